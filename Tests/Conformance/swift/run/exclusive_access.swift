// Places lent to calls, and who may still reach them.
final class C1 { var x = 1 { didSet { print("d", x) } } }
do {
  let c = C1()
  func f(_ x: inout Int, _ c: C1) { x += 1 }
  f(&c.x, c)
  print(c.x)
}
final class C2 { var x = 1 { didSet { print("d", x) } } }
do {
  let c = C2()
  func f(_ x: inout Int, _ c: C2) { x += 1 }
  c.x = 5
  c.x += 2
  f(&c.x, c)
  print(c.x)
}
class C3 { var x = 1 }
class D3: C3 { override var x: Int { didSet { print("d", x) } } }
do {
  let c: C3 = D3()
  func f(_ x: inout Int, _ c: C3) { x += 1 }
  f(&c.x, c)
  print(c.x)
}
class C4 { var x = 1 }
class D4: C4 { override var x: Int { get { super.x * 2 } set { super.x = newValue } } }
do {
  let c: C4 = D4()
  func f(_ x: inout Int, _ c: C4) { print(c.x); x += 1 }
  f(&c.x, c)
  print(c.x)
}
struct V5 { var x = 1; mutating func grow() { x += 1 } }
final class C5 { var v = [V5(), V5()] }
do {
  let c = C5()
  for i in c.v.indices { c.v[i].grow() }
  print(c.v)
  let d = C5()
  d.v[0].grow()
  print(d.v.map(\.x))
}
struct V6 { var x = 1; mutating func grow(_ y: Int) { x += y } }
final class C6 { var v = V6(); var w = [V6()] }
do {
  let c = C6()
  c.v.grow(c.v.x)
  c.w[0].grow(c.w[0].x)
  c.w[0].grow(c.w.count)
  print(c.v, c.w)
}
do {
  func next(_ s: inout UInt64) -> UInt64 { s = s &* 6364136223846793005 &+ 1; return s >> 33 }
  var seed: UInt64 = 1
  var total: UInt64 = 0
  for _ in 0..<5 { total &+= next(&seed); total &+= seed >> 60 }
  print(total, seed)
}
final class Node8 { var value: Int; var next: Node8?
init(_ v: Int, _ n: Node8?) { value = v; next = n } }
do {
  func visit(_ n: inout Node8?, _ d: Int) -> Int { guard n != nil else { return d }
  return visit(&n!.next, d + 1) }
  var list: Node8? = nil
  for i in 0..<50 { list = Node8(i, list) }
  print(visit(&list, 0))
}
final class Node9 { var value: Int; var next: Node9?
init(_ v: Int, _ n: Node9?) { value = v; next = n } }
do {
  func bump(_ x: inout Int, _ n: Node9) { x += 1; if let m = n.next { bump(&m.value, m) } }
  let l = Node9(1, Node9(2, Node9(3, nil)))
  bump(&l.value, l)
  print(l.value, l.next!.value, l.next!.next!.value)
}
indirect enum T10 { case leaf, node(T10, Int, T10)
mutating func add(_ x: Int) { switch self { case .leaf: self = .node(.leaf, x, .leaf)
case .node(var l, let v, var r): if x < v { l.add(x) } else { r.add(x) }
self = .node(l, v, r) } } }
do {
  var t = T10.leaf
  for x in [3, 1, 2] { t.add(x) }
  print(t)
}
do {
  var count = 0
  let inc = { count += 1 }
  func twice(_ f: () -> Void) { f(); f() }
  twice(inc)
  print(count)
}
struct S12 { var a = 1, b = 2 }
final class C12 { var s = S12(), t = S12() }
do {
  let c = C12()
  swap(&c.s.a, &c.t.b)
  swap(&c.s, &c.t)
  print(c.s, c.t)
}
struct E13: Error {}
final class C13 { var a = 1 }
do {
  let c = C13()
  func f(_ x: inout Int) throws { x += 1; throw E13() }
  try? f(&c.a)
  print(c.a)
  try? f(&c.a)
  print(c.a)
}
do {
  func outer() { var n = 0
  func add(_ x: inout Int, _ f: () -> Void) { f(); x += 1 }
  var m = 0
  add(&n) { m += 1 }
  print(n, m)
  let k = { m }
  add(&m) { print("in") }
  print(k()) }
  outer()
}
do {
  func make() -> () -> Int { var n = 0
  func add(_ x: inout Int) { x += 1 }
  return { add(&n); return n } }
  let a = make()
  print(a(), a(), a())
}
final class Acc16 { var total = 0.0; var count = 0; func add(_ xs: [Double]) { for x in xs { plus(&total, x); inc(&count) } }
private func plus(_ t: inout Double, _ x: Double) { t += x }
private func inc(_ c: inout Int) { c += 1 } }
do {
  let acc = Acc16()
  acc.add([1, 2.5])
  print(acc.total / Double(acc.count))
}
class C17 { var x = 1 }
class D17: C17 { override var x: Int { get { super.x * 2 } set { super.x = newValue } } }
do {
  let c: C17 = D17()
  func f(_ x: inout Int, _ c: C17) { print(c.x); x += 1 }
  f(&c.x, c)
  print(c.x)
}
struct V18 { var x = 1; mutating func grow(_ f: (inout Int) -> Void) { f(&x) } }
final class C18 { var v = V18() }
do {
  let c = C18()
  c.v.grow { $0 += 2 }
  print(c.v)
}
enum M19 { case a, b
mutating func flip(_ f: () -> Void) { f(); self = self == .a ? .b : .a } }
final class C19 { var m = M19.a }
do {
  let c = C19()
  c.m.flip { print("x") }
  print(c.m)
}
final class C20 { var o = [3, 1, 2]; var p = 0 }
do {
  let c = C20()
  c.o.sort { c.p += 1; return $0 < $1 }
  print(c.o, c.p > 0)
  c.o.removeAll { $0 == c.p }
  print(c.o)
}
struct S21 { var list = [1]; var n = 0 }
final class C21 { var s = S21() }
do {
  let c = C21()
  c.s.list.append(c.s.n)
  c.s.n += c.s.list.count
  print(c.s)
}
struct S22 { var list = [1, 2, 3]; var n = 2
mutating func cut() { list.removeAll { $0 > n }; list.sort { $0 * n > $1 * n } }
mutating func both(_ f: (inout Int, [Int]) -> Void) { f(&n, list) } }
do {
  var s = S22()
  s.cut()
  print(s)
  s.both { $0 += $1.count }
  print(s)
}
do {
  func m() { var t = (1, 2)
  func f(_ x: inout Int, _ k: () -> Int) { x += k() }
  f(&t.0) { t.1 }
  print(t) }
  m()
}
final class C24 { var a = 1, b = 2 }
do {
  let c = C24(), d = C24()
  func f(_ x: inout Int, _ y: inout Int) { swap(&x, &y) }
  f(&c.a, &d.a)
  f(&c.a, &c.b)
  print(c.a, c.b, d.a)
}
struct G25 { var cells = [[Int]](repeating: [0, 0], count: 2)
subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } } }
final class C25 { var g = G25() }
do {
  let c = C25()
  func f(_ x: inout Int, _ k: () -> Void) { k(); x += 1 }
  f(&c.g[0, 1]) { print("k") }
  print(c.g.cells)
}
