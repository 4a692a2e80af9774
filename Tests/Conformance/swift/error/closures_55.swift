let f = { (a: Int) -> String in a }
print(f(1))
