let a: Int = Int("5")
print(a)
