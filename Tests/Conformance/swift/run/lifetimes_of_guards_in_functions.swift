final class P { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func maybe(_ p: P, _ yes: Bool) -> P? { yes ? p : nil }
func t1(_ b: Bool, _ p: P) -> Int { guard let g = maybe((b ? P(1) : p), b) else { return 0 }
  var x = p
  x = P(2)
  print("end")
  return [p, P(4)].count }
print(t1(true, P(9)))
func t2(_ b: Bool, _ p: P) -> Int { guard let g = maybe(P(1), b) else { return 0 }
  var x: P? = p
  print(x?.n as Any)
  x = P(2)
  guard let h = maybe(p, b) else { print("left"); return 0 }
  print("end")
  return p.n + p.n }
print(t2(true, P(9)))
func t3(_ b: Bool, _ p: P) -> Int { guard let g = maybe(P(1), b) else { return 0 }
  var x: P? = p
  x = P(2)
  print("end")
  return p.n + p.n }
print(t3(true, P(9)))
func t4(_ b: Bool, _ p: P) -> Int { guard let g = maybe(P(1), b) else { return 0 }
  let x: P? = P(2)
  print("end")
  return p.n + p.n }
print(t4(true, P(9)))
func t5(_ b: Bool, _ p: P) -> Int { guard let g = maybe(P(1), b) else { return 0 }
  let x = P(2), y = P(3)
  print("end")
  return p.n + p.n }
print(t5(true, P(9)))
func t6(_ b: Bool, _ p: P) -> Int { guard let g = maybe(P(1), b) else { print("left"); return 0 }
  let x = P(2), y = P(3)
  print("end")
  return p.n + p.n }
print(t6(true, P(9)))
