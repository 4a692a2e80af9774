// Counts that are known, bits, generators, and boxes that are opened where they stand.
struct Count: Sequence {
  let n: Int
  var underestimatedCount: Int { 3 }
  func makeIterator() -> AnyIterator<Int> {
    var i = 0
    return AnyIterator {
      i += 1
      return i <= n ? i : nil
    }
  }
}
struct Plain: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator([1, 2, 3].makeIterator()) } }
func least<S: Sequence>(_ sequence: S) -> Int { sequence.underestimatedCount }
print(least(Count(n: 5)), least(Plain()), least([1, 2]), least("abc"), least(1...4), least(1...), least(Set([1, 2])))
print(least([1, 2, 3].lazy.map { $0 }), least([1, 2, 3].lazy.filter { _ in true }), least(zip([1, 2], [1])))
print(least(AnySequence([1, 2])), least(AnySequence(Count(n: 9))))
print(least(stride(from: 0, to: 10, by: 2)), least(repeatElement(1, count: 4)), least(Plain().prefix(2)), least([1, 2].makeIterator()))
print(Int32(bitPattern: .max), UInt8(bitPattern: .min), Int(bitPattern: .max), UInt64(bitPattern: -1), Int8(bitPattern: 200))
struct Chain: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}
var chain = Chain()
let small: UInt8 = chain.next(upperBound: 10)
let large: UInt64 = chain.next(upperBound: 1000)
print(small, large, chain.next() as UInt64, chain.next() as UInt8, chain.next(upperBound: 6 as UInt32), chain.next())
protocol Counting {
  init(n: Int)
  var n: Int { get set }
}
struct Score: Counting { var n: Int }
final class Level: Counting {
  var n: Int
  init(n: Int) { self.n = n }
}
func bump<T: Counting>(_ value: inout T, by step: Int) { value.n += step }
func replace<T: Counting>(_ value: inout T) { value = T(n: -value.n) }
var boxes: [any Counting] = [Score(n: 1), Level(n: 10)]
for index in boxes.indices {
  bump(&boxes[index], by: 5)
  replace(&boxes[index])
}
print(boxes.map(\.n), type(of: boxes[0]), type(of: boxes[1]))
class Keeper {
  class var name: String { "keeper" }
  var action: () -> Void = {}
  func keep() {
    action = {
      let again = { print(Self.name, Self.self) }
      again()
    }
  }
  deinit { print("freed") }
}
final class Warden: Keeper { override class var name: String { "warden" } }
do {
  let keeper: Keeper = Warden()
  keeper.keep()
  keeper.action()
}
print("done")
