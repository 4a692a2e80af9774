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
  let x = c.lazy.prefix(while: w)
  print("== pw", log)
  show("pw.s") { _ = x.startIndex }
  show("pw.e") { _ = x.endIndex }
  show("pw.a") { _ = x.index(after: x.startIndex) }
  show("pw.count") { _ = x.count }
  show("pw.first") { _ = x.first }
  show("pw.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("pw.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("pw.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("pw.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("pw.array") { _ = Array(x) }
  show("pw.under") { _ = x.underestimatedCount }
  show("pw.prefix") { _ = x.prefix(1) }
  show("pw.dropLast") { _ = x.dropLast() }
  show("pw.dropLast2") { _ = x.dropLast(2) }
  show("pw.suffix") { _ = x.suffix(1) }
  show("pw.indices") { _ = x.indices }
  show("pw.prefA") { _ = Array(x.prefix(1)) }
  show("pw.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("pw.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("pw.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("pw.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("pw.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("pw.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("pw.last") { _ = x.last }
  show("pw.b") { _ = x.index(before: x.endIndex) }
  show("pw.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("pw.revA") { _ = Array(x.reversed()) }
  show("pw.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.drop(while: w)
  print("== dw", log)
  show("dw.s") { _ = x.startIndex }
  show("dw.e") { _ = x.endIndex }
  show("dw.a") { _ = x.index(after: x.startIndex) }
  show("dw.count") { _ = x.count }
  show("dw.first") { _ = x.first }
  show("dw.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("dw.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("dw.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("dw.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("dw.array") { _ = Array(x) }
  show("dw.under") { _ = x.underestimatedCount }
  show("dw.prefix") { _ = x.prefix(1) }
  show("dw.dropLast") { _ = x.dropLast() }
  show("dw.dropLast2") { _ = x.dropLast(2) }
  show("dw.suffix") { _ = x.suffix(1) }
  show("dw.indices") { _ = x.indices }
  show("dw.prefA") { _ = Array(x.prefix(1)) }
  show("dw.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("dw.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("dw.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("dw.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("dw.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("dw.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("dw.last") { _ = x.last }
  show("dw.b") { _ = x.index(before: x.endIndex) }
  show("dw.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("dw.revA") { _ = Array(x.reversed()) }
  show("dw.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.filter(f).prefix(while: w)
  print("== fpw", log)
  show("fpw.s") { _ = x.startIndex }
  show("fpw.e") { _ = x.endIndex }
  show("fpw.a") { _ = x.index(after: x.startIndex) }
  show("fpw.count") { _ = x.count }
  show("fpw.first") { _ = x.first }
  show("fpw.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("fpw.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("fpw.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("fpw.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("fpw.array") { _ = Array(x) }
  show("fpw.under") { _ = x.underestimatedCount }
  show("fpw.prefix") { _ = x.prefix(1) }
  show("fpw.dropLast") { _ = x.dropLast() }
  show("fpw.dropLast2") { _ = x.dropLast(2) }
  show("fpw.suffix") { _ = x.suffix(1) }
  show("fpw.indices") { _ = x.indices }
  show("fpw.prefA") { _ = Array(x.prefix(1)) }
  show("fpw.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("fpw.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("fpw.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("fpw.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("fpw.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("fpw.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("fpw.last") { _ = x.last }
  show("fpw.b") { _ = x.index(before: x.endIndex) }
  show("fpw.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("fpw.revA") { _ = Array(x.reversed()) }
  show("fpw.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.filter(f).drop(while: w)
  print("== fdw", log)
  show("fdw.s") { _ = x.startIndex }
  show("fdw.e") { _ = x.endIndex }
  show("fdw.a") { _ = x.index(after: x.startIndex) }
  show("fdw.count") { _ = x.count }
  show("fdw.first") { _ = x.first }
  show("fdw.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("fdw.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("fdw.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("fdw.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("fdw.array") { _ = Array(x) }
  show("fdw.under") { _ = x.underestimatedCount }
  show("fdw.prefix") { _ = x.prefix(1) }
  show("fdw.dropLast") { _ = x.dropLast() }
  show("fdw.dropLast2") { _ = x.dropLast(2) }
  show("fdw.suffix") { _ = x.suffix(1) }
  show("fdw.indices") { _ = x.indices }
  show("fdw.prefA") { _ = Array(x.prefix(1)) }
  show("fdw.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("fdw.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("fdw.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("fdw.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("fdw.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("fdw.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("fdw.last") { _ = x.last }
  show("fdw.b") { _ = x.index(before: x.endIndex) }
  show("fdw.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("fdw.revA") { _ = Array(x.reversed()) }
  show("fdw.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.drop(while: w).reversed()
  print("== revdw", log)
  show("revdw.s") { _ = x.startIndex }
  show("revdw.e") { _ = x.endIndex }
  show("revdw.a") { _ = x.index(after: x.startIndex) }
  show("revdw.count") { _ = x.count }
  show("revdw.first") { _ = x.first }
  show("revdw.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("revdw.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("revdw.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("revdw.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("revdw.array") { _ = Array(x) }
  show("revdw.under") { _ = x.underestimatedCount }
  show("revdw.prefix") { _ = x.prefix(1) }
  show("revdw.dropLast") { _ = x.dropLast() }
  show("revdw.dropLast2") { _ = x.dropLast(2) }
  show("revdw.suffix") { _ = x.suffix(1) }
  show("revdw.indices") { _ = x.indices }
  show("revdw.prefA") { _ = Array(x.prefix(1)) }
  show("revdw.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("revdw.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("revdw.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("revdw.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("revdw.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("revdw.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("revdw.last") { _ = x.last }
  show("revdw.b") { _ = x.index(before: x.endIndex) }
  show("revdw.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("revdw.revA") { _ = Array(x.reversed()) }
  show("revdw.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
