// What observers hear when what changes a property throws.
struct E: Error {}
func change(_ x: inout Int, fail: Bool) throws { x += 1; if fail { throw E() }; x += 10 }
struct A { var n = 0 { didSet { print("A did", n) } } }
struct B { var n = 0 { didSet { print("B did", oldValue, n) } } }
struct C { var n = 0 { willSet { print("C will", newValue) } } }
struct D { var m = 0; var n: Int { get { m } set { print("D set", newValue); m = newValue } } }
class K { var n = 0 { didSet { print("K did", n) } } }
class L { var m = 0; var n: Int { get { m } set { print("L set", newValue); m = newValue } } }
class O: K { override var n: Int { didSet { print("O did", n) } } }
struct S { var m = [0]; subscript(i: Int) -> Int { get { m[i] } set { print("S set", newValue); m[i] = newValue } } }
struct W { var inner = A() { didSet { print("W did") } } }
protocol P { var n: Int { get set } }
extension A: P {}
extension D: P {}
func viaP<T: P>(_ t: inout T, fail: Bool) { do { try change(&t.n, fail: fail) } catch { print("caught") } }
func bump(_ a: inout A, _ f: (inout A) throws -> Void) rethrows { try f(&a) }
var a = A(), b = B(), c = C(), d = D(), k = K(), l = L(), o = O(), s = S(), w = W()
for fail in [false, true] {
  do { try change(&a.n, fail: fail) } catch { print("caught") }
  print(a.n)
  do { try change(&b.n, fail: fail) } catch { print("caught") }
  print(b.n)
  do { try change(&c.n, fail: fail) } catch { print("caught") }
  print(c.n)
  do { try change(&d.n, fail: fail) } catch { print("caught") }
  print(d.n)
  do { try change(&k.n, fail: fail) } catch { print("caught") }
  print(k.n)
  do { try change(&l.n, fail: fail) } catch { print("caught") }
  print(l.n)
  do { try change(&o.n, fail: fail) } catch { print("caught") }
  print(o.n)
  do { try change(&s[0], fail: fail) } catch { print("caught") }
  print(s.m)
  do { try change(&w.inner.n, fail: fail) } catch { print("caught") }
  print(w.inner.n)
  viaP(&a, fail: fail)
  print(a.n)
  viaP(&d, fail: fail)
  print(d.n)
  var local = 0 { didSet { print("local did", local) } }
  do { try change(&local, fail: fail) } catch { print("caught") }
  print(local)
  var old = 0 { didSet { print("old did", oldValue) } }
  do { try change(&old, fail: fail) } catch { print("caught") }
  print(old)
  do { try bump(&w.inner) { $0.n += 5; if fail { throw E() } } } catch { print("caught") }
  print(w.inner.n)
  var dict = ["a": 1]
  do { try change(&dict["a"]!, fail: fail) } catch { print("caught") }
  do { try change(&dict["b", default: 7], fail: fail) } catch { print("caught") }
  print(dict.sorted { $0.key < $1.key })
}
extension A { mutating func step(fail: Bool) throws { n += 1; if fail { throw E() } } }
do { try w.inner.step(fail: true) } catch { print(w.inner.n) }
struct Y { var a = A() { didSet { print("Y did", a.n) } }; mutating func go() throws { try a.step(fail: true) } }
var y = Y()
do { try y.go() } catch { print(y.a.n) }
var g = 0 { didSet { print("g did", g) } }
do { try change(&g, fail: true) } catch { print(g) }
var h = 0 { didSet { print("h did", oldValue) } }
do { try change(&h, fail: true) } catch { print(h) }
struct T { static var s = 0 { didSet { print("s did", s) } } }
do { try change(&T.s, fail: true) } catch { print(T.s) }
struct U { var n = 0 { willSet { print("will") } didSet { print("did") } } }
var u = U()
do { try change(&u.n, fail: true) } catch { print(u.n) }
struct V { var n = 0 { didSet(old) { print("did") } } }
var vv = V()
do { try change(&vv.n, fail: true) } catch { print(vv.n) }
struct V2 { var n = 0 { didSet { print("did \(oldValue)") } } }
var v2 = V2()
do { try change(&v2.n, fail: true) } catch { print(v2.n) }
