"""What closures give, to whom they are given, what is expected."""

PRELUDE = r"""
enum E: Equatable { case a, b(Int) }
class A { var n: Int; init(_ n: Int) { self.n = n } }
class B: A {}
protocol P { var t: String { get } }
struct S: P, Hashable { var n = 7; var t: String { "S\(n)" } }
struct Er: Error {}
extension A: CustomStringConvertible { var description: String { "\(type(of: self))\(n)" } }
func ap<T>(_ f: () -> T) -> T { f() }
func ap1<T, U>(_ t: T, _ f: (T) -> U) -> U { f(t) }
func apt<T>(_ f: () throws -> T) rethrows -> T { try f() }
func two<T>(_ f: () -> T, or g: () -> T) -> [T] { [f(), g()] }
struct Bx<T> { let v: T; init(_ f: (Int) -> T) { v = f(1) }; func map<U>(_ f: (T) -> U) -> Bx<U> { Bx<U> { _ in f(v) } } }
func show<Q>(_ q: Q) { print(Q.self, q) }
let yes = Bool("true")!
let nums = [1, 2, 3]
"""

# Name, what a closure does with `n`, what it may be expected to give.
BODIES = [
    ('lit', '4', ['Int', 'Double', 'Int?', 'Any', 'UInt8', 'Double?']),
    ('flt', '2.5', ['Double', 'Double?', 'Any']), ('mul', 'let k = n; return k', ['Int', 'Int?', 'Any']),
    ('mlit', 'let k = n; _ = k; return 4', ['Int', 'Double', 'Int?', 'Any', 'UInt8']),
    ('ifl', 'if n > 1 { return 4 }; return 5', ['Int', 'Double', 'Int?', 'Any']),
    ('ife', 'if n > 1 { 4 } else { 5 }', ['Int', 'Double', 'Int?']),
    ('sw', 'switch n { case 1: return 4; default: return 2.5 }', ['Double', 'Double?', 'Any']),
    ('swe', 'switch n { case 1: 4.5; default: 2 }', ['Double', 'Double?']),
    ('gd', 'guard n > 1 else { return 0 }; return n * 2', ['Int', 'Int?', 'Any']),
    ('nil', 'guard n > 1 else { return nil }; return n', ['Int?', 'Any?']),
    ('nil2', 'n > 1 ? n : nil', ['Int?', 'Any?']), ('str', '"s\\(n)"', ['String', 'String?', 'Any']),
    ('chr', 'let k = "x"; _ = k; return "c"', ['Character', 'String', 'Any']),
    ('mem', '.a', ['E', 'E?']), ('mem2', 'if n > 1 { return .b(n) }; return .a', ['E', 'E?']),
    ('arr', '[n, 2]', ['[Int]', '[Int?]', 'Any']), ('arl', 'let k = n; _ = k; return [1, 2]', ['[Int]', '[Double]', '[Any]']),
    ('emp', 'let k = n; _ = k; return []', ['[Int]', '[Any]']), ('dic', '["a": n]', ['[String: Int]', '[String: Any]']),
    ('tup', '(n, 2)', ['(Int, Int)', '(Int, Double)', '(a: Int, b: Int)']),
    ('cls', 'let b = B(n); b.n += 1; return b', ['B', 'A', 'A?', 'Any']),
    ('ter', 'n > 1 ? B(1) : A(2)', ['A', 'A?']), ('ifc', 'if n > 1 { return B(1) } else { return A(2) }', ['A', 'A?']),
    ('box', 'S(n: n)', ['S', 'any P', 'Any', 'AnyHashable', '(any P)?']),
    ('mbox', 'if n > 1 { return S(n: n) }; return S(n: 0)', ['S', 'any P', 'Any', '(any P)?']),
    ('clo', '{ n + $0 }', ['(Int) -> Int']), ('loop', 'for i in 0..<9 where i * i > n { return i }; return -1', ['Int', 'Double', 'Int?']),
    ('whl', 'var k = n; while k < 10 { k *= 3 }; return k', ['Int', 'Int?']),
    ('def', 'defer { print("d") }; return n', ['Int', 'Any']),
    ('doc', 'do { if n > 1 { throw Er() }; return 1 } catch { return 2 }', ['Int', 'Double']),
    ('tryq', 'try? { () throws -> Int in throw Er() }()', ['Int?']),
    ('nst', '[n].map { $0 * 2 }', ['[Int]', '[Any]']), ('nst2', 'let r = [n].map { m in let k = m; return k + 1 }; return r', ['[Int]', '[Any]']),
    ('cmp', 'n > 1 && n < 3', ['Bool', 'Bool?']), ('vd', 'print(n)', ['Void']), ('fn', 'func q() -> Int { n }; return q()', ['Int', 'Int?']),
    ('loc', 'struct L { let z: Int }; return L(z: n).z', ['Int']),
    ('rng', '0...n', ['ClosedRange<Int>']), ('bit', '1 << n', ['Int', 'UInt8']), ('mix', 'Double(n) * 2 + 1', ['Double', 'Any']),
    ('big', 'let a = n, b = 2.0; return Double(a) + b', ['Double', 'Double?']),
]

