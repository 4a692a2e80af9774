// A closure whose first `return` gives `nil`: what its result is, only the rest of the expression says.
let numbers = [1, 2, 3]
func take(_ list: [Int]) { print(list) }
func either(_ list: [Int]) { print(list) }
func either(_ text: String) { print(text) }
take(numbers.compactMap { n in if n > 1 { return nil }; return n })
either(numbers.compactMap { n in if n > 1 { return nil }; return n })
let list: [Int] = [0] + numbers.compactMap { n in if n > 1 { return nil }; return n }
let set: Set<Int> = Set(numbers.compactMap { n in if n > 1 { return nil }; return n })
let sorted: [Int] = numbers.compactMap { n in if n > 1 { return nil }; return n }.sorted()
print(list, set, sorted)
print(numbers.compactMap { n in if n > 1 { return nil }; return n } == [1])
print(numbers.compactMap { n in if n > 1 { return nil }; return n }.reduce(0, +))
print(numbers.compactMap { n in if n > 1 { return nil }; return n }.map { $0 * 2 })
print(numbers.compactMap { n in if n > 1 { return nil }; return n }.contains(3))
print(numbers.compactMap { n in if n > 1 { return nil }; return n }[0])
print(numbers.first.flatMap { n in if n > 1 { return nil }; return n } ?? 3)
print(numbers.compactMap { n in guard let m = Int("\(n)") else { return nil }; return m } as [Int])
// Or what was returned before.
print(numbers.compactMap { n in if n == 2 { return n }; return nil })
print(numbers.map { n in if n > 1 { return Optional(n) }; return nil })
print(sequence(first: 1) { n in if n > 3 { return nil }; return n + 1 }.map { $0 })
print(numbers.reduce(nil) { (a: Int?, n) in if n > 3 { return nil }; return n } as Any)
