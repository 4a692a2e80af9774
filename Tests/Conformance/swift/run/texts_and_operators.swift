// Implicit members beside operators of any types; texts and parts of texts; delegating with '!'.
func need(_ p: P<Int>) -> P<Int> { p }
struct P<T> { let run: () -> T?; 
  static func lazy(_ p: @autoclosure @escaping () -> P) -> P { P { p().run() } }
  func map<B>(_ f: @escaping (T) -> B) -> P<B> { P<B> { run().map(f) } }
  static func | (l: P, r: @autoclosure @escaping () -> P) -> P { P { l.run() ?? r().run() } } }
infix operator *>: AdditionPrecedence
infix operator <*: AdditionPrecedence
func *> <A, B>(a: P<A>, b: P<B>) -> P<B> { P<B> { _ = a.run(); return b.run() } }
func <* <A, B>(a: P<A>, b: P<B>) -> P<A> { P<A> { defer { _ = b.run() }; return a.run() } }
enum E { case neg(Int), pos(String), none }
let ch = P<Character> { "x" }
let num = P<Int> { 4 }
let q = (ch *> .lazy(num)).map(E.neg)
let q2 = (ch *> .lazy(num) <* ch).map(E.neg)
let q3: P<E> = (ch *> .lazy(num) <* ch).map(E.neg) | ch.map { .pos(String($0)) } | (ch *> num).map { _ in .none }
print(q.run()!, q2.run()!, q3.run()!)
let r: P<E> = ch.map { .pos(String($0)) }
print(r.run()!)
func pick<A, B>(_ a: P<A>, _ b: P<B>) -> P<B> { b }
print(pick(ch, .lazy(num)).run()!)
struct P3<T> { let v: T
  static func lazy(_ p: @autoclosure () -> P3) -> P3 { p() }
  static func same(_ p: P3) -> P3 { p } }

func *> <A, B>(a: P3<A>, b: P3<B>) -> P3<B> { b }
func pick3<A, B>(_ a: P3<A>, _ b: P3<B>) -> P3<B> { b }
let num3 = P3(v: 4), ch3 = P3(v: "x")
print(pick3(ch3, .lazy(num3)))
print(pick3(ch3, .same(num3)))
print(ch3 *> .same(num3))
let q9 = ch3 *> .lazy(num3)
print(q9)
extension StringProtocol { func p() -> String { self + String("x") }
 func q() -> String { self + "y" }
 func r() -> String { "<" + self + ">" } 
 var s: String { prefix(1).uppercased() + dropFirst() } }
print("ab".p(), "ab".q(), "abc"[...].r(), "abc".s)
func wide<F: FixedWidthInteger>(_ a: F, _ b: F) -> String { let m = a.multipliedFullWidth(by: b); return "\(m.high) \(m.low) \(m.low >> F.Magnitude(1)) \(type(of: m.low))" }
print(wide(100 as Int8, 3), wide(UInt32.max, 7), wide(-5, 6))
func s<I: BinaryInteger>(_ i: I) -> Int? { Int(exactly: i) }
print(s(300 as Int16) as Any, Int8(exactly: 300) as Any, Double(exactly: 3)!, Float(exactly: 16777217) as Any)
struct Mod7: Numeric, CustomStringConvertible { var v: Int; var magnitude: Int { v }
  init(_ v: Int) { self.v = ((v % 7) + 7) % 7 }
  init(integerLiteral v: Int) { self.init(v) }
  init?<T>(exactly s: T) where T: BinaryInteger { guard s >= 0 else { return nil }; self.init(Int(s)) }
  static func + (l: Self, r: Self) -> Self { Self(l.v + r.v) }
  static func - (l: Self, r: Self) -> Self { Self(l.v - r.v) }
  static func * (l: Self, r: Self) -> Self { Self(l.v * r.v) }
  static func *= (l: inout Self, r: Self) { l = l * r }
  var description: String { "\(v)₇" } }
enum R: Int, CustomStringConvertible { case a, b; var description: String { "\(rawValue)" } }
let zero = "0x"
print(R.a.description == zero.dropLast(), zero.dropLast() == "0", [R.b, .a].first { $0.description == zero.dropLast() } as Any)
print([R.b, .a].first(where: { $0.description == zero.dropLast() }) as Any)
let parts = "b a".split(separator: " ")
print(parts.contains { $0 == "a".lowercased() }, parts[0] != "b".uppercased(), parts[1] < "aa".lowercased(), "x".uppercased() >= parts[0], parts.map { $0 == zero })
struct V { var a: Int; init?(_ s: String) { guard let n = Int(s) else { return nil }; a = n }
 init(lit s: String) { self.init(s)! } }
print(V(lit: "4").a)
class K { let a: Int; init?(_ s: String) { guard let n = Int(s) else { return nil }; a = n }
 convenience init(lit s: String) { self.init(s)! }
 init(thrower n: Int) throws { a = n }
 convenience init(n: Int) { try! self.init(thrower: n) } 
 convenience init?(o n: Int) { self.init("\(n)") } }
print(K(lit: "5").a, K(n: 3).a, K(o: 9)?.a ?? 0)
class L: K { override init(thrower n: Int) throws { try super.init(thrower: n * 2) }
 init(x: String) { super.init(x)! } }
print(L(x: "7").a, try L(thrower: 4).a)
enum E4: String { case a, b; init(lit s: String) { self.init(rawValue: s)! } }
print(E4(lit: "b"))
protocol F: ExpressibleByIntegerLiteral { func inv() -> Self }
extension Double: F { func inv() -> Double { 1 / self } }
extension Int: F { func inv() -> Int { -self } }
func g5<T: F>(_ x: T) -> T { x.inv() }
print(g5(2), g5(2.0), g5(4 as Double))
protocol H: ExpressibleByStringLiteral {}
extension String: H {}
