let t: (Int, Int) = (1, 2, 3)
print(t)
