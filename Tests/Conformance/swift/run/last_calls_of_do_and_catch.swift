class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
struct E: Error {}
func may(_ b: Bool) throws { if b { throw E() } }
func t1(_ b: Bool) { let log = { [it = Probe(1)] in print(it.n) }
  do { log(); try may(b); print("fine") } catch { log(); print("c") }
  print("end") }
t1(false); t1(true)
func t2(_ b: Bool) { let log = { [it = Probe(2)] in print(it.n) }
  do { try may(b); log(); print("fine") } catch { log(); print("c") }
  print("end") }
t2(false); t2(true)
func t3(_ b: Bool, _ c: Bool) { let log = { [it = Probe(3)] in print(it.n) }
  do { log(); try may(b); print("mid"); try may(c); print("fine") } catch { print("in"); log(); print("c") }
  print("end") }
t3(false, false); t3(true, false); t3(false, true)
func t4(_ b: Bool) { let log = { [it = Probe(4)] in print(it.n) }
  do { try may(b); print("fine") } catch { log(); print("c") }
  print("end") }
t4(false); t4(true)
func t5(_ b: Bool) { let log = { [it = Probe(5)] in print(it.n) }
  do { log(); try may(b); print("fine"); log(); print("x") } catch { print("no") }
  print("end") }
t5(false); t5(true)
func t6(_ b: Bool) { let log = { [it = Probe(6)] in print(it.n) }
  do { if b { log(); throw E() }; print("fine") } catch { print("no"); log(); print("x") }
  print("end") }
t6(false); t6(true)
func t7(_ b: Bool) { let log = { [it = Probe(7)] in print(it.n) }
  if b { let other = log; other(); print("inner") }
  print("end") }
t7(false); t7(true)
func t8(_ b: Bool) { let log = { [it = Probe(8)] in print(it.n) }
  do { let other = log; other(); print("inner") }
  print("end") }
t8(false)
func t9(_ b: Bool) { let log = { [it = Probe(9)] in print(it.n) }
  log()
  if b { let other = log; other(); print("inner"); other(); print("x") }
  print("end") }
t9(false); t9(true)
func t10(_ b: Bool) { let log = { [it = Probe(10)] in print(it.n) }
  for i in 0..<2 { do { if i == 1 { try may(b) }; print("ok", i) } catch { log(); print("c") } }
  print("end") }
t10(false); t10(true)
func t11(_ b: Bool) { let log = { [it = Probe(11)] in print(it.n) }
  do { log(); try may(b); print("fine") } catch is E { log(); print("c") } catch { print("other"); log(); print("d") }
  print("end") }
t11(false); t11(true)
