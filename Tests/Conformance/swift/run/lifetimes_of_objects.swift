final class P { let n: Int; var next: P?; var act: (() -> Void)?; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) }
  func itself() -> P { self }; func made() -> P { P(n + 1000) }; var twin: P { P(n + 2000) }; subscript(i: Int) -> P { P(n + i * 3000) } }
struct S { var a: P; var b: P?; let k: Int
  func first() -> P { a }; mutating func swap(_ p: P) -> P { let old = a; a = p; return old }; func with(_ p: P) -> S { S(a: p, b: b, k: k) } }
enum E { case one(P), two(P, P), none
  var n: Int { switch self { case .one(let p): return p.n; case .two(let p, let q): return p.n + q.n; case .none: return 0 } } }
func take(_ p: P) -> Int { print("take", p.n); return p.n }
func pass(_ p: P) -> P { print("pass", p.n); return p }
func maybe(_ p: P, _ yes: Bool) -> P? { yes ? p : nil }
func two(_ p: P, _ q: P) -> Int { print("two", p.n, q.n); return p.n + q.n }
func change(_ p: inout P, _ q: P) { print("change", p.n); p = q; print("changed", p.n) }
func run(_ f: () -> Int) -> Int { print("run"); return f() }
func gen<T>(_ x: T) -> T { x }
func list(_ xs: P...) -> Int { xs.count }
struct Bad: Error {}
func may(_ p: P, _ yes: Bool) throws -> P { if !yes { throw Bad() }; return p }
@MainActor func t0(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  if let y = maybe(S(a: (maybe(p, b) ?? P(1)), b: nil, k: run { take(P(2)) }).a, a) { print("got", y.n) } else { print("none") }
  var v1: [P] = [(maybe(p, b) ?? P(3)), { P(4) }()]
  v1.append(p[1])
  print(v1.removeFirst().n)
  print(k)
  let v2 = E.one(S(a: p, b: nil, k: take(p)).first())
  print(v2.n)
  switch v2 { case .one(let q): print("one", q.n); case .two(let q, _): print("two", q.n); case .none: print("none") }
  var v3: [P] = [p, p.made()]
  v3.append(pass(p))
  print(v3.removeFirst().n)
  var v4: P? = S(a: p, b: nil, k: k).first()
  print(v4?.n as Any)
  v4 = ((try? may(P(7), b)) ?? p)
  print("end")
  return take(S(a: P(8), b: nil, k: take(P(9))).a)
}
print("-- t0(true, true, 1)"); print(t0(true, true, 1, P(10)))
print("-- t0(false, true, 2)"); print(t0(false, true, 2, P(11)))
print("-- t0(true, false, 3)"); print(t0(true, false, 3, P(12)))
print("-- t0(false, false, 4)"); print(t0(false, false, 4, P(13)))
@MainActor func t1(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  print([P(14), P(15).twin].count)
  do { let q = try may((p, k).0, a); print("may", q.n) } catch { print("bad") }
  var v5: P? = p
  print(v5?.n as Any)
  v5 = nil
  print(k)
  print(k)
  print("end")
  return run { two(p, P(17)) }
}
print("-- t1(true, true, 1)"); print(t1(true, true, 1, P(18)))
print("-- t1(false, true, 2)"); print(t1(false, true, 2, P(19)))
print("-- t1(true, false, 3)"); print(t1(true, false, 3, P(20)))
print("-- t1(false, false, 4)"); print(t1(false, false, 4, P(21)))
@MainActor func t2(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  let v6 = (a ? P(22) : p)
  print("v6", v6.n)
  do { let q = try may(pass(v6), b); print("may", q.n) } catch { print("bad") }
  let v7 = (S(a: v6, b: nil, k: take(P(23))).a, k).0
  print("v7", v7.n)
  defer { print("defer", v7.n) }
  var v8 = S(a: P(24), b: nil, k: run { k })
  print(v8.k)
  v8.a = (maybe(P(25), b) ?? p)
  v8 = v8.with(P(27))
  print(gen(p).n)
  if let y = maybe((maybe(p[1], a) ?? { v7 }()), b) { print("got", y.n) } else { print("none") }
  print("end")
  return p.twin.n
}
print("-- t2(true, true, 1)"); print(t2(true, true, 1, P(31)))
print("-- t2(false, true, 2)"); print(t2(false, true, 2, P(32)))
print("-- t2(true, false, 3)"); print(t2(true, false, 3, P(33)))
print("-- t2(false, false, 4)"); print(t2(false, false, 4, P(34)))
@MainActor func t3(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  for x in [pass(p), { P(35) }()] { print("x", x.n); if b { continue } }
  let v9 = E.two(((try? may(P(36), b)) ?? P(37)), p)
  print(v9.n)
  switch v9 { case .one(let q): print("one", q.n); case .two(let q, _): print("two", q.n); case .none: print("none") }
  var v10: [P] = [(P(38), k).0, (b ? P(39) : P(40))]
  v10.append(gen(P(41)))
  print(v10.removeFirst().n)
  print([(P(42), k).0, (maybe(P(43), b) ?? P(44))].count, two(gen(P(45)), (b ? P(46) : P(47))))
  if let y = maybe(S(a: p, b: nil, k: take(P(48))).a[1], a) { print("got", y.n) } else { print("none") }
  let v11 = p
  print("v11", v11.n)
  let (v12, v12b) = ((maybe(P(49), a) ?? P(50)), pass(P(51)))
  print(v12.n)
  print("end")
  return [P(52), p][0].n
}
print("-- t3(true, true, 1)"); print(t3(true, true, 1, P(53)))
print("-- t3(false, true, 2)"); print(t3(false, true, 2, P(54)))
print("-- t3(true, false, 3)"); print(t3(true, false, 3, P(55)))
print("-- t3(false, false, 4)"); print(t3(false, false, 4, P(56)))
@MainActor func t4(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  let v13 = E.one(p)
  print(v13.n)
  switch v13 { case .one(let q): print("one", q.n); case .two(let q, _): print("two", q.n); case .none: print("none") }
  print(k)
  switch ([p, (p, take(P(59))).0][1]).n % 3 { case 0: print("zero", list(p, P(60))); default: print("more", [P(61), P(62)].count) }
  _ = ((P(63), k).0, run { take(P(64)) }).0
  print("end")
  return E.two((p, k).0, (P(65), take(P(66))).0).n
}
print("-- t4(true, true, 1)"); print(t4(true, true, 1, P(67)))
print("-- t4(false, true, 2)"); print(t4(false, true, 2, P(68)))
print("-- t4(true, false, 3)"); print(t4(true, false, 3, P(69)))
print("-- t4(false, false, 4)"); print(t4(false, false, 4, P(70)))
@MainActor func t5(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  let v14 = (P(71), run { take(P(72)) }).0
  print("v14", v14.n)
  print(k)
  print(gen(v14[1]).n)
  let v15 = P(73)
  print("v15", v15.n)
  print(E.two(P(74), P(75).itself()).n)
  var v16: P? = P(76)[1]
  print(v16?.n as Any)
  v16 = nil
  if take((v15, take(P(77))).0) > 3 {
    if b {
      var v17: [P] = [gen(v15), [P(79), v14][1]]
      v17.append(v17[0])
      print(v17.removeFirst().n)
      let v18 = p
      print("v18", v18.n)
    } else {
      print((list(p, p) + list(P(80), P(81))))
      var mv19 = { (P(82), k).0 }()
      mv19 = (v16 ?? (P(83), take(P(84))).0)
    }
  } else {
    print([(v14[1], P(85).n).0, gen((a ? P(86) : p))].count)
    defer { print("defer", k) }
  }
  print("end")
  return E.two(p, (a ? P(87) : p)).n
}
print("-- t5(true, true, 1)"); print(t5(true, true, 1, P(88)))
print("-- t5(false, true, 2)"); print(t5(false, true, 2, P(89)))
print("-- t5(true, false, 3)"); print(t5(true, false, 3, P(90)))
print("-- t5(false, false, 4)"); print(t5(false, false, 4, P(91)))
@MainActor func t6(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  let v20 = P(92)
  print("v20", v20.n)
  var mv21 = ((try? may((maybe(p, b) ?? v20), b)) ?? P(93))
  mv21 = (a ? (maybe(P(94), a) ?? P(95)) : pass(mv21))
  print(take(pass(P(96))))
  do { let q = try may((a ? p : v20), b); print("may", q.n) } catch { print("bad") }
  var v22: P? = ((try? may(v20, a)) ?? p)
  print(v22?.n as Any)
  v22 = nil
  let v23 = E.one(mv21.made())
  print(v23.n)
  switch v23 { case .one(let q): print("one", q.n); case .two(let q, _): print("two", q.n); case .none: print("none") }
  print("end")
  return k
}
print("-- t6(true, true, 1)"); print(t6(true, true, 1, P(101)))
print("-- t6(false, true, 2)"); print(t6(false, true, 2, P(102)))
print("-- t6(true, false, 3)"); print(t6(true, false, 3, P(103)))
print("-- t6(false, false, 4)"); print(t6(false, false, 4, P(104)))
@MainActor func t7(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  var v24 = S(a: (b ? S(a: P(105), b: nil, k: take(P(106))).a : [p, p][0]), b: nil, k: run { k })
  print(v24.k)
  v24.a = P(108)
  _ = P(109)
  if take(P(110)) > 3 {
    let v25 = p[1]
    print("v25", v25.n)
  } else {
    print(v24.with(P(116)).a.n)
  }
  var v26: [P] = [pass(p), v24.a]
  v26.append((a ? p : p))
  print(v26.removeFirst().n)
  var v27 = S(a: (P(117).twin, (k + take(p))).0, b: (b ? P(118) : p), k: run { take(P(119)) })
  print(v27.k)
  v27.a = P(120)[1]
  print("end")
  return P(121)[1].n
}
print("-- t7(true, true, 1)"); print(t7(true, true, 1, P(122)))
print("-- t7(false, true, 2)"); print(t7(false, true, 2, P(123)))
print("-- t7(true, false, 3)"); print(t7(true, false, 3, P(124)))
print("-- t7(false, false, 4)"); print(t7(false, false, 4, P(125)))
@MainActor func t8(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  print(run { E.two(P(126), P(127)).n })
  _ = pass(P(128))[1]
  defer { print("defer", list(P(129), P(130))) }
  print(run { (k + k) })
  print([P(131), P(132)].count, E.two({ p }(), gen(P(133))).n)
  do {
    let v28 = p
    print("v28", v28.n)
  }
  print(two(P(134), ((p, k).0, E.two(P(135), P(136)).n).0))
  var v29: P? = ((try? may(p, b)) ?? P(137))
  print(v29?.n as Any)
  v29 = nil
  print("end")
  return [((try? may(P(138), b)) ?? p), [P(139), p][1]].count
}
print("-- t8(true, true, 1)"); print(t8(true, true, 1, P(140)))
print("-- t8(false, true, 2)"); print(t8(false, true, 2, P(141)))
print("-- t8(true, false, 3)"); print(t8(true, false, 3, P(142)))
print("-- t8(false, false, 4)"); print(t8(false, false, 4, P(143)))
@MainActor func t9(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  print(run { two(P(144), p) })
  switch ((p, k).0[1]).n % 3 { case 0: print("zero", E.two(P(145), p).n); default: print("more", [p, P(146)].count) }
  var v30: [P] = [p, p[1]]
  v30.append(p[1])
  print(v30.removeFirst().n)
  switch ((b ? p : (P(147), take(P(148))).0)).n % 3 { case 0: print("zero", run { take(P(149)) }); default: print("more", E.two(p, p).n) }
  let v31 = E.two({ p }(), (a ? p : p))
  print(v31.n)
  switch v31 { case .one(let q): print("one", q.n); case .two(let q, _): print("two", q.n); case .none: print("none") }
  guard let g646674 = maybe(gen(P(151)), b) else { print("left"); return 0 }
  var v32: P? = gen(p)
  print(v32?.n as Any)
  v32 = pass(P(152))
  guard let g553085 = maybe((p, k).0, b) else { print("left"); return 0 }
  print("end")
  return ((k + take(p)) + two(p, p))
}
print("-- t9(true, true, 1)"); print(t9(true, true, 1, P(153)))
print("-- t9(false, true, 2)"); print(t9(false, true, 2, P(154)))
print("-- t9(true, false, 3)"); print(t9(true, false, 3, P(155)))
print("-- t9(false, false, 4)"); print(t9(false, false, 4, P(156)))
@MainActor func t10(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  defer { print("defer", (take(p) + take(p))) }
  var v33: P? = { p }()
  print(v33?.n as Any)
  v33 = { p }()
  let v34 = { [q = [p, P(157)][0]] in take(q) }
  print(v34())
  var v35: P? = S(a: P(158), b: nil, k: take(P(159))).first()
  print(v35?.n as Any)
  v35 = { p }()
  print((run { take(p) } + [p, P(160)].count), P(161).n)
  print((two(P(162), P(163)) + run { take(p) }))
  print("end")
  return [(a ? p : p), ((try? may(P(164), b)) ?? p)].count
}
print("-- t10(true, true, 1)"); print(t10(true, true, 1, P(165)))
print("-- t10(false, true, 2)"); print(t10(false, true, 2, P(166)))
print("-- t10(true, false, 3)"); print(t10(true, false, 3, P(167)))
print("-- t10(false, false, 4)"); print(t10(false, false, 4, P(168)))
@MainActor func t11(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {
  do {
    var v36: [P] = [gen(P(169)), S(a: P(170), b: nil, k: take(P(171))).a]
    v36.append(p.itself())
    print(v36.removeFirst().n)
  }
  _ = ({ p }(), take(p)).0
  let v37 = { { P(172) }() }()
  print("v37", v37.n)
  print([(maybe(P(173), b) ?? p), P(174)].count)
  print(run { P(175).n }, list(P(176), P(177)))
  var v38: [P] = [((try? may(P(178), a)) ?? P(179)), pass(P(180))]
  v38.append(pass(v37))
  print(v38.removeFirst().n)
  print([p, p].count)
  print("end")
  return take(P(181))
}
print("-- t11(true, true, 1)"); print(t11(true, true, 1, P(182)))
print("-- t11(false, true, 2)"); print(t11(false, true, 2, P(183)))
print("-- t11(true, false, 3)"); print(t11(true, false, 3, P(184)))
print("-- t11(false, false, 4)"); print(t11(false, false, 4, P(185)))
