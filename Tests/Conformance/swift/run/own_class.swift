// `Self` in a class is the class of the object that the code runs for: in casts, patterns, lists, and where a
// member is named without its type. Labels: `break` and `continue` lead to the statement that is named.
class Shape: CustomStringConvertible {
  var size = 1
  required init() {}
  class var standard: Self { .init() }
  static func make(_ count: Int) -> [Shape] { (0..<count).map { _ in Self() } }
  func another() -> Self {
    let made: Self = .init()
    made.size = size + 1
    return made
  }
  func called() -> Self { { .init() }() }
  func chosen(_ grows: Bool) -> Self { grows ? .standard : another() }
  func made() -> Self {
    let make: () -> Self = { .init() }
    let typed = { () -> Self in .init() }
    var last: Self? = make()
    last?.size = 5
    last = .init()
    return last ?? typed()
  }
  func maybe(_ shape: Shape) -> Self? { shape as? Self }
  func isSame(as other: Shape) -> Bool {
    guard let other = other as? Self else { return false }
    return other.size == size
  }
  func like(_ shapes: [Shape]) -> Int { shapes.filter { $0 is Self }.count + shapes.compactMap { $0 as? Self }.count }
  func word(_ any: Any) -> String {
    switch any {
    case let shape as Self: "own \(shape.size)"
    case is Shape: "another's"
    default: "none"
    }
  }
  func known(_ any: Any) -> Bool { if case is Self = any { true } else { false } }
  var description: String { "\(type(of: self))(\(size))" }
}
class Circle: Shape { var radius = [7] }
let (shape, circle) = (Shape(), Circle())
print(shape.another(), circle.another(), circle.called(), circle.called().radius)
print(circle.chosen(true).radius, circle.chosen(false), circle.made().radius, Circle.standard.radius)
print(Circle.make(2), shape.maybe(circle) as Any, circle.maybe(shape) as Any)
print(shape.isSame(as: circle), circle.isSame(as: shape), circle.isSame(as: circle))
print(shape.like([shape, circle]), circle.like([shape, circle]))
print(shape.word(circle), circle.word(shape), circle.word(circle), circle.word(1), circle.known(shape), shape.known(circle))

struct Stack: Equatable {
  var items = [Int]()
  static func pair() -> [Self] {
    var all = [Self]()
    all.append(Self())
    all.append(.init(items: [2]))
    return all
  }
  static func table() -> [String: Self] { [String: Self]() }
  func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
print(Stack.pair(), Stack.table(), Stack().isSame(as: Stack()), Stack().isSame(as: 2))

struct Oops: Error {}
for n in 1...3 {
  way: switch n {
  case 1: break
  case 2: break way
  default: print("case", n)
  }
  print("on", n)
}
func tries(_ limit: Int) -> Int {
  var count = 0
  attempt: do {
    count += 1
    if count < limit { throw Oops() }
    if count == limit { continue attempt }
    print("did", count)
  } catch {
    print("caught", count)
    if count == 3 { break attempt }
    continue attempt
  }
  return count
}
print(tries(2), tries(9))
