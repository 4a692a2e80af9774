// Values of `any P` given to generic initializers, and their types to functions that take types.
protocol Shape {
  init()
  var n: Int { get }
}
struct Square: Shape { var n = 1 }
final class Round: Shape {
  var n = 2
  init() {}
}
struct Sink {
  let name: String
  init<T: Shape>(_ shape: T) { name = "\(T.self) \(shape.n)" }
}
struct Holder {
  var n: Int
  init?(_ shape: some Shape) {
    guard shape.n > 1 else { return nil }
    n = shape.n
  }
}
class Label {
  let text: String
  init<T: Shape>(shape: T, label: String) { text = "\(T.self) \(label)" }
}
let shapes: [any Shape] = [Square(), Round()]
for shape in shapes {
  print(Sink(shape).name, Holder(shape)?.n ?? 0, Label(shape: shape, label: "x").text)
}
func made<T: Shape>(_ type: T.Type) -> String { "\(T.self) \(T().n)" }
let types: [any Shape.Type] = [Square.self, Round.self]
print(types.map { made($0) }, made(Square.self), type(of: types[1]), type(of: type(of: shapes[0])))

// `.self` of whatever it is changes nothing.
func twice(_ x: Int) -> Int { x * 2 }
struct Plain { var a = 1; func m() -> Int { 2 } }
print.self(twice.self(3), max.self(1, 2), abs.self(-3), Plain().m.self(), Plain.self.init().self.a, (1 + 2).self)
let h = twice.self
print(h(4))
