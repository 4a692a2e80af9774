// Optional conforms to a protocol where its payload does.
protocol M { static var empty: Self { get }; func str() -> String }
extension Int: M { static var empty: Int { 0 }; func str() -> String { "i\(self)" } }
extension Optional: M where Wrapped: M { static var empty: Wrapped? { nil }; func str() -> String { self?.str() ?? "nil" } }
func g<T: M>(_ x: T) -> String { x.str() + T.empty.str() }
print(g(3), g(Optional(4)), g(Int?.none))
let a: [any M] = [1, Optional(2)]
print(a.map { $0.str() })
