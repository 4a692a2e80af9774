let f = { x in x }
print(f(1))
