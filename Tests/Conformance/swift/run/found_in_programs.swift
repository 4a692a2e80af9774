// What larger programs had in them, each in few lines.
struct O { var k: [Int] = []
  init() {}
  init(list e: Int...) { self.init(); e.forEach { self.k.append($0) } }
  init(b e: [Int]) { self.init(); e.forEach { add($0) } }
  init(c e: [Int]) { k = []; e.forEach { add($0) } }
  init(d e: [Int]) { self = O(); for x in e { add(x) }; e.forEach { self[$0] = 1 } }
  mutating func add(_ x: Int) { k.append(x) }
  subscript(i: Int) -> Int { get { k[i] } set { k.append(i * newValue) } } }
print(O(list: 1, 2).k)
print(O(c: [1]).k)
print(O(b: [1]).k)
print(O(d: [1]).k)
final class Link { let k: Int; unowned(unsafe) var prev: Link?; var next: Link?; init(_ k: Int) { self.k = k } }
let a = Link(1), b = Link(2)
a.next = b; b.prev = a
print(b.prev?.k ?? 0)
b.prev = a.prev
print(b.prev?.k ?? 0, a.prev == nil)
extension Link: Equatable { static func == (x: Link, y: Link) -> Bool { x === y } }
var c: Link? = Link(3)
b.prev = c
b.prev = nil
c = nil
print(b.prev?.k ?? 0)
c = Link(4); b.prev = c; c!.next = b
func unlink(_ e: Link) { if let p = e.prev { p.next = e.next } ; if let n = e.next { n.prev = e.prev }; e.prev = nil; e.next = nil }
unlink(c!); c = nil
print(b.prev?.k ?? 0)
final class U { unowned var o: Link?; unowned let p: Link; init(_ e: Link) { o = e; p = e } }
let u = U(a); print(u.o!.k, u.p.k); u.o = nil; print(u.o as Any)
extension Sequence<Int> { func total() -> Int { var t = 0; forEach { t += $0 }; return t } }
extension Collection<Character> { var vowels: Int { filter { "aeiou".contains($0) }.count } }
extension Array<String> { var lens: [Int] { map(\.count) } }
protocol Holder<Item> { associatedtype Item; var item: Item { get } }
extension Holder<String> { var loud: String { item.uppercased() } }
extension Holder where Item == Int { var twice: Int { item * 2 } }
struct H<T>: Holder { let item: T }
print([1, 2].total(), (1...4).total(), "education".vowels, Array("hello").vowels, ["a", "bcd"].lens, H(item: "x").loud, H(item: 4).twice)
print(Set([3, 4]).total(), [1: 2].values.total())
func f<C: Collection>(_ c: C) { var it = c.makeIterator(); print(it.next() as Any) }
f("abc"); f([1, 2])
func g<C: Collection>(_ c: C) { var x = (c.makeIterator()); while let e = x.next() { print(e) } }
g("abc"); g([3])
func h<C: Collection>(_ c: C) { var (x, y) = (c.makeIterator(), c.makeIterator()); _ = x.next(); switch (x.next(), y.next()) { case (nil, nil): print("none"); case let (p, q): if let p { print(p) }; if let q { print(q) } } }
h([1, 2]); h("ab")
