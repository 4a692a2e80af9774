class B { var n: Int; init(_ n: Int) { self.n = n }; deinit { print("bye", n) } }
class S: B { }
final class L: S { }
enum E { case a(B), b(Int, B), c }
func mk(_ n: Int) -> B { S(n) }
func opt(_ n: Int) -> B? { S(n) }
func e(_ n: Int) -> E { .a(S(n)) }
print("1"); switch mk(1) { case is L: print("L"); case is S: print("S"); default: print("d") }
print("2"); switch mk(2) { case let x as L: print("L", x.n); case let x as S: print("S", x.n); default: print("d") }
print("3"); switch mk(3) { case let x as L: print("L", x.n); default: print("d") }
print("4"); switch mk(4) { case let x: print("x", x.n); print("more") }
print("5"); switch mk(5) { case _: print("_") }
print("6"); switch mk(6) { case is L: print("L"); default: print("d") }
print("7"); switch opt(7) { case nil: print("nil"); case .some: print("some") }
print("8"); switch opt(8) { case let x?: print("x", x.n); print("more"); case nil: print("nil") }
print("9"); switch opt(9) { case _?: print("_?"); case nil: print("nil") }
print("10"); switch e(10) { case .a: print("a"); default: print("d") }
print("11"); switch e(11) { case .a(let o): print("a", o.n); print("more"); default: print("d") }
print("12"); switch e(12) { case .c: print("c"); default: print("d") }
print("13"); switch mk(13).n { case 13: print("n"); default: print("d") }
print("14"); switch (mk(14), 1) { case (_, 1): print("t1"); default: print("d") }
print("15"); switch (mk(15), 1) { case (let o, 1): print("t1", o.n); print("more"); default: print("d") }
print("16"); switch mk(16) { case let x where x.n == 99: print("99"); case is S where 1 < 2: print("S"); default: print("d") }
print("17"); switch mk(17) { case let x as L: print("L", x.n); case is S: print("S"); default: print("d") }
print("18"); switch mk(18) as Any { case is S: print("S"); default: print("d") }
print("19"); switch [mk(19)] { case let a where a.count == 1: print("one"); print("more"); default: print("d") }
print("20"); switch [mk(20)].count { case 1: print("one"); default: print("d") }
print("21"); switch mk(21) { case is L: print("L"); case _ where 1 < 2: print("w"); default: print("d") }
print("22"); if case is S = mk(22) { print("S") }
print("23"); if case let x as S = mk(23) { print("S", x.n); print("more") }
print("24"); if let x = opt(24) { print("x", x.n); print("more") }
print("25"); if opt(25) != nil { print("nn") }
print("26"); if case .a(let o) = e(26) { print("o", o.n); print("more") }
print("27"); if case .a = e(27) { print("a") }
print("28"); if let x = mk(28) as? S { print("S", x.n); print("more") }
print("29"); if mk(29) is S { print("is") }
print("30"); while let x = opt(30) { print("w", x.n); break }

print("32"); for i in 0..<mk(2).n { print(i) }
print("33"); let v33 = mk(33) is L ? 1 : 2; print(v33)
print("34"); let s34 = switch mk(34) { case is L: "L"; case is S: "S"; default: "d" }; print(s34)
print("35"); let s35 = if mk(35) is L { "L" } else { "o" }; print(s35)
print("36"); switch mk(36) { case is S: break; default: print("d") }; print("after")
print("37"); switch e(37) { case .a(let o) where o.n == 3: print("3"); case .a(_): print("a_"); default: print("d") }
print("38"); switch e(38) { case .b(let i, _): print(i); case let x: print("x"); _ = x; print("more") }
