enum P: Int { case a = 1, b; static func ..< (x: P, y: P) -> [P] { [x, y] } }
func run() { let r: [P] = .a ..< .b; print(r); print((.a ..< .b) as [P], P.a ..< .b) }
run()
