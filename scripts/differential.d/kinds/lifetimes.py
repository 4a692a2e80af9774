"""When objects go by what holds them: names bound by patterns, closures, bound methods, weak references, parts of values, and every way out."""
import random
import re

from . import phrases

HEAD = """class N { let n: Int; var next: N? { didSet { print("  next", oldValue?.n as Any, next?.n as Any) } }; var log: (() -> Int)?; weak var back: N?
  init(_ n: Int) { self.n = n; print("  made", n) }; deinit { print("  gone", n) }
  func me() -> N { self }; var twin: N { M(n + 1000) }; subscript(i: Int) -> N { i == 0 ? self : N(n + i * 2000) }; func num() -> Int { print("  num", n); return n }
  func grow(_ i: inout Int) -> Int { i += n; return i }; func fill(_ o: inout N?) { print("  fill", o?.n as Any); o = self }; func with(_ f: (N) throws -> Int) rethrows -> Int { try f(self) } }
final class M: N { override func num() -> Int { print("  M"); return super.num() + 1 }; deinit { print("  M gone", n) } }
struct S { var a: N; var b: N?; func num() -> Int { a.n + (b?.n ?? 0) }; func with(_ p: N) -> S { S(a: p, b: b) }; mutating func swap(_ p: N) -> N { let old = a; a = p; return old }
  mutating func grow(_ i: inout Int) { i += a.n; b = a } }
enum E { case one(N), two(N, N), none; var n: Int { switch self { case .one(let p): p.n; case let .two(p, q): p.n + q.n; case .none: 0 } }
  var only: N? { if case .one(let p) = self { return p }; return nil }; mutating func turn() { if case .two(let p, _) = self { self = .one(p) } else { self = .none } } }
struct Bad: Error { let p: N }
final class H { var held: N? { willSet { print("  will", newValue?.n as Any) } didSet { print("  did", oldValue?.n as Any) } }; var list: [N] = []; var fs: [() -> Int] = []; weak var w: N?
  func keep(_ f: @escaping () -> Int) { fs.append(f) }; var last: N { get { list.last ?? N(9000) } set { list = [newValue] } } }
nonisolated(unsafe) let h = H()
nonisolated(unsafe) var steps = 0
func go() -> Bool { steps += 1; return steps % 30 != 0 }
func pass(_ p: N) -> N { print("  pass", p.n); return p }
func take(_ p: N) -> Int { print("  take", p.n); return p.n }
func two(_ p: N, _ q: N) -> Int { print("  two", p.n, q.n); return p.n - q.n }
func maybe(_ p: N, _ yes: Bool) -> N? { yes ? p : nil }
func may(_ p: N, _ yes: Bool) throws -> N { if !yes { throw Bad(p: p) }; return p }
func change(_ p: inout N, _ q: N) { print("  change", p.n); p = q; print("  changed", p.n) }
func clear(_ p: inout N?) -> Int { print("  clear"); p = nil; print("  cleared"); return 1 }
func run(_ f: () -> Int) -> Int { print("  run"); return f() }
func held(_ p: N) -> () -> Int { { print("  held"); return p.n } }
func id<T>(_ x: T) -> T { x }"""
WAYS = ["true, true, 1", "false, true, 2", "true, false, 3", "false, false, 4"]
VALUES = {"B": ["a", "b"], "I": ["k", "1"], "i": ["0", "1", "2"], "F": ["{ 1 }"], "O": ["(nil as N?)"], "E": ["E.none"], "L": ["[N]()"]}
EXPRESSIONS = {
    "N": ["N({new})", "M({new})", "pass({N})", "({B} ? {N} : {N})", "({O} ?? {N})", "[{N}, {N}][k % 2]", "({N}, {I}).0", "S(a: {N}, b: {O}).a", "{S}.a", "{N}.me()", "{N}.twin", "{N}[{i}]", "id({N})", "{{ {N} }}()",
          "(({N} as Any) as! N)", "(try! may({N}, true))", "h.last", "(E.one({N}).only!)"],
    "O": ["maybe({N}, {B})", "{N}.next", "{L}.first", "{L}.last", "{O}.map {{ $0.me() }}", "Optional({N})", "({N} as? M)", "{L}.first {{ $0.n > 3 }}", "{E}.only", "{S}.b", "{N}.me().next?.next", "h.held", "{L}.max {{ $0.n < $1.n }}"],
    "L": ["[{N}]", "[{N}, {N}]", "({L} + [{N}])", "Array({L}.dropFirst())", "{L}.filter {{ $0.n % 2 == 0 }}", "{L}.map {{ $0.me() }}", "Array({L}.prefix(2))", "Array({L}.reversed())", "{L}.sorted {{ $0.n < $1.n }}", "[{O}, {O}].compactMap {{ $0 }}"],
    "S": ["S(a: {N}, b: {O})", "S(a: {N}, b: nil)", "{S}.with({N})"],
    "E": ["E.one({N})", "E.two({N}, {N})", "({B} ? {E} : {E})"],
    "F": ["{N}.num", "{S}.num", "held({N})", "{{ [x = {N}] in take(x) }}", "{{ [weak x = {kN}] in x?.n ?? -1 }}", "{{ [unowned x = {kN}] in x.n }}", "{{ {I} }}", "({B} ? {F} : {F})"],
    "I": ["{N}.n", "take({N})", "{F}()", "({I} + {I})", "two({N}, {N})", "{L}.count", "({O}?.n ?? {I})", "run {{ {I} }}", "run({F})", "{E}.n", "{L}.reduce(0) {{ $0 + $1.n }}", "{S}.num()", "{N}.with {{ $0.n + {I} }}", "{N}.num()",
          "({N}.log?() ?? {I})", "((try? may({N}, {B}))?.n ?? 0)"],
    "B": ["({I} > 3)", "({N} === {N})", "({O} == nil)", "{L}.isEmpty", "({B} && {B})", "({B} || {B})", "({N} is M)"],
}
# `§` is a new name, and what stands behind the double arrow are its kinds; `<N>` is a block that knows it as N, `<exit>` a way out.
STATEMENTS = [
    "let § = {N} => N kN", "var §: N = {N} => N kN mN", "var §: N? = {O} => O mO", "var §: [N] = {L} => L mL", "var § = {S} => S mS", "let § = {E} => E", "var § = {E} => E mE", "let §: () -> Int = {F} => F", "let § = [{F}, {F}] => Fs",
    "weak var § = {kN}; print(§?.n as Any, {kN}.n)", "unowned let § = {kN}; print(§.n)", "if let § = ({O}) {; print(\"if\", §.n); <N>; } else {; <>; }", "if let § = ({O}), {B} {; print(\"if\", §.n); <N>; } else {; <>; }",
    "if let § = ({O}), let §b = ({O}) {; print(\"both\", §.n, §b.n); <N>; }", "if {B}, let § = ({O}), §.n > {I} {; print(\"big\"); <N>; } else if case .one(let §) = ({E}) {; <N>; }",
    "guard let § = ({O}) else {; print(\"none\", {I}); <exit>; } => N kN", "guard case .one(let §) = ({E}), {B} else {; <exit>; } => N kN", "while let § = {mL}.popLast(), go() {; print(\"while\", §.n); <N loop>; }",
    "while let § = ({O}), {B}, go() {; print(\"while\", §.n); <N loop>; if go() {; break; }; }", "for § in ({L}) {; print(\"for\", §.n); <N loop>; }", "for case let §? in [{O}, {O}] {; print(\"some\", §.n); <N loop>; }",
    "for case .one(let §) in [{E}, {E}] where {B} {; print(\"one\", §.n); <N loop>; }", "for (§, §b) in zip({L}, {L}) {; print(\"zip\", §.n, §b.n); <N loop>; }", "for (§i, §) in ({L}).enumerated().reversed() {; print(§i, §.n); <N loop>; }",
    "switch ({E}) {; case .one(let §):; print(\"one\"); <N>; case let .two(§, §b) where §.n < §b.n:; print(\"less\", §b.n); <N>; case .two(_, let §):; print(\"two\"); <N>; case .none:; print(\"none\", {I}); }",
    "switch {N} {; case let § as M where §.n > {I}:; print(\"M\"); <N>; case let §:; print(\"N\", §.n); <N>; }", "switch ({O}, {O}) {; case (let §?, nil):; print(\"left\", §.n); <N>; case let (_, §):; print(\"right\", §?.n as Any); <>; }",
    "do {; <>; }", "do {; let § = try may({N}, {B}); print(\"may\", §.n); <N>; } catch let e as Bad {; print(\"bad\", e.p.n); <>; }", "do {; print(try {N}.with {{ try may($0, {B}).n + may({N}, {B}).n }}); } catch {; print(\"caught\"); <>; }",
    "defer {; print(\"defer\", {I}); }", "defer {; print(\"defer\", {I}); }", "if {B} {; <>; <exit>; }", "if {B} {; <>; } else {; <>; }", "repeat {; <loop>; } while {B} && go()",
    "{mN} = id({N})", "{mO} = id({O})", "{mS}.a = id({N})", "{mS}.b = id({O})", "{mS} = id({S})", "print({mS}.swap({N}).n)", "{mE} = id({E})", "{mE}.turn()", "{mL} = id({L})", "change(&{mN}, {N})", "print(clear(&{mO}))", "change(&{mS}.a, {N})", "change(&h.last, {N})",
    "({mN}, {mO}) = ({N}, {O})", "{mL}.append({N})", "{mL} += {L}", "{mL}.insert({N}, at: 0)", "_ = {mL}.popLast()", "{mL}.removeAll {{ $0.n % 2 == 0 }}", "{mL}.reverse()", "if !{mL}.isEmpty {; {mL}[0] = {N}; }".replace("{mL}[0]", "h.last"),
    "{kN}.next = id({O})", "{kN}.log = held({N})", "{kN}.back = {kN}; print({kN}.back?.n as Any)", "h.held = id({O})", "h.list = id({L})", "h.keep({F})", "print(h.fs.map {{ $0() }}); h.fs = []", "swap(&h.held, &{mO})",
    "let § = {N}.grow; var §i = {I}; print(§(&§i), §i)", "let § = {N}.fill; var §o: N? = {O}; §(&§o); print(§o?.n as Any)", "let § = N.me({N}); print(§().n)", "let § = {N}.with; print((try? § {{ $0.n + {I} }}) as Any)", "{N}.fill(&{mO})",
    "_ = {N}", "_ = {F}", "_ = ({N}, {I})", "print({I})", "print({I}, {I})", "print({B})", "var §: (N, N?) = ({N}, {O}); §.0 = {N}; print(§.0.n, §.1?.n as Any)", "let (§, §b) = ({N}, {N}); print(§b.n) => N kN",
    "var §: [Int: N] = [1: {N}]; §[{i}] = {O}; print(§.removeValue(forKey: {i})?.n as Any); §[1]?.next = {O}; print(§.count)", "var § = ({L}).prefix(2); _ = §.popFirst(); print(§.count); §.append({N})", "lazy var § = {N}; if {B} {; print(§.n); }",
    "func §f() -> Int {; {I}; }; print(§f() + §f())", "let §f: (N) -> N = {{ p in print(\"f\", p.n); return {N} }}; print(§f({N}).n)", "let § = if {B} {{ {N} }} else {{ {N} }}; print(§.n) => N kN", "let § = {N}; _ = §.next => N kN",
    "let §: N; if {B} {; § = {N}; } else {; § = {N}; }; print(§.n) => N kN", "var § = [{O}, {O}]; §[0]?.next = {O}; §[1] = {O}; print(§.map {{ $0?.n }})", "{mS}.grow(&steps)",
]


