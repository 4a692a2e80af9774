let x: Int = nil
print(x)
