let f: (Int) -> Int = { (a: Int, b: Int) in a + b }
print(f(1))
