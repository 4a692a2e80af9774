// Generic functions of blocks open boxes; equal associated types share what is asked of them.
protocol Shape { associatedtype Unit: Numeric; var area: Unit { get } }
struct Rect: Shape { var area = 1.5 }
func t1() { func inner<S: Shape>(_ s: S) -> String { return "\(s.area)" }; print(inner(Rect())) }
func t2(_ r: any Shape) { func inner<S: Shape>(_ s: S) -> String { return "\(s.area)" }; print(inner(r)) }
func t3(_ r: any Shape) { func inner<S: Shape>(_ s: S) -> String { return "\(s)" }; print(inner(r)) }
func t4(_ r: any Shape) { func inner<S: Shape>(_ s: S) { print(s.area); let q = s.area; print("\(q)", type(of: q), S.Unit.self, S.self) }; inner(r) }
t1(); t2(Rect()); t3(Rect()); t4(Rect())
func common<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element: Equatable, A.Element == B.Element {
  for x in a { for y in b where x == y { return true } }
  return false }
print(common([1, 2], Set([2])), common("abc", ["d"]))
func common2<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element: Hashable & Comparable, B.Element == A.Element {
  var s = Set(a); for y in b { if s.contains(y) { s.remove(y) } }
  return s.sorted() + b.sorted() }
print(common2([1, 2, 3], Set([2])))
struct Pair<A: Collection, B: Collection> where A.Element: Comparable, A.Element == B.Element {
  var a: A, b: B
  var least: B.Element? { [a.min(), b.min()].compactMap { $0 }.min() }
  func merged() -> [B.Element] { (Array(a) + Array(b)).sorted(by: <) } }
print(Pair(a: [3, 1], b: 5...6).merged(), Pair(a: "xa", b: [Character]("b")).least!)
print([Pair(a: [1.5], b: [2.5])].map(\.least))
protocol Boxed { associatedtype V; var v: V { get } }
struct B1: Boxed { var v = 3 }
struct B2: Boxed { var v = 4 }
func lessOf<X: Boxed, Y: Boxed>(_ x: X, _ y: Y) -> Y.V where X.V: Comparable, X.V == Y.V { min(x.v, y.v) }
print(lessOf(B1(), B2()))
