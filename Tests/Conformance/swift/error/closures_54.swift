let f: (Int, Int) -> Int = { $0 }
print(f(1, 2))
