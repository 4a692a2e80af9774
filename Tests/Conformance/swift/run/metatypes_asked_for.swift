// 1
struct S1 { static func s() -> Int { 1 }
static let p = 2
static subscript(i: Int) -> Int { i } 
init() { print("made") } }
func f1() -> S1 { print("f"); return S1() }
print(type(of: f1()).s())
print(type(of: f1()).p)
print(type(of: f1())[4])
print(type(of: f1()).init())
// 2
protocol P2 { static func s() -> Int
init() }
struct S2: P2 { static func s() -> Int { 1 }
init() { print("made") } }
func f2<T: P2>(_ t: T.Type) -> T.Type { print("f"); return t }
func g2<T: P2>(_ t: T.Type) { print(f2(t).s(), [1].map { _ in f2(t).s() }, f2(t).init()) }
g2(S2.self)
class C2: P2 { class func s() -> Int { 2 }
required init() {} }
g2(C2.self)
// 3
enum E3 { case a, b
static func n() -> Int { 3 } }
func e3() -> E3 { print("e"); return .b }
print(type(of: e3()).n(), type(of: e3()).a)
var xs3 = [1, 2]
print(type(of: xs3.removeLast()).max, xs3)
// 4
protocol P4: AnyObject { var n: Int { get set } }
class C4: P4 { var n = 1 { didSet { print("n", oldValue) } } }
struct H4 { var p: any P4 = C4() { didSet { print("H") } }
var ps: [any P4] = [C4()] { didSet { print("HS") } } }
var h4 = H4()
h4.p.n = 2
h4.p.n += 1
h4.ps[0].n = 4
h4.ps[0].n += 4
var d4 = ["a": C4() as any P4]
d4["a"]!.n = 3
d4["a"]?.n += 3
print(h4.p.n, h4.ps[0].n, d4["a"]!.n)
let l4: any P4 = C4()
l4.n = 5
func f4<T: P4>(_ t: T) { t.n += 1 }
f4(l4)
print(l4.n)
// 5
protocol P5 { var n: Int { get set }
mutating func up() }
struct S5: P5 { var n = 1 { didSet { print("n", oldValue) } }
mutating func up() { n += 1 } }
struct H5 { var p: any P5 = S5() { didSet { print("H") } }
var ps: [any P5] = [S5()] { didSet { print("HS") } } }
var h5 = H5()
h5.p.n = 2
h5.p.n += 1
h5.p.up()
h5.ps[0].n = 4
h5.ps[0].n += 4
h5.ps[0].up()
var d5 = ["a": S5() as any P5]
d5["a"]!.n = 3
d5["a"]?.n += 3
d5["a"]?.up()
print(h5.p.n, h5.ps[0].n, d5["a"]!.n)
class K5 { var p: any P5 = S5() }
let k5 = K5()
k5.p.n = 3; k5.p.up()
print(k5.p.n)
// 6
protocol P6 { static var all: [Self] { get }
static func pair() -> (Self, Int)
static func mk(_ n: Int) -> Self? }
struct S6: P6 { let n: Int
static var all: [S6] { [S6(n: 1), S6(n: 2)] }
static func pair() -> (S6, Int) { (S6(n: 3), 4) }
static func mk(_ n: Int) -> S6? { n > 0 ? S6(n: n) : nil } }
final class C6: P6 { static var all: [C6] { [C6()] }
static func pair() -> (C6, Int) { (C6(), 1) }
static func mk(_ n: Int) -> C6? { nil } }
for t in [S6.self, C6.self] as [any P6.Type] { print(t.all.count, t.all.map { type(of: $0) }, type(of: t.pair().0), t.mk(3) == nil, t.mk(-1) == nil); let f = t.mk; print(f(1) as Any is S6?, f(1) == nil) }
// 7
protocol P7 { static var name: String { get set } }
class A7: P7 { nonisolated(unsafe) static var store = "a"
class var name: String { get { store } set { store = "A" + newValue } } }
class B7: A7 { override class var name: String { get { "B" + super.name } set { super.name = "b" + newValue } } }
let t7: A7.Type = B7.self
t7.name = "x"
t7.name += "y"
print(t7.name, A7.name)
let u7: any P7.Type = B7.self
u7.name = "q"
print(u7.name)
func f7<T: P7>(_ t7: T.Type) { t7.name = "g"; t7.name += "h"; T.name += "i" }
f7(A7.self); print(A7.name)
f7(B7.self); print(A7.name)
f7(t7); print(A7.name)
// 8
protocol P8 { static var all: [Self] { get }
static func make() -> Self? }
extension P8 { static var first: Self? { all.first }
static func count() -> Int { all.count } }
enum E8: String, CaseIterable, P8 { case a, b
static var all: [E8] { allCases }
static func make() -> E8? { .b } }
func g8<T: P8>(_ t: T.Type) -> (Int, T?, T?) { (t.count(), t.first, T.make()) }
print(g8(E8.self))
let ts8: [any P8.Type] = [E8.self]
for t in ts8 { print(t.count(), t.all.count, t.first as Any, t.make() as Any) }
// 9
func f9() {
var z = 1
{ print(2) }()
z += 1
print(z) }
f9()
// 10
func f10() {
let g = 3
{ print(g) }()
}
f10()
