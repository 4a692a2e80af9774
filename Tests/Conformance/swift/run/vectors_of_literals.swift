infix operator •: MultiplicationPrecedence
struct Vec: ExpressibleByArrayLiteral, Equatable, CustomStringConvertible {
  var e: [Double]
  init(arrayLiteral a: Double...) { e = a }
  init(_ a: [Double]) { e = a }
  static func + (a: Vec, b: Vec) -> Vec { Vec(zip(a.e, b.e).map { $0 + $1 }) }
  static func - (a: Vec, b: Vec) -> Vec { Vec(zip(a.e, b.e).map { $0 - $1 }) }
  static func * (k: Double, v: Vec) -> Vec { Vec(v.e.map { $0 * k }) }
  static func * (v: Vec, k: Double) -> Vec { k * v }
  static func • (a: Vec, b: Vec) -> Double { zip(a.e, b.e).map { $0 * $1 }.reduce(0, +) }
  static func += (a: inout Vec, b: Vec) { a = a + b }
  static prefix func - (v: Vec) -> Vec { -1 * v }
  var description: String { "V\(e)" }
}
func len(_ v: Vec) -> Int { v.e.count }
func g() -> Vec { [1, 2] + [3, 4] }
let v: Vec = [1, 2]
print(v + 3 * [1, 1])
print(v + (3 * [1, 1]))
print(v + [1, 2] * 2)
var w = v; w += 2 * [1, 1]; print(w)
print(v == 2 * [0.5, 1])
print([v, 2 * [1, 1]].count)
print(g(), len([1, 2] + [3, 4]))
print([1, 2] + [3, 4] + v)
print((v + v) • ([1, 1] + [1, 1]))
print(([5, 5] - [1, 2] as Vec).e)
let d: Double = [1, 2] • [3, 4]
print(d)
let u: Vec = 2 * [1, 2] - [1, 1]
print(u, -[1, 2] + v, v - [1, 1], [1, 1] - v, v • [1, 0])
// The language's own lists and texts beside such operators.
print([1, 2] + [3, 4] + [5], [[1]] + [[2], [3]], ["a"] + ["b\(len(v))"])
let sum = [1, 1] + [2, 2] + [3, 3] + [4, 4] + [5, 5] + [6, 6] + [7, 7] + [8, 8]
print(sum.count)
extension Set { static func | (a: Set, b: Set) -> Set { a.union(b) } }
let t = Set([3]) | [4]
print(t.sorted(), (t | [5]).count)
