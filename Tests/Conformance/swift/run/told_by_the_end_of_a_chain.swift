// What a closure gives, or a literal of members holds, may only be told by what is made of it.
enum Way: Hashable, CaseIterable { case n, e, s, w }
struct Parser<A> {
  let run: (inout Substring) -> A?
  func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { Parser<B> { text in self.run(&text).map(f) } }
}
struct Box<T> {
  var value: T
  var list: [T] { [value] }
  func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) }
  subscript(i: Int) -> T { value }
}
enum Token: Equatable { case number(Int), word(String), none }
let digit = Parser<Int> { text in
  guard let c = text.first, let n = c.wholeNumberValue else { return nil }
  text.removeFirst()
  return n
}
var text: Substring = "42x"
let token: Token? = digit.map { .number($0) }.run(&text)
print(token as Any)
if let next: Token = digit.map({ $0 > 3 ? .number($0) : .word("few") }).run(&text) { print(next) }
let numbers = [1, 2, 3]
let back: [Way] = numbers.map { $0 > 1 ? .n : .e }.reversed()
let way: Way = numbers.map { _ in .s }[0]
let any: Way? = numbers.map { _ in .w }.randomElement()
let list: [Way] = Box(value: 1).map { _ in .n }.list
let one: Way = Box(value: 1).map { $0 > 1 ? .s : .w }.value
let at: Way = Box(value: 1).map { _ in .e }[7]
print(back, way, any as Any, list, one, at)
let pairs: [(Int, Way)] = numbers.map { ($0, .s) }.sorted { $0.0 > $1.0 }
print(pairs.map(\.0), pairs[0].1)
// Literals of members
print([.n: 1, .s: 2][way] ?? 0, [.n, .s].firstIndex(of: way) ?? -1, [.n, .e].contains(way))
print([Way.n, .s].map { [.n: 1, .s: 2][$0]! })
func turned(_ way: Way) -> Way { way == .n ? .e : .n }
print([.n, .s].map(turned), [.n, .e].map { (way: Way) in way == .n })
struct Log {
  var all: [Way] = []
  mutating func add(_ way: Way) { all.append(way) }
  func show(_ way: Way) { print("show", way) }
}
[.n, .w].forEach(Log().show)
let boxes: [Box<Way>] = [.n, .s].map(Box.init)
print(boxes.map(\.value))
let flat: [Way] = [[.s], [.n, .e]].flatMap { $0 }
let joined: [Way] = Array([[.s], [.n]].joined())
let zipped: [(Int, Way)] = zip(numbers, [.s, .n]).map { ($0, $1) }
print(flat, joined, zipped.map(\.1))
print(["a": Way.n] == ["a": .n], numbers.map { _ in .s } == [Way.s, .s, .s], numbers.map { _ in .s } + [Way.n])
// What a sum begins with, the closure may tell.
struct Point {
  var x = 0
  static func at(_ x: Int) -> Point { Point(x: x) }
  static func + (a: Point, b: Point) -> Point { .at(a.x + b.x) }
}
let steps: [(Point) -> Point] = [{ $0 + .at(1) }, { _ in .at(5) }, { $0 + $0 }]
print(steps.reduce(.at(1)) { $1($0) })
