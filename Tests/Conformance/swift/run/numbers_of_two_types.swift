// Whole numbers of two types compared; max in a string; what Unicode says of characters.
let a: UInt8 = 3, b = 3, c: Int16 = -1, d: UInt64 = .max, e: UInt = 5
print(a == 3, [a].contains { $0 == b }, Int8(-1) == UInt8(255), Int64(7) == b + 4)
print(a == b, a != b, a < b, c < a, c < d, d > b, d == d, Int.min < d, e >= b, c <= b, a > c, d == UInt64.max)
extension String {
  func draw(_ n: Int) -> Int { let spacing = 3; return n + max(spacing, 0) + min(1, 2) + abs(-3) }
}
print("".draw(1), "héllo".max()!)
for u in "aÉ9 \n😀€-" .unicodeScalars { print(u, u.properties.generalCategory, u.properties.isEmojiPresentation, u.properties.name ?? "none", u.properties.numericValue as Any, u.properties.uppercaseMapping, u.properties.isIDStart) }
switch ("(" as Unicode.Scalar).properties.generalCategory { case .openPunctuation: print("open"); default: print("?") }
