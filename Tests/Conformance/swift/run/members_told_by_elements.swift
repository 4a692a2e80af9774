// Members without a type in front of them, where elements, operators, other branches or arguments tell it.
let xs: [Double] = [3, 1.5]
print(xs.reduce(.infinity, min), xs.reduce(-.infinity, max), xs.reduce(-.infinity) { max($0, $1) })
print([1, 2].reduce(.min, max))
print(max(-.infinity, xs[0]), min(xs[0], 2 * .pi))
print(xs.map { $0 > 2 ? -.infinity : $0 })
print(xs.reduce(.zero, +), xs.reduce(0, +), xs.reduce(into: .zero) { $0 += $1 })
func zig(_ n: Int32) -> UInt32 { UInt32(bitPattern: n) }
print([0, -1, .min].map(zig))
struct Opt: OptionSet {
  let rawValue: Int
  static let a = Opt(rawValue: 1), b = Opt(rawValue: 2)
}
let o: Opt = .a
print(Bool("true")! ? o : [.b], Bool("false")! ? o : [.a, .b])
func deg(_ r: Double) -> Double { r * 180 / .pi }
print([.pi, 2 * .pi].map { deg($0) }, [.pi / 2].map(deg), [0, .pi].map(deg))
enum D: Int, Comparable, CaseIterable {
  case a, b, c
  static func < (x: D, y: D) -> Bool { x.rawValue < y.rawValue }
}
let d = D.b
print(D.allCases.reduce(.a, max), (.a ... .b).contains(d), [.a, .c].contains(d))
struct Time: Comparable {
  var s: Int
  static func minutes(_ m: Int) -> Time { Time(s: m * 60) }
  static func hours(_ h: Int) -> Time { Time(s: h * 3600) }
  static func < (a: Time, b: Time) -> Bool { a.s < b.s }
}
print((.minutes(1)...(.hours(2))).contains(Time(s: 100)), (.minutes(2) ..< .hours(1)).contains(Time(s: 100)))
