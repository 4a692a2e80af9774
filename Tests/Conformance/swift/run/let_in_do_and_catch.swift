// What a throwing call leaves unset.
func t(_ n: Int) throws -> Int { if n > 2 { throw E.a }; return n }
enum E: Error { case a }
func f(_ n: Int) -> Int { let w: Int; do { w = try t(n) } catch { w = -1 }; return w }
struct S { let a: Int; init(_ n: Int) { do { a = try t(n) } catch { a = 0 } } }
print(f(1), f(5), S(2), S(3))
func g(_ n: Int) -> String { let s: String; let k: Int; do { k = try t(n); s = "ok" } catch E.a { k = 9; s = "a" } catch { k = 8; s = "other" }; return s + "\(k)" }
print(g(1), g(7))
