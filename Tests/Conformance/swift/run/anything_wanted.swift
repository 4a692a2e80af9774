// Where anything is wanted: what a call makes is told by its arguments, what a literal is by what stands beside it.
func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T }
class Shape { required init() {} }
class Circle: Shape {}
func make<T: Shape>(_ type: T.Type) -> T { T() }
struct Entry {
  var score: Double?
  var weight = 2.0
  func rating() -> Double? { nil }
}

func typed() {
  print(cast("s", to: Int.self) ?? 0, cast(4, to: Int.self) ?? 0, cast(4, to: Int.self) as Any)
  let shape: Shape = make(Circle.self)
  let shapes: [Shape] = [make(Circle.self)]
  print(type(of: shape), type(of: shapes[0]))
}
typed()

func chained() {
  let entry: Entry? = nil
  let entries: [Entry] = []
  print(entry?.score ?? 0, entry?.weight ?? 0, entry?.rating() ?? 1, entries.first?.score ?? 2, entries.first?.weight ?? 2)
  let text: String? = nil
  print(text.flatMap { Double($0) } ?? 2, text.flatMap(Double.init) ?? 1, text.map { Double($0.count) } ?? 3)
  let table: [String: [Double]] = [:]
  print(table["a"]?.first ?? 0, table["a"]?[0] ?? 0, table["a"]?.max() ?? 0)
  let numbers: [Double] = []
  print(numbers.first ?? 1, numbers.dropFirst().first ?? 1, numbers.max() ?? 1, numbers.filter { $0 > 1 }.first ?? 1)
}
chained()

enum Failure: Error { case always }
func failing() throws -> Double { throw Failure.always }
print((try? failing()) ?? 4)

func noNumbers(_ zero: Double) {
  let a = 0.0, b = 0.0
  print(0.0 / 0, a / b, Double(0) / 0, Float(0) / Float(0), 1e308 * 10 - 1e308 * 10, zero / zero, [0.0].map { $0 / 0 })
  let infinity = 1.0 / 0.0
  print(infinity, infinity - infinity, -infinity, infinity * 0)
}
noNumbers(0)
