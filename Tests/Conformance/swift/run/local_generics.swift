func tally(_ words: [String]) -> [String: Int] {
  var counts: [String: Int] = [:]
  var steps = 0
  func add<K: CustomStringConvertible>(_ key: K, times: Int = 1) {
    steps += 1
    counts["\(key)", default: 0] += times
  }
  for word in words { add(word) }
  add(7)
  add(2.5, times: 3)
  add(true)
  print(steps)
  return counts
}
print(tally(["a", "b", "a"]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })

// Captured parameters and constants
func scale(_ factor: Int) -> [String] {
  let name = "x\(factor)"
  func describe<T>(_ value: T) -> String { "\(name):\(value)" }
  return [describe(1), describe("two"), describe([3, 4])]
}
print(scale(9))

// Recursion, with the same types and with others
func nest() -> [String] {
  var log: [String] = []
  func visit<T>(_ value: T, _ depth: Int) {
    log.append("\(T.self) \(value)")
    if depth > 0 { visit(value, depth - 1) }
    if depth == 2 { visit("deep", 0) }
  }
  visit(3, 2)
  return log
}
print(nest())

// Each other
func mutual() -> Int {
  var calls = 0
  func even<T: BinaryInteger>(_ n: T) -> Bool { calls += 1; return n == 0 ? true : odd(n - 1) }
  func odd<T: BinaryInteger>(_ n: T) -> Bool { calls += 1; return n == 0 ? false : even(n - 1) }
  print(even(10), odd(UInt8(7)))
  return calls
}
print(mutual())

// Used in closures and other local functions
func inClosures() {
  var seen: [String] = []
  func note<T>(_ value: T) -> T { seen.append("\(value)"); return value }
  let doubled = [1, 2, 3].map { note($0) * 2 }
  func plain(_ s: String) -> String { note(s) + "!" }
  let later = { plain("late") + note("r") }
  print(doubled, plain("now"), later(), later())
  print(seen)
}
inClosures()

// Inside of generic functions and types
func outer<A>(_ a: A) -> String {
  var parts: [A] = [a]
  func pair<B>(_ b: B) -> (A, B) { parts.append(a); return (a, b) }
  let p = pair(1)
  let q = pair("q")
  func deeper<C>(_ c: C) -> String {
    func deepest<D>(_ d: D) -> String { "\(a) \(c) \(d) \(parts.count) \(A.self) \(C.self) \(D.self)" }
    return deepest(c) + "|" + deepest(0.5)
  }
  return "\(p) \(q) \(deeper(true))"
}
print(outer("s"))
print(outer([1]))
struct Box<T> {
  var value: T
  mutating func change() -> [String] {
    var log: [String] = []
    func put<U>(_ u: U, as convert: (U) -> T) { log.append("\(value) <- \(u)"); value = convert(u) }
    put(value) { $0 }
    put([value, value]) { $0[1] }
    return log
  }
  func show() -> String {
    func with<U>(_ u: U) -> String { "\(value) with \(u)" }
    return with(1) + ", " + with("a")
  }
}
var box = Box(value: "v")
print(box.change(), box.show())

// As values
func values() {
  var sum = 0
  func add<T: BinaryInteger>(_ x: T) -> Int { sum += Int(x); return sum }
  let f: (Int) -> Int = add
  let g: (UInt8) -> Int = add
  print(f(1), g(2), [3, 4].map(add), sum)
}
values()

// `some` parameters, where clauses, inout, throwing
func others() throws {
  var log: [String] = []
  func first(_ items: some Collection<Int>) { log.append("\(items.first ?? -1)") }
  func all<S: Sequence>(_ s: S) where S.Element: Comparable { log.append("\(s.sorted())") }
  func swapped<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a); log.append("swapped") }
  struct Bad: Error {}
  func fails<T>(_ x: T?) throws -> T { guard let x else { log.append("bad"); throw Bad() }; return x }
  first([5, 6])
  first(1...3)
  all(["b", "a"])
  var (x, y) = (1, 2)
  swapped(&x, &y)
  print(x, y, try fails(3))
  do { _ = try fails(String?.none) } catch { print("caught \(error)") }
  print(log)
}
try others()

// A block of the top level
do {
  var count = 0
  func bump<T>(_ t: T) -> String { count += 1; return "\(t)\(count)" }
  print(bump("a"), bump(1), [true, false].map { bump($0) }, count)
}
class Counter {
  var n = 0
  func run() -> Int {
    func by<T: BinaryInteger>(_ t: T) { n += Int(t) }
    by(2); by(Int8(3))
    [1, 2].forEach { by($0) }
    return n
  }
}
print(Counter().run())
for i in 1...2 {
  func f<T>(_ t: T) -> String { "\(i)\(t)" }
  print(f(i), f("x"))
}
