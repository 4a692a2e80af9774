struct L { var lo = 1, hi = 9; static let mid = 5 }
func f(_ n: Int, _ l: L) -> String { switch n { case l.lo: "lo"; case l.hi: "hi"; case L.mid: "mid"; default: "?" } }
print(f(1, L()), f(9, L()), f(5, L()), f(4, L()))
enum Way: Equatable { case up, down(Int); static let std = Way.down(3) }
func g(_ w: Way) -> String { switch w { case Way.std: "std"; case .up: "up"; case .down: "down" } }
print(g(.down(3)), g(.down(1)), g(.up))
struct Outer { struct Inner { static let c = "k" } }
switch "k" { case Outer.Inner.c: print("found"); default: print("no") }
class K { let v = 3; func h(_ n: Int) -> Bool { if case self.v = n { return true }; switch n { case v: return true; default: return false } } }
print(K().h(3), K().h(4))
