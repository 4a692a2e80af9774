// What a value is of is told by what stands around it: literals in operators, functions in arguments, places in calls.

// Literals that have no such operator themselves take the one of the type expected.
indirect enum Term: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
  case number(Int), name(String), sum(Term, Term), product(Term, Term)
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .name(value) }
  static func + (a: Term, b: Term) -> Term { .sum(a, b) }
  static func * (a: Term, b: Term) -> Term { .product(a, b) }
  var description: String {
    switch self {
    case .number(let n): "\(n)"
    case .name(let s): s
    case .sum(let a, let b): "(\(a) + \(b))"
    case .product(let a, let b): "\(a) * \(b)"
    }
  }
}
let double: Term = "x" * 2
let line: Term = 1 + "x" * 2
func show(_ term: Term) { print(term) }
func made() -> Term { 2 * "y" + 3 }
print(double, line, made())
show("a" + 1)

// An operator tells what an implicit member is one of.
struct Vector: AdditiveArithmetic, CustomStringConvertible {
  var x = 0, y = 0
  static let zero = Vector()
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  var description: String { "<\(x), \(y)>" }
}
let v = Vector(x: 1, y: 2)
print([v, v, .zero].reduce(.zero, +), +v)
print([1, 2, 3].reduce(.zero, +))
print([2.5, 1].reduce(.zero, +))

// An initializer as an argument: its requirements say what it makes.
print("ab cd".split(separator: " ").map(Array.init))
print([1...3, 5...6].map(Array.init))
print([[3, 3, 1], [2, 2]].map(Set.init).map(\.count))
struct Letters: Collection {
  var text = ["a", "b", "c", "d"]
  var startIndex: Int { 0 }
  var endIndex: Int { text.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> String { text[i] }
}
print(Letters().split(separator: "b").map(Array.init))
print(["k": [1, 2]].mapValues(Array.init))
print(["ab", "c"].flatMap(Array.init), ["1", "x"].compactMap(Int.init))

// Types in parentheses.
protocol Shape {}
struct Square: Shape {}
print(((Int) -> Int).self, (any Shape).self, ((Int, String) -> Void).self)
let kind = (any Shape).self
print(kind, Square() is any Shape)

// A lazy property changes the structure that has it; others may be read and changed beside it.
struct Page {
  lazy var words = text.count + extra
  lazy var extra = 10
  var text = [1, 2, 3], limit = 2
  mutating func cut() {
    text.removeAll { $0 > limit }
    swap(&limit, &text[0])
  }
}
var page = Page()
let count = { page.words }
print(count(), page.extra)
page.cut()
print(page.text, page.limit)

func change(_ n: inout Int, _ body: () -> Void) {
  body()
  n += 1
}
func both(_ a: inout Int, _ b: inout Int) { (a, b) = (b * 10, a * 10) }
func all() {
  var (a, b, pair, page) = (1, 2, (3, 4), Page())
  both(&a, &b)
  both(&pair.0, &pair.1)
  both(&page.text[0], &page.limit)
  change(&a) { b += 1 }
  change(&a) { [a] in print("was", a) }
  change(&page.limit) { page.text.append(9) }
  print(a, b, pair, page.text, page.limit)
  var lists = [1: [2]]
  lists[1, default: []].append(contentsOf: lists[1]!.map { $0 + b })
  print(lists, Int.max - 1, UInt8.max &+ 1, Double(a) / 0)
}
all()

// A function of several values where one of a tuple is wanted.
struct Person { let name: String, age: Int }
func greeting(_ name: String, _ age: Int) -> String { "\(name) is \(age)" }
func tell(_ name: String, _ age: Int) { print(name, age) }
func checked(_ name: String, _ age: Int) throws -> Int { age }
let (names, ages) = (["Ann", "Bob"], [31, 42])
print(zip(names, ages).map(Person.init).map(\.age))
print(zip(names, ages).map(greeting), zip(ages, ages).map(max))
zip(names, ages).forEach(tell)
print(try zip(names, ages).map(checked), ["a": 1].map(greeting))
