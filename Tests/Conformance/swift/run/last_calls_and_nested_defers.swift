class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func t1(_ a: Bool) { let log = { [it = Probe(1)] in print("log", it.n) }; if a { defer { log() }; print("x"); return }; log(); print("end") }
t1(true); t1(false)
func t2(_ a: Bool) { let log = { [it = Probe(2)] in print("log", it.n) }; if a { defer { log() }; print("x") }; print("end") }
t2(true); t2(false)
func t3(_ a: Bool) { let log = { [it = Probe(3)] in print("log", it.n) }; do { defer { log() }; print("x"); if a { return } }; print("end") }
t3(true); t3(false)
func t4(_ a: Bool) { let log = { [it = Probe(4)] in print("log", it.n) }; for i in 0..<2 { defer { log() }; if a { return }; print(i) }; print("end") }
t4(true); t4(false)
struct E: Error {}
func t5(_ a: Bool) { let log = { [it = Probe(5)] in print("log", it.n) }; do { if a { defer { log() }; throw E() }; log() } catch { print("caught") }; print("end") }
t5(true); t5(false)
func t6(_ a: Bool) { let log = { [it = Probe(6)] in print("log", it.n) }; do { do { log(); if a { throw E() }; print("no") } catch is E { print("inner"); throw E() } } catch { print("caught") }; print("end") }
t6(true); t6(false)
func t7(_ a: Int) { let log = { [it = Probe(7)] in print("log", it.n) }; l: while true { switch a { case 1: log(); break l; case 2: break l; default: log(); return } }; print("end") }
t7(1); t7(2); t7(3)
func t8(_ a: Int) { let log = { [it = Probe(8)] in print("log", it.n) }; for i in 0..<3 { if i == a { log(); continue }; if i == 2 { log(); break }; print(i) }; print("end") }
t8(0); t8(1)
func t9(_ a: Bool) { let log = { [it = Probe(9)] in print("log", it.n) }; let f = { () -> Int in 3 }; guard a else { defer { log() }; print("no"); return }; _ = f(); log(); print("end") }
t9(true); t9(false)
