let v: Double? = nil
let h: AnyHashable = v
print(h is Double?, h is Double, (h as? Double?) as Any, h is Int?, h is String??, (h as? String??) as Any)
let w: Double? = 2
let g: AnyHashable = w
print(g is Double?, g is Double, (g as? Double?) as Any, (g as? Double) as Any, g is Int?)
let a: Any = v as Any
print(a is Double?, a is Double, (a as? Double?) as Any, a is Int?)
print(h == g, h == AnyHashable(Optional<Int>.none), g == AnyHashable(2.0), h == AnyHashable(v))
func t<T>(_ x: AnyHashable, _: T.Type) { print(x is T, (x as? T) as Any) }
t(h, Double?.self); t(g, Double?.self); t(h, Double.self); t(g, Double.self)
let k: AnyHashable = 3
print(k is Int?, (k as? Int?) as Any, k is Double?)
