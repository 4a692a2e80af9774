class C { var k = 1; func m(_ a: inout [Int], _ n: Int) -> Int { a = [n, k] + a; return n }
 func t(_ a: inout String) throws { a += "!"; throw E.x } }
enum E: Error { case x }
struct S { var v = 3; func m(_ a: inout [String]) { a.append("s\(v)") }; func two(_ a: inout Int, _ b: inout String) -> String { a += v; b += "\(a)"; return b } }
var xs = [1], ss = ["a"], n = 1, t = "t"
let f = C().m
print(f(&xs, 4)); print(xs); print(f(&xs, 5)); print(xs)
let g = S().m
g(&ss); print(ss); g(&ss); print(ss)
let h = S(v: 9).two
print(h(&n, &t), n, t); print(h(&n, &t), n, t)
let u = C().t
do { try u(&t) } catch { print(error, t) }
do { try u(&t) } catch { print(error, t) }
print(C.m(C())(&xs, 7), xs)
let cu = S.two(S(v: 2))
print(cu(&n, &t), n, t)
struct M { var v = 0; mutating func add(_ k: Int) { v += k } }
struct Box { var b = 2.5, c = 1.0; func grow(_ o: inout Box) { o.b += b }; static func st(_ o: inout Box, _ k: Double) -> Double { o.c = k; return o.b } }
var bx = Box()
let gr = Box(b: 4, c: 4).grow
gr(&bx); print(bx); gr(&bx); print(bx)
let st = Box.st
print(st(&bx, 3), bx)
protocol P { func ch(_ a: inout [Int]); static func sc(_ a: inout [Int]) -> Self }
extension P { func ex(_ a: inout [String]) { a.append("ex") } }
final class PC: P { func ch(_ a: inout [Int]) { a.append(1) }; static func sc(_ a: inout [Int]) -> PC { a.append(2); return PC() } }
struct PS: P { func ch(_ a: inout [Int]) { a.append(3) }; static func sc(_ a: inout [Int]) -> PS { a.append(4); return PS() } }
var ps: [any P] = [PC(), PS()]
for p in ps { let c = p.ch; c(&xs); c(&xs); print(xs); let e = p.ex; e(&ss); e(&ss); print(ss)
  let m: any P.Type = type(of: p); let sc: (inout [Int]) -> any P = m.sc; _ = sc(&xs); print(type(of: sc(&xs)), xs) }
func gen<T: P>(_ p: T, _ xs: inout [Int]) { let c = p.ch, s = T.sc; c(&xs); _ = s(&xs); c(&xs); print(xs) }
gen(PC(), &xs); gen(PS(), &xs)
let fs: [(inout [Int]) -> Void] = [PC().ch, PS().ch, { $0 = [] }, { $0.append(9) }]
for f in fs { f(&xs); print(xs) }
var arr2 = [[1], [2]]
for f in fs { f(&arr2[1]); print(arr2) }
let ap: (inout [Int], Int) -> Void = { $0.append($1) }
ap(&xs, 3); print(xs)
var o: [Int]? = [5]
let oc = PC().ch
oc(&o!); print(o!)
class D: C { override func m(_ a: inout [Int], _ n: Int) -> Int { let r = super.m; a.append(100); return r(&a, n) } }
let dm = D().m; print(dm(&xs, 1), xs)
