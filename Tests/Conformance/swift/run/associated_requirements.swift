protocol G { associatedtype V: Hashable; associatedtype E; associatedtype N: Sequence where N.Element == (V, E); func n(_ v: V) -> N }
extension G { func all(_ v: V) -> [V] { var r: [V] = []; for (x, _) in n(v) { r.append(x) }; return r + n(v).map { $0.0 } } }
struct A: G { typealias E = String; func n(_ v: Int) -> [(Int, String)] { [(v, "a"), (v + 1, "b")] } }
print(A().all(3))
protocol H { associatedtype X: Sequence where X.Element == String; associatedtype Y: Collection where Y.Element: Comparable, Y.Index == Int; var x: X { get }; var y: Y { get } }
extension H { func j() -> String { x.map { $0 + "!" }.joined() + "\(y[0] < y[1])" } }
struct B: H { var x = ["a", "b"]; let y = [1, 2] }
print(B().j())
protocol I { associatedtype O; associatedtype P: Sequence where P.Element == O?; var p: P { get } }
extension I { func c() -> [O] { p.compactMap { $0 } } }
struct C: I { var p = [1, nil, 2] ; typealias O = Int }
print(C().c())
protocol K where Self: Sequence, Element == (k: String, v: Int) {}
extension K { func d() -> [String] { map { $0.k } + map { "\($0.v)" } } }
struct L: K, Sequence { func makeIterator() -> AnyIterator<(k: String, v: Int)> { var n = 0; return AnyIterator { n += 1; return n < 3 ? (k: "k\(n)", v: n) : nil } } }
print(L().d())
protocol Adding { init(); mutating func add(_ n: Int); var n: Int { get } }
extension Adding { init(rep: Int) { self.init(); addAll(rep); add(n * 2) }
 mutating func addAll(_ r: Int) { add(n + r) } }
struct Adder: Adding { var n = 1; mutating func add(_ x: Int) { n += x } }
print(Adder(rep: 5))
protocol Valued { associatedtype E; var e: E { get } }
extension Valued where E: AdditiveArithmetic & Comparable { func s(_ h: (Int) -> E = { _ in .zero }) -> E { h(1) + e }
 func t() -> E { let d: [Int: E] = [1: E.zero]; var c = [2: E.zero]; c[3] = e; return d[1]! + c[3]! } }
struct Value: Valued { var e = 3 }
print(Value().s(), Value().s { $0 * 2 }, Value().t())
func q<T: AdditiveArithmetic>(_ x: T, _ h: (T) -> T = { _ in .zero }) -> T { h(x) + x }
print(q(2), q(2.5) { $0 })
