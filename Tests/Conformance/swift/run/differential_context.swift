// Found by random programs: where a type comes from.
enum Way: String, CaseIterable { case north, south, east }
enum Mark: Equatable { case dot, circle(Double) }
let way = Way.south
print([.north, .south].contains(way), [.north, .east].contains(way))
print(true ? .circle(2) : Mark.dot, false ? Mark.circle(1) : .dot)
var totals: [String: Int] = [:]
totals["a"] = [1, 2].reduce(0, +)
let sum: Double? = [1.5].reduce(0, +)
let last: Int? = [1, nil, 3].reduce(nil) { $1 ?? $0 }
let small: Int8? = max(3, 4)
func same<T>(_ x: T) -> T { x }
let a: Int? = same(3), b: Int? = same(nil), c: Int? = same(Optional(4)), d: Double? = same(3)
print(totals, sum as Any, last as Any, small as Any, a as Any, b as Any, c as Any, d as Any)
func positive(_ x: Int) -> Int {
    guard x > 0 else { fatalError() }
    return x
}
print(positive(3))
let zero = 0.0
print(String(zero / zero), (zero / zero).description, (-Double.nan).magnitude)
