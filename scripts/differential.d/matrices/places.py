"""Every kind of place changed in every way."""

PRELUDE = r"""
class N: CustomStringConvertible { var v: Int; init(_ v: Int) { self.v = v }; deinit { print("-N\(v)") }; var description: String { "N\(v)" } }
struct S { var n = 1; var m = "m"; mutating func bump() { n += 1 } }
enum W { case a(Int), b(String); mutating func flip() { self = .b("f") } }
protocol P { var t: Int { get set } }
struct PS: P { var t: Int }
struct X: Error {}
func alter<T>(_ v: inout T, _ f: (inout T) -> Void) { f(&v) }
func fail<T>(_ v: inout T, _ w: T) throws { v = w; throw X() }
func same<T>(_ v: inout T) -> T { v }
struct Wrap<T> { var x: T; mutating func set(_ y: T) { x = y }; subscript(i: Int) -> T { get { x } set { print("set"); x = newValue } } }
"""

# Name, type, first value, another, a change of it in place.
TYPES = [
    ("int", "Int", "1", "7", "<X> += 1"), ("dbl", "Double", "1.5", "0.25", "<X> *= 2"), ("str", "String", '"a"', '"q"', '<X> += "x"'),
    ("arr", "[Int]", "[1]", "[8, 9]", "<X>.append(2)"), ("elm", "[Int]", "[1, 2]", "[5]", "<X>[0] += 1"), ("stc", "S", "S()", "S(n: 4)", "<X>.bump()"),
    ("fld", "S", "S()", "S(n: 4)", "<X>.m += \"z\""), ("cls", "N", "N(1)", "N(9)", "<X>.v += 1"), ("opt", "Int?", "3", "nil", "<X>? += 1"),
    ("ops", "S?", "S()", "nil", "<X>?.bump()"), ("tup", "(Int, String)", '(1, "t")', '(2, "u")', '<X>.1 += "v"'), ("enu", "W", "W.a(1)", 'W.b("y")', "<X>.flip()"),
    ("exi", "any P", "PS(t: 1)", "PS(t: 6)", "<X>.t += 1"), ("boo", "Bool", "true", "false", "<X>.toggle()"), ("chr", "Character", '"c"', '"d"', '<X> = "e"'),
    ("dic", "[String: Int]", '["a": 1]', '["b": 2]', '<X>["a", default: 5] += 1'), ("set", "Set<Int>", "[1]", "[2]", "<X>.insert(1)"), ("u8", "UInt8", "250", "3", "<X> &+= 9"),
]

