func f() -> Int { }
print(f())
