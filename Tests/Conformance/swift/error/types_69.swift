let d: [String: Int] = ["a": "b"]
print(d)
