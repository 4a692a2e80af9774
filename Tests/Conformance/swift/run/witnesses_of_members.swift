// The same of properties, statics, operators and classes, and of extensions that ask for more.
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