def program(seed):
    return Lifetimes(seed).text()


class Lifetimes(phrases.Phrases):
    def __init__(self, seed):
        super().__init__(random.Random(seed), {}, EXPRESSIONS, .25)
        self.names, self.known, self.loop = 0, {}, False

    def text(self, functions=8):
        lines = [HEAD]
        for f in range(functions):
            self.known = {"N": ["p"], "kN": ["p"]}
            lines += [f"func t{f}(_ a: Bool, _ b: Bool, _ k: Int, _ p: N) throws -> Int {{"] + self.block(2, self.chance.randrange(4, 9)) + ['  print("end")', f"  return {self.made('I', 2)}", "}"]
            lines += [f'print("-- t{f}({way})"); do {{ print(try t{f}({way}, N({self.fresh()}))) }} catch let e as Bad {{ print("thrown", e.p.n) }}' for way in WAYS]
        return "\n".join(lines) + "\n"

    def fresh(self):
        self.names += 1
        return self.names

    def made(self, kind, depth):
        if kind == "new":
            return str(self.fresh())
        own = self.known.get(kind, [])
        if kind == "F" and self.known.get("Fs"):
            own = own + [name + "[0]" for name in self.known["Fs"]]
        if own and (kind not in VALUES and kind not in self.ways or self.chance.random() < .3):
            return self.chance.choice(own)
        if kind not in self.ways:
            return self.chance.choice(VALUES[kind])
        if depth <= 0 or self.chance.random() < self.stop:
            return self.chance.choice(own + VALUES.get(kind, [])) if own or kind in VALUES else self.filled(self.ways[kind][0], 0)
        return self.filled(self.chance.choice(self.ways[kind]), depth - 1)

    def block(self, depth, count):
        outer = {kind: list(names) for kind, names in self.known.items()}
        lines = ["  " + line for _ in range(count) for line in self.statement(depth)]
        self.known = outer
        return lines

    def statement(self, depth):
        usable = [each for each in STATEMENTS if all(self.known.get(kind) for kind in re.findall(r"\{(m\w)\}", each)) and (depth > 0 or "<" not in re.sub("<exit>|< ", "", each))]
        template, _, kinds = self.chance.choice(usable).partition(" => ")
        name, lines = f"v{self.fresh()}", []
        for line in template.split("; "):
            block = re.fullmatch(r"<([A-Z]?) ?(loop|exit)?>", line)
            if not block:
                # What opens or closes a block is not a phrase's brace.
                opens, closes = line.endswith(" {"), line.startswith("}")
                middle = line[1 if closes else 0:len(line) - 2 if opens else None]
                lines.append("}" * closes + self.filled(middle.replace("§", name), 2) + " {" * opens)
            elif block[2] == "exit":
                lines.append("  " + self.exit())
            else:
                lines += self.inner(block[1], name, depth, block[2] == "loop" or self.loop and "func" not in template)
        for kind in kinds.split():
            self.known.setdefault(kind, []).append(name)
        return lines

    def inner(self, kind, name, depth, loop):
        outer, was = self.known, self.loop
        self.known, self.loop = {each: list(names) for each, names in outer.items()}, loop
        for each in [kind, "k" + kind] if kind else []:
            self.known.setdefault(each, []).append(name)
        lines = self.block(depth - 1, self.chance.randrange(1, 4))
        self.known, self.loop = outer, was
        return lines

    def exit(self):
        return self.chance.choice([f"return {self.made('I', 2)}", f"throw Bad(p: {self.made('N', 2)})"] + ["break", "continue", "continue"] * self.loop)
