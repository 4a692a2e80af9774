"""When objects go: temporaries, constants, variables, parts of structures, lists and cases, in calls and on all ways out."""
import random

HEAD = """final class P { let n: Int; var next: P?; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) }
  func itself() -> P { self }; func made() -> P { P(n + 1000) }; var twin: P { P(n + 2000) }; subscript(i: Int) -> P { P(n + i * 3000) } }
struct S { var a: P; var b: P?; let k: Int
  func first() -> P { a }; mutating func swap(_ p: P) -> P { let old = a; a = p; return old }; func with(_ p: P) -> S { S(a: p, b: b, k: k) } }
enum E { case one(P), two(P, P), none
  var n: Int { switch self { case .one(let p): return p.n; case .two(let p, let q): return p.n + q.n; case .none: return 0 } } }
func take(_ p: P) -> Int { print("take", p.n); return p.n }
func pass(_ p: P) -> P { print("pass", p.n); return p }
func maybe(_ p: P, _ yes: Bool) -> P? { yes ? p : nil }
func two(_ p: P, _ q: P) -> Int { print("two", p.n, q.n); return p.n + q.n }
func change(_ p: inout P, _ q: P) { print("change", p.n); p = q; print("changed", p.n) }
func run(_ f: () -> Int) -> Int { print("run"); return f() }
func gen<T>(_ x: T) -> T { x }
func list(_ xs: P...) -> Int { xs.count }
struct Bad: Error {}
func may(_ p: P, _ yes: Bool) throws -> P { if !yes { throw Bad() }; return p }"""


def program(seed):
    return Objects(seed).text()


