// What lazy collections over a script's ask of it (BidirectionalCollection).
nonisolated(unsafe) var log = ""
func p(_ s: String) { log += s + " " }
struct I: Comparable { var n: Int; static func < (a: I, b: I) -> Bool { p("<"); return a.n < b.n }; static func == (a: I, b: I) -> Bool { p("="); return a.n == b.n } }
struct It: IteratorProtocol { let items: [Int]; var at = 0; mutating func next() -> Int? { p("n"); if at == items.count { return nil }; at += 1; return items[at - 1] } }
func show(_ name: String, _ body: () -> Void) { log = ""; body(); print(name, log) }
func m(_ x: Int) -> Int { p("m\(x)"); return x }
func f(_ x: Int) -> Bool { p("f\(x)"); return x != 2 }
func g(_ x: Int) -> Bool { p("g\(x)"); return x > 1 }
func w(_ x: Int) -> Bool { p("w\(x)"); return x < 4 }
func q(_ x: Int) -> Int? { p("q\(x)"); return x == 2 ? nil : x }
struct C: BidirectionalCollection {
  typealias Index = I
  let items: [Int]
  init(_ items: [Int]) { self.items = items }
  var startIndex: I { p("s"); return I(n: 0) }
  var endIndex: I { p("e"); return I(n: items.count) }
  func index(after i: I) -> I { p("a"); return I(n: i.n + 1) }
  subscript(position: I) -> Int { p("["+String(position.n)+"]"); return items[position.n] }
  func index(before i: I) -> I { p("b"); return I(n: i.n - 1) }
}
struct N: BidirectionalCollection {
  let items: [C]
  var startIndex: Int { p("S"); return 0 }
  var endIndex: Int { p("E"); return items.count }
  func index(after i: Int) -> Int { p("A"); return i + 1 }
  subscript(i: Int) -> C { p("[["+String(i)+"]]"); return items[i] }
  func index(before i: Int) -> Int { p("B"); return i - 1 }
}
let c = C([1, 2, 3, 4, 5])
let n = N(items: [C([1, 2, 3]), C([]), C([4])])
do {
  let x = c.lazy.filter(f)
  print("== filter", log)
  show("filter.s") { _ = x.startIndex }
  show("filter.e") { _ = x.endIndex }
  show("filter.a") { _ = x.index(after: x.startIndex) }
  show("filter.count") { _ = x.count }
  show("filter.first") { _ = x.first }
  show("filter.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("filter.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("filter.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("filter.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("filter.array") { _ = Array(x) }
  show("filter.under") { _ = x.underestimatedCount }
  show("filter.prefix") { _ = x.prefix(1) }
  show("filter.dropLast") { _ = x.dropLast() }
  show("filter.dropLast2") { _ = x.dropLast(2) }
  show("filter.suffix") { _ = x.suffix(1) }
  show("filter.indices") { _ = x.indices }
  show("filter.prefA") { _ = Array(x.prefix(1)) }
  show("filter.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("filter.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("filter.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("filter.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("filter.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("filter.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("filter.last") { _ = x.last }
  show("filter.b") { _ = x.index(before: x.endIndex) }
  show("filter.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("filter.revA") { _ = Array(x.reversed()) }
  show("filter.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.map(m).filter(f)
  print("== mapfilter", log)
  show("mapfilter.s") { _ = x.startIndex }
  show("mapfilter.e") { _ = x.endIndex }
  show("mapfilter.a") { _ = x.index(after: x.startIndex) }
  show("mapfilter.count") { _ = x.count }
  show("mapfilter.first") { _ = x.first }
  show("mapfilter.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("mapfilter.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("mapfilter.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("mapfilter.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("mapfilter.array") { _ = Array(x) }
  show("mapfilter.under") { _ = x.underestimatedCount }
  show("mapfilter.prefix") { _ = x.prefix(1) }
  show("mapfilter.dropLast") { _ = x.dropLast() }
  show("mapfilter.dropLast2") { _ = x.dropLast(2) }
  show("mapfilter.suffix") { _ = x.suffix(1) }
  show("mapfilter.indices") { _ = x.indices }
  show("mapfilter.prefA") { _ = Array(x.prefix(1)) }
  show("mapfilter.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("mapfilter.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("mapfilter.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("mapfilter.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("mapfilter.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("mapfilter.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("mapfilter.last") { _ = x.last }
  show("mapfilter.b") { _ = x.index(before: x.endIndex) }
  show("mapfilter.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("mapfilter.revA") { _ = Array(x.reversed()) }
  show("mapfilter.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.filter(f).map(m).filter(g)
  print("== fmf", log)
  show("fmf.s") { _ = x.startIndex }
  show("fmf.e") { _ = x.endIndex }
  show("fmf.a") { _ = x.index(after: x.startIndex) }
  show("fmf.count") { _ = x.count }
  show("fmf.first") { _ = x.first }
  show("fmf.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("fmf.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("fmf.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("fmf.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("fmf.array") { _ = Array(x) }
  show("fmf.under") { _ = x.underestimatedCount }
  show("fmf.prefix") { _ = x.prefix(1) }
  show("fmf.dropLast") { _ = x.dropLast() }
  show("fmf.dropLast2") { _ = x.dropLast(2) }
  show("fmf.suffix") { _ = x.suffix(1) }
  show("fmf.indices") { _ = x.indices }
  show("fmf.prefA") { _ = Array(x.prefix(1)) }
  show("fmf.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("fmf.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("fmf.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("fmf.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("fmf.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("fmf.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("fmf.last") { _ = x.last }
  show("fmf.b") { _ = x.index(before: x.endIndex) }
  show("fmf.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("fmf.revA") { _ = Array(x.reversed()) }
  show("fmf.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.filter(f).dropFirst()
  print("== slice", log)
  show("slice.s") { _ = x.startIndex }
  show("slice.e") { _ = x.endIndex }
  show("slice.a") { _ = x.index(after: x.startIndex) }
  show("slice.count") { _ = x.count }
  show("slice.first") { _ = x.first }
  show("slice.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("slice.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("slice.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("slice.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("slice.array") { _ = Array(x) }
  show("slice.under") { _ = x.underestimatedCount }
  show("slice.prefix") { _ = x.prefix(1) }
  show("slice.dropLast") { _ = x.dropLast() }
  show("slice.dropLast2") { _ = x.dropLast(2) }
  show("slice.suffix") { _ = x.suffix(1) }
  show("slice.indices") { _ = x.indices }
  show("slice.prefA") { _ = Array(x.prefix(1)) }
  show("slice.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("slice.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("slice.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("slice.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("slice.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("slice.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("slice.last") { _ = x.last }
  show("slice.b") { _ = x.index(before: x.endIndex) }
  show("slice.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("slice.revA") { _ = Array(x.reversed()) }
  show("slice.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.filter(f).reversed()
  print("== rev", log)
  show("rev.s") { _ = x.startIndex }
  show("rev.e") { _ = x.endIndex }
  show("rev.a") { _ = x.index(after: x.startIndex) }
  show("rev.count") { _ = x.count }
  show("rev.first") { _ = x.first }
  show("rev.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("rev.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("rev.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("rev.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("rev.array") { _ = Array(x) }
  show("rev.under") { _ = x.underestimatedCount }
  show("rev.prefix") { _ = x.prefix(1) }
  show("rev.dropLast") { _ = x.dropLast() }
  show("rev.dropLast2") { _ = x.dropLast(2) }
  show("rev.suffix") { _ = x.suffix(1) }
  show("rev.indices") { _ = x.indices }
  show("rev.prefA") { _ = Array(x.prefix(1)) }
  show("rev.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("rev.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("rev.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("rev.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("rev.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("rev.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("rev.last") { _ = x.last }
  show("rev.b") { _ = x.index(before: x.endIndex) }
  show("rev.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("rev.revA") { _ = Array(x.reversed()) }
  show("rev.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.reversed().lazy.filter(f)
  print("== frev", log)
  show("frev.s") { _ = x.startIndex }
  show("frev.e") { _ = x.endIndex }
  show("frev.a") { _ = x.index(after: x.startIndex) }
  show("frev.count") { _ = x.count }
  show("frev.first") { _ = x.first }
  show("frev.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("frev.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("frev.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("frev.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("frev.array") { _ = Array(x) }
  show("frev.under") { _ = x.underestimatedCount }
  show("frev.prefix") { _ = x.prefix(1) }
  show("frev.dropLast") { _ = x.dropLast() }
  show("frev.dropLast2") { _ = x.dropLast(2) }
  show("frev.suffix") { _ = x.suffix(1) }
  show("frev.indices") { _ = x.indices }
  show("frev.prefA") { _ = Array(x.prefix(1)) }
  show("frev.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("frev.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("frev.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("frev.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("frev.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("frev.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("frev.last") { _ = x.last }
  show("frev.b") { _ = x.index(before: x.endIndex) }
  show("frev.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("frev.revA") { _ = Array(x.reversed()) }
  show("frev.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.compactMap(q)
  print("== cm", log)
  show("cm.s") { _ = x.startIndex }
  show("cm.e") { _ = x.endIndex }
  show("cm.a") { _ = x.index(after: x.startIndex) }
  show("cm.count") { _ = x.count }
  show("cm.first") { _ = x.first }
  show("cm.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("cm.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("cm.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("cm.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("cm.array") { _ = Array(x) }
  show("cm.under") { _ = x.underestimatedCount }
  show("cm.prefix") { _ = x.prefix(1) }
  show("cm.dropLast") { _ = x.dropLast() }
  show("cm.dropLast2") { _ = x.dropLast(2) }
  show("cm.suffix") { _ = x.suffix(1) }
  show("cm.indices") { _ = x.indices }
  show("cm.prefA") { _ = Array(x.prefix(1)) }
  show("cm.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("cm.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("cm.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("cm.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("cm.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("cm.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("cm.last") { _ = x.last }
  show("cm.b") { _ = x.index(before: x.endIndex) }
  show("cm.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("cm.revA") { _ = Array(x.reversed()) }
  show("cm.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
