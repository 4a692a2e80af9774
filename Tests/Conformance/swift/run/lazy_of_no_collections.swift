// Where a lazy chain over what is no collection has no such member, the eager method is meant.
print(zip("karolin", "kathrin").lazy.filter(!=).count)
let steps = stride(from: 1, through: 9, by: 2)
print(steps.lazy.filter { $0 % 3 == 0 }.count, steps.lazy.map { $0 * 2 }.isEmpty, steps.lazy.map { $0 * 2 }.last!)
print(steps.lazy.filter { $0 > 3 }.first!, steps.lazy.map { $0 * 2 }[1], steps.lazy.compactMap { Int("\($0)") }.count)
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.lazy.map { $0 + 1 }.count)
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { n > 0 ? { n -= 1; return n }() : nil }
}
print(Countdown(n: 5).lazy.filter { $0 % 2 == 0 }.count, Countdown(n: 5).lazy.map { "\($0)" }.last ?? "none")
print(Countdown(n: 4).lazy.map { $0 * $0 }.indices, Countdown(n: 4).lazy.filter { $0 > 1 }.dropFirst().map { $0 })
var calls = 0
let odd = Countdown(n: 6).lazy.filter { calls += 1; return $0 % 2 == 1 }.endIndex
print(odd, calls)
// These stay lazy.
print([1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.count, (1...4).lazy.map { $0 * $0 }.first!)
