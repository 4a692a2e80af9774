nonisolated(unsafe) var store = 100
struct Inner { var n = 5 { didSet { print("n", n) } }
 var deep: [[Int]] = [[1], [2, 3]]
 mutating func up() -> Int { n += 1; return n } }
func bump(_ n: inout Int) -> Int { n += 10; return n }
func two(_ a: inout Int, _ b: inout Int) { (a, b) = (b + 1, a + 1) }
func grow(_ l: inout [Int]) { l.append(9) }

// class
class AClass {
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
do {
var x: AClass = AClass()
var z = 50
var zz = (a: 8, b: 9)
for i in x.list.indices { x.list[i] *= 2 }
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
var x: AClass? = AClass()
var z = 50
var zz = (a: 8, b: 9)
for i in x!.list.indices { x!.list[i] *= 2 }
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
var x: [AClass] = [AClass()]
var z = 50
var zz = (a: 8, b: 9)
let q = x[0].inner.deep[1][0]; x[0].inner.deep[1][0] = q + 1
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
struct H { var x: AClass = AClass() { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
let q = h.x.raw; h.x.raw = q + 1
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: [String: AClass] = ["k": AClass()]
var z = 50
var zz = (a: 8, b: 9)
x["k"]!.inner.deep[1][1] += 1
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
func mk() -> () -> Void { var x: AClass = AClass(); var z = 50; var zz = (a: 8, b: 9); return { two(&x.c, &z); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
var x: [AClass] = [AClass()]
var z = 50
var zz = (a: 8, b: 9)
x[0].list.removeAll { $0 == 1 }
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
let x: AClass = AClass()
type(of: x).sc = 4
print(store)
}
do {
let x: AClass = AClass()
type(of: x).sc += 2
print(store)
}
do {
let x: AClass = AClass()
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: AClass = AClass()
type(of: x)["a"] = 6
print(store)
}
do {
let x: AClass = AClass()
type(of: x)["a"] += 3
print(store)
}

// sub
class ASub {
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
class BSub: ASub {
  override var c: Int { get { print("B.get c"); return raw } set { print("B.set c", newValue); raw = newValue } }
  override class var sc: Int { get { print("B.get sc"); return store } set { print("B.set sc", newValue); store = newValue } }
  override subscript(i: Int) -> Int { get { print("B.get", i); return raw + i } set { print("B.set", i, newValue); raw = newValue - i } }
  override class subscript(i: String) -> Int { get { print("B.sget", i); return store } set { print("B.sset", i, newValue); store = newValue } }
  override var v: Int { willSet { print("B.willSet", newValue) } didSet { print("B.didSet", oldValue, v) } }
  override var list: [Int] { get { print("B.get list"); return super.list } set { print("B.set list"); super.list = newValue } }
}
do {
var x: BSub? = BSub()
var z = 50
var zz = (a: 8, b: 9)
x?.raw += 2
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
var h: (Int, BSub) = (1, BSub())
var z = 50
var zz = (a: 8, b: 9)
h.1.opt? += 1
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
var x: [String: BSub] = ["k": BSub()]
var z = 50
var zz = (a: 8, b: 9)
x["k"]!.inner.n *= x["k"]!.inner.n + 1
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
var x: [BSub] = [BSub()]
var z = 50
var zz = (a: 8, b: 9)
x[0][2] *= x[0][2] + 1
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
func mk() -> () -> Void { var x: BSub = BSub(); var z = 50; var zz = (a: 8, b: 9); return { x.pair.a = 4; print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
var x: [BSub] = [BSub()]
var z = 50
var zz = (a: 8, b: 9)
x[0][2] = 4
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
var x: [String: BSub] = ["k": BSub()]
var z = 50
var zz = (a: 8, b: 9)
print(x["k"]!.inner.up())
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
let x: BSub = BSub()
type(of: x).sc = 4
print(store)
}
do {
let x: BSub = BSub()
type(of: x).sc += 2
print(store)
}
do {
let x: BSub = BSub()
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: BSub = BSub()
type(of: x)["a"] = 6
print(store)
}
do {
let x: BSub = BSub()
type(of: x)["a"] += 3
print(store)
}

// subUp
class ASubup {
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
class BSubup: ASubup {
  override var c: Int { get { print("B.get c"); return raw } set { print("B.set c", newValue); raw = newValue } }
  override class var sc: Int { get { print("B.get sc"); return store } set { print("B.set sc", newValue); store = newValue } }
  override subscript(i: Int) -> Int { get { print("B.get", i); return raw + i } set { print("B.set", i, newValue); raw = newValue - i } }
  override class subscript(i: String) -> Int { get { print("B.sget", i); return store } set { print("B.sset", i, newValue); store = newValue } }
  override var v: Int { willSet { print("B.willSet", newValue) } didSet { print("B.didSet", oldValue, v) } }
  override var list: [Int] { get { print("B.get list"); return super.list } set { print("B.set list"); super.list = newValue } }
}
do {
var x: ASubup = (BSubup() as ASubup)
var z = 50
var zz = (a: 8, b: 9)
two(&x.c, &z)
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
var x: ASubup? = (BSubup() as ASubup)
var z = 50
var zz = (a: 8, b: 9)
if x!.opt == nil { x!.opt = 2 }
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
func run() {
var x: ASubup = (BSubup() as ASubup)
var z = 50
var zz = (a: 8, b: 9)
x.inner.n = 4
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
var h: (Int, ASubup) = (1, (BSubup() as ASubup))
var z = 50
var zz = (a: 8, b: 9)
h.1.raw = 4
print(h.1.raw, h.1.v, h.1.list, h.1.opt as Any, h.1.pair, h.1.inner.n, h.1.inner.deep, z, store)
}
do {
var x: ASubup? = (BSubup() as ASubup)
var z = 50
var zz = (a: 8, b: 9)
x!.c += 2
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
var x: ASubup? = (BSubup() as ASubup)
var z = 50
var zz = (a: 8, b: 9)
x!.list[0] = 4
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
func run() {
var x: ASubup = (BSubup() as ASubup)
var z = 50
var zz = (a: 8, b: 9)
two(&x.inner.deep[1][0], &z)
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
class H { var x: ASubup = (BSubup() as ASubup) }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.c *= h.x.c + 1
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
func mk() -> () -> Void { var x: ASubup = (BSubup() as ASubup); var z = 50; var zz = (a: 8, b: 9); return { x.list.swapAt(0, 1); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
let x: ASubup = (BSubup() as ASubup)
type(of: x).sc = 4
print(store)
}
do {
let x: ASubup = (BSubup() as ASubup)
type(of: x).sc += 2
print(store)
}
do {
let x: ASubup = (BSubup() as ASubup)
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: ASubup = (BSubup() as ASubup)
type(of: x)["a"] = 6
print(store)
}
do {
let x: ASubup = (BSubup() as ASubup)
type(of: x)["a"] += 3
print(store)
}
