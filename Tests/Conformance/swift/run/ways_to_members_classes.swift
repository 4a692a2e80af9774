// subUp
class ASubup {
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
class BSubup: ASubup {
  override func m(_ n: Int) -> String { "B.m\(n)" }
  override class func s(_ n: Int) -> String { "B.s\(n)" }
  override var p: String { "B.p" }
  override class var sp: String { "B.sp" }
  override subscript(i: Int) -> String { "B[\(i)]" }
  override class subscript(i: Int) -> String { "B.s[\(i)]" }
}
extension ASubup {
  func a2() -> [String] { [1].map(self.m) + [2].map(Self.s) + [3].map { m($0) } + [Self.init(k: 3).p] }
  func a3() -> [String] { [1].map { [self] in p + self[$0] + Self.s($0) + "\(type(of: self))" } }
  static func b2() -> [String] { [1].map(Self.s) + [2].map(self.s) + [3].map { s($0) } + [5].map { Self.init(k: $0).p } }
  static func b3() -> [String] { [1].map(Self.init).map { $0.p } + [2].map(self.init(k:)).map { $0.m(1) } }
  func c1() -> [String] { let f = m, g = { self.m($0) }; var h: (Int) -> String = f; h = g; return [f(1), g(2), h(3)] }
  func c2() -> [String] { func m2(_ n: Int) -> String { m(n) + p }; return [1, 2].map(m2) }
}
func g2Subup<T: ASubup>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Subup<T: ASubup>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Subup<T: ASubup>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Subup<T: ASubup>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g8Subup<T: ASubup>(_ t: [T]) -> [String] { t.map { $0.m(1) } + t.map(\.p) + t.flatMap { [$0[1]] } + [t[0].p] + t.compactMap { $0.m }.map { $0(7) } }
let xSubup = (BSubup(k: 2) as ASubup)
print(xSubup.a2())
print(xSubup.a3())
print(type(of: xSubup).b2())
print(type(of: xSubup).b3())
print(xSubup.c1())
print(xSubup.c2())
print(xSubup.m(1))
print([1].map(xSubup.m))
print([xSubup].map { $0.m(1) })
print([xSubup].map { $0.m }.map { $0(1) })
print(type(of: xSubup).s(1))
print([1].map(type(of: xSubup).s))
print(type(of: xSubup).sp)
print(type(of: xSubup)[3])
print(xSubup.p)
print(xSubup[2])
print([xSubup].map(\.p))
print([xSubup].map(\.[2]))
print([xSubup].map(\.p.count))
print((xSubup as ASubup?)?.m(1) as Any)
print((xSubup as ASubup?)?.p as Any)
print((xSubup as ASubup?).map { $0.m(1) } as Any)
print([(xSubup as ASubup?)?.m].map { $0?(3) ?? "" })
print(type(of: xSubup).init(k: 3).p)
print([3].map(type(of: xSubup).init).map { $0.p })
print([3].map(type(of: xSubup).init(k:)).map { $0.m(1) })
print({ var y = xSubup; let r = y.inc(3); return "\(r) \(y.v) \(xSubup.v)" }())
print({ var y = [xSubup]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xSubup.v)" }())
print({ var y = ["a": xSubup]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xSubup.v)" }())
print({ var y: ASubup? = xSubup; let r = y?.inc(3); y?.v += 1; return "\(r as Any) \(y!.v)" }())
print({ var y = (xSubup, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout ASubup) -> Int { y.v += 1; return y.inc(1) }; var y = xSubup; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xSubup; f(&y.v); return "\(y.v)" }())
print({ let k = \ASubup.v; var y = xSubup; y[keyPath: k] += 4; return "\(y.v) \(y[keyPath: k])" }())
print({ let k: (ASubup) -> String = \.p; return k(xSubup) }())
print({ let f = { (y: ASubup) -> String in y.m(1) + y.p }; return f(xSubup) }())
print({ let f: (ASubup) -> (Int) -> String = { $0.m }; return f(xSubup)(2) }())
print({ switch xSubup { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xSubup as? ASubup { return y.p + y.m(2) }; return "no" }())
print({ (xSubup as Any) is ASubup }())
print({ let (a, b) = (xSubup.m, xSubup.p); return a(1) + b }())
print("\(type(of: xSubup))")
print({ lazy var y = xSubup; return y.p }())
print([xSubup, xSubup].map { $0.v }.reduce(0, +))
print([xSubup].first?.m(3) as Any)
print([xSubup].first!.p)
print([xSubup].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xSubup], [1]).map { $0.m($1) })
print([(xSubup, 2)].map { y, n in y.m(n) })
print([(a: xSubup, n: 2)].map { $0.a.m($0.n) })
print(g2Subup(xSubup))
print(g3Subup(xSubup))
print(g4Subup(xSubup))
print(g6Subup(xSubup))
print(g8Subup([xSubup]))

// gsub
class AGsub<T> {
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
class BGsub: AGsub<Int> {
  override func m(_ n: Int) -> String { "B.m\(n)" }
  override class func s(_ n: Int) -> String { "B.s\(n)" }
  override var p: String { "B.p" }
  override class var sp: String { "B.sp" }
  override subscript(i: Int) -> String { "B[\(i)]" }
  override class subscript(i: Int) -> String { "B.s[\(i)]" }
}
extension AGsub {
  func a2() -> [String] { [1].map(self.m) + [2].map(Self.s) + [3].map { m($0) } + [Self.init(k: 3).p] }
  func a3() -> [String] { [1].map { [self] in p + self[$0] + Self.s($0) + "\(type(of: self))" } }
  static func b2() -> [String] { [1].map(Self.s) + [2].map(self.s) + [3].map { s($0) } + [5].map { Self.init(k: $0).p } }
  static func b3() -> [String] { [1].map(Self.init).map { $0.p } + [2].map(self.init(k:)).map { $0.m(1) } }
  func c1() -> [String] { let f = m, g = { self.m($0) }; var h: (Int) -> String = f; h = g; return [f(1), g(2), h(3)] }
  func c2() -> [String] { func m2(_ n: Int) -> String { m(n) + p }; return [1, 2].map(m2) }
}
func g2Gsub<T: AGsub<Int>>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Gsub<T: AGsub<Int>>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Gsub<T: AGsub<Int>>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Gsub<T: AGsub<Int>>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g8Gsub<T: AGsub<Int>>(_ t: [T]) -> [String] { t.map { $0.m(1) } + t.map(\.p) + t.flatMap { [$0[1]] } + [t[0].p] + t.compactMap { $0.m }.map { $0(7) } }
let xGsub = (BGsub(k: 2) as AGsub<Int>)
print(xGsub.a2())
print(xGsub.a3())
print(type(of: xGsub).b2())
print(type(of: xGsub).b3())
print(xGsub.c1())
print(xGsub.c2())
print(xGsub.m(1))
print([1].map(xGsub.m))
print([xGsub].map { $0.m(1) })
print([xGsub].map { $0.m }.map { $0(1) })
print(type(of: xGsub).s(1))
print([1].map(type(of: xGsub).s))
print(type(of: xGsub).sp)
print(type(of: xGsub)[3])
print(xGsub.p)
print(xGsub[2])
print([xGsub].map(\.p))
print([xGsub].map(\.[2]))
print([xGsub].map(\.p.count))
print((xGsub as AGsub<Int>?)?.m(1) as Any)
print((xGsub as AGsub<Int>?)?.p as Any)
print((xGsub as AGsub<Int>?).map { $0.m(1) } as Any)
print([(xGsub as AGsub<Int>?)?.m].map { $0?(3) ?? "" })
print(type(of: xGsub).init(k: 3).p)
print([3].map(type(of: xGsub).init).map { $0.p })
print([3].map(type(of: xGsub).init(k:)).map { $0.m(1) })
print({ var y = xGsub; let r = y.inc(3); return "\(r) \(y.v) \(xGsub.v)" }())
print({ var y = [xGsub]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xGsub.v)" }())
print({ var y = ["a": xGsub]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xGsub.v)" }())
print({ var y: AGsub<Int>? = xGsub; let r = y?.inc(3); y?.v += 1; return "\(r as Any) \(y!.v)" }())
print({ var y = (xGsub, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout AGsub<Int>) -> Int { y.v += 1; return y.inc(1) }; var y = xGsub; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xGsub; f(&y.v); return "\(y.v)" }())
print({ let k = \AGsub<Int>.v; var y = xGsub; y[keyPath: k] += 4; return "\(y.v) \(y[keyPath: k])" }())
print({ let k: (AGsub<Int>) -> String = \.p; return k(xGsub) }())
print({ let f = { (y: AGsub<Int>) -> String in y.m(1) + y.p }; return f(xGsub) }())
print({ let f: (AGsub<Int>) -> (Int) -> String = { $0.m }; return f(xGsub)(2) }())
print({ switch xGsub { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xGsub as? AGsub<Int> { return y.p + y.m(2) }; return "no" }())
print({ (xGsub as Any) is AGsub<Int> }())
print({ let (a, b) = (xGsub.m, xGsub.p); return a(1) + b }())
print("\(type(of: xGsub))")
print({ lazy var y = xGsub; return y.p }())
print([xGsub, xGsub].map { $0.v }.reduce(0, +))
print([xGsub].first?.m(3) as Any)
print([xGsub].first!.p)
print([xGsub].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xGsub], [1]).map { $0.m($1) })
print([(xGsub, 2)].map { y, n in y.m(n) })
print([(a: xGsub, n: 2)].map { $0.a.m($0.n) })
print(g2Gsub(xGsub))
print(g3Gsub(xGsub))
print(g4Gsub(xGsub))
print(g6Gsub(xGsub))
print(g8Gsub([xGsub]))

// anyU
protocol PAnyu {
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
class AAnyu: PAnyu {
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
class BAnyu: AAnyu {
  override func m(_ n: Int) -> String { "B.m\(n)" }
  override class func s(_ n: Int) -> String { "B.s\(n)" }
  override var p: String { "B.p" }
  override class var sp: String { "B.sp" }
  override subscript(i: Int) -> String { "B[\(i)]" }
  override class subscript(i: Int) -> String { "B.s[\(i)]" }
}
extension PAnyu {
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
func g1Anyu<T: PAnyu>(_ t: T) -> [String] { [t.m(1), T.s(2), t.p, T.sp, t[3], T[4], type(of: t).s(5)] }
func g2Anyu<T: PAnyu>(_ t: T) -> [String] { [1].map(t.m) + [2].map(T.s) + [3].map(type(of: t).s) + [t].map(\.p) + [t].map(\T.p) + [t].map { $0.p } }
func g3Anyu<T: PAnyu>(_ t: T) -> [String] { [1].map(T.init).map { $0.p } + [1].map(T.init(k:)).map { $0.m(1) } + [T.m(t)(2)] }
func g4Anyu<T: PAnyu>(_ t: T) -> Int { var u = t; return u.inc(2) * 10 + u.v }
func g6Anyu<T: PAnyu>(_ t: T?) -> [String] { [t?.m(1), t?.p, t?[2], t.map(\.p), t.map { $0.m(3) }].map { $0 ?? "nil" } + [t?.m].map { $0?(4) ?? "nil" } }
func g7Anyu(_ t: some PAnyu) -> [String] { [t.m(1), t.p, t[3], type(of: t).sp] + g1Anyu(t) + g2Anyu(t) }
func g8Anyu<T: PAnyu>(_ t: [T]) -> [String] { t.map { $0.m(1) } + t.map(\.p) + t.flatMap { [$0[1]] } + [t[0].p] + t.compactMap { $0.m }.map { $0(7) } }
let xAnyu = (BAnyu(k: 2) as AAnyu)
print(xAnyu.a1())
print(xAnyu.a2())
print(xAnyu.a3())
print(type(of: xAnyu).b1())
print(type(of: xAnyu).b2())
print(type(of: xAnyu).b3())
print(type(of: xAnyu).b4())
print(type(of: xAnyu).b5())
print(xAnyu.c1())
print(xAnyu.c2())
print(xAnyu.m(1))
print([1].map(xAnyu.m))
print([xAnyu].map { $0.m(1) })
print([xAnyu].map { $0.m }.map { $0(1) })
print(type(of: xAnyu).s(1))
print([1].map(type(of: xAnyu).s))
print(type(of: xAnyu).sp)
print(type(of: xAnyu)[3])
print(xAnyu.p)
print(xAnyu[2])
print([xAnyu].map(\.p))
print([xAnyu].map(\.[2]))
print([xAnyu].map(\.p.count))
print((xAnyu as AAnyu?)?.m(1) as Any)
print((xAnyu as AAnyu?)?.p as Any)
print((xAnyu as AAnyu?).map { $0.m(1) } as Any)
print([(xAnyu as AAnyu?)?.m].map { $0?(3) ?? "" })
print(type(of: xAnyu).init(k: 3).p)
print([3].map(type(of: xAnyu).init).map { $0.p })
print([3].map(type(of: xAnyu).init(k:)).map { $0.m(1) })
print({ var y = xAnyu; let r = y.inc(3); return "\(r) \(y.v) \(xAnyu.v)" }())
print({ var y = [xAnyu]; let r = y[0].inc(3); y[0].v += 1; return "\(r) \(y[0].v) \(xAnyu.v)" }())
print({ var y = ["a": xAnyu]; let r = y["a"]?.inc(3); y["a"]!.v *= 2; return "\(r as Any) \(y["a"]!.v) \(xAnyu.v)" }())
print({ var y: AAnyu? = xAnyu; let r = y?.inc(3); y?.v += 1; return "\(r as Any) \(y!.v)" }())
print({ var y = (xAnyu, 1); let r = y.0.inc(3); y.0.v += 1; return "\(r) \(y.0.v)" }())
print({ func f(_ y: inout AAnyu) -> Int { y.v += 1; return y.inc(1) }; var y = xAnyu; return "\(f(&y)) \(y.v)" }())
print({ func f(_ y: inout Int) { y += 1 }; var y = xAnyu; f(&y.v); return "\(y.v)" }())
print({ let k = \AAnyu.v; var y = xAnyu; y[keyPath: k] += 4; return "\(y.v) \(y[keyPath: k])" }())
print({ let k: (AAnyu) -> String = \.p; return k(xAnyu) }())
print({ let f = { (y: AAnyu) -> String in y.m(1) + y.p }; return f(xAnyu) }())
print({ let f: (AAnyu) -> (Int) -> String = { $0.m }; return f(xAnyu)(2) }())
print({ switch xAnyu { case let y where y.v == 2: return y.p; default: return "?" } }())
print({ if let y = xAnyu as? AAnyu { return y.p + y.m(2) }; return "no" }())
print({ (xAnyu as Any) is AAnyu }())
print({ let (a, b) = (xAnyu.m, xAnyu.p); return a(1) + b }())
print("\(type(of: xAnyu))")
print({ lazy var y = xAnyu; return y.p }())
print([xAnyu, xAnyu].map { $0.v }.reduce(0, +))
print([xAnyu].first?.m(3) as Any)
print([xAnyu].first!.p)
print([xAnyu].lazy.map { $0.m($0.v) }.first as Any)
print(zip([xAnyu], [1]).map { $0.m($1) })
print([(xAnyu, 2)].map { y, n in y.m(n) })
print([(a: xAnyu, n: 2)].map { $0.a.m($0.n) })
print(g1Anyu(xAnyu))
print(g2Anyu(xAnyu))
print(g3Anyu(xAnyu))
print(g4Anyu(xAnyu))
print(g6Anyu(xAnyu))
print(g7Anyu(xAnyu))
print(g8Anyu([xAnyu]))
