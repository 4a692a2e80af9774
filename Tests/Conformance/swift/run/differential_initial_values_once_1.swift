class Log { static var n = 0; static func tick(_ s: String) -> Int { print("init", s); n += 1; return n } }
class A { var x = Log.tick("x"); let y: Int; init(y: Int) { self.y = y } }
extension A { convenience init() { print("conv"); self.init(y: 5) } ; convenience init(twice n: Int) { self.init(y: n * 2); x += 1 } }
struct S { var v = Log.tick("v"); var w: Int; init(w: Int) { self.w = w } }
extension S { init() { self.init(w: 3) }; init(pair p: (Int, Int)) { self.init(w: p.0); w += p.1 } }
class B: A { var z = Log.tick("z"); override init(y: Int) { super.init(y: y + 1) } }
extension B { convenience init(b: Bool) { self.init(y: b ? 1 : 0) } }
let a = A(); print(a.x, a.y)
let a2 = A(twice: 4); print(a2.x, a2.y)
let s = S(); print(s.v, s.w)
let s2 = S(pair: (1, 2)); print(s2.v, s2.w)
let b = B(b: true); print(b.x, b.y, b.z)
let b2 = B(); print(b2.x, b2.y, b2.z)
