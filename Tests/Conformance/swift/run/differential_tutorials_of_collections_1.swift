// tutorial-like programs
struct Stack<Element> { private var items: [Element] = []; var isEmpty: Bool { items.isEmpty }; var top: Element? { items.last }
  mutating func push(_ e: Element) { items.append(e) } 
  @discardableResult mutating func pop() -> Element? { items.popLast() } }
extension Stack: CustomStringConvertible { var description: String { "[" + items.map { "\($0)" }.joined(separator: ", ") + "]" } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
enum Token: Equatable { case num(Double), op(Character), open, close }
func tokenize(_ s: String) -> [Token] {
  var out: [Token] = []; var number = ""
  for ch in s {
    if ch.isNumber || ch == "." { number.append(ch); continue }
    if !number.isEmpty { out.append(.num(Double(number)!)); number = "" }
    switch ch { case "+", "-", "*", "/": out.append(.op(ch)); case "(": out.append(.open); case ")": out.append(.close); default: break }
  }
  if !number.isEmpty { out.append(.num(Double(number)!)) }
  return out
}
func eval(_ s: String) -> Double {
  var values = Stack<Double>(), ops = Stack<Token>()
  func prec(_ t: Token) -> Int { if case .op(let c) = t { return "+-".contains(c) ? 1 : 2 }; return 0 }
  func apply() { guard case .op(let c)? = ops.pop(), let b = values.pop(), let a = values.pop() else { return }
    switch c { case "+": values.push(a + b); case "-": values.push(a - b); case "*": values.push(a * b); default: values.push(a / b) } }
  for t in tokenize(s) {
    switch t {
    case .num(let n): values.push(n)
    case .open: ops.push(t)
    case .close: while let o = ops.top, o != .open { apply() }; ops.pop()
    case .op: while let o = ops.top, prec(o) >= prec(t) { apply() }; ops.push(t)
    }
  }
  while !ops.isEmpty { apply() }
  return values.top ?? 0
}
func caesar(_ s: String, _ k: Int) -> String {
  String(s.map { c -> Character in
    guard let a = c.asciiValue, c.isLetter else { return c }
    let base: UInt8 = c.isUppercase ? 65 : 97
    return Character(UnicodeScalar((a - base + UInt8(k)) % 26 + base))
  })
}
class Node { let v: Int; var l: Node?; var r: Node?; init(_ v: Int) { self.v = v }
  func insert(_ n: Int) { if n < v { if let l { l.insert(n) } else { l = Node(n) } } else { if let r { r.insert(n) } else { r = Node(n) } } }
  func inorder() -> [Int] { (l?.inorder() ?? []) + [v] + (r?.inorder() ?? []) }
  var depth: Int { 1 + max(l?.depth ?? 0, r?.depth ?? 0) } }
func sieve(_ n: Int) -> [Int] { var p = Array(repeating: true, count: n + 1); p[0] = false; p[1] = false
  for i in 2...n where p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }
  return p.indices.filter { p[$0] } }
func permutations<T>(_ a: [T]) -> [[T]] { guard let f = a.first else { return [[]] }
  return permutations(Array(a.dropFirst())).flatMap { p in (0...p.count).map { i in var q = p; q.insert(f, at: i); return q } } }
func wordCount(_ s: String) -> [(String, Int)] { Dictionary(grouping: s.lowercased().split { !$0.isLetter }.map(String.init), by: { $0 }).mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) } }
struct Matrix { let rows, cols: Int; var g: [Double]
  init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }
  subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols); return g[r * cols + c] } set { g[r * cols + c] = newValue } }
  static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(a.rows, b.cols)
    for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m } }
func binarySearch<T: Comparable>(_ a: [T], _ x: T) -> Int? { var lo = a.startIndex, hi = a.endIndex
  while lo < hi { let mid = lo + (hi - lo) / 2; if a[mid] == x { return mid } else if a[mid] < x { lo = mid + 1 } else { hi = mid } }; return nil }
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r }
func toBinary(_ n: Int) -> String { n == 0 ? "0" : String(sequence(first: n) { $0 > 1 ? $0 / 2 : nil }.map { $0 % 2 == 0 ? "0" : "1" }.reversed().joined()) }
func isAnagram(_ a: String, _ b: String) -> Bool { a.lowercased().filter(\.isLetter).sorted() == b.lowercased().filter(\.isLetter).sorted() }
func run() {
  print(eval("2 + 3 * (4 - 1) / 2"), eval("1.5*2"), tokenize("1+(2)"))
  var s = Stack<Int>(); for i in 1...3 { s.push(i) }; print(s, Array(s), s.map { $0 * 2 }, s.contains(2)); s.pop(); print(s.top as Any, s.reversed())
  print(caesar("Hello, World!", 3), caesar(caesar("abc", 5), 21))
  let root = Node(5); for n in [3, 8, 1, 4, 9] { root.insert(n) }; print(root.inorder(), root.depth)
  print(sieve(30), permutations([1, 2, 3]).count, permutations(["a", "b"]), wordCount("the cat the dog a cat the"))
  var m = Matrix(2, 2); m[0, 0] = 1; m[1, 1] = 2; m[0, 1] = 3; print((m * m).g, binarySearch([1, 3, 5, 7], 5) as Any, fib(50), toBinary(10), isAnagram("Dormitory", "Dirty room"))
  let text = "The quick brown fox"
  print(text.split(separator: " ").map { $0.reversed() }.map { String($0) }.joined(separator: " "), text.components { $0 == " " })
  print(text.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(), text.split(separator: " ").map { $0.prefix(1) }.joined(), text.words.count)
  for (word, n) in zip(text.words, 1...) { print("\(n). \(word.capitalizedFirst)", terminator: n == 4 ? "\n" : ", ") }
  print(Dictionary(zip(text.words, text.words.map(\.count)), uniquingKeysWith: +).sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
  let table = [("Ann", 31), ("Bob", 4)]; for (n, a) in table { print(n.padding(8) + String(a).leftPad(3)) }
  var counts = [Character: Int](); for c in "mississippi" { counts[c, default: 0] += 1 }; print(counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key)\($0.value)" })
  var grid = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2); grid[1][2] = 5; print(grid.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n")); print(grid.joined().reduce(0, +), grid.flatMap { $0 }.max()!)
  let transposed = (0..<3).map { c in grid.map { $0[c] } }; print(transposed)
  var byFirst: [Character: [String]] = [:]; for w in text.words { byFirst[w.first!, default: []].append(w) }; print(byFirst.keys.sorted(), byFirst.values.map(\.count).reduce(0, +))
}
extension String {
  var words: [String] { split(separator: " ").map(String.init) }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  func components(_ p: (Character) -> Bool) -> [Substring] { split(whereSeparator: p) }
  func padding(_ n: Int) -> String { self + String(repeating: ".", count: Swift.max(0, n - count)) }
  func leftPad(_ n: Int) -> String { String(repeating: " ", count: Swift.max(0, n - count)) + self }
}
run()
