class B { var f: Int; init(_ f: Int) { self.f = f }; deinit { print("bye \(f)") } }
final class L: B {}
enum X { case o(B), p(B, B), q(B, Int), r(first: B, second: (B, B)) }
print("1"); if case (let a, _) = (B(1), B(2)) { print("t2", a.f) }
print("2"); switch X.p(B(6), B(7)) { case .p(_, let b): print("p2", b.f); default: break }
print("3"); switch X.p(B(6), B(7)) { case .p(_, _): print("p2"); default: break }
print("4"); switch X.p(B(6), B(7)) { case .p: print("p2"); default: break }
print("5"); switch X.o(B(6)) { case .o(_): print("p2"); default: break }
print("6"); switch X.q(B(6), 1) { case .q(_, 1): print("p2"); default: break }
print("7"); switch X.q(B(6), 1) { case .q(_, let n): print("p2", n); default: break }
print("8"); switch (B(6), 1) { case (_, let n): print("p2", n) }
print("9"); switch (B(6), 1) { case (_, 1): print("p2"); default: break }
print("10"); switch (B(6), B(7)) { case (let x, _): print("p2", x.f) }
print("12"); switch (L(6) as B, B(7)) { case (let x as L, _): print("L", x.f); case (_, let y): print("p2", y.f) }
print("13"); switch (B(6) as B, B(7)) { case (let x as L, _): print("L", x.f); case (_, let y): print("p2", y.f) }
print("14"); switch X.r(first: B(1), second: (B(2), B(3))) { case .r(_, let (x, _)): print("r", x.f); default: break }
print("15"); switch X.r(first: B(1), second: (B(2), B(3))) { case .r(let z, (_, _)): print("r", z.f); default: break }
print("16"); switch Optional(X.p(B(1), B(2))) { case .p(let a, _)?: print("r", a.f); default: break }
print("17"); switch Optional(B(1)) { case .some(_): print("r"); default: break }
print("18"); switch Optional((B(1), B(2))) { case let (a, _)?: print("r", a.f); default: break }
print("19"); if case .p(_, let b) = X.p(B(6), B(7)) { print("p2", b.f) }
print("20"); if case .p(_, _) = X.p(B(6), B(7)) { print("p2") }
print("21"); if case (_, 1) = (B(6), 1) { print("p2") }
print("22"); if case .o = X.p(B(6), B(7)) { print("p2") } else { print("else") }
print("23"); if case let x as L = (B(5)) { print(x) } else { print("else") }
print("24"); if case .some(let x) = Optional(B(5)), x.f == 4 { print(x) } else { print("else") }
print("25"); if case (let x, 3) = (B(5), 4) { print(x) } else { print("else") }
print("26"); func g() { guard case (let x, _) = (B(1), B(2)) else { return }; print("g", x.f) }; g()
print("27"); for case (let x, _) in [(B(1), B(2)), (B(3), B(4))] { print("f", x.f) }
print("28"); for (x, _) in [(B(1), B(2)), (B(3), B(4))] { print("f", x.f) }
print("29"); do { let (x, _) = (B(1), B(2)); print("f", x.f) }
print("30"); do { let (x, (_, y)) = (B(1), (B(2), B(3))); print("f", x.f, y.f) }
print("31"); func two() -> (B, B) { (B(1), B(2)) }; do { let (x, _) = two(); print("f", x.f) }
print("32"); if case (let x, _) = two() { print("f", x.f) }
print("33"); switch two() { case (let x, _): print("f", x.f) }
func mk() -> X { .p(B(1), B(2)) }
print("34"); switch mk() { case .p(let x, _): print("f", x.f); default: break }
print("35"); if case .p(let x, _) = mk() { print("f", x.f) }
print("36"); _ = [B(1), B(2), B(3)]
print("37"); do { let d = [1: B(1)]; _ = d; print("z") }
print("38"); _ = two().0.f
print("39"); print(two().1.f)
