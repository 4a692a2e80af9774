// Closures without a context, whose bodies tell the types of their parameters.
do {
let f = { x in x + 1 }
print(f(2))
}
do {
func inc(_ n: Int) -> Int { n + 1 }
let f = { x in inc(x) }
print(f(2))
}
do {
let y = 3
let f = { x in x + y }
print(f(2))
}
do {
func inc(_ n: Int) -> Int { n + 1 }
let f = { inc($0) }
print(f(2))
}
do {
let f = { (a: Int) in { b in a + b } }
print(f(2)(3))
}
do {
struct P { var x: Int }
func mk(_ p: P) -> Int { p.x }
let fs = [{ p in mk(p) }, { $0.x * 2 }]
print(fs.map { $0(P(x: 4)) })
}
do {
func take(_ s: String, _ n: Int) -> String { s + "\(n)" }
let t = { take($0, $1) }
print(t("a", 1))
let u = { a, b in take(b, a) }
print(u(1, "q"))
}
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { x in f(g(x)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(5))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add: (Int) -> (Int) -> Int = curry(+)
print(add(1)(2))
print(curry(max as (Int, Int) -> Int)(3)(4))
let plus = curry { (a: Int, b: Int) in a + b }
print(plus(3)(5))
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { b, a in f(a, b) } }
let sub: (Int, Int) -> Int = flip(-)
print(sub(1, 10))
print([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *), [3, 1, 2].sorted(by: >))
print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map(*))
let ops: [(String, (Int, Int) -> Int)] = [("+", +), ("-", -), ("*", *), ("/", /), ("%", %)]
for (n, op) in ops { print(n, op(17, 5)) }
let table: [String: (Double, Double) -> Double] = ["+": (+), "max": max]
print(table["+"]!(1, 2), table["max"]!(1, 2))
