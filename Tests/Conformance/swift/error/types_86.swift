let d = ["a": 1]
print(d[5] ?? 0)
