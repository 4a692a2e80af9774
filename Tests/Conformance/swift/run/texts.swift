// strings and characters
let s = "Héllo, wörld! 👨‍👩‍👧 🇩🇪 e\u{301}"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.uppercased(), s.lowercased())
print(s.split(separator: " "), s.prefix(5), s.suffix(3), s.dropFirst(7).prefix(5), String(s.reversed()))
if let i = s.firstIndex(of: ","), let j = s.lastIndex(of: " ") { print(s[..<i], s[i...].prefix(3), s[s.index(after: i)..<j], s.distance(from: s.startIndex, to: i)) }
var t = "hello"; t.insert("!", at: t.endIndex); t.insert(contentsOf: "oh ", at: t.startIndex); t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "ah"); t.remove(at: t.index(before: t.endIndex)); t += "?"; t.append(contentsOf: "..".map { $0 }); print(t)
t.removeAll { "aeiou".contains($0) }; print(t, t.isEmpty, t.hasPrefix("h"), t.hasSuffix(".."), t.contains("ll"))
print("a-b-c".split(separator: "-", maxSplits: 1), "a,,b".split(separator: ",", omittingEmptySubsequences: false), "x1y2".split { $0.isNumber }, "abc".map { $0.asciiValue! }, "ab".flatMap { [$0, $0] })
print("abc" < "abd", "a" < "B", "Z" < "a", "é" == "e\u{301}", "straße".uppercased(), "ǅ".lowercased(), "10" < "9", ["b", "A", "c"].sorted(), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })
let multi = """
  line "one"
    two\tTab \
  joined
  \(1 + 1) \("nested \("deep")")
  """
print(multi, multi.split(separator: "\n").count)
print(#"raw \n \#(1 + 2) "q""#, ##"a "# b"##, "\u{1F600}", "\\", "tab\there", "nul\0".count)
for (i, c) in "aB3 é_".enumerated() { print(i, c, c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace, c.isPunctuation, c.isASCII, c.wholeNumberValue as Any, c.hexDigitValue as Any, separator: ",") }
print(Character("a") < "b", "a"..."f" ~= "c", ("a"..."z").contains("q"), Character(UnicodeScalar(65)), String(repeating: "ab", count: 3), String(["a", "b"] as [Character]), String(format(3.14159, 2)))
func format(_ d: Double, _ n: Int) -> String { var p = 1.0; for _ in 0..<n { p *= 10 }; let r = (d * p).rounded() / p; return "\(r)" }
print(Int("42")! + Int("-7")!, Int("0x1F") as Any, Int("1F", radix: 16)!, Double("1e-3")!, Double("abc") as Any, Bool("true")!, String(255, radix: 2), String(-255, radix: 16, uppercase: true), "\(1.0) \(1e20) \(1e16) \(123456789.125) \(0.1 + 0.2) \(Float(0.1)) \(-0.0) \(1/3.0)")
print("abc".elementsEqual("abc"), "abc".starts(with: "ab"), zip("abc", "xyz").map { String([$0, $1]) }, "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, "hello".firstIndex(of: "l")!.utf16Offset(in: "hello"))
print("The quick brown fox".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "_"), "racecar" == String("racecar".reversed()), "a".unicodeScalars.first!.value, "\u{65}\u{301}".count, "abc".max()!, "mississippi".filter { $0 != "s" }, Set("mississippi").sorted())
let sub = "hello world".dropFirst(6); let up = sub.uppercased(); print(sub, up, sub.startIndex == "hello world".index("hello world".startIndex, offsetBy: 6), String(sub).count, type(of: sub), sub + "!", sub.isEmpty)
