// Which member meets a requirement is settled where a type says that it conforms; a call on a known type finds more.

protocol M1 {
  associatedtype E
  func p() -> String
}
extension M1 { func p() -> String { "M" } }
extension M1 where E == Int { func p() -> String { "Int" } }
extension M1 where E: Equatable { func p() -> String { "Eq" } }
struct R1<E>: M1 {}
struct N1 {}
print(R1<N1>().p(), R1<Int>().p(), R1<String>().p())
func g1<T: M1>(_ t: T) -> String { t.p() }
print(g1(R1<N1>()), g1(R1<Int>()), (R1<String>() as any M1).p())

protocol M2 {
  associatedtype E
  func p() -> String
}
extension M2 { func p() -> String { "M" } }
extension M2 where E: Equatable { func p() -> String { "Eq" } }
struct R2<E: Equatable>: M2 {}
struct Q2<E> {}
extension Q2: M2 where E: Equatable {}
func g2<T: M2>(_ t: T) -> String { t.p() }
print(g2(R2<Int>()), g2(Q2<Int>()))

protocol M3 {
  associatedtype E
  var p: String { get }
}
extension M3 { var p: String { "M" } }
extension M3 where E: Equatable { var p: String { "Eq" } }
class B3<E>: M3 {}
class S3: B3<Int> {}
func g3<T: M3>(_ t: T) -> String { t.p }
print(g3(B3<Int>()), g3(S3()), S3().p, B3<Int>().p)

protocol M4 {
  associatedtype E
  var p: String { get }
}
extension M4 { var p: String { "M" } }
extension M4 where E: Equatable { var p: String { "Eq" } }
class B4<E>: M4 {}
class S4: B4<Int> {}
print((B4<Int>() as any M4).p, (S4() as any M4).p)
struct R4<E>: M4 {}
print(R4<Int>().p, R4<Any>().p, (R4<Int>() as any M4).p)

protocol M5 {
  associatedtype E
  func p() -> String
}
extension M5 { func p() -> String { "M" } }
extension M5 where E: Equatable { func p() -> String { "Eq" } }
struct R5<E>: M5 {}
func g5<T: M5>(_ t: T) -> String where T.E: Equatable { t.p() }
func h5<T: M5>(_ t: T) -> String where T.E == Int { t.p() }
print(g5(R5<Int>()), h5(R5<Int>()))

protocol M6 {
  associatedtype E
  static func p() -> String
  static var q: String { get }
  init(z: Int)
  subscript(i: Int) -> String { get }
}
extension M6 {
  static func p() -> String { "M" }
  static var q: String { "qM" }
  subscript(i: Int) -> String { "sM" }
}
extension M6 where E: Equatable {
  static func p() -> String { "Eq" }
  static var q: String { "qE" }
  subscript(i: Int) -> String { "sE" }
}
struct R6<E>: M6 { init(z: Int) {} }
func g6<T: M6>(_ t: T) -> String { T.p() + T.q + t[0] }
print(
  g6(R6<Int>(z: 1)), R6<Int>.p(), R6<Int>.q, R6<Int>(z: 1)[0], R6<Any>.p(), R6<Any>.q,
  R6<Any>(z: 1)[0])

protocol M7 { func p() -> String }
extension M7 { func p() -> String { "M" } }
protocol N7: M7 {}
extension N7 { func p() -> String { "N" } }
struct R7<E>: M7 {}
extension R7: N7 where E: Equatable {}
func g7<T: M7>(_ t: T) -> String { t.p() }
func h7<T: N7>(_ t: T) -> String { t.p() }
print(g7(R7<Int>()), g7(R7<Any>()), R7<Int>().p(), R7<Any>().p(), h7(R7<Int>()))

