class L { static var n = 0; static func t(_ s: String) -> Int { print("init", s); n += 1; return n } }
class A { var x = L.t("x"); let y: Int; init(y: Int) { self.y = y }; convenience init(inside: Bool) { self.init(y: 1) } ; convenience init(two: Int) { self.init(inside: true); x += two } }
extension A { convenience init() { self.init(y: 5) }; convenience init(three: Int) { self.init(two: three) } }
class B: A { var z = L.t("z") }
class C: B { var w = L.t("w"); override init(y: Int) { super.init(y: y * 2) } }
extension C { convenience init(c: Int) { self.init(three: c) } }
class D: C { let q: Int; init(q: Int) { self.q = q; super.init(y: q) }; override convenience init(y: Int) { self.init(q: y + 100) } }
for o in [A(inside: true), B(), B(inside: true), B(three: 3), B(y: 4)] { print(o.x, o.y, type(of: o)) }
for o in [C(), C(inside: true), C(three: 3), C(y: 4), C(c: 2)] { print(o.x, o.y, o.z, o.w) }
for o in [D(q: 1), D(y: 2), D(), D(inside: true), D(c: 3)] { print(o.x, o.y, o.z, o.w, o.q) }
