// What a loop has taken from its sequence is let go before the next is asked for.
class D {
  let n: Int
  init(_ n: Int) {
    self.n = n
    print("+\(n)", terminator: " ")
  }
  deinit { print("-\(n)", terminator: " ") }
}
struct G: Sequence, IteratorProtocol {
  var i = 0
  mutating func next() -> D? {
    i += 1
    return i < 3 ? D(i) : nil
  }
}
func loops() {
  for d in G() { print("use\(d.n)", terminator: " ") }
  print("own")
  for (i, d) in G().enumerated() { print(i, "use\(d.n)", terminator: " ") }
  print("enumerated")
  for case let d? in (1...2).lazy.map({ Optional(D($0)) }) { print("use\(d.n)", terminator: " ") }
  print("lazy")
  for d in (1...3).lazy.map({ D($0) }) where d.n != 2 { print("use\(d.n)", terminator: " ") }
  print("filtered")
  for d in G() {
    print("use\(d.n)", terminator: " ")
    if d.n == 1 { continue }
    print("x", terminator: " ")
  }
  print("continued")
  for d in AnyIterator({ D(9) }) {
    print("use\(d.n)", terminator: " ")
    break
  }
  print("left")
  for (a, b) in zip(G(), G()) { print("use", a.n, b.n, terminator: " ") }
  print("zipped")
  G().forEach { print("use\($0.n)", terminator: " ") }
  print("each")
}
loops()
