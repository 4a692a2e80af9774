// Requirements that two types are one, inside of extensions.
extension Sequence where Element == Int { func joined2() -> String { map(String.init).joined(separator: "-") } }
print([1,2].joined2())
extension Array where Element == Int { func j() -> String { map(String.init).joined(separator: "-") } }
print([1,2].j())
func f<S: Sequence>(_ s: S) -> String where S.Element == Int { s.map(String.init).joined() }
print(f([3,4]))
extension Collection where Element: Collection, Element.Element == Int { func tot() -> Int { reduce(0) { $0 + $1.reduce(0, +) } } }
print([[1, 2], [3]].tot())
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
let p = Pair(a: 1, b: "x")
print(p, p.swapped(), type(of: p.swapped()))
extension Pair where A == B { var both: [A] { [a, b] } }
print(Pair(a: 1, b: 2).both)
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
print(Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count)
func maxOf<T: Comparable>(_ xs: T...) -> T? { xs.max() }
print(maxOf(3, 9, 2)!, maxOf("a", "b")!, maxOf() as Int? as Any)
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var x = 1, y = 2; swapTwo(&x, &y); print(x, y)
class Node<T> { var value: T; var next: Node<T>?; init(_ v: T, _ n: Node<T>? = nil) { value = v; next = n } }
let list = Node(1, Node(2, Node(3)))
var cur: Node<Int>? = list
while let n = cur { print(n.value, terminator: " "); cur = n.next }
print()
indirect enum Tree<T: Comparable> { case leaf; case node(Tree, T, Tree)
  func inserting(_ v: T) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf)
    case let .node(l, x, r): return v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v)) } }
  var sorted: [T] { switch self { case .leaf: return []; case .node(let l, let x, let r): return l.sorted + [x] + r.sorted } }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }
}
let tr = [5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tr.sorted, tr.depth)
print(tr)
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map { f($0, $1) } }
print(zipWith([1, 2], ["a", "b"]) { "\($0)\($1)" })
struct Matrix<T: Numeric> { let rows: Int, cols: Int; var g: [T]
  init(rows: Int, cols: Int, repeating v: T = 0) { self.rows = rows; self.cols = cols; g = Array(repeating: v, count: rows * cols) }
  subscript(r: Int, c: Int) -> T { get { g[r * cols + c] } set { g[r * cols + c] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(rows: a.rows, cols: b.cols)
    for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
var m = Matrix<Int>(rows: 2, cols: 2); m[0, 1] = 3; m[1, 0] = 2; m[0, 0] += 1
print((m * m).g)
