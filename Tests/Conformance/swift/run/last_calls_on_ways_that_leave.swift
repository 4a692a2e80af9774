class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
enum E: Error { case a, b }
func may(_ k: Int) throws -> Int { if k == 1 { throw E.a }; if k == 2 { throw E.b }; return k }
func v1(_ k: Int) { let log = { [it = Probe(1)] in print(it.n) }
  for i in 0..<3 { let o = log; o(); if i == k { print("leaving"); return } }
  print("end") }
for k in [0, 2, 5] { v1(k) }
func v2(_ k: Int) { let log = { [it = Probe(2)] in print(it.n) }
  do { let f: () throws -> Void = { if k > 0 { throw E.a } }; log(); print("made", type(of: f)) } catch { log(); print("c") }
  print("end") }
v2(0)
func v4(_ k: Int) { let log = { [it = Probe(4)] in print(it.n) }
  do { log(); let f: () throws -> Void = { if k > 5 { throw E.a } }; try f(); print("a"); let g = { () throws -> Int in throw E.b }; print("b", type(of: g)) } catch { log(); print("c") }
  print("end") }
for k in [0, 6] { v4(k) }
func v5(_ k: Int) { let log = { [it = Probe(5)] in print(it.n) }
  while true { do { let o = log; o(); if try may(k) == 0 { print("zero"); break }; print("no"); o(); return } catch { print("c"); break } }
  print("end") }
for k in [0, 1, 3] { v5(k) }
func v3(_ k: Int) { let log = { [it = Probe(3)] in print(it.n) }
  do { if k > 0 { _ = try may(k); print("back"); return }; print("x") } catch { print("c") }
  log(); print("end") }
for k in [0, 3, 1] { v3(k) }
