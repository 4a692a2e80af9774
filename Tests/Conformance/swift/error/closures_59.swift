let xs = [1, 2].filter { $0 }
print(xs)
