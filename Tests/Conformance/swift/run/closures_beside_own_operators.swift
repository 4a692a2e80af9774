struct V { var x: Double; static func >> (v: V, f: (V) -> Void) { f(v) }; static func * (v: V, f: (Double) -> Double) -> V { V(x: f(v.x)) } }
func run() { let v = V(x: 2); v >> { print($0.x) }; print((v * { $0 + 1 }).x) }
run()
