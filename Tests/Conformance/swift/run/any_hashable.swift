// Made explicitly and implicitly
let a = AnyHashable(1)
let b: AnyHashable = "text"
let c: AnyHashable = 2.5
let list: [AnyHashable] = [1, "two", 3.0, true, Character("x"), [1, 2], Optional("o") as AnyHashable]
print(a, b, c)
print(list)
print("\(a) \(b) \(c)")
debugPrint(a, b, c)
print([a, b], (a, b), Optional(a) as Any)
print(type(of: a), type(of: list))
// Base and description
print(a.base, type(of: a.base), b.base as! String, a.description, b.debugDescription, a.hashValue == AnyHashable(1).hashValue)
// Equality across numbers
print(AnyHashable(1) == AnyHashable(1.0), AnyHashable(1) == AnyHashable(UInt8(1)), AnyHashable(1) == AnyHashable("1"))
print(AnyHashable(1.5) == AnyHashable(Float(1.5)), AnyHashable(true) == AnyHashable(1), AnyHashable(-1) == AnyHashable(UInt.max))
print(AnyHashable(0.1) == AnyHashable(Float(0.1)), AnyHashable(Int8(-1)) == AnyHashable(-1.0))
print(a == AnyHashable(1), b == AnyHashable("text"), a != b, 1 as AnyHashable == a)
// Dictionaries
var table: [AnyHashable: Any] = ["name": "Ada", 7: [1, 2], 2.5: true]
print(table["name"] as? String ?? "none", table[7] as? [Int] ?? [], table[2.5] as? Bool ?? false)
print(table[7.0] != nil, table[8] == nil, table.count)
table["name"] = 42
table[true] = "yes"
table[7] = nil
print(table["name"] as? Int ?? 0, table.count, table.keys.contains(true), table[7] == nil)
let counts: [AnyHashable: Int] = [1: 1, "a": 2]
for (key, value) in counts.sorted(by: { $0.value < $1.value }) { print(key, value) }
print(counts[AnyHashable("a")]!, counts[1 as AnyHashable]!)
print(["k": 1] as [AnyHashable: Int])
// Sets
var set: Set<AnyHashable> = [1, "1", 1.0, 2]
print(set.count, set.contains(1), set.contains("1"), set.contains(2.0), set.contains(3))
set.insert(3); set.insert("x")
print(set.count, set.remove("x") ?? "gone", set.count)
let mixed = Set([AnyHashable(1), AnyHashable("s")])
print(mixed.count)
// Casts
let anyValue: Any = a
print(a as? Int as Any, a as? String as Any, a as? Double as Any, b as? String as Any, anyValue as? Int as Any)
print(a is Int, a is String, b is String, anyValue is AnyHashable)
print(a.base as? Int ?? -1)
func describe(_ x: AnyHashable) -> String {
  switch x {
  case let n as Int: "int \(n)"
  case let s as String: "string \(s)"
  case is Bool: "bool"
  default: "other \(x)"
  }
}
print(describe(5), describe("s"), describe(true), describe(1.5), describe([1]))
switch a { case a: print("one"); default: print("?") }
let asHash: Any = 5
print((asHash as? AnyHashable) as Any)
let fromArray = [1, 2, 3].map { AnyHashable($0) }
print(fromArray, fromArray.contains(2), fromArray.firstIndex(of: 3)!)
// Types of the script
struct P: Hashable { var x = 1, y = "a" }
enum E: Hashable { case one, two(Int) }
class K: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: K, b: K) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
class Sub: K {}
let things: [AnyHashable] = [P(), E.one, E.two(3), K(1)]
print(things[0], things[1], things[2], things[0] == AnyHashable(P()), things[2] == AnyHashable(E.two(4)), things[3] == AnyHashable(K(1)))
print(things.contains(E.two(3)), things.contains(P(x: 2)), AnyHashable(Sub(4)) == AnyHashable(K(4)))
if let p = things[0] as? P { print(p.y) }
if case let e as E = things[2] { print(e) }
// Nested, optional, equal as parts
let o: AnyHashable? = nil
let o2: AnyHashable? = 3
print(o as Any, o2 as Any, o == nil, o2 == AnyHashable(3))
print(AnyHashable(AnyHashable(1)) == a, AnyHashable(AnyHashable("x")).base)
print(AnyHashable([1, 2]) == AnyHashable([1, 2]), AnyHashable([1]) == AnyHashable([1.0]), AnyHashable(["a": 1]) == AnyHashable(["a": 1]))
print(AnyHashable(Optional(3)) == AnyHashable(3), AnyHashable(Optional<Int>.none))
struct Item: Hashable { let id: AnyHashable; var tags: Set<AnyHashable> = [] }
print(Item(id: 1) == Item(id: 1.0), Item(id: "a", tags: ["x"]) == Item(id: "a", tags: ["x"]), Item(id: 1))
func hashes(_ values: AnyHashable...) -> Int { Set(values).count }
print(hashes(1, "a", 1.0, true, "a"))
func generic<T: Hashable>(_ t: T) -> AnyHashable { AnyHashable(t) }
func implicit<T: Hashable>(_ t: T) -> AnyHashable { t }
print(generic(1) == implicit(1), generic("a"), implicit(P()))
var hasher = Hasher(); hasher.combine(a)
dump(a)
dump(b)
let g: some Hashable = 4
print(AnyHashable(g) == AnyHashable(4))
func takesAny(_ h: any Hashable) -> AnyHashable { AnyHashable(h) }
print(takesAny("q"), takesAny(3) == AnyHashable(3))
print([1: "a", 2: "b"] as [AnyHashable: String] == [1: "a", 2: "b"])
let d2: [String: Int] = ["a": 1]
let d3: [AnyHashable: Any] = d2
print(d3["a"] as? Int ?? 0, d3)
let s2: Set<AnyHashable> = Set([1, 2])
print(s2.count, s2.contains(2))
let arr2: [AnyHashable] = [1, 2] as [Int]
print(arr2)
print((d3 as? [String: Int]) as Any, (arr2 as? [Int]) as Any, (list as? [Int]) as Any)
