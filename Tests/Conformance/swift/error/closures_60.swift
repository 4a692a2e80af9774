let xs = [1, 2].map { x -> String in x * 2 }
print(xs)
