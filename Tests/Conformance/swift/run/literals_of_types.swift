// `T(literal)` is `literal as T` where the type has such literals, whatever initializers there are.
struct Name: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = "literal " + value }
  init(_ value: String) { text = "value " + value }
}
print(Name("x").text, Name("x\(1)").text, Name(("y")).text, Name.init("z").text)
let word = "w"
print(Name(word).text)

struct Note: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral value: String) { text = "literal " + value }
  init(_ value: String) { text = "value " + value }
}
print(Note("x").text, Note("x\(1)").text)

struct Flag: ExpressibleByBooleanLiteral {
  var text: String
  init(booleanLiteral value: Bool) { text = "literal" }
  init(_ value: Bool) { text = "value" }
}
print(Flag(true).text, Flag(!true).text)

struct Maybe: ExpressibleByNilLiteral {
  var text: String
  init(nilLiteral: ()) { text = "literal" }
  init(_ value: Int?) { text = "value" }
}
print(Maybe(nil).text, Maybe(3).text)

struct Length: ExpressibleByFloatLiteral {
  var text: String
  init(floatLiteral value: Double) { text = "literal \(value)" }
  init(_ value: Double) { text = "value \(value)" }
}
print(Length(1.5).text, Length(2).text, Length(-2.5).text)

struct Count: ExpressibleByIntegerLiteral {
  var text: String
  init(integerLiteral value: Int) { text = "literal \(value)" }
  init?(_ value: Int) { text = "value \(value)" }
  init(_ value: Int, by other: Int) { text = "\(value) by \(other)" }
}
print(Count(1).text, Count(-2).text, Count((3)).text, Count(1, by: 2).text)
print(Count.init(3)!.text, Count(1 + 2)!.text, Count(-(4))!.text)

struct Box<T>: ExpressibleByIntegerLiteral {
  var text: String
  init(integerLiteral value: Int) { text = "literal" }
  init(_ value: T) { text = "value" }
}
print(Box<Int>(1).text, Box<String>(2).text, Box<String>("a").text)

class Token: ExpressibleByIntegerLiteral {
  var text: String
  required init(integerLiteral value: Int) { text = "literal" }
  init(_ value: Int) { text = "value" }
}
print(Token(1).text)

extension Int { init(_ value: Int) { self = value * 10 } }
extension String { init(_ value: String) { self = value + "!" } }
print(Int(3), Int.init(3), String("3"), String.init("3"))
func seven<T: BinaryInteger>(_: T.Type) -> T { T(7) }
print(seven(UInt8.self), seven(Int.self))
print(type(of: Int("3")), type(of: Character("b")), type(of: Double(3)), type(of: Double("3")))

// Wide ones.
print(UInt64(18446744073709551615), Double(18446744073709551616), Float(99999999999999999999))
print(Double(0xFFFF_FFFF_FFFF_FFFF_FF), 0x1_0000_0000_0000_0000 as Double)
print(-99999999999999999999 as Double, -9223372036854775808)
let most: UInt64 = 18446744073709551615
print(most, most > 18446744073709551614, 18446744073709551615 - most, [1, 18446744073709551615] as [UInt64])
let wide: Double = 0b1_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000_0000
print(wide)
enum Big: UInt64 { case top = 18446744073709551615 }
print(Big.top.rawValue, Big(rawValue: 18446744073709551615) == .top, Big(rawValue: 0) as Any)
struct Real: ExpressibleByIntegerLiteral {
  var value: Double
  init(integerLiteral value: Double) { self.value = value }
}
struct Bits: ExpressibleByIntegerLiteral {
  var value: UInt64
  init(integerLiteral value: UInt64) { self.value = value }
}
print((99999999999999999999 as Real).value, (18446744073709551615 as Bits).value, Real(7).value)
enum Small: Int8 { case low = -128, next }
print(Small.next.rawValue, Small(rawValue: -128)!)
