class Builder { var parts: [String] = []; @discardableResult func add(_ s: String) -> Self { parts.append(s); return self }; required init() {}; class func make() -> Self { Self() }; func copy() -> Self { let c = type(of: self).init(); c.parts = parts; return c }; static func named(_ n: String) -> Self? { n.isEmpty ? nil : Self().add(n) } }
class HTML: Builder { func tag(_ t: String) -> Self { add("<\(t)>") }; var html: String { parts.joined() } }
final class Page: HTML { var title = "t"; func titled(_ t: String) -> Self { title = t; return self } }
print(HTML.make().tag("a").add("x").tag("/a").html, Page().titled("q").tag("b").title, type(of: Page.make()), Page.make().titled("z").copy().tag("i").parts)
print(HTML.named("k")?.html ?? "-", HTML.named("")?.html ?? "-", type(of: Page().copy()), (Page() as Builder).add("1").parts)
protocol Copyable2 { func clone() -> Self }
extension Builder: Copyable2 { func clone() -> Self { copy() } }
func dup<T: Copyable2>(_ t: T) -> [T] { [t, t.clone()] }
print(dup(Page().titled("w")).map(\.title), dup(HTML().tag("p")).map(\.html))
protocol Shape { init(side: Double); func scaled(_ k: Double) -> Self; var side: Double { get } }
extension Shape { func doubled() -> Self { scaled(2) }; static var unit: Self { Self(side: 1) }; static func + (a: Self, b: Self) -> Self { Self(side: a.side + b.side) } }
struct Sq: Shape { var side: Double; func scaled(_ k: Double) -> Sq { Sq(side: side * k) } }
