"""What closures do with variables of every type."""

PRELUDE = r"""
class N: CustomStringConvertible { var v: Int; init(_ v: Int) { self.v = v }; deinit { print("-N\(v)") }; var description: String { "N\(v)" } }
struct S { var n = 1; var m = "m"; mutating func bump() { n += 1 } }
enum W { case a(Int), b(String) }
protocol P { var t: Int { get set } }
struct PS: P { var t: Int }
func keep(_ f: @escaping () -> Void) -> () -> Void { f }
func now<R>(_ f: () -> R) -> R { f() }
func auto<R>(_ f: @autoclosure () -> R) -> R { f() }
func later<R>(_ f: @autoclosure @escaping () -> R) -> () -> R { f }
"""

# Name, type, first value, a change of it.
TYPES = [
    ('int', 'Int', '1', 'v += 1'), ('dbl', 'Double', '1.5', 'v += 1'), ('str', 'String', '"a"', 'v += "x"'), ('arr', '[Int]', '[1]', 'v.append(2)'),
    ('stc', 'S', 'S()', 'v.bump()'), ('fld', 'S', 'S()', 'v.n += 1'), ('cls', 'N', 'N(1)', 'v = N(v.v + 1)'), ('clf', 'N', 'N(1)', 'v.v += 1'),
    ('opt', 'Int?', 'nil', 'v = (v ?? 0) + 1'), ('opn', 'N?', 'N(5)', 'v = nil'), ('tup', '(Int, String)', '(1, "t")', 'v.0 += 1'),
    ('enu', 'W', 'W.a(1)', 'v = .b("z")'), ('exi', 'any P', 'PS(t: 1)', 'v.t += 1'), ('fun', '() -> Int', '{ 1 }', 'let o = v; v = { o() + 1 }'),
    ('any', 'Any', '1', 'v = "any"'), ('boo', 'Bool', 'false', 'v.toggle()'), ('chr', 'Character', '"c"', 'v = "d"'),
    ('ai', '[[Int]]', '[[1]]', 'v[0].append(3)'), ('nn', '[N]', '[N(1)]', 'v.append(N(2))'), ('lz', '[S]', '[S()]', 'v[0].n += 1'),
]

