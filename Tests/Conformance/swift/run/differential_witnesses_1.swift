// Subscripts and operators that meet requirements, with conditions on generic types.
protocol Container { associatedtype Item; var count: Int { get }; mutating func append(_ i: Item); subscript(i: Int) -> Item { get } }
struct Stack<Element>: Container {
  var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  mutating func append(_ i: Element) { push(i) }
  var count: Int { items.count }
  subscript(i: Int) -> Element { items[i] }
}
func allMatch<C1: Container, C2: Container>(_ a: C1, _ b: C2) -> Bool where C1.Item == C2.Item, C1.Item: Equatable {
  guard a.count == b.count else { return false }
  for i in 0..<a.count where a[i] != b[i] { return false }
  return true
}
var s = Stack<String>(); s.push("a"); s.push("b"); s.append("c")
var t = Stack<String>(items: ["a", "b", "c"])
print(allMatch(s, t), s.pop() ?? "none", allMatch(s, t), s)
extension Container where Item: Numeric { func total() -> Item { var r: Item = 0; for i in 0..<count { r += self[i] }; return r } }
print(Stack(items: [1, 2, 3]).total(), Stack(items: [1.5, 2]).total())
extension Stack: Equatable where Element: Equatable {}
print(Stack(items: [1]) == Stack(items: [1]))
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
let lit: Stack = [1, 2]
print(lit.count, type(of: lit))
extension Stack: Sequence { func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() } }
for x in lit { print(x) }
print(lit.map { $0 * 2 }, lit.sorted(by: >), lit.reversed(), Array(lit))
extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "|") + "]" } }
print(lit, "\(lit)")
