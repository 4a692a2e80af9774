// Slices of a script's own collections change these: one after the other, whole, and as collections of their own.

struct Row: MutableCollection, RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func insertionSort() {
    for i in indices.dropFirst() {
      var j = i
      while j > startIndex, self[j] < self[index(before: j)] { swapAt(j, index(before: j)); formIndex(before: &j) }
    }
  }
}
extension MutableCollection {
  mutating func same() { self[startIndex...] = self[startIndex...] }
  mutating func each(_ change: (inout Element) -> Void) { for i in indices { change(&self[i]) } }
}
var row = Row(items: [3, 2, 1, 0])
row[0..<2].sort()
row[1...].swapAt(1, 2)
print(row.items)
row[0..<2].reverse()
for i in row[1...].indices { row[i] *= 2 }
row[2...][2...].swapAt(2, 3)
print(row.items)
var slice = row[1...]
slice[1] = 9
slice.sort()
print(slice, type(of: slice), Array(slice), row.items)
row[1...] = slice
row[..<2] = Row(items: [7, 8])[0..<2]
row[..<2][0] += 4
print(row.items, row[...].partition { $0 > 8 }, row.items)
row[...].sort(by: >)
row[1...].insertionSort()
row[..<2].each { $0 *= 10 }
row.same()
print(row.items)
var list = [3, 1, 2]
list[1...].insertionSort()
list.same()
list[..<2].each { $0 *= 2 }
print(list)

// What is asked of the collection, and how often.
struct Watched: MutableCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int {
    get { print("get \(i)", terminator: " "); return items[i] }
    set { print("set \(i)", terminator: " "); items[i] = newValue }
  }
}
var watched = Watched(items: [3, 2, 1, 0])
watched[0..<2].swapAt(0, 1)
print("| swapped")
watched[0..<2] = watched[1..<3]
print("| assigned")
watched[2...][2] += 1
print("|", watched.items)

// Elements put in and taken out.
struct Bag: RangeReplaceableCollection {
  var items: [Int] = []
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
    items.replaceSubrange(range, with: new)
  }
}
let bag = Bag([1, 2, 3, 4])
var part = bag[1...]
part.append(9)
print(Array(part), part.startIndex, part.endIndex, bag.items)
part.removeFirst()
part.insert(7, at: 2)
print(Array(part), part)
part.removeAll { $0 == 9 }
part.removeSubrange(part.startIndex..<part.index(after: part.startIndex))
print(Array(part), part.base.items)
part.replaceSubrange(part.startIndex..<part.endIndex, with: [1])
part += [4, 5]
print(Array(part), part.count)
var none = Slice<Bag>()
none.append(contentsOf: [3])
print(none, Array(Slice(base: bag, bounds: 1..<2)))

extension Bag: BidirectionalCollection { func index(before i: Int) -> Int { i - 1 } }
part = bag[..<3]
print(part.popLast()!, part.removeLast(), part.base.items, part.count)

// Parts of a type of one's own.
struct Window: MutableCollection, RandomAccessCollection {
  var items: [Int], low: Int, high: Int
  var startIndex: Int { low }
  var endIndex: Int { high }
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }
  subscript(range: Range<Int>) -> Window {
    get { Window(items: items, low: range.lowerBound, high: range.upperBound) }
    set { for (i, item) in zip(range, newValue) { items[i] = item } }
  }
}
func sum<C: Collection>(_ numbers: C) -> Int where C.Element == Int {
  numbers.first.map { $0 + sum(numbers.dropFirst()) } ?? 0
}
var window = Window(items: [1, 2, 3, 4], low: 0, high: 4)
print(window[1...], type(of: window[1...]), window.prefix(2), window.suffix(1), window.split(separator: 2))
window[1...].reverse()
window[1...2][1] += 5
print(window, sum(window), sum([1, 2]))
print(window.popFirst()!, window.removeFirst(), window)
struct Days: Collection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(range: Range<Int>) -> ArraySlice<Int> { print("part \(range)", terminator: " "); return items[range] }
  subscript(i: Int) -> Int { items[i] }
}
let days = Days(items: [1, 2, 3, 4])
print(days[1...], days.prefix(2), days.dropFirst(), days[...], days.split(separator: 2), type(of: days[..<2]))
