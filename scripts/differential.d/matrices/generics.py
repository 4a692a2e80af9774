"""What generic code of every kind does with values of every type."""

PRELUDE = r"""
final class N: CustomStringConvertible { let v: Int; init(_ v: Int) { self.v = v }; deinit { print("-N\(v)") }; var description: String { "N\(v)" } }
struct H: Hashable, Comparable { var n: Int; static func < (a: H, b: H) -> Bool { a.n < b.n } }
enum L: Int, Comparable, CaseIterable { case low = 1, high = 5; static func < (a: L, b: L) -> Bool { a.rawValue < b.rawValue } }
enum W { case a(Int), b(String) }
protocol P { var t: Int { get } }
struct PS: P { var t: Int }
struct Box<X> { var x: X; func map<Y>(_ f: (X) -> Y) -> Box<Y> { Box<Y>(x: f(x)) } }
func same<X>(_ x: X) -> X { x }
func named<X>(_ x: X) -> String { "any" }
func named(_ x: Int) -> String { "int" }
func named<X: Comparable>(_ x: X) -> String { "comparable" }
func both<X, Y>(_ x: X, _ y: Y) -> (Y, X) { (y, x) }
"""

# Name, type, two values, whether it can be compared and hashed.
TYPES = [
    ("int", "Int", "1", "2", True), ("dbl", "Double", "1.5", "2", True), ("str", "String", '"a"', '"b"', True), ("chr", "Character", '"x"', '"y"', True),
    ("stc", "H", "H(n: 1)", "H(n: 2)", True), ("enu", "L", "L.low", "L.high", True), ("u8", "UInt8", "200", "7", True), ("boo", "Bool", "true", "false", False),
    ("cls", "N", "N(1)", "N(2)", False), ("pay", "W", "W.a(1)", 'W.b("q")', False), ("opt", "Int?", "3", "nil", False), ("arr", "[Int]", "[1]", "[2, 3]", False),
    ("tup", "(Int, String)", '(1, "t")', '(2, "u")', False), ("lab", "(a: Int, b: Int)", "(a: 1, b: 2)", "(a: 3, b: 4)", False), ("exi", "any P", "PS(t: 1)", "PS(t: 2)", False),
    ("any", "Any", "1", '"s"', False), ("fun", "() -> Int", "{ 1 }", "{ 2 }", False), ("met", "Int.Type", "Int.self", "Int.self", False), ("dic", "[String: Int]", '["k": 1]', "[:]", False),
    ("box", "Box<Int>", "Box(x: 1)", "Box(x: 2)", False), ("rng", "ClosedRange<Int>", "1...3", "2...2", False),
]

# B is the body, with x and y of type T; Q what T is asked for.
CONTEXTS = [
    ("func", "func g<T@Q>(_ x: T, _ y: T) { <B> }; g(<V>, <W>)"),
    ("typed", "func g<T@Q>(_ x: T, _ y: T) { <B> }; let v: @K = <V>, w: @K = <W>; g(v, w)"),
    ("inner", "func g<T@Q>(_ x: T, _ y: T) { func h() { <B> }; h() }; let v: @K = <V>, w: @K = <W>; g(v, w)"),
    ("closure", "func g<T@Q>(_ x: T, _ y: T) -> () -> Void { { <B> } }; let v: @K = <V>, w: @K = <W>; g(v, w)()"),
    ("struct", "struct G<T@Q> { let x: T, y: T; func g() { <B> } }; G<@K>(x: <V>, y: <W>).g()"),
    ("class", "class G<T@Q> { let x: T, y: T; init(_ x: T, _ y: T) { self.x = x; self.y = y }; func g() { <B> } }; class K<T@Q>: G<T> {}; K<@K>(<V>, <W>).g()"),
    ("over", "class G<U> { let x: U, y: U; init(_ x: U, _ y: U) { self.x = x; self.y = y }; func g() {} }; final class K<T@Q>: G<T> { override func g() { <B> } }; let k: G<@K> = K<@K>(<V>, <W>); k.g()"),
    ("static", "enum G<T@Q> { static func g(_ x: T, _ y: T) { <B> } }; G<@K>.g(<V>, <W>)"),
    ("init", "struct G<T@Q> { init(_ x: T, _ y: T) { <B> } }; _ = G<@K>(<V>, <W>)"),
    ("inherited", "class G { init<T@Q>(_ x: T, _ y: T) { <B> } }; class K: G {}; final class M: K {}; let v: @K = <V>, w: @K = <W>; _ = M(v, w)"),
    ("required", "class G { required init<T@Q>(_ x: T, _ y: T) { <B> } }; final class K: G {}; let m: G.Type = K.self; let v: @K = <V>, w: @K = <W>; _ = m.init(v, w)"),
    ("renamed", "class G { func g<U@Q>(_ x: U, _ y: U) {} }; class K: G { override func g<T@Q>(_ x: T, _ y: T) { <B> } }; let k: G = K(); let v: @K = <V>, w: @K = <W>; k.g(v, w)"),
    ("get", "struct G<T@Q> { var x: T, y: T; var c: Int { <B>; return 1 } }; print(G<@K>(x: <V>, y: <W>).c)"),
    ("subscript", "struct G { subscript<T@Q>(x: T, y: T) -> Int { <B>; return 1 } }; let v: @K = <V>, w: @K = <W>; print(G()[v, w])"),
    ("nested", "struct O<T@Q> { struct I { var x: T, y: T; func g() { <B> } } }; O<@K>.I(x: <V>, y: <W>).g()"),
    ("second", "class G<U> { func g<T@Q>(_ x: T, _ y: T, _ u: U) { <B>; print(u, U.self) } }; let v: @K = <V>, w: @K = <W>; G<String>().g(v, w, \"u\")"),
    ("didset", "struct G<T@Q> { var x: T; var y: T { didSet { <B> } } }; var q = G<@K>(x: <V>, y: <V>); q.y = <W>"),
    ("deinit", "final class G<T@Q> { let x: T, y: T; init(_ x: T, _ y: T) { self.x = x; self.y = y }; deinit { <B> } }; _ = G<@K>(<V>, <W>)"),
    ("given", "func g<T@Q>(_ f: () -> (T, T)) { let (x, y) = f(); <B> }; let v: @K = <V>, w: @K = <W>; g { (v, w) }"),
    ("inout", "func g<T@Q>(_ x: inout T, _ y: T) { let x = x; <B> }; var v: @K = <V>; let w: @K = <W>; g(&v, w)"),
    ("variadic", "func g<T@Q>(_ xs: T...) { let x = xs[0], y = xs[1]; <B> }; let v: @K = <V>, w: @K = <W>; g(v, w)"),
    ("auto", "func g<T@Q>(_ x: @autoclosure () -> T, _ w: T) { let x = x(), y = w; <B> }; let v: @K = <V>, w: @K = <W>; g(v, w)"),
    ("enum", "indirect enum G<T@Q> { case two(T, G<T>), one(T); func g() { if case .two(let x, .one(let y)) = self { <B> } } }; G<@K>.two(<V>, .one(<W>)).g()"),
]

