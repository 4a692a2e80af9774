func f() -> Int { while true { break } }
print(f())
