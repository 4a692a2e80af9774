let xs = [3, 1].sorted { $0 }
print(xs)
