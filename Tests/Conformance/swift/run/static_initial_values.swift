// What initial values of a type's own properties may name, and which initializers override.
enum H {
  static let a: [Int] = { let n = Set(diff(1, 2)); return probes.map { $0 + n.count } }()
  static let b = { diff(3, 4) }()
  static let c = diff(5, 6)
  static let d: (hook: [Int], Int) = ({ probes }(), 2)
  static var probes: [Int] { [1, 2] }
  static func diff(_ a: Int, _ b: Int) -> [Int] { [a, b] }
}
struct S { static let x = 4; static let y = { x * 2 }(); static let z: Int = { () -> Int in let q = x; return q + y }()
  static let f: @Sendable () -> Int = { x + y }
  nonisolated(unsafe) static var g: Int = { x }() { didSet { print(x) } } }
print(H.a, H.b, H.c, H.d, S.y, S.z, S.f(), S.g)
class K { class var n: Int { 3 }; static let m: Int = { n + 1 }(); lazy var l: Int = { Self.m + k }(); let k = 2 }
print(K.m, K().l)
print(ObjectIdentifier(K.self) == ObjectIdentifier(type(of: K())), ObjectIdentifier(Int.self) == ObjectIdentifier(S.self))
var seen: Set<ObjectIdentifier> = [ObjectIdentifier(K.self)]
let any: Any.Type = K.self
print(seen.contains(ObjectIdentifier(any)))
class P { let x: Int; init(x: Int) { self.x = x } ; init(y: Int) { x = y } }
class N { init() {} }
class O: N { let v: Int; init(v: Int) { self.v = v; super.init() } }
class Q: O { init() { super.init(v: 3) } }
S.g = 9; print(S.g, Q().v)
