let s = "x"
print(s.toUpperCase())
