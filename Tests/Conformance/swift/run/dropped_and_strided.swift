// What a sequence drops while something holds, strides over a script's own values, and static properties that are observed
// before anybody read them.
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a &+ b) }; return a } }
struct Maybe: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int?? { n += 1; return n > 5 ? nil : .some(n % 2 == 0 ? n : nil) } }
final class Lines: IteratorProtocol, Sequence { var left = ["a", "bb", "ccc"]; func next() -> String? { left.isEmpty ? nil : left.removeFirst() } }
print(Fib().drop { $0 < 50 })
print(Maybe().drop { $0 == nil }.map { $0 ?? -1 }, Array(Maybe().drop { _ in true }).count, Maybe().drop { ($0 ?? 0) < 4 })
let l = Lines(); let d = l.drop { $0.count < 2 }; print(l.left, d.map { $0 }, l.left, Array(d))
print(stride(from: 0, to: 20, by: 3).drop { $0 < 7 }.map { $0 }, zip(1..., "abc").drop { $0.0 < 2 }.map { $0.1 }, AnySequence([1, 2, 3]).drop { $0 < 2 }.map { $0 }, sequence(first: 1) { $0 * 2 }.drop { $0 < 100 }.first { _ in true }!)
print(Fib().drop { $0 < 3 }.drop { $0 < 10 }.prefix(2).map { $0 }, Fib().dropFirst(3).drop { $0 < 3 }.prefix(1).map { $0 }, type(of: Lines().drop { _ in false }), Fib().enumerated().drop { $0.offset < 4 }.prefix(1).map { $0 })
struct Bad: Error {}
do { for x in try Fib().drop(while: { if $0 > 20 { throw Bad() }; return true }) { print(x); break } } catch { print("bad") }
func first<S: Sequence>(_ s: S, after n: Int) -> S.Element? where S.Element == Int { for x in s.drop(while: { $0 <= n }) { return x }; return nil }
print(first([1, 5, 9], after: 4)!, first(Fib(), after: 100)!, first(1..<3, after: 9) as Any)
let list: [Int] = Array(Fib().drop { $0 < 5 }.prefix(3)); print(list, "abc".drop { $0 < "b" }, [3, 1].drop { $0 > 2 }, (1...5).drop { $0 < 3 })
var it = Fib().drop { $0 < 5 }.makeIterator(); print(it.next()!, it.next()!); var copy = it; print(it.next()!, copy.next()!, type(of: it))
enum Level: UInt8, Strideable {
  case low = 1, mid, high
  func distance(to other: Level) -> Int { Int(other.rawValue) - Int(rawValue) }
  func advanced(by n: Int) -> Level { Level(rawValue: UInt8(Int(rawValue) + n))! }
}
print((Level.low...Level.high).map { $0 }, stride(from: Level.high, through: .low, by: -1).map(\.rawValue))
for level in stride(from: Level.low, through: .high, by: 2) { print(level, terminator: " ") }
struct Step: Strideable {
  var n: Int
  func distance(to other: Step) -> Int { other.n - n }
  func advanced(by k: Int) -> Step { precondition(n + k < 10); return Step(n: n + k) }
}
print(stride(from: Step(n: 0), to: Step(n: 7), by: 3).map(\.n), stride(from: Step(n: 0), through: Step(n: 6), by: 3).map(\.n))
struct Config {
  nonisolated(unsafe) static var isVerbose = false
  nonisolated(unsafe) static var level = 1 { willSet { print("will", newValue) } didSet { isVerbose = level > 3 } }
}
Config.level = 5
print(Config.level, Config.isVerbose)
Config.level -= 4
print(Config.level, Config.isVerbose)
