// A box is opened for a generic parameter, keeps the type that was known of what it holds, and gives boxes back.
func k1<T>(_ t: T) -> String { "\(T.self)" }
let x1: Any = 5
print(k1(x1), k1(x1 as Any), k1([x1]), k1(Optional(x1) as Any))
protocol P2 {}
struct S2: P2 {}
func k2<T>(_ t: T) -> String { "\(T.self)" }
func m2<T>(_ t: [T]) -> String { "\(T.self)" }
func two2<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
func tu2<T, U>(_ a: T, _ b: U) -> String { "\(T.self) \(U.self)" }
let p2: any P2 = S2()
print(k2(p2), m2([p2]), two2(p2, p2), tu2(p2, 3), tu2(3, p2))
protocol P3 {}
struct S3: P3 {}
func k3<T>(_ t: T) -> T { print(T.self)
return t }
let p3: any P3 = S3()
let r3 = k3(p3)
print(type(of: r3))
let x3: Any = "s"
let y3 = k3(x3)
print(type(of: y3))
protocol Q4: AnyObject {}
class A4: Q4 {}
func h4<T: Q4>(_ t: T) -> String { "\(T.self)" }
func o4<T: AnyObject>(_ t: T) -> String { "\(T.self)" }
let q4: any Q4 = A4()
let ao4: AnyObject = A4()
print(h4(q4), o4(q4), o4(ao4))
func e5<E: Error>(_ e5: E) -> String { "\(E.self)" }
struct X5: Error {}
let x5: any Error = X5()
print(e5(x5))
func k5<T>(_ t: T) -> String { "\(T.self)" }
print(k5(x5))
func k6<T>(_ t: T...) -> String { "\(T.self)" }
let x6: Any = 5
print(k6(x6), k6(x6, 3))
func k7<T>(_ t: @autoclosure () -> T) -> String { "\(T.self)" }
let x7: Any = 5
print(k7(x7))
func k8<T>(_ t: inout T) -> String { "\(T.self)" }
var x8: Any = 5
print(k8(&x8))
struct B9<T> { let t: T
init(_ t: T) { self.t = t } }
let x9: Any = 5
print(B9(x9), type(of: B9(x9)))
func k11<T>(_ t: T) -> [T] { [t] }
let x11: Any = 5
print(type(of: k11(x11)), k11(x11))
func k12<T>(_ t: T) -> String { "gen \(T.self)" }
func k12(_ t: Any) -> String { "any" }
let x12: Any = 5
print(k12(x12), k12(5))
func dump213<T>(_ t: T) { print(T.self, t) }
let xs13: [Any] = [1, "a", 2.5, [1], Optional<Int>.none as Any]
for x in xs13 { dump213(x) }
xs13.forEach { dump213($0) }
protocol P14 {}
extension P14 { func s() -> String { "\(Self.self)" } }
protocol Q14: AnyObject {}
extension Q14 { func s2() -> String { "\(Self.self)" } }
class A14: P14, Q14 {}
class B14: A14 {}
let b14: A14 = B14()
let p14: any P14 = b14
let q14: any Q14 = b14
print(p14.s(), q14.s2(), type(of: p14), type(of: q14), b14.s(), b14.s2())
func g14<T: P14>(_ t: T) -> String { "\(T.self) \(t.s())" }
func h14<T: Q14>(_ t: T) -> String { "\(T.self) \(t.s2())" }
print(g14(p14), h14(q14), g14(b14), h14(b14))
let x14: Any = b14
print(type(of: x14), x14 is B14)
func k14<T>(_ t: T) -> String { "\(T.self)" }
print(k14(x14), k14(b14), k14(p14))
let ps14: [any P14] = [b14, B14(), A14()]
print(ps14.map { $0.s() })
let ao14: AnyObject = b14
print(type(of: ao14), (ao14 as! any P14).s(), (x14 as! any P14).s(), (b14 as any P14).s())
if let r = b14 as? any P14 { print(r.s()) }
if let r = p14 as? any P14 & Q14 { print(r.s(), r.s2()) }
func opt14(_ o: (any P14)?) -> String { o?.s() ?? "" }
print(opt14(b14), opt14(B14()))
protocol P15 { static var d: String { get }
func copy() -> Self
init() }
extension P15 { func make() -> Self { Self() }
func t() -> String { Self.d } }
class A15: P15 { class var d: String { "A" }
required init() {}
func copy() -> Self { Self() } }
class B15: A15 { override class var d: String { "B" } }
let a15: A15 = B15()
let p15: any P15 = a15
print(p15.t(), type(of: p15).d, type(of: p15.make()), type(of: p15.copy()), a15.t(), type(of: a15.make()), type(of: a15.copy()))
protocol P16 { func copy() -> Self
var me: Self { get } }
extension P16 { func make() -> Self { self }
var again: Self { self } }
struct S16: P16 { func copy() -> S16 { self }
var me: S16 { self } }
let p16: any P16 = S16()
print(type(of: p16.copy()), type(of: p16.make()), type(of: p16.me), type(of: p16.again), p16.copy(), p16.me)
let q16 = p16.copy()
print(type(of: q16), q16 is S16)
protocol P17 { func copy() -> Self
var me: Self { get } }
extension P17 { func make() -> Self { self }
var again: Self { self } }
class S17: P17 { required init() {}
func copy() -> Self { Self() }
var me: Self { self } }
class T17: S17 {}
let p17: any P17 = T17()
print(type(of: p17.copy()), type(of: p17.make()), type(of: p17.me), type(of: p17.again), p17.copy() is T17, p17.me is T17)
let q17 = p17.copy()
print(type(of: q17), q17 is S17)
print(type(of: q17.copy().copy()))
protocol P18 { associatedtype E
func pair() -> (Self, Int)
func maybe(_ b: Bool) -> Self?
func many() -> [Self]
var e: E { get }
var es: [E] { get } }
struct S18: P18 { let e = 5
let es = [1]
func pair() -> (S18, Int) { (self, 1) }
func maybe(_ b: Bool) -> S18? { b ? self : nil }
func many() -> [S18] { [self, self] } }
let p18: any P18 = S18()
print(p18.pair(), p18.maybe(true) as Any, p18.maybe(false) as Any, p18.many(), p18.e, p18.es)
for x in p18.many() { print(type(of: x), x.e) }
if let m = p18.maybe(true) { print(m, type(of: m)) }
print(p18.maybe(true)!.pair().0.many().count)
protocol Shape19 { func scaled(by f: Double) -> Self
var area: Double { get }
mutating func grow() }
extension Shape19 { func doubled() -> Self { scaled(by: 2) }
func grown() -> Self { var c = self
c.grow()
return c } }
struct Sq19: Shape19 { var s: Double
func scaled(by f: Double) -> Sq19 { Sq19(s: s * f) }
var area: Double { s * s }
mutating func grow() { s += 1 } }
final class Ci19: Shape19 { var r: Double
init(r: Double) { self.r = r }
func scaled(by f: Double) -> Ci19 { Ci19(r: r * f) }
var area: Double { r * 3 }
func grow() { r += 1 } }
enum En19: Shape19 { case one(Double)
func scaled(by f: Double) -> En19 { switch self { case .one(let d): .one(d * f) } }
var area: Double { switch self { case .one(let d): d } }
mutating func grow() { self = .one(area + 1) } }
var shapes19: [any Shape19] = [Sq19(s: 2), Ci19(r: 1), En19.one(4)]
print(shapes19.map { $0.scaled(by: 3).area }, shapes19.map { $0.doubled().doubled().area })
shapes19 = shapes19.map { $0.doubled() }
print(shapes19.map { $0.grown().area }, shapes19.map { $0.area })
for i in shapes19.indices { shapes19[i].grow() }
print(shapes19.map(\.area), shapes19.map { type(of: $0.doubled()) })
protocol P20 { var c: Int { get set }
var d: Int { get set }
var e: Int { get set } }
extension P20 { var d: Int { get { print("get P20.d \(Self.self)")
return 1 } set { print("set P20.d \(Self.self)") } } }
class A20: P20 { var c = 1
var e: Int { get { 7 } set { print("A.e") } } }
class B20: A20 { override var c: Int { get { super.c * 10 } set { print("B set", newValue)
super.c = newValue } }
var d = 5
override var e: Int { didSet { print("B.e did") } } }
var p20: any P20 = B20()
p20.c += 2
print(p20.c, p20.d)
p20.d += 1
p20.e = 3
let a20: A20 = B20()
var q20: any P20 = a20
q20.c += 2
q20.d += 1
q20.e += 1
print(q20.c, q20.d, q20.e)
func g20<T: P20>(_ t: inout T) { t.c += 1
t.d += 1
t.e += 1 }
g20(&p20)
g20(&q20)
var b20 = B20()
g20(&b20)
print(b20.c, b20.d)
protocol P21 { var c: String { get } }
extension P21 { var me: String { c + "\(Self.self)" } }
class A21: P21 { var c: String { "A" } }
class B21: A21 { override var c: String { "B" } }
let list21: [A21] = [A21(), B21()]
let ps21: [any P21] = list21
print(ps21.map { $0.c + $0.me })
for x in list21 { let p: any P21 = x
print(p.c, p.me) }
let anys21: [Any] = list21
print(anys21.map { ($0 as! any P21).me }, anys21.map { type(of: $0) })
protocol P22 { associatedtype T
var v: T { get }
func take(_ t: T) -> String }
extension P22 { func both() -> String { take(v) } }
struct A22: P22 { let v = 3
func take(_ t: Int) -> String { "A\(t)" } }
struct B22: P22 { let v = "s"
func take(_ t: String) -> String { "B" + t } }
let ps22: [any P22] = [A22(), B22()]
for p in ps22 { print(p.both(), p.v, type(of: p.v)) }
func use22<X: P22>(_ x: X) -> String { x.take(x.v) }
print(ps22.map { use22($0) })
func desc23<T>(_ t: T) -> String { if let i = t as? Int { return "int \(i)" }
if t is String { return "str" }
return "\(T.self)" }
let xs23: [Any] = [1, "a", 2.5, [1: 2], (1, 2), Optional(3) as Any]
for x in xs23 { print(desc23(x)) }
print(desc23(xs23), desc23(xs23[0]), desc23(xs23 as Any))
func isEq25<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }
let x25: any Equatable = 4
let y25: any Equatable = 4
print(isEq25(x25, y25), isEq25(3, y25), isEq25("4", y25))
protocol K26: AnyObject { var n: Int { get set } }
extension K26 { func inc() { n += 1 } }
class C26: K26 { var n = 0 }
func bump26<T: K26>(_ t: T) { t.inc()
t.n += 10 }
let k26: any K26 = C26()
bump26(k26); k26.inc(); k26.n *= 2
print(k26.n)
let o26: AnyObject = k26
print((o26 as? C26)?.n ?? -1, o26 === k26)
func swapIt27<T>(_ a27: inout T, _ b27: inout T) { let t = a27
a27 = b27
b27 = t }
var a27: Any = 1
var b27: Any = "x"
swapIt27(&a27, &b27)
print(a27, b27)
func reset27<T>(_ a27: inout T, to b27: T) { a27 = b27 }
reset27(&a27, to: 5)
print(a27)
func make28<T>(_ t: T) -> (T) -> String { { x in "\(x) \(T.self)" } }
let a28: Any = 3
print(make28(a28)("z"))
struct W29<T> { var t: T }
func wrap29<T>(_ t: T) -> W29<T> { W29(t: t) }
let a29: Any = 3
let w29 = wrap29(a29)
print(w29, type(of: w29))
func first30<S: Sequence>(_ s30: S) -> S.Element? { for x in s30 { return x }
return nil }
let s30: any Sequence = [1, 2]
print(first30(s30) as Any)
let c30: any Collection<Int> = [3, 4]
print(first30(c30) as Any, c30.count, c30.isEmpty)
func opt31<T>(_ t: T) -> T? { t }
let a31: Any = 3
let o31 = opt31(a31)
print(type(of: o31), o31 as Any)
func pair31<T>(_ t: T) -> (T, [T]) { (t, [t, t]) }
let p31 = pair31(a31)
print(type(of: p31), p31)
let fs32: [(Any) -> String] = [{ "\($0)" }, { v in v is Int ? "i" : "n" }]
func ap32<T>(_ f: (T) -> String, _ t: T) -> String { f(t) }
let a32: Any = 4
print(fs32.map { ap32($0, a32) })
enum R33<T> { case ok(T), no }
func lift33<T>(_ t: T) -> R33<T> { .ok(t) }
let a33: Any = 3
print(lift33(a33))
class Box33<T> { let t: T
init(_ t: T) { self.t = t }
func map<U>(_ f: (T) -> U) -> Box33<U> { Box33<U>(f(t)) } }
print(type(of: Box33(a33)), type(of: Box33(a33).map { $0 }), Box33(a33).map { "\($0)" }.t)
protocol An34 { init(); static var nm: String { get } }
extension An34 { static var nm: String { "\(Self.self)" } }
struct D34: An34 {}
class F34: An34 { required init() {} }
class G34: F34 {}
let ts34: [any An34.Type] = [D34.self, F34.self, G34.self]
for t in ts34 { print(t.nm, type(of: t.init())) }
func mk34<T: An34>(_ t: T.Type) -> T { t.init() }
for t in ts34 { print(type(of: mk34(t))) }
func kind35<T>(_: T.Type) -> String { "\(T.self)" }
let m35: Any.Type = Int.self
print(kind35(Int.self), m35)
func count36<T: Collection>(_ t: T) -> Int { t.count }
let c36: any Collection = ["a": 1]
print(count36(c36))
let d36: [any Collection] = [[1, 2], "abc", Set([1]), 1...4]
print(d36.map { count36($0) }, d36.map { $0.count })
func e37<E: Error>(_ e37: E) throws { throw e37 }
enum X37: Error { case a }
let err37: any Error = X37.a
do { try e37(err37) } catch X37.a { print("X.a") } catch { print("other") }
func res37<T, E: Error>(_ r: Result<T, E>) -> String { "\(T.self) \(E.self)" }
print(res37(Result<Int, any Error>.failure(err37)))
