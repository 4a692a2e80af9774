class Node<T> { var value: T; var next: Node<T>?; weak var owner: List<T>?; init(_ v: T) { value = v } }
class List<T>: Sequence { var head: Node<T>?; private(set) var count = 0
  func push(_ v: T) { let n = Node(v); n.next = head; n.owner = self; head = n; count += 1 }
  func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } } }
class SortedList<T: Comparable>: List<T> { override func push(_ v: T) { guard let h = head, h.value < v else { super.push(v); return }
  var cur = h; while let nx = cur.next, nx.value < v { cur = nx }; let n = Node(v); n.next = cur.next; cur.next = n } }
let s = SortedList<Int>(); for x in [5, 1, 4, 2] { s.push(x) }
print(Array(s), s.count, s.max()!, s.reduce(0, +), s.sorted(by: >), s.contains(4))
let l: List<Int> = s; l.push(3); print(l.map { $0 })
class Observable<Value> { private var observers: [(Value) -> Void] = []; var value: Value { didSet { observers.forEach { $0(value) } } }
  init(_ v: Value) { value = v }
  func observe(_ f: @escaping (Value) -> Void) { observers.append(f); f(value) } }
class Counter: Observable<Int> { func inc(by n: Int = 1) { value += n } ; override var value: Int { willSet { print("will", newValue) } } }
let c = Counter(1); c.observe { print("got", $0) }; c.inc(); c.inc(by: 5)
class Cache<K: Hashable, V> { private var d: [K: V] = [:]; subscript(k: K) -> V? { get { d[k] } set { d[k] = newValue } }
  func get(_ k: K, or make: @autoclosure () -> V) -> V { if let v = self[k] { return v }; let v = make(); self[k] = v; return v } }
class Logged<V>: Cache<String, V> { var log: [String] = []; override subscript(k: String) -> V? { get { log.append("get " + k); return super[k] } set { log.append("set " + k); super[k] = newValue } } }
let g = Logged<Int>(); print(g.get("a", or: 3), g.get("a", or: 4), g["b"] as Any, g.log)
(g as Cache<String, Int>)["z"] = 9; print(g["z"]!, g.log.count)
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ a: Add) -> R }
class Expr { func accept<V: Visitor>(_ v: V) -> V.R { fatalError() } }
class Num: Expr { let n: Int; init(_ n: Int) { self.n = n }; override func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
class Add: Expr { let l: Expr, r: Expr; init(_ l: Expr, _ r: Expr) { self.l = l; self.r = r }; override func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Eval: Visitor { func visit(_ n: Num) -> Int { n.n }; func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) } }
struct Show: Visitor { func visit(_ n: Num) -> String { "\(n.n)" }; func visit(_ a: Add) -> String { "(\(a.l.accept(self)) + \(a.r.accept(self)))" } }
let e = Add(Num(1), Add(Num(2), Num(3))); print(e.accept(Eval()), e.accept(Show()))
