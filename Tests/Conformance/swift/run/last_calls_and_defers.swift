class D { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("d", n) } }
func f() { let c = { [d = D(1)] in print("use", d.n) }; defer { c() }; print("x") }
f()
func g() { let c = { [d = D(2)] in print("use", d.n) }; c(); defer { c(); print("deferred") }; print("x") }
g()
func i(_ n: Int) { let c = { [d = D(4)] in print("use", d.n) }; guard n > 1 else { c(); return }; c(); print("after") }
i(1); i(2)
func j(_ n: Int) -> Int { let c = { [d = D(5)] in d.n }; if n > 1 { return c() }; return c() + 1 }
print(j(1), j(2))
func k() throws -> Int { let c = { [d = D(6)] () throws -> Int in d.n }; return try c() }
print(try! k())
func l() { let c = { [d = D(7)] in print(d.n) }; switch 1 { case 1: c(); default: break }; print("after") }
l()
func m() { let c = { [d = D(8)] in print(d.n) }; func inner() { print("inner") }; inner(); c(); inner() }
m()
func n() { var i = 0; let c = { [d = D(9)] in print(d.n) }; while i < 2 { c(); i += 1 }; print("after") }
n()
func o() { let c = { [d = D(10)] in print(d.n) }; let e = { c() }; e(); print("after") }
o()
func p() { do { let c = { [d = D(11)] in print(d.n) }; c(); throw E() } catch { print("caught") } }
struct E: Error {}
p()
