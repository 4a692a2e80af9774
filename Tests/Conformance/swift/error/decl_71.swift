func f() -> Int { let x = 1 }
print(f())
