// Sums of substrings beside strings; slices of texts and collections in generic code.
let w = "hello world".split(separator: " ")
print(w.map { $0.count > 9 ? $0.uppercased() : $0 + "." })
print(w.map { "aeiou".contains($0.first!) ? $0 + "way" : String($0) })
print(w.map { x in x.isEmpty ? String(x) : x + String(1) })
let part = "ab"[...]
let yes = Bool("true")!
print(type(of: yes ? "q" : part + "z"), type(of: yes ? part + "q" : part + "z"), type(of: yes ? part : part + "z"))
let s = yes ? part + "1" : "n"
print(s, type(of: s))
extension StringProtocol {
  func trim() -> String {
    var s = self[...]
    while s.first?.isWhitespace ?? false { s.removeFirst() }
    while s.last?.isWhitespace ?? false { s.removeLast() }
    return String(s)
  }
}
print("  a b ".trim() + "|", "  c"[...].trim() + "|")
extension Collection {
  func tail() -> [Element] {
    var s = self[...]
    s.removeFirst()
    _ = s.popFirst()
    return Array(s)
  }
}
func rest<S: StringProtocol>(_ x: S) -> String {
  var s = x[...]
  _ = s.popFirst()
  return String(s)
}
print([1, 2, 3].tail(), rest("abc"))
