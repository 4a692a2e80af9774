"""Which branch is taken and what leaves it: patterns of all kinds by type, `where`, loops with labels, `defer`, errors and their clauses."""
import random

HEAD = """enum E { case none, one(Int), two(a: Int, b: String), deep(O), pair((Int, Bool)), list([Int]); indirect case more(E, Int?) }
enum O: Comparable { case low, mid(Int), high(Int, String) }
enum R: Int, CaseIterable { case a = 1, b, c = 7 }
struct V: Equatable { var x: Int; static func ~= (p: V, n: Int) -> Bool { print("  ~V", p.x, n); return n % 10 == p.x } }
func ~= (p: (Int) -> Bool, n: Int) -> Bool { p(n) }
func odd(_ n: Int) -> Bool { n % 2 != 0 }
class A { let n: Int; init(_ n: Int) { self.n = n } }
final class B: A { let s: String; init(_ n: Int, _ s: String) { self.s = s; super.init(n) } }
protocol P { var p: Int { get } }
extension Int: P { var p: Int { self } }
extension B: P { var p: Int { n + 100 } }
enum Bad: Error, Equatable { case plain, code(Int), text(String, at: Int?) }
struct Other: Error { let n: Int }
func yes(_ s: String, _ b: Bool) -> Bool { print("  ?", s, b); return b }
func fail(_ n: Int) throws -> Int { switch n % 6 { case 1: throw Bad.plain; case 2: throw Bad.code(n); case 3: throw Bad.text("t", at: n % 4 == 3 ? nil : n); case 4: throw Other(n: n); default: return n } }
func typed(_ n: Int) throws(Bad) -> Int { if n % 3 == 1 { throw .code(n) }; if n % 3 == 2 { throw Bad.plain }; return n }
func each(_ xs: [Int], _ f: (Int) throws -> Void) rethrows { for x in xs { try f(x) } }
func twice<T>(_ f: () throws -> T) rethrows -> (T, T) { (try f(), try f()) }
nonisolated(unsafe) var steps = 0
func go() -> Bool { steps += 1; return steps % 40 != 0 }"""

VALUES = {
    "Int": ["0", "1", "2", "7", "-3", "42"], "String": ['""', '"a"', '"bc"'], "Bool": ["true", "false"], "Int?": ["nil", "1", "7"], "O": [".low", ".mid(3)", '.high(1, "z")'], "R": [".a", ".b", ".c"],
    "E": [".none", ".one(3)", '.two(a: 1, b: "x")', ".deep(.mid(2))", '.deep(.high(1, "a"))', ".pair((1, true))", ".list([1, 2])", ".list([])", ".more(.one(1), nil)", '.more(.two(a: 2, b: "bc"), 7)', ".more(.more(.none, 1), 2)"],
    "Any": ["1", '"s"', "2.5", "A(3)", 'B(4, "b")', "[1, 2]", "(1, 2)", "R.b", "E.one(5)", "Optional(3) as Any", "Int.self", '["k": 1]'],
    "A": ["A(1)", 'B(2, "q")', 'B(7, "")'], "E?": ["nil", ".one(2)", "E.none"], "Int??": ["nil", ".some(nil)", "3"], "(Int, E)": ["(1, .none)", "(7, .one(7))"], "(x: Int?, s: String)": ['(nil, "a")', '(4, "bc")'],
    "[E?]": ["[nil, .one(1), E.none]", '[.two(a: 3, b: "c")]'],
}
PARTS = {"E": [("none", []), ("one", [("", "Int")]), ("two", [("a", "Int"), ("b", "String")]), ("deep", [("", "O")]), ("pair", [("", "(Int, Bool)")]), ("list", [("", "[Int]")]), ("more", [("", "E"), ("", "Int?")])],
         "O": [("low", []), ("mid", [("", "Int")]), ("high", [("", "Int"), ("", "String")])], "R": [("a", []), ("b", []), ("c", [])]}
TUPLES = {"(Int, E)": [("", "Int"), ("", "E")], "(Int, Bool)": [("", "Int"), ("", "Bool")], "(x: Int?, s: String)": [("x", "Int?"), ("s", "String")]}
SUBJECTS = ["Int", "String", "Int?", "O", "R", "E", "E", "Any", "Any", "A", "E?", "Int??", "(Int, E)", "(x: Int?, s: String)"]
ERRORS = ["Bad.plain", "Bad.code(let k)", "Bad.code(2)", "Bad.text(_, at: let k?)", "Bad.text(let k, at: nil)", "let k as Other", "is Other", "let k as Bad where k == .plain", "let k as Bad", "let k where k is Other", "Bad.code(let k) where odd(k)"]


def program(seed):
    return Patterns(seed).text()


