// The first call with default arguments chooses among overloads as later ones do.
var rng = sequence(state: 42 as UInt32) { (s: inout UInt32) -> Int in s = s &* 1664525 &+ 1013904223; return Int(s >> 24) }
let a = (rng.prefix(2).map { n in String((0..<8).map { n >> $0 & 1 == 1 ? "#" : "." }) } as [String]).joined(separator: "|")
print(a)
let b = String((0..<8).map { 5 >> $0 & 1 == 1 ? "#" : "." })
print(b)
let c = [1, 2].map { n in String((0..<3).map { $0 == n ? "#" : "." }) }
print(c)
let d = [1, 2].map { n in String((0..<3).map { $0 == n ? "#" : "." }) } as [String]
print(d, type(of: rng))
func col(_ n: Int) -> UnfoldFirstSequence<Int> { sequence(first: n) { $0 > 3 ? nil : $0 + 1 } }
func st(_ n: Int) -> UnfoldSequence<Int, Int> { sequence(state: n) { $0 -= 1; return $0 < 0 ? nil : $0 } }
print(Array(col(1)), Array(st(3)), type(of: col(2)))
