func fn(_ x: Int) -> String { "f\(x)" }
struct S { var v = 1; func m(_ i: Int) -> Int { i }; static func st() -> Int { 1 }; init() {}; init(v: Int) { self.v = v } }
final class K { func m(_ i: Int) -> Int { i } }
let a: Any = fn
print(a as? (Int) -> String == nil, a is (Int) -> String, a is @Sendable (Int) -> String)
let b: [Any] = [fn, { (x: Int) -> String in "c" }, S().m, S.st, K().m, 3]
for x in b {
  switch x {
  case let f as (Int) -> String: print("f", f(1))
  case let f as (Int) -> Int: print("i", f(1))
  case let f as () -> Int: print("v", f())
  default: print("other", type(of: x))
  }
}
print(type(of: b[1]), type(of: S().m), type(of: S.m), type(of: S.init(v:)), type(of: Int.init(_:) as (Double) -> Int))
let g = fn
print(type(of: g))
let h: (Int) -> String = fn
print(type(of: h))
func local() { 
  func inner() -> Int { 1 }
  let n = 3
  func inner2() -> Int { n }
  var k = 3
  func inner3() -> Int { k += 1; return k }
  print(type(of: inner), type(of: inner2), type(of: inner3))
  let cl = { n }
  print(type(of: cl))
}
local()
func gen<T>(_ t: T) -> String { "\(T.self)" }
print(gen(fn), gen(S.st), gen(g))
let arr = [fn, fn]
print(type(of: arr))
let dict = ["a": fn]
print(type(of: dict), dict["a"]!(4))
print(type(of: fn as (Int) -> String))
enum En { case a(Int), b }
print(type(of: En.a))
print(type(of: abs as (Int) -> Int))
let ops: [(Int, Int) -> Int] = [(+), (-)]
print(type(of: ops), type(of: ops[0]))
let tup = (fn, 1)
print(type(of: tup))
func ret() -> (Int) -> String { fn }
print(type(of: ret), type(of: ret()))
let o: ((Int) -> String)? = fn
print(type(of: o), o as Any)
print("\(fn)", String(describing: fn))
let mm = [1, 2].map(fn)
print(mm)
