// Literals of texts that any StringProtocol is.
func f(_ s: some StringProtocol) -> Int { switch s { case "a": 1; case "b", "c": 2; default: 3 } }
func g<S: StringProtocol>(_ s: S) -> Int { s == "x" ? 1 : 0 }
func h<S: StringProtocol>(_ s: S) -> Bool { let w = s.split(separator: " "); if case "q"? = w.first { return true }; return w.first == "z" || w.contains("p") }
func n<T: BinaryInteger>(_ t: T) -> String { switch t { case 0: "zero"; case 1...9: "small"; case let x where x < 0: "neg"; default: "big" } }
func c<C: Collection>(_ c: C) -> String where C.Element == Int { switch c.first { case 1?: "one"; case .some(2...4): "few"; case nil: "none"; default: "many" } }
func fl<T: BinaryFloatingPoint>(_ t: T) -> String { switch t { case 0: "zero"; case ..<1.5: "small"; default: "big" } }
print(f("a"), f("c"[...]), f("q"), g("x"), h("q r"), h("a p"), h("b"), n(0), n(UInt8(7)), n(-4), n(99), c([1]), c([3, 1]), c([]), fl(0.0), fl(1.0 as Float), fl(3.0))
func d<S: StringProtocol>(_ s: S) -> S { s.isEmpty ? "empty" : s }
func e<S: StringProtocol>(_ s: S) -> S { "<\(s)|\(s.count)>" }
extension StringProtocol { var orDash: Self { isEmpty ? "-" : self }; var firstWord: SubSequence { split(separator: " ").first ?? "" } }
print(d(""), d("abc"[...].dropFirst()), e("x"), "".orDash, "ab cd".dropFirst().firstWord, " ".firstWord)
func g2(_ s: some StringProtocol) -> Bool { s == "q" || "z" == s || s > "x" || ["a", "b"].contains(s) }
print(g2("q"), g2("a"), g2("c"), g2("zz"), g2("z"[...]))
func h2<S: StringProtocol>(_ s: S) -> String { var out = ""; for w in s.split(separator: ",") { if w == "stop" { break }; out += w + ";" }; return out }
print(h2("a,b,stop,c"), type(of: e("a"[...])), type(of: d("")))
func k<S: StringProtocol>(_ s: S) -> [String: Int] { var r: [String: Int] = [:]; for w in s.split(separator: " ") { r[String(w), default: 0] += 1 }; return r }
print(k("a b a").sorted { $0.key < $1.key })
func parse<S: StringProtocol>(_ s: S) -> Int? { guard let f = s.first else { return nil }; switch (f, s.dropFirst()) { case ("+", let r): return Int(r); case ("-", "0"): return 0; case ("-", let r): return Int(r).map { -$0 }; default: return Int(s) } }
print(parse("+5") as Any, parse("-0") as Any, parse("-7"[...]) as Any, parse("") as Any, parse("12") as Any)
func u<S: StringProtocol>(_ s: S) -> String { var t = "t"; t.append(contentsOf: s); print(s, to: &t); t.write("!"); return t }
print(u("q"))
