// Closures that are called where they are written: what is expected says what they give.
do {
  let v: Character = { print("made"); return "c" }()
  print(v, type(of: v))
}
do {
  let v: Double = { print("made"); return 1 }()
  print(v, type(of: v))
}
do {
  let v: Double = { 1 }()
  print(v, type(of: v))
}
do {
  let v: Int? = { print("made"); return 1 }()
  print(v as Any, type(of: v))
}
do {
  let v: [Double] = { print("made"); return [1] }()
  print(v, type(of: v))
}
do {
  let v: Any = { print("made"); return 1 }()
  print(v, type(of: v))
}
enum E7 { case a }
do {
  let v: E7 = { print("made"); return .a }()
  print(v, type(of: v))
}
struct H8 { var v: Character = { print("made"); return "c" }() }
do {
  print(H8().v)
}
class H9 { lazy var v: Double = { print("made"); return 2 }() }
do {
  print(H9().v)
}
do {
  func f(_ d: Double) { print(d) }
  f({ print("x"); return 1 }())
}
do {
  func f() -> Double { { print("x"); return 1 }() }
  print(f())
}
do {
  let v: Character = { (n: Int) in print(n); return "c" }(3)
  print(v, type(of: v))
}
do {
  let v: Set<Int> = { let k = 3; return [k] }()
  print(v)
}
do {
  let v: Int? = { if Bool("true")! { return nil }; return 3 }()
  print(v as Any)
}
do {
  func g(_ q: inout () -> Int) { let old = q; q = { old() + 1 } }
  var c = { 1 }
  g(&c)
  print(c())
}
struct Er16: Error {}
do {
  let v: Double = try { if Bool("false")! { throw Er16() }; return 1 }()
  print(v)
}
do {
  let v: Double = { print("a"); return { print("b"); return 2 }() }()
  print(v)
}
do {
  let v: (Double, Int) = { print("a"); return (1, 2) }()
  print(v)
}
do {
  let v: [String: Double] = { var d = ["a": 1.5]; d["b"] = 2; return d }()
  print(v.count)
}
do {
  let v: () -> Double = { print("mk"); return { 1 } }()
  print(v())
}
class A21 { var n = 1 }; class B21: A21 { override init() { super.init(); n = 2 } }
do {
  let v: A21 = { let b = B21(); b.n = 7; return b }()
  print(v.n, type(of: v))
}
do {
  let v = { print("a"); return 1 }() + 2.5
  print(v)
}
do {
  let v: Double = { print("a"); return 1 }() + 2
  print(v)
}
do {
  let r: [Any] = Array([3, 1].map { n in let k = n; return k + 1 })
  print(r)
}
do {
  let r: [Any] = Array((1...2).lazy.map { n in func q() -> Int { n * 2 }; return q() })
  print(r)
}
do {
  func f(_ n: Int) -> Double { let r: Double = { if n > 1 { return 1 }; for i in 0..<n { if i > 5 { return 2 } }; return 3 }(); return r }
  print(f(0), f(2))
}
do {
  let e = { (a: Int, b: Int) in print(a); return a + b }(1, 2)
  print(e)
}
do {
  let v: Int = { return "x".count }()
  print(v)
}
do {
  let v: String? = { guard Bool("true")! else { return nil }; return "s" }()
  print(v as Any)
}
do {
  let kind: Character = { switch 3 { case 3: return "t"; default: return "o" } }()
  print(kind)
}
enum E31 { case a, b }
do {
  let e: E31 = { .a }(), f: E31 = { if Bool("true")! { return .b } else { return .a } }()
  print(e, f)
}
do {
  let k: Character = { "c" }(), d: Double = { 1 }(), s: Set<Int> = { [1] }(), o: Int?? = { nil }()
  print(k, d, s, o as Any)
}
do {
  let g: Double = { for i in 0..<3 { if i > 1 { return 5 } }; return 6 }()
  print(g)
}
do {
  let g: Double = { while true { return 5 } }()
  print(g)
}
do {
  let g: (Int) -> Double = { { n in 2 } }()
  print(g(1))
}
do {
  func f<T>(_ x: T) -> T { x }
  let g: Double = f({ print("a"); return 5 }())
  print(g)
}
do {
  let n = { 1 }() + { 2 }()
  print(n)
}
do {
  let b = { Bool("true")! }() ? 1 : 2
  print(b)
}
do {
  let m: [Int] = { $0 + [3] }([1])
  print(m)
}
do {
  let m: Double = { $0 * 2 }(4)
  print(m)
}
