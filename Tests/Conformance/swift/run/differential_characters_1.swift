// Characters and numbers as text.
print("5" as Character, ("a" as Character).isLetter, Character("5").isNumber, Character("5").wholeNumberValue!, Character("f").hexDigitValue!, Character("A").isUppercase, Character("é").isASCII, Character(" ").isWhitespace, Character("!").isPunctuation, Character("+").isMathSymbol, Character("$").isCurrencySymbol, Character("a").uppercased(), Character(UnicodeScalar(65)), Character("½").numericValueX)
extension Character { var numericValueX: String { isNumber ? "num" : "no" } }
let c: Character = "a"
print(c.asciiValue! + 1, Character(UnicodeScalar(c.asciiValue! + 1)), c.unicodeScalars.first!.value, c < "b", c == "a", String(c) + "b", "\(c)\(c)")
func caesar(_ s: String, _ k: Int) -> String { String(s.map { ch in
  guard let a = ch.asciiValue, ch.isLetter else { return ch }
  let base: UInt8 = ch.isUppercase ? 65 : 97
  return Character(UnicodeScalar((a - base + UInt8((k % 26 + 26) % 26)) % 26 + base)) }) }
print(caesar("Hello, World!", 3), caesar(caesar("Hello", 3), -3))
func rle(_ s: String) -> String { var out = ""; var i = s.startIndex
  while i < s.endIndex { var j = i; while j < s.endIndex, s[j] == s[i] { j = s.index(after: j) }; out += "\(s.distance(from: i, to: j))\(s[i])"; i = j }; return out }
print(rle("aaabccd"))
func isAnagram(_ a: String, _ b: String) -> Bool { a.lowercased().sorted() == b.lowercased().sorted() }
print(isAnagram("Listen", "Silent"))
let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ")
let freq = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
print(freq["the"]!, freq.count, freq.filter { $0.value > 1 })
let g = Dictionary(grouping: words, by: \.count)
print(g.keys.sorted(), g[5]!, g.mapValues(\.count).sorted { $0.key < $1.key })
print(words.map { $0.first! }, words.joined(separator: "-"), words.map(String.init).sorted().first!)
print(String(describing: words[0]), type(of: words[0]), words[1].uppercased(), words.contains("fox"))
let n = 1234567.891
print("\(n)", String(n), Int(n), n.rounded(), n.rounded(.down), n.rounded(.up), (n * 100).rounded() / 100, n.truncatingRemainder(dividingBy: 1000))
print(1e16, 1e15, 123456789012345680.0, 0.1 + 0.2, 1.0, -0.0, 1e-5, 0.0001, 5e-324, Double.greatestFiniteMagnitude, Float(0.1), Float(16777216), 3.0e10 as Float, 100000000000000000000.0)
print(Double.infinity, -Double.infinity, Double.nan, Double.pi, Float.pi, Double.ulpOfOne, 1.0.nextUp, Double.leastNonzeroMagnitude)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 2 << 3, 255 >> 2, -8 >> 1, 5 & 3, 5 | 3, 5 ^ 3, ~5, 1_000_000, 0xff, 0b101, 0o17)
print(Int.max, Int.min, UInt.max, Int8.max, UInt8.max &+ 1, Int8.min &- 1, Int32.max &* 2, UInt8(truncatingIfNeeded: 300), Int8(clamping: 200), UInt8(exactly: 256) as Any, Int(exactly: 3.5) as Any, Int(3.99), Int(-3.99))
print(5.isMultiple(of: 5), abs(-5), (-5).magnitude, 5.signum(), (-5).signum(), 10.quotientAndRemainder(dividingBy: 3), 0b1011.nonzeroBitCount, 16.trailingZeroBitCount, 1.leadingZeroBitCount, UInt8(0b0000_1111).byteSwapped, Int8.bitWidth)
let (p, o) = Int8(100).addingReportingOverflow(100); print(p, o, Int8(100).multipliedReportingOverflow(by: 2), UInt8(3).subtractingReportingOverflow(5))
print(max(1, 2, 3), min(2.5, 1), 5.0.squareRoot(), (2.5).rounded(.toNearestOrEven), (-2.5).rounded(), 3.7.rounded(.towardZero), Double(7).remainder(dividingBy: 4), 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < .ulpOfOne)
print(String(5, radix: 2), String(-255, radix: 16), 1.5.description, 5.description, true.description, Int("١") as Any, Float("1.5")!, Double("nan")!, Double("inf")!, Double("") as Any, Double(" 1") as Any)
