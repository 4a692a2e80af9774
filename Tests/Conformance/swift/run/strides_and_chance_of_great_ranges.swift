struct LCG: RandomNumberGenerator { var s: UInt64
  mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
func f() {
  var lcg = LCG(s: 42)
print((0..<100).randomElement(using: &lcg)!)
print((0...100).randomElement(using: &lcg)!)
print((0..<1_000_000_000).randomElement(using: &lcg)!)
print((Int32.min...Int32.max).randomElement(using: &lcg)!)
print((Int.min..<(-65)).randomElement(using: &lcg) ?? 1)
print((UInt64.min..<5_000_000_000_000_000_000).randomElement(using: &lcg) ?? 1)
print((UInt8.min...UInt8.max).randomElement(using: &lcg) ?? 1)
print(Array("hello").randomElement(using: &lcg)!, "hello".randomElement(using: &lcg)!, [1:2].randomElement(using: &lcg)!)
print((0..<1_000_000_000).count)
for x in stride(from: UInt64.max / 2, to: UInt64.max, by: Int.max / 3) { print(x) }
for x in stride(from: UInt64.max, through: 5, by: -Int.max) { print(x) }
for x in stride(from: Int8.max, through: Int8.min, by: -100) { print(x) }
for x in stride(from: UInt(5), through: 0, by: -3) { print(x) }
}
f()
