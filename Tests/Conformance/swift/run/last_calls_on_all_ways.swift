class Probe { let n: Int; init(_ n: Int, _ m: Int = 1, _ k: Int = 2) { self.n = n }; deinit { print("gone", n) } }
@discardableResult func say(_ s: String) -> Int { print(s); return 1 }
func id(_ n: Int, _ m: Int = 1, _ k: Int = 2) -> Int { n }
func two(_ a: Int, _ b: Int) -> Int { a + b }
struct Bad: Error {}
func may(_ n: Int, _ m: Int = 1, _ k: Int = 2) throws -> Int { if n > 2 { throw Bad() }; return n }
func t0(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(01)] in say("log0") + it.n % 2 }
  let other = { [it = Probe(02)] in say("other0") + it.n % 2 }
  print(log())
  let v1 = switch [[1, 2].map { $0 + 1 }[(b) ? 0 : 1], (list?.prefix(id(abs(other()))).count ?? log())].count { case 1: id(id(other() + other()) + (o ?? other())); default: id(log() + (b ? m : say("s1"))) }
  print("v", v1)
  print("end")
}
print("-- t0(true, true, 1, [1, 2], 2)"); t0(true, true, 1, [1, 2], 2)
print("-- t0(false, true, nil, nil, 1)"); t0(false, true, nil, nil, 1)
print("-- t0(true, false, nil, [1], 3)"); t0(true, false, nil, [1], 3)
print("-- t0(false, false, 2, nil, 2)"); t0(false, false, 2, nil, 2)
func t1(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(11)] in say("log1") + it.n % 2 }
  let other = { [it = Probe(12)] in say("other1") + it.n % 2 }
  if let x = (a ? o : nil), x > log() {
    switch [((try? may(other())) ?? say("s2")), id(other())].count {
    case 1:
      say("s3")
      say("s4")
    case 2, 3:
      say("s5")
    default:
      _ = [1, 2].map { $0 + 1 }[(b) ? 0 : 1]
    }
    print(((try? may(other())) ?? two(other(), k)), id((b ? other() : log())))
    say("s6")
  }
  let v2 = id((list?.prefix(id(abs(((try? may(say("s7"))) ?? other())))).count ?? other()))
  print("v", v2)
  _ = ((!b) ? log() : [1, 2].map { $0 + 1 }[(a) ? 0 : 1])
  print("end")
}
print("-- t1(true, true, 1, [1, 2], 2)"); t1(true, true, 1, [1, 2], 2)
print("-- t1(false, true, nil, nil, 1)"); t1(false, true, nil, nil, 1)
print("-- t1(true, false, nil, [1], 3)"); t1(true, false, nil, [1], 3)
print("-- t1(false, false, 2, nil, 2)"); t1(false, false, 2, nil, 2)
func t2(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(21)] in say("log2") + it.n % 2 }
  let other = { [it = Probe(22)] in say("other2") + it.n % 2 }
  do {
    let inner3 = { [it = Probe(93)] in say("inner") + it.n % 2 }
    let v4 = switch ((b || a) ? (m + other()) : ((try? may(other())) ?? other())) { case 1: id(((try? may(log())) ?? log())); default: (list?.prefix(id(abs((list?.prefix(id(abs(say("s8")))).count ?? k)))).count ?? [n, say("s9")].count) }
    print("v", v4)
    if (a || a) { print(say("s10")) } else if a {
      say("s11")
    } else { say("s12") }
    let v5 = (o.map { $0 + 1 } ?? [1, 2].map { $0 + 1 }[((!a)) ? 0 : 1])
    print("v", v5)
    print(inner3())
    _ = id(log())
    let thr6 = { [it = Probe(76)] (x: Int) throws -> Int in if x > 2 { throw Bad() }; return say("thr") + it.n % 2 + x }
    print((try? thr6([1, 2].map { $0 + 1 }[(b) ? 0 : 1])) ?? k)
    do { print(try thr6((other() + say("s13")))) } catch { say("s14") }
    say("s15")
    let v7 = id((list?.prefix(id(abs((say("s16") + n)))).count ?? two(other(), say("s17"))))
    print("v", v7)
  }
  if (!(a && b)) {
    for x in 0..<(((try? may(other())) ?? k) % 3) {
      print("x", x)
      say("s18")
    }
  }
  do {
    switch [1, 2].map { $0 + 1 }[((!b)) ? 0 : 1] {
    case 1:
      say("s19")
      say("s20")
      say("s21")
    case 2, 3:
      print(two(two([1, 2].map { $0 + 1 }[(a) ? 0 : 1], id(m)), ((try? may(id(other() + other()))) ?? n)))
      say("s22")
    default:
      say("s23")
    }
    let thr8 = { [it = Probe(78)] (x: Int) throws -> Int in if x > 2 { throw Bad() }; return say("thr") + it.n % 2 + x }
    print((try? thr8(id(log()))) ?? (list?.prefix(id(abs(log()))).count ?? m))
    do { print(try thr8(two(k, other()))) } catch { say("s24") }
    say("s25")
    let v9 = switch [id(say("s26") + k), id(log() + say("s27"))].count { case 1: id([say("s28"), m].count + id(other() + m)); default: log() }
    print("v", v9)
  }
  print("end")
}
print("-- t2(true, true, 1, [1, 2], 2)"); t2(true, true, 1, [1, 2], 2)
print("-- t2(false, true, nil, nil, 1)"); t2(false, true, nil, nil, 1)
print("-- t2(true, false, nil, [1], 3)"); t2(true, false, nil, [1], 3)
print("-- t2(false, false, 2, nil, 2)"); t2(false, false, 2, nil, 2)
func t3(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(31)] in say("log3") + it.n % 2 }
  let other = { [it = Probe(32)] in say("other3") + it.n % 2 }
  if let x = ((b && b) ? o : nil), x > say("s29") {
    outer10: for i in 0..<3 {
      for j in 0..<2 {
        if i + j > n { say("s30"); break outer10 }
        say("s31")
        say("s32")
        say("s33")
        if (say("s34") > 1) { print((list?.prefix(id(abs(say("s35")))).count ?? log())); continue outer10 }
      }
      let v11 = say("s36")
      print("v", v11)
    }
    do {
      let inner12 = { [it = Probe(912)] in say("inner") + it.n % 2 }
      say("s37")
      say("s38")
      print(inner12())
      print((((id(k) > 1) ? o : nil) ?? (list?.prefix(id(abs((o ?? say("s39"))))).count ?? [log(), k].count)))
      say("s40")
    }
  }
  outer13: for i in 0..<3 {
    for j in 0..<2 {
      if i + j > n { say("s41"); break outer13 }
      if (log() == two(log(), other())), (!(a && b)) {
        say("s42")
        let v14 = log()
        print("v", v14)
        say("s43")
      } else {
        _ = (o.map { $0 + 1 } ?? (o ?? other()))
      }
      let thr15 = { [it = Probe(715)] (x: Int) throws -> Int in if x > 2 { throw Bad() }; return say("thr") + it.n % 2 + x }
      print((try? thr15([1, 2].map { $0 + 1 }[(a) ? 0 : 1])) ?? id(m))
      do { print(try thr15(id(m))) } catch { say("s44") }
      say("s45")
      if (log() > 1) { print(((try? may(say("s46"))) ?? log())); continue outer13 }
    }
    for i in 0..<2 {
      say("s47" + "\(i)")
      say("s48")
    }
  }
  guard (!(b || a)) else {
    var c16 = 0
    repeat {
      c16 += 1
      say("s49")
      _ = other()
      say("s50")
    } while c16 < 2 && b
    var c17 = 0
    repeat {
      c17 += 1
      say("s51")
      let v18 = (list?.prefix(id(abs((o ?? ((try? may(n)) ?? log()))))).count ?? other())
      print("v", v18)
      say("s54")
    } while c17 < 2 && (!b)
    if a {
      let v19 = two((o.map { $0 + 1 } ?? (m + other())), say("s55"))
      print("v", v19)
    }
    return
  }
  print("end")
}
print("-- t3(true, true, 1, [1, 2], 2)"); t3(true, true, 1, [1, 2], 2)
print("-- t3(false, true, nil, nil, 1)"); t3(false, true, nil, nil, 1)
print("-- t3(true, false, nil, [1], 3)"); t3(true, false, nil, [1], 3)
print("-- t3(false, false, 2, nil, 2)"); t3(false, false, 2, nil, 2)
func t4(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(41)] in say("log4") + it.n % 2 }
  let other = { [it = Probe(42)] in say("other4") + it.n % 2 }
  switch log() {
  case 1:
    if a {
      say("s56")
    }
    do {
      print(try may(id((k + k))))
      say("s57")
      say("s58")
    } catch { say("s59") }
  case 2, 3:
    let par20 = { [it = Probe(820)] (x: Int) in say("par") + it.n % 2 + x }
    print(a ? par20(two(log(), log())) : log())
  default:
    if ((!b) || (say("s60") == say("s61"))), ((b && b) && a) {
      say("s62")
    }
    _ = say("s63")
  }
  let par21 = { [it = Probe(821)] (x: Int) in say("par") + it.n % 2 + x }
  print(b ? par21(other()) : k)
  if let x = o.map { $0 + 1 }, x > (a ? other() : other()) {
    let v22 = two(log(), log())
    print("v", v22)
  }
  print("end")
}
print("-- t4(true, true, 1, [1, 2], 2)"); t4(true, true, 1, [1, 2], 2)
print("-- t4(false, true, nil, nil, 1)"); t4(false, true, nil, nil, 1)
print("-- t4(true, false, nil, [1], 3)"); t4(true, false, nil, [1], 3)
print("-- t4(false, false, 2, nil, 2)"); t4(false, false, 2, nil, 2)
func t5(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(51)] in say("log5") + it.n % 2 }
  let other = { [it = Probe(52)] in say("other5") + it.n % 2 }
  _ = other()
  say("s64")
  outer23: for i in 0..<3 {
    for j in 0..<2 {
      if i + j > n { say("s65"); break outer23 }
      do {
        print(try may((o.map { $0 + 1 } ?? log())))
        say("s66")
        say("s67")
        say("s68")
      } catch { say("s69") }
      guard ((other() == m) || (a || b)) else {
        say("s70")
        return
      }
      if (!a) { print(id(log())); continue outer23 }
    }
    print(n, ((try? may(say("s71"))) ?? (list?.prefix(id(abs(k))).count ?? k)))
    say("s72")
    print([1, 2].map { $0 + 1 }[(b) ? 0 : 1], k)
  }
  print("end")
}
print("-- t5(true, true, 1, [1, 2], 2)"); t5(true, true, 1, [1, 2], 2)
print("-- t5(false, true, nil, nil, 1)"); t5(false, true, nil, nil, 1)
print("-- t5(true, false, nil, [1], 3)"); t5(true, false, nil, [1], 3)
print("-- t5(false, false, 2, nil, 2)"); t5(false, false, 2, nil, 2)
func t6(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(61)] in say("log6") + it.n % 2 }
  let other = { [it = Probe(62)] in say("other6") + it.n % 2 }
  for i in 0..<2 {
    say("s73" + "\(i)")
    let v24 = if (log() == log()) { id((list?.prefix(id(abs(say("s74")))).count ?? say("s75"))) } else { log() }
    print("v", v24)
    for i in 0..<2 {
      say("s76" + "\(i)")
      say("s77")
      say("s78")
      say("s79")
    }
    let par25 = { [it = Probe(825)] (x: Int) in say("par") + it.n % 2 + x }
    print((!a) ? par25((list?.prefix(id(abs(log()))).count ?? m)) : log())
  }
  let v26 = if ((log() + m) > 1) { [(o ?? say("s80")), id(say("s81"))].count } else { id(log()) }
  print("v", v26)
  let v27 = ((id(n) > 1) ? log() : say("s82"))
  print("v", v27)
  print("end")
}
print("-- t6(true, true, 1, [1, 2], 2)"); t6(true, true, 1, [1, 2], 2)
print("-- t6(false, true, nil, nil, 1)"); t6(false, true, nil, nil, 1)
print("-- t6(true, false, nil, [1], 3)"); t6(true, false, nil, [1], 3)
print("-- t6(false, false, 2, nil, 2)"); t6(false, false, 2, nil, 2)
func t7(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {
  let log = { [it = Probe(71)] in say("log7") + it.n % 2 }
  let other = { [it = Probe(72)] in say("other7") + it.n % 2 }
  let v28 = [log(), id(say("s83"))].count
  print("v", v28)
  let again29 = log
  say("s84")
  print(again29())
  let thr30 = { [it = Probe(730)] (x: Int) throws -> Int in if x > 2 { throw Bad() }; return say("thr") + it.n % 2 + x }
  print((try? thr30(log())) ?? ((try? may(say("s85"))) ?? other()))
  do { print(try thr30((list?.prefix(id(abs(say("s86")))).count ?? say("s87")))) } catch { say("s88") }
  say("s89")
  print("end")
}
print("-- t7(true, true, 1, [1, 2], 2)"); t7(true, true, 1, [1, 2], 2)
print("-- t7(false, true, nil, nil, 1)"); t7(false, true, nil, nil, 1)
print("-- t7(true, false, nil, [1], 3)"); t7(true, false, nil, [1], 3)
print("-- t7(false, false, 2, nil, 2)"); t7(false, false, 2, nil, 2)
