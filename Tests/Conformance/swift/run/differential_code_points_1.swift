func caesar(_ s: String, _ k: Int) -> String { String(s.unicodeScalars.map { u -> Character in
    switch u { case "a"..."z": return Character(Unicode.Scalar((Int(u.value) - 97 + k + 26) % 26 + 97)!)
    case "A"..."Z": return Character(UnicodeScalar(UInt8((Int(u.value) - 65 + k + 26) % 26 + 65)))
    default: return Character(u) } }) }
print(caesar("Hello, World", 3), caesar(caesar("abcxyz", 5), -5))
let u: Unicode.Scalar = "A"; let us: [UnicodeScalar] = ["x", "é"]; print(u, u.value, us, u == "A", u < "B", us.contains("x"))
print(UInt8(ascii: "a"), "abc".utf8.map { $0 - UInt8(ascii: "a") }, "a1b2".unicodeScalars.filter { ("0"..."9").contains($0) }.map { $0.value - ("0" as Unicode.Scalar).value })
var digits = 0; for s in "12ab".unicodeScalars { switch s { case "0", "1", "2": digits += 1; case "a": print("a!"); default: break } }; print(digits)
func rot13(_ c: Character) -> Character { guard let a = c.asciiValue else { return c }; switch a { case UInt8(ascii: "a")...UInt8(ascii: "z"): return Character(UnicodeScalar((a - UInt8(ascii: "a") + 13) % 26 + UInt8(ascii: "a"))); default: return c } }; print(String("hello".map(rot13)))
print(Character("a"), String("b"), Character("e\u{301}").unicodeScalars.count, "x" as Character, ["a", "b"] as [Character], Set<Character>(["q"]), "a".first == "a", "abc".contains("b"))
let m: [Unicode.Scalar: Int] = ["a": 1]; print(m["a"]!, m["z"] ?? 0); print("é".unicodeScalars.first! == "é", "abc".unicodeScalars.map { String($0) })