BODIES = [
    ("print", "print(x, y)"), ("list", "print([x, y], [[x]])"), ("tuple", "print((x, y), (a: x, 1))"), ("opt", "let o: T? = x; print(o as Any); if let o { print(o) }"),
    ("type", "print(type(of: x), T.self, [T].self, T?.self)"), ("cast", 'print(x as Any is Int, (x as? String) ?? "no", x is CustomStringConvertible)'),
    ("map", 'print([x, y].map { "\\($0)" }, [x].count)'), ("dict", "var d: [Int: T] = [1: x]; d[2] = y; print(d.count, d[2]!)"), ("fn", "let f: () -> T = { y }; print(f())"),
    ("var", "var z = x; z = y; print(z)"), ("same", "print(same(x), same([x]), same((x, y)))"), ("named", "print(named(x), named(y))"), ("both", "print(both(x, 1), both(y, x))"),
    ("boxed", 'let b = Box(x: x); print(b, b.map { "\\($0)!" }, b.map { [$0] }.x)'), ("rep", "print([T](repeating: y, count: 2), [T]().isEmpty)"),
    ("switch", 'switch x as Any { case let n as Int: print("I", n); case let s as String: print("S", s); case is [Int]: print("A"); default: print("?") }'),
    ("meta", "let m: [Any.Type] = [T.self, [T].self]; print(m, T.self == Int.self)"), ("dump", "dump(y)"), ("text", 'print("\\(x)-\\(y)", String(describing: x), String(reflecting: y))'),
    ("rev", "print(Array([x, y].reversed()), [x, y].last!)"), ("zip", "for (a, b) in zip([x, y], [y, x]) { print(a, b) }"), ("reduce", "print([x, y].reduce(into: [T]()) { $0.insert($1, at: 0) })"),
    ("anys", "let a: [Any] = [x, y, 1]; print(a)"), ("lazy", "print(Array([x, y].lazy.map { [$0] }))"), ("guard", "guard let z = [x].first else { return <R> }; print(z)"),
    ("defer", "do { defer { print(y) }; print(x) }"), ("nil", "let n: T? = nil; print(n ?? y, n as Any)"),
    ("flat", "print([x, nil, y].compactMap { (v: T?) -> T? in v }.count)"), ("swap", "var a = x, b = y; swap(&a, &b); print(a, b)"),
]
COMPARED = [
    ("less", "print(x < y, max(x, y), min(x, y), x <= x)"), ("sort", "print([y, x].sorted(), [x, y].max()!, [x, y].sorted(by: >))"), ("set", "print(Set([x, x]).count, [x: 1][x]!)"),
    ("eq", "print(x == y, [x] == [y], [x, y].contains(y), [x, y].firstIndex(of: y)!)"), ("range", "let r = min(x, y)...max(x, y); print(r, r.contains(x), (min(x, y)..<max(x, y)).contains(y))"),
    ("group", "print(Dictionary(grouping: [x, y, x]) { $0 }.count)"), ("hash", "let k: AnyHashable = x; print(k, k == AnyHashable(x), x.hashValue == x.hashValue)"),
    ("optional", "print(Optional(x) == y, [x: [y]], Optional(x) != nil)"), ("pairs", "print((x, 1) < (y, 2), (x, y) == (x, y))"), ("case", 'switch x { case y: print("same"); default: print("other") }'),
    ("clamp", "print(min(max(x, y), y), [x, y].min { $0 < $1 }!)"), ("fn", "let f: (T, T) -> Bool = (<); print(f(x, y), [x, y].sorted(by: f))"), ("unique", "var s: Set<T> = []; print(s.insert(x).inserted, s.insert(x).inserted, s.contains(y))"),
]


def programs():
    for name, kind, value, other, compared in TYPES:
        for context, template in CONTEXTS:
            cells = []
            for asked, bodies in [("", BODIES)] + ([(": Comparable & Hashable", COMPARED)] if compared else []):
                for body, text in bodies:
                    # Where the body has to return something.
                    text = text.replace("<R>", "1" if context in ("get", "subscript") else "")
                    if context in ("init", "inherited", "required"):
                        text = text.replace("return ;", "return;")
                    whole = template.replace("<B>", text).replace("@Q", asked).replace("@K", kind).replace("<V>", value).replace("<W>", other)
                    cells.append((f"{name}_{context}_{body}{'_c' if asked else ''}", whole))
            yield f"{name}-{context}", cells