# D declares the variable, C changes it, P prints it, T is its type.
USES = [
    ('read', 'let f = { <P> }; <C>; f(); f()'), ('write', 'let f = { <C> }; f(); f(); <P>'),
    ('both', 'let f = { <C> }, g = { <P> }; f(); g(); f(); g()'),
    ('list', 'let f = { [v] in <P> }; <C>; f(); <P>'), ('listn', 'let f = { [w = v] in print(type(of: w)) }; f()'),
    ('esc', 'let f = keep { <C>; <P> }; f(); f(); <P>'), ('now', 'now { <C> }; <P>; now { <P> }'),
    ('auto', 'print(type(of: auto(v))); <C>; let f = later(v); <C>; print(type(of: f())); <P>'),
    ('nest', 'let f = { { <C> }(); { { <P> }() }() }; f(); f(); <P>'),
    ('func', 'func f() { <C>; <P> }; f(); f(); <P>'), ('func2', 'func f(_ n: Int) { if n > 0 { <C>; f(n - 1) } else { <P> } }; f(2); <P>'),
    ('func3', 'func f() { g() }; func g() { <C>; <P> }; f(); let h = f; h(); <P>'),
    ('loop', 'var fs: [() -> Void] = []; for _ in 0..<2 { <D>; fs.append { <C>; <P> } }; for f in fs { f(); f() }'),
    ('loop2', 'var fs: [() -> Void] = []; for i in 0..<2 { fs.append { <C>; print(i); <P> } }; fs[0](); fs[1](); <P>'),
    ('make', 'func mk() -> () -> Void { <D>; return { <C>; <P> } }; let a = mk(), b = mk(); a(); a(); b(); <P>'),
    ('defer', 'do { defer { <P> }; <C> }; <P>'), ('defer2', 'func f() { defer { <P>; <C> }; <C> }; f(); <P>'),
    ('kept', 'class L { let f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; deinit { print("-L") } }; do { let l = L { <C>; <P> }; l.f() }; <P>'),
    ('store', 'var f: () -> Void = {}; do { f = { <C>; <P> } }; f(); f(); f = {}; <P>'),
    ('arrf', 'let fs = [{ <C> }, { <P> }]; fs.forEach { $0() }; <P>'),
    ('map', 'print((0..<2).map { _ -> Int in <C>; return 1 }); <P>'),
    ('ifx', 'let f = { () -> Int in if true { <C> }; return 2 }; print(f()); <P>'),
    ('rec', 'var k = 0; var f: () -> Void = {}; f = { k += 1; <C>; if k < 3 { f() } }; f(); f = {}; <P>'),
    ('inout', 'func g(_ q: inout <T>) { let old = q; q = old }; g(&v); let f = { g(&v); <C> }; f(); <P>'),
    ('inoutc', 'func g(_ v: inout <T>) { func h() { <C> }; h(); <P>; now { <C> } }; g(&v); <P>'),
    ('param', 'func g(_ v: <T>) -> () -> Void { var v = v; return { <C>; <P> } }; let a = g(v); a(); a(); <P>'),
    ('tupc', 'let (f, g) = ({ <C> }, { <P> }); f(); g()'), ('cond', 'let b = Bool("true")!; let f = b ? { <C> } : { <P> }; f(); <P>'),
    ('catch', 'do { struct X: Error {}; let f = { () throws -> Void in <C>; throw X() }; try f() } catch { <P> }; <P>'),
    ('obs', 'var o = 0 { didSet { <C>; <P> } }; o = 1; o = 2; <P>'),
    ('comp', 'var c: Int { <C>; return 3 }; print(c, c); <P>'), ('sw', 'switch 3 { case let n: let f = { <C>; print(n) }; f() }; <P>'),
    ('gd', 'guard let w = Optional(v) else { return }; let f = { print(type(of: w)); <C> }; f(); <P>'),
    ('cur', 'let f = { (n: Int) in { (m: Int) -> Int in <C>; return n + m } }; print(f(1)(2)); <P>'),
    ('gen', 'let it = AnyIterator { () -> Int? in <C>; return nil }; print(it.next() as Any); <P>'),
    ('seq', 'for _ in sequence(state: 0, next: { (s: inout Int) -> Int? in s += 1; <C>; return s < 3 ? s : nil }) {}; <P>'),
]

# The same where the variable is a property, or was: V is its first value.
HOLDERS = [
    ("self", "struct H { var v: <T> = <V>; mutating func go() { now { <C> }; <P>; let f = { [v] in <P> }; <C>; f() } }; var h = H(); h.go(); h.go()"),
    ("weak", "class H { var v: <T> = <V>; lazy var f: () -> Void = { [weak self] in guard let self else { return print(\"gone\") }; let v = self.v; <P> }; "
     "deinit { print(\"-H\") } }; var h: H? = H(); let f = h!.f; f(); h = nil; f()"),
    ("unowned", "class H { var v: <T> = <V>; lazy var f: () -> Void = { [unowned self] in self.v = <V>; let v = self.v; <P> }; deinit { print(\"-H\") } }; "
     "do { let h = H(); h.f(); h.f() }"),
    ("lazy", "class H { lazy var v: <T> = { print(\"made\"); return <V> }() }; let h = H(); let f = { let v = h.v; <P> }; f(); f()"),
    ("init", "class H { var v: <T>; let f: () -> Void; init() { var v: <T> = <V>; let g = { <C> }; g(); self.v = v; f = { <P> } } }; "
     "let h = H(); h.f(); let v = h.v; <P>"),
    ("subscript", "struct H { var v: <T> = <V>; subscript(i: Int) -> () -> Void { { <P> } } }; H()[0]()"),
    ("generic", "struct H<X> { var v: X; func f() -> () -> X { { v } } }; let q: <T> = <V>; let v = H(v: q).f()(); <P>"),
]


def programs():
    for name, kind, value, change in TYPES:
        shown = "print(v())" if name == "fun" else "print(v)"
        declared = f"var v: {kind} = {value}"
        parts = {"<D>": declared, "<C>": change, "<P>": shown, "<T>": kind, "<V>": value}
        cells = [(f"{name}_{use}", f"{declared}; {body}") for use, body in USES] + [(f"{name}_{holder}", body) for holder, body in HOLDERS]
        yield name, [(cell, filled(body, parts)) for cell, body in cells]


def filled(body, parts):
    for mark, text in parts.items():
        body = body.replace(mark, text)
    return body
