// Of several defaults that extensions give, the one that asks for most of the type meets the requirement.
protocol Shape {
  func name() -> String
  var sides: Int { get }
  static var kind: String { get }
}
protocol Regular: Shape {}
extension Shape {
  func name() -> String { "shape" }
  var sides: Int { 0 }
  static var kind: String { "any" }
}
extension Shape where Self: Regular {
  func name() -> String { "regular" }
  var sides: Int { 1 }
  static var kind: String { "regular" }
}
extension Shape where Self: Equatable { func name() -> String { "equatable" } }
struct Blob: Shape {}
struct Square: Regular {}
struct Point: Shape, Equatable {}
func tell<S: Shape>(_ shape: S) -> String { "\(shape.name()) \(shape.sides) \(S.kind)" }
print(Blob().name(), Square().name(), Point().name(), Blob().sides, Square().sides, Square.kind)
print(tell(Blob()), tell(Square()), tell(Point()))
for shape in [Blob(), Square(), Point()] as [any Shape] { print(shape.name(), shape.sides, type(of: shape).kind) }

protocol A { func level() -> String }
protocol B: A {}
protocol C: B {}
extension A { func level() -> String { "A" } }
extension B { func level() -> String { "B" } }
extension C { func level() -> String { "C" } }
struct Top: C {}
struct Middle: B {}
print(Top().level(), Middle().level(), (Top() as any A).level(), (Middle() as any A).level())

// What the library gives collections depends on what they are, too.
struct Forward: MutableCollection {
  var a = [3, 1, 2, 5, 4, 9, 0]
  var startIndex: Int { 0 }
  var endIndex: Int { a.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } }
}
struct Both: MutableCollection, BidirectionalCollection {
  var a = [3, 1, 2, 5, 4, 9, 0, 7]
  var startIndex: Int { 0 }
  var endIndex: Int { a.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } }
}
var forward = Forward(), both = Both()
func part<M: MutableCollection>(_ m: inout M) -> M.Index where M.Element == Int {
  m.partition {
    print("?", $0, terminator: " ")
    return $0 > 2
  }
}
print(part(&forward), forward.a)
print(part(&both), both.a)
both.reverse()
print(both.a, both.partition { _ in true }, both.partition { _ in false })
struct Generator: RandomNumberGenerator {
  var state: UInt64 = 7
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}
struct Direct: MutableCollection, RandomAccessCollection {
  var a = [3, 1, 2, 5, 4, 9, 0, 7]
  var startIndex: Int { 0 }
  var endIndex: Int { a.count }
  subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } }
}
var direct = Direct(), generator = Generator()
direct.shuffle(using: &generator)
print(direct.a, direct.shuffled(using: &generator))
direct.sort()
print(direct.a)
