let steps = stride(from: Int8(28), through: -128, by: -157)
print("made")
print(Array(steps))
