// Streams of text, what writes itself to them, and the literals of characters.

struct Log: TextOutputStream {
  var pieces: [String] = []
  mutating func write(_ text: String) { pieces.append(text) }
}
final class Shouter: TextOutputStream {
  var text = ""
  func write(_ more: String) { text += more.uppercased() }
}
var log = Log()
print(1, "b", to: &log)
"hey".write(to: &log)
Character("c").write(to: &log)
"xyz".dropFirst().write(to: &log)
("u" as Unicode.Scalar).write(to: &log)
print(log.pieces)
var shouter = Shouter()
print("ab", 2, terminator: "!", to: &shouter)
print(shouter.text)

struct Tag: TextOutputStreamable {
  let name: String
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<")
    print(name, terminator: ">", to: &target)
  }
}
struct Both: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
class Node: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream { target.write("node") }
}
enum State: TextOutputStreamable {
  case on
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("is on") }
}
print(Tag(name: "a"), [Tag(name: "b")], "\(Tag(name: "c"))", String(describing: Tag(name: "d")))
print(Both(), [Both()], Node(), ["k": Node()], State.on as State?, State.on)
debugPrint(Both(), Tag(name: "e"))
var text = ""
Tag(name: "f").write(to: &text)
print(Both(), to: &text)
func all<T: TextOutputStreamable>(_ items: [T]) -> String {
  var result = ""
  for item in items { item.write(to: &result) }
  return result
}
let any: any TextOutputStreamable = "boxed"
any.write(to: &text)
print(text, all(["a", "b"]), all([Tag(name: "x"), Tag(name: "y")]))

struct Grade: ExpressibleByUnicodeScalarLiteral, Equatable {
  let scalar: Unicode.Scalar
  init(unicodeScalarLiteral value: Unicode.Scalar) { scalar = value }
}
struct Tile: ExpressibleByExtendedGraphemeClusterLiteral {
  let character: Character
  init(extendedGraphemeClusterLiteral value: Character) { character = value }
}
struct Name: ExpressibleByStringLiteral {
  let name: String
  init(stringLiteral value: String) { name = value }
}
let grades: [Grade] = ["A", "é"], tile: Tile = "🇩🇪"
print(grades, grades.contains("A"), tile, Grade(unicodeScalarLiteral: "q").scalar.value)
func made<T: ExpressibleByExtendedGraphemeClusterLiteral>(_ type: T.Type) -> T { "m" }
func least<T: ExpressibleByUnicodeScalarLiteral>(_ type: T.Type) -> T { "l" }
print(made(String.self), made(Character.self), made(Tile.self), made(Name.self), least(Unicode.Scalar.self), least(Grade.self))
print(String(stringLiteral: "s"), Character(extendedGraphemeClusterLiteral: "x"), Int(integerLiteral: 3))
print(Double(floatLiteral: 2.5), Double(integerLiteral: 2), Bool(booleanLiteral: true))
let scalar: Unicode.Scalar = "é"
print(scalar.escaped(asASCII: true), scalar.escaped(asASCII: false), Array(scalar.utf8), Array(scalar.utf16))
enum Letter: Unicode.Scalar { case a = "a", e = "é" }
print(Letter.e.rawValue, Letter(rawValue: "a")!, Letter(rawValue: "x") as Any)
print(String(validating: [104, 105] as [UInt8], as: UTF8.self) as Any, String(validating: [255] as [UInt8], as: UTF8.self) as Any)
print(UInt16(bigEndian: 1), UInt16(littleEndian: 1))
