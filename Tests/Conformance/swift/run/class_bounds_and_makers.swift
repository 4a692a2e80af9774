// 1
class B1 { required init() { print("iB") }
class func make() -> String { "B" } }
class D1: B1 { override class func make() -> String { "D" } }
let t1: B1.Type = D1.self
let f1 = t1.make
print(f1())
let g1 = t1.init
print(type(of: g1()))
print([1].map { _ in t1.init() }.count)
func q1<T: B1>(_ t1: T.Type) -> [String] { (0..<2).map { _ in "x" } + [0].map { _ in t1.make() } }
print(q1(D1.self))
func r1<T: B1>(_ t1: T.Type) -> () -> String { t1.make }
print(r1(D1.self)())
func s1<T: B1>(_ t1: T.Type) -> () -> String { T.make }
print(s1(D1.self)())
func u1<T: B1>(_ t1: T.Type) -> () -> T { T.init }
print(type(of: u1(D1.self)()))
// 2
class B2 { required init() {}
class func make(_ n: Int) -> String { "B\(n)" }
class func all() -> [String] { [1, 2].map(make) }
func each() -> [String] { [1].map(Self.make) + [2].map(type(of: self).make) } }
class D2: B2 { override class func make(_ n: Int) -> String { "D\(n)" } }
print(D2.all(), B2.all(), D2().each(), (D2() as B2).each())
let ts2: [B2.Type] = [B2.self, D2.self]
print(ts2.map { $0.make }.map { $0(3) })
print(ts2.map { $0.init() }.map { type(of: $0).make(1) })
// 3
protocol P3 { static func make(_ n: Int) -> String
init(n: Int) }
extension P3 { static func all() -> [String] { [1, 2].map(make) }
func each() -> [String] { [3].map(Self.make) }
static func some() -> [Self] { [1, 2].map(Self.init(n:)) }
static func som() -> [Self] { [1, 2].map(Self.init) } }
struct A3: P3 { var n: Int; static func make(_ n: Int) -> String { "A\(n)" } }
struct C3: P3 { let n: Int; static func make(_ n: Int) -> String { "C\(n)" } }
print(A3.all(), C3(n: 1).each(), A3.some(), C3.som())
let ts3: [any P3.Type] = [A3.self, C3.self]
for t in ts3 { print([7].map(t.make), t.all(), t.init(n: 4), [5].map(t.init)) }
let fs3 = ts3.map { $0.make }
print(fs3.map { $0(9) })
// 4
class B4 { let n: Int; required init(n: Int) { self.n = n } }
class D4: B4 {}
let f4 = D4.init(n:)
print(type(of: f4(1)))
let g4 = D4.init
print(type(of: g4(1)))
let h4: (Int) -> D4 = D4.init
print(type(of: h4(2)))
print([1, 2].map(D4.init).map { type(of: $0) })
let t4: B4.Type = D4.self
print([1, 2].map(t4.init).map { type(of: $0) })
print([1, 2].map(t4.init(n:)).count)
func u4<T: B4>(_ t4: T.Type) -> [T] { [1].map(T.init) + [2].map(t4.init(n:)) }
print(u4(D4.self))
// 5
class B5 { let n: Int; required init(n: Int) { self.n = n }
class func all() -> [B5] { [1, 2].map(Self.init) + [3].map(self.init) }
static func al() -> [B5] { [1, 2].map(Self.init(n:)) + [3].map(self.init(n:)) } }
class D5: B5 {}
print(D5.all().map { type(of: $0) }, D5.al().map { type(of: $0) })
// 6
class B6 { func copy() -> Self { self }
class func make() -> Self { self.init() }
required init() {} }
class D6: B6 { let x = 1 }
let f6 = D6.make
print(f6().x)
let g6 = D6().copy
print(g6().x)
print([D6(), D6()].map { $0.copy }.map { $0().x })
let t6: B6.Type = D6.self
let h6 = t6.make
print(type(of: h6()))
// 7
class B7 { class var c: String { "B" }
class func f() -> String { c } }
class D7: B7 { override class var c: String { "D" } }
let fs7 = [B7.f, D7.f]
print(fs7.map { $0() })
// 8
class B8 { class func f<T>(_ t8: T) -> String { "B \(t8)" } }
class D8: B8 { override class func f<T>(_ t8: T) -> String { "D \(t8)" } }
let t8: B8.Type = D8.self
let g8: (Int) -> String = t8.f
print(g8(1))
print(["a"].map(t8.f))
// 9
enum E9: Error { case bad }
class A9 { let n: Int
init(n: Int) throws { if n < 0 { throw E9.bad }; self.n = n }
convenience init?(s: Int) { try? self.init(n: s); print("after", s) } }
print(A9(s: 3)!.n)
print(A9(s: -3) == nil)
// 10
enum E10: Error { case bad }
struct A10 { let n: Int
init(n: Int) throws { if n < 0 { throw E10.bad }; self.n = n }
init?(s: Int) { try? self.init(n: s); print("after", s) } }
print(A10(s: 3)!.n)
print(A10(s: -3) == nil)
// 11
class B11 { let n: Int; init(n: Int) throws { self.n = n } }
class C11: B11 { init?(m: Int) { try? super.init(n: m) } }
print(C11(m: 3)!.n)
// 12
enum E12: Error { case bad }
struct A12 { let n: Int
init(n: Int) throws { if n < 0 { throw E12.bad }; self.n = n }
init(s: Int) { try! self.init(n: s) } }
print(A12(s: 3).n)
// 13
struct A13 { let n: Int
init?(n: Int) { if n < 0 { return nil }; self.n = n }
init(s: Int) { self.init(n: s)! }
init?(t: Int) { self.init(n: t); print("t") } }
print(A13(s: 3).n, A13(t: -1) as Any)
// 14
class Box14<U> { var u: U; init(_ u: U) { self.u = u } }
class IB14: Box14<Int> {}
func f14<T: Box14<U>, U>(_ t: T, _ d: U) -> U { t.u }
print(f14(IB14(3), 4))
// 15
class Box15<U> { var u: U; init(_ u: U) { self.u = u } }
class IB15: Box15<Int> {}
func f15<T: Box15<Int>>(_ t: T) -> Int { t.u }
print(f15(IB15(3)), f15(Box15(4)))
func g15<T, U>(_ t: T) -> U where T: Box15<U> { t.u }
let k15: Int = g15(IB15(5))
print(k15)
func h15<T: Box15<U>, U: Numeric>(_ t: T) -> U { t.u + 1 }
print(h15(IB15(3)), h15(Box15(1.5)))
// 17
class Node17<T> { let v: T; required init(_ v: T) { self.v = v } }
class Leaf17<T>: Node17<T> {}
func make17<N: Node17<Int>>(_ t: N.Type) -> N { t.init(4) }
print(type(of: make17(Leaf17<Int>.self)), make17(Node17<Int>.self).v)
func vals17<N: Node17<V>, V>(_ ns: [N]) -> [V] { ns.map(\.v) }
print(vals17([Leaf17(1), Leaf17(2)]), vals17([Node17("a")]))
// 18
class B18 { init?(n: Int) { if n < 0 { return nil } } }
class C18: B18 { override init(n: Int) { super.init(n: n)! } }
print(C18(n: 3))
// 19
struct A19 { let n: Int
init!(n: Int) { if n < 0 { return nil }; self.n = n }
init(s: Int) { self.init(n: s) } }
print(A19(s: 3).n)
let a19 = A19(n: 2)
print(a19!.n)
let b19: A19 = A19(n: 5)
print(b19.n, A19(n: 6).n)
// 20
class B20 { let n: Int
init?(n: Int) { if n < 0 { return nil }; self.n = n }
convenience init(k: Int) { self.init(n: k)! }
convenience init?(m: Int) { self.init(n: m); print("made", m) } }
print(B20(k: 1).n, B20(m: -1) == nil, B20(m: 2)!.n)
// 21
func f21() -> Int! { 5 }
let x21: Int = f21()
print(x21, f21() + 1)
let y21 = f21()
print(y21 as Any)
func q21() { func g(_ n21: Int) -> Int! { n21 }; let z: Int = g(4); print(z) }
q21()
class S21 { func m() -> String! { "s" }
static func t() -> S21! { S21() } }
let s21: S21 = .t()
print(s21.m().count, S21.t().m() + "!")
protocol P21 { func a() -> Int! }
struct PP21: P21 { func a() -> Int! { 7 } }
let p21: any P21 = PP21()
let n21: Int = p21.a()
print(n21, p21.a() as Int? ?? 0)
// 22
struct A22 { let n: Int
init!(n: Int) { if n < 0 { return nil }; self.n = n }
init(s: Int) { self.init(n: s) } }
print(A22(s: 3).n)
let a22 = A22(n: 2)
print(a22!.n)
let b22: A22 = A22(n: 5)
print(b22.n, A22(n: 6).n)
if let c = A22(n: 3) { print(c.n) }
print(A22(n: -1) == nil, A22(n: -1)?.n as Any)
// 23
func f23() -> Int! { 5 }
let x23: Int = f23()
print(x23, f23() + 1)
let y23 = f23()
print(y23 as Any)
// 24
protocol P24 {}
let x24: (any P24)? = nil
let y24: Optional<any P24> = nil
func f24(_ a: (some P24)?) {}
print(x24 == nil, y24 == nil)
