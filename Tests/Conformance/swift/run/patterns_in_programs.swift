// Patterns, closures called at once and optionals as programs use them.
enum Tree1<T: Comparable> { case leaf; indirect case node(Tree1, T, Tree1)
func insert(_ x: T) -> Tree1 { switch self { case Tree1.leaf: return Tree1.node(.leaf, x, .leaf); case let Tree1.node(l, v, r) where x < v: return .node(l.insert(x), v, r); case let .node(l, v, r): return .node(l, v, r.insert(x)) } }
var all: [T] { switch self { case .leaf: []; case .node(let l, let v, let r): l.all + [v] + r.all } } }
do {
  print([3, 1, 2].reduce(Tree1.leaf) { $0.insert($1) }.all)
}
do {
  func load(_ ok: Bool) -> Result<String, Error> { struct E: Error {}; return ok ? .success("d") : .failure(E()) }
  for ok in [true, false] { switch load(ok) { case .success(let s) where s.isEmpty: print("e"); case .success(let s): print(s); case .failure(let e): print("err", type(of: e)) } }
}
do {
  let pts: [(x: Int, y: Int)?] = [(1, 2), nil, (3, 4)]
  for case let (x, y)? in pts { print(x, y) }
  for case (let x, 4)? in pts { print("four", x) }
}
do {
  let d: [String: Any?] = ["a": 1, "b": nil, "c": "s"]
  for k in d.keys.sorted() { switch d[k] { case nil: print("none"); case .some(nil): print("nil"); case let v as Int: print("int", v); case let v??: print("other", v) } }
}
do {
  let xs: [Any] = [1, 2.5, "s", [1], ["k": 1], (1, 2), Optional(3) as Any, { 1 } as () -> Int, Int.self]
  for x in xs { switch x { case let i as Int: print("int", i); case let d as Double: print("dbl", d); case let s as String: print("str", s); case let a as [Int]: print("arr", a); case let m as [String: Int]: print("map", m); case let t as (Int, Int): print("tup", t); case let f as () -> Int: print("fn", f()); case is Any.Type: print("type"); default: print("?") } }
}
enum Op6: Character { case add = "+", sub = "-" }
do {
  func calc(_ a: Int, _ c: Character, _ b: Int) -> Int? { guard let op = Op6(rawValue: c) else { return nil }; switch op { case .add: return a + b; case .sub: return a - b } }
  print(calc(1, "+", 2) as Any, calc(1, "*", 2) as Any)
}
do {
  func classify(_ n: Int?) -> String { switch n { case 0?: "zero"; case (1..<10)?: "small"; case let n? where n < 0: "neg"; case .some: "big"; case .none: "none" } }
  print([0, 5, -1, 99, nil].map(classify))
}
do {
  let v: (Int?, Int?) = (1, nil)
  if case (let a?, nil) = v { print(a) }
  if case (1?, _) = v { print("one") }
}
struct Config9 { var margin: Double = { let base = 4; return Double(base) * 2 }(); let title: String = { var t = "a"; t += "b"; return t }(); lazy var big: [Int] = { var r: [Int] = []; for i in 0..<3 { r.append(i * i) }; return r }() }
do {
  var c = Config9()
  print(c.margin, c.title, c.big)
}
final class VM10 { let formatter: (Double) -> String = { v in let r = (v * 100).rounded() / 100; return "\(r)" }; lazy var rows: [(String, Double)] = { [unowned self] in let n = self.count; return (0..<n).map { ("r\($0)", Double($0) / 3) } }(); let count = 3 }
do {
  let vm = VM10()
  print(vm.rows.map { vm.formatter($0.1) })
}
do {
  let insets: (top: Double, left: Double) = { let h = 8.0; return (h, h / 2) }()
  print(insets)
}
do {
  let palette: [String: [Double]] = { var p: [String: [Double]] = [:]; p["red", default: []].append(1); p["red"]?.append(0); return p }()
  print(palette)
}
do {
  let speeds: [Double] = { let base = [1, 2, 3]; return base.map { Double($0) } }()
  print(speeds)
}
do {
  let total: Double = { var t = 0.0; for i in 1...3 { t += Double(i) }; return t }()
  print(total)
}
do {
  let op: (Double, Double) -> Double = { let k = 2.0; return { a, b in (a + b) * k } }()
  print(op(1, 2))
}
do {
  let name: String? = { guard let f = ["x"].first else { return nil }; return f }()
  print(name ?? "-")
}
do {
  let kind: Character = { switch 3 { case 3: return "t"; default: return "o" } }()
  print(kind)
}
do {
  let any: Any = { if Bool("true")! { return 1 }; return 2 }()
  print(any)
}
do {
  let opt = ([1, 2].first { $0 > 5 }) as Int??
  print(opt as Any)
}
do {
  var cache: [String: Int?] = [:]
  cache["a"] = .some(nil)
  cache["b"] = nil
  cache.updateValue(nil, forKey: "c")
  print(cache.count, cache["a"] as Any, cache["z"] as Any)
}
do {
  let a: Int? = nil, b: Int?? = a, c: Int?? = .none
  print(b == nil, c == nil, b as Any, c as Any)
}
class Animal22 { func speak() -> String { "..." } }; class Dog22: Animal22 { override func speak() -> String { "woof" } }
do {
  let dogs: [Dog22]? = [Dog22()]
  let animals: [Animal22]? = dogs
  let grid: [[Animal22]] = [[Dog22()], []]
  print(animals?.map { $0.speak() } as Any, grid.flatMap { $0 }.count)
}
class Animal23 { func speak() -> String { "a" } }
do {
  let f: (Animal23?) -> String = { $0?.speak() ?? "none" }
  let g: (Animal23) -> String? = f
  print(g(Animal23()) as Any)
}
