let a: [Int] = 5
print(a)
