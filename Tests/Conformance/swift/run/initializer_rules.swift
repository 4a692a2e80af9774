// init rules
struct P { let x: Int; var y = 2; private(set) var z: Int { didSet { print("z") } }
  init(x: Int, z: Int = 9) { self.x = x; self.z = z }
  init?(text: String) { guard let v = Int(text) else { return nil }; self.init(x: v) }
  init(checked v: Int) throws { if v < 0 { throw E.neg(v) }; self.init(x: v, z: v) }
  mutating func bump() { z += 1 } }
enum E: Error { case neg(Int) }
var p = P(x: 1); p.bump(); print(p, P(text: "5") as Any, P(text: "q") as Any)
do { _ = try P(checked: -4) } catch { print(error) }
print((try? P(checked: 3))?.z ?? 0)
class V { var v: Int; init(v: Int) { self.v = v }
  convenience init?(s: String) { guard let n = Int(s) else { return nil }; self.init(v: n) }
  init(fail: Bool) throws { if fail { throw E.neg(1) }; v = 5 } }
class W: V { let w: String
  init(w: String) { self.w = w; super.init(v: w.count) }
  override convenience init(v: Int) { self.init(w: String(repeating: "w", count: v)) }
  override init(fail: Bool) throws { w = "f"; try super.init(fail: fail) } }
print(W(v: 3).w, W(s: "4")?.w as Any, W(s: "x")?.w as Any, (try? W(fail: true)) as Any, try! W(fail: false).v)
class X: V { var extra = "e"; deinit { print("X gone") } }
print(X(v: 1).extra, X(s: "2")!.v)
extension V { convenience init(twice n: Int) { self.init(v: n * 2) } }
print(V(twice: 4).v, X(twice: 5).v)
enum Level: Int { case low = 1, mid, high; init(_ d: Double) { self = d < 1 ? .low : d < 2 ? .mid : .high }
  mutating func up() { self = Level(rawValue: rawValue + 1) ?? .high } }
var l = Level(1.5); l.up(); print(l, Level(rawValue: 9) as Any, Level(0).rawValue)
struct G<T> { var items: [T]; init(_ items: T...) { self.items = items }
  init<S: Sequence>(seq: S) where S.Element == T { items = Array(seq) } }
extension G where T == Int { init(upTo n: Int) { self.init(seq: 0..<n) } }
print(G(1, 2).items, G(seq: "ab").items, G(upTo: 3).items, G<String>().items)
protocol Defaultable { init() }
extension Int: Defaultable {}
extension String: Defaultable {}
struct Pair<A: Defaultable, B: Defaultable>: Defaultable { var a = A(), b = B() }
func make<T: Defaultable>() -> T { T() }
let q: Pair<Int, Pair<String, Int>> = make(); print(q)
struct Mem { var a: Int; var b: String = "b"; let c = 3; var d: Int? ; lazy var e = a }
var mm = Mem(a: 1); print(mm.e, Mem(a: 2, b: "x", d: 4).d!, Mem(a: 3, d: nil).b)
class Node { var next: Node?; weak var prev: Node?; unowned let root: Node?; let n: Int
  init(_ n: Int, root: Node? = nil) { self.n = n; self.root = root }
  deinit { print("node", n) } }
do { let a = Node(1); let b = Node(2, root: a); a.next = b; b.prev = a; print(b.prev!.n, b.root!.n) }
