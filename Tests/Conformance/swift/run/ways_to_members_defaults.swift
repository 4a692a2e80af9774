// def
protocol PDef {
  func m(_ n: Int) -> String
  static func s(_ n: Int) -> String
  var p: String { get }
  static var sp: String { get }
  subscript(i: Int) -> String { get }
  static subscript(i: Int) -> String { get }
  init(k: Int)
  var v: Int { get set }
  mutating func inc(_ d: Int) -> Int
}
extension PDef {
  func m(_ n: Int) -> String { "D.m\(n)" }
  static func s(_ n: Int) -> String { "D.s\(n)" }
  var p: String { "D.p" }
  static var sp: String { "D.sp" }
  subscript(i: Int) -> String { "D[\(i)]" }
  static subscript(i: Int) -> String { "D.s[\(i)]" }
}
struct ADef: PDef { var v = 1; init(k: Int) { v = k }
 mutating func inc(_ d: Int) -> Int { v -= d; return v } }
extension PDef {
  func a1() -> [String] { [1].map(m) + [m(2), p, self[1], Self.s(3), Self.sp, Self[4]] }
  func a2() -> [String] { [1].map(self.m) + [2].map(Self.s) + [3].map { m($0) } + [Self.init(k: 3).p] }
  func a3() -> [String] { [1].map { [self] in p + self[$0] + Self.s($0) + "\(type(of: self))" } }
  static func b1() -> [String] { [1].map(s) + [s(2), sp, Self[1], Self.sp, self.s(3)] }
  static func b2() -> [String] { [1].map(Self.s) + [2].map(self.s) + [3].map { s($0) } + [5].map { Self.init(k: $0).p } }
  static func b3() -> [String] { [1].map(Self.init).map { $0.p } + [2].map(self.init(k:)).map { $0.m(1) } }
  static func b4() -> [String] { [Self(k: 1).p, self.init(k: 1).p, Self.m(Self(k: 2))(3)] + [Self(k: 1)].map(\.p) + [Self(k: 1)].map(\Self.p) }
  static func b5() -> [String] { let f = Self.m; return [f(Self(k: 1))(2)] + [\Self.[3]].map { Self(k: 1)[keyPath: $0] } }
  func c1() -> [String] { let f = m, g = { self.m($0) }; var h: (Int) -> String = f; h = g; return [f(1), g(2), h(3)] }
  func c2() -> [String] { func m2(_ n: Int) -> String { m(n) + p }; return [1, 2].map(m2) }
}
func g1Def<T: PDef>(_ t: T) -> [String] { [t.m(1), T.s(2), t.p, T.sp, t[3], T[4], type(of: t).s(5)] }
func g2Def<T: PDef>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Def<T: PDef>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Def<T: PDef>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Def<T: PDef>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g7Def(_ t: some PDef) -> [String] { [t.m(1), t.p, t[3], type(of: t).sp] + g1Def(t) + g2Def(t) }
func g8Def<T: PDef>(_ t: [T]) -> [String] { t.map { $0.m(1) } + t.map(\.p) + t.flatMap { [$0[1]] } + [t[0].p] + t.compactMap { $0.m }.map { $0(7) } }
let xDef = ADef(k: 2)
print(xDef.a1())
print(xDef.a2())
print(xDef.a3())
print(type(of: xDef).b1())
print(type(of: xDef).b2())
print(type(of: xDef).b3())
print(type(of: xDef).b4())
print(type(of: xDef).b5())
print(xDef.c1())
print(xDef.c2())
print(xDef.m(1))
print([1].map(xDef.m))
print([xDef].map { $0.m(1) })
print([xDef].map { $0.m }.map { $0(1) })
print(type(of: xDef).s(1))
print([1].map(type(of: xDef).s))
print(type(of: xDef).sp)
print(type(of: xDef)[3])
print(xDef.p)
print(xDef[2])
print([xDef].map(\.p))
print([xDef].map(\.[2]))
print([xDef].map(\.p.count))
print((xDef as ADef?)?.m(1) as Any)
print((xDef as ADef?)?.p as Any)
print((xDef as ADef?).map { $0.m(1) } as Any)
print([(xDef as ADef?)?.m].map { $0?(3) ?? "" })
print(type(of: xDef).init(k: 3).p)
print([3].map(type(of: xDef).init).map { $0.p })
print([3].map(type(of: xDef).init(k:)).map { $0.m(1) })
print({ var y = xDef; let r = y.inc(3); return "\(r) \(y.v) \(xDef.v)" }())
print({ var y = [xDef]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xDef.v)" }())
print({ var y = ["a": xDef]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xDef.v)" }())
print({ var y: ADef? = xDef; let r = y?.inc(3); y?.v += 1; return "\(r as Any) \(y!.v)" }())
print({ var y = (xDef, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout ADef) -> Int { y.v += 1; return y.inc(1) }; var y = xDef; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xDef; f(&y.v); return "\(y.v)" }())
print({ let k = \ADef.v; var y = xDef; y[keyPath: k] += 4; return "\(y.v) \(y[keyPath: k])" }())
print({ let k: (ADef) -> String = \.p; return k(xDef) }())
print({ let f = { (y: ADef) -> String in y.m(1) + y.p }; return f(xDef) }())
print({ let f: (ADef) -> (Int) -> String = { $0.m }; return f(xDef)(2) }())
print({ switch xDef { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xDef as? ADef { return y.p + y.m(2) }; return "no" }())
print({ (xDef as Any) is ADef }())
print({ let (a, b) = (xDef.m, xDef.p); return a(1) + b }())
print("\(type(of: xDef))")
print({ lazy var y = xDef; return y.p }())
print([xDef, xDef].map { $0.v }.reduce(0, +))
print([xDef].first?.m(3) as Any)
print([xDef].first!.p)
print([xDef].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xDef], [1]).map { $0.m($1) })
print([(xDef, 2)].map { y, n in y.m(n) })
print([(a: xDef, n: 2)].map { $0.a.m($0.n) })
print(g1Def(xDef))
print(g2Def(xDef))
print(g3Def(xDef))
print(g4Def(xDef))
print(g6Def(xDef))
print(g7Def(xDef))
print(g8Def([xDef]))

// ext
protocol PExt { init(k: Int)
 var v: Int { get set } }
extension PExt {
  func m(_ n: Int) -> String { "D.m\(n)" }
  static func s(_ n: Int) -> String { "D.s\(n)" }
  var p: String { "D.p" }
  static var sp: String { "D.sp" }
  subscript(i: Int) -> String { "D[\(i)]" }
  static subscript(i: Int) -> String { "D.s[\(i)]" }
  mutating func inc(_ d: Int) -> Int { v += d; return v } }
struct AExt: PExt { var v = 1; init(k: Int) { v = k } }
extension PExt {
  func a1() -> [String] { [1].map(m) + [m(2), p, self[1], Self.s(3), Self.sp, Self[4]] }
  func a2() -> [String] { [1].map(self.m) + [2].map(Self.s) + [3].map { m($0) } + [Self.init(k: 3).p] }
  func a3() -> [String] { [1].map { [self] in p + self[$0] + Self.s($0) + "\(type(of: self))" } }
  static func b1() -> [String] { [1].map(s) + [s(2), sp, Self[1], Self.sp, self.s(3)] }
  static func b2() -> [String] { [1].map(Self.s) + [2].map(self.s) + [3].map { s($0) } + [5].map { Self.init(k: $0).p } }
  static func b3() -> [String] { [1].map(Self.init).map { $0.p } + [2].map(self.init(k:)).map { $0.m(1) } }
  static func b4() -> [String] { [Self(k: 1).p, self.init(k: 1).p, Self.m(Self(k: 2))(3)] + [Self(k: 1)].map(\.p) + [Self(k: 1)].map(\Self.p) }
  static func b5() -> [String] { let f = Self.m; return [f(Self(k: 1))(2)] + [\Self.[3]].map { Self(k: 1)[keyPath: $0] } }
  func c1() -> [String] { let f = m, g = { self.m($0) }; var h: (Int) -> String = f; h = g; return [f(1), g(2), h(3)] }
  func c2() -> [String] { func m2(_ n: Int) -> String { m(n) + p }; return [1, 2].map(m2) }
}
func g1Ext<T: PExt>(_ t: T) -> [String] { [t.m(1), T.s(2), t.p, T.sp, t[3], T[4], type(of: t).s(5)] }
func g2Ext<T: PExt>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Ext<T: PExt>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Ext<T: PExt>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Ext<T: PExt>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g7Ext(_ t: some PExt) -> [String] { [t.m(1), t.p, t[3], type(of: t).sp] + g1Ext(t) + g2Ext(t) }
func g8Ext<T: PExt>(_ t: [T]) -> [String] { t.map { $0.m(1) } + t.map(\.p) + t.flatMap { [$0[1]] } + [t[0].p] + t.compactMap { $0.m }.map { $0(7) } }
let xExt = AExt(k: 2)
print(xExt.a1())
print(xExt.a2())
print(xExt.a3())
print(type(of: xExt).b1())
print(type(of: xExt).b2())
print(type(of: xExt).b3())
print(type(of: xExt).b4())
print(type(of: xExt).b5())
print(xExt.c1())
print(xExt.c2())
print(xExt.m(1))
print([1].map(xExt.m))
print([xExt].map { $0.m(1) })
print([xExt].map { $0.m }.map { $0(1) })
print(type(of: xExt).s(1))
print([1].map(type(of: xExt).s))
print(type(of: xExt).sp)
print(type(of: xExt)[3])
print(xExt.p)
print(xExt[2])
print([xExt].map(\.p))
print([xExt].map(\.[2]))
print([xExt].map(\.p.count))
print((xExt as AExt?)?.m(1) as Any)
print((xExt as AExt?)?.p as Any)
print((xExt as AExt?).map { $0.m(1) } as Any)
print([(xExt as AExt?)?.m].map { $0?(3) ?? "" })
print(type(of: xExt).init(k: 3).p)
print([3].map(type(of: xExt).init).map { $0.p })
print([3].map(type(of: xExt).init(k:)).map { $0.m(1) })
print({ var y = xExt; let r = y.inc(3); return "\(r) \(y.v) \(xExt.v)" }())
print({ var y = [xExt]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xExt.v)" }())
print({ var y = ["a": xExt]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xExt.v)" }())
print({ var y: AExt? = xExt; let r = y?.inc(3); y?.v += 1; return "\(r as Any) \(y!.v)" }())
print({ var y = (xExt, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout AExt) -> Int { y.v += 1; return y.inc(1) }; var y = xExt; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xExt; f(&y.v); return "\(y.v)" }())
print({ let k = \AExt.v; var y = xExt; y[keyPath: k] += 4; return "\(y.v) \(y[keyPath: k])" }())
print({ let k: (AExt) -> String = \.p; return k(xExt) }())
print({ let f = { (y: AExt) -> String in y.m(1) + y.p }; return f(xExt) }())
print({ let f: (AExt) -> (Int) -> String = { $0.m }; return f(xExt)(2) }())
print({ switch xExt { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xExt as? AExt { return y.p + y.m(2) }; return "no" }())
print({ (xExt as Any) is AExt }())
print({ let (a, b) = (xExt.m, xExt.p); return a(1) + b }())
print("\(type(of: xExt))")
print({ lazy var y = xExt; return y.p }())
print([xExt, xExt].map { $0.v }.reduce(0, +))
print([xExt].first?.m(3) as Any)
print([xExt].first!.p)
print([xExt].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xExt], [1]).map { $0.m($1) })
print([(xExt, 2)].map { y, n in y.m(n) })
print([(a: xExt, n: 2)].map { $0.a.m($0.n) })
print(g1Ext(xExt))
print(g2Ext(xExt))
print(g3Ext(xExt))
print(g4Ext(xExt))
print(g6Ext(xExt))
print(g7Ext(xExt))
print(g8Ext([xExt]))

// anyext
protocol PAnyext { init(k: Int)
 var v: Int { get set } }
extension PAnyext {
  func m(_ n: Int) -> String { "D.m\(n)" }
  static func s(_ n: Int) -> String { "D.s\(n)" }
  var p: String { "D.p" }
  static var sp: String { "D.sp" }
  subscript(i: Int) -> String { "D[\(i)]" }
  static subscript(i: Int) -> String { "D.s[\(i)]" }
  mutating func inc(_ d: Int) -> Int { v += d; return v } }
class AAnyext: PAnyext { var v = 1; required init(k: Int) { v = k } }
class BAnyext: AAnyext {}
extension PAnyext {
  func a1() -> [String] { [1].map(m) + [m(2), p, self[1], Self.s(3), Self.sp, Self[4]] }
  func a2() -> [String] { [1].map(self.m) + [2].map(Self.s) + [3].map { m($0) } + [Self.init(k: 3).p] }
  func a3() -> [String] { [1].map { [self] in p + self[$0] + Self.s($0) + "\(type(of: self))" } }
  static func b1() -> [String] { [1].map(s) + [s(2), sp, Self[1], Self.sp, self.s(3)] }
  static func b2() -> [String] { [1].map(Self.s) + [2].map(self.s) + [3].map { s($0) } + [5].map { Self.init(k: $0).p } }
  static func b3() -> [String] { [1].map(Self.init).map { $0.p } + [2].map(self.init(k:)).map { $0.m(1) } }
  static func b4() -> [String] { [Self(k: 1).p, self.init(k: 1).p, Self.m(Self(k: 2))(3)] + [Self(k: 1)].map(\.p) + [Self(k: 1)].map(\Self.p) }
  static func b5() -> [String] { let f = Self.m; return [f(Self(k: 1))(2)] + [\Self.[3]].map { Self(k: 1)[keyPath: $0] } }
  func c1() -> [String] { let f = m, g = { self.m($0) }; var h: (Int) -> String = f; h = g; return [f(1), g(2), h(3)] }
  func c2() -> [String] { func m2(_ n: Int) -> String { m(n) + p }; return [1, 2].map(m2) }
}
func g1Anyext<T: PAnyext>(_ t: T) -> [String] { [t.m(1), T.s(2), t.p, T.sp, t[3], T[4], type(of: t).s(5)] }
func g2Anyext<T: PAnyext>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Anyext<T: PAnyext>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Anyext<T: PAnyext>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Anyext<T: PAnyext>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g7Anyext(_ t: some PAnyext) -> [String] { [t.m(1), t.p, t[3], type(of: t).sp] + g1Anyext(t) + g2Anyext(t) }
let xAnyext = (BAnyext(k: 2) as any PAnyext)
print(xAnyext.a1())
print(xAnyext.a2())
print(xAnyext.a3())
print(type(of: xAnyext).b1())
print(type(of: xAnyext).b2())
print(type(of: xAnyext).b3())
print(type(of: xAnyext).b4())
print(type(of: xAnyext).b5())
print(xAnyext.c1())
print(xAnyext.c2())
print(xAnyext.m(1))
print([1].map(xAnyext.m))
print([xAnyext].map { $0.m(1) })
print([xAnyext].map { $0.m }.map { $0(1) })
print(type(of: xAnyext).s(1))
print([1].map(type(of: xAnyext).s))
print(type(of: xAnyext).sp)
print(type(of: xAnyext)[3])
print(xAnyext.p)
print(xAnyext[2])
print([xAnyext].map(\.p))
print([xAnyext].map(\.[2]))
print([xAnyext].map(\.p.count))
print(type(of: xAnyext).init(k: 3).p)
print([3].map(type(of: xAnyext).init).map { $0.p })
print([3].map(type(of: xAnyext).init(k:)).map { $0.m(1) })
print({ var y = xAnyext; let r = y.inc(3); return "\(r) \(y.v) \(xAnyext.v)" }())
print({ var y = [xAnyext]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xAnyext.v)" }())
print({ var y = ["a": xAnyext]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xAnyext.v)" }())
print({ var y = (xAnyext, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout any PAnyext) -> Int { y.v += 1; return y.inc(1) }; var y = xAnyext; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xAnyext; f(&y.v); return "\(y.v)" }())
print({ let k: (any PAnyext) -> String = \.p; return k(xAnyext) }())
print({ let f = { (y: any PAnyext) -> String in y.m(1) + y.p }; return f(xAnyext) }())
print({ let f: (any PAnyext) -> (Int) -> String = { $0.m }; return f(xAnyext)(2) }())
print({ switch xAnyext { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xAnyext as? AAnyext { return y.p + y.m(2) }; return "no" }())
print({ (xAnyext as Any) is AAnyext }())
print({ let (a, b) = (xAnyext.m, xAnyext.p); return a(1) + b }())
print("\(type(of: xAnyext))")
print({ lazy var y = xAnyext; return y.p }())
print([xAnyext, xAnyext].map { $0.v }.reduce(0, +))
print([xAnyext].first?.m(3) as Any)
print([xAnyext].first!.p)
print([xAnyext].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xAnyext], [1]).map { $0.m($1) })
print([(xAnyext, 2)].map { y, n in y.m(n) })
print([(a: xAnyext, n: 2)].map { $0.a.m($0.n) })
print(g1Anyext(xAnyext))
print(g2Anyext(xAnyext))
print(g3Anyext(xAnyext))
print(g4Anyext(xAnyext))
print(g6Anyext(xAnyext))
print(g7Anyext(xAnyext))
