// Control flow, functions, nested types, type casting, extensions, access
let base = 3, power = 10; var answer = 1; for _ in 1...power { answer *= base }; print(answer)
for tick in stride(from: 0, to: 60, by: 15) { print(tick, terminator: " ") }; for t in stride(from: 3, through: 12, by: 3) { print(t, terminator: " ") }; print()
let finalSquare = 25; var board = [Int](repeating: 0, count: finalSquare + 1); board[3] = +8; board[6] = +11; board[9] = +9; board[10] = +2; board[14] = -10; board[19] = -11; board[22] = -2; board[24] = -8
var square = 0, diceRoll = 0
gameLoop: while square != finalSquare { diceRoll += 1; if diceRoll == 7 { diceRoll = 1 }
  switch square + diceRoll { case finalSquare: break gameLoop; case let n where n > finalSquare: continue gameLoop; default: square += diceRoll; square += board[square] } }
print("over", square)
let approx = 62; let nc: String; switch approx { case 0: nc = "no"; case 1..<5: nc = "a few"; case 5..<12: nc = "several"; case 12..<100: nc = "dozens of"; default: nc = "many" }; print("There are \(nc) moons")
let pt = (1, -1); switch pt { case let (x, y) where x == y: print("(\(x), \(y)) is on x == y"); case let (x, y) where x == -y: print("on x == -y"); case (_, 0): print("x axis"); case let (x, y): print(x, y) }
switch (9, 0) { case (let d, 0), (0, let d): print("On an axis, \(d) from the origin"); default: print("no") }
var desc = "The number 5 is"; switch 5 { case 2, 3, 5, 7: desc += " a prime number, and also"; fallthrough; default: desc += " an integer." }; print(desc)
func greet(_ p: [String: String]) { guard let name = p["name"] else { return }; print("Hello \(name)!"); guard let l = p["location"] else { print("near you"); return }; print("in \(l)") }; greet(["name": "John"]); greet(["name": "Jane", "location": "Cupertino"])
func minMax(array: [Int]) -> (min: Int, max: Int)? { if array.isEmpty { return nil }; var (a, b) = (array[0], array[0]); for v in array[1...] { if v < a { a = v } else if v > b { b = v } }; return (a, b) }
if let b = minMax(array: [8, -6, 2, 109, 3, 71]) { print("min is \(b.min) and max is \(b.max)", b) }
func mean(_ n: Double...) -> Double { var t = 0.0; for x in n { t += x }; return t / Double(n.count) }; print(mean(1, 2, 3, 4, 5), mean(3, 8.25, 18.75))
func choose(backward: Bool) -> (Int) -> Int { func f(_ i: Int) -> Int { i + 1 }; func b(_ i: Int) -> Int { i - 1 }; return backward ? b : f }
var cur = -4; let mv = choose(backward: cur > 0); while cur != 0 { print("\(cur)... ", terminator: ""); cur = mv(cur) }; print("zero!")
struct BlackjackCard { enum Suit: Character { case spades = "♠", hearts = "♡" }
  enum Rank: Int { case two = 2, three, jack = 11, queen, king, ace
    struct Values { let first: Int, second: Int? }
    var values: Values { switch self { case .ace: return Values(first: 1, second: 11); case .jack, .queen, .king: return Values(first: 10, second: nil); default: return Values(first: self.rawValue, second: nil) } } }
  let rank: Rank, suit: Suit
  var description: String { var o = "suit is \(suit.rawValue),"; o += " value is \(rank.values.first)"; if let s = rank.values.second { o += " or \(s)" }; return o } }
print(BlackjackCard(rank: .ace, suit: .spades).description, BlackjackCard.Suit.hearts.rawValue)
class MediaItem { var name: String; init(name: String) { self.name = name } }
class Movie: MediaItem { var director: String; init(name: String, director: String) { self.director = director; super.init(name: name) } }
class Song: MediaItem { var artist: String; init(name: String, artist: String) { self.artist = artist; super.init(name: name) } }
let library = [Movie(name: "Casablanca", director: "Michael Curtiz"), Song(name: "Blue Suede Shoes", artist: "Elvis Presley")]
for i in library { if let m = i as? Movie { print("Movie: \(m.name), dir. \(m.director)") } else if let s = i as? Song { print("Song: \(s.name), by \(s.artist)") } }
var things: [Any] = [0, 0.0, 42, 3.14159, "hello", (3.0, 5.0), library[0], { (n: String) -> String in "Hello, \(n)" }]
for t in things { switch t { case 0 as Int: print("zero as an Int"); case 0 as Double: print("zero as a Double"); case let i as Int: print("an integer value of \(i)"); case let d as Double where d > 0: print("a positive double \(d)"); case is Double: print("other double"); case let s as String: print("a string \"\(s)\""); case let (x, y) as (Double, Double): print("an (x, y) point at \(x), \(y)"); case let m as Movie: print("a movie \(m.name)"); case let c as (String) -> String: print(c("Michael")); default: print("something else") } }
extension Double { var km: Double { self * 1_000.0 }; var ft: Double { self / 3.28084 } }; print("A marathon is \(42.0.km + 195) meters long", 3.0.ft)
extension Int { func repetitions(_ task: () -> Void) { for _ in 0..<self { task() } }; mutating func squareIt() { self = self * self }; subscript(d: Int) -> Int { var b = 1; for _ in 0..<d { b *= 10 }; return (self / b) % 10 }
  enum Kind { case negative, zero, positive }; var kind: Kind { switch self { case 0: return .zero; case let x where x > 0: return .positive; default: return .negative } } }
2.repetitions { print("Hello!") }; var three = 3; three.squareIt(); print(three, 746381295[0], 746381295[9], (-1).kind, [3, -19].map(\.kind))
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r, 9 % -4, -9 % 4, 5.0.remainder(dividingBy: 3), 7 / 2, -7 / 2, 7.0 / 2)
let h: Character? = nil; print(h ?? "x", (h.map { "\($0)" }) as Any, 1_000_000, 0xFF, 0b1010, 0o17, 1.25e2, 0x1p3)
typealias Sample = UInt16; print(Sample.min, Sample.max); let tw: UInt16 = 2_000, one: UInt8 = 1; print(tw + UInt16(one), Int(3.9), Double(3) + 0.14159)
if case 1...5 = 3, let x = Int("5"), x > 4 { print("both \(x)") }
let msg = if cur == 0 { "zero" } else { "not" }; let sz = switch three { case ..<5: "small"; case 5...: "big"; default: "?" }; print(msg, sz)
var i = 10; repeat { i -= 3 } while i > 0; print(i); defer { print("bye") }; do { defer { print("inner") }; print("body") }
