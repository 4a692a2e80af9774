class B { var f: Int; init(_ f: Int) { self.f = f }; deinit { print("bye \(f)") } }
enum X { case o(B), p(B, B), q(B, Int), n }
enum Y { case o(B, B), n }
enum Z { case a(X), b }
func y(_ i: Int) -> Y { i > 0 ? .o(B(1), B(2)) : .n }
func x(_ i: Int) -> X { i > 0 ? .p(B(1), B(2)) : .n }
print("1"); switch y(1) { case .o(_, let b): print("p", b.f); case .n: break }
print("2"); switch y(1) { case .o(_, let b): print("p", b.f); case _: break }
print("3"); switch y(1) { case .o(_, _): print("p"); case .n: break }
print("4"); switch y(1) { case .o: print("p"); case .n: break }
print("5"); switch y(1) { case .o(let a, _) where a.f > 5: print("q"); case .o(_, let b): print("p", b.f); case .n: break }
print("6"); switch y(1) { case .o(let a, _) where a.f > 0: print("q"); case .o(_, let b): print("p", b.f); case .n: break }
print("7"); switch x(1) { case .p(_, let b): print("p", b.f); case .o, .n, .q: break }
print("8"); switch x(1) { case .p(let a, let b): print("p", a.f, b.f); case .o, .n, .q: break }
print("9"); switch x(1) { case .p(let a, let b): print("p", a.f, b.f); default: break }
print("10"); switch x(1) { case .o(let a): print(a.f); case .p(let a, _): print("p", a.f); case .q(let a, 1): print(a); case .q, .n: break }
print("11"); switch Optional(B(1)) { case .some(let b): print(b.f); case .none: break }
print("12"); switch Optional(B(1)) { case .some(_): print("s"); case .none: break }
print("13"); switch Optional(B(1)) { case _?: print("s"); case nil: break }
print("14"); switch Optional((B(1), B(2))) { case let (a, _)?: print("s", a.f); case nil: break }
print("15"); switch Z.a(.p(B(1), B(2))) { case .a(.p(_, let b)): print("s", b.f); case .a, .b: break }
print("16"); switch Z.a(.p(B(1), B(2))) { case .a(.p(_, let b)): print("s", b.f); case .a(.o), .a(.q), .a(.n), .b: break }
print("17"); switch Z.a(.p(B(1), B(2))) { case .a(let x): print("s"); _ = x; case .b: break }
print("18"); switch Z.a(.p(B(1), B(2))) { case .a(_): print("s");  case .b: break }
print("19"); switch (y(1), y(0)) { case (.o(_, let b), .n): print("s", b.f);  case (.o, .o), (.n, _): break }
print("20"); switch (y(1), y(0)) { case (.o(_, let b), .n): print("s", b.f);  default: break }
print("21"); switch y(1) { case .o(_, let b): if b.f == 2 { print("q") }; print("p", b.f); case .n: break }
print("22"); switch y(1) { case .n: break; case .o(_, let b): print("p", b.f) }
print("23"); if case .o(let b, _) = y(1), b.f == 0 { print("no") } else { print("else") }
print("24"); if let a = Optional(B(1)), let b = Optional(B(2)), a.f == b.f { print("no") } else { print("else") }
print("25"); if let a = Optional(B(1)), let b = Optional(B(2)), a.f != b.f { print("yes") } else { print("else") }
print("26"); func g() { guard let a = Optional(B(1)), let b = Optional(B(2)), a.f == b.f else { print("out"); return }; print("g", a.f) }; g()
print("27"); func h() { guard let a = Optional(B(1)), let b = Optional(B(2)), a.f != b.f else { print("out"); return }; print("g", a.f) }; h()
print("28"); while let a = Optional(B(1)), let b = Optional(B(2)), a.f == b.f { print("z") }; print("after")
print("29"); for i in 0..<2 { let a = B(i), b = B(i + 5); if a.f == 0 { continue }; print(b.f) }
