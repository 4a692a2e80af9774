"""Which implementation is called: protocols that inherit, defaults, extensions with conditions, subclasses, boxes and generics."""
import random

METHODS, GENERIC, PROPERTIES = ["f", "g", "h", "k"], ["m", "n"], ["x", "y"]


def program(seed):
    return Dispatch(seed).text()


class Protocol:
    def __init__(self, index, bases, random):
        self.index, self.name, self.bases = index, f"P{index}", bases
        self.methods = [name for name in METHODS if random.random() < .6]
        self.generic = [name for name in GENERIC if random.random() < .4]
        self.properties = [name for name in PROPERTIES if random.random() < .5]
        self.is_static = random.random() < .4

    def closure(self):
        found = [self]
        for base in self.bases:
            found += [each for each in base.closure() if each not in found]
        return found

    def constraint(self):
        return "<T: P0>" if self.index else "<T>"


class Kind:
    def __init__(self, name, protocols, parent=None):
        self.name, self.protocols, self.parent, self.own = name, protocols, parent, set()

    def closure(self):
        found = []
        for each in self.protocols:
            found += [one for one in each.closure() if one not in found]
        return found


class Dispatch:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self):
        self.protocols = []
        for i in range(self.random.randrange(2, 5)):
            self.protocols.append(Protocol(i, [p for p in self.protocols if self.random.random() < .4], self.random))
        lines = [line for p in self.protocols for line in self.declared(p)] + [line for p in self.protocols for line in self.defaults(p)]
        kinds, more = self.kinds()
        lines += more + [line for p in self.protocols for line in self.users(p)]
        return "\n".join(lines + [line for kind in kinds for line in self.calls(kind)]) + "\n"

    def declared(self, p):
        bases = ": " + ", ".join(b.name for b in p.bases) if p.bases else ""
        return ([f"protocol {p.name}{bases} {{"] + [f"  func {m}(_ n: Int) -> String" for m in p.methods]
                + [f"  func {m}{p.constraint()}(_ v: T) -> String" for m in p.generic] + [f"  var {v}: String {{ get }}" for v in p.properties]
                + ["  static func s() -> String"] * p.is_static + ["}"])

    def defaults(self, p):
        chance = lambda share: self.random.random() < share
        lines = [f"extension {p.name} {{"]
        lines += [f'  func {m}(_ n: Int) -> String {{ "{p.name}.{m}(\\(n))" }}' for m in METHODS if m in p.methods or chance(.1)]
        lines += [f'  func {m}{p.constraint()}(_ v: T) -> String {{ "{p.name}.{m}" }}' for m in p.generic]
        lines += [f'  var {v}: String {{ "{p.name}.{v}" }}' for v in PROPERTIES if v in p.properties or chance(.1)]
        lines += [f'  static func s() -> String {{ "{p.name}.s" }}'] * p.is_static
        known = sorted({m for each in p.closure() for m in each.methods})
        tail = f' + {self.random.choice(known)}(n) + ">" + self.{self.random.choice(known)}(n + 1)' if known else ""
        lines += [f'  func call{p.index}(_ n: Int) -> String {{ "call{p.index}>"{tail} }}', "}"]
        other = self.random.choice(self.protocols)
        if other not in p.closure() and chance(.5):
            lines += [f"extension {p.name} where Self: {other.name} {{", f'  func only{p.index}(_ n: Int) -> String {{ "{p.name}&{other.name}.only" }}', "}"]
        return lines

    def kinds(self):
        kinds, lines = [], []
        some = lambda: self.random.sample(self.protocols, self.random.randrange(1, min(3, len(self.protocols)) + 1))
        for i in range(self.random.randrange(2, 4)):
            kind, word = Kind(f"S{i}", some()), self.random.choice(["struct", "struct", "enum"])
            lines += [f"{word} {kind.name}: {self.listed(kind.protocols)} {{"] + ["  case a; init() { self = .a }"] * (word == "enum") + self.members(kind, False) + ["}"]
            kinds.append(kind)
        for i in range(self.random.randrange(1, 3)):
            parent = Kind(f"C{i}", some())
            lines += [f"class {parent.name}: {self.listed(parent.protocols)} {{", "  required init() {}"] + self.members(parent, True) + ["}"]
            kinds.append(parent)
            for letter in "DE"[:self.random.randrange(1, 3)]:
                added = [p for p in self.protocols if p not in parent.closure() and not set(p.closure()) & set(parent.closure())]
                added = added[:1] if self.random.random() < .4 else []
                kind = Kind(parent.name + letter, parent.protocols + added, parent)
                lines += [f"class {kind.name}: {', '.join([parent.name] + [p.name for p in added])} {{"] + self.members(kind, True) + ["}"]
                kinds.append(kind)
                parent = kind
        return kinds, lines

    def listed(self, protocols):
        return ", ".join(p.name for p in protocols)

    def members(self, kind, is_class):
        inherited, lines = kind.parent.own if kind.parent else set(), []
        for name in METHODS + PROPERTIES:
            if self.random.random() > .45:
                continue
            word = "override " if name in inherited else ""
            if name in METHODS:
                above = f" + super.{name}(n + 1)" if word and self.random.random() < .5 else ""
                lines.append(f'  {word}func {name}(_ n: Int) -> String {{ "{kind.name}.{name}(\\(n))"{above} }}')
            else:
                lines.append(f'  {word}var {name}: String {{ "{kind.name}.{name}" }}')
            kind.own.add(name)
        if self.random.random() < .4:
            word = "override class" if "s" in inherited else "class" if is_class else "static"
            lines.append(f'  {word} func s() -> String {{ "{kind.name}.s" }}')
            kind.own.add("s")
        kind.own |= inherited
        return lines

    def uses(self, value, protocols):
        return ([f"{value}.{m}(1)" for m in METHODS if any(m in p.methods for p in protocols)]
                + [f"{value}.{v}" for v in PROPERTIES if any(v in p.properties for p in protocols)] + [f"{value}.call{p.index}(2)" for p in protocols])

    def users(self, p):
        known, i = p.closure(), p.index
        has_static = any(each.is_static for each in known)
        return ([f"func gen{i}<T: {p.name}>(_ v: T) {{"] + [f'  print("gen{i}", {use})' for use in self.uses("v", known)]
                + [f'  print("gen{i} static", T.s())'] * has_static + ["}", f"func box{i}(_ v: any {p.name}) {{"]
                + [f'  print("box{i}", {use})' for use in self.uses("v", known)] + [f'  print("box{i} static", type(of: v).s())'] * has_static + [f"  gen{i}(v)", "}"])

    def calls(self, kind):
        known = kind.closure()
        lines = [f'print("== {kind.name}")'] + [f"print({use})" for use in self.uses(kind.name + "()", known)]
        lines += [f"gen{p.index}({kind.name}()); box{p.index}({kind.name}())" for p in known]
        if kind.parent:
            above = kind.parent.closure()
            lines += [f'do {{ let up: {kind.parent.name} = {kind.name}(); print("up")'] + [f"  print({use})" for use in self.uses("up", above)]
            lines += [f"  gen{p.index}(up); box{p.index}(up)" for p in above] + ["}"]
        tests = [f'  if let v = a as? any {p.name} {{ print("is {p.name}", type(of: v)); box{p.index}(v) }}' for p in self.protocols]
        return lines + [f"do {{ let a: Any = {kind.name}()"] + tests + ["}"]
