// swift-version: 5
// What is assigned to itself, where the compiler takes it: not the variable or the stored property of its own class.
class A {
  var f = 1
  var o: A?
  static var s = 1
  var comp: Int { get { print("get"); return f } set { print("set", newValue); f = newValue } }
  func d() { comp = comp }
  func g() { A.s = A.s }
  func i() { o!.f = o!.f }
}
class B: A {
  func k() { f = f; self.f = self.f; super.f = super.f }
  override var comp: Int { get { 2 } set { print("override", newValue) } }
  func e() { comp = comp }
}
struct S {
  var t = (1, 2)
  var y: Int { get { print("y"); return 1 } set { print("y =", newValue) } }
  mutating func c() { t.0 = t.0; y = y }
}
let a = A(), b = B()
a.o = b
a.d(); a.g(); a.i(); b.k(); b.e(); b.d()
b.f = b.f
var s = S()
s.c()
var list = [1], text: Int? = 1
list[0] = list[0]
text = text!
func same<T: A>(_ t: T) { t.f = t.f }
same(a)
print(a.f, b.f, s.t, list, text as Any)
