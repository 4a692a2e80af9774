// swift-version: 5
// Methods named on their type, with labels in the name or in the second call; ranges of members; subscripts to set.
struct P {
  var x = 1
  func moved(by n: Int) -> Int { x + n }
  func two(_ a: Int, b: Int) -> Int { a * 10 + b + x }
  static func zero() -> Int { 0 }
}
print(P.moved(by:)(P())(3), P.moved(P())(by: 2), P.two(P())(1, b: 2), P.zero())
let f = P.two(_:b:)
print(f(P())(1, 2))
let m = P(x: 5).two(_:b:)
print(m(3, 4))
print([P(x: 1), P(x: 2)].map(P.moved).map { $0(3) })
enum R: Int, Comparable {
  case one, two, three, four
  static func < (a: R, b: R) -> Bool { a.rawValue < b.rawValue }
}
for r in [R.one, .two, .three, .four] {
  switch r {
  case .one ..< .two: print("first")
  case .two ... .three: print("middle")
  case .four...: print("last")
  default: print("none")
  }
  if case ...(.two) = r { print("low") }
  print((.two ... .three) ~= r)
}
struct Q {
  var d = [1, 2]
  subscript(i: Int) -> Int { d[i] }
  subscript<T>(i: T) -> String {
    get { "g" }
    set { print("set", newValue) }
  }
}
var q = Q()
q[0] = "x"
print(q[0] + 1)
struct Table {
  private var s: [String: Any] = [:]
  subscript<T>(key: String) -> T? {
    get { s[key] as? T }
    set { s[key] = newValue }
  }
  subscript(path: String...) -> String { path.joined(separator: "/") }
}
var t = Table()
t["a"] = 5
let a: Int? = t["a"]
print(a as Any, t["x", "y"])
enum Ex: ExpressibleByIntegerLiteral {
  case num(Int)
  indirect case bin(Ex, Ex)
  init(integerLiteral v: Int) { self = .num(v) }
  static func ~= (p: Int, e: Ex) -> Bool { if case .num(p) = e { true } else { false } }
  var s: String {
    switch self {
    case 0: "zero"
    case .bin(0, let a): "0+\(a)"
    default: "?"
    }
  }
}
print((0 as Ex).s, Ex.bin(0, 3).s, Ex.num(2).s)
extension Array where Element == Int {
  static func + (a: [Int], b: Int) -> [Int] {
    var c = a
    c.append(b)
    return c
  }
}
print([1, 2] + 3, [1] + [2], [1] + [2] + 4)
