final class N { let v: Int; init(_ v: Int) { self.v = v }; deinit { print("-\(v)", terminator: " ") } }
func line(_ s: String) { print("|", s) }
nonisolated(unsafe) var k = 0
func mk() -> N? { k += 1; return k < 10 ? N(k) : nil }
do { while let x = mk(), x.v < 3 { print(x.v, terminator: " ") }; line("while"); if let y = mk(), y.v < 3 { print(y.v) } else { line("else") }; line("if") }; line("end")
func f() { while let x = mk(), x.v < 7 { print(x.v, terminator: " ") }; line("while f") }
f()
func g() { guard let x = mk(), x.v < 7 else { line("guard"); return }; print(x.v) }
g(); line("g")
do { for i in 0..<2 { if let x = mk(), x.v + i < 7 { line("in") }; line("behind") } }
do { var q = [N(30), N(31), N(32), N(33)]; while let x = q.popLast(), x.v > 32 { print(x.v, terminator: " ") }; line("popped"); q = []; line("e") }
do { var q = [N(40), N(41), N(42), N(43)][...]; while let x = q.popFirst(), x.v < 42 { print(x.v, terminator: " ") }; line("popped"); q = []; line("e") }
do { var q = [N(50), N(51), N(52), N(53)][...]; while let x = q.popFirst(), x.v < 52 { print(x.v, terminator: " ") }; line("popped"); q = [] ; line("e") }
do { var q = [N(60), N(61), N(62), N(63)][...]; while let x = q.popFirst() { if x.v > 61 { break }; print(x.v, terminator: " ") }; line("popped"); q += [N(77)]; line("e") }; line("end")
func o(_ v: Int) -> N? { v < 0 ? nil : N(v) }
do { if let a = o(100), let b = o(-1) { print(a.v, b.v) }; line("second failed"); if let a = o(101), let b = o(102), a.v > b.v { print("no") } else { line("else") }; line("out") }
enum T { case pair(N, N), one(N), none }
func t(_ v: Int) -> T { v == 2 ? .pair(N(200), N(201)) : v == 1 ? .one(N(202)) : .none }
for v in [2, 1, 0] {
  if case .pair(let a, let b) = t(v), a.v > b.v { print("no") }; line("if case")
  switch t(v) { case .pair(let a, _) where a.v > 200: print("no"); case .pair(_, let b): print(b.v); case .one(let a) where a.v < 0: print("no"); case let x: if case .one(let y) = x { print(y.v) } }; line("switch")
}
do { var list = [T.pair(N(210), N(211)), .one(N(212)), .none]; while case .one(let a) = list.popLast() ?? .one(N(213)), a.v > 212 { print(a.v) }; line("while case"); list = [] }; line("end")
do { for case let x? in [o(220), o(-1), o(221)] where x.v > 220 { print(x.v, terminator: " ") }; line("for case") }; line("end")
do { var i = 0; outer: while let a = o(230 + i) { i += 1; while let b = o(240 + i), b.v < 242 { i += 1; if i > 3 { break outer }; print(a.v, b.v, terminator: " ") }; line("inner"); if i > 2 { break } ; continue outer }; line("outer") }; line("end")
func early(_ k: Int) -> Int { while let a = o(250), let b = o(k) { if b.v > 260 { return a.v }; line("again"); return b.v }; line("none"); return 0 }
print(early(-1)); line(""); print(early(261)); line(""); print(early(255)); line("")
func thrower() throws -> N? { throw E.x }
enum E: Error { case x }
do { do { while let a = o(270), let b = try thrower() { print(a.v, b.v) } } catch { line("caught") }; line("behind") }
do { let n = o(280).map { $0.v > 5 ? $0 : nil } ?? nil; line("map"); if let n, let m = o(n.v > 300 ? 1 : -1) { print(m.v) }; line("last") }; line("end")
do { var c = 0; repeat { let z = N(290 + c); c += 1; if z.v == 291 { continue }; line("r") } while c < 3; line("repeat") }
