"""What closures of a value or `nil` give, by what they are called of, what they ask of it, and what is made of the result."""

PRELUDE = r"""
struct S: Comparable { var n = 1; var far: Bool { n > 1 }; static func < (a: S, b: S) -> Bool { a.n < b.n } }
struct Q: Equatable { var n = 1; var far: Bool { n > 1 } }
class C: Equatable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: C, b: C) -> Bool { a.n == b.n } }
final class D: C, CustomStringConvertible { var description: String { "D\(n)" } }
enum E { case a, b }
enum R: Int { case a, b }
enum O: Comparable { case a, b }
func asks(_ x: Int) -> Bool { x > 1 }
func asks(_ x: Double) -> Bool { x > 1 }
func asks(_ x: String) -> Bool { x > "a" }
func takes(_ x: String) -> Bool { x > "a" }
func given<T, U>(_ x: T, _ f: (T) -> U?) -> U? { f(x) }
func all<T, U>(_ x: [T], _ f: (T) -> U?) -> [U] { x.compactMap(f) }
let i = 1, j = 3, d = 1.5, e = 2.5, s = "a", t = "b", u: UInt8 = 3, f: Float = 2.5, ch: Character = "b"
nonisolated(unsafe) let c = C(1), k = C(2), l = D(2)
let p = S(), q = S(n: 2), v = Q(), w = Q(n: 2), pair = (1, "a")
let ints = [1, 3], doubles = [1.5, 0.5], strings = ["a", "b"]
"""

COMPARED = ["$0 == X", "$0 != X", "X == $0", "$0 == X || $0 == Y", "$0 != X && $0 != Y"]
ORDERED = COMPARED + ["$0 < Y", "$0 > X", "$0 <= X", "$0 >= Y", "X < $0", "$0 > X && $0 < Y", "!($0 > X)", "$0 > X && $0 != Y", "(X...Y).contains($0)", "X...Y ~= $0", "max($0, X) == $0"]
ANY = ["true", "[X].contains($0)", "[$0].isEmpty"]
NUMBERS = ORDERED + ["$0 + X > Y", "$0 * 2 > Y", "-$0 < X", "abs($0) > X", "$0.magnitude > 2", "$0.description == \"3\"", "$0.signum() == 1"]
TEXTS = ORDERED + ["$0.isEmpty", "$0.count > 1", "$0.hasPrefix(X)", "takes($0)", "asks($0)", "$0 + X == Y", "Int($0) == nil", "$0.isEmpty || $0 == X", "$0 != X && !$0.isEmpty", "$0.first == \"a\""]