protocol M8 { func p() -> String }
extension M8 { func p() -> String { "M" } }
protocol N8: M8 {}
extension N8 { func p() -> String { "N" } }
struct A8: M8 {}
extension A8: N8 {}
struct B8: N8 {}
func g8<T: M8>(_ t: T) -> String { t.p() }
func h8<T: N8>(_ t: T) -> String { t.p() }
print(g8(A8()), h8(A8()), g8(B8()), h8(B8()), A8().p(), B8().p(), (A8() as any M8).p())

protocol M9 { func p() -> String }
extension M9 { func p() -> String { "M" } }
struct R9<E>: M9 {}
extension R9 where E == Int { func p() -> String { "Int" } }
extension R9 where E: Equatable { func p() -> String { "Eq" } }
func g9<T: M9>(_ t: T) -> String { t.p() }
print(g9(R9<Int>()), R9<Int>().p(), R9<String>().p(), R9<Any>().p(), (R9<Int>() as any M9).p())

protocol M10 { var p: String { get } }
extension M10 { var p: String { "M" } }
struct R10<E>: M10 {}
extension R10 where E == Int { var p: String { "Int" } }
func g10<T: M10>(_ t: T) -> String { t.p }
print(g10(R10<Int>()), R10<Int>().p, R10<String>().p, (R10<Int>() as any M10).p)

protocol M11 { func p() -> String }
extension M11 { func p() -> String { "M" } }
struct R11<E> {}
extension R11: M11 where E == Int {}
extension R11 where E == Int { func p() -> String { "Int" } }
func g11<T: M11>(_ t: T) -> String { t.p() }
print(g11(R11<Int>()), R11<Int>().p())

struct R15<E>: CustomStringConvertible { var description: String { "general" } }
extension R15 where E == Int { var description: String { "ints" } }
print(R15<Int>(), R15<String>(), R15<Int>().description, "\(R15<Int>())")

struct R16<E>: Equatable {
  let e: Int
  static func == (a: R16, b: R16) -> Bool { a.e == b.e }
}
extension R16 where E == Int { static func == (a: R16, b: R16) -> Bool { false } }
print(
  R16<Int>(e: 1) == R16<Int>(e: 1), R16<String>(e: 1) == R16<String>(e: 1),
  [R16<Int>(e: 1)] == [R16<Int>(e: 1)], [R16<Int>(e: 1)].contains(R16<Int>(e: 1)))

protocol S17 {
  associatedtype E
  func a(_ e: E) -> String
}
extension S17 { func a(_ e: E) -> String { "S" } }
extension S17 where E: Comparable { func a(_ e: E) -> String { "C" } }
extension S17 where E: Equatable { func a(_ e: E) -> String { "Q" } }
struct R17<E>: S17 {}
struct I17: S17 { typealias E = Int }
struct Co17<E: Comparable>: S17 {}
func g17<T: S17>(_ t: T, _ e: T.E) -> String { t.a(e) }
print(
  g17(R17<Int>(), 1), g17(I17(), 1), g17(Co17<Int>(), 1), R17<Int>().a(1), I17().a(1),
  Co17<Int>().a(1))

protocol M18 {
  associatedtype E
  func p() -> String
  func q() -> String
}
extension M18 {
  func p() -> String { "M" }
  func q() -> String { "q" + p() }
}
extension M18 where E: Equatable { func p() -> String { "Eq" } }
struct R18<E>: M18 { func all() -> String { p() + q() } }
extension R18 where E: Equatable { func some() -> String { p() + q() + self.p() } }
print(R18<Int>().all(), R18<Int>().some(), R18<Int>().q())

protocol M19 {
  associatedtype E
  var p: Int { get set }
}
extension M19 {
  var p: Int {
    get { 1 }
    set { print("M", newValue) }
  }
}
extension M19 where E: Equatable {
  var p: Int {
    get { 2 }
    set { print("Eq", newValue) }
  }
}
struct R19<E>: M19 {}
func g19<T: M19>(_ t: inout T) { t.p += 10 }
var r19 = R19<Int>()
g19(&r19)
r19.p += 10
var a19: any M19 = r19
a19.p += 10

