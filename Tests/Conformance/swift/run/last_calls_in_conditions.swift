class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func say(_ s: String) -> Int { print(s); return 1 }
func t1(_ all: Bool) { let log = { [it = Probe(1)] in say("log") + it.n }; print("t1", all ? log() : say("other")); print("end") }
t1(true); t1(false)
func t2(_ all: Bool) { let log = { [it = Probe(2)] in say("log") + it.n }; let x = all ? log() + say("after") : say("other"); print("end", x) }
t2(true); t2(false)
func t3(_ all: Bool) { let log = { [it = Probe(3)] in say("log") + it.n }; let x = say("before") + (all ? log() : log() + say("more")) + say("behind"); print("end", x) }
t3(true); t3(false)
func t4(_ all: Bool) { let log = { [it = Probe(4)] in say("log") + it.n }; let x = all || log() > 3; print("end", x) }
t4(true); t4(false)
func t5(_ o: Int?) { let log = { [it = Probe(5)] in say("log") + it.n }; let x = o ?? log(); print("end", x) }
t5(1); t5(nil)
func t6(_ o: [Int]?) { let log = { [it = Probe(6)] in say("log") + it.n }; let x = o?.map { $0 + 1 }.prefix(log()).count; print("end", x as Any) }
t6([1]); t6(nil)
func t7(_ all: Bool) { let log = { [it = Probe(7)] in say("log") + it.n }; let x = if all { log() } else { say("other") }; print("end", x) }
t7(true); t7(false)
func t8(_ all: Bool, _ b: Bool) { let log = { [it = Probe(8)] in say("log") + it.n }; let x = all ? (b ? log() : say("no")) : say("other"); print("end", x) }
t8(true, true); t8(true, false); t8(false, false)
func t9(_ all: Bool) { let log = { [it = Probe(9)] in say("log") + it.n }; let y = log() + (all ? log() : say("x")); print("end", y) }
t9(true); t9(false)
func t10(_ all: Bool) { let log = { [it = Probe(10)] in say("log") + it.n }; let y = (all ? log() : say("x")) + log(); print("end", y) }
t10(true); t10(false)
func t11(_ all: Bool) -> Int { let log = { [it = Probe(11)] in say("log") + it.n }; return all ? log() : say("x") }
print(t11(true)); print(t11(false))
func t12(_ all: Bool) { let log = { [it = Probe(12)] in say("log") + it.n }; if (all ? log() : say("x")) > 1 { print("then") } else { print("else") }; print("end") }
t12(true); t12(false)
func t13(_ all: Bool) { let log = { [it = Probe(13)] in say("log") + it.n }; if all, log() > 3 { print("then") } else { print("else") }; print("end") }
t13(true); t13(false)
func t14(_ all: Bool) { let log = { [it = Probe(14)] in say("log") + it.n }; while all && log() > 50 { print("in") }; print("end") }
t14(true); t14(false)
func t15(_ all: Bool) throws { let log = { [it = Probe(15)] in say("log") + it.n }; let x = try? say("a") + log(); print("end", x as Any) }
try t15(true)
func t16(_ all: Bool) { let log = { [it = Probe(16)] in say("log") + it.n }; let x = all ? "\(log())" : "no"; print("end", x) }
t16(true); t16(false)
func t17(_ all: Bool) { let log = { [it = Probe(17)] in say("log") + it.n }; let x = [say("a"), all ? log() : 2, say("b")]; print("end", x) }
t17(true); t17(false)
func u1(_ a: Bool) { let log = { [it = Probe(21)] in say("log") + it.n }; if log() > 3, a { print("then", log()) } else { print("else") }; print("end") }
u1(true); u1(false)
func u2(_ a: Bool) { let log = { [it = Probe(22)] in say("log") + it.n }; if a, log() > 3, say("x") > 4 { print("then") } else { print("else") }; print("end") }
u2(true); u2(false)
func u3(_ a: Bool) { let log = { [it = Probe(23)] in say("log") + it.n }; if a, log() > 3 { print("then") } else { print("else", log()) }; print("end") }
u3(true); u3(false)
func u4(_ a: Bool) { let log = { [it = Probe(24)] in say("log") + it.n }; guard a, log() > 3 else { print("else"); return }; print("end") }
u4(true); u4(false)
func u5(_ a: Bool) { let log = { [it = Probe(25)] in say("log") + it.n }; guard a, log() > 3 else { print("else", log()); return }; print("end") }
u5(true); u5(false)
func u6(_ a: Int) { let log = { [it = Probe(26)] in say("log") + it.n }; switch log() + a { case 27: print("one"); case 28: print("two", log()); default: print("other") }; print("end") }
u6(0); u6(1); u6(2)
func u7(_ a: Int) { let log = { [it = Probe(27)] in say("log") + it.n }; let x = switch a { case 1: log(); case 2: log() + log(); default: 4 }; print("end", x) }
u7(1); u7(2); u7(3)
func u8(_ a: Bool) { let log = { [it = Probe(28)] in say("log") + it.n }; let x = log() > 3 ? log() : say("no"); print("end", x) }
u8(true)
func u9(_ a: Bool) { let log = { [it = Probe(29)] in say("log") + it.n }; _ = a ? log() : say("no"); print("end") }
u9(true); u9(false)
func v1(_ a: Bool) { let log = { [it = Probe(31)] in type(of: it) }; _ = a ? log() : Probe.self; print("end") }
v1(true); v1(false)
func v2(_ a: Bool, _ f: (Int) -> Int) { let log = { [it = Probe(32)] (n: Int) in say("log") + it.n + n }; let x = f(a ? log(1) : say("no")); print("end", x) }
v2(true) { print("f", $0); return $0 }; v2(false) { print("f", $0); return $0 }
func v3(_ a: Bool) { let log = { [it = Probe(33)] (n: Int) in say("log") + it.n + n }; let x = log(a ? log(1) : 2); print("end", x) }
v3(true); v3(false)
func v4(_ a: Bool) { let log = { [it = Probe(34)] in say("log") + it.n }; if let x = a ? Optional(log()) : nil, x > 2 { print("then", x) } else { print("else") }; print("end") }
v4(true); v4(false)
func v5(_ a: Bool) { let log = { [it = Probe(35)] in say("log") + it.n }; for i in 0..<(a ? log() - 34 : 1) { print(i) }; print("end") }
v5(true); v5(false)
func v6(_ a: Bool) { let log = { [it = Probe(36)] in say("log") + it.n }; let x = a ? (log() > 3 || a) : say("b") > 1; print("end", x) }
v6(true); v6(false)
func v7(_ a: Bool) { let log = { [it = Probe(37)] in say("log") + it.n }; let x = a ? (a && log() > 3) : say("b") > 1; print("end", x) }
v7(true); v7(false)
struct E1: Error {}
func v8(_ a: Bool) throws -> Int { let log = { [it = Probe(38)] (x: Int) throws -> Int in if x > 1 { throw E1() }; return say("log") + it.n }; return a ? try log(1) : try log(2) }
print((try? v8(true)) as Any); print((try? v8(false)) as Any)
func v9(_ a: Bool) { let log = { [it = Probe(39)] in say("log") + it.n }; let other = { [it = Probe(40)] in say("other") + it.n }; print(a ? log() : other()); print("end") }
v9(true); v9(false)
func w1(_ a: Bool) { let log = { [it = Probe(41)] in say("log") + it.n }; let x: Int; if a { x = log() } else { x = a ? log() : say("no") }; print("end", x) }
w1(true); w1(false)