# Declarations, then the place itself.
PLACES = [
    ("local", "var x: <T> = <V>", "x"), ("field", "final class H { var x: <T> = <V> }; let h = H()", "h.x"),
    ("open", "class H { var x: <T> = <V> }; class K: H {}; let h: H = K()", "h.x"),
    ("over", "class H { var x: <T> = <V> }; class K: H { override var x: <T> { didSet { print(\"did\") } } }; let h: H = K()", "h.x"),
    ("overc", "class H { var x: <T> = <V> }; class K: H { override var x: <T> { get { super.x } set { print(\"new\"); super.x = newValue } } }; let h: H = K()", "h.x"),
    ("static", "enum H { nonisolated(unsafe) static var x: <T> = <V> }", "H.x"),
    ("struct", "struct H { var x: <T> = <V> }; var h = H()", "h.x"), ("deep", "struct H { var x: <T> = <V> }; final class K { var h = H() }; let k = K()", "k.h.x"),
    ("element", "var a: [<T>] = [<V>, <V>]", "a[1]"), ("held", "final class H { var a: [<T>] = [<V>, <V>] }; let h = H()", "h.a[1]"),
    ("rows", "var a: [[<T>]] = [[<V>]]", "a[0][0]"), ("structs", "struct H { var x: <T> = <V> }; var a = [H(), H()]", "a[1].x"),
    ("default", "var d: [Int: <T>] = [:]", "d[1, default: <V>]"), ("tuple", "var t: (a: <T>, b: Int) = (<V>, 2)", "t.a"),
    ("force", "var o: <T>? = <V>", "o!"), ("forced", "final class H { var o: <T>? = <V> }; let h = H()", "h.o!"), ("iuo", "final class H { var o: <T>! = <V> }; let h = H()", "h.o!"),
    ("value", "var d: [Int: <T>] = [1: <V>]", "d[1]!"), ("computed", "struct H { var y: <T> = <V>; var x: <T> { get { print(\"get\"); return y } set { print(\"set\"); y = newValue } } }; var h = H()", "h.x"),
    ("observed", "struct H { var x: <T> = <V> { willSet { print(\"will\") } didSet { print(\"did\") } } }; var h = H()", "h.x"),
    ("told", "final class H { var x: <T> = <V> { didSet { print(\"did\") } } }; let h = H()", "h.x"),
    ("told2", "final class H { var x: <T> = <V> { didSet { print(\"did\", type(of: oldValue)) } } }; let h = H()", "h.x"),
    ("lazy", "final class H { lazy var x: <T> = <V> }; let h = H()", "h.x"), ("lazys", "struct H { lazy var x: <T> = <V> }; var h = H()", "h.x"),
    ("script", "var h = Wrap<<T>>(x: <V>)", "h[0]"), ("generic", "var h = Wrap<<T>>(x: <V>)", "h.x"),
    ("path", "var h = Wrap<<T>>(x: <V>); let p = \\Wrap<<T>>.x", "h[keyPath: p]"),
    ("rpath", "final class H { var x: <T> = <V> }; let h = H(); let p = \\H.x", "h[keyPath: p]"),
    ("box", "struct H: Q { var x: <T> = <V> }; protocol Q { var x: <T> { get set } }; var h: any Q = H()", "h.x"),
    ("ref", "final class H: Q { var x: <T> = <V> }; protocol Q: AnyObject { var x: <T> { get set } }; let h: any Q = H()", "h.x"),
    ("chain", "final class H { var x: <T> = <V> }; struct K { var h: H? = H() }; let k = K()", "k.h!.x"),
    ("shared", "var x: <T> = <V>; let see = { x }; defer { _ = see() }", "x"), ("slice", "var a: [<T>] = [<V>, <V>, <V>]", "a[1...][1]"),
    ("self", "struct H { var x: <T> = <V> }; var g = H(); let h = { (h: inout H) in <B> }; h(&g); print(g)", None),
]

USES = [
    ("assign", "<X> = <W>; print(<X>)"), ("change", "<C>; print(<X>)"), ("twice", "<C>; <C>; let c = <X>; <C>; print(c, <X>)"),
    ("inout", "alter(&<X>) { $0 = <W> }; print(<X>)"), ("inchange", "alter(&<X>) { x in <CX> }; print(<X>)"), ("swap", "var w: <T> = <W>; swap(&w, &<X>); print(w, <X>)"),
    ("throw", "do { try fail(&<X>, <W>) } catch { print(error) }; print(<X>)"), ("same", "print(same(&<X>)); print(<X>)"),
    ("copy", "var c = <X>; alter(&c) { $0 = <W> }; print(c, <X>)"), ("pair", "let o = <X>; <X> = <W>; print(o, <X>)"), ("tuple", "var w: <T> = <W>; (<X>, w) = (w, <X>); print(w, <X>)"),
    ("void", "let r: Void = { <X> = <W> }(); print(r, <X>)"), ("loop", "for _ in 0..<3 { <C> }; print(<X>)"), ("defer", "do { defer { <C> }; print(<X>) }; print(<X>)"),
    ("nested", "alter(&<X>) { alter(&$0) { x in <CX> } }; print(<X>)"), ("wrapped", "var w = Wrap<<T>>(x: <W>); w.set(<X>); <X> = w[0]; print(<X>)"),
]


def programs():
    for name, kind, value, other, change in TYPES:
        cells = []
        for place, declared, expression in PLACES:
            for use, body in USES:
                parts = {"<CX>": change.replace("<X>", "x"), "<C>": change, "<X>": expression or "h.x", "<T>": kind, "<V>": value, "<W>": other}
                whole = declared.replace("<B>", body) if expression is None else f"{declared}; {body}"
                for mark, text in parts.items():
                    whole = whole.replace(mark, text)
                cells.append((f"{name}_{place}_{use}", whole))
        yield name, cells
