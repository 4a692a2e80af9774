let f: (Int) -> Int = { $0 > 1 }
print(f(1))
