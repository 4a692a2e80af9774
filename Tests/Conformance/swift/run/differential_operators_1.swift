// Operators that a program declares for types of the library.
infix operator **: MultiplicationPrecedence
infix operator <+>
prefix operator √
extension Int {
  static func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
}
extension Double {
  static func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1.0) { r, _ in r * a } }
  static prefix func √ (x: Double) -> Double { x.squareRoot() }
}
extension String {
  static func <+> (a: String, b: String) -> String { a + " " + b }
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}
extension Array {
  static func <+> (a: [Element], b: Element) -> [Element] { a + [b] }
}
print(2 ** 8, 1 + 2 ** 3, 2.5 ** 2, √16, √(2 + 2))
print("a" <+> "b", "ab" * 3, [1, 2] <+> 3)
let n = 3
print(n ** 2, 2 ** n, (1...4).map { $0 ** 2 }, [1.5].map { $0 ** 2 })
