func f(_ x: Int) -> String { switch x { case Int.max: return "max"; case .min: return "min"; default: return "d" } }
print(f(.max), f(.min), f(2))
struct P: Equatable { var x = 1; static let zero = P(x: 0); static let one = P() }
func g(_ p: P) -> String { switch p { case P.zero: "z"; case .one: "o"; default: "?" } }
print(g(P.zero), g(P(x: 1)), g(P(x: 4)))
if case Double.pi = 3.141592653589793 { print("pi") }
enum N { static let k = 5 }
switch 5 { case N.k: print("k"); default: print("no") }