protocol M20 {
  associatedtype E
  func p() -> String
}
extension M20 { func p() -> String { "M" } }
extension M20 where Self: Equatable { func p() -> String { "Eq" } }
struct R20<E>: M20 {}
extension R20: Equatable where E: Equatable {}
func g20<T: M20>(_ t: T) -> String { t.p() }
print(R20<Int>().p(), g20(R20<Int>()), R20<Any>().p())

protocol M21 {
  associatedtype E
  func p() -> String
}
extension M21 { func p() -> String { "M" } }
extension M21 where Self: Equatable { func p() -> String { "Eq" } }
class A21: M21 { typealias E = Int }
class B21: A21, Equatable { static func == (a: B21, b: B21) -> Bool { true } }
func g21<T: M21>(_ t: T) -> String { t.p() }
print(B21().p(), g21(B21()), A21().p(), g21(A21()))

protocol M22 {
  associatedtype E
  func p() -> String
}
extension M22 { func p() -> String { "M" } }
extension M22 where E: Equatable { func p() -> String { "Eq" } }
struct R22<E>: M22 {}
let f22 = R22<Int>.p
let h22 = R22<Int>().p
print(f22(R22<Int>())(), h22(), [R22<Int>()].map { $0.p() })

protocol M23 {
  associatedtype E
  var p: String { get }
}
extension M23 { var p: String { "M" } }
extension M23 where E: Equatable { var p: String { "Eq" } }
struct R23<E>: M23 {}
print(
  [R23<Int>()].map(\.p), R23<Int>()[keyPath: \.p],
  (\R23<Int>.p as KeyPath<R23<Int>, String>) == \R23<Int>.p)
func g23<T: M23>(_ t: T) -> String { t[keyPath: \.p] }
print(g23(R23<Int>()))

protocol Shape24 {
  associatedtype E
  static func + (a: Self, b: Self) -> String
}
extension Shape24 { static func + (a: Self, b: Self) -> String { "S" } }
extension Shape24 where E: Equatable { static func + (a: Self, b: Self) -> String { "Eq" } }
struct R24<E>: Shape24 {}
func g24<T: Shape24>(_ t: T) -> String { t + t }
print(R24<Int>() + R24<Int>(), g24(R24<Int>()), R24<Any>() + R24<Any>())

protocol P26 { func p() -> String }
class B26<E>: P26 { func p() -> String { "B" } }
extension B26 where E == Int { func p(x: Int = 0) -> String { "Bx" } }
class S26: B26<Int> { override func p() -> String { "S" } }
func g26<T: P26>(_ t: T) -> String { t.p() }
print(g26(S26()), g26(B26<Int>()), S26().p(), B26<Int>().p(x: 1))

struct L27<E>: Sequence, IteratorProtocol {
  var n = 0
  mutating func next() -> Int? {
    n += 1
    return n < 4 ? n : nil
  }
}
extension L27 where E == Int { mutating func next() -> Int? { nil } }
print(Array(L27<Int>()), Array(L27<String>()))
for x in L27<Int>() { print(x) }

struct H28<E>: Hashable {
  let e: Int
  func hash(into h: inout Hasher) {
    print("gen")
    h.combine(e)
  }
}
extension H28 where E == Int {
  func hash(into h: inout Hasher) {
    print("int")
    h.combine(e)
  }
}
let s28: Set<H28<Int>> = [H28(e: 1)]
print(s28.count > 0)

protocol M29 {
  var q: String { get }
  func p() -> String
}
extension M29 {
  var q: String { "M" }
  func p() -> String { "M" }
}
protocol N29: M29 {}
extension N29 {
  var q: String { "N" }
  func p() -> String { "N" }
}
struct R29<E>: M29 {}
extension R29: N29 where E: Equatable {}
func h29<T: N29>(_ t: T) -> String { t.q + t.p() }
func i29(_ t: any N29) -> String { t.q + t.p() }
func j29(_ t: some N29) -> String { t.q + t.p() }
print(h29(R29<Int>()), i29(R29<Int>()), j29(R29<Int>()), R29<Int>().q, R29<Int>().p())

