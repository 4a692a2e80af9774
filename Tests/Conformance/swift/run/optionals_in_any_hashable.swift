// Optionals of optionals in boxes, and which types those are.

let v1: Double?? = .some(nil); print(v1 is Double?, v1 == nil, v1 as Any is Double?)

let v2: Double?? = .some(nil); let a2: Any = v2 as Any; print(a2 is Double?, a2 is Double??, a2 as? Double as Any, (a2 as? Double?) as Any, a2 is Int, a2 is Int?)

let v3: Double?? = .some(nil); let a3: Any = [v3]; print(a3 is [Any], a3 is [Double?], a3 is [Double], a3 is [Int?])

let v4: Double?? = .some(nil); func f4(_ x: Any) -> Bool { x is any Equatable }; print(f4(v4 as Any), v4 is any Equatable)

let v5: Double?? = .some(nil); let a5: Any = v5; print(a5 is Optional<Int>, a5 is String)

let v6: Double?? = .some(nil); let a6: Any = v6; print(a6 is any Hashable, a6 is any CustomStringConvertible, a6 is any Numeric)

let v7: Int? = nil; let a7: Any = v7; print(a7 is any Hashable, a7 is any CustomStringConvertible, a7 is any Numeric)

protocol N {}
extension Optional: N where Wrapped: N {}
extension Double: N {}
let v8: Double?? = .some(nil); let a8: Any = v8; print(a8 is any N); let w: Double?? = 2; let b8: Any = w; print(b8 is any N, (b8 as? any N) as Any)

let v9: Double?? = .some(nil); let h9: AnyHashable = v9; print(h9 is Double??); print(h9 is Double?); print(h9 is Double)

let v10: Double?? = .none; let h10: AnyHashable = v10; print(h10 is Double??); print(h10 is Double?); print(h10 is Double)

let v11: Double?? = 2; let h11: AnyHashable = v11; print(h11 is Double??); print(h11 is Double?); print(h11 is Double)

let v12: Double? = nil; let h12: AnyHashable = v12; print(h12 is Double??); print(h12 is Double?); print(h12 is Double)

let v13: Double? = 2; let h13: AnyHashable = v13; print(h13 is Double??); print(h13 is Double?); print(h13 is Double)

let v14: Double = 2; let h14: AnyHashable = v14; print(h14 is Double??); print(h14 is Double?); print(h14 is Double)

let v15: Double?? = .some(nil); let h15: AnyHashable = v15; print(h15 as? Double?? as Any)

let v16: Double? = nil; let h16: AnyHashable = v16; print(h16 as? Double? as Any)
