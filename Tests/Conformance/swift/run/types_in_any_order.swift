// Types may be named before they are declared: superclasses, types and aliases of extensions.
protocol Shape: Named { var area: Double { get } }
protocol Named { var name: String { get } }
struct Sq: Shape { var area: Double { side * side }; var name: String { "sq" }; var side = Default.side }
enum Default { static let side = 2.0 }
class C: D<Int> { override func f(_ t: Int) -> String { "C" + super.f(t) } }
class D<T>: E { func f(_ t: T) -> String { "D\(t)" + g() }
  override func g() -> String { "D" + super.g() } }
class E { func g() -> String { "E" }
  required init() {} 
  convenience init(x: Int) { self.init() } 
  subscript(i: Int) -> Int { i }
  var p: Int { 1 }
  class var q: String { "q" } }
class F: C { override var p: Int { super.p + 1 }
  override subscript(i: Int) -> Int { super[i] * 2 }
  override class var q: String { super.q + "F" } }
print(C().f(1), F(x: 3).f(2), F()[4], F().p, F.q, Sq().area, Sq().name)
struct Outer { class In: Base { override func h() -> Int { 9 } } }
class Base { func h() -> Int { 1 } 
  let z: Int
  init(z: Int = 4) { self.z = z } }
class Sub2: Sub1 { let k: Int
  override init(z: Int) { k = 1; super.init(z: z) } }
class Sub1: Base { var l = 2 }
print(Outer.In().h(), Sub2(z: 8).z, Sub1().z, Outer.In(z: 1).z, Sub2(z: 2).l)
func local() {
  class X: Y { override func y() -> Int { 2 } }
  class Y { func y() -> Int { 1 } }
  print(X().y())
}
local()
struct Space {}
class Second: Space.First {
  override func f() -> Int { 2 + x.v }
  let x: Space.Inner = Space.Inner(v: 1)
}
func number(_ i: Space.Inner) -> Int { i.v }
struct Use { var i: Space.Inner; var k = Space.Kind.a }
extension Space {
  class First { func f() -> Int { 1 } }
  struct Inner { var v: Int }
  enum Kind { case a }
  typealias N = Int
}
typealias Q = Space.Inner
let n: Space.N = 3
print(Second().f(), number(.init(v: 4)), Use(i: .init(v: 2)), n, Q(v: 1))
extension Space.Inner: CustomStringConvertible { var description: String { "inner \(v)" } }
extension Space.Inner { struct Deep { let d = 1 } }
print(Space.Inner.Deep().d, Space.Inner(v: 7))
