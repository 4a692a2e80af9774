class Box {
  fileprivate var n = 1
  fileprivate(set) var m = 2
  private(set) var k = 3
  fileprivate func double() -> Int { n * 2 }
  func bump() { k += 1 }
}
struct Pair {
  fileprivate var a = 1, b = 2
  fileprivate init(_ x: Int) { a = x }
}
extension Box {
  fileprivate var sum: Int { n + m + k }
}
let box = Box()
box.n = 5
box.m = 6
box.bump()
print(box.n, box.m, box.k, box.double(), box.sum)
var pair = Pair(7)
pair.b = 9
print(pair.a, pair.b)
let t: (x: Int, y: Int) = (y: 1, x: 2)
print(t)
_ = box.sum
for _ in 0..<2 { print("x") }
