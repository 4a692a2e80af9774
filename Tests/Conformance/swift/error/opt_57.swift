let a = Int("5")
let b = a * 2
print(b)
