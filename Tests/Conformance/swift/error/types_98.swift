let xs = [1, 2].map { $0.foo }
print(xs)
