class Probe { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
let a = Probe("let a")
guard let b = Optional(Probe("guard b")) else { fatalError() }
guard let c = Optional(Probe("guard c")), let d = Optional(Probe("guard d")) else { fatalError() }
var e = Probe("var e")
if let f = Optional(Probe("if f")) { print(f.n) }
guard case let .some(g) = Optional(Probe("guard case g")) else { fatalError() }
guard var h = Optional(Probe("guard var h")) else { fatalError() }
h = Probe("guard var h2")
let (i, j) = (Probe("i"), Probe("j"))
func use() { print(b.n) }
use()
do { let k = Probe("do k"); print(k.n) }
guard let l = Optional([Probe("l in array")]) else { fatalError() }
print("end", c.n, d.n, g.n, h.n, l.count, i.n, j.n, a.n)
