struct V { var x = 0.0; static func * (k: Double, v: V) -> V { V(x: k * v.x) }; static func mk(_ x: Double) -> V { V(x: x) } }
print(2 * .mk(1), 0.5 * .init(x: 3), 2 * V.mk(4))
