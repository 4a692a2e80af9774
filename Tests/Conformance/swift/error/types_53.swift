let d: Int = 1.5
print(d)
