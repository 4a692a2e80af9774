// What the library asks of a script's collection (BidirectionalCollection), in which order: with witnesses for all that it may ask.
nonisolated(unsafe) var log = ""
func p(_ s: String) { log += s + " " }
struct I: Comparable { var n: Int; static func < (a: I, b: I) -> Bool { p("<"); return a.n < b.n }; static func == (a: I, b: I) -> Bool { p("="); return a.n == b.n } }
struct It: IteratorProtocol { let items: [Int]; var at = 0; mutating func next() -> Int? { p("n"); if at == items.count { return nil }; at += 1; return items[at - 1] } }
func show(_ name: String, _ body: () -> Void) { log = ""; body(); print(name, log) }
struct C: BidirectionalCollection {
  typealias Index = I
  let items: [Int]
  init(_ items: [Int]) { self.items = items }
  var startIndex: I { p("s"); return I(n: 0) }
  var endIndex: I { p("e"); return I(n: items.count) }
  func index(after i: I) -> I { p("a"); return I(n: i.n + 1) }
  subscript(position: I) -> Int { p("["+String(position.n)+"]"); return items[position.n] }
  func index(before i: I) -> I { p("b"); return I(n: i.n - 1) }
  var count: Int { p("count"); return items.count }
  var isEmpty: Bool { p("isEmpty"); return items.isEmpty }
  var underestimatedCount: Int { p("under"); return items.count }
  func formIndex(after i: inout I) { p("fa"); i = I(n: i.n + 1) }
  func index(_ i: I, offsetBy d: Int) -> I { p("o\(d)"); return I(n: i.n + d) }
  func index(_ i: I, offsetBy d: Int, limitedBy l: I) -> I? { p("ol\(d)"); return d >= 0 ? (i.n + d > l.n ? nil : I(n: i.n + d)) : (i.n + d < l.n ? nil : I(n: i.n + d)) }
  func distance(from s: I, to e: I) -> Int { p("d"); return e.n - s.n }
  func formIndex(before i: inout I) { p("fb"); i = I(n: i.n - 1) }
}
let c = C([1, 2, 3])
show("forin") { for x in c { p("x\(x)") } }
show("count") { _ = c.count }
show("isEmpty") { _ = c.isEmpty }
show("first") { _ = c.first }
show("array") { _ = Array(c) }
show("map") { _ = c.map { $0 } }
show("filter") { _ = c.filter { $0 > 1 } }
show("compactMap") { _ = c.compactMap { Optional($0) } }
show("flatMap") { _ = c.flatMap { [$0] } }
show("reduce") { _ = c.reduce(0, +) }
show("reduceInto") { _ = c.reduce(into: 0) { $0 += $1 } }
show("forEach") { c.forEach { p("x\($0)") } }
show("contains") { _ = c.contains(2) }
show("containsNot") { _ = c.contains(9) }
show("containsW") { _ = c.contains { $0 == 2 } }
show("allSat") { _ = c.allSatisfy { $0 < 2 } }
show("firstW") { _ = c.first { $0 == 2 } }
show("firstIndex") { _ = c.firstIndex(of: 2) }
show("firstIndexN") { _ = c.firstIndex(of: 9) }
show("firstIndexW") { _ = c.firstIndex { $0 == 2 } }
show("min") { _ = c.min() }
show("max") { _ = c.max() }
show("sorted") { _ = c.sorted() }
show("sortedBy") { _ = c.sorted(by: >) }
show("reversedA") { let r: [Int] = c.reversed(); _ = r }
show("enumerated") { for (i, x) in c.enumerated() { p("\(i)\(x)") } }
show("enumCount") { _ = c.enumerated().count }
show("zip") { for (a, b) in zip(c, c) { p("\(a)\(b)") } }
show("zipL") { for (a, b) in zip(c, [1]) { p("\(a)\(b)") } }
show("zipR") { for (a, b) in zip([1], c) { p("\(a)\(b)") } }
show("zipA") { _ = Array(zip(c, [1, 2])) }
show("prefix") { _ = c.prefix(2) }
show("prefix9") { _ = c.prefix(9) }
show("prefixA") { _ = Array(c.prefix(2)) }
show("prefixW") { _ = c.prefix { $0 < 2 } }
show("dropFirst") { _ = c.dropFirst() }
show("dropFirst2") { _ = c.dropFirst(2) }
show("dropFirstFor") { for x in c.dropFirst() { p("x\(x)") } }
show("dropLast") { _ = c.dropLast() }
show("dropLast2") { _ = c.dropLast(2) }
show("suffix") { _ = c.suffix(2) }
show("suffixA") { _ = Array(c.suffix(2)) }
show("dropWhile") { _ = c.drop { $0 < 2 } }
show("indices") { _ = c.indices }
show("indicesFor") { for i in c.indices { p("i") ; _ = i } }
show("indicesA") { _ = Array(c.indices) }
show("indicesCount") { _ = c.indices.count }
show("plusL") { _ = [0] + c }
show("plusR") { var a = [0]; a += c }
show("append") { var a = [0]; a.append(contentsOf: c) }
show("set") { _ = Set(c) }
show("elementsEqual") { _ = c.elementsEqual([1, 2, 3]) }
show("elementsEqualR") { _ = [1, 2, 3].elementsEqual(c) }
show("starts") { _ = c.starts(with: [1]) }
show("startsR") { _ = [1,2].starts(with: c) }
show("lexi") { _ = c.lexicographicallyPrecedes([1, 2]) }
show("split") { _ = c.split(separator: 2) }
show("splitW") { _ = c.split { $0 == 2 } }
show("joined") { _ = Array([c, c].joined()) }
show("joinedFor") { for x in [c, c].joined() { p("x\(x)") } }
show("joinedSep") { _ = Array([c, c].joined(separator: [0])) }
show("flatMapC") { _ = [1, 2].flatMap { _ in c } }
show("lazyMap") { _ = Array(c.lazy.map { $0 + 1 }) }
show("lazyFilter") { _ = Array(c.lazy.filter { $0 > 1 }) }
show("lazyFor") { for x in c.lazy.map({ $0 }) { p("x\(x)") } }
show("lazyFirst") { _ = c.lazy.filter { $0 > 1 }.first }
show("lazyCount") { _ = c.lazy.map { $0 }.count }
show("lazyFCount") { _ = c.lazy.filter { $0 > 1 }.count }
show("shuffled") { _ = c.shuffled() }
show("popFirst") { var s = c[...]; _ = s.popFirst() }
show("removeFirst") { var s = c[...]; _ = s.removeFirst() }
show("removeFirst2") { var s = c[...]; s.removeFirst(2) }
show("offset") { _ = c.index(c.startIndex, offsetBy: 2) }
show("offsetL") { _ = c.index(c.startIndex, offsetBy: 2, limitedBy: c.endIndex) }
show("distance") { _ = c.distance(from: c.startIndex, to: c.endIndex) }
show("whole") { _ = c[...] }
show("from") { _ = c[c.index(after: c.startIndex)...] }
show("upTo") { _ = c[..<c.endIndex] }
show("thru") { _ = c[...c.startIndex] }
show("rangeA") { _ = Array(c[c.startIndex..<c.endIndex]) }
show("sliceCount") { _ = c[c.startIndex..<c.endIndex].count }
show("sliceFirst") { _ = c.dropFirst().first }
show("sliceEmpty") { _ = c.dropFirst().isEmpty }
show("sliceFor") { for x in c.dropFirst() { p("x\(x)") } }
show("sliceMap") { _ = c.dropFirst().map { $0 } }
show("slice2") { _ = c.dropFirst().dropFirst() }
show("slice3") { _ = c.dropFirst().prefix(1) }
show("slice4") { _ = c.dropFirst().contains(3) }
show("slice5") { _ = c.dropFirst().reduce(0, +) }
show("slice6") { _ = c.dropFirst().firstIndex(of: 3) }
show("under") { _ = c.underestimatedCount }
show("iter") { var i = c.makeIterator(); _ = i.next(); _ = i.next() }
show("countW") { _ = c.count { $0 > 1 } }
show("minBy") { _ = c.min(by: >) }
show("string") { _ = String(describing: c.map { $0 }) }
show("dict") { _ = Dictionary(grouping: c) { $0 } }
show("dictU") { _ = Dictionary(uniqueKeysWithValues: zip(c, c)) }
show("formIndex") { var i = c.startIndex; c.formIndex(after: &i) }
show("replace") { var a = [1, 2]; a.replaceSubrange(0..<1, with: c) }
show("insert") { var a = [1, 2]; a.insert(contentsOf: c, at: 1) }
show("anyS") { _ = Array(AnySequence(c)) }
show("boxed") { let b: any Collection<Int> = c; _ = b.count; _ = b.first }
show("prefixUpTo") { _ = c.prefix(upTo: c.endIndex) }
show("suffixFrom") { _ = c.suffix(from: c.startIndex) }
show("setUnion") { _ = Set([1]).union(c) }
show("stride") { _ = c.prefix(0) }
show("setSub") { _ = Set([1, 2, 3]).isSubset(of: c) }
show("ends") { _ = c.max(by: <) }
show("tuple") { _ = Array(c.enumerated()) }
show("last") { _ = c.last }
show("reversed") { _ = Array(c.reversed()) }
show("reversedFor") { for x in c.reversed() { p("x\(x)") } }
show("reversedFirst") { _ = c.reversed().first }
show("reversedCount") { _ = c.reversed().count }
show("reversedMap") { _ = c.reversed().map { $0 } }
show("lastW") { _ = c.last { $0 == 2 } }
show("lastIndex") { _ = c.lastIndex(of: 2) }
show("lastIndexW") { _ = c.lastIndex { $0 == 2 } }
show("popLast") { var s = c[...]; _ = s.popLast() }
show("removeLast") { var s = c[...]; _ = s.removeLast() }
show("removeLast2") { var s = c[...]; s.removeLast(2) }
show("offsetB") { _ = c.index(c.endIndex, offsetBy: -2) }
show("offsetBL") { _ = c.index(c.endIndex, offsetBy: -2, limitedBy: c.startIndex) }
show("before") { _ = c.index(before: c.endIndex) }
show("revLazy") { _ = Array(c.lazy.map { $0 }.reversed()) }
show("revFilter") { _ = Array(c.lazy.filter { $0 > 1 }.reversed()) }
show("revJoined") { _ = Array([c, c].joined().reversed()) }
show("sliceLast") { _ = c.dropFirst().last }
show("revPrefix") { _ = c.reversed().prefix(2) }
show("revContains") { _ = c.reversed().contains(2) }
show("sliceRev") { _ = Array(c.dropFirst().reversed()) }
show("revIsEmpty") { _ = c.reversed().isEmpty }
show("revDrop") { _ = Array(c.reversed().dropFirst()) }
