let x: UInt = -1
print(x)
