// What is changed in a dictionary is changed where it lies.
final class Probe {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("gone", n) }
}
struct Trouble: Error {}
struct Shelf {
  var items: [Int] = []
  var note: String?
  mutating func add(_ item: Int) throws {
    items.append(item)
    if item < 0 { throw Trouble() }
  }
}
var shelves = ["a": Shelf()]
try shelves["a"]!.add(1)
do { try shelves["a"]!.add(-1) } catch { print("caught", shelves["a"]!.items) }
do { try shelves["b", default: Shelf()].add(-2) } catch { print("caught", shelves["b"]!.items) }
shelves["a"]?.note = "top"
shelves["c"]?.note = "none"
print(shelves["a"]!, shelves.count)
let before = shelves
shelves["a"]!.items[0] = 7
shelves["b", default: Shelf()].items += [5]
print(before["a"]!.items, shelves["a"]!.items, before["b"]!.items, shelves["b"]!.items)
var lists: [String: [Int]?] = ["x": nil, "y": [1]]
lists["y"]??.append(2)
lists["x"]??.append(3)
lists["z"]??.append(4)
print(lists["y"]!!, lists["x"]! as Any, lists.count)
var groups: [Int: [String: Set<Int>]] = [:]
for n in 0..<9 { groups[n % 2, default: [:]]["m\(n % 3)", default: []].insert(n) }
for key in groups.keys.sorted() { print(key, groups[key]!.mapValues { $0.sorted() }.sorted { $0.key < $1.key }) }
groups[0]?["m0"] = nil
groups[1]?["m1"]?.remove(1)
print(groups[0]!.count, groups[1]!["m1"]!.sorted())
func probes() {
  var held = [1: [Probe(1), Probe(2)]]
  held[1]?[0] = Probe(3)
  print("replaced")
  held[1]!.removeLast()
  print("removed")
  held[1] = nil
  print("emptied")
  held[2, default: []].append(Probe(4))
  held[2, default: [Probe(5)]].append(Probe(6))
  print(held[2]!.count)
}
probes()
final class Board {
  var marks: [String: [Int]] = [:] { didSet { print("marked", marks.count) } }
  func mark(_ n: Int) { marks[n > 1 ? "many" : "one", default: [0]].append(n) }
}
let board = Board()
board.mark(1)
board.mark(2)
board.mark(3)
board.marks["one"]?[0] = 9
board.marks["none"]?[0] = 9
print(board.marks["one"]!, board.marks["many"]!)
class List {
  var items: [Int] = [] { didSet { print("now", items.count) } }
  func add(_ n: Int) throws { try items.append({ if n < 0 { throw Trouble() }; return n }()) }
}
class Told: List {
  override var items: [Int] { didSet { print("told", oldValue.count, items.count) } }
}
for list in [List(), Told()] {
  try list.add(1)
  try? list.add(-1)
  list.items[0] = 5
  list.items += [6]
  list.items.swapAt(0, 1)
  print(list.items)
}
