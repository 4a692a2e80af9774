let n: Itn = 3
print(n)
