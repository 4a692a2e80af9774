// Initializers named in generic code, and .init() of Self.
class Shape1 { required init() { print("init", Self.self) }
static func create() -> Self { .init() } }
class Circle1: Shape1 { var r = 1.0
required init() { super.init(); r = 2 } }
do {
  let c = Circle1.create()
  print(c.r, type(of: c))
}
extension Sequence where Element: LosslessStringConvertible { var a: [String] { map(String.init) } }
do {
  print([1, 2].a)
}
extension Sequence { var d: [String] { map(String.init(describing:)) } }
do {
  func r<T>(_ x: [T]) -> [String] { x.map(String.init(describing:)) }
  print(r([1.5]), [1, 2].d)
}
do {
  func k<T: Sequence>(_ x: [T]) -> [String] where T.Element == Character { x.map(String.init) }
  print(k(["ab"]))
}
do {
  func a<S: Sequence>(_ x: [S]) -> [[S.Element]] { x.map(Array.init) }
  print(a([1...2]))
}
do {
  func f<T: BinaryInteger>(_ x: [T]) -> [Double] { x.map(Double.init) }
  print(f([1, 2]))
}
do {
  func f<T: Hashable>(_ x: [[T]]) -> [Set<T>] { x.map(Set.init) }
  print(f([[1, 1]]).map(\.count))
}
struct Box8<X> { var x: X }
do {
  func f<T>(_ x: [T]) -> [Box8<T>] { x.map(Box8.init) }
  print(f([1, 2]))
}
struct Box9<X> { var x: X
func all() -> [Box9<X>] { [x].map(Box9.init) }
func opt() -> [X?] { [x].map(Optional.init) } }
do {
  print(Box9(x: 3).all(), Box9(x: 2).opt())
}
do {
  func f<T: CustomStringConvertible>(_ x: [T]) -> [String] { let g: (T) -> String = String.init(describing:); return x.map(g) }
  print(f([1]))
}
do {
  func f<T>(_ x: [T]) -> [AnyHashable] where T: Hashable { x.map(AnyHashable.init) }
  print(f([1]))
}
do {
  func f<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] { Array(zip(a, b)) }
  func g<K: Hashable, V>(_ a: [[(K, V)]]) -> [[K: V]] { a.map(Dictionary.init(uniqueKeysWithValues:)) }
  print(f([1], ["a"]), g([[(1, 2)]]))
}
class Shape13 { required init() {}
func copy() -> Self { .init() }
func maybe(_ b: Bool) -> Self? { b ? .init() : nil }
static func make() -> Self { return .init() }
static var d: Self { .init() } }
class Circle13: Shape13 { var r = 1.0 }
do {
  print(Circle13().copy().r, Circle13().maybe(true)?.r as Any, Circle13.make().r, type(of: Circle13.d))
}
protocol P14 { init(); static func make() -> Self }
extension P14 { static func make() -> Self { .init() }
func again() -> Self { .init() } }
struct A14: P14 { var n = 3 }
final class B14: P14 { var n = 4 }
do {
  print(A14.make().n, B14.make().n, A14().again().n, B14().again().n)
}
struct S15 { var n = 1
static func make() -> Self { .init(n: 5) }
static let one = S15(n: 1)
func f() -> Self { .one } }
do {
  print(S15.make(), S15.make().f())
}
enum E16 { case a, b
func next() -> Self { self == .a ? .b : .a }
static func first() -> Self { .a } }
do {
  print(E16.a.next(), E16.first())
}
class Node17 { var next: Node17?
required init() {}
static func chain() -> Self { let a = Self(); a.next = .init(); return a } }
class Leaf17: Node17 {}
do {
  let l = Leaf17.chain()
  print(type(of: l), type(of: l.next!))
}
