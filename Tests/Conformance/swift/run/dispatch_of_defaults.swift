// Which of several members, overrides and defaults a call means.
func f1<T>(_ t: T) -> String { "T" }
func f1(_ i: Int) -> String { "Int" }
func f1<T: Equatable>(_ t: T) -> String { "Eq" }
func g1<T>(_ t: T) -> String { f1(t) }
func h1<T: Equatable>(_ t: T) -> String { f1(t) }
struct W1<T> { let t: T; func s() -> String { f1(t) } }
extension W1 where T == Int { func i() -> String { f1(t) } }
extension W1 where T: Equatable { func e() -> String { f1(t) } }
print(f1(1), g1(1), h1(1), W1(t: 1).s(), W1(t: 1).i(), W1(t: 1).e(), f1("a"), f1(print as Any))
protocol P2 { func a(); func b() }
extension P2 { func a() { print("P.a"); b(); c() }
func b() { print("P.b") }
func c() { print("P.c") } }
struct S2: P2 { func b() { print("S.b") }
func c() { print("S.c") } }
class C2: P2 { func b() { print("C.b") }
func c() { print("C.c") } }
class D2: C2 { override func b() { print("D.b") }
override func c() { print("D.c") }
func a() { print("D.a") } }
S2().a(); C2().a(); D2().a()
let ps2: [any P2] = [S2(), C2(), D2()]
for p in ps2 { p.a(); p.b(); p.c() }
(D2() as C2).a()
class A3 { func f() { print("A.f"); g() }
func g() { print("A.g") }
class func make() -> String { "A" }
static func s() -> String { make() }
var v: Int { 1 }
subscript(i: Int) -> Int { i + v } }
class B3: A3 { override func g() { print("B.g"); super.g() }
override class func make() -> String { "B" + super.make() }
override var v: Int { super.v + 10 }
override subscript(i: Int) -> Int { super[i] * 2 } }
class E3: B3 { override func f() { super.f(); print("E.f") }
override var v: Int { super.v + 100 } }
for x in [A3(), B3(), E3()] { x.f(); print(type(of: x).make(), type(of: x).s(), x.v, x[1]) }
protocol Named4 { var name: String { get } }
extension Named4 { var name: String { "none" }
var greeting: String { "Hi \(name)" } }
class Person4: Named4 { var name = "P" }
class Kid4: Person4 { override var name: String { get { "Kid " + super.name } set { super.name = newValue } } }
struct Thing4: Named4 {}
func show4(_ n: some Named4) { print(n.name, n.greeting) }
show4(Person4()); show4(Kid4()); show4(Thing4())
let k4 = Kid4(); k4.name = "Z"; show4(k4); show4(k4 as Person4)
protocol Base5 { init(); func id() -> String }
extension Base5 { static func make() -> Self { Self() }
func id() -> String { "\(Self.self)" }
func copy() -> Self { Self.make() } }
struct S5: Base5 {}
class C5: Base5 { required init() {} }
class D5: C5 { func id() -> String { "own" } }
print(S5.make().id(), C5.make().id(), D5.make().id(), D5().copy().id(), (D5() as C5).copy().id(), (D5() as any Base5).id(), type(of: (D5() as C5).copy()))
protocol Comparer6 { associatedtype T
func less(_ a: T, _ b: T) -> Bool }
extension Comparer6 { func max(_ xs: [T]) -> T? { var best: T?
for x in xs { if let b = best { if less(b, x) { best = x } } else { best = x } }
return best } }
extension Comparer6 where T: Comparable { func less(_ a: T, _ b: T) -> Bool { a < b } }
struct Up6: Comparer6 { typealias T = Int }
struct Down6<T: Comparable>: Comparer6 { func less(_ a: T, _ b: T) -> Bool { a > b } }
struct Len6: Comparer6 { func less(_ a: String, _ b: String) -> Bool { a.count < b.count } }
print(Up6().max([1, 5, 2])!, Down6<Int>().max([1, 5, 2])!, Len6().max(["a", "bbb", "cc"])!)
protocol Node8: AnyObject { var kids: [any Node8] { get }
var label: String { get } }
extension Node8 { var count: Int { kids.reduce(1) { $0 + $1.count } }
func show(_ d: Int = 0) { print(String(repeating: " ", count: d) + label, count)
kids.forEach { $0.show(d + 1) } }
var kids: [any Node8] { [] } }
class Leaf8: Node8 { var label: String { "leaf" } }
class Group8: Node8 { let kids: [any Node8]
var label: String { "group" }
var count: Int { 99 }
init(_ k: [any Node8]) { kids = k } }
Group8([Leaf8(), Group8([Leaf8(), Leaf8()])]).show()
protocol A9 { func f() -> String }
protocol B9: A9 { func f() -> String }
extension A9 { func f() -> String { "A" } }
extension B9 { func f() -> String { "B" } }
struct S9: B9 {}
struct T9: A9 {}
func a9<X: A9>(_ x: X) -> String { x.f() }
func b9<X: B9>(_ x: X) -> String { x.f() }
print(a9(S9()), b9(S9()), a9(T9()), S9().f(), (S9() as any A9).f(), (S9() as any B9).f())
protocol A10 { func f() -> String }
protocol B10: A10 {}
protocol C10: A10 {}
extension B10 { func f() -> String { "B" } }
extension C10 { func f() -> String { "C" } }
struct S10: B10 {}
struct T10: C10 {}
struct U10: B10, C10 { func f() -> String { "U" } }
let xs10: [any A10] = [S10(), T10(), U10()]
print(xs10.map { $0.f() })
class Box11<T> { var v: T; init(_ v: T) { self.v = v }
func show() -> String { "Box \(v)" } }
extension Box11 where T == Int { func twice() -> Int { v * 2 } }
extension Box11 where T: Collection { var n: Int { v.count } }
class IntBox11: Box11<Int> { override func show() -> String { "Int" + super.show() + "\(twice())" } }
class Any211<U>: Box11<[U]> { override func show() -> String { "Any2 \(n) " + super.show() } }
print(Box11(1).twice(), IntBox11(4).show(), Any211([1, 2]).show(), Any211(["x"]).n, (IntBox11(3) as Box11).show())
protocol Visitor12 { associatedtype R
func num(_ n: Int) -> R
func add(_ a: R, _ b: R) -> R }
indirect enum Ex { case n(Int), plus(Ex, Ex)
func visit<V: Visitor12>(_ v: V) -> V.R { switch self { case .n(let i): v.num(i)
case .plus(let a, let b): v.add(a.visit(v), b.visit(v)) } } }
struct Eval12: Visitor12 { func num(_ n: Int) -> Int { n }
func add(_ a: Int, _ b: Int) -> Int { a + b } }
struct Show12: Visitor12 { func num(_ n: Int) -> String { "\(n)" }
func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
extension Visitor12 where R: CustomStringConvertible { func run(_ e12: Ex) -> String { "=" + e12.visit(self).description } }
let e12 = Ex.plus(.n(1), .plus(.n(2), .n(3)))
print(e12.visit(Eval12()), e12.visit(Show12()), Eval12().run(e12), Show12().run(e12))
protocol Plugin14 { static var id: String { get }
init() }
extension Plugin14 { static var id: String { String(describing: Self.self) } }
struct A14: Plugin14 {}
struct B14: Plugin14 { static let id = "bee" }
let all14: [any Plugin14.Type] = [A14.self, B14.self]
for p in all14 { print(p.id, p.init()) }
func make14<P: Plugin14>(_ t: P.Type) -> (P, String) { (t.init(), P.id) }
print(make14(A14.self), make14(B14.self))
enum E15: CaseIterable { case a, b }
extension CaseIterable where Self: Equatable { var next: Self { let all = Array(Self.allCases)
let i = all.firstIndex(of: self)!
return all[(i + 1) % all.count] } }
protocol Cyc15: CaseIterable, Equatable {}
extension Cyc15 { var next: Self { self } }
enum F15: Cyc15 { case x, y }
print(E15.a.next, E15.b.next, F15.x.next)
// A value becomes an `AnyHashable` where nothing else takes it.
func taken(_ value: AnyHashable) -> String { "AnyHashable" }
func taken<T: BinaryInteger>(_ value: T) -> String { "integer" }
func taken<T>(_ value: T?) -> String { "optional" }
func taken(_ value: any Numeric) -> String { "number" }
func keyed(_ value: AnyHashable) -> String { "AnyHashable" }
func keyed(_ value: Double) -> String { "Double" }
print(taken(1), taken(2.5), taken("a"), taken([1]), taken(1 as AnyHashable), keyed(1), keyed("a"), keyed(2.5))