class Objects:
    def __init__(self, seed):
        self.random, self.made, self.variables, self.closures = random.Random(seed), 0, 0, 0

    def text(self, functions=10):
        lines = [HEAD]
        for f in range(functions):
            lines += [f"@MainActor func t{f}(_ a: Bool, _ b: Bool, _ k: Int, _ p: P) -> Int {{"]
            lines += self.statements([("p", "P")], 2, 1, self.random.randrange(4, 9))
            lines += ['  print("end")', f"  return {self.number([('p', 'P')], 2)}", "}"]
            for way in ["true, true, 1", "false, true, 2", "true, false, 3", "false, false, 4"]:
                lines += [f'print("-- t{f}({way})"); print(t{f}({way}, {self.new()}))']
        return "\n".join(lines) + "\n"

    def new(self):
        self.made += 1
        return f"P({self.made})"

    def flag(self):
        return self.random.choice("ab")

    def within_closure(self, make):
        """In closures without a type the compiler knows no `try?`."""
        self.closures += 1
        made = make()
        self.closures -= 1
        return made

    def object(self, known, depth):
        pick, sub = self.random.choice, lambda: self.object(known, depth - 1)
        of = lambda kind: [name for name, sort in known if sort == kind]
        if depth <= 0 or self.random.random() < .15:
            return pick([self.new()] + of("P"))
        ways = [
            lambda: f"pass({sub()})", lambda: f"({self.flag()} ? {sub()} : {sub()})", lambda: f"(maybe({sub()}, {self.flag()}) ?? {sub()})",
            lambda: f"[{sub()}, {sub()}][{pick('01')}]", lambda: f"({sub()}, {self.number(known, depth - 1)}).0",
            lambda: f"S(a: {sub()}, b: nil, k: {self.number(known, depth - 1)}).{pick(['a', 'first()'])}",
            lambda: f"{sub()}.{pick(['itself()', 'made()', 'twin'])}", lambda: f"{sub()}[1]", lambda: f"gen({sub()})",
            lambda: self.within_closure(lambda: f"{{ {sub()} }}()"),
        ]
        if not self.closures:
            ways.append(lambda: f"((try? may({sub()}, {self.flag()})) ?? {sub()})")
        ways += [lambda: pick(of("S")) + pick([".a", ".first()"])] * bool(of("S")) + [lambda: f"({pick(of('O'))} ?? {sub()})"] * bool(of("O"))
        ways += [lambda: pick(of("L")) + "[0]"] * bool(of("L"))
        return pick(ways)()

    def number(self, known, depth):
        sub, one = lambda: self.number(known, depth - 1), lambda: self.object(known, depth - 1)
        if depth <= 0 or self.random.random() < .1:
            return self.random.choice(["k", f"take({self.object(known, 0)})"])
        return self.random.choice([
            lambda: f"take({one()})", lambda: f"two({one()}, {one()})", lambda: f"{one()}.n", lambda: f"({sub()} + {sub()})",
            lambda: f"[{one()}, {one()}].count", lambda: self.within_closure(lambda: f"run {{ {sub()} }}"), lambda: f"list({one()}, {one()})",
            lambda: f"E.two({one()}, {one()}).n",
        ])()

    def statements(self, known, depth, indent, count):
        known = list(known)
        return ["  " * indent + line for _ in range(count) for line in self.statement(known, depth)]

    def statement(self, known, depth):
        pick, one = self.random.choice, lambda depth=2: self.object(known, depth)
        number = lambda depth=2: self.number(known, depth)
        fresh = lambda: self.object([], 1)
        of = lambda kind: [name for name, sort in known if sort == kind]
        variables = [name for name in of("P") if name.startswith("m")]

        def declared(kind, *lines, prefix="v"):
            self.variables += 1
            name = f"{prefix}{self.variables}"
            made = [line().replace("$", name) for line in lines]
            known.append((name, kind))
            return made
        ways = [
            lambda: declared("P", lambda: f"let $ = {one()}", lambda: 'print("$", $.n)'),
            lambda: declared("P", lambda: f"var $ = {one()}", lambda: f"$ = {one()}", prefix="m"),
            lambda: declared("S", lambda: f"var $ = S(a: {one()}, b: {pick(['nil', one(1)])}, k: {number(1)})", lambda: "print($.k)", lambda: f"$.a = {one(1)}"),
            lambda: declared("L", lambda: f"var $: [P] = [{one(1)}, {one(1)}]", lambda: f"$.append({one(1)})", lambda: "print($.removeFirst().n)"),
            lambda: declared("O", lambda: f"var $: P? = {one(1)}", lambda: "print($?.n as Any)", lambda: f"$ = {pick(['nil', one(1)])}"),
            lambda: declared("E", lambda: f"let $ = E.{pick(['one(' + one(1) + ')', 'two(' + one(1) + ', ' + one(1) + ')'])}", lambda: "print($.n)",
                             lambda: 'switch $ { case .one(let q): print("one", q.n); case .two(let q, _): print("two", q.n); case .none: print("none") }'),
            lambda: declared("F", lambda: self.within_closure(lambda: f"let $ = {{ [q = {one(1)}] in take(q) }}"), lambda: "print($())"),
            lambda: declared("P", lambda: f"let ($, $b) = ({one(1)}, {one(1)})", lambda: "print($.n)"),
            lambda: [f"print({number(3)})"], lambda: [f"_ = {one()}"], lambda: [f"print({number()}, {number()})"],
            lambda: [f'if let y = maybe({one()}, {self.flag()}) {{ print("got", y.n) }} else {{ print("none") }}'],
            lambda: [f'for x in [{one(1)}, {one(1)}] {{ print("x", x.n); if {self.flag()} {{ {pick(["continue", "break"])} }} }}'],
            lambda: [f'do {{ let q = try may({one(1)}, {self.flag()}); print("may", q.n) }} catch {{ print("bad") }}'],
            lambda: declared("G", lambda: f'guard let $ = maybe({one(1)}, {self.flag()}) else {{ print("left"); return 0 }}', prefix="g"),
            lambda: [f'defer {{ print("defer", {number(1)}) }}'],
            lambda: [f'switch ({one()}).n % 3 {{ case 0: print("zero", {number(1)}); default: print("more", {number(1)}) }}'],
        ]
        if depth > 0:
            nested = lambda: self.statements(known, depth - 1, 1, self.random.randrange(1, 4))
            ways += [lambda: ["do {"] + nested() + ["}"], lambda: [f"if {pick(['a', 'b', 'take(' + one(1) + ') > 3'])} {{"] + nested() + ["} else {"] + nested() + ["}"]]
        if variables:
            m = pick(variables)
            ways += [lambda: [f"{m} = pass({one()})"], lambda: [f"change(&{m}, {fresh()})"], lambda: [f"{m}.next = {fresh()}", f"print({m}.next?.n as Any)"]]
        if of("L"):
            xs = pick(of("L"))
            ways += [lambda: [pick([f"{xs}[0] = {fresh()}", f"{xs}.insert({fresh()}, at: 0)", f'for x in {xs} {{ print("in", x.n) }}', f"print({xs}.map {{ $0.n }}.count)",
                                    f"{xs}.reverse()", f"print({xs}.last?.n as Any)", f"_ = {xs}.popLast()", f"{xs} += [{fresh()}]"])]]
        if of("S"):
            s = pick(of("S"))
            ways += [lambda: [pick([f"print({s}.swap({fresh()}).n)", f"{s} = {s}.with({fresh()})", f"{s}.b = {fresh()}", f"{s}.b = nil", f"print({s}.with({fresh()}).a.n)"])]]
        if of("O"):
            o = pick(of("O"))
            ways += [lambda: [pick([f'if let y = {o} {{ print("has", y.n) }} else {{ print("no") }}', f"print({o}.map {{ $0.n }} as Any)", f"{o} = maybe({fresh()}, a)",
                                    f'if let y = {o}, y.n > {number(1)} {{ print("big") }}'])]]
        return pick(ways)()
