struct F: ExpressibleByIntegerLiteral, AdditiveArithmetic { var n: Int; static func + (a: F, b: F) -> F { F(n: a.n + b.n) }; static func - (a: F, b: F) -> F { F(n: a.n - b.n) }; init(n: Int) { self.n = n }; init(integerLiteral v: Int) { n = v } }
func sum<T: AdditiveArithmetic>(_ l: [T]) -> T { l.reduce(.zero, +) }
print(F.zero.n, sum([F(n: 1), F(n: 2)]).n, sum([1, 2]), sum([1.5]), sum([F]()).n)
