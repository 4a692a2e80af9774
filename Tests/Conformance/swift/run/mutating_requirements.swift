// What meets a mutating requirement, sums of lists, reversed lists by index.
protocol P1 { mutating func f() }
struct A1: P1 { var a = [1, 2]; func f() { print(a) } }
do {
  func go<S: P1>(_ s: inout S) { s.f() }
  var m = A1(); go(&m); go(&m); print(m)
}
protocol P2 { mutating func f() -> Int }
struct A2: P2 { var a = [1, 2]; func f() -> Int { a.count } }
struct B2: P2 { var n = 1; mutating func f() -> Int { n += 1; return n } }
final class C2: P2 { var n = 5; func f() -> Int { n += 1; return n } }
struct M2<S: P2> { var s: S; mutating func go() -> Int { s.f() } }
do {
  func go<S: P2>(_ s: inout [S]) -> Int { s[0].f() + s[0].f() }
  var a = [A2()], b = [B2()], c = [C2()]
  print(go(&a), go(&b), go(&c))
  var x: any P2 = A2()
  print(x.f())
  x = B2()
  print(x.f(), x.f())
  x = C2()
  print(x.f())
  var m = M2(s: A2())
  print(m.go())
  var o: A2? = A2()
  func opt<S: P2>(_ s: inout S?) -> Int? { s?.f() }
  print(opt(&o) as Any)
}
protocol P3 { mutating func f(); var v: Int { mutating get } }
struct A3: P3 { func f() { print("f") }
var v: Int { 3 } }
do {
  func go<S: P3>(_ s: inout S) { s.f(); print(s.v) }
  var a = A3()
  go(&a)
}
do {
  print(Any.self, [Any].self)
}
struct D5: CustomStringConvertible { var description: String { "D5" } }
struct B5: CustomStringConvertible { var description: String { "B5" } }
do {
  let zoo: [any CustomStringConvertible] = [D5()] + [B5()]
  print(zoo)
  let x: [Any] = [1] + ["a"]
  print(x)
}
do {
  print([1, 2, 3].reversed()[0])
}
do {
  let a: [Any?] = [nil, 1]
  print(a)
  let n: Int? = nil
  print(n as Any)
}
do {
  let t: Int? = 5
  print(Double(t ?? 1), abs(t!))
}
struct S9 { private var x = 1
var y = 2
static func make() -> S9 { S9(x: 3, y: 4) } }
do {
  print(S9.make(), S9())
}
do {
  let x: Int? = 1
  let f = { (a: Int?) -> Int in a ?? 0 }
  print(f(x))
}
struct X11: Error {}
do {
  print("start")
  let e: Result<Int, any Error> = .failure(X11())
  do { print(try e.get()) } catch { print("c", error) }
}
do {
  func g<T>(_ x: T) { print(type(of: x), T.self) }
  let a: Any = 1
  g(a); g(1); g([1] as [Any])
  func h(_ x: Any) { print(type(of: x)) }
  h(1)
  func k<T>(_ x: T) { h(x); print(type(of: x as Any)) }
  k(a)
}
