// An operator in parentheses is called like a function.
print((+)(1, 2), (<)(1, 2), (-)(5, 2.5), (==)("a", "b"), (+)("a", "b"), (+)([1], [2]), (%)(7, 3))
let product: Double = (*)(2, 3)
print(product, (!)(true), (~)(7), (...)(1, 3), ((+))(1, 2))
var n = 3
(+=)(&n, 4)
(*=)(&n, 2)
print(n)
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
print((**)(2, 5), [1, 2].reduce(0) { (+)($0, $1) }, zip([1, 2], [3, 4]).map { (*)($0, $1) })
print([(+), (-)].map { (op: (Int, Int) -> Int) in op(5, 2) })
// Of functions that differ in their results, a loop takes the one that gives something to go through.
func values() -> Int { 1 }
func values() -> [String] { ["a", "b"] }
for value in values() { print(value) }
for (i, value) in values().enumerated() where i > 0 { print(value) }
// A script's own vectors
struct Vector: ExpressibleByArrayLiteral, Comparable {
  var parts: [Int]
  init(arrayLiteral parts: Int...) { self.parts = parts }
  static func + (l: Vector, r: Vector) -> Vector {
    var sum: Vector = []
    sum.parts = zip(l.parts, r.parts).map(+)
    return sum
  }
  static func < (l: Vector, r: Vector) -> Bool { l.parts.count < r.parts.count }
}
let v: Vector = [3, 4]
print([[1, 2], v].reduce([0, 0], +).parts)
let range: ClosedRange<Vector> = [1]...[3]
print(range.contains([2]), range.lowerBound.parts)
// A generic operator of the script's own, told by what is wanted
func | <T: Hashable>(l: Set<T>, r: Set<T>) -> Set<T> { l.union(r) }
let both: Set<Int> = [3] | [4]
print(both.sorted())
// nil alone in a list
print([nil].map { $0 })
print([[nil]])
for x in [nil] { print(x as Any) }
