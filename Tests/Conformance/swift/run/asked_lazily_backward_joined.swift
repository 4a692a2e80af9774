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
  let x = [c, c].joined()
  print("== joined", log)
  show("joined.s") { _ = x.startIndex }
  show("joined.e") { _ = x.endIndex }
  show("joined.a") { _ = x.index(after: x.startIndex) }
  show("joined.count") { _ = x.count }
  show("joined.first") { _ = x.first }
  show("joined.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("joined.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("joined.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("joined.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("joined.array") { _ = Array(x) }
  show("joined.under") { _ = x.underestimatedCount }
  show("joined.prefix") { _ = x.prefix(1) }
  show("joined.dropLast") { _ = x.dropLast() }
  show("joined.dropLast2") { _ = x.dropLast(2) }
  show("joined.suffix") { _ = x.suffix(1) }
  show("joined.indices") { _ = x.indices }
  show("joined.prefA") { _ = Array(x.prefix(1)) }
  show("joined.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("joined.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("joined.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("joined.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("joined.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("joined.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("joined.last") { _ = x.last }
  show("joined.b") { _ = x.index(before: x.endIndex) }
  show("joined.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("joined.revA") { _ = Array(x.reversed()) }
  show("joined.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = n.lazy.map { p("M"); return $0 }.joined()
  print("== ljoined", log)
  show("ljoined.s") { _ = x.startIndex }
  show("ljoined.e") { _ = x.endIndex }
  show("ljoined.a") { _ = x.index(after: x.startIndex) }
  show("ljoined.count") { _ = x.count }
  show("ljoined.first") { _ = x.first }
  show("ljoined.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("ljoined.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("ljoined.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("ljoined.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("ljoined.array") { _ = Array(x) }
  show("ljoined.under") { _ = x.underestimatedCount }
  show("ljoined.prefix") { _ = x.prefix(1) }
  show("ljoined.dropLast") { _ = x.dropLast() }
  show("ljoined.dropLast2") { _ = x.dropLast(2) }
  show("ljoined.suffix") { _ = x.suffix(1) }
  show("ljoined.indices") { _ = x.indices }
  show("ljoined.prefA") { _ = Array(x.prefix(1)) }
  show("ljoined.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("ljoined.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("ljoined.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("ljoined.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("ljoined.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("ljoined.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("ljoined.last") { _ = x.last }
  show("ljoined.b") { _ = x.index(before: x.endIndex) }
  show("ljoined.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("ljoined.revA") { _ = Array(x.reversed()) }
  show("ljoined.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = n.lazy.flatMap { p("M"); return $0.lazy.filter(f) }
  print("== flatMap", log)
  show("flatMap.s") { _ = x.startIndex }
  show("flatMap.e") { _ = x.endIndex }
  show("flatMap.a") { _ = x.index(after: x.startIndex) }
  show("flatMap.count") { _ = x.count }
  show("flatMap.first") { _ = x.first }
  show("flatMap.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("flatMap.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("flatMap.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("flatMap.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("flatMap.array") { _ = Array(x) }
  show("flatMap.under") { _ = x.underestimatedCount }
  show("flatMap.prefix") { _ = x.prefix(1) }
  show("flatMap.dropLast") { _ = x.dropLast() }
  show("flatMap.dropLast2") { _ = x.dropLast(2) }
  show("flatMap.suffix") { _ = x.suffix(1) }
  show("flatMap.indices") { _ = x.indices }
  show("flatMap.prefA") { _ = Array(x.prefix(1)) }
  show("flatMap.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("flatMap.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("flatMap.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("flatMap.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("flatMap.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("flatMap.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("flatMap.last") { _ = x.last }
  show("flatMap.b") { _ = x.index(before: x.endIndex) }
  show("flatMap.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("flatMap.revA") { _ = Array(x.reversed()) }
  show("flatMap.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = n.joined()
  print("== njoined", log)
  show("njoined.s") { _ = x.startIndex }
  show("njoined.e") { _ = x.endIndex }
  show("njoined.a") { _ = x.index(after: x.startIndex) }
  show("njoined.count") { _ = x.count }
  show("njoined.first") { _ = x.first }
  show("njoined.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("njoined.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("njoined.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("njoined.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("njoined.array") { _ = Array(x) }
  show("njoined.under") { _ = x.underestimatedCount }
  show("njoined.prefix") { _ = x.prefix(1) }
  show("njoined.dropLast") { _ = x.dropLast() }
  show("njoined.dropLast2") { _ = x.dropLast(2) }
  show("njoined.suffix") { _ = x.suffix(1) }
  show("njoined.indices") { _ = x.indices }
  show("njoined.prefA") { _ = Array(x.prefix(1)) }
  show("njoined.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("njoined.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("njoined.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("njoined.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("njoined.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("njoined.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("njoined.last") { _ = x.last }
  show("njoined.b") { _ = x.index(before: x.endIndex) }
  show("njoined.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("njoined.revA") { _ = Array(x.reversed()) }
  show("njoined.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = n.lazy.joined().filter(f)
  print("== njf", log)
  show("njf.s") { _ = x.startIndex }
  show("njf.e") { _ = x.endIndex }
  show("njf.a") { _ = x.index(after: x.startIndex) }
  show("njf.count") { _ = x.count }
  show("njf.first") { _ = x.first }
  show("njf.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("njf.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("njf.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("njf.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("njf.array") { _ = Array(x) }
  show("njf.under") { _ = x.underestimatedCount }
  show("njf.prefix") { _ = x.prefix(1) }
  show("njf.dropLast") { _ = x.dropLast() }
  show("njf.dropLast2") { _ = x.dropLast(2) }
  show("njf.suffix") { _ = x.suffix(1) }
  show("njf.indices") { _ = x.indices }
  show("njf.prefA") { _ = Array(x.prefix(1)) }
  show("njf.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("njf.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("njf.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("njf.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("njf.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("njf.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("njf.last") { _ = x.last }
  show("njf.b") { _ = x.index(before: x.endIndex) }
  show("njf.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("njf.revA") { _ = Array(x.reversed()) }
  show("njf.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = n.joined().reversed()
  print("== revjoined", log)
  show("revjoined.s") { _ = x.startIndex }
  show("revjoined.e") { _ = x.endIndex }
  show("revjoined.a") { _ = x.index(after: x.startIndex) }
  show("revjoined.count") { _ = x.count }
  show("revjoined.first") { _ = x.first }
  show("revjoined.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("revjoined.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("revjoined.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("revjoined.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("revjoined.array") { _ = Array(x) }
  show("revjoined.under") { _ = x.underestimatedCount }
  show("revjoined.prefix") { _ = x.prefix(1) }
  show("revjoined.dropLast") { _ = x.dropLast() }
  show("revjoined.dropLast2") { _ = x.dropLast(2) }
  show("revjoined.suffix") { _ = x.suffix(1) }
  show("revjoined.indices") { _ = x.indices }
  show("revjoined.prefA") { _ = Array(x.prefix(1)) }
  show("revjoined.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("revjoined.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("revjoined.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("revjoined.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("revjoined.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("revjoined.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("revjoined.last") { _ = x.last }
  show("revjoined.b") { _ = x.index(before: x.endIndex) }
  show("revjoined.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("revjoined.revA") { _ = Array(x.reversed()) }
  show("revjoined.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
