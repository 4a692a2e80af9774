func f(_ o: Int?) -> Int {
  let close = o
  guard let close, close > 1 else { return 0 }
  let other = close
  guard let other = Optional(other + 1) else { return 1 }
  if let close = Optional(close) { return close + other }
  return 2
}
print(f(3), f(nil))
struct S { static let d = 5; var x = d; var y = [d, d + 1].map { $0 * e }; static var e: Int { 2 }; lazy var z = Self.d + x; static func k() -> Int { 3 }; let w = k(); var c: () -> Int = { d } }
print(S().x, S().y, S().w, S().c())
class K { class var n: Int { 7 }; let m = n + 1; static let q = "s"; var t = (q, n) }
class L: K { override class var n: Int { 8 } }
print(K().m, K().t)
enum W { case a, b, c }
for (w, n) in [(W.a, 1.5), (.b, 2), (.c, .pi)] { print(w, n) }
let ps = [(1, W.a), (2, .b)]
print(ps)
func set<T: Equatable>(_ new: T, _ old: T?, _ change: (inout T) -> Void) -> Bool { new == old }
let o: Double? = 2
print(set(2.0, o) { $0 += 1 }, set(1.5, o) { _ in })
let ca: ContiguousArray<UInt8> = [1, 2]
print(ca, ca.count)
var h: UInt64 = 0xcbf2_9ce4_8422_2325
h = (h ^ 5) &* 0x9e37_79b9_7f4a_7c15
h ^= 0xffff_ffff_ffff_fff0
print(h, 0xffff_ffff_ffff_fff1 == h, h > 0x9e37_79b9_7f4a_7c15)
