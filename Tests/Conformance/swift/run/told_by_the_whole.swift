// What a part of an expression is, the whole of it says.
// Literals with nil beside ones without
print([nil] == [1], [1] == [nil], [nil, 2] != [1, 2], [[nil]] == [[1]])
print([1: nil] == [1: 2], (1, nil) == (1, 2), [nil, "a"] == ["b"])

// Tuples whose labels differ have nothing in common
let p = (a: 1, b: 2)
let q = (c: 3, d: 4)
print([p, q], [p, (c: 5, d: 6)], [p, q].count)

// An operator of one's own beside that of all that is comparable
struct Key: Comparable {
  var n: Int
  static func < (a: Key, b: Key) -> Bool { a.n < b.n }
  static func ... (a: Key, b: Key) -> String { "own \(a.n) \(b.n)" }
}
let text = Key(n: 1) ... Key(n: 2)
let range: ClosedRange<Key> = Key(n: 1) ... Key(n: 2)
print(text, range.contains(Key(n: 2)), (Key(n: 1) ..< Key(n: 2)).contains(Key(n: 2)), 1...2)
func ..< (a: Key, b: Int) -> [Key] { (0..<b).map { Key(n: a.n + $0) } }
print((Key(n: 5) ..< 2).map(\.n))

// Parts of types left out
let list: [_] = [1]
let table: [String: _] = ["a": 2.5]
let maybe: _? = 3
let double: (Int) -> _ = { $0 * 2 }
let set: Set<_> = [1, 1]
var mixed: [_] = [1.5, 2]
mixed.append(3)
let pair: (_, _) = (1, "a")
let nested: [_: [_]] = ["a": [1]]
print(list, table, maybe as Any, double(3), set, mixed, pair, nested, [1, 2].map { $0 } as [_], Array<_>([1, 2]))

// Aliases of a protocol are members of what conforms
protocol Holder {
  associatedtype Item
  typealias Count = Int
  typealias List = [Item]
  func all() -> List
}
extension Holder {
  typealias Pair = (Item, Item)
  static func two(_ p: Pair) -> List { [p.0, p.1] }
}
struct Words: Holder {
  typealias Item = String
  func all() -> List { ["a"] }
}
class Numbers: Holder {
  func all() -> [Int] { [1] }
}
class MoreNumbers: Numbers {}
struct Anything<T>: Holder {
  func all() -> [T] { [] }
}
print(Words.Count.self, Words.List.self, Anything<Bool>.List.self)
let words: Words.List = Words().all()
let numbers: MoreNumbers.List = MoreNumbers().all()
let two: Words.Pair = ("x", "y")
let open: Anything<Int>.List = [4]
print(words, numbers, MoreNumbers.Count(3), Words.two(two), Words.two(("q", "r")), open)

// The elements of a literal are what a function takes that is given them
func text(_ x: Any) -> String { "\(x)" }
func isAny(_ x: Any) -> Bool { true }
func show(_ x: Any) { print(x) }
let o: Int? = 3
print([0, 2.5].map(text), [1 + 1, 2.5].map(text), [-1, 2.5].map(text), [o, 2].map(text), [[0], [2.5]].map(text))
print(["a": 1, "b": 2.5].mapValues(text).values.sorted(), [0, 2.5].reduce("") { $0 + "\($1)" })
[0, 2.5].forEach(show)
[0, 2.5].forEach { print($0) }
let kept = [0, 2.5].filter(isAny)
let doubles: [Double] = [0, 2.5].filter(isAny)
print(kept, type(of: kept), doubles)
