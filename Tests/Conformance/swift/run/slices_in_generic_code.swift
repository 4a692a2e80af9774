// Slices of what is only known to be a collection, looked at, changed and given back.

func ordered<C: MutableCollection & RandomAccessCollection>(_ c: inout C)
where C.Element: Comparable, C.SubSequence: MutableCollection & RandomAccessCollection, C.SubSequence.SubSequence == C.SubSequence, C.SubSequence.Element == C.Element {
  guard c.count > 1 else { return }
  let pivot = c[c.index(c.startIndex, offsetBy: c.count / 2)]
  let border = c.partition { $0 >= pivot }
  var first = c[..<border]
  first.sort()
  c[..<border] = first
  c[border...].sort()
}
var list = [3, 1, 4, 1, 5, 9, 2, 6]
ordered(&list)
print(list)
list[2...4].reverse()
list[..<3].swapAt(0, 2)
list[5...].sort(by: >)
print(list)

func has<C: RandomAccessCollection>(_ c: C, _ wanted: C.Element) -> Bool where C.Element: Comparable {
  if c.isEmpty { return false }
  let middle = c.index(c.startIndex, offsetBy: c.count / 2)
  if c[middle] == wanted { return true }
  return c[middle] < wanted ? has(c[c.index(after: middle)...], wanted) : has(c[..<middle], wanted)
}
print(has([1, 3, 5], 3), has([1, 3, 5], 4), has(1...10, 7), has(1..<10, 70))

final class Buffer: MutableCollection, RandomAccessCollection {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }
}
var buffer = Buffer([3, 2, 1])
buffer[0..<2].reverse()
buffer[1...] = buffer[0..<2]
print(buffer.items)

struct Box<T>: Collection {
  var items: [T]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> T { items[i] }
  subscript(range: Range<Int>) -> Box<T> { Box(items: Array(items[range])) }
}
func tail<C: Collection>(_ c: C) -> C.SubSequence { c.dropFirst() }
print(tail(Box(items: [1, 2])), tail("abc"), tail([1, 2]), tail(1...3).count, Box(items: ["a", "b"]).prefix(1))
