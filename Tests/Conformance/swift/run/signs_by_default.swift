struct F: SignedNumeric, Comparable { var n: Int; static func + (a: F, b: F) -> F { F(n: a.n + b.n) }; static func - (a: F, b: F) -> F { F(n: a.n - b.n) }; static func * (a: F, b: F) -> F { F(n: a.n * b.n) }; static func *= (a: inout F, b: F) { a = a * b }; init?<T: BinaryInteger>(exactly s: T) { n = Int(s) }; init(n: Int) { self.n = n }; init(integerLiteral v: Int) { n = v }; var magnitude: F { F(n: abs(n)) }; static func < (a: F, b: F) -> Bool { a.n < b.n } }
func neg<T: SignedNumeric>(_ t: T) -> T { -t }
func neg2<T: SignedNumeric>(_ t: T) -> T { var t = t; t.negate(); return t }
var x = F(n: 1); x.negate(); print(x.n, (-x).n, abs(F(n: -5)).n, neg(x).n, neg2(x).n, neg(3), neg(0.0), neg2(2.5), neg2(4), F.zero.n)
