protocol Greeter { func greet() -> String; var name: String { get } }
extension Greeter { func greet() -> String { "hi \(name)" }; var name: String { "anon" }; func shout() -> String { greet().uppercased() } }
class Base: Greeter {}
class Mid: Base { func greet() -> String { "mid" }; var name: String { "midname" } }
class Own: Greeter { func greet() -> String { "own" }; var name: String { "o" } }
class Sub: Own { override func greet() -> String { "sub" }; override var name: String { "s" } }
for g in [Base(), Mid(), Own(), Sub()] as [any Greeter] { print(g.greet(), g.name, g.shout()) }
print(Mid().greet(), Mid().name, Mid().shout())
func f<T: Greeter>(_ t: T) -> String { t.greet() + "/" + t.name }; print(f(Mid()), f(Sub()), f(Sub() as Own))
struct O { var v = 1; var description: String { "mine" }; var debugDescription: String { "dbg" } }; print(O(), [O()], "\(O())", O().description)
class P { var v = 1; var description: String { "P!" } }; print("\(P())".hasSuffix("P"), P().description)
enum E { case a; var description: String { "E!" } }; print(E.a, [E.a], E.a.description)
struct H { let v: Int; func hash(into h: inout Hasher) { h.combine(0) }; static func == (a: H, b: H) -> Bool { a.v % 10 == b.v % 10 } }; print(H(v: 1) == H(v: 11))
struct HH: Hashable { let v: Int; static func == (a: HH, b: HH) -> Bool { a.v % 10 == b.v % 10 }; func hash(into h: inout Hasher) { h.combine(v % 10) } }; print(Set([HH(v: 1), HH(v: 11), HH(v: 2)]).count, [HH(v: 3)].contains(HH(v: 13)))
