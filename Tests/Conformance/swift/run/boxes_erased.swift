// What comes out of a box whose protocol has an associated type comes in a box itself.
protocol Named { var name: String { get } }
protocol Source {
  associatedtype Item
  associatedtype Label: Named
  var first: Item { get }
  var label: Label { get }
  func make() -> Item
  func maybe(_ yes: Bool) -> Item?
  func all() -> [Item]
  func pair() -> (Item, Int)
  mutating func step() -> Item?
}
struct Tag: Named { var name: String }
final class Badge: Named {
  let name: String
  init(name: String) { self.name = name }
}
struct Numbers: Source {
  var at = 0
  var first: Int { 1 }
  var label: Tag { Tag(name: "numbers") }
  func make() -> Int { 4 }
  func maybe(_ yes: Bool) -> Int? { yes ? 5 : nil }
  func all() -> [Int] { [1, 2] }
  func pair() -> (Int, Int) { (7, 8) }
  mutating func step() -> Int? {
    at += 1
    return at < 3 ? at : nil
  }
}
struct Words: Source {
  let first = "one"
  let label = Badge(name: "words")
  func make() -> String { "made" }
  func maybe(_ yes: Bool) -> String? { yes ? "maybe" : nil }
  func all() -> [String] { ["a", "b"] }
  func pair() -> (String, Int) { ("p", 1) }
  mutating func step() -> String? { nil }
}
var sources: [any Source] = [Numbers(), Words()]
for source in sources {
  print(source.make(), source.maybe(true) as Any, source.maybe(false) == nil, source.first, source.label.name)
  print(type(of: source.make()), source.make() is Int, source.first as? String ?? "no text", type(of: source.label))
  let any = source.make(), label: any Named = source.label
  print(any, label.name)
  if let found = source.maybe(true) { print(found) }
}
print(sources[0].step() as Any, sources[0].step() as Any, sources[0].step() as Any, sources[1].step() as Any)
var steps: any IteratorProtocol = [1, 2].makeIterator()
while let step = steps.next() { print(step, terminator: " ") }
var many: [any IteratorProtocol] = [(1...2).makeIterator(), "xy".makeIterator(), [true: 1].makeIterator()]
print(many[0].next() as Any, many[1].next() as Any, many[1].next() as Any, many[1].next() as Any)
let lists: [any Collection] = [[1, 2], "abc", Set([3])]
for list in lists { print(list.count, list.isEmpty) }
let exact: any Sequence<Int> = [3, 1, 2]
print(exact.sorted(), exact.max()!, exact.first { $0 < 3 }!)
