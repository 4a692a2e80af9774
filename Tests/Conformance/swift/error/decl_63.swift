let x: Int
let y = x + 1
print(y)
