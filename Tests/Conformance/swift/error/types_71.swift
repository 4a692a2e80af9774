let x = true ? 1 : "a"
print(x)
