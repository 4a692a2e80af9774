let identity = { $0 }
print(identity(3))
