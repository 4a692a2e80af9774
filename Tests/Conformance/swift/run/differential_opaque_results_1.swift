func makeInt() -> some Equatable { 5 }
print(makeInt() == makeInt())
let a = makeInt()
let b = makeInt()
print(a == b, a != b)
func nums() -> some Collection<Int> { [1, 2, 3].map { $0 * 2 } }
print(nums().count, nums().reduce(0, +), Array(nums()))
for n in nums() { print(n) }
func cmp() -> some Comparable { "abc" }
let c = [cmp(), cmp()]
print(c.max()! <= cmp(), type(of: cmp()))
func hash() -> some Hashable { 3 }
let s: Set = [hash(), hash()]
print(s.count)
protocol Shape { func area() -> Double }
struct Sq: Shape { var s: Double; func area() -> Double { s * s } }
struct Scaled<S: Shape>: Shape { var base: S; var k: Double; func area() -> Double { base.area() * k } }
func scaled(_ s: some Shape) -> some Shape { Scaled(base: s, k: 2) }
print(scaled(scaled(Sq(s: 2))).area())
print(type(of: scaled(Sq(s: 2))))
func pair<T: Equatable>(_ t: T) -> some Equatable { [t, t] }
print(pair(1) == pair(1), pair("a") == pair("b"))
struct Stack<T> {
  private var items: [T]
  init(_ i: [T]) { items = i }
  var reversedItems: some Sequence<T> { items.reversed() }
  func make() -> some Collection<T> { items }
}
for x in Stack([1, 2]).reversedItems { print(x) }
print(Stack(["a"]).make().first ?? "none")
protocol Container { associatedtype Item; var items: [Item] { get }; func first() -> Item? }
extension Container { func first() -> Item? { items.first } }
struct Box: Container { var items: [Int] }
func mk() -> some Container { Box(items: [1, 2]) }
if let f = mk().first() { print(f) }
func addable() -> some Numeric { 5 }
let q = addable()
print(q + q, q * addable())
var v = addable()
v = addable()
v += q
print(v)
let arr: [some Equatable] = [1, 2]
print(arr[0] == arr[1])
protocol Holder { associatedtype A; var a: A { get } }
struct Held: Holder { var a: some Equatable { 5 } }
func show(_ x: some Holder) { print(x.a) }
show(Held())
protocol Greeter { func g() }
extension Int: Greeter { func g() { print("g", self) } }
func all(_ xs: [some Greeter]) { xs.forEach { $0.g() } }
all([1, 2])
func opt(_ x: (some Greeter)?) { x?.g() }
opt(3)
func two(_ a: some Greeter, _ b: some Greeter) { a.g(); b.g() }
two(6, 7)
class Base { func hi() { print("hi") } }
class Child: Base { override func hi() { print("ho") } }
func child() -> some Base { Child() }
child().hi()
let x: some Any = 5
print(x)
let t: (some Equatable, some Comparable) = (1, "a")
print(t.0 == t.0, t.1 < t.1)
protocol Mark {}
extension Int: Mark {}
func maybe() -> (some Mark)? { 5 }
if let x = maybe() { print(x) }
func several(_ b: Bool) -> [some Mark] { b ? [1, 2] : [] }
print(several(true), several(false).count)
protocol Named { static var n: String { get } }
extension Int: Named { static var n: String { "int" } }
func five() -> some Named { 5 }
print(type(of: five()).n)
if let i = five() as? Int { print("is", i) }
let anyNamed: any Named = five()
print(anyNamed)
extension Array { func evens() -> some Sequence<Element> { self.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) } }
for e in ["a", "b", "c"].evens() { print(e) }
extension Collection { var everyOther: some Collection<Element> { stride(from: 0, to: count, by: 2).map { self[index(startIndex, offsetBy: $0)] } } }
print("hello".everyOther.count, String("hello".everyOther))
protocol View { associatedtype Body: View; var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
struct Text: View { var s: String; init(_ s: String) { self.s = s }; var body: Never { fatalError() } }
struct Pair<A: View, B: View>: View { var a: A; var b: B; var body: Never { fatalError() } }
struct Content: View { var body: some View { Pair(a: Text("x"), b: Text("y")) } }
struct Root: View { var body: some View { Content() } }
print(type(of: Root().body), type(of: Root().body.body), Root.Body.self)
extension View { func padded() -> some View { Pair(a: self, b: Text(" ")) } }
print(type(of: Text("a").padded().padded()))

protocol Step {}
extension Int: Step {}
func countdown(_ n: Int) -> some Step {
  if n == 0 { return 100 }
  return countdown(n - 1)
}
print(countdown(5))
struct Grid<Cell> {
  var cells: [Cell]
  subscript(row row: Int) -> some Collection<Cell> { cells[row * 2..<row * 2 + 2] }
}
print(Array(Grid(cells: [1, 2, 3, 4])[row: 1]))
func local<T: Comparable>(_ list: [T]) -> T {
  func ordered() -> some Sequence<T> { list.sorted().reversed() }
  for each in ordered() { return each }
  return list[0]
}
print(local([3, 9, 4]), local(["b", "a"]))
var boxes: some Collection<String> { ["x", "y"] }
print(boxes.joined(), boxes.map { $0 + $0 })
