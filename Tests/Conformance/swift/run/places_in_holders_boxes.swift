nonisolated(unsafe) var store = 100
struct Inner { var n = 5 { didSet { print("n", n) } }
 var deep: [[Int]] = [[1], [2, 3]]
 mutating func up() -> Int { n += 1; return n } }
func bump(_ n: inout Int) -> Int { n += 10; return n }
func two(_ a: inout Int, _ b: inout Int) { (a, b) = (b + 1, a + 1) }
func grow(_ l: inout [Int]) { l.append(9) }

// any
protocol PAny {
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
struct AAny: PAny {
  var c: Int { get { print("A.get c"); return raw } set { print("A.set c", newValue); raw = newValue } }
  static var sc: Int { get { print("A.get sc"); return store } set { print("A.set sc", newValue); store = newValue } }
  subscript(i: Int) -> Int { get { print("A.get", i); return raw + i } set { print("A.set", i, newValue); raw = newValue - i } }
  static subscript(i: String) -> Int { get { print("A.sget", i); return store } set { print("A.sset", i, newValue); store = newValue } }
  var raw = 3
  var v = 1 { didSet { print("A.v", oldValue, v) } }
  var list = [1, 2]
  lazy var slow: Int = { print("A.slow"); return 7 }()
  var opt: Int? = nil
  var pair = (a: 1, b: 2)
  var inner = Inner()
}
do {
var h: (Int, any PAny) = (1, (AAny() as any PAny))
var z = 50
var zz = (a: 8, b: 9)
h.1.c *= h.1.c + 1
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
struct H { var x: any PAny = (AAny() as any PAny) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x[2] += 2
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
struct H { var x: any PAny = (AAny() as any PAny) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.x.inner.deep[1][0]))
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
func run() {
var x: any PAny = (AAny() as any PAny)
var z = 50
var zz = (a: 8, b: 9)
x.pair.a += 2
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
struct H { var x: any PAny = (AAny() as any PAny) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.inner.deep[1][1] += 1
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: any PAny = (AAny() as any PAny)
var z = 50
var zz = (a: 8, b: 9)
if x.opt == nil { x.opt = 2 }
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
func run() {
var x: any PAny = (AAny() as any PAny)
var z = 50
var zz = (a: 8, b: 9)
x.pair.a = 4
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
func run() {
var x: any PAny = (AAny() as any PAny)
var z = 50
var zz = (a: 8, b: 9)
two(&x.list[0], &z)
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
let x: any PAny = (AAny() as any PAny)
type(of: x).sc = 4
print(store)
}
do {
let x: any PAny = (AAny() as any PAny)
type(of: x).sc += 2
print(store)
}
do {
let x: any PAny = (AAny() as any PAny)
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: any PAny = (AAny() as any PAny)
type(of: x)["a"] = 6
print(store)
}
do {
let x: any PAny = (AAny() as any PAny)
type(of: x)["a"] += 3
print(store)
}

// anyC
protocol PAnyc {
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
class AAnyc: PAnyc {
  var c: Int { get { print("A.get c"); return raw } set { print("A.set c", newValue); raw = newValue } }
  class var sc: Int { get { print("A.get sc"); return store } set { print("A.set sc", newValue); store = newValue } }
  subscript(i: Int) -> Int { get { print("A.get", i); return raw + i } set { print("A.set", i, newValue); raw = newValue - i } }
  class subscript(i: String) -> Int { get { print("A.sget", i); return store } set { print("A.sset", i, newValue); store = newValue } }
  var raw = 3
  var v = 1 { didSet { print("A.v", oldValue, v) } }
  var list = [1, 2]
  lazy var slow: Int = { print("A.slow"); return 7 }()
  var opt: Int? = nil
  var pair = (a: 1, b: 2)
  var inner = Inner()
}
class BAnyc: AAnyc {
  override var c: Int { get { print("B.get c"); return raw } set { print("B.set c", newValue); raw = newValue } }
  override class var sc: Int { get { print("B.get sc"); return store } set { print("B.set sc", newValue); store = newValue } }
  override subscript(i: Int) -> Int { get { print("B.get", i); return raw + i } set { print("B.set", i, newValue); raw = newValue - i } }
  override class subscript(i: String) -> Int { get { print("B.sget", i); return store } set { print("B.sset", i, newValue); store = newValue } }
  override var v: Int { willSet { print("B.willSet", newValue) } didSet { print("B.didSet", oldValue, v) } }
  override var list: [Int] { get { print("B.get list"); return super.list } set { print("B.set list"); super.list = newValue } }
}
do {
class H { var x: any PAnyc = (BAnyc() as any PAnyc) }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
two(&h.x.list[0], &z)
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: [any PAnyc] = [(BAnyc() as any PAnyc)]
var z = 50
var zz = (a: 8, b: 9)
x[0].raw *= x[0].raw + 1
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
var x: [any PAnyc] = [(BAnyc() as any PAnyc)]
var z = 50
var zz = (a: 8, b: 9)
x[0].v = 4
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
var h: (Int, any PAnyc) = (1, (BAnyc() as any PAnyc))
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.1.pair.a))
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
var h: (Int, any PAnyc) = (1, (BAnyc() as any PAnyc))
var z = 50
var zz = (a: 8, b: 9)
let q = h.1.v; h.1.v = q + 1
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
struct H { var x: any PAnyc = (BAnyc() as any PAnyc) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.raw += 2
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
struct H { var x: any PAnyc = (BAnyc() as any PAnyc) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.inner.n += 2
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
struct H { var x: any PAnyc = (BAnyc() as any PAnyc) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.raw *= h.x.raw + 1
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: [any PAnyc] = [(BAnyc() as any PAnyc)]
var z = 50
var zz = (a: 8, b: 9)
x[0].pair = (5, 6)
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
let x: any PAnyc = (BAnyc() as any PAnyc)
type(of: x).sc = 4
print(store)
}
do {
let x: any PAnyc = (BAnyc() as any PAnyc)
type(of: x).sc += 2
print(store)
}
do {
let x: any PAnyc = (BAnyc() as any PAnyc)
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: any PAnyc = (BAnyc() as any PAnyc)
type(of: x)["a"] = 6
print(store)
}
do {
let x: any PAnyc = (BAnyc() as any PAnyc)
type(of: x)["a"] += 3
print(store)
}

// clsP
protocol PClsp: AnyObject {
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
extension PClsp {
  var c: Int { get { print("D.get c"); return raw } set { print("D.set c", newValue); raw = newValue } }
  static var sc: Int { get { print("D.get sc"); return store } set { print("D.set sc", newValue); store = newValue } }
  subscript(i: Int) -> Int { get { print("D.get", i); return raw + i } set { print("D.set", i, newValue); raw = newValue - i } }
  static subscript(i: String) -> Int { get { print("D.sget", i); return store } set { print("D.sset", i, newValue); store = newValue } }
}
class AClsp: PClsp {  var raw = 3
  var v = 1 { didSet { print("A.v", oldValue, v) } }
  var list = [1, 2]
  var opt: Int? = nil
  var pair = (a: 1, b: 2)
  var inner = Inner()
}
class BClsp: AClsp {}
do {
var x: any PClsp = (BClsp() as any PClsp)
var z = 50
var zz = (a: 8, b: 9)
x.inner.deep[1][1] += 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
class H { var x: any PClsp = (BClsp() as any PClsp) }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.x[2]))
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: (any PClsp)? = (BClsp() as any PClsp)
var z = 50
var zz = (a: 8, b: 9)
let q = x!.raw; x!.raw = q + 1
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
func run() {
var x: any PClsp = (BClsp() as any PClsp)
var z = 50
var zz = (a: 8, b: 9)
x.opt = x.opt ?? 5; x.opt! += 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
struct H { var x: any PClsp = (BClsp() as any PClsp) { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&h.x.inner.n))
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: any PClsp = (BClsp() as any PClsp)
var z = 50
var zz = (a: 8, b: 9)
x.raw *= x.raw + 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
var x: (any PClsp)? = (BClsp() as any PClsp)
var z = 50
var zz = (a: 8, b: 9)
two(&x![2], &z)
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
var x: (any PClsp)? = (BClsp() as any PClsp)
var z = 50
var zz = (a: 8, b: 9)
x!.opt = x!.opt ?? 5; x!.opt! += 1
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
let x: any PClsp = (BClsp() as any PClsp)
type(of: x).sc = 4
print(store)
}
do {
let x: any PClsp = (BClsp() as any PClsp)
type(of: x).sc += 2
print(store)
}
do {
let x: any PClsp = (BClsp() as any PClsp)
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: any PClsp = (BClsp() as any PClsp)
type(of: x)["a"] = 6
print(store)
}
do {
let x: any PClsp = (BClsp() as any PClsp)
type(of: x)["a"] += 3
print(store)
}
