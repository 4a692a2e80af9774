let a = []
print(a)
