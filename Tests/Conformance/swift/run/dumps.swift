// What `dump` writes of values of all kinds.
class Cl { var a = 1; var o: Int? = 2 }
class Ch: Cl { var z = "q" }
class Gc: Ch {}
class Cd: CustomStringConvertible { var x = 1; var description: String { "cd" } }
class Em {}
class Em2: Em { var k = 1 }
class Cy { var me: Cy?; var name = "n"; weak var w: Cy?; unowned var u: Em; lazy var l = 3; init(_ e: Em) { u = e } }
struct Ls { lazy var l = 3; var m = 1 }
struct Wk { weak var w: Cl? }
enum En { case a(Int, x: String), b(y: Int), c((Int, Int)), d(Int?), e([Int]), f }
dump(Cl())
dump(Ch())
dump(Gc())
dump(Cd())
dump(Em())
dump(Em2())
let e = Em(), cy = Cy(e); cy.me = cy; cy.w = cy
dump(cy)
_ = cy.l
dump(cy)
var ls = Ls(); dump(ls); _ = ls.l; dump(ls)
let cl = Cl()
dump(Wk(w: cl)); dump(Wk(w: nil))
dump([cl, cl, Ch()])
dump((cl, cl))
for x in [En.a(1, x: "s"), .b(y: 2), .c((1, 2)), .d(nil), .d(3), .e([1]), .f] { dump(x) }
dump(1...3); dump(0...); dump("a"..<"c")
dump(Int.self)
dump([Int.self, String.self, Int.self])
dump(cl as Any)
dump(["k": cl])
dump(Optional(cl))
struct Er: Error { var c = 1 }
dump(Er()); dump(Er() as Error)
dump({ (x: Int) in x })
dump(cl, name: "nm"); dump([1, [2, 3]] as [Any], name: "n", indent: 2, maxDepth: 1)
dump([1, 2, 3], maxItems: 2)
let r = dump(5); print(r)
print((Int, String).self, type(of: (Int, String).self))
class Gb<T> { var t: T; init(_ t: T) { self.t = t } }
class Gs<U>: Gb<[U]> { var u: U; init(_ u: U) { self.u = u; super.init([u]) } }
final class Gi: Gs<Int> {}
dump(Gi(4))
var text = "> "
let same = dump([1, 2], to: &text, name: "list", maxItems: 2)
dump(Gs("s"), to: &text)
print(text, same)
