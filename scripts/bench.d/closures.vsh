let numbers = Array(0..<1000)
var total = 0
for k in 0..<4000 {
  total += numbers.map { $0 * 2 + k }.filter { $0 % 3 == 0 }.reduce(0) { $0 + $1 }
}
print(total)
