typealias A = B
typealias B = [C]
typealias C = Int
let a: A = [1]
print(a, type(of: a))
struct S { typealias X = T.Y; var x: X = 5; func f(_ p: Pair<Int>) -> Pair<String> { (p.0.description, "b") }; typealias Pair<Q> = (Q, Q) }
struct T { typealias Y = Z; typealias Z = Int }
print(S().x, S().f((1, 2)))
let q: S.Pair<Double> = (1, 2)
print(q)
typealias Dict<V> = [String: V]
var d: Dict<Int> = [:]
d["a"] = 1
print(d, Dict<Bool>())
typealias L<E> = Array<E>
let l: L = [1, 2]
print(L(l), L<String>(["a"]))
func g() { typealias In = Out; typealias Out = Bool; let x: In = true; print(x) }
g()
protocol P { associatedtype E; typealias Pairs = [(E, E)]; func ps() -> Pairs }
struct PS: P { func ps() -> [(Int, Int)] { [(1, 2)] } }
print(PS().ps())
class Base<T> { typealias Handler = (T) -> Void; var h: Handler? }
class Sub: Base<Int> { func set() { h = { print("h", $0) } ; h?(3) } }
Sub().set()
extension Int { typealias Me = Other; typealias Other = Double; func conv() -> Me { Me(self) } }
print(5.conv())
typealias Completion<T> = (Result<T, Error>) -> Void
func fetch(_ c: Completion<Int>) { c(.success(4)) }
fetch { print($0) }
let h = { (xs: Int...) in print(xs) }
h(1, 2, 3)
h()
struct N: ExpressibleByNilLiteral { var v = 1; init(nilLiteral: ()) { v = 7 } }
let n: N = nil
print(n.v, 5 == nil, nil != "a")
let o: Optional = 5
print(o as Any)
let k: (String, Int...) -> Int = { s, xs in print(s); return xs.reduce(0, +) }
print(k("sum", 1, 2, 3), k("none"))
func joinAll(_ parts: String...) -> String { parts.joined() }
let j = joinAll
print(j("a", "b"), type(of: k))
