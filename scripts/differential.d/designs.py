"""Random designs of protocols: requirements, defaults for all and for some, types that conform, and who calls what."""
import declarations

MEMBERS = ["a", "b", "c", "d", "e"]
# What a member may call: only later ones, so that everything ends.
HEADS = {"a": "func a() -> String", "b": "func b(_ x: Int) -> String", "c": "var c: String", "d": "static var d: String",
         "e": "subscript(i: Int) -> String"}
CALLS = {"a": "a()", "b": "b(2)", "c": "c", "d": "Self.d", "e": "self[1]"}


class Design:
    def __init__(self, gen):
        self.gen, self.random = gen, gen.random
        self.lines, self.made = [], []
        self.protocols = [gen.name("Proto") for _ in range(self.random.choice([1, 2, 2, 3]))]
        # One refines the other: what two that know nothing of each other give, a type that conforms to both finds ambiguous.
        self.parents = {p: self.protocols[:i][-1:] for i, p in enumerate(self.protocols)}
        if len(self.protocols) == 3 and self.random.random() < 0.3:
            self.parents[self.protocols[2]] = self.protocols[:1]
        self.has_item = self.random.random() < 0.7
        self.required = {p: self.some(0.5) for p in self.protocols}
        self.given = {p: [] for p in self.protocols}

    def some(self, chance):
        return [m for m in MEMBERS if self.random.random() < chance]

    def family(self, proto):
        return {proto}.union(*[self.family(q) for q in self.parents[proto]])

    def all_required(self, proto):
        found = set(self.required[proto])
        for parent in self.parents[proto]:
            found |= self.all_required(parent)
        return found

    def body(self, tag, member, known):
        # A static member has no `self`.
        later = [] if member == "d" else [m for m in MEMBERS[MEMBERS.index(member) + 1:] if m in known]
        called = [CALLS[m] for m in later if self.random.random() < 0.4]
        return " + ".join([f"\"{tag}.{member} \""] + called)

    def member(self, tag, member, known, prefix=""):
        return f"  {prefix}{HEADS[member]} {{ {self.body(tag, member, known)} }}"

    def block(self, head, tag, members, known):
        rows = [self.member(tag, m, known) for m in members]
        self.lines.append("\n".join([head + " {"] + rows + ["}"]))

    def declare(self):
        for proto in self.protocols:
            heritage = (": " + ", ".join(self.parents[proto])) if self.parents[proto] else ""
            item = ["  associatedtype Item"] if self.has_item and not self.parents[proto] else []
            if item and self.random.random() < 0.3:
                item = ["  associatedtype Item = Int"]
            rows = item + ["  " + HEADS[m] + (" { get }" if m in "cde" else "") for m in self.required[proto]]
            self.lines.append("\n".join([f"protocol {proto}{heritage} {{"] + rows + ["}"]))
        for proto in self.protocols:
            known = self.all_required(proto)
            for m in sorted(known):
                if self.random.random() < 0.75 and m not in self.given[proto]:
                    self.given[proto].append(m)
            # Now and then one that nobody requires.
            self.given[proto] += [m for m in self.some(0.15) if m not in self.given[proto]]
            self.block(f"extension {proto}", proto, self.given[proto], known | set(self.given[proto]))
            for condition in self.random.sample(self.conditions(), self.random.choice([0, 1, 1])):
                members = [m for m in sorted(known | set(self.given[proto])) if self.random.random() < 0.6]
                self.block(f"extension {proto} where {condition}", f"{proto} where {condition}", sorted(members), known)
        for _ in range(self.random.choice([1, 2, 2, 3])):
            self.random.choice([self.structure, self.generic, self.generic, self.classes, self.enumeration])()
        self.functions()
        return [declarations.line(text) for text in self.lines]

    def conditions(self):
        found = ["Self: AnyObject", "Self: Equatable"]
        if self.has_item:
            found += ["Item: Comparable", "Item == Int", "Item: Equatable", "Item: Hashable"] * 2
        return found

    def conforms(self):
        """Which protocols a type names, and what it must declare itself."""
        last = self.random.choice(self.protocols)
        named = [last] + ([q for q in self.parents[last] if self.random.random() < 0.3])
        return named, self.missing(named)

    def missing(self, named):
        around = set().union(*[self.family(p) for p in named])
        required = set().union(*[set(self.required[p]) for p in around])
        given = set().union(*[set(self.given[p]) for p in around])
        own = {m for m in required - given}
        return own | {m for m in self.some(0.3)}, required | given | own

    def structure(self):
        name = self.gen.name("S")
        named, (own, known) = self.conforms()
        if self.random.random() < 0.3:
            named = named + ["Equatable"]
        item = [f"  typealias Item = {self.random.choice(['Int', 'String', 'Any'])}"] if self.has_item else []
        split = self.random.random() < 0.4
        heads = [f"struct {name} {{"] if split else [f"struct {name}: {', '.join(named)} {{"]
        self.lines.append("\n".join(heads + item + ["}"]))
        self.block(f"extension {name}: {', '.join(named)}" if split else f"extension {name}", name, sorted(own), known | own)
        self.made.append((f"{name}()", named, known | own, item[0].split()[-1] if item else "Any"))

    def generic(self):
        name = self.gen.name("G")
        named, (own, known) = self.conforms()
        bound = self.random.choice(["", "", "", ": Equatable", ": Comparable"])
        item = ["  typealias Item = T"] if self.has_item else []
        conditional = self.random.choice(["", "", " where T: Equatable", " where T == Int"])
        # A conditional conformance implies no other.
        if conditional:
            named = self.random.sample([p for p in self.protocols if not self.parents[p]], 1)
            own, known = self.missing(named)
        self.lines.append("\n".join([f"struct {name}<T{bound}> {{", "  var t: T"] + item + ["}"]))
        self.block(f"extension {name}: {', '.join(named)}{conditional}", name, sorted(own), known | own)
        if self.random.random() < 0.6:
            condition = self.random.choice([c for c in ["T == Int", "T: Comparable", "T: Equatable", "T == String"] if not conditional.endswith(c)])
            members = [m for m in sorted(known) if self.random.random() < 0.5]
            self.block(f"extension {name} where {condition}", f"{name} where {condition}", members, set())
        for type, value in [("Int", "1"), ("String", "\"x\""), ("[Int]", "([1] as [Int])")]:
            if meets(type, bound):
                made = named if meets(type, conditional) else []
                self.made.append((f"{name}(t: {value})", made, known | own if made else set(), type))

    def classes(self):
        base, sub = self.gen.name("Base"), self.gen.name("Sub")
        named, (own, known) = self.conforms()
        item = ["  typealias Item = Int"] if self.has_item else []
        rows = [self.member(base, m, known | own) for m in sorted(own)]
        rows = [row.replace("static var", "class var").replace("Self.d", "type(of: self).d") for row in rows]
        self.lines.append("\n".join([f"class {base}: {', '.join(named)} {{"] + item + rows + ["}"]))
        again = [m for m in sorted(known | own) if self.random.random() < 0.5]
        rows = [self.member(sub, m, known | own, "override " if m in own else "") for m in sorted(again)]
        rows = [row.replace("static var", "class var").replace("Self.d", "type(of: self).d") for row in rows]
        self.lines.append("\n".join([f"class {sub}: {base} {{"] + rows + ["}"]))
        self.made += [(value, named, known | own, "Int") for value in [f"{base}()", f"{sub}()", f"({sub}() as {base})"]]

    def enumeration(self):
        name = self.gen.name("E")
        named, (own, known) = self.conforms()
        item = ["  typealias Item = String"] if self.has_item else []
        self.lines.append("\n".join([f"enum {name}: {', '.join(named)} {{", "  case one, two"] + item
                                    + [self.member(name, m, known | own) for m in sorted(own)] + ["}"]))
        self.made.append((f"{name}.two", named, known | own, "String"))

    def uses(self, value, known, type):
        calls = {"a": f"{value}.a()", "b": f"{value}.b(1)", "c": f"{value}.c", "d": f"{type}.d", "e": f"{value}[0]"}
        return [calls[m] for m in MEMBERS if m in known]

    def functions(self):
        """Who calls: known types, generic functions, boxes, opaque parameters."""
        through = {}
        for proto in self.protocols:
            known = self.all_required(proto) | set(self.given[proto])
            if not known:
                continue
            clauses = [""] + ([" where T.Item: Equatable", " where T.Item == Int"] if self.has_item else [" where T: Equatable"])
            for clause in self.random.sample(clauses, 2):
                name = self.gen.name("via")
                calls = " + ".join(self.uses("t", known, "T"))
                self.lines.append(f"func {name}<T: {proto}>(_ t: T) -> String{clause} {{ {calls} }}")
                through.setdefault(proto, []).append((name, clause))
            name = self.gen.name("box")
            boxed = self.uses("t", known, "type(of: t)")
            self.lines.append(f"func {name}(_ t: any {proto}) {{ print({', '.join(boxed)}) }}")
            through[proto].append((name, None))
        for value, named, known, item in self.made:
            for call in self.uses(value, known, f"type(of: {value})"):
                if self.random.random() < 0.5:
                    self.lines.append(f"print({call})")
            for proto in sorted(set().union(*[self.family(p) for p in named if p in self.parents])):
                for name, clause in through.get(proto, []):
                    if clause is None:
                        self.lines.append(f"{name}({value})")
                    elif clause == "" or "Item" in clause and meets(item, clause):
                        self.lines.append(f"print({name}({value}))")


def meets(type, clause):
    """Whether a type meets what stands in a clause."""
    if "==" in clause:
        return clause.endswith("== " + type)
    if "Comparable" in clause:
        return type in ("Int", "String")
    return ":" not in clause or type != "Any"


def design(gen):
    return Design(gen).declare()
