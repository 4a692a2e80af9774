// Of an `any Sequence` nothing is known of the elements.
func show(_ s: any Sequence) {
  var parts: [String] = []
  for x in s { parts.append("\(x)") }
  print(parts.joined(separator: " "), s.map { "<\($0)>" }, s.contains { $0 is Int })
  print(s.filter { ($0 as? Int ?? 0) > 1 }.count, s.reversed().count, s.first { $0 is String } as Any)
}
show([1, 2])
show(["a": 1])
show("xy")
show([1, "s"] as [Any])
show(0..<3)
struct Point: Equatable {
  var x = 0
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x) }
}
extension Optional where Wrapped == Point {
  static func + (a: Point?, b: Point?) -> Point? {
    guard let a, let b else { return a ?? b }
    return a + b
  }
}
let a: Point? = Point(x: 1)
let b: Point? = nil
print((a + b)!, Point(x: 2) + Point(x: 3), (a + a)!.x)
struct Bag: ExpressibleByArrayLiteral {
  var items: [Int]
  init(arrayLiteral items: Int...) { self.items = items }
}
let bag: Bag = [1]
print([bag, [2, 3]].map(\.items), [[4], bag].count)
let set: Set = [1]
print([set, [2]].map(\.count), [[5], [6, 7]])
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let next = \Point.x >>> { $0 + 1 }
print(next(Point(x: 3)))
