let m: Any = Optional(3) as Any; if let e = m as? any Equatable { print(e, type(of: e)) }; if let h = m as? any Hashable { print(h, type(of: h)) }; print(m is any CustomStringConvertible, (m as? any Comparable) as Any)
protocol S { func d() -> String }
extension Optional: S { func d() -> String { self == nil ? "none" : "some" } }
func f<T>(_ t: T) -> String { (t as? any S)?.d() ?? "?" }
func run() { print(f(nil as Int?), f(1 as Int?), f(3)); let a: Any = nil as String? as Any; print(a is any S) }
run()
