func fn(_ x: Int) -> String { "f\(x)" }
func fn2(_ x: Int) -> String { "g\(x)" }
struct S { var v = 1; func m(_ i: Int) -> String { "\(i)" }; static func st(_ i: Int) -> String { "s" }; mutating func mu() {}; subscript(i: Int) -> Int { i } }
final class K { var k = 0; func m(_ i: Int) -> String { "k" }; static func kt(_ i: Int) -> String { "kt" } ; init() {}; init(i: Int) {}
  lazy var cb: (Int) -> String = { _ in "" }
  func own() { print(type(of: m), type(of: self.m), type(of: Self.kt)) } }
let a = [fn, { (x: Int) in "c" }]
print(type(of: a))
let b = [fn, K().m]
print(type(of: b))
let b2 = [K().m, fn]
print(type(of: b2))
let c = true ? fn : fn2
print(type(of: c))
let k = K()
let d = false ? fn : k.m
print(type(of: d))
let e = { fn }
print(type(of: e))
func ret() -> some Any { fn }
print(type(of: ret()))
struct G<T> { let v: T; func get() -> T { v } }
print(type(of: G(v: fn)), type(of: G(v: fn).get), type(of: G(v: k.m)))
print(type(of: [1].contains), type(of: "abc".hasPrefix))
print(type(of: Optional(fn)), type(of: (fn, 1)), type(of: (a: k.m, b: S().m)))
k.own()
enum E { case a(Int), b(x: Int, y: K), c; func f() {} }
print(type(of: E.a), type(of: E.b), type(of: E.c.f), type(of: E.b(x:y:)))
print(type(of: K.init(i:)))
let h: @Sendable (Int) -> String = { _ in "h" }
print(type(of: h))
var v = fn
v = { _ in "n" }
print(type(of: v), v(1))
func take(_ f: @escaping (Int) -> String) { print(type(of: f)) }
take(fn); take(h)
func takeS(_ f: @escaping @Sendable (Int) -> String) { print(type(of: f)) }
takeS(fn); takeS { _ in "" }
func takeG<T>(_ f: T) { print(type(of: f), f is (Int) -> String) }
takeG(fn); takeG(k.m); takeG(h)
let dct: [String: (Int) -> String] = ["a": fn]
print(type(of: dct), type(of: dct["a"]!), type(of: dct["a"]))
let dct2 = ["a": fn, "b": fn2]
print(type(of: dct2))
typealias F = (Int) -> String
let any: Any = fn as F
print(any is F, (any as? F)?(3) ?? "none")
extension Int { func plus(_ o: Int) -> Int { self + o } ; static func mk() -> Int { 1 } }
print(type(of: 5.plus), type(of: Int.plus), type(of: Int.mk), type(of: Int.plus(5)))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func add(_ a: Int, _ b: Int) -> Int { a + b }
print(type(of: curry(add)), type(of: add))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(type(of: compose(fn, { $0.count })))
func thr() throws -> Int { 1 }
print(type(of: thr))
func ino(_ x: inout Int) {}
print(type(of: ino))
func vari(_ x: Int...) {}
print(type(of: vari))
print(type(of: S.m), type(of: K.m))
protocol P { func p() -> Int }
struct PS: P { func p() -> Int { 1 } }
let p: any P = PS()
print(type(of: p.p))
func gp<T: P>(_ t: T) { print(type(of: t.p)) }
gp(PS())
func gs<T: P & Sendable>(_ t: T) { print(type(of: t.p)) }
gs(PS())
let fs = [1, 2].map { i in { i } }
print(type(of: fs))
let opt: F? = nil
print(type(of: (opt ?? fn) as F))
