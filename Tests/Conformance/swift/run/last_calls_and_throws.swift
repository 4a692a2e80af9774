class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
enum E: Error { case a, b }
func may(_ k: Int) throws -> Int { if k == 1 { throw E.a }; if k == 2 { throw E.b }; return k }
func u1(_ k: Int) -> Int { let log = { [it = Probe(1)] in print(it.n) }
  do { log(); let v = try may(k); print("fine"); if v == 0 { return 5 }; log(); print("z") } catch E.a { log(); print("c") } catch { print("d") }
  print("end"); return 0 }
for k in [0, 1, 2, 3] { print(u1(k)) }
func u2(_ k: Int) throws { let log = { [it = Probe(2)] in print(it.n) }
  do { log(); _ = try may(k); print("fine") } catch E.a { log(); print("c") }
  print("end") }
for k in [0, 1, 2] { do { try u2(k) } catch { print("out", error) } }
func u3(_ k: Int) { let log = { [it = Probe(3)] in print(it.n) }
  do { do { log(); _ = try may(k); print("fine") } catch E.a { log(); print("c"); throw E.b } } catch { print("o"); log(); print("p") }
  print("end") }
for k in [0, 1, 2] { u3(k) }
func u4(_ k: Int) { let log = { [it = Probe(4)] in print(it.n) }
  do { for i in 0..<3 { log(); _ = try may(k == i ? 1 : 0); print("i", i) }; print("fine") } catch { log(); print("c") }
  print("end") }
for k in [0, 5] { u4(k) }
func u5(_ k: Int) { let log = { [it = Probe(5)] in print(it.n) }
  do { log(); let v = try? may(k); print("v", v as Any); print("fine") } catch { log(); print("c") }
  print("end") }
for k in [0, 1] { u5(k) }
func u6(_ k: Int) { let log = { [it = Probe(6)] in print(it.n); return it.n }
  do { if try may(k) > log() { print("big") } else { print("small") }; print("fine") } catch { print(log()); print("c") }
  print("end") }
for k in [0, 1, 9] { u6(k) }
func u7(_ k: Int) { let log = { [it = Probe(7)] in print(it.n) }
  do { guard try may(k) > 2 else { log(); print("early"); return }; print("fine") } catch { log(); print("c") }
  print("end") }
for k in [0, 1, 9] { u7(k) }
func u8(_ k: Int) { let log = { [it = Probe(8)] in print(it.n) }
  for i in 0..<2 { let other = log; other(); print("i", i) }
  print("end") }
u8(0)
func u9(_ k: Int) { let log = { [it = Probe(9)] in print(it.n) }
  switch k { case 0: let o = log; o(); print("zero"); case 1: print("one"); default: log(); do { let p = log; p(); print("p") }; print("many") }
  print("end") }
for k in [0, 1, 2] { u9(k) }
func u10(_ k: Int) { let log = { [it = Probe(10)] in print(it.n) }
  if k > 0 { let o = log; if k > 1 { let p = o; p(); print("two") } else { o(); print("one") } } else { let y = Probe(100); log(); print(y.n) }
  print("end") }
for k in [0, 1, 2] { u10(k) }
func u11(_ k: Int) { let log = { [it = Probe(11)] in print(it.n) }
  do { log(); switch try may(k) { case 0: print("zero"); case 3: log(); print("three"); default: print("x") }; print("fine") } catch { log(); print("c") }
  print("end") }
for k in [0, 1, 3, 4] { u11(k) }
func u12(_ k: Int) { let log = { [it = Probe(12)] in print(it.n) }
  do { log(); defer { print("deferred") }; _ = try may(k); print("fine") } catch { log(); print("c") }
  print("end") }
for k in [0, 1] { u12(k) }
func u13(_ k: Int) { let log = { [it = Probe(13)] in print(it.n) }
  do { log(); let xs = [1, 2].map { $0 + k }; print(xs); let ys = try [1, 2].map { try may($0 + k) }; print(ys) } catch { log(); print("c") }
  print("end") }
for k in [0, 5] { u13(k) }
