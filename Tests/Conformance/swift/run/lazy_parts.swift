// Parts of lazy collections, what `map` after `map` is, and how often functions are called.

func even(_ number: Int) -> Bool {
  print("?\(number)", terminator: " ")
  return number % 2 == 0
}
let filtered = [1, 2, 3, 4, 5, 6].lazy.filter(even)
print(Array(filtered.prefix(2)))
print(Array(filtered.dropFirst()))
print(Array(filtered.suffix(2)))
print(filtered.prefix(2).count)
print(filtered.contains(3), filtered.contains(4))
print(type(of: filtered.prefix(2)), type(of: filtered.suffix(1)))

let kept = [1, 2, 3, 4, 5, 6].lazy.compactMap { even($0) ? $0 : nil }
print(Array(kept.prefix(2)))
print(Array(kept.dropFirst()))
print(kept.last as Any)

let mapped = [1, 2, 3, 4].lazy.map { $0 + 1 }
let (front, back) = (mapped.prefix(2), mapped.dropFirst(2))
print(front.startIndex, front.endIndex, front[1], Array(front), front.last!, type(of: front))
print(back.startIndex, back[2], Array(back), Array(back.reversed()), back.count, type(of: mapped[1..<3]))
print([1: "a", 2: "b"].lazy.map { $0.value.count }.prefix(1).count, (1...5).lazy.map { $0 * $0 }.suffix(2).reduce(0, +))
print(String("héllo".lazy.filter { $0 != "l" }.prefix(2)), type(of: "ab".lazy.filter { $0 != "b" }.dropLast()))

let twice = [1, 2, 3].lazy.map { (x: Int) -> Int in print("a\(x)", terminator: " "); return x * 2 }
  .map { (x: Int) -> String in print("b\(x)", terminator: " "); return "<\(x)>" }
print(type(of: twice))
print(twice[1], Array(twice))
let both = [1, 2, 3, 4].lazy.filter(even).filter { $0 > 2 }
print(type(of: both))
print(Array(both))
print(type(of: [1].lazy.compactMap { Int?($0) }.map { $0 }))
let joined: String = ["a", "b"].lazy.map { $0 + "!" }.joined()
print(joined, ["a", "b"].lazy.joined(separator: "-"), type(of: ["a"].lazy.joined()))
