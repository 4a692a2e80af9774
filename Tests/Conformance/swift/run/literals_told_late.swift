// Literals whose type the code around tells: in ranges, by members, in tuples' names, by what a call would be.
func small(_ x: UInt8) -> String { "u\(x)" }
func half(_ x: Double) -> Double { x / 2 }
print((97...99).map { Character(UnicodeScalar($0)) }, [97, 98].map { Character(UnicodeScalar($0)) })
let alphabet = (97...122).map { Character(UnicodeScalar($0)) }
print(String(alphabet), (65..<68).map { String(UnicodeScalar($0)) })
print([1, 2].map(small), [1, 2].map { small($0) }, (1...2).map { small($0) })
print(stride(from: 1, to: 3, by: 1).map { small($0) }, [1, 2].map(half), [3, 4].reduce(0) { $0 + half($1) })
print(max(1, .infinity), min(.pi, 4), [1.0, .infinity].max()!, max(.zero, 3))
for i in UInt8.max - 1 ... .max { print(i) }
let all: ClosedRange<Int8> = .min ... .max
print(all.count, (Int.min ... .max).contains(3))
let rest = [1, 2, 3].reversed()[1...]
print(rest, rest.count, [1, 2, 3].reversed()[0])
typealias Spot = (x: Int, y: Int)
let spot = Spot(x: 1, y: 2)
print(spot, spot.x, Spot(3, 4).y)
print([1, 2].map(Optional.some), [1, 2].map(Optional<Int>.some))
let some = Optional<Int>.some
print(some(3) as Any)
let words = ["c", "a", "b"]
for up in [true, false] { print(words.sorted(by: up ? (<) : (>))) }
final class Noted {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-", name) }
}
var noted = [Noted("1"), Noted("2"), Noted("3"), Noted("4")]
noted.removeFirst(2)
print("first gone")
noted.removeLast(2)
print("last gone")
