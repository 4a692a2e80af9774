"""Literals of which nothing says the type, what is made of them, and closures that see them: of one expression, which may
tell the type, and of several statements, to which it is told."""

PRELUDE = r"""
func show<Q>(_ q: Q) { print(Q.self, q) }
func ap1<T, U>(_ t: T, _ f: (T) -> U) -> U { f(t) }
func same<T>(_ t: T, _ f: (T) -> T) -> T { f(t) }
struct P { var x: Double; var n = 2 }
let yes = Bool("true")!
let half = 0.5, two = 2
"""

# Name, list, one of its kind, a fraction of its kind or nothing.
SOURCES = [
    ("ints", "[3, 1]", "2", "2.5"), ("values", '["k": 3].values', "2", "2.5"), ("range", "(1...3)", "2", None),
    ("floats", "[1.5, 2]", "2", "2.5"), ("mixed", "[2, 1.5]", "1", "2.5"), ("texts", '["b", "a"]', '"a"', None),
    ("made", "Array(repeating: 3, count: 2)", "2", "2.5"), ("sum", "([3] + [1])", "2", "2.5"), ("negative", "[-3, 1]", "2", "2.5"),
]
LINKS = [
    ("alone", ""), ("map", ".map { $0 }"), ("plus", ".map { $0 + <x> }"), ("filter", ".filter { $0 > <x> }"), ("sorted", ".sorted()"),
    ("reversed", ".reversed()"), ("lazy", ".lazy.map { $0 }"), ("drop", ".dropFirst(0)"), ("told", ".map { v in let w = v; return w }"),
    ("list", ".map { [$0] }.flatMap { $0 }"), ("by", ".sorted { $0 > $1 }"), ("said", ".map { v in print(v); return v }"),
]
# What statements do with `v`.
BODIES = [
    ("in", "print((<x>...<x>).contains(v)); print(v)"), ("less", "print(v < <x>); print(v)"), ("let", "let w = v; show(w)"),
    ("type", "print(type(of: v)); print(v)"), ("listed", "print([v, <x>]); show([v])"), ("max", "print(max(v, <x>)); show(v)"),
    ("has", "print([<x>].contains(v)); print(v)"), ("same", "if v == <x> { print(1) }; show(v)"), ("sum", "let w = v + <x>; show(w)"),
    ("frac", "print([v, <f>]); show(v)"), ("fmul", "print(v * <f>); show(v)"), ("fmax", "print(max(v, <f>)); show(v)"),
    ("fwhole", "let w: Double = v; show(w)"), ("fsame", "if v == <f> { print(1) }; show(v)"), ("fin", "print((0...<f>).contains(v)); show(v)"),
    ("fstride", "print(Array(stride(from: 0, to: v, by: <f>))); show(v)"), ("div", "print(v / <x>); show(v)"), ("any", "let a: Any = v; show(a)"),
    ("opt", "let o: Double? = v; show(o)"), ("point", "let p = P(x: v); show(p)"), ("half", "show(v * half)"), ("two", "show(v * two)"),
    ("switch", "switch v { case <x>: print(1); default: print(2) }; show(v)"), ("tern", "show(yes ? v : <x>); show(v)"),
    ("ftern", "show(yes ? v : <f>); show(v)"), ("dict", "show([v: 1]); show(v)"), ("inner", "[<x>].forEach { w in show(w + v) }; show(v)"),
    ("nested", "[<x>].forEach { w in let k = w + v; show(k) }; show(v)"),
]
# What is asked of what a closure gives; `E` is the expression.
ENDS = [
    ("show", "show(E)"), ("doubles", "let r: [Double] = E; show(r)"), ("anys", "let r: [Any] = E; show(r)"), ("fmap", "show(E.map { $0 * <f> })"),
    ("reduce", "show(E.reduce(<x>, +))"), ("freduce", "show(E.reduce(<f>, +))"), ("max", "show(E.max() ?? <x>)"), ("fmax", "show(E.max() ?? <f>)"),
    ("first", "show(E.first! + <f>)"), ("plus", "show(E + [<x>])"), ("fplus", "show(E + [<f>])"), ("has", "show(E.contains(<x>))"),
    ("fhas", "show(E.contains(<f>))"), ("equal", "show(E == [<x>, <x>])"), ("fequal", "show(E == [<f>, <f>])"), ("for", "for e in E { show(e) }"),
    ("forf", "for e in E where e > <f> { show(e) }"), ("if", "if E.first! > <f> { print(1) }"), ("point", "show(P(x: E.first!))"),
    ("tern", "show(yes ? E : [<f>])"), ("tuple", "show((E, <f>))"), ("half", "show(E.first! * half)"), ("text", 'print("\\(E)")'),
    ("into", "show(E.reduce(into: []) { $0.append($1) })"), ("sortf", "show(E.sorted { $0 * <f> < $1 })"),
    ("foreach", "E.forEach { print($0); show($0) }"), ("zip", "show(Array(zip(E, [<f>])))"), ("set", "show(Set(E).count)"),
]
GIVING = [
    ("one", "{ $0 }"), ("stmt", "{ v in let w = v; return w }"), ("said", "{ v in print(v); return v }"), ("sum", "{ v in let w = v + <x>; return w }"),
]
# Functions that are given a literal and a closure.
CALLS = [
    ("same", "same(<x>) { v in print(v); return v }"), ("apply", "ap1(<x>) { v in print(v); return v }"),
    ("once", "ap1(<x>) { v in v }"), ("reduce", "<s>.reduce(<x>) { a, v in print(v); return a + v }"), ("find", "<s>.first { v in print(v); return v == v }!"),
    ("best", "<s>.max { a, b in print(a == b); return a < b }!"), ("at", "<s>.map { v in print(v); return v }[0]"),
]
ASKED = [
    ("show", "show(E)"), ("plus", "show(E + <x>)"), ("fplus", "show(E + <f>)"), ("half", "show(E * half)"), ("double", "let r: Double = E; show(r)"),
    ("any", "let r: Any = E; show(r)"), ("list", "show([E, <f>])"), ("max", "show(max(E, <f>))"), ("less", "show(E < <f>)"), ("tern", "show(yes ? E : <f>)"),
    ("var", "var d = 0.5; d += E; show(d)"), ("set", "var d = 0.5; d = E; show(d)"), ("guard", "guard E > <f> else { return print(0) }; print(1)"),
    ("point", "show(P(x: E))"), ("opt", "let r: Double? = E; show(r)"), ("text", 'print("\\(E)")'), ("some", "show(Optional(E) ?? <f>)"),
]

