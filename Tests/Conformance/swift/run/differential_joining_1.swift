// `+` and `+=` of texts, parts of texts, arrays and slices.
let s = "hello"
let cut = s.prefix(2) + "!"
print(cut, type(of: cut), "!" + s.prefix(2), type(of: "!" + s.prefix(2)))
print(s.dropFirst() + s.prefix(1), s.dropFirst() + s, s + s.dropFirst(), "<" + s.prefix(2) + ">")
print(type(of: s.dropFirst() + s), type(of: s + s.dropFirst()), s.prefix(1).uppercased() + s.dropFirst())
let whole: String = s.prefix(2) + "..."
print(whole, s.prefix(2) + "a" + s.suffix(2), s.prefix(2) + String(s.suffix(1)))
var text = "a"
text += s.prefix(2)
text += "z"
text += ["x", "y"] as [Character]
print(text)
func show(_ text: String) { print(text) }
show(s.prefix(2) + "x")
let a = [1, 2, 3]
print(a.prefix(2) + [9], type(of: a.prefix(2) + [9]), [0] + a.dropFirst(), type(of: [0] + a.dropFirst()))
print(a[1...] + a[..<1], a + a.dropFirst(), a.dropFirst() + a)
let list: [Int] = a.dropFirst() + [1]
print(list, (1...3) + [4], [0] + (1...3), Array(1...2) + Set([3]))
var grown = a
grown += a.prefix(1)
grown += 7...8
print(grown)
