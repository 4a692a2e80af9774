struct Stack<E>: Collection, ExpressibleByArrayLiteral, CustomStringConvertible { private var a: [E] = []; init() {}; init(arrayLiteral e: E...) { a = e }
    struct Index: Comparable { fileprivate let i: Int; static func < (l: Index, r: Index) -> Bool { l.i < r.i } }
    var startIndex: Index { Index(i: 0) }; var endIndex: Index { Index(i: a.count) }; func index(after i: Index) -> Index { Index(i: i.i + 1) }; subscript(i: Index) -> E { a[a.count - 1 - i.i] }
    mutating func push(_ e: E) { a.append(e) }; mutating func pop() -> E? { a.popLast() }; var description: String { "Stack" + a.description } }
extension Stack: Equatable where E: Equatable {}
extension Stack where E: Numeric { var sum: E { reduce(0, +) } }
var s: Stack = [1, 2, 3]; s.push(4); print(s, s.count, s.first!, s.map { $0 * 2 }, s.sum, s.contains(3), s.isEmpty, s == [1, 2, 3, 4], Array(s.dropFirst()), s[s.startIndex], s.firstIndex(of: 3).map { s[$0] }!, s.prefix(2).map { $0 })
for (i, e) in s.enumerated() where i > 1 { print(i, e) }; print(s.pop()!, s.sorted(), s.reversed().map { $0 }, s.max()!, zip(s, "abc").map { "\($0)\($1)" }, s.indices.map { s[$0] }, s.split(separator: 2).map { Array($0) })
struct Matrix<T> { let n: Int; var g: [T]; struct Row { var cells: [T]; let index: Int }; init(n: Int, _ v: T) { self.n = n; g = Array(repeating: v, count: n * n) }; subscript(r: Int, c: Int) -> T { get { g[r * n + c] } set { g[r * n + c] = newValue } }; var rows: [Row] { (0..<n).map { r in Row(cells: (0..<n).map { self[r, $0] }, index: r) } }
    func map<U>(_ f: (T) -> U) -> Matrix<U> { var m = Matrix<U>(n: n, f(g[0])); m.g = g.map(f); return m } }
var m = Matrix(n: 2, 0); m[0, 1] = 5; m[1, 0] += 2; print(m.rows, m.map { "\($0)" }.rows[0].cells, m.rows.map { $0.cells.reduce(0, +) })
class Tree<K: Comparable, V> { final class Node { let k: K; var v: V; var l, r: Node?; init(_ k: K, _ v: V) { self.k = k; self.v = v } }; private(set) var root: Node?; private(set) var count = 0
    subscript(k: K) -> V? { get { var n = root; while let c = n { if k == c.k { return c.v }; n = k < c.k ? c.l : c.r }; return nil } set { if let newValue { insert(k, newValue) } } }
    private func insert(_ k: K, _ v: V) { guard let root else { self.root = Node(k, v); count = 1; return }; var n = root; while true { if k == n.k { n.v = v; return }; if k < n.k { guard let l = n.l else { n.l = Node(k, v); break }; n = l } else { guard let r = n.r else { n.r = Node(k, v); break }; n = r } }; count += 1 }
    func inorder(_ visit: (K, V) -> Void) { func go(_ n: Node?) { guard let n else { return }; go(n.l); visit(n.k, n.v); go(n.r) }; go(root) }; var height: Int { func h(_ n: Node?) -> Int { n == nil ? 0 : 1 + max(h(n!.l), h(n!.r)) }; return h(root) } }
let t = Tree<String, Int>(); for (i, w) in "the quick brown fox jumps".split(separator: " ").enumerated() { t[String(w)] = i }; t["fox"]! += 10; t["the"] = 99; var out: [String] = []; t.inorder { out.append("\($0):\($1)") }; print(out, t.count, t.height, t["zzz"] as Any, t.root!.l!.k)
