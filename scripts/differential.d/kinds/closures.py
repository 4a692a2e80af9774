"""When what a closure's capture list holds is let go of: closures that are called in all places of statements and expressions."""
import random

HEAD = """class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
@discardableResult func say(_ s: String) -> Int { print(s); return 1 }
func id(_ n: Int) -> Int { n }
func two(_ a: Int, _ b: Int) -> Int { a + b }
struct Bad: Error {}
func may(_ n: Int) throws -> Int { if n > 2 { throw Bad() }; return n }"""
WAYS = ["true, true, 1, [1, 2], 2", "false, true, nil, nil, 1", "true, false, nil, [1], 3", "false, false, 2, nil, 2"]


def program(seed):
    return Closures(seed).text()


class Closures:
    def __init__(self, seed):
        self.random, self.words, self.variables = random.Random(seed), 0, 0

    def text(self, functions=10):
        lines = [HEAD]
        for f in range(functions):
            lines += [f"func t{f}(_ a: Bool, _ b: Bool, _ o: Int?, _ list: [Int]?, _ n: Int, _ m: Int = 1, _ k: Int = 2) {{",
                      f'  let log = {{ [it = Probe({f}1)] in say("log{f}") + it.n % 2 }}',
                      f'  let other = {{ [it = Probe({f}2)] in say("other{f}") + it.n % 2 }}']
            lines += self.body(2, 1) + ['  print("end")', "}"] + [f'print("-- t{f}({way})"); t{f}({way})' for way in WAYS]
        return "\n".join(lines) + "\n"

    def word(self):
        self.words += 1
        return f'say("s{self.words}")'

    def variable(self):
        self.variables += 1
        return self.variables

    def integer(self, depth):
        pick, sub = self.random.choice, lambda: self.integer(depth - 1)
        ends = ["log()", "other()", self.word(), pick("nmk")]
        if depth <= 0 or self.random.random() < .35:
            return pick(ends)
        return pick([
            lambda: f"({self.boolean(depth - 1)} ? {sub()} : {sub()})", lambda: f"({sub()} + {sub()})", lambda: f"id({sub()})",
            lambda: f"two({sub()}, {sub()})", lambda: f"({self.optional(depth - 1)} ?? {sub()})", lambda: f"[{sub()}, {sub()}].count",
            lambda: f"((try? may({sub()})) ?? {sub()})", lambda: f"(list?.prefix(id(abs({sub()}))).count ?? {sub()})",
            lambda: f"[1, 2].map {{ $0 + 1 }}[({self.boolean(depth - 1)}) ? 0 : 1]",
        ])()

    def optional(self, depth):
        return self.random.choice(["o", "o.map { $0 + 1 }", f"({self.boolean(depth)} ? o : nil)"])

    def boolean(self, depth):
        sub = lambda: self.boolean(depth - 1)
        if depth <= 0 or self.random.random() < .3:
            return self.random.choice("ab")
        return self.random.choice([
            lambda: f"({self.integer(depth - 1)} > 1)", lambda: f"({sub()} && {sub()})", lambda: f"({sub()} || {sub()})",
            lambda: f"(!{sub()})", lambda: f"({self.integer(depth - 1)} == {self.integer(depth - 1)})",
        ])()

    def conditions(self):
        return ", ".join(self.boolean(2) for _ in range(self.random.choice([1, 1, 2])))

    def body(self, depth, indent):
        return [line for _ in range(self.random.randrange(1, 4)) for line in self.statement(depth, indent)]

    def statement(self, depth, indent):
        inside = lambda: ["  " + line if not line.startswith("  ") else line for line in self.body(depth - 1, indent + 1)]
        lines = self.random.choice(self.plain() if depth <= 0 else self.plain() + self.compound(depth, indent, inside))()
        pad = "  " * indent
        return [line if line.startswith(pad) else pad + line for line in lines]

    def plain(self):
        integer = self.integer

        def declared():
            v = self.variable()
            return [f"let v{v} = {integer(3)}", f'print("v", v{v})']
        return [declared, declared, lambda: [f"print({integer(3)})"], lambda: [f"_ = {integer(2)}"], lambda: [self.word()],
                lambda: [f"print({integer(2)}, {integer(2)})"]]

    def compound(self, depth, indent, inside):
        integer, boolean, pick = self.integer, self.boolean, self.random.choice

        def value(word):
            v = self.variable()
            made = {"if": f"if {boolean(2)} {{ {integer(2)} }} else {{ {integer(2)} }}",
                    "switch": f"switch {integer(2)} {{ case 1: {integer(2)}; default: {integer(2)} }}"}[word]
            return [f"let v{v} = {made}", f'print("v", v{v})']

        def loop():
            c = self.variable()
            leave = pick([f"if {boolean(1)} {{ {self.word()}; break }}", f"if {boolean(1)} {{ continue }}", f"if {boolean(1)} {{ print(log()); break }}"])
            return [f"var c{c} = 0", f"while c{c} < 3, {boolean(1)} {{", f"  c{c} += 1"] + inside() + ["  " + leave] + inside() + ["}"]

        def repeated():
            c = self.variable()
            return [f"var c{c} = 0", "repeat {", f"  c{c} += 1"] + inside() + [f"}} while c{c} < 2 && {boolean(1)}"]

        def labelled():
            w = self.variable()
            return ([f"outer{w}: for i in 0..<3 {{", "  for j in 0..<2 {", f"    if i + j > n {{ {self.word()}; break outer{w} }}"] + inside()
                    + [f"    if {boolean(1)} {{ print({integer(1)}); continue outer{w} }}", "  }"] + inside() + ["}"])

        def throwing():
            w = self.variable()
            return [f'let thr{w} = {{ [it = Probe(7{w})] (x: Int) throws -> Int in if x > 2 {{ throw Bad() }}; return say("thr") + it.n % 2 + x }}',
                    f"print((try? thr{w}({integer(1)})) ?? {integer(1)})", f"do {{ print(try thr{w}({integer(1)})) }} catch {{ {self.word()} }}", self.word()]

        def inner():
            w = self.variable()
            return (["do {", f'  let inner{w} = {{ [it = Probe(9{w})] in say("inner") + it.n % 2 }}'] + inside() + [f"  print(inner{w}())"] + inside() + ["}"])

        def with_parameter():
            w = self.variable()
            return [f'let par{w} = {{ [it = Probe(8{w})] (x: Int) in say("par") + it.n % 2 + x }}',
                    f"print({boolean(1)} ? par{w}({integer(1)}) : {integer(1)})"]
        kinds = [
            lambda: [f"if {self.conditions()} {{"] + inside() + ["}"],
            lambda: [f"if {self.conditions()} {{"] + inside() + ["} else {"] + inside() + ["}"],
            lambda: [f"guard {self.conditions()} else {{"] + inside() + ["  return", "}"],
            lambda: [f"switch {integer(2)} {{", "case 1:"] + inside() + ["case 2, 3:"] + inside() + ["default:"] + inside() + ["}"],
            lambda: value("if"), lambda: value("switch"), loop, repeated, labelled, throwing, inner, with_parameter,
            lambda: ["do {", f"  print(try may({integer(2)}))"] + inside() + [f"}} catch {{ {self.word()} }}"],
            lambda: [f"if let x = {self.optional(1)}, x > {integer(1)} {{"] + inside() + ["}"],
            lambda: [f"for x in 0..<({integer(1)} % 3) {{", '  print("x", x)'] + inside() + ["}"],
            lambda: ["do {", f"  if {boolean(1)} {{ throw Bad() }}"] + inside() + [f"}} catch {{ {self.word()} }}"],
            lambda: ["do {", f'  defer {{ print("defer", {integer(1)}) }}'] + inside() + ["}"],
            lambda: [f"if {boolean(1)} {{ print({integer(1)}) }} else if {boolean(1)} {{"] + inside() + [f"}} else {{ {self.word()} }}"],
        ]
        if indent == 1:
            kinds.append(lambda: (lambda v: [f"let again{v} = {pick(['log', 'other'])}", self.word(), f"print(again{v}())"])(self.variable()))
        return kinds
