func f() -> Int { return }
print(f())
