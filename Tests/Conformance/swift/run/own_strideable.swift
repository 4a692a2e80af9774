struct Day: Strideable, CustomStringConvertible { var n: Int
  func distance(to other: Day) -> Int { other.n - n }
  func advanced(by d: Int) -> Day { Day(n: n + d) }
  var description: String { "d\(n)" } }
let a = Day(n: 1), b = Day(n: 5)
print(a < b, a == b, a <= b, a > b, max(a, b))
for d in a..<b { print(d, terminator: " ") }
for d in a...b { print(d, terminator: " ") }
for d in stride(from: a, to: b, by: 2) { print(d, terminator: " ") }
for d in stride(from: b, through: a, by: -2) { print(d, terminator: " ") }
print((a...b).count, (a..<b).count, (a...b).map(\.n), (a...b).contains(Day(n: 3)), (a..<b).reversed().map { $0 }, (a...b).last!, Array(a..<b)[1], (a..<b).first!)
print((a..<b).dropFirst(), (a...b).indices.count, (a...b).firstIndex(of: Day(n: 2)) != nil)
let v = [1,2,3].lazy.map { $0 }
print(Array(v[1..<2]))
let z = [1,2,3].reversed()
print(Array(z[z.startIndex..<z.endIndex]), (5..<9)[6..<8])
for d in (Day(n: 1)...).prefix(2) { print(d, terminator: " ") }
print((a...b).distance(from: (a...b).startIndex, to: (a...b).endIndex), (a..<b).distance(from: a, to: b), (a..<b).index(a, offsetBy: 2), (a..<b)[Day(n: 2)..<Day(n: 4)])
print((a...b).lazy.map(\.n).reversed().map { $0 }, zip(a..., 1...2).map { $0.0.n + $0.1 }, (a...b).min()!, [b, a].sorted(), a...b)
struct Metres: Strideable {
  var m = 0.0
  func distance(to other: Metres) -> Double { other.m - m }
  func advanced(by d: Double) -> Metres { Metres(m: m + d) }
}
print(stride(from: Metres(m: 0), to: Metres(m: 1), by: 0.25).map(\.m), stride(from: Metres(m: 1), through: Metres(m: 0), by: -0.5).map(\.m), Metres(m: 1) > Metres(m: 0.5), (Metres(m: 1)...Metres(m: 2)).contains(Metres(m: 1.5)))
