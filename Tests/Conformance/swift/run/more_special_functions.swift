// Which of several functions is called, where all take the arguments.
func over<T>(_ x: T) -> String { "generic" }
func over(_ x: Int) -> String { "int" }
func over(_ x: Int?) -> String { "int?" }
let o: Int? = 2
print(over(Optional(2)), over(Optional<Int>(2)), over(o), over(2), over(2.5), over(2 as Int?), over(nil))
print(over(Optional.some(2)), over(Int?.some(3)), over(Optional<Int>.some(4)))
struct Box<T> { var v: T; init(_ v: T) { self.v = v } }
func boxed<T>(_ x: T) -> String { "generic" }
func boxed(_ x: Box<Int>) -> String { "box" }
print(boxed(Box(2)), boxed(Box<Int>(2)), boxed(Box(2.5)))
func listed<T>(_ x: T) -> String { "generic" }
func listed(_ x: [Int]) -> String { "list" }
print(listed([2]), listed(Array([2])), listed(Array(repeating: 1, count: 2)), listed([1].map { $0 }), listed([1] + [2]))

func number(_ x: Double) -> String { "double" }
func number(_ x: Float) -> String { "float" }
func number(_ x: Int) -> String { "int" }
print(number(2.5), number(2), number(2 + 3), number(2.5 + 3))
func made(_ x: (Int) -> Int) -> String { "int" }
func made(_ x: (Int) -> Double) -> String { "double" }
print(made { _ in 1 }, made { _ in 1.5 })
func deep(_ x: Int?) -> String { "one" }
func deep(_ x: Int??) -> String { "two" }
print(deep(1), deep(nil))
func kinds<T>(_ x: [T]) -> String { "list" }
func kinds<T: Sequence>(_ x: T) -> String { "sequence" }
print(kinds([1]), kinds(1...2))
func payload<T>(_ x: T?) -> String { "optional" }
func payload<T>(_ x: T) -> String { "any" }
print(payload(1), payload(o))

protocol Shape {}
protocol Solid: Shape {}
extension Shape { func name() -> String { "shape" } }
extension Solid { func name() -> String { "solid" } }
extension Shape where Self: Equatable { func kind() -> String { "equatable" } }
extension Shape { func kind() -> String { "shape" } }
struct Cube: Solid, Equatable {}
struct Flat: Shape {}
print(Cube().name(), Flat().name(), Cube().kind(), Flat().kind())

struct V {
  static func + (a: V, b: Int) -> String { "int" }
  static func + (a: V, b: Double) -> String { "double" }
  static func + (a: V, b: Float) -> String { "float" }
}
print(V() + 1, V() + 1.5)

class Chain {
  var next: Chain?
  required init() {}
  var me: Self { self }
  func copy() -> Self { let made = Self(); return made }
  func same() -> Self { let s = self; return s }
  func cast() -> Self { (self as Any) as! Self }
  func listed() -> Self { [self][0] }
  func through() -> Self { let f = { self }; return f() }
  static func make() -> Self { let made = self.init(); return made }
}
class Link: Chain { var length = 3 }
print(Link().me.length, Link().copy().length, Link().same().length, Link().cast().length, Link.make().length)
print(Link().listed(), Link().through())