# Elements: two values, what may be asked of them, and lists of them.
ELEMENTS = {
    "int": ("1", "3", NUMBERS + ["$0.isMultiple(of: 3)", "$0 % 2 == 1", "asks($0)", "Double($0) > 1", "$0 > 1 && $0.isMultiple(of: 3)"], ["[1, 3]", "[i, j]", "[i, 3]", "[Int(1), 3]", "ints", "Set([3])", "(1...3)", "[1, 3].sorted()"]),
    "double": ("1.5", "2", NUMBERS + ["$0.isNaN", "$0.rounded() == $0", "Int($0) > 1", "asks($0)", "$0 > 1 && $0.isFinite"], ["[1.5, 2]", "[1, 2.5]", "[d, e]", "[d, 2]", "[Double(1), 2]", "doubles", "([1.5, 2] + [3])", "[1.5, 2].filter { $0 > 1 }", "[1.5, 2].map { $0 * 2 }", "[1.5, 2].map { $0 }"]),
    "float": ("1.5", "2", NUMBERS, ["[f, 2]", "[Float(1.5), 2]"]),
    "byte": ("1", "3", NUMBERS, ["[u, 1]", "[UInt8(1), 3]"]),
    "string": ('"a"', '"b"', TEXTS, ['["a", "b"]', '["a", ""]', "[s, t]", '[s, "b"]', "strings", 'strings.map { $0 + "x" }', '["a", "b"].reversed()', '["a", "b"].dropFirst()']),
    "character": ('"a"', '"b"', ORDERED + ["$0.isLetter"], ['[Character("a"), "b"]', "[ch, ch]", '"ab"', 'Array("ab")']),
    "structure": ("p", "q", ORDERED + ["$0.far", "$0.n > 1", "$0.far && $0 != p"], ["[p, q]", "[S(), q]", "[S(), S(n: 2)]"]),
    "equal": ("v", "w", COMPARED + ["$0.far", "$0.n > 1", "$0.far && $0 != v"], ["[v, w]", "[Q(), Q(n: 2)]"]),
    "object": ("c", "k", COMPARED + ["$0 === c", "$0 !== c", "$0.n > 1", "$0 is D", "$0.n == 1 || $0.n == 3"], ["[c, k]", "[C(1), k]", "[k, l]"]),
    "case": (".a", "E.b", COMPARED, ["[E.a, .b]", "[E.a, E.b]"]),
    "raw": (".a", "R.b", COMPARED + ["$0.rawValue > 0", "$0.rawValue == 0"], ["[R.a, .b]"]),
    "order": ("O.a", ".b", ORDERED, ["[O.a, .b]"]),
    "bool": ("true", "false", COMPARED + ["$0", "!$0", "$0 && true"], ["[true, false]"]),
    "list": ("[1]", "[2]", COMPARED + ["$0.isEmpty", "$0.count > 1", "$0[0] == 1"], ["[[1], [2, 3]]", "[ints, [1]]"]),
    "tuple": ("(1, \"a\")", "(2, \"b\")", ["$0 == X", "$0.0 > 1", "$0.1.isEmpty", "$0.1 == \"a\""], ["[(1, \"a\")]", "[(1, \"a\"), (2, \"b\")]", "[pair, pair]"]),
}

# What is made of the result.
USES = [
    "print(B.compactMap { A })", "let r = B.compactMap { A }; print(r)", "print(B.compactMap { A }.count)", "for r in B.compactMap({ A }) { print(r) }", "print(B.lazy.compactMap { A }.map { \"\\($0)\" })",
    "print(B.compactMap { A }.first as Any)", "if let r = B.compactMap({ A }).first { print(r) }", "print(B.compactMap { A }.map { \"\\($0)\" })", "print(Array(B.compactMap { A }.reversed()))", "print(B.compactMap { A }.isEmpty)",
    "print(B.first.flatMap { A } as Any)", "print(B.map { A }.compactMap { $0 })", "print(B.compactMap { x in N })", "print(B.enumerated().compactMap { $1 == X ? $1 : nil })", "print(all(B) { A })", "print(given(X) { A } as Any)", "print(B.compactMap { A } == [X])",
    "print(B.compactMap { A } + [X])", "print([X] + B.compactMap { A })", "let o = B.compactMap { A }; print(type(of: o))", "print([\"k\": X].compactMapValues { A })", "print([B.compactMap { A }])", "print(B.compactMap { A }, 1)",
]
SIDES = ["$0 : nil", "nil : $0"]


def programs():
    for name, (x, y, conditions, bases) in ELEMENTS.items():
        def fill(text, base, condition, side="$0 : nil"):
            value = f"{condition} ? {side}"
            text = text.replace("N", value.replace("$0", "x")).replace("A", value) if "N })" in text else text.replace("compactMap { A", "compactMap { " + value).replace("{ A }", "{ " + value + " }")
            return text.replace("B", base, 1).replace("X", x).replace("Y", y)

        cells = [(f"{b}_{n}_{m}", fill(USES[0], base, condition, side)) for b, base in enumerate(bases) for n, condition in enumerate(conditions + ANY) for m, side in enumerate(SIDES)]
        for start in range(0, len(cells), 60):
            yield f"{name}_{start}", cells[start:start + 60]
        some = conditions[:1] + conditions[6:8] + conditions[-3:-1]
        cells = [(f"u{b}_{n}_{m}", fill(use, base, condition)) for b, base in enumerate(bases[:4]) for n, condition in enumerate(some) for m, use in enumerate(USES[1:])]
        for start in range(0, len(cells), 60):
            yield f"{name}_uses_{start}", cells[start:start + 60]
