// Iterators are values: a copy goes on from where it was made.
func steps<S: Sequence>(_ name: String, _ sequence: S) {
  var a = sequence.makeIterator()
  _ = a.next()
  var b = a
  let x = a.next(), y = b.next(), z = a.next()
  print(name, S.Iterator.self, [S.Iterator.self], a is any Sequence)
  print("  ", x as Any, y as Any, z as Any)
}
struct Squares: Collection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { i * i }
}
struct UpToThree: Sequence, IteratorProtocol {
  var n = 0
  mutating func next() -> Int? {
    n += 1
    return n < 4 ? n : nil
  }
}
struct Erased: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator((1...3).makeIterator()) } }
let list = [7, 8, 9]
steps("array", list)
steps("slice", list[0...])
steps("closed range", 1...3)
steps("range", 1..<4)
steps("from", 1...)
steps("string", "abc")
steps("substring", "abc".dropFirst(0))
steps("utf8", "abc".utf8)
steps("utf16", "abc".utf16)
steps("scalars", "abc".unicodeScalars)
steps("part of utf8", "abc".utf8.dropFirst(0))
steps("set", Set([1]))
steps("dictionary", [1: 2])
steps("keys", [1: 2].keys)
steps("values", [1: 2].values)
steps("stride", stride(from: 1, to: 9, by: 2))
steps("stride through", stride(from: 1.0, through: 9, by: 2))
steps("zip", zip(list, 4...))
steps("enumerated", list.enumerated())
steps("reversed", list.reversed())
steps("reversed range", (1...3).reversed())
steps("lazy", list.lazy)
steps("lazy map", list.lazy.map { $0 + 1 })
steps("lazy filter", list.lazy.filter { $0 > 1 })
steps("lazy compact map", list.lazy.compactMap { Optional($0) })
steps("lazy prefix", list.lazy.prefix { $0 > 1 })
steps("lazy drop", list.lazy.drop { $0 < 1 })
steps("lazy flat map", list.lazy.flatMap { [$0, $0] })
steps("joined", [[1], [2, 3]].joined())
steps("joined by", [[1], [2, 3]].joined(separator: [0]))
steps("first ones", sequence(first: 1, next: { $0 + 1 }).prefix(3))
steps("without first", sequence(first: 1, next: { $0 + 1 }).dropFirst(3))
steps("repeated", repeatElement(5, count: 3))
steps("one", CollectionOfOne(1))
steps("empty", EmptyCollection<Int>())
steps("any", AnySequence(list))
steps("any iterator", AnyIterator(list.makeIterator()))
steps("indices", "abc".indices)
steps("part of reversed", list.reversed().dropFirst(0))
steps("own collection", Squares())
steps("part of own", Squares()[1...])
steps("own iterator", UpToThree())
steps("own, erased", Erased())
print((1..<3).makeIterator(), Squares().makeIterator(), AnyIterator(list.makeIterator()), AnyIterator { 1 })

// In fields, arrays and closures too.
struct Reader {
  var source = (1...5).makeIterator()
  mutating func two() -> Int { (source.next() ?? 0) * 10 + (source.next() ?? 0) }
}
var first = Reader()
print(first.two())
var second = first
print(first.two(), second.two(), first.two(), second.two())
var sources = [zip(1..., "ab").makeIterator()]
sources.append(sources[0])
print(sources[0].next()!, sources[0].next()!, sources[1].next()!, sources[0].next() == nil)
var shared = list.lazy.map { $0 * 2 }.makeIterator()
let step = { shared.next() }
print(step()!, shared.next()!, step()!, shared.next() as Any)
func take<I: IteratorProtocol>(_ iterator: inout I, _ count: Int) -> [I.Element] {
  var result: [I.Element] = []
  while result.count < count, let item = iterator.next() { result.append(item) }
  return result
}
var pairs = "héllo".enumerated().makeIterator()
let before = pairs
print(take(&pairs, 2).map(\.element), take(&pairs, 9).map(\.offset))
var again = before
print(take(&again, 1).map(\.element))
// A loop over a copy leaves the other where it was.
var words = ["a", "b", "c"].makeIterator()
_ = words.next()
for word in words { print(word, terminator: " ") }
print(words.next()!)
for n in UpToThree() where n > 1 { print(n, terminator: " ") }
print()
let erased = AnyIterator(list.makeIterator())
let other = erased
print(erased.next()!, other.next()!, erased.next()!, other.next() as Any)
