// A required initializer that a subclass of a generic class overrides is what metatypes of the class call.
class Base<T> {
  var value: T
  required init(_ value: T) { self.value = value }
  static func make(_ value: T) -> Self { Self(value) }
  func again() -> Self { type(of: self).init(value) }
}
class Counted: Base<Int> {
  required init(_ value: Int) { super.init(value + 1) }
}
class Loud<U>: Base<U> {
  required init(_ value: U) {
    print("Loud", value)
    super.init(value)
  }
}
print(Counted.make(4).value, Counted(1).again().value)
let made: Base<Int>.Type = Counted.self
print(made.init(5).value)
print(Loud<String>.make("a").again().value)

// nil beside a value of a type that nil may be written for is one of those.
enum JSON: ExpressibleByNilLiteral, Equatable {
  case null, number(Int)
  init(nilLiteral: ()) { self = .null }
}
let values = [JSON.number(1)]
func value(at index: Int) -> JSON? { values.indices.contains(index) ? values[index] : nil }
func plain(_ isKnown: Bool) -> JSON { isKnown ? values[0] : nil }
print(value(at: 0) as Any, value(at: 1) as Any, plain(false))
print([JSON.number(2), nil], ["a": JSON.number(3), "b": nil].count)
let none: JSON? = nil
print(none as Any, [nil, JSON.null] as [JSON?])
print(Optional(5).flatMap { values.indices ~= $0 ? values[$0] : nil } as Any)
