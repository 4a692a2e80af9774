let f = { (x: Int) in x }
print(f(y))
