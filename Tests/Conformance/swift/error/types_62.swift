func f() -> String { 5 }
print(f())
