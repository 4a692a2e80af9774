// What closures of a value or `nil` give, called of literals and of what has a type already.
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil })
print([1.5].compactMap { $0 > 1 ? $0 : nil })
print([Double.pi, 2].compactMap { $0 > 1 ? $0 : nil })
print([1.5, 2].sorted().compactMap { $0 > 1 ? $0 : nil })
print(([1.5, 2]).compactMap { $0 > 1 ? $0 : nil })
print(([1.5, 2] as [Double]).compactMap { $0 > 1 ? $0 : nil })
print([Double]([1.5, 2]).compactMap { $0 > 1 ? $0 : nil })
print(["a": 1.5].compactMapValues { $0 > 1 ? $0 : nil })
print(["a": 1.5].compactMap { $0.value > 1 ? $0.value : nil })
print([Double(1), 2].compactMap { $0 > 1 ? $0 : nil })
print([Float(1.5), 2].compactMap { $0 > 1 ? $0 : nil })
print([Int(1), 2].compactMap { $0 > 1 ? $0 : nil })
do {
  let d = 1.5
  print([d, 2].compactMap { $0 > 1 ? $0 : nil })
}
do {
  let d = 1.5
  print([d].compactMap { $0 > 1 ? $0 : nil })
}
do {
  let d = 1
  print([d, 3].compactMap { $0 > 1 ? $0 : nil })
}
print([1, 3].compactMap { $0 > 1.5 ? $0 : nil })
print(["a", "b"].compactMap { $0 > "a" ? $0 : nil })
print([1.5, 2].compactMap { x in x > 1 ? x : nil })
print([1.5, 2].compactMap { x -> Double? in x > 1 ? x : nil })
print([1.5, 2].compactMap { $0 > 1 ? $0 * 2 : nil })
print([1.5, 2].compactMap { $0 > 1 ? Optional($0) : nil })
print([1.5, 2].compactMap { ($0 > 1) ? $0 : nil })
print([1.5, 2].compactMap { ($0 > 1 ? $0 : nil) })
print([1.5, 2].compactMap { $0 > 1 && $0 < 3 ? $0 : nil })
print([1.5, 2].compactMap { $0.isNaN ? nil : $0 })
print([1.5, 2].compactMap { $0 == 2 ? nil : $0 })
print([1.5, 2].compactMap { Int($0) > 1 ? $0 : nil })
print([1.5, 2].compactMap { if $0 > 1 { return $0 } else { return nil } })
print([1.5, 2].compactMap { $0 > 1 ? $0.rounded() : nil })
print([1.5, 2].compactMap { $0 > 1 ? $0 as Double : nil })
print([1.5, 2].compactMap { $0 > 1 ? 1.5 : nil })
print([1.5, 2].compactMap { $0 > 1 ? ($0, 1) : nil })
print([1.5, 2].compactMap { $0 > 1.0 ? $0 : nil })
print([1.5, 2].compactMap { !($0 > 1) ? $0 : nil })
print([1.5, 2].compactMap { $0 + 1 > 2 ? $0 : nil })
print([1.5, 2].compactMap { $0.isZero ? $0 : nil })
print([1.5, 2].compactMap { $0 > 1 || false ? $0 : nil })
do {
  let t = 1.0
  print([1.5, 2].compactMap { t > 0 ? $0 : nil })
}
print([1.5, 2].map { $0 > 1 ? $0 : nil })
print([1.5, nil].compactMap { $0 })
print([1.5, 2].first.flatMap { $0 > 1 ? $0 : nil } as Any)
print(Optional(1.5).flatMap { $0 > 1 ? $0 : nil } as Any)
do {
  let a = [1.5, 2].compactMap { $0 > 1 ? $0 : nil }
  print(a)
}
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.first as Any)
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.first!)
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.map { $0 })
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.map { "\($0)" })
do {
  let a: [Double] = [1.5, 2].compactMap { $0 > 1 ? $0 : nil }
  print(a)
}
do {
  let a: [Double?] = [1.5, 2].compactMap { $0 > 1 ? $0 : nil }
  print(a)
}
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil } == [1.5])
do {
  for v in [1.5, 2].compactMap({ $0 > 1 ? $0 : nil }) { print(v) }
}
print(Array([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.reversed()))
print("\([1.5, 2].compactMap { $0 > 1 ? $0 : nil })")
do {
  [1.5, 2].compactMap { $0 > 1 ? $0 : nil }.forEach { print($0) }
}
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }[0])
print(Array([1.5, 2].compactMap { $0 > 1 ? $0 : nil }))
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.contains(1.5))
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.enumerated().map { "\($0) \($1)" })
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.dropFirst())
do {
  if let x = [1.5, 2].compactMap({ $0 > 1 ? $0 : nil }).first { print(x) }
}
do {
  let n = [1.5, 2].compactMap { $0 > 1 ? $0 : nil }.count
  print(n)
}
print([1.5, 2].filter { $0 > 0 }.compactMap { $0 > 1 ? $0 : nil })
print([1.5, 2].map { $0 * 2 }.compactMap { $0 > 1 ? $0 : nil })
print([1.5, 2].reversed().compactMap { $0 > 1 ? $0 : nil })
print([[1.5, 2]].flatMap { $0 }.compactMap { $0 > 1 ? $0 : nil })
print([1.5, 2].lazy.compactMap { $0 > 1 ? $0 : nil }.first as Any)
print([1.5, 2].enumerated().compactMap { $0.element > 1 ? $0.element : nil })
print([1.5, 2].enumerated().compactMap { $1 > 1 ? $1 : nil })
print([(1.5, 2)].compactMap { $0.0 > 1 ? $0.0 : nil })
print((1...3).compactMap { $0 > 1 ? $0 : nil })
print(["a": [1.5]].mapValues { $0.compactMap { $0 > 1 ? $0 : nil } })
print([1, 3].compactMap { $0 == 3 ? $0 : nil })
print([1, 3].compactMap { $0.description == "3" ? $0 : nil })
print([UInt8(1), 3].compactMap { $0.isMultiple(of: 3) ? $0 : nil })
print([true, false].compactMap { $0 ? $0 : nil })
print([true, false].compactMap { !$0 ? $0 : nil })
print(["a", "bb"].compactMap { $0.count > 1 ? $0 : nil })
print(["a", "bb"].compactMap { $0.hasPrefix("b") ? $0 : nil })
print(["a", "bb"].compactMap { $0.count == 1 ? nil : $0 })
print([[1], []].compactMap { $0.count > 0 ? $0 : nil })
print([(1, 2), (3, 4)].compactMap { $0.0 > 1 ? $0 : nil })
print(["a": 1].compactMapValues { $0 > 0 ? $0 : nil })
print(["a": 1].compactMap { $0.value > 0 ? $0 : nil })
print(["a": 1].compactMap { $1 > 0 ? $0 : nil })
print(["a": 1].compactMap { k, v in v > 0 ? k : nil })
print(["a": "z"].compactMap { k, v in v > "a" ? v : nil })
print("abc".compactMap { $0 > "a" ? $0 : nil })
print(["a", "b"].map { $0 + "x" }.compactMap { $0.count > 1 ? $0 : nil })
print(["a", "b"].map { $0 }.compactMap { $0.count > 0 ? $0 : nil })
do {
  let s = "a b"
  print(s.split(separator: " ").map(String.init).compactMap { $0.count > 0 ? $0 : nil })
}
do {
  let s = "a b"
  print(s.split(separator: " ").map { String($0) }.compactMap { $0.count > 0 ? $0 : nil })
}
do {
  let xs = ["a", "b"]
  print(xs.map { $0.count }.compactMap { $0 > 0 ? $0 : nil })
}
do {
  let xs = ["a", "b"]
  print(xs.map { Double($0.count) }.compactMap { $0 > 0 ? $0 : nil })
}
do {
  let xs = ["a", "b"]
  print((xs + ["c"]).compactMap { $0 > "a" ? $0 : nil })
}
do {
  let xs = ["a", "b"]
  print(xs.first.flatMap { $0 > "a" ? nil : $0 } as Any)
}
do {
  let xs = [1.5]
  print((xs + xs).compactMap { $0 > 1 ? $0 : nil })
}
do {
  let xs = [1.5]
  print(xs.map { $0 * 2 }.compactMap { $0 > 1 ? $0 : nil })
}
do {
  let xs = [1.5]
  print(xs.sorted().compactMap { $0 > 1 ? $0 : nil })
}
do {
  let xs = [1.5]
  print(xs.filter { $0 > 0 }.compactMap { $0 > 1 ? $0 : nil })
}
do {
  let a = "x"
  print([a, a].compactMap { $0 == "x" ? nil : $0 })
}
do {
  let a: String? = "x"
  print([a, nil].compactMap { $0 == "x" ? $0 : nil })
}
print(["1", "b"].compactMap { $0 > "0" ? Int($0) : nil })
print([1.5, 2].compactMap { v -> Double? in if v > 1 { return v }; return nil })
print([1, 3].compactMap { $0 == 1 ? $0 : nil })
print([1, 3].compactMap { $0 != 1 ? $0 : nil })
print([1, 3].compactMap { $0 % 2 == 1 ? $0 : nil })
print([1, 3].compactMap { $0 > 1 && $0 < 9 ? $0 : nil })
do {
  let i = 1, j = 3
  print([i, j].compactMap { $0 == 1 ? $0 : nil })
}
struct Point: Comparable {
  var x = 1
  var isFar: Bool { x > 1 }
  static func < (a: Point, b: Point) -> Bool { a.x < b.x }
}
let near = Point(), far = Point(x: 2)
print([near, far].compactMap { $0.isFar ? $0 : nil })
print([near, far].compactMap { $0.x > 1 ? $0 : nil })
print([near, far].compactMap { $0 == far ? $0 : nil })
print([near, far].compactMap { $0 < far ? $0 : nil })
print([near, far].compactMap { $0 > near ? $0 : nil })
let points = [near, far]
print(points.compactMap { $0.isFar ? $0 : nil })
enum Side: Int, Comparable {
  case left, right
  static func < (a: Side, b: Side) -> Bool { a.rawValue < b.rawValue }
}
print([Side.left, .right].compactMap { $0.rawValue > 0 ? $0 : nil })
print([Side.left, .right].compactMap { $0 == .left ? $0 : nil })
final class Box {
  var side = 1
  init(_ side: Int) { self.side = side }
}
let small = Box(1), large = Box(3)
print([small, large].compactMap { $0.side > 1 ? $0 : nil }.count)
print([small, large].compactMap { $0 === small ? $0 : nil }.count)
func given<T, R>(_ value: T, _ make: (T) -> R?) -> R? { make(value) }
let word = "word"
print(given("word") { $0.isEmpty ? nil : $0 } as Any, given(word) { $0.isEmpty ? nil : $0 } as Any)
func show(_ values: [Int?]) { print(values) }
show([1, 2].compactMap { $0 > 1 ? $0 : nil })
print((1...3).compactMap { $0.isMultiple(of: 3) ? $0 : nil }, (1..<4).reversed().compactMap { $0 > 1 ? $0 : nil })
print(["a": 1].keys.sorted().compactMap { $0.isEmpty ? nil : $0 }, ["a": 1].values.compactMap { $0 > 1 ? $0 : nil })
print([["a"], ["b"]].joined().compactMap { $0.isEmpty ? nil : $0 }, [["a"], ["b"]][0].compactMap { $0.isEmpty ? nil : $0 })
print(["a", "b"].enumerated().map { $1 }.compactMap { $0.isEmpty ? nil : $0 }, ["a": 1].map { $0.key }.compactMap { $0.isEmpty ? nil : $0 })
print(["a", "b"].compactMap { $0 != "a" && $0 != "b" ? $0 : nil })
print(["a", "b"].compactMap { $0 != "a" ? $0 : nil })
var names = ["z"]
names += ["b", "", "a"].compactMap { $0.isEmpty ? nil : $0 }
names = names + ["b", ""].compactMap { $0.isEmpty ? nil : $0 }
names.append(["c", ""].compactMap { $0.isEmpty ? nil : $0 }[0])
print(names, ["b", "", "a"].compactMap { $0.isEmpty ? nil : $0 }.joined(separator: "-"))
print([1.5, 2].compactMap { $0 > 1 ? $0 : nil }.reduce(0.5, +), [1.5, 2].compactMap { $0 > 1 ? $0 : nil }[0] + 0.5)
print(["a", ""].map { $0.isEmpty ? nil : $0 }.compactMap { $0 })
print(type(of: [small, large].compactMap { $0 === small ? nil : $0 }), type(of: [small, large].map { $0 !== small ? $0 : nil }))
let boxes: [Box] = [small, large].compactMap { $0 === small ? nil : $0 }
print(boxes.map { $0.side }, [1.5, 2].compactMap { $0 == 1.5 ? $0 : nil }.count)
let part: Int?? = Optional(3).flatMap { (x: Int) -> Int? in x > 5 ? x : nil }
print(part as Any)

// Of what a text is made is known, also through its members.
print("ab".dropFirst().compactMap { $0 > "a" ? $0 : nil }, "ab".reversed().compactMap { $0 > "a" ? $0 : nil })
for letter in "ab".lazy.compactMap({ $0 > "a" ? $0 : nil }) { print(letter) }
print(Array("ab".lazy.filter { $0 > "a" }.compactMap { $0 > "a" ? $0 : nil }.map { "\($0)" }))
print("ab".enumerated().compactMap { $1 > "a" ? $1 : nil }, Array("ab").compactMap { $0 > "a" ? $0 : nil })
print(["a", ""].lazy.compactMap { $0.isEmpty ? nil : $0 }.first as Any)
