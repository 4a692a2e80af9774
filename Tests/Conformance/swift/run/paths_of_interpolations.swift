struct Path: ExpressibleByStringInterpolation, Hashable, CustomStringConvertible {
  var parts: [String]
  init(stringLiteral s: String) { parts = s.split(separator: "/").map(String.init) }
  static func / (a: Path, b: Path) -> Path { var r = a; r.parts += b.parts; return r }
  var description: String { "/" + parts.joined(separator: "/") }
}
func show(_ p: Path) { print(p) }
let n = 3
let p: Path = "a"
print(p / "x\(n)")
print("x\(n)" / p)
print(p == "a\(n)", p == "a")
let q: Path = "a\(n)" / "b"
print(q)
show("a" / "b\(n)")
let ps: [Path] = ["a", "b3"]
print(ps.contains("b\(n)"), Set(ps).contains("b\(n)"), ps.firstIndex(of: "b\(n)")!)
var r = p; r = r / "u\(n)" / "v"
print(r)
func which(_ s: String) -> String { "text" }
func which(_ p: Path) -> String { "path" }
print(which("n\(n)"), which("n"))
func last<T: Collection>(_ items: T, _ item: T.Element) -> Bool where T.Element: Equatable { items.contains(item) }
print(last(ps, "b\(n)"))
let maybe: Path? = nil
print(maybe ?? "none\(n)", maybe == "x\(n)")
let table: [Path: Int] = ["k3": 1]
print(table["k\(n)"] ?? 0, table["k\(n)", default: 7])
let first = true ? p : "z\(n)"
print(first, [p, "w\(n)"])