protocol M30 { func p() -> String }
protocol K30 {}
extension K30 { func p() -> String { "K" } }
struct A30: M30, K30 { func p() -> String { "A" } }
struct B30: M30, K30 {}
func h30<T: M30 & K30>(_ t: T) -> String { t.p() }
print(h30(A30()), h30(B30()), B30().p(), (A30() as any M30 & K30).p())

protocol M31 { var p: String { get } }
protocol K31 {}
extension K31 { var p: String { "K" } }
struct A31: M31, K31 { var p: String { "A" } }
struct B31: M31, K31 {}
func h31<T: M31 & K31>(_ t: T) -> String { t.p }
print(h31(A31()), h31(B31()), B31().p, (A31() as any M31 & K31).p)

protocol M32 { func p(_ i: Int) -> String }
extension M32 {
  func p(_ i: Int) -> String { "M" }
  func p(_ i: Int, _ j: Int = 0) -> String { "Mj" }
  func p(_ d: Double) -> String { "Md" }
}
struct A32: M32 {}
func h32<T: M32>(_ t: T) -> String { t.p(1) + t.p(1.5) + t.p(1, 2) }
print(h32(A32()), A32().p(1), A32().p(1.5))

protocol M33 { func p() -> String }
extension M33 { func p() -> String { "M" } }
extension M33 where Self: AnyObject { func p() -> String { "C" } }
class A33: M33 {}
class B33: A33 { func p() -> String { "B" } }
struct S33: M33 {}
func h33<T: M33>(_ t: T) -> String { t.p() }
print(h33(A33()), h33(B33()), h33(S33()), A33().p(), B33().p(), S33().p())

protocol M34 { func p() -> String }
extension M34 { func p() -> String { "M" } }
class V34 {}
class W34: V34 {}
extension M34 where Self: V34 { func p() -> String { "V" } }
extension M34 where Self: W34 { func p() -> String { "W" } }
extension V34: M34 {}
func h34<T: M34>(_ t: T) -> String { t.p() }
print(h34(V34()), h34(W34()), V34().p(), W34().p())

class V35 {}
class W35: V35 {}
protocol M35 { func p() -> String }
extension M35 where Self: W35 { func p() -> String { "W" } }
extension M35 where Self: V35 { func p() -> String { "V" } }
extension W35: M35 {}
extension M35 { func q() -> String { p() } }
print(W35().p(), W35().q())

struct R36<E> {}
extension R36 {
  var k: String { "any" }
  func f() -> String { "any" }
  static func s() -> String { "any" }
}
extension R36 where E: Equatable {
  var k: String { "eq" }
  func f() -> String { "eq" }
  static func s() -> String { "eq" }
}
extension R36 where E: Hashable {
  var k: String { "hash" }
  func f() -> String { "hash" }
  static func s() -> String { "hash" }
}
extension R36 where E == Int {
  var k: String { "int" }
  func f() -> String { "int" }
  static func s() -> String { "int" }
}
struct Q36: Equatable {}
print(R36<Any>().k, R36<Q36>().k, R36<String>().k, R36<Int>().k)
print(R36<Any>().f(), R36<Q36>().f(), R36<String>().f(), R36<Int>().f())
print(R36<Any>.s(), R36<Q36>.s(), R36<String>.s(), R36<Int>.s())

struct R37<E> {}
extension R37 {
  init(_ k: Int) {
    self.init()
    print("any")
  }
}
extension R37 where E: Equatable {
  init(_ k: Int) {
    self.init()
    print("eq")
  }
}
_ = R37<Any>(1)
_ = R37<Int>(1)
func g37<T>(_ t: T.Type) { _ = R37<T>(1) }
func h37<T: Equatable>(_ t: T.Type) { _ = R37<T>(1) }
g37(Int.self)
h37(Int.self)

