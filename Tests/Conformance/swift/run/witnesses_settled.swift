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
