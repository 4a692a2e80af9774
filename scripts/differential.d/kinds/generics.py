"""Generic types of generic types: what they conform to when their parts do, which extension and overload is meant, casts, names, statics and boxes."""
import random

CONDITIONS = ["", "T: Named", "T: Hashable", "T: Comparable", "T == Int", "T: Numeric", "T: Boxed", "T == String", "T: Collection", "T: Boxed, T.Item == Int", "T: Named & Comparable"]
HEAD = """protocol Named { static var name: String { get }; var tag: String { get }; init?(tag: String) }
extension Named { var tag: String { "<\\(Self.name)>" }; init?(tag: String) { nil }; static func pair() -> [Self?] { [Self(tag: "1"), Self(tag: "x")] } }
extension Int: Named { static var name: String { "Int" }; var tag: String { "i\\(self)" }; init?(tag: String) { guard let n = Int(tag) else { return nil }; self = n } }
extension String: Named { static var name: String { "Str" }; init?(tag: String) { self = tag + "!" } }
extension Array: Named where Element: Named { static var name: String { "[" + Element.name + "]" }; var tag: String { map(\\.tag).joined(separator: "+") } }
extension Optional: Named where Wrapped: Named { static var name: String { Wrapped.name + "?" }; init?(tag: String) { guard let w = Wrapped(tag: tag) else { return nil }; self = w } }
protocol Boxed<Item> { associatedtype Item; var item: Item { get }; func with(_ i: Item) -> Self; associatedtype Twin = (Item, Item); static var depth: Int { get } }
extension Boxed { static var depth: Int { 1 }; var twin: (Item, Item) { (item, item) }; func kind() -> String { "any" } }
extension Boxed where Item: Comparable { func kind() -> String { "comparable" }; func least(_ o: Self) -> Item { min(item, o.item) } }
extension Boxed where Item: Boxed { static var depth: Int { 1 + Item.depth }; var inner: Item.Item { item.item } }
struct Box<T>: Boxed { var item: T; func with(_ i: T) -> Box { Box(item: i) }; static var label: String { "Box of \\(T.self)" }; typealias Me = Box<T>
  subscript<U>(_ u: U) -> (T, U) { (item, u) }; func map<U>(_ f: (T) -> U) -> Box<U> { .init(item: f(item)) }; struct Nest { var t: T; var me: Me? = nil } ; enum Way { case left, right(T) } }
extension Box: Equatable where T: Equatable {}
extension Box: Hashable where T: Hashable {}
extension Box: Comparable where T: Comparable { static func < (a: Box, b: Box) -> Bool { a.item < b.item } }
extension Box: Named where T: Named { static var name: String { "B(" + T.name + ")" }; var tag: String { "b" + item.tag } }
struct Two<A, B> { var a: A; var b: B; var swapped: Two<B, A> { Two<B, A>(a: b, b: a) } }
extension Two: Equatable where A: Equatable, B: Equatable {}
extension Two: Hashable where A: Hashable, B: Hashable {}
extension Two: CustomStringConvertible where A: Named { var description: String { "Two\\(a.tag)" } }
extension Two: Boxed where A == B { var item: A { a }; func with(_ i: A) -> Self { Two(a: i, b: b) } }
class Cell<T>: Boxed, CustomStringConvertible { var item: T; required init(_ t: T) { item = t }; func with(_ i: T) -> Self { Self(i) }; var description: String { "Cell(\\(item))" }; class func make(_ t: T) -> Self { Self(t) }; func who() -> String { "cell \\(T.self)" } }
final class Deep<T>: Cell<[T]> { override func who() -> String { "deep \\(T.self) " + super.who() } }
final class Ints: Cell<Int> { override var description: String { "Ints\\(item)" } }
indirect enum Tree<T> { case leaf, node(Tree, T, Tree)
  var all: [T] { switch self { case .leaf: []; case .node(let l, let t, let r): l.all + [t] + r.all } }
  static func of(_ ts: T...) -> Tree { ts.reduce(.leaf) { .node($0, $1, .leaf) } } }
extension Tree: Equatable where T: Equatable {}
extension Tree where T: Comparable { func has(_ t: T) -> Bool { all.contains { !($0 < t) && !(t < $0) } }; var most: T? { all.max() } }
extension Tree: Sequence { func makeIterator() -> IndexingIterator<[T]> { all.makeIterator() } }
extension Tree: Named where T: Named { static var name: String { "T(" + T.name + ")" }; var tag: String { all.map(\\.tag).joined() } }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func open(_ b: any Boxed) -> String { func f<B: Boxed>(_ b: B) -> String { "\\(B.self) \\(B.Item.self) \\(b.item) \\(B.depth)" }; return f(b) }
func some(_ n: Int) -> some Named { n > 1 ? [n, n] : [n] }
func first<C: Collection>(_ c: C) -> C.Element? where C.Element: Named { c.first }
func many<T>(_ ts: T..., by f: (T) -> String = { "\\($0)" }) -> String { ts.map(f).joined(separator: "/") }
func made<T: Named>(_ t: T.Type = T.self, _ s: String) -> T? { T(tag: s) }
func items<B: Boxed, C: Boxed>(_ b: B, _ c: C) -> [B.Item] where B.Item == C.Item { [b.item, c.item] }
func sum<S: Sequence<Int>>(_ s: S) -> Int { s.reduce(0, +) }"""


