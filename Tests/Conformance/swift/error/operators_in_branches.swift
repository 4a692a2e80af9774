let isGain = true
let change: (Int, Int) -> Int = isGain ? (+) : (-)
print(change(1, 2))
