// What the library asks of a script's collection when it changes it.
struct I: Comparable { var n: Int; static func < (a: I, b: I) -> Bool { print("<", terminator: " "); return a.n < b.n }; static func == (a: I, b: I) -> Bool { print("=", terminator: " "); return a.n == b.n } }
struct B: BidirectionalCollection { let items: [Int]; var startIndex: I { print("s", terminator: " "); return I(n: 0) }; var endIndex: I { print("e", terminator: " "); return I(n: items.count) }; func index(after i: I) -> I { print("a", terminator: " "); return I(n: i.n + 1) }; func index(before i: I) -> I { print("b", terminator: " "); return I(n: i.n - 1) }; subscript(i: I) -> Int { print("[\(i.n)]", terminator: " "); return items[i.n] } }
struct G<T: Collection>: Collection { let t: T; var startIndex: T.Index { t.startIndex }; var endIndex: T.Index { t.endIndex }; func index(after i: T.Index) -> T.Index { t.index(after: i) }; subscript(i: T.Index) -> T.Element { t[i] } }
extension G: BidirectionalCollection where T: BidirectionalCollection { func index(before i: T.Index) -> T.Index { t.index(before: i) } }
func show(_ n: String, _ f: () -> Void) { f(); print(n) }
let g = G(t: B(items: [1, 2, 3]))
show("count") { _ = g.count }
show("dist") { _ = g.distance(from: g.startIndex, to: g.startIndex) }
show("last") { _ = g.last; _ = g.suffix(2); _ = g.dropLast(2) }
show("rev") { _ = Array(g.reversed()); _ = g.reversed().count }
show("slice") { _ = g.dropFirst().count; _ = g.dropFirst().last; _ = Array(g.dropFirst().reversed()) }
struct M: MutableCollection, RandomAccessCollection { var items: [Int]; var startIndex: Int { print("s", terminator: " "); return 0 }; var endIndex: Int { print("e", terminator: " "); return items.count }; subscript(i: Int) -> Int { get { print("[\(i)]", terminator: " "); return items[i] } set { print("=[\(i)]", terminator: " "); items[i] = newValue } } }
var m = M(items: [3, 1, 2])
show("swap") { m.swapAt(0, 2) }
show("sort") { m.sort() }
show("reverse") { m.reverse() }
show("part") { _ = m.partition { $0 > 1 } }
show("slice") { m[0..<2].swapAt(0, 1) ; m[1...][1] = 4 }
struct R: RangeReplaceableCollection { var items: [Int]; init() { items = [] }; var startIndex: Int { print("s", terminator: " "); return 0 }; var endIndex: Int { print("e", terminator: " "); return items.count }; func index(after i: Int) -> Int { print("a", terminator: " "); return i + 1 }; subscript(i: Int) -> Int { print("[\(i)]", terminator: " "); return items[i] }
 mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with n: C) where C.Element == Int { print("rep\(r)", terminator: " "); items.replaceSubrange(r, with: n) } }
var r = R()
show("append") { r.append(1); r.append(contentsOf: [2, 3, 4]) }
show("insert") { r.insert(9, at: 1); r.insert(contentsOf: [7, 8], at: 0) }
show("remove") { _ = r.remove(at: 1); r.removeFirst(); r.removeFirst(1); r.removeSubrange(0..<1) }
show("plus") { _ = r + [1]; r += [5, 6] }
show("filter") { _ = r.filter { $0 > 3 }; r.removeAll { $0 == 5 } }
show("init") { _ = R([1, 2]); _ = R(repeating: 1, count: 2) }
show("clear") { r.removeAll(); r.removeAll(keepingCapacity: true) }
