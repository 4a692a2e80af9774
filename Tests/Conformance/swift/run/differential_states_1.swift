// `sequence(state:)`, `defer`, labels, chains.
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
var n = 0; repeat { n += 1 } while n < 5; print(n); while true { n -= 1; if n < 2 { break } }; print(n)
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }; for x in stride(from: 0, through: 1, by: 0.25) { print(x, terminator: " ") }; print()
for (i, c) in "abc".enumerated().reversed() { print(i, c, terminator: " ") }; for i in (1...3).reversed() { print(i, terminator: "") }; print()
for i in 0..<0 { print("never", i) }; for _ in 1...2 { print("x", terminator: "") }; print()
func f(_ x: Int?) -> String { guard let x, x > 0 else { return "none" }; defer { print("deferred") }; if x > 10 { return "big" }; return "small" }
print(f(nil), f(5), f(50))
func multi() { defer { print("1") }; defer { print("2") }; do { defer { print("inner") }; print("body") }; print("end") }; multi()
let v = if n > 0 { "pos" } else if n < 0 { "neg" } else { "zero" }; let w = switch n { case 0: 1; case 1, 2: 2; default: 3 }; print(v, w)
let x = 5; switch x { case 1...3: print("low"); case 4, 5: print("mid"); fallthrough; default: print("fell") }
if case 1..<10 = x, x != 3, let y = Optional(x) { print("ok", y) }
label: do { if x == 5 { break label }; print("not here") }; print("after")
let opt: Int? = nil; print(opt ?? 3, opt.map { $0 + 1 } as Any, Optional(4).map { $0 * 2 }!, Optional(4).flatMap { $0 > 5 ? $0 : nil } as Any)
let s: String? = "12"; if let s, let n = Int(s), n > 10 { print("n", n) }
let arr: [Int]? = [1, 2]; print(arr?.count ?? 0, arr?.first as Any, arr?[0] as Any, (arr?.isEmpty ?? true) ? "e" : "f")
var o: [String: [Int]]? = ["a": [1]]; o?["a"]?.append(2); o?["b"] = []; print(o!["a"]!, o?.count as Any)
struct P { var q: Q? }; struct Q { var r: Int; func f() -> Int? { r > 0 ? r : nil } }; var p: P? = P(q: Q(r: 1)); p?.q?.r += 5; print(p?.q?.r as Any, p?.q?.f() as Any, p!.q!.f()!); p?.q = nil; print(p?.q?.r as Any)
while let last = o?["a"]?.popLast() { print(last, terminator: " ") }; print()
print((1...10).filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +), (1...5).contains(3), (1..<5).count, (0...3).map { 1 << $0 })
print(Array(1...5).dropFirst(2), [3, 1, 2].sorted(), [3, 1, 2].max()!, [1, 2, 3].first { $0 > 1 }!, [1, 2, 3].firstIndex { $0 > 1 }!, [1, 2, 3, 4].partitioned { $0 % 2 == 0 })
extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) } }
let r = 1..<5; print(r.lowerBound, r.upperBound, r.isEmpty, r.clamped(to: 3..<10), r.overlaps(4..<6), (1...).prefix(3).map { $0 }, (..<3).contains(2), r ~= 3, Array(r), r.map(String.init))
var fibs = [0, 1]; while fibs.count < 10 { fibs.append(fibs[fibs.count - 1] + fibs[fibs.count - 2]) }; print(fibs)
print(sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }.map { $0 }, Array(sequence(state: (0, 1)) { s -> Int? in let r = s.0; s = (s.1, s.0 + s.1); return r > 50 ? nil : r }))
