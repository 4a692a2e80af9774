let d = ["a": 1]
print(d.key)
