func words() {
  let line = "a b c"
  // A literal that stands for what is missing stays a string: the parts are then of characters.
  print(line.split(separator: " ").last ?? "none", line.split(separator: " ").first ?? "none")
  let last = line.split(separator: " ").last ?? "none"
  print(last, type(of: last), "\(line.split(separator: ",").first ?? "none")")
  print(Optional(1) ?? 2.5, [1].first ?? 2.5, [1].max() ?? 2.5)
  let half = Optional(1) ?? 2.5
  print(half)
}
words()

func flattened() {
  print(["1", "x", "3"].flatMap { Int($0) }, [1, 2, 3].flatMap { $0 > 1 ? $0 : nil })
  print([1, 2].flatMap { [$0, -$0] }, [1, 2].flatMap { [$0, $0 * 2] })
  let numbers = [1, 2]
  print(numbers.flatMap { [$0, -$0] })
  let both: [Int] = [1, 2].flatMap { [$0, -$0] }
  print(both)
}
flattened()

let begins = "abc".hasPrefix
print(begins("ab"), ["a", "ab", "c"].filter("abc".hasPrefix), ["c", "bc", "a"].filter("abc".hasSuffix))

struct Money: AdditiveArithmetic {
  var cents: Int
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
func += (list: inout [Int], element: Int) { list.append(element) }
var sum = Money(cents: 1)
sum += Money(cents: 2)
var list = [1]
list += 2
list += [3]
print(sum, list)