def program(seed):
    return Generics(seed).text()


class Generics:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self, values=16):
        pick = self.random.choice
        lines = [HEAD]
        for kind, least in [("Box", 1), ("Two", 0), ("Tree", 1), ("Cell", 1)]:
            for name in ["f", "g"]:
                for condition in [""] + self.random.sample(CONDITIONS[1:], least):
                    where = f" where {condition}" if condition else ""
                    lines.append(f'extension {kind}{where} {{ func {name}(_ n: Int = 1) -> String {{ "{kind}.{name}[{condition}]" }} }}')
        for i, parameters in enumerate([["T", "Box<T>", "[T]", "T?", "Tree<T>", "Cell<T>"], ["T", "Box<T>", "(T) -> Int", "T.Type", "Two<T, T>", "[T: Int]"]]):
            if self.random.random() < .5:
                forms = [("", each) for each in self.random.sample(parameters[1:], 3)]
            else:
                forms = [(each, "T") for each in self.random.choice([["Equatable", "Hashable"], ["Equatable", "Comparable"], ["Named"], ["Boxed"]])]
            for condition, form in forms + [("", "T")]:
                condition = "Hashable" if ": Int" in form else condition
                lines.append(f'func over{i}<T{": " * bool(condition)}{condition}>(_ x: {form}) -> String {{ "over{i} {form} {condition} \\(T.self)" }}')
        lines += ['func over0(_ x: Any) -> String { "over0 Any" }', 'func over1(_ x: Any) -> String { "over1 Any" }']
        for number in range(values):
            kind = self.type(pick([1, 2, 2, 3]))
            lines += [f"do {{ let v: {kind} = {self.value(kind)}, w: {kind} = {self.value(kind)}; print({number}, v, type(of: v))"] + ["  do { " + line + " }" for line in self.uses(kind)] + ["}"]
        return "\n".join(lines) + "\n"

    def type(self, depth):
        sub = lambda: self.type(depth - 1)
        if depth <= 0:
            return self.random.choice(["Int", "String", "Int", "Double", "Bool"])
        return self.random.choice([lambda: f"Box<{sub()}>", lambda: f"Box<{sub()}>", lambda: f"Two<{sub()}, {sub()}>", lambda: f"Cell<{sub()}>", lambda: f"Tree<{sub()}>", lambda: f"[{sub()}]", lambda: f"Optional<{sub()}>",
                                   lambda: f"Deep<{sub()}>", lambda: "Ints"])()

    def parts(self, kind):
        """`Two<Box<Int>, [Int]>` → Two, [Box<Int>, [Int]]"""
        if kind[0] == "[":
            return "[]", [kind[1:-1]]
        if "<" not in kind:
            return kind, []
        name, inner, depth, found = kind[:kind.index("<")], kind[kind.index("<") + 1:-1], 0, [""]
        for c in inner:
            depth += (c in "<[") - (c in ">]")
            if c == "," and depth == 0:
                found.append("")
            else:
                found[-1] += c
        return name, [each.strip() for each in found]

    def value(self, kind):
        name, of = self.parts(kind)
        pick, make = self.random.choice, lambda i=0: self.value(of[i])
        return {"Int": lambda: pick(["1", "2", "7"]), "String": lambda: pick(['"a"', '"bc"']), "Double": lambda: pick(["0.5", "2"]), "Bool": lambda: pick(["true", "false"]), "Box": lambda: f"{kind}(item: {make()})",
                "Two": lambda: f"{kind}(a: {make()}, b: {make(1)})", "Cell": lambda: f"{kind}({make()})", "Deep": lambda: f"{kind}([{make()}])", "Ints": lambda: f"Ints({pick('123')})", "[]": lambda: f"[{make()}, {make()}]",
                "Optional": lambda: pick([f"{kind}.none", f"{kind}.some({make()})"]), "Tree": lambda: pick([f"{kind}.leaf", f"{kind}.of({make()}, {make()})", f"{kind}.node(.leaf, {make()}, .of({make()}))"])}[name]()

    def has(self, kind, protocol):
        name, of = self.parts(kind)
        every = lambda: all(self.has(each, protocol) for each in of)
        if name in ("Int", "String", "Double", "Bool"):
            return {"Named": name in ("Int", "String"), "Comparable": name != "Bool", "Boxed": False}.get(protocol, True)
        return {"Boxed": lambda: name in ("Box", "Cell", "Deep", "Ints") or name == "Two" and of[0] == of[1], "Named": lambda: name in ("Box", "[]", "Optional", "Tree") and every(),
                "Equatable": lambda: name in ("Box", "Two", "[]", "Optional", "Tree") and every(), "Hashable": lambda: name in ("Box", "Two", "[]", "Optional") and every(), "Comparable": lambda: name == "Box" and every()}[protocol]()

    def uses(self, kind):
        name, of = self.parts(kind)
        has, pick = lambda protocol: self.has(kind, protocol), self.random.choice
        base = {"Deep": "Cell", "Ints": "Cell"}.get(name, name)
        ways = [f"print(over0(v), over1(v), over1({kind}.self))", f"print(over0([v]), over0(Optional(v)))", "dump(v)", "debugPrint([v], Box(item: v))", f"print({kind}.self, Box<{kind}>.label, type(of: {kind}.self))",
                f"let a: Any = v; print(a is {kind}, a is any Boxed, a is any Named, a is any Hashable, a as? {self.type(2)} as Any, a is {self.type(1)})", f"print(many(v, w), many(v) {{ _ in \"x\" }}, Box(item: v)[1], Box(item: v).map {{ [$0] }})",
                "let b = Box(item: v); print(b.f(), b.g(2), b.kind(), over0(b), Two(a: b, b: 1).f(), Cell(b).g(), Tree.of(b).f())", f"print(Box<{kind}>.Nest(t: v), Box<{kind}>.Way.right(v), Box<{kind}>.Way.left)",
                f"let c = Cell(v); print(c, c.who(), open(c), over0(c), c.with(w), type(of: c).make(v)); c.item = w; print(c.f())", f"let a: Any = [v]; print(a as? [any Boxed] as Any, (a as? [{kind}])?.count as Any, a is [Any], a is [{self.type(1)}])",
                f"let t: Any.Type = {kind}.self; print(t, t == {self.type(1)}.self, t is any Named.Type, (t as? any Boxed.Type)?.depth as Any)", "print(Two(a: v, b: w), Two(a: v, b: 1).swapped, open(Two(a: v, b: w)), Two(a: 1, b: v).g())"]
        if base in ("Box", "Two", "Cell", "Tree"):
            ways += ["print(v.f(), v.g(), v.f(3))"] * 3
        if has("Boxed"):
            ways += ["print(open(v), v.kind(), v.twin, v.with(w.item))", "print(items(v, w), items(v, Box(item: w.item)))", f"print({kind}.depth); let e: any Boxed = v; print(e.item, e.kind(), type(of: e), type(of: e).depth)"] * 2
            item = of[0] if name in ("Box", "Two", "Cell") else None
            if item:
                ways += [f"let p: any Boxed<{item}> = v; let q: {item} = p.item; print(q, p, over0(p.item)); let ps: [any Boxed<{item}>] = [v, Box(item: q), Cell(q)]; print(ps.map {{ open($0) }})"] * 2
                if self.has(item, "Comparable"):
                    ways += ["print(v.least(w))"]
                if self.has(item, "Boxed"):
                    ways += ["print(v.inner, over0(v.inner))"] * 2
        if has("Named"):
            ways += [f"print(v.tag, {kind}.name, {kind}.pair(), made({kind}.self, \"5\") as Any, first([v, w]) as Any)", f"let n: any Named = v; print(n.tag, type(of: n).name, n); print(some(2).tag, [v, w].tag, Optional(v).tag)"] * 2
        if has("Equatable"):
            ways += ["print(v == w, same(v, v), [v, w].firstIndex(of: w) as Any, v != w, Optional(v) == w, [v] == [w], Two(a: v, b: 1) == Two(a: w, b: 1))"] * 2
        if has("Hashable"):
            ways += ["print(Set([v, w, v]).count, [v: 1, Optional(v)!: 2].count > 5)".replace(", [v: 1, Optional(v)!: 2].count > 5", ", [v: 1][w] as Any"), "let h: AnyHashable = v; print(h == AnyHashable(w), h.base, h is " + kind + ")"]
        if has("Comparable"):
            ways += ["print(v < w, max(v, w), [v, w].sorted(), (v...max(v, w)).contains(w), Tree.of(v, w).most as Any, Tree.of(v).has(w))"] * 2
        if name == "Tree":
            ways += ["print(v.all, Array(v), v.map { [$0] }, v.contains { _ in true }, Array(v.prefix(1)), v.reversed())"]
        if name == "Deep":
            ways += [f"let u: Cell<[{of[0]}]> = v; print(u.who(), u, u as? {kind} as Any, over0(u), type(of: u).make(w.item), type(of: u.with(w.item)))"] * 2
        return self.random.sample(ways, 3)
