// Protocols with primary associated types, as existentials and opaque types.
protocol Container<Item> {
  associatedtype Item
  var count: Int { get }
  func item(at i: Int) -> Item
  mutating func add(_ item: Item)
  var first: Item? { get }
  var all: [Item] { get }
}
extension Container {
  var first: Item? { count > 0 ? item(at: 0) : nil }
  var all: [Item] { (0..<count).map { item(at: $0) } }
  func mapped<T>(_ f: (Item) -> T) -> [T] { all.map(f) }
}
struct Stack<T>: Container {
  var items: [T] = []
  var count: Int { items.count }
  func item(at i: Int) -> T { items[i] }
  mutating func add(_ item: T) { items.append(item) }
}
struct Letters: Container {
  var text = "abc"
  var count: Int { text.count }
  func item(at i: Int) -> Character { Array(text)[i] }
  mutating func add(_ item: Character) { text.append(item) }
}
final class Numbers: Container {
  var values = [10, 20]
  var count: Int { values.count }
  func item(at i: Int) -> Int { values[i] }
  func add(_ item: Int) { values.append(item) }
}
let ints: any Container<Int> = Stack(items: [1, 2, 3])
print(ints.count, ints.item(at: 1) + 10, ints.first! * 2, ints.all.reduce(0, +))
var grow: any Container<Int> = Stack<Int>()
grow.add(5)
grow.add(grow.item(at: 0) + 1)
print(grow.all, grow)
grow = Numbers()
grow.add(30)
print(grow.all, grow.first ?? 0)
let list: [any Container<Int>] = [Stack(items: [7]), Numbers(), grow]
for c in list { print(c.count, c.all, c.item(at: 0) % 4) }
print(list.map { $0.count }, list.flatMap { $0.all }, list.reduce(0) { $0 + ($1.first ?? 0) })
let texts: [String: any Container<String>] = ["a": Stack(items: ["x", "y"])]
print(texts["a"]!.item(at: 1).uppercased(), texts["b"]?.count as Any)
func sum(_ c: any Container<Int>) -> Int { c.all.reduce(0, +) }
func total(_ c: some Container<Int>) -> Int { c.all.reduce(0, +) }
func longest<C: Container<String>>(_ c: C) -> Int { c.all.map(\.count).max() ?? 0 }
func firstOf<T>(_ c: any Container<T>) -> T? { c.first }
func both<T: Equatable>(_ a: some Container<T>, _ b: some Container<T>) -> Bool { a.all == b.all }
print(sum(ints), sum(Stack(items: [4, 5])), total(Numbers()), longest(Stack(items: ["ab", "cde"])))
print(firstOf(ints)! + 1, firstOf(Stack(items: ["s"]))!.count, firstOf(Letters())!)
print(both(Stack(items: [10, 20]), Numbers()))
func make(_ n: Int) -> some Container<Int> { Stack(items: Array(0..<n)) }
func choose(_ letters: Bool) -> any Container<Character> { letters ? Letters() : Stack(items: ["z"]) }
print(make(4).all, make(2).item(at: 1) + 1, choose(true).all, choose(false).first!)
var some: some Container<Int> = Stack(items: [9])
some.add(8)
print(some.all, some.first! - 1)
// Casts
let anything: [Any] = [Stack(items: [1]), Stack(items: ["t"]), Letters(), 5]
for value in anything {
  if let c = value as? any Container<Int> { print("ints", c.all) }
  else if let c = value as? any Container<String> { print("strings", c.first!) }
  else if value is any Container<Character> { print("letters") }
  else if value is any Container { print("other") }
  else { print("none") }
}
let plain: any Container = ints
print(plain.count, plain is any Container<Int>, (plain as? any Container<String>) == nil)
print(type(of: ints), type(of: grow))
// Stored, optional, in generic types
struct Holder<T> {
  var box: any Container<T>
  var spare: (any Container<T>)?
  mutating func put(_ t: T) { box.add(t); spare?.add(t) }
}
var holder = Holder<Int>(box: Stack(), spare: nil)
holder.put(3)
holder.spare = Numbers()
holder.put(4)
print(holder.box.all, holder.spare?.all ?? [])
// Several parameters, refinement
protocol Mapping<Key, Value> { associatedtype Key: Hashable; associatedtype Value; func look(_ k: Key) -> Value? ; var keys: [Key] { get } }
struct Dict<K: Hashable, V>: Mapping { var d: [K: V]; func look(_ k: K) -> V? { d[k] }; var keys: [K] { Array(d.keys) } }
let map: any Mapping<String, Int> = Dict(d: ["one": 1])
print(map.look("one")! + 1, map.look("two") as Any, map.keys)
protocol Ordered<Item>: Container where Item: Comparable { var top: Item? { get } }
struct Pile: Ordered { var items: [Int] = []; var count: Int { items.count }; func item(at i: Int) -> Int { items[i] }; mutating func add(_ item: Int) { items.append(item) }; var top: Int? { items.max() } }
let pile: any Ordered<Int> = Pile(items: [3, 9, 2])
print(pile.top! + 1, pile.first!, pile.all.sorted())
let asContainer: any Container<Int> = pile
print(asContainer.all)
let f: (any Container<Int>) -> Int = { $0.count }
print(f(pile), list.sorted { $0.count < $1.count }.map { $0.count })
func apply<T, R>(_ c: any Container<T>, _ f: (T) -> R) -> [R] { c.all.map(f) }
print(apply(ints) { $0 * $0 }, apply(Letters()) { "\($0)!" }, ints.mapped { -$0 })
