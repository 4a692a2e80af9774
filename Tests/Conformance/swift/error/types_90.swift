let x: Int8 = 300
print(x)
