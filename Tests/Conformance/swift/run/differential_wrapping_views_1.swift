func f() {
  let s = "héllo wörld"
  print(String(s.utf8), String(s.unicodeScalars), s.utf8.contains(104), s.utf8.reduce(0) { $0 + Int($1) }, Array(s.utf16).count)
  print(s.unicodeScalars.map { String($0) }.joined(separator: "|"), s.unicodeScalars.filter { $0.properties.isAlphabetic }.count)
  var h: UInt32 = 5381; for b in s.utf8 { h = h &* 33 &+ UInt32(b) }; print(h)
  print(s.utf8.map { String($0, radix: 16) }.joined(separator: " "), s.utf8.max()!, s.utf8.sorted().first!, Array(s.utf8.prefix(2)), s.utf8.dropFirst(3).count)
  print("abc".utf8.elementsEqual("abc".utf8), "a".unicodeScalars.first!.value, Character("é").unicodeScalars.count, Character("é").utf8.count, "abc".utf8.last!, "".utf8.isEmpty)
  for (i, b) in "ab".utf8.enumerated() { print(i, b, terminator: " ") }
  for (a, b) in zip("ab".utf8, "cd".utf8) { print(a, b, terminator: " ") }
  print(Set("hello".utf8).count, "hello".utf8.reversed().map { $0 }, String("hello".unicodeScalars.reversed().map { Character($0) }))
  let d = ["b": 2, "a": 1, "c": 3]
  let ks = d.keys; print(ks.count, ks.contains("a"), ks.sorted(), ks.max()!, ks.min()!, Array(ks).count, ks.map { $0 + "!" }.sorted(), ks.reduce("") { $0.count > $1.count ? $0 : $1 }.count)
  print(d.values.sorted(by: >), d.values.reduce(0, +), d.values.contains(2), d.values.filter { $0 > 1 }.count, d.values.allSatisfy { $0 > 0 }, d.values.max()!, d.values.map { Double($0) }.reduce(0, +), Set(d.values).count)
  if let k = d.keys.first(where: { d[$0] == 2 }) { print(k) }
  let inv = Dictionary(uniqueKeysWithValues: zip(d.values, d.keys)); print(inv[2]!)
  let i = d.index(forKey: "a")!; print(d[i].value, d.keys[i], d.values[i])
  print(d.keys.sorted().enumerated().map { "\($0.offset)\($0.element)" }, Set(d.keys).union(["z"]).count, Array(d.values).sorted(), [String](d.keys).sorted(), ["a", "b", "c"] == d.keys.sorted())
  var m = ["x": 1]; for k in m.keys { m[k]! += 5 }; for (k, v) in m { m[k] = v * 2 }; print(m)
  let keys: [String] = Array(d.keys.filter { $0 != "a" }).sorted(); print(keys, d.keys.isEmpty, d.keys.randomElement() != nil, d.keys.sorted { $0 > $1 })
  func total<C: Collection>(_ c: C) -> Int where C.Element == Int { c.reduce(0, +) }
  func show(_ xs: some Sequence<String>) { print(xs.sorted().joined(separator: ",")) }
  print(total(d.values), total([1, 2].reversed()), total(repeatElement(2, count: 4)), total((1...3).reversed()), total([1, 2, 3].lazy.map { $0 * 2 }), total([[1], [2]].joined())); show(d.keys); show(["q", "p"].reversed())
  let names = ["Al", "Bo"], ages = [3, 4]; for (n, a) in zip(names, ages) { print(n, a, terminator: ";") }; let people = zip(names, ages).map { (name: $0, age: $1) }; print(people[0].name, people)
  print(zip(names, ages).sorted { $0.1 > $1.1 }.map { $0.0 }, zip(names, ages).first { $0.1 == 4 }!, zip(names, ages).contains { $0 == "Al" && $1 == 3 }, Array(zip(names, ages)), zip(names, ages).reversed(), zip(names, ages).filter { $0.1 > 3 }, zip(names, ages).reduce(0) { $0 + $1.1 }, zip(names, ages).enumerated().map { $0.offset })
  print((1...5).reversed().filter { $0 % 2 == 1 }, (1...5).reversed().prefix(2).map { $0 }, (0..<3).reversed().contains(2), (1...3).reversed().enumerated().map { $0.0 * $0.1 }, stride(from: 0, to: 6, by: 2).reversed(), stride(from: 1, through: 3, by: 1).enumerated().map { $0.element }, "abc".reversed().enumerated().map { "\($0)\($1)" })
  let r = (1...4).reversed(); for x in r { print(x, terminator: " ") }; print(r.first!, r.count, r.last!, r.sorted(), r.map { $0 }.firstIndex(of: 3)!, r.dropFirst().first!, Array(r)[1])
  let arr = [5, 6, 7]; for (index, value) in arr.enumerated().reversed() { print("\(index):\(value)", terminator: " ") }; for i in arr.indices.reversed() { print(arr[i], terminator: " ") }; print(arr.reversed()[arr.reversed().startIndex], arr.indices.last!, arr.enumerated().first!.element, arr.enumerated().count, arr.enumerated().map(\.offset), arr.enumerated().dropFirst().map(\.element), arr.enumerated().prefix(1).map { $0.element }, arr.enumerated().min { $0.element > $1.element }!.offset)
  let flat = [[1, 2], [], [3]].joined(); print(Array(flat), flat.count, flat.first!, flat.contains(3), flat.max()!, flat.map { $0 * 2 }, flat.reversed().map { $0 }, flat.sorted(by: >), flat.isEmpty); print([["a"], ["b", "c"]].joined(separator: ["-"]).joined(), ["ab", "cd"].joined(separator: ", "), ["ab", "cd"].joined().count, [["x", "y"], ["z"]].joined().joined(separator: "+"))
  var buf = [1, 2, 3]; buf += repeatElement(0, count: 2); buf.append(contentsOf: [9].lazy.map { $0 + 1 }); buf.insert(contentsOf: (7...8).reversed(), at: 0); buf.replaceSubrange(0..<1, with: [4, 4].reversed()); print(buf, Set([1, 2].reversed()).count, buf.starts(with: [4, 4]), buf.elementsEqual(buf.reversed().reversed()))
}
f()
