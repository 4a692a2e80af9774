// Overridden members of generic superclasses, and subscripts.
class E { subscript(i: Int) -> Int { get { i } set { print("E set", i, newValue) } }
  subscript(s: String) -> String { s }
  class subscript(k: Int) -> Int { k } }
class F: E { override subscript(i: Int) -> Int { get { super[i] * 2 } set { super[i] = newValue + 1; print("F set") } }
  override class subscript(k: Int) -> Int { super[k] + 100 } }
class H: F { override subscript(s: String) -> String { super[s] + "H" } }
let e: E = F()
print(e[4])
e[2] = 5
e[1] += 3
let h: E = H()
print(h["a"], h[3], E[1], F[1])
let t: E.Type = H.self
print(t[5])
class D<T> { subscript(t: T) -> Int { 1 } }
class C: D<Int> { override subscript(t: Int) -> Int { 2 + super[t] } }
let d: D<Int> = C()
print(d[1])
class Pile<T> { func f(_ t: T) -> String { "D\(t)" }
  var v: T? { nil }
  func m(_ a: [T], k: (T) -> T) -> T? { nil }
  init(t: T) {} 
  subscript(t: T) -> Int { 1 } }
class Heap: Pile<Int> { override func f(_ t: Int) -> String { "C" + super.f(t) }
  override var v: Int? { 3 }
  override func m(_ a: [Int], k: (Int) -> Int) -> Int? { a.first.map(k) }
  override init(t: Int) { super.init(t: t) }
  override subscript(t: Int) -> Int { 2 + super[t] } }
class Both<A, B>: Pile<[A: B]> where A: Hashable { override func f(_ t: [A: B]) -> String { "G\(t.count)" + super.f(t) } }
print(Heap(t: 1).f(1), Heap(t: 2).v!, Heap(t: 1).m([4]) { $0 + 1 } as Any, Heap(t: 1)[3])
print(Both<String, Int>(t: [:]).f(["a": 1]))
let second: Pile<Int> = Heap(t: 3)
print(second.f(2), second.v as Any, second[1])
class A2 { subscript(i: Int) -> Int { i } ; var p = 1
  subscript(x: Double) -> Double { get { x } set {} } }
class B2: A2 { override subscript(i: Int) -> Int { 2 } }
class C2: B2 { override subscript(i: Int) -> Int { 3 }
  override subscript(x: Double) -> Double { get { x * 2 } set { super[x] = newValue; print("set") } }
  func test() -> Int { super[9] + self[9] } }
let list: [A2] = [A2(), B2(), C2()]
print(list.map { $0[0] }, (list[2] as! B2)[1], C2().test())
for a in list { a[1.5] += 1; print(a[1.5]) }
class Base<T> { private var s: [T] = []
  func push(_ t: T) { s.append(t) }
  subscript(i: Int) -> T { get { s[i] } set { s[i] = newValue } }
  var last: T? { s.last } }
class Log: Base<String> {
  override func push(_ t: String) { super.push("<" + t + ">") }
  override subscript(i: Int) -> String { get { super[i] + "!" } set { super[i] = newValue + "?" } }
  override var last: String? { super.last.map { $0 + "." } } }
let log: Base<String> = Log()
log.push("a"); log.push("b"); log[0] += "x"
print(log[0], log[1], log.last!)
func use<T>(_ b: Base<T>, _ t: T) -> T { b.push(t); return b[0] }
print(use(log, "z"), log.last!)
