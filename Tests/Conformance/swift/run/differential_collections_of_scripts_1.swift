extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  func firstTwo() -> [Element] { Array(prefix(2)) }
  func every(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map { $0.element } }
  func chunked(_ size: Int) -> [[Element]] {
    var result: [[Element]] = []
    var rest = self[...]
    while !rest.isEmpty { result.append(Array(rest.prefix(size))); rest = rest.dropFirst(size) }
    return result
  }
  var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] }
  func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
}
extension Collection where Element: Comparable {
  func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
  func top(_ n: Int) -> [Element] { Array(sorted().reversed().prefix(n)) }
  func largestGap() -> Element? { self.max() }
}
extension Sequence {
  func everyOther() -> [Element] { enumerated().compactMap { $0.offset % 2 == 0 ? $0.element : nil } }
  func last2() -> [Element] { suffix(2) }
}
extension Sequence where Element: Hashable {
  func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
  func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension BidirectionalCollection {
  func backwards() -> [Element] { reversed() }
  var secondToLast: Element? { dropLast().last }
}
extension BidirectionalCollection where Element: Equatable {
  var isPalindrome: Bool { elementsEqual(reversed()) }
}
extension StringProtocol { var isPal: Bool { self.lowercased() == String(self.lowercased().reversed()) } }
struct Deck: RandomAccessCollection {
  var cards: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { cards.count }
  subscript(i: Int) -> String { cards[i] }
}
struct Ring: Collection {
  let n: Int
  var startIndex: Int { 0 }
  var endIndex: Int { n }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { i * i }
}
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }
func f() {
  let a = [4, 8, 15, 16, 23, 42]
  print(a[safe: 2] as Any, a[safe: 9] as Any, a.firstTwo(), a.every(2), a.chunked(4), a.middle!, a.pairs().count)
  print(a.isSorted(), a.top(2), a.largestGap()!, a.everyOther(), a.last2(), [1, 2, 1].unique(), "hello".counts()["l"]!)
  print(a.backwards(), a.secondToLast!, [1, 2, 1].isPalindrome, "Anna".isPal, "abba".isPalindrome)
  print("hello".chunked(2).map { String($0) }, "hello".middle!, (1...5).chunked(2), Array("héllo".firstTwo()))
  let d = Deck(cards: ["A", "K", "Q"])
  print(d.first!, d.last!, d.count, d.reversed().map { $0 }, d.prefix(2), d.dropFirst().first!, d.indices, Array(d.enumerated()).count)
  for (i, c) in d.enumerated() { print(i, c, terminator: " ") }
  for c in d.reversed() { print(c, terminator: " ") }
  print(d.firstIndex(of: "Q")!, d.contains("K"), d.sorted(), d.map { $0 + $0 }, d[1...].joined(), d[..<2].count)
  print(zip(d, 1...).map { "\($0)\($1)" }, d.shuffled().count, d.randomElement() != nil, d.suffix(1), d.split(separator: "K").map { Array($0) })
  let r = Ring(n: 4)
  print(r.map { $0 }, r.count, r.prefix(2), r.dropFirst(2), r.first!, r.firstIndex(of: 9)!, r.reversed(), r.indices)
  print(Array(r.lazy.map { $0 + 1 }), r.min()!, r.reduce(0, +), r[1..<3], r.lazy.filter { $0 > 1 }.first!)
  print(Countdown(n: 3).map { $0 }, Array(Countdown(n: 3).prefix(2)), Countdown(n: 4).reversed(), Countdown(n: 3).enumerated().map { $0.offset })
  print(Array(zip(Countdown(n: 2), "ab")), Countdown(n: 3).dropFirst().map { $0 }, Countdown(n: 5).suffix(2), Countdown(n: 2).lazy.map { $0 }.first { _ in true }!)
  print(Countdown(n: 3).dropFirst(), Countdown(n: 3).prefix(1), d, Countdown(n: 3).lazy)
}
f()
