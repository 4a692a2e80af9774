// own collections
struct RingBuffer<Element> {
  private var storage: [Element?]
  private var head = 0
  private(set) var count = 0
  init(capacity: Int) { storage = Array(repeating: nil, count: Swift.max(1, capacity)) }
}
extension RingBuffer: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  private func slot(_ i: Int) -> Int { (head + i) % storage.count }
  subscript(position: Int) -> Element {
    get { precondition(indices.contains(position), "out of bounds"); return storage[slot(position)]! }
    set { storage[slot(position)] = newValue }
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
}
extension RingBuffer {
  mutating func append(_ e: Element) {
    if count == storage.count {
      storage[head] = e
      head = (head + 1) % storage.count
    } else {
      storage[slot(count)] = e
      count += 1
    }
  }
  @discardableResult mutating func removeFirst() -> Element {
    precondition(count > 0)
    defer { storage[head] = nil; head = (head + 1) % storage.count; count -= 1 }
    return storage[head]!
  }
}
extension RingBuffer: CustomStringConvertible { var description: String { "<" + map { "\($0)" }.joined(separator: " ") + ">" } }
extension RingBuffer: Equatable where Element: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
extension RingBuffer: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { for e in self { hasher.combine(e) } }
}
var rb = RingBuffer<Int>(capacity: 4)
for i in 1...6 { rb.append(i * i) }
print(rb, rb.first!, rb.last!, rb.count, rb.reversed(), rb.dropFirst().prefix(2).map { $0 })
rb.swapAt(0, 3)
rb[1] += 100
print(rb, rb.firstIndex(of: 25)!, rb.max()!, rb.sorted(), rb.contains(9))
rb.sort(by: >)
print(rb)
rb.reverse()
print(rb, rb[1...2].map { $0 }, rb[1...].reduce(0, +))
let p = rb.partition { $0 > 30 }
print(p, rb.count, rb.shuffled().count)
print(rb.removeFirst(), rb)
print(rb.index(0, offsetBy: 2), rb.distance(from: 0, to: 3), rb.index(0, offsetBy: 9, limitedBy: 3) as Any)
for (i, e) in zip(rb.indices, rb) { print(i, e, terminator: "; ") }
print()
let other = { var r = RingBuffer<Int>(capacity: 9); rb.forEach { r.append($0) }; return r }()
print(other == rb, Set([other, rb]).count, other.isEmpty)
// a sorted set, bidirectional
struct SortedSet<Element: Comparable>: BidirectionalCollection, ExpressibleByArrayLiteral {
  struct Index: Comparable { fileprivate var offset: Int; static func < (a: Index, b: Index) -> Bool { a.offset < b.offset } }
  private var items: [Element] = []
  init(arrayLiteral elements: Element...) { self.init(elements) }
  init<S: Sequence>(_ s: S) where S.Element == Element { for e in s { insert(e) } }
  var startIndex: Index { Index(offset: 0) }
  var endIndex: Index { Index(offset: items.count) }
  func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  func index(before i: Index) -> Index { .init(offset: i.offset - 1) }
  subscript(i: Index) -> Element { items[i.offset] }
  private func search(_ e: Element) -> (found: Bool, at: Int) {
    var lo = 0, hi = items.count
    while lo < hi {
      let mid = lo + (hi - lo) / 2
      if items[mid] == e { return (true, mid) }
      if items[mid] < e { lo = mid + 1 } else { hi = mid }
    }
    return (false, lo)
  }
  @discardableResult mutating func insert(_ e: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let (found, at) = search(e)
    guard !found else { return (false, items[at]) }
    items.insert(e, at: at)
    return (true, e)
  }
  mutating func remove(_ e: Element) -> Element? {
    let r = search(e)
    return r.found ? items.remove(at: r.at) : nil
  }
  func contains(_ e: Element) -> Bool { search(e).found }
  static func | (a: Self, b: some Sequence<Element>) -> Self { var r = a; for e in b { r.insert(e) }; return r }
  static func |= <S: Sequence>(a: inout Self, b: S) where S.Element == Element { a = a | b }
}
var ss: SortedSet = [5, 3, 9, 3, 1]
print(ss.map { $0 }, ss.count, ss.insert(4), ss.insert(9).inserted, Array(ss))
print(ss.last!, ss.reversed().first!, ss[ss.index(ss.startIndex, offsetBy: 2)], ss.remove(3) as Any, ss.remove(33) as Any)
ss |= stride(from: 0, through: 10, by: 5)
print(Array(ss), ss.contains(10), ss.suffix(2).map(String.init), ss.lastIndex(where: { $0 < 5 }).map { ss[$0] }!)
print(ss.dropLast(2).joined(by: "-"), Array(ss.lazy.filter { $0 % 2 == 1 }.map { $0 * 10 }))
extension Sequence { func joined(by s: String) -> String { map { "\($0)" }.joined(separator: s) } }
// RangeReplaceable
struct Bag<T>: RangeReplaceableCollection {
  private var xs: [T] = []
  private(set) var edits = 0
  init() {}
  var startIndex: Int { xs.startIndex }
  var endIndex: Int { xs.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { xs[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with new: C) where C.Element == T {
    edits += 1
    xs.replaceSubrange(r, with: new)
  }
}
var bag = Bag<String>()
bag.append("x"); bag.append(contentsOf: ["y", "z"]); bag.insert("w", at: 0)
print(Array(bag), bag.count)
bag.remove(at: 1); bag.removeLast2()
extension Bag { mutating func removeLast2() { _ = remove(at: count - 1) } }
print(Array(bag), Array(bag + ["k"]), Array(Bag(repeating: "q", count: 3)), bag.first ?? "-")
bag.removeAll(where: { $0 == "w" })
bag += ["1", "2"]
print(bag.joined(separator: ","), bag.filter { $0 != "1" }.joined())
bag.removeSubrange(0..<1); bag.removeAll()
print(bag.isEmpty)
// infinite sequence & lazies
struct Fib: Sequence { func makeIterator() -> some IteratorProtocol<Int> { var s = (0, 1); return AnyIterator { defer { s = (s.1, s.0 + s.1) }; return s.0 } } }
print(Array(Fib().prefix(10)), Fib().lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(4).reduce(0, +))
print(Fib().first { $0 > 1000 }!, Array(Fib().prefix { $0 < 30 }.dropFirst(3)), Array(zip("abc", Fib())).map { "\($0)\($1)" })
func chunks<C: Collection>(_ c: C, of n: Int) -> [C.SubSequence] {
  var out: [C.SubSequence] = [], i = c.startIndex
  while i != c.endIndex {
    let j = c.index(i, offsetBy: n, limitedBy: c.endIndex) ?? c.endIndex
    out.append(c[i..<j]); i = j
  }
  return out
}
print(chunks([1, 2, 3, 4, 5], of: 2), chunks("hello world", of: 4), chunks(ss, of: 3).map(Array.init))
extension Collection where Element: Numeric, Index == Int {
  func dot<O: Collection>(_ o: O) -> Element where O.Element == Element, O.Index == Int { indices.reduce(0) { $0 + self[$1] * o[$1] } }
}
print([1, 2, 3].dot(RingOf(1, 2, 3)), [0.5, 2].dot([4, 0.25]))
func RingOf<T>(_ xs: T...) -> RingBuffer<T> { var r = RingBuffer<T>(capacity: xs.count); xs.forEach { r.append($0) }; return r }
extension BidirectionalCollection where Element: Equatable {
  var isPalindrome: Bool { var i = startIndex, j = endIndex; while i < j { formIndex(before: &j); if i >= j { break }; if self[i] != self[j] { return false }; formIndex(after: &i) }; return true }
}
print("racecar".isPalindrome, [1, 2, 2, 1].isPalindrome, RingOf(1, 2).isPalindrome, "".isPalindrome)
