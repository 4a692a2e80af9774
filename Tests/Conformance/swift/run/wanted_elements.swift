// A wanted type reaches through a generic initializer's or function's argument: what its elements must be is known.
enum Way: Hashable { case n, e, s, w }
let numbers = [1, 2, 3]
let plain: [Way] = Array(numbers.map { $0 > 1 ? .n : .e })
let lazy: [Way] = Array(numbers.lazy.map { _ in .s })
let set: Set<Way> = Set(numbers.map { $0 > 1 ? .n : .e })
print(plain, lazy, set.count)
let table: [Int: Way] = Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0 > 2 ? .w : .n) })
let named: [String: Way] = Dictionary(uniqueKeysWithValues: zip(["a", "b"], [.n, .w]))
let counts: [Way: Int] = Dictionary(numbers.map { (.s, $0) }, uniquingKeysWith: +)
let groups: [Way: [Int]] = Dictionary(grouping: numbers) { $0 > 1 ? .n : .s }
print(table[3]!, named["b"]!, counts[.s]!, groups[.n]!)
let first: [Way] = Array(numbers.map { _ in .n }.prefix(2))
let kept: ContiguousArray<Way> = ContiguousArray(numbers.map { _ in .e })
let flat: [Way] = numbers.flatMap { _ in [.s, .n] }
print(first, kept, flat.count)
func list<S: Sequence>(_ s: S) -> [S.Element] { Array(s) }
func count<S: Sequence>(_ s: S) -> Int where S.Element == Way { s.reduce(0) { n, _ in n + 1 } }
let made: [Way] = list([.n, .s])
let mapped: [Way] = list(numbers.map { _ in .n })
print(made, mapped, count([.n, .s]), count(numbers.lazy.map { $0 > 1 ? .n : .e }), count(Set([.n, .s])))
let doubles: [Double] = Array(numbers.map { _ in 1 })
let letters: Set<Character> = Set(numbers.map { _ in "x" })
let optionals: [Int?] = Array(numbers.map { $0 > 1 ? $0 : nil })
let anything: [Any] = Array(numbers.map { $0 })
print(doubles, letters, optionals, anything)
func make() -> Set<Way> { Set(numbers.map { $0 > 1 ? .n : .s }) }
var ways: [Way] = [.n]
ways.append(contentsOf: numbers.lazy.map { $0 > 1 ? .e : .s })
print(make().count, ways)
// Whole views and parts of them
let some = numbers.lazy.map { $0 + 1 }
print(Array(some[...]), (1..<3)[...], [1: 2][...].count, Array(numbers.lazy.filter { $0 > 1 }[...]))
let word = "abcdef"
print(String(Substring(word.utf8.dropFirst(3))), Substring(word.unicodeScalars.prefix(2)) + "!")
