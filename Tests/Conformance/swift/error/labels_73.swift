let xs = [3, 1].map()
print(xs)
