// What `true` and `false` as they are written keep away is not reached, nor what follows a way out.
if true { print("yes") } else { print(5 * Int.min) }
if false { print(1 / 0) }
if (false) { let x: Int8 = 300; print(x) }
if false, true { print(Int8(300)) }
while false { print(5 * Int.min) }
guard true else { print(5 * Int.min); fatalError() }
print(true ? 1 : 5 * Int.min, false ? (300 as Int8) : 3, false ? UInt8(300) : 4)

func leaves() { return; print(5 * Int.min) }
leaves()
func turns(_ flag: Bool) { if flag { return } else { return }; print(5 * Int.min) }
turns(true)
func loops() { for _ in 0..<1 { continue; print(5 * Int.min) } }
loops()
func ends() -> Int { fatalError("end"); print(5 * Int.min) }
enum Failure: Error { case one }
func throwing() throws { throw Failure.one; print(5 * Int.min) }
do { try throwing() } catch { print(error) }
func chooses(_ x: Int) { switch x { case 1: break; print(5 * Int.min)
  default: print("other") } }
chooses(1)
chooses(2)

func one() -> Int { if true { return 1 } }
func two() -> Int { if false { } else { return 2 } }
func three() -> Int { guard false else { return 3 } }
func four() -> Int { while true { if false { break }; return 4 } }
func five(_ x: Int) -> Int { switch x { case 1: return 1
  default: if true { return 5 } } }
func six() -> Int { while true { return 6; break } }
func seven() -> Int { guard let x = Int("3"), false else { if true { return 7 } }; return x }
let eight: () -> Int = { if true { return 8 } }
print(one(), two(), three(), four(), five(2), six(), seven(), eight())

func assigned() -> Int { let x: Int; if true { x = 1 }; return x }
func later() -> Int { let x: Int; if false { print(x) }; x = 2; return x }
let top: Int
if true { top = 3 }
print(assigned(), later(), top)
struct Made { let a: Int; init() { if true { a = 1 } } }
struct Kept { let a: Int; init() { if false { return }; a = 2 } }
print(Made().a, Kept().a)

// Observers stand in the way of what is written, not of what is read.
struct Watched {
  var limit: Int { didSet { print("limit", oldValue, limit) } }
  var items: [Int]
  mutating func trim() { items.removeAll { $0 > limit } }
}
var watched = Watched(limit: 2, items: [1, 2, 3])
watched.trim()
watched.limit = 1
watched.trim()
print(watched.items)

var n = 3
print(~(n > 2 ? n : 4), -(n > 2 ? n : 4), ~(n > 4 ? n : 4))
let signed: Any = -(n > 2 ? n : 4)
let maybe: Int? = -(n > 2 ? 1 : 2)
print(signed, maybe as Any)

// Each condition may bind a name anew.
let optional: Int?? = 3
if let optional, let optional { print(optional) }
if case let b = optional, let b, let b { print(b) }
var stack = [1, 2]
while let x = stack.popLast(), let x = Optional(x * 2), case let x = x + 1 { print(x) }
func unwrapped(_ x: Int?) -> () -> Int {
  let y = 1
  guard let x, let x = Optional(x + 1), case let y = y + x else { return { 0 } }
  return { x * y }
}
print(unwrapped(2)(), unwrapped(nil)())
// What stands behind `else` sees nothing of it.
func looked(_ x: Int?, _ t: (Int, Int?)) {
  let y = 5, a = 9
  guard let y = x else { return print(x as Any, y) }
  guard case let (a, b?) = t, let x else { return print(a, y) }
  print(x, y, a, b)
}
looked(nil, (1, 2))
looked(7, (1, nil))
looked(7, (1, 2))
func chained(_ x: Int?) {
  guard let x, let y = x > 1 ? x : nil, let x = y > 2 ? y : nil else { return print(x as Any) }
  print(x)
}
for n in [nil, 1, 2, 3] { chained(n) }
let found = { if let a = optional, let a = a { return a }; return 0 }
print(found())

// What an optional has as a conformance may rest on what is inferred.
protocol Scaled { associatedtype Unit = Int; func scaled(by unit: Unit) -> Self }
struct Side: Scaled { var length: Double; func scaled(by unit: Double) -> Side { Side(length: length * unit) } }
extension Optional: Scaled where Wrapped: Scaled, Wrapped.Unit == Double {
  func scaled(by unit: Double) -> Wrapped? { self?.scaled(by: unit) }
}
func scale<S: Scaled>(_ s: S, by unit: S.Unit) -> S { s.scaled(by: unit) }
print(scale(Optional(Side(length: 2)), by: 1.5) as Any, scale(nil as Side?, by: 2) as Any)
