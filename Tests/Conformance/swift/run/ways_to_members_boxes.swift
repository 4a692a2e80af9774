// anyC
protocol PAnyc {
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
class AAnyc: PAnyc {
  func m(_ n: Int) -> String { "A.m\(n)" }
  class func s(_ n: Int) -> String { "A.s\(n)" }
  var p: String { "A.p" }
  class var sp: String { "A.sp" }
  subscript(i: Int) -> String { "A[\(i)]" }
  class subscript(i: Int) -> String { "A.s[\(i)]" }
  var v = 1
  func inc(_ d: Int) -> Int { v += d; return v }
  required init(k: Int) { v = k }
}
class BAnyc: AAnyc {
  override func m(_ n: Int) -> String { "B.m\(n)" }
  override class func s(_ n: Int) -> String { "B.s\(n)" }
  override var p: String { "B.p" }
  override class var sp: String { "B.sp" }
  override subscript(i: Int) -> String { "B[\(i)]" }
  override class subscript(i: Int) -> String { "B.s[\(i)]" }
}
extension PAnyc {
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
func g1Anyc<T: PAnyc>(_ t: T) -> [String] { [t.m(1), T.s(2), t.p, T.sp, t[3], T[4], type(of: t).s(5)] }
func g2Anyc<T: PAnyc>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Anyc<T: PAnyc>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Anyc<T: PAnyc>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Anyc<T: PAnyc>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g7Anyc(_ t: some PAnyc) -> [String] { [t.m(1), t.p, t[3], type(of: t).sp] + g1Anyc(t) + g2Anyc(t) }
let xAnyc = (BAnyc(k: 2) as any PAnyc)
print(xAnyc.a1())
print(xAnyc.a2())
print(xAnyc.a3())
print(type(of: xAnyc).b1())
print(type(of: xAnyc).b2())
print(type(of: xAnyc).b3())
print(type(of: xAnyc).b4())
print(type(of: xAnyc).b5())
print(xAnyc.c1())
print(xAnyc.c2())
print(xAnyc.m(1))
print([1].map(xAnyc.m))
print([xAnyc].map { $0.m(1) })
print([xAnyc].map { $0.m }.map { $0(1) })
print(type(of: xAnyc).s(1))
print([1].map(type(of: xAnyc).s))
print(type(of: xAnyc).sp)
print(type(of: xAnyc)[3])
print(xAnyc.p)
print(xAnyc[2])
print([xAnyc].map(\.p))
print([xAnyc].map(\.[2]))
print([xAnyc].map(\.p.count))
print(type(of: xAnyc).init(k: 3).p)
print([3].map(type(of: xAnyc).init).map { $0.p })
print([3].map(type(of: xAnyc).init(k:)).map { $0.m(1) })
print({ var y = xAnyc; let r = y.inc(3); return "\(r) \(y.v) \(xAnyc.v)" }())
print({ var y = [xAnyc]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xAnyc.v)" }())
print({ var y = ["a": xAnyc]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xAnyc.v)" }())
print({ var y = (xAnyc, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout any PAnyc) -> Int { y.v += 1; return y.inc(1) }; var y = xAnyc; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xAnyc; f(&y.v); return "\(y.v)" }())
print({ let k: (any PAnyc) -> String = \.p; return k(xAnyc) }())
print({ let f = { (y: any PAnyc) -> String in y.m(1) + y.p }; return f(xAnyc) }())
print({ let f: (any PAnyc) -> (Int) -> String = { $0.m }; return f(xAnyc)(2) }())
print({ switch xAnyc { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xAnyc as? AAnyc { return y.p + y.m(2) }; return "no" }())
print({ (xAnyc as Any) is AAnyc }())
print({ let (a, b) = (xAnyc.m, xAnyc.p); return a(1) + b }())
print("\(type(of: xAnyc))")
print({ lazy var y = xAnyc; return y.p }())
print([xAnyc, xAnyc].map { $0.v }.reduce(0, +))
print([xAnyc].first?.m(3) as Any)
print([xAnyc].first!.p)
print([xAnyc].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xAnyc], [1]).map { $0.m($1) })
print([(xAnyc, 2)].map { y, n in y.m(n) })
print([(a: xAnyc, n: 2)].map { $0.a.m($0.n) })
print(g1Anyc(xAnyc))
print(g2Anyc(xAnyc))
print(g3Anyc(xAnyc))
print(g4Anyc(xAnyc))
print(g6Anyc(xAnyc))
print(g7Anyc(xAnyc))

// compC
protocol PCompc {
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
protocol QCompc {}
class ACompc: PCompc {
  func m(_ n: Int) -> String { "A.m\(n)" }
  class func s(_ n: Int) -> String { "A.s\(n)" }
  var p: String { "A.p" }
  class var sp: String { "A.sp" }
  subscript(i: Int) -> String { "A[\(i)]" }
  class subscript(i: Int) -> String { "A.s[\(i)]" }
  var v = 1
  func inc(_ d: Int) -> Int { v += d; return v }
  required init(k: Int) { v = k }
}
class BCompc: ACompc, QCompc {
  override func m(_ n: Int) -> String { "B.m\(n)" }
  override class func s(_ n: Int) -> String { "B.s\(n)" }
  override var p: String { "B.p" }
  override class var sp: String { "B.sp" }
  override subscript(i: Int) -> String { "B[\(i)]" }
  override class subscript(i: Int) -> String { "B.s[\(i)]" }
}
extension PCompc {
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
func g1Compc<T: PCompc>(_ t: T) -> [String] { [t.m(1), T.s(2), t.p, T.sp, t[3], T[4], type(of: t).s(5)] }
func g2Compc<T: PCompc>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Compc<T: PCompc>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Compc<T: PCompc>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Compc<T: PCompc>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g7Compc(_ t: some PCompc) -> [String] { [t.m(1), t.p, t[3], type(of: t).sp] + g1Compc(t) + g2Compc(t) }
let xCompc = (BCompc(k: 2) as any ACompc & QCompc)
print(xCompc.a1())
print(xCompc.a2())
print(xCompc.a3())
print(type(of: xCompc).b1())
print(type(of: xCompc).b2())
print(type(of: xCompc).b3())
print(type(of: xCompc).b4())
print(type(of: xCompc).b5())
print(xCompc.c1())
print(xCompc.c2())
print(xCompc.m(1))
print([1].map(xCompc.m))
print([xCompc].map { $0.m(1) })
print([xCompc].map { $0.m }.map { $0(1) })
print(type(of: xCompc).s(1))
print([1].map(type(of: xCompc).s))
print(type(of: xCompc).sp)
print(type(of: xCompc)[3])
print(xCompc.p)
print(xCompc[2])
print([xCompc].map(\.p))
print([xCompc].map(\.[2]))
print([xCompc].map(\.p.count))
print(type(of: xCompc).init(k: 3).p)
print([3].map(type(of: xCompc).init).map { $0.p })
print([3].map(type(of: xCompc).init(k:)).map { $0.m(1) })
print({ var y = xCompc; let r = y.inc(3); return "\(r) \(y.v) \(xCompc.v)" }())
print({ var y = [xCompc]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xCompc.v)" }())
print({ var y = ["a": xCompc]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xCompc.v)" }())
print({ var y = (xCompc, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout any ACompc & QCompc) -> Int { y.v += 1; return y.inc(1) }; var y = xCompc; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xCompc; f(&y.v); return "\(y.v)" }())
print({ let k: (any ACompc & QCompc) -> String = \.p; return k(xCompc) }())
print({ let f = { (y: any ACompc & QCompc) -> String in y.m(1) + y.p }; return f(xCompc) }())
print({ let f: (any ACompc & QCompc) -> (Int) -> String = { $0.m }; return f(xCompc)(2) }())
print({ switch xCompc { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xCompc as? ACompc { return y.p + y.m(2) }; return "no" }())
print({ (xCompc as Any) is ACompc }())
print({ let (a, b) = (xCompc.m, xCompc.p); return a(1) + b }())
print("\(type(of: xCompc))")
print({ lazy var y = xCompc; return y.p }())
print([xCompc, xCompc].map { $0.v }.reduce(0, +))
print([xCompc].first?.m(3) as Any)
print([xCompc].first!.p)
print([xCompc].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xCompc], [1]).map { $0.m($1) })
print([(xCompc, 2)].map { y, n in y.m(n) })
print([(a: xCompc, n: 2)].map { $0.a.m($0.n) })
print(g1Compc(xCompc))
print(g2Compc(xCompc))
print(g3Compc(xCompc))
print(g4Compc(xCompc))
print(g6Compc(xCompc))
print(g7Compc(xCompc))
