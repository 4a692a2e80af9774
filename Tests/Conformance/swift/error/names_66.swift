if true { let k = 1; print(k) }
print(k)
