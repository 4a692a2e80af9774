let a = 5 == "5"
print(a)
