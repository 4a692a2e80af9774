let a = "n: " + 5
print(a)
