// Observers that do not ask for the old value are told after a change in place: of globals, locals, structures, objects.
struct Trouble: Error {}
extension Array {
  mutating func fill(_ value: Element, fails: Bool) throws {
    append(value)
    if fails { throw Trouble() }
    append(value)
  }
}
var names: [String] = [] {
  didSet { print("names", names) }
}
names.append("a")
names += ["b"]
names[0] = "c"
names[0] += "d"
names.swapAt(0, 1)
try? names.fill("x", fails: true)
try? names.fill("y", fails: false)
names.removeAll { $0 == "x" }
func change(_ list: inout [String]) { list.removeLast() }
change(&names)
var point = (x: 1, y: [2]) {
  didSet { print("point", point) }
}
point.x += 1
point.y.append(3)
(point.x, point.y) = (5, [])
struct Shelf {
  var label = "s" { didSet { changes += 1 } }
  var items: [Int] = [] {
    didSet {
      changes += 1
      if items.count > 3 { items.removeFirst() }
    }
  }
  var changes = 0
  mutating func add(_ n: Int) throws {
    items.append(n)
    if n == 0 { try items.fill(9, fails: true) }
    label += "\(n)"
  }
  init() { items.append(0) }
}
var shelf = Shelf()
for n in 1...4 { try shelf.add(n) }
do { try shelf.add(0) } catch { print("caught") }
print(shelf)
var shelves = [shelf] { didSet { print("shelves", shelves[0].items, shelves[0].changes) } }
shelves[0].items[0] = 7
shelves[0].label.append("!")
func local() {
  var seen: [Int] = [] {
    didSet { print("seen", seen) }
  }
  var count = 0 { didSet { print("count") } }
  seen.append(1)
  seen.append(contentsOf: [2, 3])
  count += 1
  let more = { seen.append(4); count += seen.count }
  more()
  more()
  try? seen.fill(5, fails: true)
  seen.sort(by: >)
  print(seen, count)
}
local()
class Base {
  var list: [Int] = [] { didSet { print("base", list.count) } }
  var best: Int? { didSet { print("best", best ?? -1) } }
  func run() {
    list.append(1)
    list[0] += 1
    best = list.first
    best? += 1
    best! *= 2
  }
}
class Derived: Base {
  override var list: [Int] { didSet { print("derived", list) } }
}
final class Last: Base {
  override var best: Int? { willSet { print("will", newValue ?? -1) } }
}
for each in [Base(), Derived(), Last()] { each.run() }
struct Counter { var n = 0; mutating func up() -> Int { n += 1; return n } }
class Holder {
  var counter = Counter() { didSet { print("counter", counter.n) } }
  var any: any Bumping = Bump() { didSet { print("any", any.total) } }
}
protocol Bumping { var total: Int { get }; mutating func bump(_ n: Int) throws }
struct Bump: Bumping {
  var seen: [Int] = []
  var total: Int { seen.reduce(0, +) }
  mutating func bump(_ n: Int) throws { seen.append(n); if n > 2 { throw Trouble() } }
}
let holder = Holder()
print(holder.counter.up(), holder.counter.up())
try holder.any.bump(2)
try? holder.any.bump(3)
let kept = holder.any
try holder.any.bump(1)
print(kept.total, holder.any.total)
var boxes: [any Bumping] = [Bump(), kept]
try boxes[0].bump(1)
try boxes[1].bump(2)
try? boxes[1].bump(5)
print(boxes.map(\.total), kept.total)
