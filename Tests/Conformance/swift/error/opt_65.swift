func f() -> Int { return nil }
print(f())
