// Enumerations as people write them.
enum Suit: String, CaseIterable, Comparable { case clubs, diamonds, hearts = "H", spades
  static func < (a: Suit, b: Suit) -> Bool { a.order < b.order }
  private var order: Int { Suit.allCases.firstIndex(of: self)! }
  var symbol: Character { switch self { case .clubs: "♣"; case .diamonds: "♦"; case .hearts: "♥"; case .spades: "♠" } } }
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "H")!, Suit(rawValue: "x") as Any, Suit.spades > .clubs, Suit.allCases.max()!)
print(String(Suit.allCases.map(\.symbol)), Suit.allCases.sorted(by: >).map { "\($0)" })
enum Planet: Int { case mercury = 1, venus, earth; var next: Planet? { Planet(rawValue: rawValue + 1) } }
print(Planet.venus.rawValue, Planet.earth.next as Any, Planet.mercury.next!, Planet(rawValue: 2)!)
enum Op { case add(Int), mul(by: Int, times: Int), neg, set(x: Int, _ y: Int)
  func apply(_ v: Int) -> Int { switch self { case .add(let n): v + n; case .mul(by: let m, times: let t): (0..<t).reduce(v) { a, _ in a * m }; case .neg: -v; case .set(let x, _): x } } }
print([Op.add(3), .mul(by: 2, times: 3), .neg, .set(x: 5, 6)].reduce(1) { $1.apply($0) }, Op.mul(by: 1, times: 2), Op.set(x: 1, 2))
enum Level: Int, Comparable { case low, mid, high; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue } }
print(Level.low < .high, [Level.high, .low].sorted(), Level.mid ... .high ~= .high, (Level.low...Level.mid).contains(.high))
enum E2: Equatable, Hashable { case a(Int), b(String?) , c }
print(E2.a(1) == .a(1), E2.b(nil) == .b("x"), Set<E2>([.c, .c, .a(1)]).count)
enum Cmp: Comparable { case x, y(Int), z }
print(Cmp.x < .y(1), Cmp.y(2) < .y(3), [Cmp.z, .y(5), .y(1), .x].sorted())
enum Dir: CaseIterable { case n, e, s, w; mutating func turn() { let a = Dir.allCases; self = a[(a.firstIndex(of: self)! + 1) % a.count] }
  init?(_ c: Character) { switch c { case "n": self = .n; case "e": self = .e; default: return nil } } }
var d = Dir.w; d.turn(); print(d, Dir("e")!, Dir("q") as Any, Dir.allCases.count)
if case .add(let n) = Op.add(7), n > 3 { print("yes", n) }
let ops = [Op.add(1), .neg, .add(5)]
for case .add(let n) in ops where n > 1 { print(n) }
print(ops.filter { if case .neg = $0 { true } else { false } }.count)
enum Big: UInt8 { case a = 0x0f, b, c = 0b1000_0000 }; print(Big.b.rawValue, Big.c.rawValue)
enum Ch: Character { case x = "x", y = "y" }; print(Ch(rawValue: "y")!, Ch.x.rawValue)
enum D: Double { case half = 0.5, one = 1 }; print(D.half.rawValue, D(rawValue: 1)!)
print(Suit.hearts, "\(Op.add(2))", String(describing: Planet.earth), String(reflecting: Planet.earth), [Suit.clubs], ["k": Op.neg])
