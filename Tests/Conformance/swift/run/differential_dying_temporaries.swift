class B { var f: Int; init(_ f: Int) { self.f = f }; deinit { print("bye \(f)") }; var count = 0 }
final class L: B {}
func two(_ a: B, _ b: B) -> Bool { a === b }
func g(_ a: AnyObject?, _ b: AnyObject?) -> Bool { a === b }
print("1"); var v1 = B(1) === B(2)
print("2"); _ = two(B(1), B(2))
print("3"); _ = g(B(1), B(2))
print("4"); _ = B(1) !== B(2)
print("5"); _ = [B(1), B(2)].count
print("6"); _ = (B(1), B(2))
print("7"); do { let p = (B(1), B(2)); print(p.0.f) }
print("8"); do { defer { print("d") }; let x = B(1); print(x.f) }
print("9"); do { let y = B(0); defer { print("d") }; let x = B(1); print(x.f, y.f) }
print("10"); do { let y = B(0); let x = B(1); print(x.f, y.f) }
print("11"); func h() -> Int { let y = B(0); defer { print("d", y.f) }; let x = B(1); return x.f }
print(h())
print("12"); for i in [3, 1] {
  switch B(i) as Any {
  case let x as L: print("leaf", x.f)
  case let x as B: print("base", x.f)
  default: print(1)
  }
  print("after")
}
print("13"); for i in [3, 1] {
  switch L(i) as B {
  case let x as L: print("leaf", x.f)
  default: print(1)
  }
  let c = B(7)
  let later = { [weak c] in c?.count ?? -1 }
  print(later())
}
print("14"); for i in [3, 1] {
  let c = B(i)
  let later = { [weak c] in c?.count ?? -1 }
  print(later())
}
print("15"); do {
  let c = B(5)
  let later = { [weak c] in c?.count ?? -1 }
  print(later())
  print("x")
}
print("16"); if let x = Optional(B(1)) { print(x.f) } else { print("no") }
print("17"); if let x = L(2) as B as? L { print(x.f) }; print("z")
print("18"); do { if case let x as L = L(2) as B { print(x.f) }; print("z") }
print("19"); do { while case let x as L = L(2) as B { print(x.f); break }; print("z") }
print("20"); do { guard case let x as L = L(2) as B else { fatalError() }; print(x.f); print("z") }
print("21"); _ = B(1).f + B(2).f
print("22"); print(B(1).f, B(2).f)
print("23"); _ = [B(1).f, B(2).f]
print("24"); _ = B(1).f == B(2).f && B(3).f == 4
print("25"); do { for x in [B(1), B(2)] { print("in", x.f) }; print("z") }
print("26"); do { let a = [B(1), B(2)]; for x in a where x.f > 1 { print("in", x.f) }; print("z") }
print("27"); do { var a = B(1); a = B(2); print("s", a.f) }
print("28"); do { var a: B? = B(1); a = nil; print("n"); a = B(3) ; _ = a }
print("29"); do { let f = { B(1).f }; print(f()); print(f() + 1) }
print("30"); func m(_ b: B = B(9)) -> Int { b.f }
print(m() + m(B(8)))
