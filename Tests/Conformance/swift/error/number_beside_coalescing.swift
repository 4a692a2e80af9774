let count: Int? = 4
let sizes = [count.map(Double.init) ?? 0.5, 1]
print(sizes)
