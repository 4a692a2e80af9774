let d: [String: Int] = [1: 1]
print(d)
