// type erasure by class boxes & closures
protocol Shape { associatedtype Unit: Numeric & Comparable & CustomStringConvertible
  var name: String { get }; var area: Unit { get }
  mutating func scale(by k: Unit) }
extension Shape { var name: String { "\(Self.self)" }
  func isLarger(than other: any Shape) -> Bool { String(describing: area).count > "\(other.area)".count } }
struct Square: Shape { var side: Int; var area: Int { side * side }; mutating func scale(by k: Int) { side *= k } }
struct Rect: Shape { var w = 1.0, h = 2.0; var area: Double { w * h }; mutating func scale(by k: Double) { w *= k; h *= k }; var name: String { "R" } }
private class AnyShapeBox<U: Numeric & Comparable & CustomStringConvertible> {
  var name: String { fatalError("abstract") }
  var area: U { fatalError() }
  func scale(by k: U) { fatalError() }
  func copy() -> AnyShapeBox<U> { fatalError() }
}
private final class ShapeBox<S: Shape>: AnyShapeBox<S.Unit> {
  var shape: S
  init(_ s: S) { shape = s }
  override var name: String { shape.name }
  override var area: S.Unit { shape.area }
  override func scale(by k: S.Unit) { shape.scale(by: k) }
  override func copy() -> AnyShapeBox<S.Unit> { ShapeBox(shape) }
}
struct AnyShape<U: Numeric & Comparable & CustomStringConvertible>: Shape {
  private var box: AnyShapeBox<U>
  init<S: Shape>(_ s: S) where S.Unit == U { box = ShapeBox(s) }
  var name: String { box.name }
  var area: U { box.area }
  mutating func scale(by k: U) {
    if !isKnownUniquelyReferenced(&box) { box = box.copy(); print("copied") }
    box.scale(by: k)
  }
}
extension Shape { func erased() -> AnyShape<Unit> { AnyShape(self) } }
var a = AnyShape(Square(side: 3))
var b = a
b.scale(by: 2)
print(a.area, b.area, a.name, b.name)
b.scale(by: 2)
print(b.area)
let many = [AnyShape(Rect()), Rect(w: 3, h: 4).erased(), AnyShape(Rect(h: 9))]
print(many.map(\.area), many.map(\.name), many.map { $0.area }.max() ?? 0, many.max { $0.area < $1.area }!.area)
let existentials: [any Shape] = [Square(side: 2), Rect(), a]
for e in existentials { print(e.name, e.area, type(of: e)) }
print(existentials[1].isLarger(than: existentials[0]))
func grow<S: Shape>(_ s: inout S, times n: Int) where S.Unit: ExpressibleByIntegerLiteral { for _ in 0..<n { s.scale(by: 2) } }
var sq = Square(side: 1); grow(&sq, times: 3); print(sq)
var rr = Rect(); grow(&rr, times: 2); print(rr)
func open(_ s: any Shape) -> String { func inner<S: Shape>(_ s: S) -> String { var t = s; t.scale(by: s.area); return "\(t.area)" }; return inner(s) }
print(existentials.map(open))
// closures
struct AnySeq<T>: Sequence { let make: () -> () -> T?
  init<S: Sequence>(_ s: S) where S.Element == T { make = { var it = s.makeIterator(); return { it.next() } } }
  init(_ make: @escaping () -> () -> T?) { self.make = make }
  func makeIterator() -> AnyIterator<T> { AnyIterator(make()) } }
let nat = AnySeq<Int> { var n = 0; return { defer { n += 1 }; return n } }
print(Array(nat.prefix(5)), nat.lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }.prefix(3).reduce(0, +))
print(AnySeq("héllo").reversed().map(String.init).joined(), AnySeq(stride(from: 1.0, to: 2, by: 0.25)).map { $0 })
struct AnyComparator<T> { let compare: (T, T) -> Bool
  static func by<V: Comparable>(_ f: @escaping (T) -> V) -> Self { Self { f($0) < f($1) } }
  static func by<V: Comparable>(_ kp: KeyPath<T, V>, descending: Bool = false) -> Self { .init { descending ? $0[keyPath: kp] > $1[keyPath: kp] : $0[keyPath: kp] < $1[keyPath: kp] } }
  func then(_ o: Self) -> Self { Self { compare($0, $1) || (!compare($1, $0) && o.compare($0, $1)) } } }
extension Sequence { func sorted(_ c: AnyComparator<Element>) -> [Element] { sorted(by: c.compare) } }
struct P { var n: String; var a: Int }
let ps = [P(n: "bo", a: 3), P(n: "al", a: 3), P(n: "cy", a: 1)]
print(ps.sorted(.by(\.a).then(.by(\.n))).map(\.n), ps.sorted(.by(\.a, descending: true).then(.by { $0.n.count })).map { $0.n })
print(ps.sorted(.by { -$0.a }).map { "\($0.n)\($0.a)" })
