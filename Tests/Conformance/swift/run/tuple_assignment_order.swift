// Places first, then values.
func i(_ n: Int) -> Int { print("idx", n); return n }
func v(_ n: Int) -> Int { print("val", n); return n }
func two() -> (Int, Int) { print("two"); return (5, 6) }
class O { var a = [1, 2, 3]; subscript(k: Int) -> Int { get { print("get", k); return a[k] } set { print("set", k); a[k] = newValue } } }
func o(_ x: O) -> O { print("o"); return x }
func run() { var a = [0, 0]; (a[i(0)], a[i(1)]) = (v(7), v(8)); print(a); (a[i(1)], a[i(0)]) = two(); print(a); let x = O(); (o(x)[i(1)], _, o(x)[i(2)]) = (v(4), v(5), v(6)); print(x.a); var p = (1, (2, 3)); (p.0, (p.1.0, a[i(0)])) = (9, two()); print(p, a); (a[0], a[1]) = (a[1], a[0]); print(a); var b = 1, c = 2; (b, c) = (c, b); print(b, c) }
run()
