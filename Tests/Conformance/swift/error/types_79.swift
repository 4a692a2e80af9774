let f: (Int) -> Int = { "a" }
print(f(1))
