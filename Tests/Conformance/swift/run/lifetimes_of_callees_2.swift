class Probe { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func id(_ s: String) -> String { print("id", s); return s }
func g(_ s: String, _ t: String) -> String { print("g", s, t); return s + t }
struct S { var s: String; init(_ s: String, _ t: String) { print("S.init"); self.s = s }; func m(_ t: String) -> S { print("m", t); return self }; subscript(t: String) -> String { print("sub"); return t } }
func va(_ s: String..., t: String) { print("va", s, t) }
func ga(_ a: Any, _ t: String) { print("ga", a, t) }
func go(_ a: String?, _ t: String) { print("go", a ?? "", t) }
func au(_ a: @autoclosure () -> String, _ t: String) { print("au", a(), t) }
func io(_ a: inout String, _ t: String) { print("io"); a = t }
enum E { case a(String, String) }
struct M { var a: String; var b: String; var c: String { get { print("get"); return a } set { print("set"); a = newValue } } }
class K { var p = ""; func m() -> K { print("m"); return self } }
var text = ""
print("1"); va({ [o = Probe("1")] in o.n }(), "b", t: id("x"))
print("2"); ga({ [o = Probe("2")] in o.n }(), id("x"))
print("3"); go({ [o = Probe("3")] in o.n }(), id("x"))
print("5"); au({ [o = Probe("5")] in o.n }(), id("x"))
print("6"); _ = E.a({ [o = Probe("6")] in o.n }(), id("x")); print("6b")
print("7"); _ = M(a: { [o = Probe("7")] in o.n }(), b: id("x")); print("7b")
print("8"); _ = M(a: { [o = Probe("8")] in o.n }(), b: id("x")).c + id("z"); print("8b")
print("9"); var mm = M(a: "", b: ""); mm.c = { [o = Probe("9")] in o.n }() ; print("9b")
print("10"); _ = { [o = Probe("10")] in K() }().m().m(); print("10b")
print("11"); _ = { [o = Probe("11")] in M(a: o.n, b: "") }().c; print("11b")
print("12"); _ = (true && { [o = Probe("12")] in o.n == "12" }()) || id("x") == ""; print("12b")
print("13"); _ = (nil as String?) ?? { [o = Probe("13")] in o.n }() + id("x"); print("13b")
print("14"); _ = { [o = Probe("14")] in Optional(o.n) }() ?? id("x"); print("14b")
print("15"); _ = { [o = Probe("15")] in Optional(o.n) }()?.count ?? 1; print("15b")
print("16"); _ = { [o = Probe("16")] in Optional(o.n) }()!.count + id("x").count; print("16b")
print("17"); _ = [{ [o = Probe("17")] in o.n }() as Any, id("x")] as [Any]; print("17b")
print("18"); _ = (id("q") == "r" ? "" : { [o = Probe("18")] in o.n }()) + id("x"); print("18b")
print("19"); func r() -> (String, String) { return ({ [o = Probe("19")] in o.n }(), id("x")) }; _ = r(); print("19b")
print("20"); func r2() -> String { { [o = Probe("20")] in o.n }() }; _ = r2(); print("20b")
print("21"); text = { [o = Probe("21")] in o.n }() + text; print("21b")
print("22"); io(&text, { [o = Probe("22")] in o.n }()); print("22b")
print("23"); let (aa, bb) = ({ [o = Probe("23")] in o.n }(), id("x")); print("23b", aa, bb)
print("24"); let cc = [{ [o = Probe("24")] in o.n }(), id("x")].map { id($0) }; print("24b", cc)
print("25"); let dd = -{ [o = Probe("25")] in o.n.count }() + id("x").count; print("25b", dd)
print("26"); let ee = { [o = Probe("26")] in o.n.count }() + 1; print("26b", ee)
print("27"); let ff: Any = ({ [o = Probe("27")] in o.n }(), id("x")); print("27b", ff)
print("28"); let gg = { [o = Probe("28")] in o.n }() as Any as? String; print("28b", gg as Any)
print("29"); let hh = if true { { [o = Probe("29")] in o.n }() + id("x") } else { "" }; print("29b", hh)
print("30"); let ii = try! { [o = Probe("30")] () throws in o.n }() + id("x"); print("30b", ii)
