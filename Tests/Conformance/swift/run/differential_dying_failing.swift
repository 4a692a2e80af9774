class B { var f: Int; init(_ f: Int) { self.f = f }; deinit { print("bye \(f)") }; func w(_ x: Int) -> Int { x } }
class N { deinit { print("n gone") }; init(x: Int) throws { throw E() } ; init() {} }
class M: B { var g: Int; override init(_ f: Int) { g = 2; super.init(f) }; init(bad: Int) throws { g = 1; if bad > 0 { throw E() }; super.init(3) } 
 init?(n: Int) { g = 1; super.init(n); if n > 5 { return nil } } 
 convenience init(c: Int) throws { if c > 1 { throw E() }; self.init(9); if c > 0 { throw E() } }
 deinit { print("m") } }
struct E: Error {}
do { _ = try N(x: 1) } catch { print("c1") }
do { _ = try M(bad: 1) } catch { print("c2") }
print(M(n: 6) == nil, M(n: 1) == nil)
do { _ = try M(c: 2) } catch { print("c3") }
do { _ = try M(c: 1) } catch { print("c4") }
do { _ = try M(c: 0) } catch { print("c5") }
func f(_ x: Int) throws -> B { let b = B(x); defer { print("df") }; if x > 1 { throw E() }; return b }
do { let a = try f(1); let b = try f(2); print(a, b) } catch { print("c6") }
if case let (a, b) = (B(1), B(2)), a.f == 1 { print("t") }
if case (let a, _) = (B(1), B(2)) { print("t2", a.f) }
enum X { case o(B), p(B, B) }
if case .o(let b) = X.o(B(4)) { print("o", b.f) }
if case .p(let b, _) = X.p(B(4), B(5)) { print("p", b.f) }
switch X.p(B(6), B(7)) { case .p(_, let b): print("p2", b.f); case .o: break }
print("z")
for i in 0..<2 { guard case .o(let b) = X.o(B(i)) else { break }; print("loop", b.f) }
while let b = Optional(B(8)), b.f < 9 { print("w"); break }
let (q, r) = (B(10), B(11)); print(q.f, r.f)
do { let (q, _) = (B(12), B(13)); print(q.f) }
