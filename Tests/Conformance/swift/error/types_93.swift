var x = 1
x += 2.5
print(x)
