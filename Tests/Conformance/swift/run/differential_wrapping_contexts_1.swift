// static types and contexts
func takesArray(_ x: [Int]) -> Int { x.count }
func takesSeq(_ s: some Sequence<Int>) -> Int { s.reduce(0, +) }
func takesAny<S: Sequence>(_ s: S) -> [S.Element] { Array(s) }
func rev(_ a: [Int]) -> [Int] { a.reversed() }
func rev2(_ a: [Int]) -> [Int] { return a.reversed() }
struct Box { var items: [Int]; var back: [Int] { items.reversed() } }
func f() {
  let a = [3, 1, 2]
  print(takesArray(a.reversed()), takesSeq(a.reversed()), takesAny(a.reversed()))
  print(rev(a), rev2(a), Box(items: a).back)
  let flag = a.count == 3
  let t = flag ? a.reversed() : a
  print(t)
  let t2: [Int] = flag ? a : a.reversed()
  print(t2)
  print(a.reversed() == [2, 1, 3])
  print([2, 1, 3] == a.reversed())
  print(a == a.reversed())
  print(a + a.reversed())
  print(a.reversed() + a)
  print([a, a.reversed()])
  var b = a
  b = a.reversed()
  print(b)
  b += a.reversed()
  print(b)
  b.append(contentsOf: a.reversed())
  print(b.count)
  let o: [Int]? = a
  let oo = o?.reversed() ?? []
  print(oo)
  if let r = o?.reversed() { print(Array(r)) }
  print(Array(a.reversed()), Set(a.reversed()).count)
  print(a.reversed().map { $0 * 2 }, a.reversed().filter { $0 > 1 })
  print(String("hello".reversed()))
  print(["a", "b"].reversed().joined(separator: "-"))
  let word = "level"
  print(word == String(word.reversed()))
  print(Array(word) == Array(word).reversed())
  print(word.reversed().elementsEqual(word))
  print(a.reversed().first!, a.reversed().last!, a.reversed().count, a.reversed().isEmpty)
  print(a.enumerated().map { "\($0.offset):\($0.element)" })
  print(a.enumerated().filter { $0.offset > 0 }.map { $0.element })
  print(Array(a.enumerated()).count)
  print(a.enumerated().max { $0.element < $1.element }!.offset)
  print(a.enumerated().sorted { $0.element < $1.element }.map(\.offset))
  print(a.enumerated().first { $0.element == 1 }!)
  for (i, v) in a.enumerated().reversed() { print(i, v, terminator: " ") }
  print()
  for (i, v) in a.enumerated() where i > 0 { print(i, v, terminator: " ") }
  print()
  let pairs = zip(a, ["x", "y", "z"])
  print(pairs.map { "\($0)\($1)" })
  print(Dictionary(uniqueKeysWithValues: zip(["a"], [1])))
  print(zip(a, a.dropFirst()).map { $1 - $0 }, zip(a, a.dropFirst()).allSatisfy { $0 < $1 })
  print(Array(zip(a, 1...)))
  print([[1], [2, 3]].joined().map { $0 + 1 }, Array([[1], [2]].joined(separator: [0])))
  print([[1, 2], [3]].joined().reduce(0, +), [[1], [2]].joined().count, [[1], []].joined().contains(1))
  print(Array(repeatElement("ab", count: 2)).joined(), repeatElement(1, count: 3).map { $0 })
  let d = ["a": 1]
  print(d.keys, d.values, Array(d.keys), d.keys.sorted(), d.values.reduce(0, +), d.keys.contains("a"), d.keys.count, d.keys.first!)
  print(d.keys.map { $0.uppercased() }, d.values.max()!, Set(d.keys), d.keys == ["a": 2].keys, d.values.map { $0 })
  print(d.keys.joined(separator: ","), d.keys.sorted().joined(), d.values.sorted(), d.keys.isEmpty, d.keys.filter { $0 == "a" })
  for k in d.keys { print(k) }
  for v in d.values { print(v) }
  let s = "héllo"
  print(s.utf8.count, Array(s.utf8).count, s.unicodeScalars.count, s.unicodeScalars.map { $0.value }, s.utf8.first!, s.utf16.count)
  print(s.unicodeScalars.first!, s.unicodeScalars.filter { $0.isASCII }.count, s.utf8.map { Int($0) }.reduce(0, +))
  for u in "ab".utf8 { print(u) }
  for u in "ab".unicodeScalars { print(u, u.value) }
  print(String(decoding: "abc".utf8, as: UTF8.self), "abc".utf8.reversed().map { $0 }, "abc".utf8.elementsEqual([97, 98, 99]))
  print(a.indices, a.indices.map { a[$0] }, "abc".indices.map { "abc"[$0] }, a.indices.contains(3))
  print((1...5).reversed().map { $0 }, (0..<3).reversed().map { $0 * $0 }, Array((1...3).reversed()))
  for i in (0..<3).reversed() { print(i, terminator: " ") }
  print()
  for i in stride(from: 3, to: 0, by: -1).reversed() { print(i, terminator: " ") }
  print()
  print((1...10).prefix(3).map { $0 }, (1...10).dropFirst(8).reduce(0, +), (1..<10).suffix(2), (1..<10).prefix(2))
  print(Array((1...10).prefix(3)), (1...10).dropLast(9).map { $0 })
}
f()
func g() {
  let a = [1, 2, 3, 4, 5, 6]
  let m = a.lazy.map { x -> Int in print("map", x); return x * 2 }.filter { x -> Bool in print("filter", x); return x > 4 }
  print("made")
  print(m.first!)
  print(a.lazy.map { $0 * 2 }.first { $0 > 5 }!)
  print(a.lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +))
  let arr: [Int] = a.lazy.map { $0 + 1 }.filter { $0 > 3 }
  print(arr)
  print(Array(a.lazy.compactMap { $0 > 3 ? $0 : nil }))
  print(Array(a.lazy.flatMap { [$0, $0] }.prefix(3)))
  print(a.lazy.map { $0 }.contains(3), a.lazy.filter { $0 > 2 }.count, a.lazy.map { $0 * 3 }[1])
  print(Array(a.lazy.prefix(while: { $0 < 3 })), Array(a.lazy.drop(while: { $0 < 3 })))
  print(a.lazy.filter { $0 > 2 }.isEmpty, a.lazy.reversed().map { $0 }.first!, a.lazy.filter { $0 > 1 }.last!)
  let p = sequence(first: 1) { $0 * 2 }
  print(Array(p.prefix(5)), p.lazy.filter { $0 > 3 }.first { _ in true }!)
  var it = sequence(first: 10, next: { $0 > 7 ? $0 - 1 : nil })
  while let x = it.next() { print(x, terminator: " ") }
  print()
  let fib = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in let r = s.0; s = (s.1, s.0 + s.1); return r }
  print(Array(fib.prefix(8)))
  for x in (1...).lazy.map({ $0 * $0 }).filter({ $0 % 2 == 0 }).prefix(3) { print(x) }
  print((1...).prefix(3).map { $0 }, Array((1...).prefix(2)))
  for (n, c) in zip(1..., "abc") { print(n, c, terminator: " ") }
  print()
  for x in a.dropFirst().dropLast().reversed() { print(x, terminator: " ") }
  print()
  let r = a.reversed()
  let i = r.firstIndex(of: 5)!
  print(r[i], r.index(after: r.startIndex) == i, r.distance(from: r.startIndex, to: i), r[r.index(r.startIndex, offsetBy: 2)])
  print(r.firstIndex(of: 5)!.base)
  print(a.reversed().prefix(2).map { $0 }, a.reversed().dropFirst().first!, Array(a.reversed().suffix(2)))
  print(EmptyCollection<Int>().count, CollectionOfOne(5).map { $0 }, [1] + CollectionOfOne(2))
  print(a.reversed().sorted(), a.reversed().min()!, a.reversed().contains(3), a.reversed().enumerated().map { $0.offset * $0.element })
  print(Dictionary(grouping: a.reversed()) { $0 % 2 }[0]!)
  print(a.split(separator: 3).map { Array($0) }, (1...6).split(separator: 3).map { Array($0) })
  print(stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 0, to: 10, by: 3).reversed(), Array(stride(from: 0, through: 1, by: 0.5)))
  var groups: [String: [Int]] = [:]
  groups["a", default: []] += a.reversed()
  groups["b"] = a.reversed()
  print(groups["a"]!, groups["b"]!)
  let words = ["one", "two"]
  print(words.map { String($0.reversed()) }, words.flatMap { $0.reversed() }, words.map { $0.utf8.count })
  let nested: [[Int]] = [a].map { $0.reversed() }
  print(nested)
  let fn: ([Int]) -> [Int] = { $0.reversed() }
  print(fn(a))
}
g()
