"""Values of all kinds, in every way that they are printed."""

PRELUDE = r"""
struct Pl { var a = 1; var b = "x"; var c: Int? = nil }
struct De: CustomStringConvertible { var v = 3; var description: String { "D\(v)" } }
struct Db: CustomDebugStringConvertible { var v = 3; var debugDescription: String { "B\(v)" } }
struct Bo: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
struct Em {}
struct Ge<T> { var t: T; var o: T? }
struct Ne { var p = Pl(); var d = De(); var b = Db(); var e = En.two(1, x: "q"); var f: (Int, String) = (1, "z"); var arr = [De()]; var opt: De? = De() }
enum En: Hashable { case one, two(Int, x: String), three(y: Double), four(Int?) }
enum Ra: String, CaseIterable { case r = "raw", s }
enum Ri: Int { case i = 4 }
enum Ed: CustomStringConvertible { case k(Int); var description: String { "ed" } }
class Cl { var a = 1 }
class Cd: CustomStringConvertible { var description: String { "cd" } }
class Ch: Cl { var z = 2 }
struct Er: Error { var code = 5 }
enum Ee: Error { case bad(String) }
struct He { var c = Cl(); var w: Int8 = 3; let u: UInt = 4; var fl: Float = 1.5; var ch: Character = "c"; var bo = true }
struct Op: OptionSet { let rawValue: Int; static let x = Op(rawValue: 1) }
struct Fn { var f: (Int) -> String = { "\($0)" } }
struct Eq: ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v } }
protocol Pr {}
extension Pl: Pr {}
struct Bx { var p: any Pr = Pl(); var a: Any = 1; var o: Any? = nil }
struct It: Sequence, IteratorProtocol { var n = 2; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }
indirect enum Tr { case leaf, node(Tr, Int, Tr) }
struct Ls { lazy var l = 3; static let s = 1; var cm: Int { 4 } }
struct Wk { weak var w: Cl?; unowned let u: Cl; init(_ c: Cl) { w = c; u = c } }
"""

