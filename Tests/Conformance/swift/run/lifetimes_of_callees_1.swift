class Probe { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func id(_ s: String) -> String { print("id", s); return s }
func g(_ s: String, _ t: String) -> String { print("g", s, t); return s + t }
struct S { var s: String; init(_ s: String, _ t: String) { print("S.init"); self.s = s }; func m(_ t: String) -> S { print("m", t); return self }; subscript(t: String) -> String { print("sub"); return t } }
print("1"); _ = g(g({ [o = Probe("1")] in o.n }(), "a"), id("x"))
print("2"); _ = g({ [o = Probe("2")] in o.n }() + "a", id("x"))
print("3"); _ = S({ [o = Probe("3")] in o.n }(), "a").m(id("x"))
print("4"); _ = S("", "").m({ [o = Probe("4")] in o.n }()).m(id("x"))
print("5"); _ = { [o = Probe("5")] in o.n }().count + id("x").count
print("6"); _ = true ? g({ [o = Probe("6")] in o.n }(), id("x")) + id("y") : ""
print("7"); let z: Any = { [o = Probe("7")] in o.n }(); print("7b")
print("9"); let r = [{ [o = Probe("9")] in o.n }(): id("x")]; print("9b")
print("10"); let t = (g({ [o = Probe("10")] in o.n }(), id("y")), id("x")); print("10b")
print("11"); var v = S({ [o = Probe("11")] in o.n }(), id("y")).s; v += id("x"); print("11b")
print("12"); v += { [o = Probe("12")] in o.n }() + id("x"); print("12b")
print("13"); if ({ [o = Probe("13")] in o.n == "1" }()) || id("x") == "x" { print("in") }
print("14"); switch ({ [o = Probe("14")] in o.n }()) { case "14": print("in"); default: break }
print("15"); for c in ({ [o = Probe("15")] in [o.n] }()) { print(c) }
print("16"); while ({ [o = Probe("16")] in o.n == "" }()) { }
print("17"); guard ({ [o = Probe("17")] in o.n == "17" }()), id("x") == "x" else { fatalError() }
print("18"); _ = S("", "")[{ [o = Probe("18")] in o.n }()] + id("x")
print("19"); func f() -> String { let a = { [o = Probe("19")] in o.n }(); print("f"); return a }; _ = f()
print("20"); _ = { { [o = Probe("20")] in o.n }() + id("x") }() + id("y")
print("21"); print("a", { [o = Probe("21")] in o.n }(), id("x")); print("21b")
print("22"); _ = ["\({ [o = Probe("22")] in o.n }())", id("x")]
print("23"); _ = max({ [o = Probe("23")] in o.n }(), id("x"))
print("24"); let w: String? = { [o = Probe("24")] in o.n }(); if let w2 = Optional({ [o = Probe("25")] in o.n }()), id("x") == "x" { print("in", w2) }
print("26"); let cl = { [o = Probe("26")] in { o.n } }()() + id("x"); print("26b")
print("27"); func th() throws -> String { "" }; _ = (try? { [o = Probe("27")] in try th() + o.n }() + id("x")); print("27b")
print("28"); let e = { [o = Probe("28")] in o.n }() == id("28"); print("28b")
print("29"); let l = { [o = Probe("29")] (s: String) in s + o.n }(id("arg")); print("29b", l)
print("30"); let l2 = { [o = Probe("30")] (s: String) in s + o.n }({ [o = Probe("31")] in o.n }()) + id("x"); print("30b", l2)
