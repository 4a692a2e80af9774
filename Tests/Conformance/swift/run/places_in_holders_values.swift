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