VALUES = [
    'Pl()', 'De()', 'Db()', 'Bo()', 'Em()', 'Ge(t: 1, o: 2)', 'Ge(t: "s", o: nil)', 'Ge(t: De(), o: De())', 'Ne()', 'En.one', 'En.two(1, x: "q")',
    'En.three(y: 2)', 'En.four(nil)', 'En.four(3)', 'Ra.r', 'Ra.allCases', 'Ri.i', 'Ed.k(1)', 'Cl()', 'Cd()', 'Ch()', 'Er()', 'Ee.bad("m")',
    'Er() as any Error', 'Ee.bad("m") as Error', 'He()', 'Op.x', '[Op.x, []] as Op', 'Eq(stringLiteral: "l")', 'Bx()', 'It()', 'Array(It())',
    'Tr.node(.leaf, 1, .node(.leaf, 2, .leaf))', 'Ls()', 'Pl.self', '[Pl].self', '(any Pr).self', 'type(of: Cl())', '1', '1.0', '-0.0', 'Double.nan',
    'Double.infinity', '1e100', '1e-7', '0.1 + 0.2', 'Float(0.1)', '100000000000000000.0', 'Int8(-3)', 'UInt64.max', 'true', '()', '"a\\"b\\n"',
    '"tab\\t\\u{1F600}\\u{0}"', 'Character("\\n")', 'Character("é")', '"abc"[...]', '"ab".unicodeScalars.first!', '"ab".utf8', '"ab".unicodeScalars',
    '"ab".utf8.first!', '"é".utf16', 'Array("ab")', 'Array("ab".utf8)', 'Unicode.Scalar(65)', 'Optional(1)', 'Optional("s")', 'Optional<Int>.none',
    'Optional(Optional(1))', 'Optional(Optional<Int>.none)', 'Optional(De())', 'Optional(Db())', 'Optional(Pl())', 'Optional(())', '[1, 2]',
    '["a", "b"]', '[De(), De()]', '[Db()]', '[Bo()]', '[Pl()]', '[1, nil, 3]', '["a", nil]', '[Optional(De())]', '[[1], []]', '[Any]()',
    '[1, "a", 2.5, nil] as [Any?]', '[1, "a", De()] as [Any]', '[] as [Int]', '["k": 1]', '["k": "v"]', '["k": De()]', '["k": Db()]',
    '["k": nil] as [String: Int?]', '[1: [2]]', '[:] as [Int: Int]', 'Set([1])', 'Set(["a"])', 'Set<Int>()', '(1, "a")', '(a: 1, b: De())',
    '(1, (2, "c"), [3])', '(Optional(1), "q")', '(x: nil as Int?, y: Db())', '1...3', '1..<3', '0...', '...5', '..<5', '"a"..."c"', '1.5...2',
    '[1, 2, 3][1...]', '[1, 2].reversed()', '[1, 2].lazy.map { $0 }.count', 'zip([1], ["a"])', 'Array(zip([1], ["a"]))', '[1, 2].enumerated()',
    'Array([5].enumerated())', 'repeatElement(1, count: 2)', '["a": 1].first!', '["a": 1].mapValues { $0 + 1 }', '[1, 2].makeIterator()',
    'AnyHashable(1)', 'AnyHashable("s")', '[AnyHashable("a"): 1]', 'Result<Int, Er>.success(1)', 'Result<Int, Er>.failure(Er())',
    'Result<De, Ee>.success(De())', '\\Pl.a', 'CollectionOfOne(3)', 'EmptyCollection<Int>()', '1 as Any', 'nil as Any?', 'De() as Any',
    'Optional(1) as Any', '[Optional(1)] as Any', 'Pl() as any Pr', '(1, 2) as Any', 'ContiguousArray([1, 2])', 'ArraySlice([1])', 'Substring("q")',
    'Int.self', 'Never.self', 'Optional<Int>.self', '[String: Int].self', '((Int) -> String).self', '(Int, String).self', 'Result<Int, Er>.self',
    'Fn.self', 'String(repeating: "ab", count: 2)', '"x".split(separator: ",")', '"a,b".split(separator: ",")', '"abc".indices.count',
    'Array("abc".indices).count', '"a" as Character', 'UInt8(ascii: "a")', 'Int("5") as Any', 'Int("x") as Any', '[1.0, 2.5]', '[Float(1)]', '[true]',
    '[()]', '[(1, "a")]', '[Character("a")]', '[Ra.r]', '[En.four(nil)]', '["a"[...]]', '[Pl.self]', '[1...2]', '[Optional<Int>.none]',
    '[Ee.bad("x")]', '[[String: De]]()', '[Cd()]', '[Er()] as [Error]',
]

WAYS = [
    ('pr', 'print(v)'), ('pr2', 'print(v, v, separator: "-")'), ('dbg', 'debugPrint(v)'), ('int', 'print("<\\(v)>")'),
    ('des', 'print(String(describing: v))'), ('ref', 'print(String(reflecting: v))'), ('any', 'print(v as Any)'), ('arr', 'print([v])'),
    ('dic', 'print(["k": v])'), ('opt', 'print(Optional(v) as Any)'), ('tup', 'print((v, x: v))'), ('dump', 'dump(v)'), ('dumpa', 'dump([v])'),
    ('dumpt', 'dump((a: v, 1))'), ('ty', 'print(type(of: v))'), ('tya', 'print(type(of: v as Any))'),
    ('gen', 'func g<T>(_ t: T) { print(t, T.self, "\\(t)") }; g(v)'),
    ('st', 'struct Z<T> { var t: T }; print(Z(t: v))'), ('en', 'enum Z<T> { case t(T), u(q: T) }; print(Z.t(v), Z.u(q: v))'),
    ('to', 'var s = ""; print(v, terminator: "!", to: &s); print(s.debugDescription)'),
    ('dto', 'var s = ""; dump(v, to: &s); print(s)'), ('ao', 'print([Optional(v)])'), ('lz', 'print("\\([v as Any])")'),
]


def programs():
    for first in range(0, len(VALUES), 6):
        values = list(enumerate(VALUES))[first:first + 6]
        yield f"v{first}", [(f"v{index}_{way}", f"let v = {value}; {body}") for index, value in values for way, body in WAYS]
