let t = "héllo wörld"
let s = t.dropFirst(1).prefix(6)
print(s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.utf8.isEmpty)
for b in s.utf8 { print(b, terminator: " ") }
print()
for u in s.unicodeScalars.reversed() { print(u, terminator: "") }
print(s.utf8.startIndex == s.startIndex, s.utf8.endIndex == s.endIndex, s.utf8.startIndex, s.utf16.endIndex)
print(s.utf8[s.utf8.startIndex], s.utf8.first!, s.utf8.last!, s.utf8.max()!, s.utf8.contains(32), s.utf8.firstIndex(of: 32)! == s.firstIndex(of: " ")!)
print(s.utf8.elementsEqual("éllo w".utf8), s.utf8.reduce(0) { $0 + Int($1) }, s.utf8.filter { $0 > 127 }, s.utf8.split(separator: 32).map { String($0) as Any })
print(String(s.utf8) as Any, String(s.unicodeScalars), String(s.utf16) as Any, Substring(s.utf8), String(decoding: s.utf8, as: UTF8.self), [UInt8](s.utf8).count, Array(s.utf16).count)
var v = s.unicodeScalars; v.append("!"); print(String(v), s); v.removeFirst(); print(String(v)); v.removeAll { $0 == "l" }; print(String(v))
func f<S: StringProtocol>(_ x: S) -> Int { x.utf8.count + x.unicodeScalars.count + x.utf16.reduce(0) { $0 &+ Int($1) } }
print(f(s), f(t), f("abc"))
let u8: Substring.UTF8View = s.utf8; print(u8.count)
func parse(_ b: Substring.UTF8View) -> Int { b.reduce(0) { $0 * 10 + Int($1 - 48) } }
print(parse("a123".dropFirst().utf8), "12,34".split(separator: ",").map { parse($0.utf8) })
var sub = "abcdef"[...]
while let b = sub.utf8.first { print(b, terminator: ","); sub = sub.dropFirst() }
print()
print(zip(s.utf8, s.utf16).map { Int($0) == Int($1) }, s.utf8.dropFirst().prefix(2).map { $0 }, s.utf8.indices.count, s.unicodeScalars.map(\.value))
print(s.unicodeScalars.first!.properties.isAlphabetic, s.unicodeScalars.last!, s.unicodeScalars.firstIndex(of: "o").map { s[$0] } as Any)
print(s.utf8.prefix(while: { $0 != 32 }).count, Set(s.utf8).count, s.utf8.sorted().prefix(3), s.utf8.min()!, s.utf8.enumerated().map { $0.offset }.count)