class Patterns:
    def __init__(self, seed):
        self.random, self.names, self.labels, self.tags = random.Random(seed), 0, 0, 0

    def text(self, functions=8):
        lines = [HEAD]
        for f in range(functions):
            kind = self.random.choice(SUBJECTS)
            lines += [f"func t{f}(_ v: {kind}, _ n: Int) throws -> Int {{"] + self.block({"Int": ["n"]}, kind, 2, "  ", "") + ["  return -1", "}"]
            for value in self.random.sample(VALUES[kind], min(4, len(VALUES[kind]))):
                number = self.random.randrange(1, 9)
                lines += [f'print("-- t{f}", {number}); do {{ print(try t{f}({value}, {number})) }} catch let e as Bad {{ print("bad", e) }} catch {{ print("error", error) }}']
        return "\n".join(lines) + "\n"

    def tag(self):
        self.tags += 1
        return f'"#{self.tags}"'

    def pattern(self, kind, bound, depth=2, binds=True):
        """A pattern for a value of that type; what it binds goes to `bound` as (name, type)."""
        pick, sub = self.random.choice, lambda kind: self.pattern(kind, bound, depth - 1, binds)

        def name():
            self.names += 1
            bound.append((f"v{self.names}", kind))
            return f"let v{self.names}"
        def optional(inner):
            """A `?` behind an expression is a chain, and no pattern."""
            return inner + "?" if inner[0] in "_.l(" and "..." not in inner[-5:] and "..<" not in inner[:4] else f".some({inner})"
        ways = [lambda: "_"] + [name] * (2 if binds else 0)
        if depth > 0:
            if kind == "Int":
                ways += [lambda: pick(["0", "1", "7", "0...3", "..<0", "2..<9", "5...", "odd", "V(x: 2)", "-3", "n"])] * 4
            elif kind == "String":
                ways += [lambda: pick(['""', '"a"', '"a"..."b"', '"bc"'])] * 3
            elif kind == "Bool":
                ways += [lambda: pick(["true", "false"])] * 3
            elif kind.endswith("?"):
                ways += [lambda: optional(sub(kind[:-1])), lambda: f".some({sub(kind[:-1])})", lambda: pick([".none", "nil"])] * 2
                ways += [lambda: pick(["1", "7"])] * (kind == "Int?")
            elif kind in PARTS:
                def case():
                    word, parts = pick(PARTS[kind])
                    if not parts or self.random.random() < .15:
                        return "." + word
                    labels = self.random.random() < .7
                    return f".{word}({', '.join((label + ': ' if label and labels else '') + sub(part) for label, part in parts)})"
                ways += [case] * 6 + [lambda: "." + pick(["low", "mid(3)"])] * (kind == "O")
            elif kind in TUPLES:
                ways += [lambda: f"({', '.join((label + ': ' if label and False else '') + sub(part) for label, part in TUPLES[kind])})"] * 5
            elif kind in ("Any", "A"):
                types = ["B"] if kind == "A" else ["Int", "String", "A", "B", "R", "E", "[Int]", "Double", "any P", "[String: Int]", "(Int, Int)"]

                def cast():
                    to = pick(types)
                    if binds and self.random.random() < .6:
                        if to in ("Int", "E", "R", "String") and self.random.random() < .5:
                            return f"{self.pattern(to, bound, 0, binds)} as {to}"
                        self.names += 1
                        bound.append((f"v{self.names}", to))
                        return f"let v{self.names} as {to}"
                    return f"is {to}"
                ways += [cast] * 6
            elif kind == "[Int]":
                ways += [lambda: pick(["[]", "[1, 2]"])]
        return pick(ways)()

    def shown(self, bound):
        return "".join(", " + name + (".count" if kind == "[String: Int]" else ".n" if kind in ("A", "B") else ".p" if kind == "any P" else " as Any" if "?" in kind or kind == "Any" else "")
                       for name, kind in bound if kind not in ("Any", "A?"))

    def condition(self, known, bound=()):
        ints = known["Int"] + [name for name, kind in bound if kind == "Int"]
        a = self.random.choice(ints)
        return self.random.choice([f"odd({a})", f"{a} > {self.random.choice('0136')}", f"yes({self.tag()}, {a} != 3)", f"{a} < 5 || n == 4"])

    def where(self, known, bound):
        return f" where {self.condition(known, bound)}" if self.random.random() < .3 else ""

    def with_bound(self, known, bound):
        return {"Int": known["Int"] + [name for name, kind in bound if kind == "Int"]}

    def block(self, known, kind, depth, indent, loops, count=None):
        lines = []
        for _ in range(count or self.random.randrange(2, 5)):
            made, known = self.statement(known, kind, depth, loops)
            lines += [indent + line for line in made]
        return lines

    def leave(self, known, loops):
        ways = [f"return {self.random.choice(known['Int'])}", f"_ = try fail({self.random.choice(known['Int'])})", f"print({self.tag()})", "_ = try typed(n)", "throw Bad.code(n)"]
        return self.random.choice(ways + ["break " + loops, "continue " + loops, "continue", "continue " + loops] * bool(loops))

    def statement(self, known, kind, depth, loops):
        pick, number = self.random.choice, lambda: self.random.choice(known["Int"])
        inner = lambda bound=(), loops=loops, count=None: self.block(self.with_bound(known, bound), kind, depth - 1, "  ", loops, count or self.random.randrange(1, 3))
        same = lambda lines: (lines, known)
        bound = []
        if depth <= 0 or self.random.random() < .15:
            return same([pick([f"print({self.tag()}, {number()})", f"if {self.condition(known)} {{ {self.leave(known, loops)} }}"])])

        def switch():
            lines, fall = ["switch v {"], False
            for _ in range(self.random.randrange(2, 6)):
                bound = []
                if self.random.random() < .25:
                    patterns = ", ".join(self.pattern(kind, [], 2, False) + self.where(known, []) for _ in range(self.random.randrange(2, 4)))
                else:
                    patterns = self.pattern(kind, bound, 3)
                    patterns += self.where(known, bound)
                falls = pick([True, False, False, False, False])
                lines += [f"case {patterns}:", f"  print({self.tag()}{self.shown(bound)})"]
                lines += inner(bound, count=1) + ["  fallthrough", f"case {pick(VALUES[kind][:1]) if kind in ('Int', 'String', 'R') else self.pattern(kind, [], 1, False)}:", f"  print({self.tag()})"] * falls
                lines += inner(bound, count=1) if not falls else []
            return same(lines + ["default:", f"  print({self.tag()})"] + inner(count=1) + ["}"])

        def conditional(word):
            bound = []
            pattern = self.pattern(kind, bound, 3)
            test = f"case {pattern} = v" + (f", {self.condition(known, bound)}" if self.random.random() < .4 else "")
            if word == "guard":
                return [f"guard {test} else {{ print({self.tag()}); return {number()} }}", f"print({self.tag()}{self.shown(bound)})"], self.with_bound(known, bound)
            return same([f"if {test} {{", f"  print({self.tag()}{self.shown(bound)})"] + inner(bound) + ["} else {"] + inner() + ["}"])

        def loop():
            self.labels += 1
            label, bound = f"l{self.labels}", []
            head = pick([lambda: f"for i{self.labels} in 0..<3{self.where(known, [(f'i{self.labels}', 'Int')])}", lambda: f"for case {self.pattern('E?', bound, 3)} in {pick(VALUES['[E?]'])} as [E?]{self.where(known, bound)}",
                         lambda: f"while go(), case {self.pattern(kind, bound, 2)} = v", lambda: "repeat", lambda: f"for case let (i{self.labels}, x?) in [(1, n), (2, nil), (3, 7)] as [(Int, Int?)] where x > 1"])()
            if head.startswith("for i") or head.startswith("for case let (i"):
                bound.append((f"i{self.labels}", "Int"))
            tail = "} while go() && " + self.condition(known) if head == "repeat" else "}"
            return same([f"{label}: {head} {{", f"  print({self.tag()}{self.shown(bound)})"] + inner(bound, label) + [f"  if {self.condition(known, bound)} {{ {self.leave(known, label)} }}"] + ([] if head[0] != "w" else [f"  if {pick(['go()', 'odd(n)', 'true'])} {{ break }}"]) + [tail])

        def attempt():
            clauses = []
            for clause in self.random.sample(ERRORS, self.random.randrange(1, 4)):
                clauses += [f"}} catch {clause} {{", f"  print({self.tag()}{', k' if 'let k' in clause else ''})"] + inner(count=1)
            tried = pick([f"print(try fail({number()}))", f"try each([5, {number()}, 2]) {{ print(try fail($0 + n)) }}", f"print(try twice {{ try fail({number()}) }})", f"print(try typed({number()}))", f"_ = try fail({number()}) + typed(n)",
                          f"print(try Result {{ try fail({number()}) }}.get())", "throw Bad.text(\"q\", at: n)"])
            return same(["do {", f"  defer {{ print({self.tag()}) }}", "  " + tried] + inner() + clauses + ["} catch {", f"  print({self.tag()}, error)"] + inner(count=1) + ["}"])
        quick = [f"print(try? fail({number()}), (try? typed(n)) ?? -9)", f"defer {{ print({self.tag()}, {number()}) }}", f"do throws(Bad) {{ print(try typed({number()})) }} catch {{ print({self.tag()}, error == .plain) }}",
                 f"switch Result(catching: {{ try fail({number()}) }}) {{ case .success(let r): print({self.tag()}, r); case .failure(let e as Bad): print({self.tag()}, e); case .failure(let e): print({self.tag()}, e) }}",
                 f"print(R(rawValue: {number()}) as Any, R.allCases.filter {{ if case .b = $0 {{ false }} else {{ true }} }}, O.mid({number()}) < .mid(2), [O.high(1, \"a\"), .low, .mid({number()})].sorted())",
                 f"let q{self.labels} = if {self.condition(known)} {{ 1 }} else if case {self.pattern(kind, [], 2, False)} = v {{ 2 }} else {{ {number()} }}; print(q{self.labels})",
                 f"func f{self.tags}(_ k: Int) throws -> Int {{ defer {{ print({self.tag()}, k) }}; guard k > 0 else {{ return {number()} }}; return try f{self.tags - 0}(k - 2) + fail(k) }}"]
        self.labels += 1
        return pick([switch, switch, switch, lambda: conditional("if"), lambda: conditional("if"), lambda: conditional("guard"), loop, loop, attempt, attempt, lambda: same([pick(quick[:-1])])])()
