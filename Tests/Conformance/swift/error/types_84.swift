let (a, b) = 5
print(a, b)
