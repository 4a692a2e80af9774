// conditional conformances, constrained extensions, generics
struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }; static var empty: Stack { Stack() } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "|") + ">" } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Stack: Sequence { func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() } }
extension Stack where Element: Numeric { var sum: Element { items.reduce(0, +) }; static func * (l: Stack, r: Element) -> Stack { Stack(items: l.items.map { $0 * r }) } }
extension Stack where Element == String { func joined() -> String { items.joined() } }
extension Stack { func mapped<T>(_ f: (Element) throws -> T) rethrows -> Stack<T> { Stack<T>(items: try items.map(f)) }
  subscript(safe i: Int) -> Element? { items.indices.contains(i) ? items[i] : nil } }
var s: Stack = [1, 2, 3]; s.push(4)
print(s, s.sum, s * 2, s == [1, 2, 3, 4], Set([s, s]).count, s.mapped { "\($0)" }.joined(), s.pop() as Any, s[safe: 9] as Any, Stack<Int>.empty.items.count)
print(s.contains(2), s.sorted(by: >), s.max() as Any, zip(s, s.dropFirst()).map(-), Array(s.reversed()), s.first(where: { $0 > 1 }) as Any)
protocol Container { associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get }; mutating func append(_ i: Item) }
extension Array: Container {}
extension Container { var last: Item? { count > 0 ? self[count - 1] : nil } }
extension Container where Item: Equatable { func index(of x: Item) -> Int? { (0..<count).first { self[$0] == x } } ; func same<C: Container>(as o: C) -> Bool where C.Item == Item { count == o.count && (0..<count).allSatisfy { self[$0] == o[$0] } } }
struct Two<T>: Container { var a: T, b: T; var count: Int { 2 }; subscript(i: Int) -> T { i == 0 ? a : b }; mutating func append(_ i: T) { a = b; b = i } }
var two = Two(a: 1, b: 2); two.append(5)
print(two.last!, two.index(of: 5) as Any, two.same(as: [2, 5]), [1, 2].same(as: two))
func biggest<C: Collection>(_ c: C) -> C.Element? where C.Element: Comparable { c.max() }
func allEqual<S: Sequence>(_ s: S) -> Bool where S.Element: Equatable { var it = s.makeIterator(); guard let f = it.next() else { return true }; while let n = it.next() { if n != f { return false } }; return true }
print(biggest([3, 1, 4]) as Any, biggest("swift") as Any, allEqual([1, 1]), allEqual("ab"), biggest(1...4)!)
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
  func inserting(_ v: T) -> Tree { switch self { case .leaf: .node(.leaf, v, .leaf); case let .node(l, x, r) where v < x: .node(l.inserting(v), x, r); case let .node(l, x, r): .node(l, x, r.inserting(v)) } }
  var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
  func fold<R>(_ e: R, _ f: (R, T, R) -> R) -> R { switch self { case .leaf: e; case let .node(l, v, r): f(l.fold(e, f), v, r.fold(e, f)) } } }
let t = [5, 2, 8, 1, 9].reduce(Tree.leaf) { $0.inserting($1) }
print(t.depth, t.fold([]) { $0 + [$1] + $2 }, t.fold(0) { $0 + $1 + $2 })
typealias Pred<T> = (T) -> Bool
func && <T>(l: @escaping Pred<T>, r: @escaping Pred<T>) -> Pred<T> { { l($0) && r($0) } }
prefix func ! <T>(p: @escaping Pred<T>) -> Pred<T> { { !p($0) } }
let even: Pred<Int> = { $0 % 2 == 0 }, big: Pred<Int> = { $0 > 2 }
print((1...6).filter(even && !big), (1...6).filter(!even && big))
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Optional: CustomDebug where Wrapped: CustomStringConvertible {}
protocol CustomDebug {}
extension CustomDebug { func dbg() -> String { "<\(self)>" } }
print(true && !false || false)
print(Int?.none.orZero, Optional(3).orZero, Optional("x").dbg())