protocol Animal40 {
  var name: String { get }
  func speak() -> String
}
extension Animal40 {
  var name: String { "animal" }
  func speak() -> String { "I am \(name)" }
}
protocol Pet40: Animal40 { var owner: String { get } }
extension Pet40 {
  var name: String { "pet of \(owner)" }
  func speak() -> String { "purr, \(name)" }
}
struct Cat40: Pet40 { var owner = "Ann" }
struct Fox40: Animal40 {}
struct Dog40: Pet40 {
  var owner = "Bob"
  var name = "Rex"
}
let all40: [any Animal40] = [Cat40(), Fox40(), Dog40()]
for a in all40 { print(a.name, a.speak()) }
func f40<A: Animal40>(_ a: A) { print(a.name, a.speak()) }
f40(Cat40())
f40(Fox40())
f40(Dog40())
print(Cat40().speak(), Dog40().speak())

protocol P41 {
  associatedtype T
  func make() -> T
  func show() -> String
}
extension P41 { func show() -> String { "any" } }
extension P41 where T: CustomStringConvertible {
  func show() -> String { "d:" + make().description }
}
struct A41: P41 { func make() -> Int { 4 } }
struct B41<X>: P41 {
  let x: X
  func make() -> X { x }
}
struct C41<X: CustomStringConvertible>: P41 {
  let x: X
  func make() -> X { x }
}
print(A41().show(), B41(x: 3).show(), C41(x: 5).show())
let ps41: [any P41] = [A41(), B41(x: 3), C41(x: 5)]
for p in ps41 { print(p.show()) }

protocol M43 { init() }
extension M43 {
  static var q: String { "M" }
  init(k: Int) {
    self.init()
    print("M init")
  }
  static func f() -> String { "Mf" }
}
struct A43: M43 {
  init() {}
  init(k: Int) { print("A init") }
  nonisolated(unsafe) static var q = "A"
  static func f() -> String { "Af" }
}
func g43<T: M43>(_ t: T.Type) {
  print(T.q, T.f())
  _ = T(k: 1)
}
g43(A43.self)
_ = A43(k: 2)
print(A43.q, A43.f())

protocol M44 { static var q: String { get set } }
extension M44 {
  static var q: String {
    get { "M" }
    set { print("set M", newValue) }
  }
}
struct A44: M44 { nonisolated(unsafe) static var q = "A" }
struct B44: M44 {}
func g44<T: M44>(_ t: T.Type) {
  T.q += "!"
  print(T.q)
}
g44(A44.self)
g44(B44.self)
A44.q += "?"
B44.q += "?"
print(A44.q, B44.q)

protocol M45 {}
extension M45 {
  static var q: String {
    get { "M" }
    set { print("set M", newValue) }
  }
}
struct A45: M45 { nonisolated(unsafe) static var q = "A" }
func g45<T: M45>(_ t: T.Type) {
  T.q += "!"
  print(T.q)
}
g45(A45.self)
A45.q += "?"
print(A45.q)

struct R46<E> { let e: Int }
extension R46 where E == Int {
  static func == (a: R46, b: R46) -> Bool {
    print("int")
    return false
  }
  static func < (a: R46, b: R46) -> Bool {
    print("int<")
    return false
  }
}
extension R46: Equatable, Comparable {
  static func == (a: R46, b: R46) -> Bool { a.e == b.e }
  static func < (a: R46, b: R46) -> Bool { a.e < b.e }
}
print(
  [R46<Int>(e: 1)] == [R46<Int>(e: 1)], [R46<Int>(e: 1)].contains(R46<Int>(e: 1)),
  [R46<Int>(e: 2), R46<Int>(e: 1)].sorted()[0].e)
print(R46<Int>(e: 1) == R46<Int>(e: 1), R46<Int>(e: 1) < R46<Int>(e: 1))

