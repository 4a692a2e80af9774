var s = 0.0
var n = 0
for i in 0..<10_000_000 {
  s = s + Double(i) * 0.5
  if i % 3 == 0 { n += 1 }
}
print(s, n)
