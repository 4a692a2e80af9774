let n = [1, 2].reduce(0) { $0 }
print(n)
