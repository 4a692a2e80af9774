struct V: Equatable { var x: Int; static func ~= (p: V, n: Int) -> Bool { print("  ~V", p.x, n); return n % 10 == p.x } }
enum E { case one(Int), two(Int, String), list([Int]) }
func t(_ v: (Int, E)) {
  switch v {
  case (..<0, .one(_)), (V(x: 2), .two(_, _)), (_, .list(_)): print("a")
  case (let a, .one(let b)): print("b", a, b)
  default: print("c")
  }
}
t((7, .one(7))); t((2, .two(1, ""))); t((-2, .one(1))); t((-2, .list([]))); t((3, .two(1, "")))
func u(_ v: (Int, E)) {
  switch v {
  case (V(x: 2), .two): print("a")
  case (_, .list): print("b")
  case (V(x: 3), .two(let k, _)): print("c", k)
  default: print("d")
  }
  switch v { case (V(x: 5), .list): print("e"); default: print("f") }
  if case (V(x: 6), .list) = v { print("g") }
  if case (V(x: 6), .two(V(x: 1), "")) = v { print("h") }
}
u((7, .one(7))); u((2, .two(1, ""))); u((3, .two(1, ""))); u((-2, .list([])))
func w(_ v: E) {
  switch v { case .two(V(x: 1), "a"): print("1"); case .two(V(x: 2), "b"), .one(V(x: 2)): print("2"); case .one(V(x: 3)), .list([]): print(3); default: print("x") }
}
w(.two(1, "a")); w(.two(2, "b")); w(.two(5, "c")); w(.one(3)); w(.list([])); w(.list([1]))
func y(_ v: (Int, Int, Int?)) {
  switch v { case (V(x: 1), V(x: 2), nil): print("1"); case (V(x: 1), V(x: 3), let k?): print("2", k); case (_, V(x: 4), 5?): print("3"); default: print("d") }
}
y((1, 2, nil)); y((1, 3, 4)); y((1, 4, 5)); y((0, 0, nil)); y((1, 4, nil))
enum X: Error { case a(Int, Int?), b }
func c(_ e: any Error) { do { throw e } catch X.a(V(x: 1), nil) { print("1") } catch X.a(V(x: 2), let k?) where k > 1 { print("2", k) } catch { print("3") } }
c(X.a(1, 2)); c(X.a(1, nil)); c(X.a(2, 1)); c(X.a(2, 3)); c(X.b)
func z(_ v: (Any, Int, Bool)) {
  switch v { case (let x as Int, V(x: 2), true): print("1", x); case (is String, V(x: 3), false): print("2"); case (_, V(x: 4), true): print("3"); default: print("d") }
}
z((1, 2, false)); z((1, 2, true)); z(("", 3, true)); z(("", 3, false)); z((0, 4, true)); z((2.5, 2, true))
func pairs(_ v: (Int, Int)) { switch v { case (5, V(x: 1)), (V(x: 1), 5): print("a"); case (V(x: 2), 0...3), (0...3, V(x: 2)): print("b"); default: print("c") } }
for a in [1, 2, 5] { for b in [1, 2, 5] { pairs((a, b)) } }
for case (V(x: 1), let k?) in [(1, nil), (1, 3), (2, 3)] as [(Int, Int?)] { print(k) }
let r = switch (3, Optional(4)) { case (V(x: 3), nil): 1; case (V(x: 3), .some(V(x: 4))): 2; default: 3 }
print(r)
enum T { case l, n(Int) ; indirect case m(T, T) }
func trees(_ v: T) { switch v { case .m(.n(V(x: 1)), .l): print("1"); case .m(.n(V(x: 1)), .m(.n(V(x: 2)), .n)): print("2"); case .m(_, .n(V(x: 7))): print("3"); default: print("d") } }
trees(.m(.n(1), .n(7))); trees(.m(.n(1), .l)); trees(.m(.n(1), .m(.n(2), .l))); trees(.m(.n(1), .m(.n(2), .n(0)))); trees(.l)
