// The next number is made before the one at hand is given out.
for small in stride(from: UInt8(5), through: 0, by: -3) { print(small) }
for step in [100, 90] {
  print(Array(stride(from: Int8(28), through: 127, by: step)))
}
for number in stride(from: Int8(-28), through: 127, by: 156) {
  print(number)
}
