// Natural extensions of the library's types.
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <> : AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }
  static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case (let x, nil): x; case (nil, let y): y } } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2, 3]]), fold([1, nil, 4] as [Int?]) as Any)
extension Sequence where Element: Monoid { func concat() -> Element { reduce(Element.empty) { $0 <> $1 } } }
print(["x", "y"].concat(), (1...4).concat())
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
print([1, 2].sum(), [0.5, 1].sum(), (1...10).sum())
extension Collection where Element: BinaryInteger { var average: Double { isEmpty ? 0 : Double(reduce(0) { $0 + Int($1) }) / Double(count) } }
print([1, 2, 4].average)
extension Array where Element: Equatable { func uniq() -> [Element] { var r: [Element] = []; for x in self where !r.contains(x) { r.append(x) }; return r }
  mutating func remove(_ e: Element) { if let i = firstIndex(of: e) { remove(at: i) } } }
var u = [1, 1, 2, 3, 2].uniq(); u.remove(2); print(u)
extension Dictionary where Value: Comparable { var keysByValue: [Key] { sorted { $0.value < $1.value }.map(\.key) } }
print(["a": 3, "b": 1, "c": 2].keysByValue)
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2, 3, 4, 5].chunked(2), [1, 2][safe: 5] as Any)
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(to: 0...10), (-1.5).clamped(to: 0...1), "q".clamped(to: "a"..."f"))
extension Int { var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }
  static func random2() -> Int { 4 } }
print((1...20).filter(\.isPrime)); 3.times { print($0, terminator: ",") }; print()
extension String { var isPalindrome: Bool { let l = lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
  func repeated(_ n: Int) -> String { String(repeating: self, count: n) }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("A man, a plan".isPalindrome, "Racecar".isPalindrome, "ab".repeated(2), "hello"[1])
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let ns: String? = nil; print(ns.orEmpty.count)
extension Bool { var int: Int { self ? 1 : 0 } }; print(true.int)
