// Texts that are known before anything runs; where a call stands as a literal of a type of one's own.
let s: StaticString = "abc"
print(s, [s], "\(s)", s.description, s.utf8CodeUnitCount, s.isASCII, type(of: s), s.debugDescription)
let t: StaticString = "é"
print(t.utf8CodeUnitCount, t.isASCII, String(describing: t), StaticString().description.isEmpty)
func fail(_ message: String = "", function: StaticString = #function, line: UInt = #line) { print(message, function, line) }
func outer() { fail("x") }
outer()
struct Tag: ExpressibleByStringLiteral { let text: String; init(stringLiteral value: String) { text = "<" + value + ">" } }
func place(_ tag: Tag = #function) { print(tag.text) }
func caller() { place(); place("own") }
caller()
