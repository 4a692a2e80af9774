let x: Double = 5
let y: Int = x
print(y)
