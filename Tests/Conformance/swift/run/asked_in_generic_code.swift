// What generic code asks of collections, which is not all that they know.
struct I: Comparable { var n: Int; static func < (a: I, b: I) -> Bool { print("<", terminator: " "); return a.n < b.n }; static func == (a: I, b: I) -> Bool { print("=", terminator: " "); return a.n == b.n } }
struct F: Collection { let items: [Int]; var startIndex: I { print("s", terminator: " "); return I(n: 0) }; var endIndex: I { print("e", terminator: " "); return I(n: items.count) }; func index(after i: I) -> I { print("a", terminator: " "); return I(n: i.n + 1) }; subscript(i: I) -> Int { print("[\(i.n)]", terminator: " "); return items[i.n] } }
struct B: BidirectionalCollection { let items: [Int]; var startIndex: I { print("s", terminator: " "); return I(n: 0) }; var endIndex: I { print("e", terminator: " "); return I(n: items.count) }; func index(after i: I) -> I { print("a", terminator: " "); return I(n: i.n + 1) }; func index(before i: I) -> I { print("b", terminator: " "); return I(n: i.n - 1) }; subscript(i: I) -> Int { print("[\(i.n)]", terminator: " "); return items[i.n] } }
struct G<T: Collection>: Collection { let t: T; var startIndex: T.Index { t.startIndex }; var endIndex: T.Index { t.endIndex }; func index(after i: T.Index) -> T.Index { t.index(after: i) }; subscript(i: T.Index) -> T.Element { t[i] } }
extension G: BidirectionalCollection where T: BidirectionalCollection { func index(before i: T.Index) -> T.Index { t.index(before: i) } }
func show(_ n: String, _ f: () -> Void) { f(); print(n) }
func all<C: Collection>(_ c: C) where C.Element == Int {
  show("array") { _ = Array(c) }
  show("map") { _ = c.map { $0 } }
  show("count") { _ = c.count }
  show("first") { _ = c.first }
  show("sorted") { _ = c.sorted(); _ = c.min(); _ = c.max() }
  show("prefix") { _ = c.prefix(2); _ = c.dropFirst(2); _ = c.suffix(2); _ = c.dropLast() ; _ = c.dropLast(2) }
  show("split") { _ = c.split(separator: 2); _ = c.split(separator: 2, maxSplits: 0); _ = c.split(separator: 2, omittingEmptySubsequences: false); _ = c.split(maxSplits: 1) { $0 == 1 } }
  show("random") { if c.isEmpty { _ = c.randomElement() } }
  show("dist") { _ = c.distance(from: c.startIndex, to: c.startIndex) }
  show("filter") { _ = c.lazy.filter { $0 > 1 }.count; _ = c.lazy.prefix { $0 > 1 }.count; _ = c.lazy.prefix { $0 < 2 }.map { $0 }; _ = c.lazy.drop { $0 < 2 }.first }
  show("enum") { for (i, x) in c.enumerated() { _ = i + x }; _ = c.enumerated().map { $0.offset } }
  show("join") { _ = [c, c].joined().count; _ = Array([c, c].lazy.joined()); _ = [c, c].joined().first; _ = [c].joined().map { $0 }; _ = [c, c].joined().dropFirst(1).count }
  show("string") { _ = "\(c.map { $0 })" }
  show("ind") { for i in c.indices { _ = c[i] }; _ = c.indices.count; _ = c.indices.dropFirst().first.map { c[$0] } }
  show("pw") { _ = c.prefix { $0 < 2 }; _ = c.drop { $0 < 2 }; _ = c.contains(3); _ = c.firstIndex(of: 3) }
  show("slices") { let p = c.dropFirst(); _ = p.map { $0 }; _ = p.count; _ = p.first; _ = p.isEmpty; _ = p.indices; _ = Array(p); _ = p.sorted(); _ = p.reversed() }
  show("zip") { _ = Array(zip(c, c)); _ = zip(c, 1...).map { $0 + $1 }; _ = zip(1..., c).map { $0 + $1 } }
  show("cut") { var p = c[...]; _ = p.popFirst(); p = c[...]; if !c.isEmpty { p.removeFirst() } }
  show("eq") { _ = c.elementsEqual([1, 2]); _ = c.starts(with: [1]); _ = c.lexicographicallyPrecedes(c); _ = [1].elementsEqual(c) }
  show("ranges") { let i = c.startIndex; _ = c[i..<c.endIndex]; _ = c[..<c.endIndex]; _ = c[i...]; if !c.isEmpty { _ = c[...i]; _ = c[i...i] } }
  show("any") { let b: any Collection<Int> = c; _ = b.first; _ = b.count; _ = b.map { $0 }; _ = b.isEmpty; _ = b.prefix(1).count; for x in b { _ = x } }
}
func back<C: BidirectionalCollection>(_ c: C) where C.Element == Int {
  show("last") { _ = c.last; _ = c.last { $0 == 1 }; _ = c.lastIndex(of: 1); _ = c.lastIndex { $0 == 9 } }
  show("rev") { _ = c.reversed().first; _ = Array(c.reversed()); _ = c.reversed().map { $0 }; let r: [Int] = c.reversed(); _ = r }
  show("suffix") { _ = c.suffix(2); _ = c.dropLast(); _ = c.dropLast(2); _ = c.dropLast(0); _ = c.suffix(0); _ = c.suffix(7) }
  show("dist") { _ = c.distance(from: c.endIndex, to: c.startIndex); _ = c.distance(from: c.startIndex, to: c.startIndex) }
  show("cut") { var p = c[...]; _ = p.popLast(); if c.count > 1 { p = c[...]; p.removeLast(); p = c[...]; p.removeLast(2); p = c[...]; p.removeFirst(2) } }
  show("lazy") { _ = c.lazy.filter { $0 > 1 }.last; _ = Array(c.lazy.filter { $0 > 1 }.reversed()); _ = c.lazy.map { $0 }.last; _ = c.lazy.drop { $0 < 2 }.last; _ = Array([c, c].joined().reversed()); _ = [c, c].joined().last }
}
print("F"); all(F(items: [1, 2, 3])); print("F0"); all(F(items: []))
print("B"); all(B(items: [1, 2, 3])); back(B(items: [1, 2, 3])); print("B0"); all(B(items: [])); back(B(items: []))
print("B1"); all(B(items: [2])); back(B(items: [2]))
print("GF"); all(G(t: F(items: [1, 2, 3]))); 
print("array"); all([1, 2, 3]); back([1, 2, 3]); all(1..<4); back(1...4); all([1: 2].keys)
