let a: [Int] = [1, "b"]
print(a)
