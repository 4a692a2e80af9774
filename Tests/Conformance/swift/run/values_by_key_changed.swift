struct T: Error {}
var ages: [String: Int] = [:]
ages["a"] = 1
ages["b", default: 7] += 1
ages["a"]! += 2
ages["c"]? += 1
ages["b"] = nil
print(ages)
let kept = ages
ages["a"]! *= 10
ages["z", default: 0] -= 1
print(kept, ages["a"]!, ages["z"]!)
var maybe: [Int: Int?] = [1: nil, 2: 5]
maybe[1]! = 4
maybe[2]! = nil
maybe[3] = .some(nil)
maybe[2]?? += 1
print(maybe[1]!!, maybe[2]! as Any, maybe.count, maybe[3]! as Any)
maybe[3] = nil
maybe[1] = .some(nil)
print(maybe.count)
var deep: [String: [Double: [Bool: String]]] = [:]
deep["x", default: [:]][1.5, default: [:]][true, default: ""] += "yes"
deep["x"]![1.5]![false] = "no"
deep["x"]?[2.5]?[true] = "never"
deep["x"]?[1.5]?[true]?.append("!")
print(deep["x"]![1.5]!.sorted { $0.value < $1.value }, deep.count)
func swapped(_ d: inout [String: Int], _ a: String, _ b: String) { let t = d[a]; d[a] = d[b]; d[b] = t }
swapped(&ages, "a", "z")
print(ages["a"]!, ages["z"]!)
func bump(_ n: inout Int, by k: Int) throws { n += k; if k < 0 { throw T() } }
try bump(&ages["a"]!, by: 3)
try? bump(&ages["a"]!, by: -2)
try? bump(&ages["new", default: 100], by: -1)
func clear(_ n: inout Int?) { n = nil }
func fill(_ n: inout Int?) { n = (n ?? 0) + 1 }
fill(&ages["f"]); fill(&ages["f"]); clear(&ages["z"])
print(ages.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
class C { var d: [Int: [String]] = [:] { didSet { n += 1 } }; var n = 0; subscript(k: Int) -> [String] { get { d[k, default: []] } set { d[k] = newValue } } }
let c = C()
c.d[1, default: ["first"]].append("a")
c.d[1]?.append("b")
c.d[2]?.append("b")
c[3].append("x")
c.d[1]![0] = "0"
c.d[9] = nil
print(c.d[1]!, c.d[3]!, c.n)
var keys: [UInt8: Character] = [:]
for u: UInt8 in 65...67 { keys[u] = Character(UnicodeScalar(u)) }
keys[66] = nil
print(keys.keys.sorted(), keys[65] ?? "?", keys[66] ?? "?")
struct S { var m: [String: Int] = ["q": 1]; mutating func go() -> Int { m["q"]! += 1; m["r", default: 5] += m["q"]!; return m["r"]! } }
var s = S(); print(s.go(), s.go(), s.m.count)
var nest = [["k": 1], ["k": 2]]
nest[0]["k"]! += 5; nest[1]["j", default: 3] *= 2; nest[1]["k"] = nil
print(nest)
let f = { (d: inout [String: Int]) in d["n", default: 0] += 1 }
var n: [String: Int] = [:]
f(&n); f(&n)
print(n)
var opt: [String: Int]? = ["a": 1]
opt?["a"]? += 1; opt?["b"] = 2; opt!["c", default: 1] += 1
print(opt!.sorted { $0.key < $1.key }.map { $0.value })
var (x, y) = ([1: "a"], 0)
(x[1], y) = ("b", 2)
(x[2], x[1]) = ("c", nil)
print(x, y)
var tuples: [String: (Int, [Int])] = [:]
tuples["t", default: (0, [])].0 += 1
tuples["t"]!.1.append(4)
print(tuples["t"]!)
for k in ["a", "b", "a"] { tuples[k, default: (1, [k.count])].1.append(9) }
print(tuples["a"]!, tuples["b"]!)
