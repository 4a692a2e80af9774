"""Two values of which little says the types, one way or another made to have one."""

PRELUDE = r"""
func show<Q>(_ q: Q) { print(Q.self, q) }
func both<T>(_ a: T, _ b: T) -> T { b }
func least<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
func held<T>(_ a: T, _ b: [T]) -> [T] { [a] + b }
func put<T>(_ a: [T], _ b: T) -> [T] { a + [b] }
func made<T>(_ a: T, _ b: (T) -> T) -> T { b(a) }
func some<T>(_ a: T?, _ b: T) -> T { a ?? b }
func sum<T: Numeric>(_ a: T, _ b: T) -> T { a + b }
func keyed<K: Hashable, V>(_ k: K, _ v: V) -> [K: V] { [k: v] }
struct Box<T> { var a: T; var b: T }
enum Pair<T> { case pair(T, T) }
class A: CustomStringConvertible { var description: String { "A" } }
class B: A {}
class C: A {}
protocol P {}
struct S: P, Hashable {}
struct R: P {}
let yes = Bool("true")!, no = !yes
let half = 0.5, two = 2, word = "w", letter: Character = "c", small: Int8 = 5, maybe: Int? = 3, perhaps: Double? = 1.5, list = [7, 8], halves = [0.5]
"""

VALUES = [
    ("int", "3"), ("sum", "3 + 1"), ("minus", "-3"), ("frac", "2.5"), ("fsum", "2 + 0.5"), ("two", "two"), ("half", "half"), ("halved", "half * 2"),
    ("small", "small"), ("nil", "nil"), ("maybe", "maybe"), ("perhaps", "perhaps"), ("some", "Optional(3)"), ("somef", "Optional(2.5)"), ("text", '"a"'),
    ("texts", '"a" + "b"'), ("inter", '"\\(two)"'), ("word", "word"), ("letter", "letter"), ("list", "[1, 2]"), ("listf", "[1, 2.5]"), ("listn", "[1, nil]"),
    ("empty", "[]"), ("lists", "list"), ("halves", "halves"), ("map", "[3, 1].map { $0 + 1 }"), ("range", "0...2"), ("tuple", "(1, 2)"), ("tuplef", "(1, 2.5)"),
    ("b", "B()"), ("c", "C()"), ("s", "S()"), ("r", "R()"), ("any", "two as Any"), ("bool", "yes"), ("dict", '["k": 1]'), ("dictf", '["k": 2.5]'),
    ("tern", "(yes ? 1 : 2)"), ("chain", "list.first"), ("parse", 'Int("3")'),
]
FORMS = [
    ("list", "[X, Y]"), ("coalesce", "(X ?? Y)"), ("tern", "(yes ? X : Y)"), ("if", None), ("both", "both(X, Y)"), ("least", "least(X, Y)"), ("max", "max(X, Y)"), ("held", "held(X, [Y])"),
    ("put", "put([X], Y)"), ("made", "made(X) { _ in Y }"), ("some", "some(X, Y)"), ("sum", "sum(X, Y)"), ("keyed", "keyed(X, Y)"), ("box", "Box(a: X, b: Y)"), ("pair", "Pair.pair(X, Y)"),
    ("lists", "([X] + [Y])"), ("dict", '["x": X, "y": Y]["x"]'), ("nested", "[[X], [Y]]"), ("tuples", "[(X, 1), (Y, 2)]"), ("first", "([X].first ?? Y)"), ("map", "[1, 2].map { $0 > 1 ? X : Y }"),
    ("stmts", "[1, 2].map { n in if n > 1 { return X }; return Y }"), ("plus", "(X + Y)"), ("equal", "(X == Y)"), ("has", "[X].contains(Y)"), ("apply", "{ yes ? X : Y }()"), ("reduce", "[1].reduce(X) { _, _ in Y }"),
    ("opt", "Optional(X).map { _ in Y }"), ("set", "Set([X, Y]).count"), ("zip", "Array(zip([X], [Y]))"), ("fill", "Array(repeating: X, count: 1) + [Y]"),
]
USES = [("show", "show(F)"), ("print", "print(F)"), ("let", "let a = F; show(a)"), ("any", "let a: Any = F; print(a)")]


def programs():
    for row, (left, x) in enumerate(VALUES):
        cells = []
        for column, (right, y) in enumerate(VALUES):
            for place, (form, text) in enumerate(FORMS):
                if text is None:
                    cells.append((f"{left}_{right}_{form}", f"let a = if yes {{ {x} }} else {{ {y} }}; show(a)"))
                    continue
                made = text.replace("X", "\0").replace("Y", y).replace("\0", x)
                # One use of each, in turn: all of them would take hours.
                use, body = USES[(row + column + place) % len(USES)]
                cells.append((f"{left}_{right}_{form}_{use}", body.replace("F", made)))
        yield left, cells
