// What may stand in an interpolation beside one value: `default:`, and what extensions add.
struct Spot { var x = 1 }
extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ spot: Spot) { appendInterpolation("at \(spot.x)") }
  mutating func appendInterpolation<T>(_ value: T?, or text: String) {
    if let value { appendInterpolation(value) } else { appendLiteral(text) }
  }
}
extension String.StringInterpolation {
  mutating func appendInterpolation(hex number: Int) { appendLiteral(String(number, radix: 16)) }
  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) {
    guard condition else { return }
    appendLiteral(text())
  }
  mutating func appendInterpolation(repeat text: String, _ count: Int = 2) {
    for _ in 0..<count { appendLiteral(text) }
  }
  mutating func appendInterpolation(small number: Int) throws {
    if number > 9 { throw Large(number: number) }
    appendInterpolation(number)
  }
}
struct Large: Error { let number: Int }
let nothing: Int? = nil
let text = "a\(1)b\(hex: 255)c"
print(text, text.count, "\(Spot()) \(nothing, or: "none") \(Int("3"), or: "-") \(1 + 1) \(Spot(x: 4).x)")
print("\(if: true, "yes")\(if: false, "no")|\(repeat: "ab")|\(repeat: "x", 3)")
func say(_ word: String) -> String {
  print("asked for", word)
  return word
}
let word: String? = "hi"
let deep: Int?? = .some(nil)
print("\(nothing, default: "none") \(word, default: say("x")) \(Int("4"), default: "?") \(deep, default: "d")")
print("\(nothing, default: say("z"))|\(5, default: say("q"))")
do {
  print(try "\(small: 4)")
  print(try "\(small: 14)")
} catch {
  print("caught", error)
}
var grown = DefaultStringInterpolation(literalCapacity: 2, interpolationCount: 1)
grown.appendLiteral("a")
grown.appendInterpolation(5)
print(grown, type(of: grown))
grown.write("z")
print(String(stringInterpolation: grown))
func describe(_ number: Int) -> String { "<\(number, or: "x") \(hex: number)>" }
print(describe(30), [1, 20].map { "\(hex: $0)" })
