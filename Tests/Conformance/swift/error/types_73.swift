let x = -"a"
print(x)
