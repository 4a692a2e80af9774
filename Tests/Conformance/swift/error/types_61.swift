func f() -> Int { return "a" }
print(f())
