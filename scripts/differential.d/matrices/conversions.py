"""Conversions at every place where a value is given to something."""

PRELUDE = r"""
class A: P, Hashable, CustomStringConvertible { var n = "A"; init() {}; var description: String { "<" + n + ">" }; static func == (a: A, b: A) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(n) } }
class B: A { override init() { super.init(); n = "B" } }
protocol P { var t: String { get } }
extension P { var t: String { "t\(self)" } }
protocol R: AnyObject {}
struct S: P, Hashable { var n = 7 }
final class K: P, R {}
enum E: String, P, Error { case a, b }
extension Int: P {}
struct G<T> { var v: T }
extension G: P where T: P {}
func mkB() -> B { B() }
func takeA(_ a: A) -> String { "took \(a.n)" }
func takeAny(_ a: Any) -> String { "any \(a)" }
func takeP(_ a: any P) -> String { "p " + a.t }
func show<T>(_ r: T, _ w: String = "") { print(w, T.self, type(of: r as Any)); inner(r as Any) }
func inner(_ r: Any) {
  switch r {
  case let f as () -> Any: print("f", f())
  case let f as (B) -> String: print("f", f(B()))
  case let k as K: print("K", k.t == k.t)
  case let x as [Any]: print("[", x.count, type(of: x)); for e in x { inner(e) }
  case let x as any P: print("P", x is K ? "" : x.t)
  case let x as [String: Any]: print("d", x.keys.sorted()); for k in x.keys.sorted() { inner(x[k]!) }
  case is any P.Type, is KeyPath<S, Int>, is KeyPath<A, String>: print("meta")
  default: print("=", r is R ? "" : "\(r)".contains("Function") ? "F" : "\(r)")
  }
}
let yes = Bool("true")!
"""

# What is given, and as what.
CONVERSIONS = [
    ('B()', 'A'), ('B()', 'A?'), ('B()', 'any P'), ('B()', 'Any'), ('B()', 'AnyObject'), ('B()', 'AnyHashable'), ('B()', '(any P)?'),
    ('S()', 'any P'), ('S()', 'Any'), ('S()', 'Any?'), ('S()', 'AnyHashable'), ('S()', 'S?'), ('S()', 'S??'), ('S()', 'any P & Hashable'),
    ('K()', 'any P & R'), ('K()', 'R'), ('K()', 'R?'), ('(K() as any P & R)', 'any P'), ('5', 'Double'), ('5', 'Double?'), ('5', 'Any'),
    ('5', 'any P'), ('5', 'AnyHashable'), ('Int("5")', 'Int??'), ('Int("5")', 'Any?'), ('Int("x")', 'Any?'), ('[B()]', '[A]'), ('[B()]', '[A]?'),
    ('[B()]', '[Any]'), ('[B()]', '[any P]'), ('[B()]', '[A?]'), ('[S()]', '[any P]'), ('[S()]', '[AnyHashable]'), ('[1, 2]', '[Int?]'),
    ('[1, 2]', '[Double]'), ('Array(1...2)', '[Any]'), ('Array(1...2)', '[Int?]'), ('Array(1...2)', '[any P]'), ('[[B()]]', '[[A]]'),
    ('[[1]]', '[[Any]]'), ('["a": B()]', '[String: A]'), ('["a": 1]', '[String: Any]'), ('["a": 1]', '[String: Int?]'),
    ('["a": 1]', '[AnyHashable: Any]'), ('["a": [B()]]', '[String: [A]]'), ('mkB', '() -> A'), ('mkB', '() -> A?'), ('mkB', '() -> Any'),
    ('takeA', '(B) -> String'), ('takeAny', '(B) -> String'), ('takeP', '(B) -> String'), ('takeAny', '(Int) -> String?'), ('{ B() }', '() -> any P'),
    ('{ S() }', '() -> Any'), ('(1, S())', '(Int, any P)'), ('(1, B())', '(Int, A)'), ('(1, 2)', '(Int, Int?)'), ('(1, 2)', '(Double, Double)'),
    ('(1, 2)', '(a: Int, b: Int)'), ('(1, 2)', 'Any'), ('S.self', 'any P.Type'), ('S.self', 'Any.Type'), ('B.self', 'A.Type'),
    ('type(of: B())', 'any P.Type'), ('E.a', 'any Error'), ('E.a', 'Any'), ('\\S.n', '(S) -> Int'), ('\\S.n', 'KeyPath<S, Int>'),
    ('\\A.n', 'KeyPath<A, String>'), ('G(v: 1)', 'any P'), ('G(v: S())', 'Any'), ('"x"', 'Character'), ('"x"', 'String?'), ('"x"', 'Any'),
    ('nil', 'A?'), ('nil', 'Int??'), ('Optional(B())', 'A?'), ('Optional(B())', 'Any?'), ('Optional(S())', '(any P)?'), ('Optional([B()])', '[A]?'),
    ('[Optional(B())]', '[A?]'), ('[nil, B()]', '[A?]'),
]

