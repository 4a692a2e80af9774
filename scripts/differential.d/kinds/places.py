"""In what order places are found out, read and written: observers, accessors, `lazy`, subscripts, key paths, `inout` and chains."""
import random

HEAD = """struct In { var a: Int { willSet { print("  In.a willSet", newValue) } didSet { print("  In.a didSet", oldValue, a) } }
  var b: Int { get { print("  In.b get"); return a * 2 } set { print("  In.b set", newValue); a = newValue / 2 } }
  lazy var z: Int = { print("  In.z init"); return 7 }()
  subscript(i: Int) -> Int { get { print("  In[]", i, "get"); return a + i } set { print("  In[]", i, "set", newValue); a = newValue - i } }
  mutating func bump(_ n: Int) -> Int { print("  bump", n); a += n; return a }
  init(a: Int) { self.a = a } }
struct Mid { var p: In { didSet { print("  Mid.p didSet", oldValue.a, p.a) } }
  var q: In?; var r: [In]; var d: [String: Int] = ["x": 1] { willSet { print("  d willSet", newValue.count) } didSet { print("  d didSet", d.count) } }
  var t: (Int, In) = (1, In(a: 5)) { didSet { print("  t didSet", t.0) } }
  var via: In { get { print("  via get"); return p } set { print("  via set", newValue.a); p = newValue } }
  nonisolated(unsafe) static var count = 0 { didSet { print("  count didSet", oldValue, count) } } }
class Box { var m: Mid { willSet { print("  Box.m willSet") } didSet { print("  Box.m didSet") } }
  var n: Int = 3 { didSet { print("  Box.n didSet", oldValue, n); if n > 40 { n = 40 } } }
  lazy var l: Mid = { print("  Box.l init"); return Mid(p: In(a: 9), q: nil, r: [In(a: 8)]) }()
  subscript(s: String) -> Int { get { print("  Box[]", s, "get"); return n } set { print("  Box[]", s, "set", newValue); n = newValue } }
  init(_ m: Mid) { self.m = m } }
final class Sub: Box { override var n: Int { willSet { print("  Sub.n willSet", newValue) } didSet { print("  Sub.n didSet", n) } }
  override subscript(s: String) -> Int { get { print("  Sub[] get"); return super[s] + 1 } set { print("  Sub[] set"); super[s] = newValue } } }
func inc(_ x: inout Int, by n: Int = 1) { print("  inc", x, n); x += n }
func chg(_ x: inout In) { print("  chg"); x.a += 1; x.a += 1 }
func mid(_ x: inout Mid) { print("  mid"); x.p.a += 3 }
func opt(_ x: inout Int?) { print("  opt", x as Any); x = (x ?? 0) + 1 }
func idx(_ i: Int) -> Int { print("  idx", i); return i }
func key(_ k: String) -> String { print("  key", k); return k }
func box(_ b: Box) -> Box { print("  box"); return b }
nonisolated(unsafe) var g = In(a: 1) { didSet { print("  g didSet", g.a) } }
nonisolated(unsafe) var gi = 5 { willSet { print("  gi willSet", newValue) } didSet { print("  gi didSet", oldValue) } }
func make() -> Mid { Mid(p: In(a: 1), q: In(a: 2), r: [In(a: 3), In(a: 4)]) }"""


def program(seed):
    return Places(seed).text()


class Places:
    def __init__(self, seed):
        self.random, self.is_box = random.Random(seed), False

    def text(self, functions=10):
        lines = [HEAD]
        for f in range(functions):
            kind = self.random.choice(["Box", "Mid", "Sub"])
            self.is_box = kind != "Mid"
            lines += [f"func t{f}() {{", f'  print("t{f}")']
            declared = ": Box" if kind == "Sub" and self.random.random() < .5 else ""
            lines += ["  var x = make()" if kind == "Mid" else f"  let x{declared} = {kind}(make())"]
            for _ in range(self.random.randrange(6, 14)):
                line = self.statement()
                shown = line.replace('"', "").replace("\\", "")
                lines += [f'  print("- {shown}")', "  " + line]
            lines += ["}", f"t{f}()"]
        return "\n".join(lines) + "\n"

    def mid(self):
        return "x.m" if self.is_box else "x"

    def part(self):
        """A place that holds an `In`."""
        pick = self.random.choice
        mid = pick(["x.m", "x.m", "x.l", "box(x).m"]) if self.is_box else "x"
        if mid == "x.l":
            return mid + pick([".p", ".via", ".r[idx(0)]", ".t.1"])
        return mid + pick([".p", ".via", f".r[idx({self.random.randrange(2)})]", ".t.1", ".p", ".q!"])

    def number(self):
        """A place that holds an `Int`."""
        pick = self.random.choice
        ways = [pick(["gi", "g.a", "g.b", "g[idx(2)]"]), "Mid.count", self.mid() + ".t.0", f'{self.mid()}.d[key("{pick("xy")}"), default: 5]']
        ways += [self.part() + pick([".a", ".b", f"[idx({self.random.randrange(3)})]", ".a"])] * 3
        return pick(ways + (["x.n", 'x["k"]'] if self.is_box else []))

    def value(self, depth=1):
        ways = [lambda: str(self.random.randrange(1, 50)), lambda: f"idx({self.random.randrange(9)})", self.number,
                lambda: f"{self.part()}.bump({self.random.randrange(5)})", lambda: self.random.choice(["gi", "Mid.count"])]
        if depth:
            ways.append(lambda: f"({self.value(0)} + {self.value(0)})")
        return self.random.choice(ways)()

    def statement(self):
        pick, mid, path = self.random.choice, self.mid(), "\\Box.m" if self.is_box else "\\Mid"
        return pick([
            lambda: f"{self.number()} = {self.value()}", lambda: f"{self.number()} = {self.value()}",
            lambda: f"{self.number()} {pick(['+=', '-=', '*='])} {self.value()}", lambda: f"inc(&{self.number()}, by: {self.value()})",
            lambda: f"chg(&{self.part()})", lambda: f"mid(&{mid})", lambda: f"print({self.number()}, {self.value()})", lambda: f"{mid}.q?.a = {self.value()}",
            lambda: f'{mid}.d[key("{pick("xyz")}")] = {pick(["nil", self.value()])}', lambda: f'opt(&{mid}.d[key("{pick("xyz")}")])',
            lambda: f"print({self.part()}.bump({self.value()}))", lambda: f"{mid}.q = In(a: {self.random.randrange(9)})", lambda: f"{mid}.p = In(a: {self.value()})",
            lambda: f"{mid}.r.append(In(a: {self.random.randrange(9)}))", lambda: f"{mid}.r.swapAt(0, 1)", lambda: f"{mid}.t = ({self.value()}, In(a: 3))",
            lambda: f"{mid}.d.removeAll()", lambda: f"{mid}.via.a += {self.value()}", lambda: "print(x.l.p.a)" if self.is_box else "print(x.p.z)",
            lambda: f"x[keyPath: {path}.p.a] += {self.value()}", lambda: f"x[keyPath: {path}.via.b] = {self.value()}", lambda: f"print(x[keyPath: {path}.t.1.a])",
            lambda: f"({self.number()}, {self.number()}) = ({self.value()}, {self.value()})", lambda: f"_ = {self.number()}",
            lambda: f"for i in 0..<2 {{ {self.number()} += i }}",
        ])()
