// What becomes of optionals in optionals, of boxes that are said, of lists made of others.
do {
  let d: [String: Any?] = ["a": 1]
  var r = d
  r["b"] = Int("x")
  print(r.keys.sorted())
}
do {
  let a: Any?? = Int("x")
  print(a as Any, a == nil)
}
class A3 {}; class B3: A3 {}
do {
  let b: B3? = nil
  let a: A3?? = b
  print(a as Any)
}
do {
  let x: Int? = nil
  let a: Int?? = x
  print(a as Any)
}
do {
  let x: Int? = nil
  let a: Int??? = x
  print(a as Any)
}
protocol P6 {}
extension Int: P6 {}
do {
  let x: Int? = nil
  let a: (any P6)?? = x
  print(a as Any)
}
do {
  let x: Int?? = .some(nil)
  let a: Any?? = x
  print(a as Any)
}
do {
  let x: Int?? = nil
  let a: Any?? = x
  print(a as Any)
}
do {
  let x: Int?? = .some(nil)
  let a: Any? = x
  print(a as Any)
}
do {
  let x: Int?? = nil
  let a: Any??? = x
  print(a as Any)
}
do {
  let x: [Int]? = nil
  let a: [Any]?? = x
  print(a as Any)
}
do {
  let x: Int? = 3
  let a: Any?? = x
  print(a as Any)
}
do {
  func f(_ x: Any??) { print(x as Any) }
  let x: Int? = nil
  f(x)
}
class A14 {}; class B14: A14 {}
do {
  var d: [String: A14?] = [:]
  let b: B14? = nil
  d["q"] = b
  print(d.count)
}
class A15 {}; class B15: A15 {}
do {
  func g() -> A15?? { let b: B15? = nil; return b }
  print(g() as Any)
}
do {
  let x: AnyHashable?? = Int("x")
  print(x as Any)
}
do {
  let r: [Any] = Array(1...2)
  print(r)
}
do {
  let r: [Int?] = Array(1...2)
  print(r)
}
do {
  let r: [String: Any] = Dictionary(uniqueKeysWithValues: [("a", 1)])
  print(r)
}
do {
  let r: Set<AnyHashable> = Set([1])
  print(r)
}
do {
  let r: Any? = Optional(3)
  print(r as Any)
}
do {
  let r: [Any] = [1, 2].map { $0 }
  print(r)
}
do {
  let r: [Any] = [1, 2].map { $0 + 1 }
  print(r)
}
do {
  let r: [Any] = [1, 2].filter { $0 > 1 }
  print(r)
}
do {
  let r: [Any] = [3, 1].sorted()
  print(r)
}
do {
  let r: [Any] = Array(repeating: 1, count: 2)
  print(r)
}
do {
  let r: [Double?] = Array(repeating: 1, count: 2)
  print(r)
}
do {
  let r: [Any] = [Int](1...2)
  print(r)
}
do {
  let r: [Any] = "ab".map { $0 }
  print(r)
}
do {
  let r: [Any] = Array("ab")
  print(r)
}
do {
  let r: [Any] = (1...3).reversed()
  print(r)
}
do {
  let r: [Any] = [1] + [2]
  print(r)
}
do {
  var q: [Set<Int>] = []
  q += [[1]]
  print(q)
}
do {
  var q: [Any] = []
  q += [1, "a"]
  print(q)
}
do {
  var q: [Double] = []
  q += [1, 2]
  print(q)
}
do {
  var q: [Int?] = []
  q += [1, nil]
  print(q)
}
do {
  var q: [[Double]] = []
  q += [[1]]
  print(q)
}
do {
  var q: [(Int, Any)] = []
  q += [(1, 2)]
  print(q)
}
enum E39 { case a }
do {
  var q: [E39] = []
  q += [.a]
  print(q)
}
do {
  var q: [() -> Any] = []
  q += [{ 1 }]
  print(q.count, q[0]())
}
do {
  print([Any](repeating: 1, count: 2))
}
do {
  print([Any?](repeating: nil, count: 2), [Any]().count, [String: Any]().count, [AnyObject]().count, [any Equatable]().count)
}
do {
  print([[Any]](repeating: [], count: 1), [String: [Any]](minimumCapacity: 3))
}
protocol P44 {}
struct S44: P44 {}
do {
  func show<T>(_ r: T) { print(T.self) }
  func pp<T: P44>(_ r: T) { print(T.self) }
  let s: any P44 = S44()
  show(s)
  show((s))
  show(S44() as any P44)
  show((S44() as any P44))
  show(s as any P44)
  show((s as any P44))
  pp((s as any P44))
  show(s as Any)
  show((s as Any))
  let m: any P44.Type = S44.self
  let a: Any.Type = S44.self
  print(a is any P44.Type, m is S44.Type, (a as? any P44.Type) as Any, Int.self as Any is any P44.Type)
}
protocol P45 {}
protocol R45: AnyObject {}
protocol B45 {}
class A45 {}
do {
  print((any P45 & Hashable).self, (any R45 & P45).self, (any P45 & R45).self, (any A45 & P45).self, (any P45 & B45).self, (any P45 & Sendable).self)
  print([any P45 & B45]().self, type(of: [any P45 & CustomStringConvertible]()), (any P45 & AnyObject).self, (any Equatable & B45 & P45).self)
}
protocol P46 {}
struct S46: P46, Error {}
do {
  print((any Sendable).self, [any Sendable]())
  let x: any Sendable = 1
  print(x, type(of: [x]))
  print(type(of: [S46() as any P46 & Error]), type(of: [any P46 & Error & AnyObject]()))
  print(String(reflecting: [any P46 & Error].self))
}
