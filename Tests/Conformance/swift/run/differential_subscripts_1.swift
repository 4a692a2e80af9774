// Subscripts that a program adds to the library's types.
extension Array {
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  subscript(wrap i: Int) -> Element {
    get { self[i % count] }
    set { self[i % count] = newValue }
  }
}
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
}
extension Dictionary {
  subscript(or key: Key, value: Value) -> Value { self[key] ?? value }
}
extension Collection {
  subscript(at i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
var a = [1, 2]
print(a[safe: 1] as Any, a[safe: 5] as Any, a[1], a[at: 0] as Any, a[at: 9] as Any)
a[wrap: 3] = 9
a[wrap: 4] += 10
print(a, a[wrap: 4])
let s = "hello"
print(s[1], "swift"[4], s[s.startIndex], s[1..<3])
print(["a": 1][or: "b", 5], ["a": 1][or: "a", 5])
for i in 0..<3 { print(a[safe: i] ?? -1, s[i], terminator: " ") }
print()