# T is the type, V what is given.
PLACES = [
    ('let', 'let r: <T> = <V>; show(r)'), ('late', 'let r: <T>; r = <V>; show(r)'), ('var', 'var r: <T> = <V>; r = <V>; show(r)'),
    ('arg', 'func f(_ r: <T>) { show(r) }; f(<V>)'),
    ('argl', 'func f(x r: <T>, _ y: Int) { show(r) }; f(x: <V>, 1)'),
    ('defarg', 'func f(_ r: <T> = <V>) { show(r) }; f()'), ('variadic', 'func f(_ r: <T>...) { show(r) }; f(<V>, <V>)'),
    ('ret', 'func f() -> <T> { <V> }; show(f())'),
    ('ret2', 'func f() -> <T> { if yes { return <V> }; return <V> }; show(f())'),
    ('clo', 'let f: () -> <T> = { <V> }; show(f())'),
    ('clo2', 'let f = { () -> <T> in if yes { return <V> }; return <V> }; show(f())'),
    ('tern', 'let r: <T> = yes ? <V> : <V>; show(r)'), ('ifx', 'let r: <T> = if yes { <V> } else { <V> }; show(r)'),
    ('swx', 'let r: <T> = switch yes { case true: <V>; case false: <V> }; show(r)'),
    ('doif', 'func f(_ x: Bool) -> <T> { if x { <V> } else { <V> } }; show(f(yes))'),
    ('arr', 'let r: [<T>] = [<V>, <V>]; show(r)'),
    ('app', 'var r: [<T>] = []; r.append(<V>); r += [<V>]; r.insert(<V>, at: 0); r[0] = <V>; show(r)'),
    ('dict', 'let r: [String: <T>] = ["a": <V>]; show(r)'),
    ('dset', 'var r: [String: <T>] = [:]; r["a"] = <V>; r["b", default: <V>] = <V>; show(r)'),
    ('tup', 'let r: (<T>, Int) = (<V>, 1); show(r.0)'), ('tupl', 'let r: (a: <T>, Int) = (a: <V>, 1); show(r.a)'),
    ('tupr', 'func f() -> (<T>, Int) { (<V>, 2) }; show(f().0)'), ('opt', 'let r: (<T>)? = <V>; show(r)'),
    ('co', 'let o: (<T>)? = nil; let r = o ?? <V>; show(r)'), ('as', 'let r = <V> as <T>; show(r)'),
    ('prop', 'struct H { var p: <T> }; var h = H(p: <V>); h.p = <V>; show(h.p)'),
    ('propd', 'struct H { var p: <T> = <V>; let q: <T> = <V> }; show(H().p); show(H().q)'),
    ('cprop', 'class H { var p: <T> { didSet { show(p, "did") } }; init() { p = <V> } }; let h = H(); h.p = <V>; show(h.p)'),
    ('lazy', 'class H { lazy var p: <T> = <V> }; show(H().p)'), ('stat', 'enum H { static var p: <T> { <V> } }; show(H.p)'),
    ('comp', 'struct H { var p: <T> { get { <V> } set { show(newValue, "new") } } }; var h = H(); h.p = <V>; show(h.p)'),
    ('gett', 'var r: <T> { <V> }; show(r)'),
    ('sub', 'struct H { subscript(x: <T>) -> Int { show(x); return 1 } }; _ = H()[<V>]'),
    ('subr', 'struct H { subscript(i: Int) -> <T> { get { <V> } set { show(newValue) } } }; var h = H(); h[0] = <V>; show(h[1])'),
    ('enum', 'enum W { case c(<T>), d(x: <T>) }; if case .c(let r) = W.c(<V>) { show(r) }; if case .d(let r) = W.d(x: <V>) { show(r) }'),
    ('res', 'let r = Result<<T>, E>.success(<V>); show(try! r.get())'),
    ('some', 'let r = Optional<<T>>.some(<V>); show(r)'), ('rep', 'let r = [<T>](repeating: <V>, count: 1); show(r)'),
    ('map', 'let r = [0].map { _ -> <T> in <V> }; show(r)'),
    ('auto', 'func f(_ r: @autoclosure () -> <T>) { show(r()) }; f(<V>)'),
    ('kp', 'struct H { var p: <T> }; var h = H(p: <V>); h[keyPath: \\.p] = <V>; show(h.p)'),
    ('for', 'for r in [<V>] as [<T>] { show(r) }'), ('clop', 'let f: (<T>) -> Void = { show($0) }; f(<V>)'),
    ('clo3', '[0].forEach { _ in let r: <T> = <V>; show(r) }'),
    ('init', 'struct H { let p: <T>; init(_ x: <T>) { p = x } }; show(H(<V>).p)'),
    ('gen', 'struct H<X> { var x: X }; let h: H<<T>> = H(x: <V>); show(h.x)'),
    ('gen2', 'let h = G<<T>>(v: <V>); show(h.v)'),
    ('thr', 'func f() throws -> <T> { <V> }; show(try! f()); show((try? f()) as Any)'),
    ('whl', 'var r: [<T>] = []; while r.isEmpty { r.append(<V>) }; show(r)'),
    ('grd', 'func f(_ o: (<T>)?) { guard let r = o else { return }; show(r) }; f(<V>)'),
    ('sw', 'let q: (<T>)? = <V>; switch q { case let r?: show(r); case nil: print("none") }'),
    ('red', 'let r = [0].reduce([] as [<T>]) { a, _ in a + [<V>] }; show(r)'),
    ('into', 'var r: <T> = <V>; func set(_ x: inout <T>) { x = <V> }; set(&r); show(r)'),
    ('assocf', 'func f(_ g: () -> <T>) { show(g()) }; f { <V> }'),
    ('assoc2', 'func f(_ g: (Int) -> <T>) { show(g(1)) }; f { _ in <V> }'),
]


def programs():
    for index, (value, target) in enumerate(CONVERSIONS):
        written = f"({target})" if "->" in target or target.startswith("any ") or " & " in target else target
        yield f"c{index}", [(place, body.replace("<T>", written).replace("<V>", value)) for place, body in PLACES]