# Numbers in one literal: E made of integers, B beside it.
NUMBERS = [
    ("one", "3"), ("sum", "3 + 1"), ("times", "2 * 3"), ("paren", "(3 - 1)"), ("minus", "-3"), ("negated", "-(3 + 1)"), ("rest", "5 % 3"), ("shift", "1 << 2"),
    ("abs", "abs(3 + 1)"), ("max", "max(1, 2)"), ("tern", "(yes ? 1 : 2)"), ("ternsum", "(yes ? 1 + 1 : 2)"), ("same", "same(3 + 1) { $0 }"),
    ("listed", "[1 + 1][0]"), ("map", "[3, 1].map { $0 + 1 }[0]"), ("filter", "[3, 1].filter { $0 > 2 }[0]"), ("fold", "[3, 1].reduce(0, +)"),
    ("int", "two"), ("intsum", "two + 1"), ("some", "Optional(3 + 1)!"), ("best", "[3, 1].max()!"),
]
BESIDE = [
    ("frac", "2.5"), ("half", "half"), ("fsum", "1 + 2.5"), ("float", "Float(1.5)"), ("small", "Int8(5)"), ("word", "UInt(7)"), ("text", '"a"'), ("nil", "nil, 2.5"),
    ("opt", "Optional(half)"), ("two", "two"), ("three", '2.5, "a"'), ("list", "half, [1]"), ("bool", "2.5, true"), ("more", "half, 1, half * 2"),
]
LITERALS = [
    ("print", "print([E, B])"), ("turned", "print([B, E])"), ("let", "let a = [E, B]; show(a)"), ("nested", "let a = [[E], [B]]; show(a)"), ("inner", "show([[E, B], [1]])"),
    ("array", "show(Array([E, B]))"), ("generic", "show([E, B])"), ("map", "show([E, B].map { $0 })"), ("mul", "show([E, B].map { $0 * 2 })"), ("max", "show([E, B].max()!)"),
    ("first", "show([E, B].first!)"), ("loop", "for e in [E, B] { print(e, type(of: e)) }"), ("doubles", "let a: [Double] = [E, B]; show(a)"), ("any", "let a: Any = [E, B]; print(a)"),
    ("sum", "show([E] + [B])"), ("back", "show([B] + [E])"), ("added", "let a = [1] + [E] + [B]; show(a)"), ("tern", "let a = yes ? [E] : [B]; show(a)"), ("text", 'print("\\([E, B])")'),
    ("equal", "print([E, B] == [1, 2])"), ("has", "print([E, B].contains(4))"), ("pair", "let a = [(E, 1), (B, 2)]; print(a)"), ("tuple", "let a = ([E, B], 1); print(a)"),
    ("set", "let a: Set = [E, B]; print(a.count)"), ("values", 'let a = ["k": [E, B]]; show(a)'),
]


def programs():
    for name, number in NUMBERS:
        cells = [(f"mixed_{name}_{other}_{where}", text.replace("E", number).replace("B", beside)) for other, beside in BESIDE for where, text in LITERALS
                 if "," not in beside or "[B]" not in text and "(B" not in text]
        yield f"mixed_{name}", cells
    for name, source, one, fraction in SOURCES:
        def filled(text):
            return None if fraction is None and "<f>" in text else text.replace("<x>", one).replace("<f>", fraction or "").replace("<s>", source)

        for link, step in LINKS:
            base = source + step
            cells = [("each_" + body, f"{base}.forEach {{ v in {text} }}") for body, text in BODIES]
            if link in ("alone", "map", "plus", "told"):
                cells += [(f"{given}_{end}", text.replace("E", f"{base}.map {closure}")) for given, closure in GIVING for end, text in ENDS]
            if link == "alone":
                cells += [(f"{call}_{asked}", text.replace("E", made)) for call, made in CALLS for asked, text in ASKED]
            written = [(f"{name}_{link}_{cell}", filled(text)) for cell, text in cells]
            yield f"{name}_{link}", [(cell, text) for cell, text in written if text is not None]
