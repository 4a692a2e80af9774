func stats(_ xs: [Double]) -> String {
    var mean: Double { xs.reduce(0, +) / Double(xs.count) }
    var spread: Double { let m = mean; return xs.map { ($0 - m) * ($0 - m) }.reduce(0, +) }
    var log: [String] = [] { willSet { print("will", newValue.count) } didSet { print("did", oldValue.count, log.count); if log.count > 2 { log.removeFirst() } } }
    for x in xs { log.append("\(x)") }
    let show = { "\(mean) \(spread) \(log)" }
    return show()
}
print(stats([1, 2, 3, 6]))
struct Temp { var c: Double
    func table() -> [String] { var f: Double { c * 9 / 5 + 32 }; var k: Double { get { c + 273 } }; return ["\(f)", "\(k)"] }
    mutating func warm() { var t: Double { get { c } set { c = newValue } }; t += 5; t = t * 2 } }
var t = Temp(c: 10); print(t.table()); t.warm(); print(t.c)
func counter() -> () -> Int { var n = 0; var next: Int { n += 1; return n }; return { next } }
let c = counter(); print(c(), c(), c())
func rec(_ d: Int) -> Int { var half: Int { d / 2 }; return d == 0 ? 0 : half + rec(d - 1) }; print(rec(5))
if true { var n = 1 { didSet { if n > 5 { n = 5 } } }; n = 9; n += 1; var dbl: Int { get { n * 2 } set { n = newValue / 2 } }; print(n, dbl); dbl = 4; print(n); dbl += 2; print(n) }
class Box { var v = 0; func fill() { var w = v { didSet { v = w } }; w = 3; w *= 4 }; func g<T>(_ t: T) -> [T] { var two: [T] { [t, t] }; return two } }; let b = Box(); b.fill(); print(b.v, b.g("x"))
func run(_ f: (inout Int) -> Void) -> Int { var n = 0 { didSet { print("n", n) } }; f(&n); return n }; print(run { $0 += 7; $0 *= 2 })
var top = 1 { didSet { if top > 3 { top = 3 } } }; top = 8; print(top)
