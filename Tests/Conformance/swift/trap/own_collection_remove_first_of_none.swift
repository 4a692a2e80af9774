struct Stack: RangeReplaceableCollection {
  var items: [Int] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<D: Collection>(_ subrange: Range<Int>, with new: D) where D.Element == Int {
    items.replaceSubrange(subrange, with: new)
  }
}
var stack = Stack()
stack.append(3)
func take() -> Int {
  stack.removeFirst()
}
print(take())
print(take())
