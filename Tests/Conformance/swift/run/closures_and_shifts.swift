// inout parameters of closures, bits of literals, elements of texts.
let f = { (x: inout Int, n: Int) -> Void in x += n }
var q = 3
f(&q, 4)
print(q)
let g: (inout Int) -> Void = { $0 *= 2 }
g(&q); print(q)
let h: (inout [Int]) -> Int = { a in a.append(1); return a.count }
var arr = [0]; print(h(&arr), arr)
func apply(_ f: (inout Int) -> Void) { var z = 1; f(&z); print(z) }
apply { $0 += 5 }
apply { (v: inout Int) in v = 9 }
let k = { (s: inout String) in s += "!" }
var s = "a"; k(&s); print(s)
print(Double(1_000 >> 4))
print(Double(7 % 4), Double(6 & 3), Float(1 << 3), CGFloatLike(5 | 2).v, Double(7 / 2), Double(-3 * 2), Double(~5))
struct CGFloatLike { let v: Double; init(_ v: Double) { self.v = v } }
extension CGFloatLike { init(_ v: Int) { self.v = Double(v) } }
let a2: Double = Double(3 % 2) + 1.5
let b2: [Double] = [1, 2].map { Double($0 << 1) }
let c2: UInt8 = 1 << 3 | 2, d2: Int8 = ~5 & 7
print(a2, b2, c2, d2, 5 % 3 == 2, [1, 2, 3].filter { $0 % 2 == 1 }, [1, 2].map { $0 & 1 }.reduce(0, +), (1...3).map { 1 << $0 }, max(1 << 2, 3), abs(-7 % 3))
[1, 2].forEach { x in print(x % 2 == 0); let y = x + 1; print(y) }
print(0.5 * Double(9 / 2), Float(7 & 5))
print(zip("abc", "xyz").map { String([$0, $1]) })
print(zip("abc", "xyz").map { a, b in String([a, b]) }, zip("abc", 1...).map { [$0] }, zip("ab", "cd").map { [$0, $1] }.map { String($0) })
