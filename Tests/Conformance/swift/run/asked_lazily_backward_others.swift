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
  let x = c.lazy
  print("== lazy", log)
  show("lazy.s") { _ = x.startIndex }
  show("lazy.e") { _ = x.endIndex }
  show("lazy.a") { _ = x.index(after: x.startIndex) }
  show("lazy.count") { _ = x.count }
  show("lazy.first") { _ = x.first }
  show("lazy.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("lazy.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("lazy.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("lazy.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("lazy.array") { _ = Array(x) }
  show("lazy.under") { _ = x.underestimatedCount }
  show("lazy.prefix") { _ = x.prefix(1) }
  show("lazy.dropLast") { _ = x.dropLast() }
  show("lazy.dropLast2") { _ = x.dropLast(2) }
  show("lazy.suffix") { _ = x.suffix(1) }
  show("lazy.indices") { _ = x.indices }
  show("lazy.prefA") { _ = Array(x.prefix(1)) }
  show("lazy.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("lazy.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("lazy.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("lazy.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("lazy.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("lazy.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("lazy.last") { _ = x.last }
  show("lazy.b") { _ = x.index(before: x.endIndex) }
  show("lazy.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("lazy.revA") { _ = Array(x.reversed()) }
  show("lazy.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.map(m)
  print("== map", log)
  show("map.s") { _ = x.startIndex }
  show("map.e") { _ = x.endIndex }
  show("map.a") { _ = x.index(after: x.startIndex) }
  show("map.count") { _ = x.count }
  show("map.first") { _ = x.first }
  show("map.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("map.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("map.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("map.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("map.array") { _ = Array(x) }
  show("map.under") { _ = x.underestimatedCount }
  show("map.prefix") { _ = x.prefix(1) }
  show("map.dropLast") { _ = x.dropLast() }
  show("map.dropLast2") { _ = x.dropLast(2) }
  show("map.suffix") { _ = x.suffix(1) }
  show("map.indices") { _ = x.indices }
  show("map.prefA") { _ = Array(x.prefix(1)) }
  show("map.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("map.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("map.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("map.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("map.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("map.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("map.last") { _ = x.last }
  show("map.b") { _ = x.index(before: x.endIndex) }
  show("map.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("map.revA") { _ = Array(x.reversed()) }
  show("map.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.map(m).dropFirst()
  print("== mslice", log)
  show("mslice.s") { _ = x.startIndex }
  show("mslice.e") { _ = x.endIndex }
  show("mslice.a") { _ = x.index(after: x.startIndex) }
  show("mslice.count") { _ = x.count }
  show("mslice.first") { _ = x.first }
  show("mslice.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("mslice.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("mslice.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("mslice.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("mslice.array") { _ = Array(x) }
  show("mslice.under") { _ = x.underestimatedCount }
  show("mslice.prefix") { _ = x.prefix(1) }
  show("mslice.dropLast") { _ = x.dropLast() }
  show("mslice.dropLast2") { _ = x.dropLast(2) }
  show("mslice.suffix") { _ = x.suffix(1) }
  show("mslice.indices") { _ = x.indices }
  show("mslice.prefA") { _ = Array(x.prefix(1)) }
  show("mslice.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("mslice.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("mslice.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("mslice.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("mslice.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("mslice.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("mslice.last") { _ = x.last }
  show("mslice.b") { _ = x.index(before: x.endIndex) }
  show("mslice.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("mslice.revA") { _ = Array(x.reversed()) }
  show("mslice.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.filter(f).enumerated()
  print("== enum", log)
  show("enum.s") { _ = x.startIndex }
  show("enum.e") { _ = x.endIndex }
  show("enum.a") { _ = x.index(after: x.startIndex) }
  show("enum.count") { _ = x.count }
  show("enum.first") { _ = x.first }
  show("enum.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("enum.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("enum.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("enum.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("enum.array") { _ = Array(x) }
  show("enum.under") { _ = x.underestimatedCount }
  show("enum.prefix") { _ = x.prefix(1) }
  show("enum.dropLast") { _ = x.dropLast() }
  show("enum.suffix") { _ = x.suffix(1) }
  show("enum.indices") { _ = x.indices }
  show("enum.prefA") { _ = Array(x.prefix(1)) }
  show("enum.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("enum.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("enum.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("enum.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("enum.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("enum.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
}
do {
  let x = c.lazy.filter(f).indices
  print("== indices", log)
  show("indices.s") { _ = x.startIndex }
  show("indices.e") { _ = x.endIndex }
  show("indices.a") { _ = x.index(after: x.startIndex) }
  show("indices.count") { _ = x.count }
  show("indices.first") { _ = x.first }
  show("indices.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("indices.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("indices.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("indices.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("indices.array") { _ = Array(x) }
  show("indices.under") { _ = x.underestimatedCount }
  show("indices.prefix") { _ = x.prefix(1) }
  show("indices.dropLast") { _ = x.dropLast() }
  show("indices.dropLast2") { _ = x.dropLast(2) }
  show("indices.suffix") { _ = x.suffix(1) }
  show("indices.indices") { _ = x.indices }
  show("indices.prefA") { _ = Array(x.prefix(1)) }
  show("indices.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("indices.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("indices.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("indices.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("indices.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("indices.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("indices.last") { _ = x.last }
  show("indices.b") { _ = x.index(before: x.endIndex) }
  show("indices.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("indices.revA") { _ = Array(x.reversed()) }
  show("indices.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.reversed().lazy.map(m)
  print("== mrev", log)
  show("mrev.s") { _ = x.startIndex }
  show("mrev.e") { _ = x.endIndex }
  show("mrev.a") { _ = x.index(after: x.startIndex) }
  show("mrev.count") { _ = x.count }
  show("mrev.first") { _ = x.first }
  show("mrev.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("mrev.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("mrev.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("mrev.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("mrev.array") { _ = Array(x) }
  show("mrev.under") { _ = x.underestimatedCount }
  show("mrev.prefix") { _ = x.prefix(1) }
  show("mrev.dropLast") { _ = x.dropLast() }
  show("mrev.dropLast2") { _ = x.dropLast(2) }
  show("mrev.suffix") { _ = x.suffix(1) }
  show("mrev.indices") { _ = x.indices }
  show("mrev.prefA") { _ = Array(x.prefix(1)) }
  show("mrev.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("mrev.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("mrev.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("mrev.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("mrev.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("mrev.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("mrev.last") { _ = x.last }
  show("mrev.b") { _ = x.index(before: x.endIndex) }
  show("mrev.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("mrev.revA") { _ = Array(x.reversed()) }
  show("mrev.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
do {
  let x = c.lazy.map(m).reversed()
  print("== revm", log)
  show("revm.s") { _ = x.startIndex }
  show("revm.e") { _ = x.endIndex }
  show("revm.a") { _ = x.index(after: x.startIndex) }
  show("revm.count") { _ = x.count }
  show("revm.first") { _ = x.first }
  show("revm.dist") { _ = x.distance(from: x.startIndex, to: x.endIndex) }
  show("revm.off") { _ = x.index(x.startIndex, offsetBy: 2) }
  show("revm.offl") { _ = x.index(x.startIndex, offsetBy: 2, limitedBy: x.endIndex) }
  show("revm.off0") { _ = x.index(x.startIndex, offsetBy: 0) }
  show("revm.array") { _ = Array(x) }
  show("revm.under") { _ = x.underestimatedCount }
  show("revm.prefix") { _ = x.prefix(1) }
  show("revm.dropLast") { _ = x.dropLast() }
  show("revm.dropLast2") { _ = x.dropLast(2) }
  show("revm.suffix") { _ = x.suffix(1) }
  show("revm.indices") { _ = x.indices }
  show("revm.prefA") { _ = Array(x.prefix(1)) }
  show("revm.split") { _ = x.split(whereSeparator: { _ in p("W"); return false }) }
  show("revm.insert") { var z = Array(x.prefix(0)); z.insert(contentsOf: x, at: 0) }
  show("revm.enumI") { let z = x.enumerated(); _ = z[z.startIndex] }
  show("revm.lfC") { _ = x.lazy.filter { _ in p("L"); return true }.count }
  show("revm.ljoin") { _ = x.lazy.map { [$0] }.joined().count }
  show("revm.emap") { let z: [Int] = x.map { _ in p("E"); return 1 }; _ = z }
  show("revm.last") { _ = x.last }
  show("revm.b") { _ = x.index(before: x.endIndex) }
  show("revm.offb") { _ = x.index(x.endIndex, offsetBy: -1) }
  show("revm.revA") { _ = Array(x.reversed()) }
  show("revm.lastIW") { _ = x.lastIndex(where: { _ in p("W"); return false }) }
}
