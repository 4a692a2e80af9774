nonisolated(unsafe) var store = 100
struct Inner { var n = 5 { didSet { print("n", n) } }
 var deep: [[Int]] = [[1], [2, 3]]
 mutating func up() -> Int { n += 1; return n } }
func bump(_ n: inout Int) -> Int { n += 10; return n }
func two(_ a: inout Int, _ b: inout Int) { (a, b) = (b + 1, a + 1) }
func grow(_ l: inout [Int]) { l.append(9) }

// struct
struct AStruct {
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
var x: AStruct? = AStruct()
var z = 50
var zz = (a: 8, b: 9)
x?.raw = 4
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
struct H { var x: AStruct = AStruct() { didSet { print("H") } } }
var h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.v += 2
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: AStruct? = AStruct()
var z = 50
var zz = (a: 8, b: 9)
x![2] *= x![2] + 1
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
func run() {
var x: AStruct = AStruct()
var z = 50
var zz = (a: 8, b: 9)
x.v *= x.v + 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
var x: AStruct? = AStruct()
var z = 50
var zz = (a: 8, b: 9)
two(&x!.raw, &z)
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
func run() {
var x: AStruct = AStruct()
var z = 50
var zz = (a: 8, b: 9)
x.inner.deep[1][1] += 1
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
let x: AStruct = AStruct()
type(of: x).sc = 4
print(store)
}
do {
let x: AStruct = AStruct()
type(of: x).sc += 2
print(store)
}
do {
let x: AStruct = AStruct()
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: AStruct = AStruct()
type(of: x)["a"] = 6
print(store)
}
do {
let x: AStruct = AStruct()
type(of: x)["a"] += 3
print(store)
}

// enumless
struct AEnumless<T> {
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
var x: AEnumless<Int> = AEnumless<Int>()
var z = 50
var zz = (a: 8, b: 9)
print(bump(&x.v))
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
var x: AEnumless<Int>? = AEnumless<Int>()
var z = 50
var zz = (a: 8, b: 9)
x!.inner.deep[1][0] += 2
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
class H { var x: AEnumless<Int> = AEnumless<Int>() }
let h = H()
var z = 50
var zz = (a: 8, b: 9)
h.x.inner = Inner(n: 8)
print(h.x.raw, h.x.v, h.x.list, h.x.opt as Any, h.x.pair, h.x.inner.n, h.x.inner.deep, z, store)
}
do {
var x: AEnumless<Int>? = AEnumless<Int>()
var z = 50
var zz = (a: 8, b: 9)
x!.pair.a *= x!.pair.a + 1
print(x!.raw, x!.v, x!.list, x!.opt as Any, x!.pair, x!.inner.n, x!.inner.deep, z, store)
}
do {
var x: [String: AEnumless<Int>] = ["k": AEnumless<Int>()]
var z = 50
var zz = (a: 8, b: 9)
x["k"]!.v += 2
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
var x: [AEnumless<Int>] = [AEnumless<Int>()]
var z = 50
var zz = (a: 8, b: 9)
x[0].pair.a = 4
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
var x: AEnumless<Int> = AEnumless<Int>()
var z = 50
var zz = (a: 8, b: 9)
x.list.sort(by: >)
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
do {
func mk() -> () -> Void { var x: AEnumless<Int> = AEnumless<Int>(); var z = 50; var zz = (a: 8, b: 9); return { x.raw = 4; print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
let x: AEnumless<Int> = AEnumless<Int>()
type(of: x).sc = 4
print(store)
}
do {
let x: AEnumless<Int> = AEnumless<Int>()
type(of: x).sc += 2
print(store)
}
do {
let x: AEnumless<Int> = AEnumless<Int>()
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: AEnumless<Int> = AEnumless<Int>()
type(of: x)["a"] = 6
print(store)
}
do {
let x: AEnumless<Int> = AEnumless<Int>()
type(of: x)["a"] += 3
print(store)
}

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

// req
protocol PReq {
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
struct AReq: PReq {
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
func run() {
var x: AReq = AReq()
var z = 50
var zz = (a: 8, b: 9)
x.v += 2
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
func mk() -> () -> Void { var x: AReq = AReq(); var z = 50; var zz = (a: 8, b: 9); return { two(&x.list[0], &z); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
func mk() -> () -> Void { var x: AReq = AReq(); var z = 50; var zz = (a: 8, b: 9); return { swap(&x.pair, &zz); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
var x: [AReq] = [AReq()]
var z = 50
var zz = (a: 8, b: 9)
x[0].list[0] *= x[0].list[0] + 1
print(x[0].raw, x[0].v, x[0].list, x[0].opt as Any, x[0].pair, x[0].inner.n, x[0].inner.deep, z, store)
}
do {
func mk() -> () -> Void { var x: AReq = AReq(); var z = 50; var zz = (a: 8, b: 9); return { x.inner.deep.append([]); print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store) } }
let f = mk(); f(); f()
}
do {
var x: [String: AReq] = ["k": AReq()]
var z = 50
var zz = (a: 8, b: 9)
x["k"]!.inner.deep[0].append(4)
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
func run() {
var x: AReq = AReq()
var z = 50
var zz = (a: 8, b: 9)
x.list.removeAll { $0 == 1 }
print(x.raw, x.v, x.list, x.opt as Any, x.pair, x.inner.n, x.inner.deep, z, store)
}
run()
}
do {
var x: [String: AReq] = ["k": AReq()]
var z = 50
var zz = (a: 8, b: 9)
if x["k"]!.opt == nil { x["k"]!.opt = 2 }
print(x["k"]!.raw, x["k"]!.v, x["k"]!.list, x["k"]!.opt as Any, x["k"]!.pair, x["k"]!.inner.n, x["k"]!.inner.deep, z, store)
}
do {
let x: AReq = AReq()
type(of: x).sc = 4
print(store)
}
do {
let x: AReq = AReq()
type(of: x).sc += 2
print(store)
}
do {
let x: AReq = AReq()
print(bump(&type(of: x).sc))
print(store)
}
do {
let x: AReq = AReq()
type(of: x)["a"] = 6
print(store)
}
do {
let x: AReq = AReq()
type(of: x)["a"] += 3
print(store)
}

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
