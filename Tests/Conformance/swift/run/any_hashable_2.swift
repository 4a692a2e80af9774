let x: any Hashable = "q"
let h: AnyHashable = AnyHashable(x)
print(h)
let i = 3 as Int?
let oh: AnyHashable = i
print(oh, oh == AnyHashable(3), oh as? Int as Any)
let e: [AnyHashable] = []
print(e, e.isEmpty)
var d: [AnyHashable: [AnyHashable]] = [:]
d[1, default: []].append("x")
d[1, default: []].append(2)
d["k"] = [true]
print(d[1]!, d["k"]!)
let ks = d.keys.compactMap { $0 as? String }
print(ks)
let g = Dictionary(grouping: [1, 2, 3] as [AnyHashable]) { $0 == AnyHashable(2) }
print(g[true]!, g[false]!)
let sub = Set<AnyHashable>(["a", "b"]).intersection(["b", 1])
print(sub)
enum Kind: String { case a, b }
print(AnyHashable(Kind.a))
let t: AnyHashable = 5 > 3 ? 1 : 2
print(t)
func make() -> AnyHashable { "made" }
print(make())
let c: (Int) -> AnyHashable = { $0 }
print(c(4))
let m: [AnyHashable] = [1, 2].map { $0 }
print(m)
print(AnyHashable(1.0), AnyHashable(1 as UInt8), type(of: AnyHashable(1 as UInt8).base))
print(AnyHashable("a") == AnyHashable(Character("a")), AnyHashable(UInt64.max) == AnyHashable(18446744073709551615.0))
var box: AnyHashable = 1
box = "changed"
print(box)
box = box as? String == "changed" ? AnyHashable(2) : box
print(box)
if case let s as String = AnyHashable("z") { print(s) }
for case let n as Int in [1, "a", 2] as [AnyHashable] { print(n) }
print(([1, "a"] as [AnyHashable]).map { $0.base })
print(([1, "a"] as [AnyHashable]).map(\.description))
let seen: Set<AnyHashable> = [AnyHashable([1, 2]), AnyHashable([1, 2])]
print(seen.count)
let anys: [Any] = [1, AnyHashable(2), "s" as AnyHashable]
print(anys, anys.compactMap { $0 as? Int })
print(anys as? [AnyHashable] as Any)
do {
  let i: Int? = 3
  let s: String? = "o"
  print(AnyHashable(i), AnyHashable(s), i as AnyHashable, s as AnyHashable)
  print([AnyHashable(i), AnyHashable(s), i as AnyHashable, s as AnyHashable])
  let x: AnyHashable = s
  let y: AnyHashable = i
  print(x, y, [x, y], x.base, type(of: x.base))
  func f(_ a: AnyHashable) { print(a, [a], type(of: a.base)) }
  f(i); f(s); f(Optional(2)); f(Optional("k"))
  let nested: Int?? = 3
  f(nested)
  let none: Int? = nil
  f(none)
  f([1: 2]); f([i])
  let z: [AnyHashable] = [i, s]
  print(z)
}
