nonisolated(unsafe) var store = 100
struct Inner { var n = 5 { didSet { print("n", n) } }
 var deep: [[Int]] = [[1], [2, 3]]
 mutating func up() -> Int { n += 1; return n } }
func bump(_ n: inout Int) -> Int { n += 10; return n }
func two(_ a: inout Int, _ b: inout Int) { (a, b) = (b + 1, a + 1) }
func grow(_ l: inout [Int]) { l.append(9) }

// def
protocol PDef {
  var c: Int { get set }
  static var sc: Int { get set }
  subscript(i: Int) -> Int { get set }
  static subscript(i: String) -> Int { get set }
  var raw: Int { get set }
  var v: Int { get set }
  var list: [Int] { get set }
  var opt: Int? { get set }
  var pair: (a: Int, b: Int) { get set }
  var inner: Inner { get set }
}
extension PDef {
  var c: Int { get { print("D.get c"); return raw } set { print("D.set c", newValue); raw = newValue } }
  static var sc: Int { get { print("D.get sc"); return store } set { print("D.set sc", newValue); store = newValue } }
  subscript(i: Int) -> Int { get { print("D.get", i); return raw + i } set { print("D.set", i, newValue); raw = newValue - i } }
  static subscript(i: String) -> Int { get { print("D.sget", i); return store } set { print("D.sset", i, newValue); store = newValue } }
}
struct ADef: PDef {  var raw = 3
  var v = 1 { didSet { print("A.v", oldValue, v) } }
  var list = [1, 2]
  var opt: Int? = nil
  var pair = (a: 1, b: 2)
  var inner = Inner()
}
do {
var h: (Int, ADef) = (1, ADef())
var z = 50
var zz = (a: 8, b: 9)
two(&h.1.pair.a, &z)
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
class H { var x: ADef = ADef() }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.x.v))
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: [String: ADef] = ["k": ADef()]
var z = 50
var zz = (a: 8, b: 9)
x["k"]!.pair.a *= x["k"]!.pair.a + 1
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
var x: [ADef] = [ADef()]
var z = 50
var zz = (a: 8, b: 9)
x[0].inner.deep[1][0] += 2
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
struct H { var x: ADef = ADef() { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.pair.a *= h.x.pair.a + 1
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: ADef? = ADef()
var z = 50
var zz = (a: 8, b: 9)
x?.inner.n += 2
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
func mk() -> () -> Void { var x: ADef = ADef(); var z = 50; var zz = (a: 8, b: 9); return { two(&x.c, &z); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
let x: ADef = ADef()
type(of: x).sc = 4
print(store)
}
do {
let x: ADef = ADef()
type(of: x).sc += 2
print(store)
}
do {
let x: ADef = ADef()
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: ADef = ADef()
type(of: x)["a"] = 6
print(store)
}
do {
let x: ADef = ADef()
type(of: x)["a"] += 3
print(store)
}

// anydef
protocol PAnydef {
  var c: Int { get set }
  static var sc: Int { get set }
  subscript(i: Int) -> Int { get set }
  static subscript(i: String) -> Int { get set }
  var raw: Int { get set }
  var v: Int { get set }
  var list: [Int] { get set }
  var opt: Int? { get set }
  var pair: (a: Int, b: Int) { get set }
  var inner: Inner { get set }
}
extension PAnydef {
  var c: Int { get { print("D.get c"); return raw } set { print("D.set c", newValue); raw = newValue } }
  static var sc: Int { get { print("D.get sc"); return store } set { print("D.set sc", newValue); store = newValue } }
  subscript(i: Int) -> Int { get { print("D.get", i); return raw + i } set { print("D.set", i, newValue); raw = newValue - i } }
  static subscript(i: String) -> Int { get { print("D.sget", i); return store } set { print("D.sset", i, newValue); store = newValue } }
}
struct AAnydef: PAnydef {  var raw = 3
  var v = 1 { didSet { print("A.v", oldValue, v) } }
  var list = [1, 2]
  var opt: Int? = nil
  var pair = (a: 1, b: 2)
  var inner = Inner()
}
do {
func run() {
var x: any PAnydef = (AAnydef() as any PAnydef)
var z = 50
var zz = (a: 8, b: 9)
x.opt = x.opt ?? 5; x.opt! += 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
func run() {
var x: any PAnydef = (AAnydef() as any PAnydef)
var z = 50
var zz = (a: 8, b: 9)
print(bump(&x.v))
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
var x: (any PAnydef)? = (AAnydef() as any PAnydef)
var z = 50
var zz = (a: 8, b: 9)
x?.list[0] += 2
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
var h: (Int, any PAnydef) = (1, (AAnydef() as any PAnydef))
var z = 50
var zz = (a: 8, b: 9)
two(&h.1.inner.deep[1][0], &z)
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
func run() {
var x: any PAnydef = (AAnydef() as any PAnydef)
var z = 50
var zz = (a: 8, b: 9)
x.list[0] *= x.list[0] + 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
func run() {
var x: any PAnydef = (AAnydef() as any PAnydef)
var z = 50
var zz = (a: 8, b: 9)
let q = x.inner.n; x.inner.n = q + 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
func mk() -> () -> Void { var x: any PAnydef = (AAnydef() as any PAnydef); var z = 50; var zz = (a: 8, b: 9); return { print(bump(&x[2])); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
class H { var x: any PAnydef = (AAnydef() as any PAnydef) }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.x.v))
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: [any PAnydef] = [(AAnydef() as any PAnydef)]
var z = 50
var zz = (a: 8, b: 9)
two(&x[0].v, &z)
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
let x: any PAnydef = (AAnydef() as any PAnydef)
type(of: x).sc = 4
print(store)
}
do {
let x: any PAnydef = (AAnydef() as any PAnydef)
type(of: x).sc += 2
print(store)
}
do {
let x: any PAnydef = (AAnydef() as any PAnydef)
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: any PAnydef = (AAnydef() as any PAnydef)
type(of: x)["a"] = 6
print(store)
}
do {
let x: any PAnydef = (AAnydef() as any PAnydef)
type(of: x)["a"] += 3
print(store)
}

// anydefC
protocol PAnydefc {
  var c: Int { get set }
  static var sc: Int { get set }
  subscript(i: Int) -> Int { get set }
  static subscript(i: String) -> Int { get set }
  var raw: Int { get set }
  var v: Int { get set }
  var list: [Int] { get set }
  var opt: Int? { get set }
  var pair: (a: Int, b: Int) { get set }
  var inner: Inner { get set }
}
extension PAnydefc {
  var c: Int { get { print("D.get c"); return raw } set { print("D.set c", newValue); raw = newValue } }
  static var sc: Int { get { print("D.get sc"); return store } set { print("D.set sc", newValue); store = newValue } }
  subscript(i: Int) -> Int { get { print("D.get", i); return raw + i } set { print("D.set", i, newValue); raw = newValue - i } }
  static subscript(i: String) -> Int { get { print("D.sget", i); return store } set { print("D.sset", i, newValue); store = newValue } }
}
class AAnydefc: PAnydefc {  var raw = 3
  var v = 1 { didSet { print("A.v", oldValue, v) } }
  var list = [1, 2]
  var opt: Int? = nil
  var pair = (a: 1, b: 2)
  var inner = Inner()
}
class BAnydefc: AAnydefc {}
do {
var x: [String: any PAnydefc] = ["k": (BAnydefc() as any PAnydefc)]
var z = 50
var zz = (a: 8, b: 9)
let q = x["k"]!.v; x["k"]!.v = q + 1
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
struct H { var x: any PAnydefc = (BAnydefc() as any PAnydefc) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
(h.x.pair.a, h.x.pair.b) = (h.x.pair.b, h.x.pair.a)
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: any PAnydefc = (BAnydefc() as any PAnydefc)
var z = 50
var zz = (a: 8, b: 9)
print(bump(&x.c))
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
class H { var x: any PAnydefc = (BAnydefc() as any PAnydefc) }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.x.raw))
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: any PAnydefc = (BAnydefc() as any PAnydefc)
var z = 50
var zz = (a: 8, b: 9)
let q = x.pair.a; x.pair.a = q + 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
func run() {
var x: any PAnydefc = (BAnydefc() as any PAnydefc)
var z = 50
var zz = (a: 8, b: 9)
print(bump(&x.pair.a))
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
var x: any PAnydefc = (BAnydefc() as any PAnydefc)
var z = 50
var zz = (a: 8, b: 9)
x.inner.deep[1][0] += 2
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
class H { var x: any PAnydefc = (BAnydefc() as any PAnydefc) }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.pair.a += 2
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: [any PAnydefc] = [(BAnydefc() as any PAnydefc)]
var z = 50
var zz = (a: 8, b: 9)
print(x[0].inner.up())
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
let x: any PAnydefc = (BAnydefc() as any PAnydefc)
type(of: x).sc = 4
print(store)
}
do {
let x: any PAnydefc = (BAnydefc() as any PAnydefc)
type(of: x).sc += 2
print(store)
}
do {
let x: any PAnydefc = (BAnydefc() as any PAnydefc)
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: any PAnydefc = (BAnydefc() as any PAnydefc)
type(of: x)["a"] = 6
print(store)
}
do {
let x: any PAnydefc = (BAnydefc() as any PAnydefc)
type(of: x)["a"] += 3
print(store)
}