# B is the body, R the same as statements, T the type; A, L and O are `: T`, `: [T]` and `: T?`, or nothing.
CALLERS = [
    ('ap', 'let r<A> = ap { let n = 2; _ = n; <R> }; show(r)'), ('ap1', 'let r<A> = ap1(2) { n in <B> }; show(r)'),
    ('apd', 'let r<A> = ap1(2) { let n = $0; <R> }; show(r)'), ('apw', 'let r<A> = ap1(2) { (n: Int) in <B> }; show(r)'),
    ('apx', 'let r<A> = ap1(2) { (n) -> <T> in <B> }; show(r)'),
    ('map', 'let r<L> = nums.map { n in <B> }; show(r)'), ('mapx', 'let r<L> = nums.map { n -> <T> in <B> }; show(r)'),
    ('mapc', 'show(nums.map { n -> <T> in <B> }.count)'), ('lz', 'let r<L> = Array(nums.lazy.map { n in <B> }); show(r.count)'),
    ('cm', 'let r<L> = nums.compactMap { n -> (<T>)? in <B> }; show(r)'),
    ('om', 'let r<O> = Optional(2).map { n in <B> }; show(r as Any)'),
    ('bx', 'let r = Bx { n -> <T> in <B> }; show(r.v)'), ('bx2', 'let r: Bx<<T>> = Bx { n in <B> }; show(r.v)'),
    ('bxm', 'let r = Bx { n in n }.map { n -> <T> in <B> }; show(r.v)'),
    ('let', 'let f: (Int) -> <T> = { n in <B> }; show(f(2))'), ('fn', 'func f(_ n: Int) -> <T> { <B> }; show(f(2))'),
    ('ret', 'func f() -> (Int) -> <T> { { n in <B> } }; show(f()(2))'),
    ('arr', 'let f: [(Int) -> <T>] = [{ n in <B> }]; show(f[0](2))'),
    ('prop', 'struct H { var f: (Int) -> <T> = { n in <B> } }; show(H().f(2))'),
    ('lzp', 'class H { lazy var v: <T> = { let n = 2; _ = n; <R> }() }; show(H().v)'),
    ('comp', 'struct H { var n = 2; var v: <T> { <B> } }; show(H().v)'),
    ('par', 'func f(_ g: (Int) -> <T>) { show(g(2)) }; f { n in <B> }'),
    ('pard', 'func f(_ g: (Int) -> <T> = { n in <B> }) { show(g(2)) }; f()'),
    ('tup', 'let t: ((Int) -> <T>, Int) = ({ n in <B> }, 1); show(t.0(2))'),
    ('dict', 'let d: [String: (Int) -> <T>] = ["a": { n in <B> }]; show(d["a"]!(2))'),
    ('opt', 'let f: ((Int) -> <T>)? = { n in <B> }; show(f!(2))'),
    ('tern', 'let f: (Int) -> <T> = yes ? { n in <B> } : { n in <B> }; show(f(2))'),
    ('asn', 'var f: (Int) -> <T> = { _ in fatalError() }; f = { n in <B> }; show(f(2))'),
    ('thr', 'let r<A> = try! apt { let n = 2; _ = n; <R> }; show(r)'),
    ('res', 'let r = Result<Int, Er>.success(2).map { n -> <T> in <B> }; show(try! r.get())'),
    ('esc', 'var fs: [() -> <T>] = []; for n in nums { fs.append { <B> } }; show(fs[1]())'),
    ('as', 'let f = { n in <B> } as (Int) -> <T>; show(f(2))'), ('two', 'let n = 2; let r<L> = two({ <B> }, or: { <B> }); show(r)'),
    ('ife', 'let n = 2; let r: <T> = if yes { ap { <B> } } else { ap { <B> } }; show(r)'),
    ('co', 'let n = 2; let r: <T> = Optional<<T>>.none ?? ap { <B> }; show(r)'),
]


def programs():
    for name, body, types in BODIES:
        isSingle = "return" not in body and ";" not in body
        statements = "return " + body if isSingle and not body.startswith(("if", "switch", "print")) else body
        cells = []
        for index, kind in enumerate(types + [""]):
            for caller, text in CALLERS:
                if not kind and ("<T>" in text or not any(mark in text for mark in ("<A>", "<L>", "<O>"))):
                    continue
                written = f"({kind})" if "->" in kind or kind.startswith("any ") else kind
                annotations = (("<A>", f": {written}"), ("<L>", f": [{written}]"), ("<O>", f": {written}?"))
                for mark, annotation in annotations:
                    text = text.replace(mark, annotation if kind else "")
                cells.append((f"{name}_{index}_{caller}", text.replace("<T>", written).replace("<R>", statements).replace("<B>", body)))
        yield name, cells