struct R47<E> { let e: Int }
extension R47 where E == Int {
  var description: String { "int" }
  var debugDescription: String { "dint" }
  func hash(into h: inout Hasher) { print("inth") }
}
extension R47: CustomStringConvertible, CustomDebugStringConvertible, Hashable {
  var description: String { "gen" }
  var debugDescription: String { "dgen" }
  func hash(into h: inout Hasher) { print("genh") }
}
print(
  R47<Int>(e: 1), [R47<Int>(e: 1)], "\(R47<Int>(e: 1))", String(describing: R47<Int>(e: 1)),
  R47<Int>(e: 1).description)
print(Set([R47<Int>(e: 1)]).count)

protocol M48: Equatable { var k: Int { get } }
extension M48 { static func == (a: Self, b: Self) -> Bool { a.k == b.k } }
struct A48: M48 {
  let k: Int
  let z: Int
}
struct B48: M48 {
  let k: Int
  let z: Int
  static func == (a: B48, b: B48) -> Bool { a.z == b.z }
}
print(
  A48(k: 1, z: 1) == A48(k: 1, z: 2), B48(k: 1, z: 1) == B48(k: 1, z: 2),
  [A48(k: 1, z: 1)] == [A48(k: 1, z: 2)])
func g48<T: M48>(_ a: T, _ b: T) -> Bool { a == b }
print(g48(A48(k: 1, z: 1), A48(k: 1, z: 2)), g48(B48(k: 1, z: 1), B48(k: 1, z: 2)))

protocol M49: Comparable { var k: Int { get } }
extension M49 { static func < (a: Self, b: Self) -> Bool { a.k < b.k } }
struct A49: M49 { let k: Int }
struct B49: M49 {
  let k: Int
  static func > (a: B49, b: B49) -> Bool {
    print("own >")
    return true
  }
}
print(
  A49(k: 1) > A49(k: 2), B49(k: 1) > B49(k: 2), B49(k: 1) >= B49(k: 2),
  [B49(k: 2), B49(k: 1)].max()!.k)
func g49<T: M49>(_ a: T, _ b: T) -> Bool { a > b }
print(g49(A49(k: 1), A49(k: 2)), g49(B49(k: 1), B49(k: 2)))

protocol V50 { func visit() -> String }
extension V50 { func visit() -> String { "V" } }
class Base50: V50 {}
class Sub50: Base50 { func visit() -> String { "Sub" } }
class Sub250: Sub50 { override func visit() -> String { "Sub2" } }
func g50(_ v: any V50) -> String { v.visit() }
print(
  g50(Base50()), g50(Sub50()), g50(Sub250()), Base50().visit(), Sub50().visit(), Sub250().visit(),
  (Sub250() as Sub50).visit(), (Sub250() as Base50).visit())

protocol V51 { var v: Int { get set } }
extension V51 {
  var v: Int {
    get { 1 }
    set { print("V", newValue) }
  }
}
class Base51: V51 {}
class Sub51: Base51 { var v = 5 }
func g51(_ x: inout any V51) {
  x.v += 10
  print(x.v)
}
var a51: any V51 = Sub51()
g51(&a51)
let s51 = Sub51()
s51.v += 1
print(s51.v, (s51 as Base51).v)

protocol Stack52 {
  associatedtype Item
  var items: [Item] { get set }
  mutating func push(_ i52: Item)
}
extension Stack52 {
  mutating func push(_ i52: Item) { items.append(i52) }
  var top: Item? { items.last }
}
extension Stack52 where Item: Comparable {
  var top: Item? { items.max() }
  mutating func push(_ i52: Item) {
    items.append(i52)
    items.sort()
  }
}
struct A52<Item>: Stack52 { var items: [Item] = [] }
struct I52: Stack52 { var items: [Int] = [] }
var a52 = A52<Int>()
a52.push(3)
a52.push(1)
func add52<S: Stack52>(_ s: inout S, _ x: S.Item) { s.push(x) }
add52(&a52, 2)
print(a52.items, a52.top!)
var i52 = I52()
add52(&i52, 5)
add52(&i52, 2)
print(i52.items, i52.top!)
