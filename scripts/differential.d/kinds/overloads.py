"""Which overload is meant, by what it takes and by where it is declared: required by a protocol, given by its extension, a type's
own or a subclass's. Small programs, as one ambiguous use spoils all of it."""
import random

# What a parameter may be of, and arguments that fit it.
TAKEN = {
    "Int": ["1", "i", "i + i"], "Double": ["2.5"], "String": ['"s"'], "Bool": ["true"], "Int?": ["o", "1"], "Any": ["1", "o", '"s"'],
    "[Int]": ["[1]", "a"], "A": ["A()", "b"], "B": ["B()", "b"], "any Q": ["A()", "b"], "T": ["1", "a", "b", '"s"'], "T?": ["o", "2"],
    "[T]": ["a", '["q"]'], "Box<T>": ["x"], "Box<Int>": ["x"], "T: Equatable": ["1", "a", "x", "true"], "T: Numeric": ["i", "2.5"],
    "T: Q": ["A()", "b"], "T: Collection": ["a", '"s"'], "() -> Int": ["{ 3 }"], "(Int) -> Int": ["{ $0 + 1 }", "{ (n: Int) in n }"],
    "(T) -> T": ["{ (n: String) in n }", "{ (n: Int) in n }"],
}
GIVEN = {"Int": "1", "Double": "2.5", "String": '"s"', "Bool": "true", "Int?": "nil", "Any": '"any"', "[Int]": "[7]"}
SHARED = """protocol Q {}
class A: Q { init() {} }
class B: A {}
struct Box<T> { let v: T }
extension Box: Equatable where T: Equatable {}
let i = 4, a = [1, 2], o: Int? = 3, b = B(), x = Box(v: 5)
"""


def program(seed):
    return Overloads(random.Random(seed)).text()


class Overloads:
    def __init__(self, chance):
        self.chance = chance
        self.form = chance.choice(["func", "func", "func", "static", "subscript", "property"])
        self.count = 2 if self.form == "func" and chance.random() < .25 else 1

    def text(self):
        pick = self.chance.choice
        required, given, own = self.some([0, 1, 1, 2]), self.some([1, 1, 2, 3]), self.some([0, 1, 1, 2])
        given += [each for each in required if each not in given and (each not in own or self.chance.random() < .5)]
        word = pick(["struct", "class", "class", "enum"])
        lines = self.place("protocol P", "P", required, is_required=True) + self.place("extension P", "P", given)
        lines += self.place(f"{word} X: P", "X", own, first={"class": "  init() {}", "enum": "  case z; init() { self = .z }"}.get(word))
        kinds = ["X"]
        if word == "class" and self.chance.random() < .7:
            lines += self.place("class Y: X", "Y", self.some([0, 1, 2]), overridden=own)
            kinds.append("Y")
        return SHARED + "\n".join(lines + [self.call(kinds, required + given + own, n) for n in range(2)]) + "\n"

    def some(self, counts):
        known = list(GIVEN if self.form == "property" else TAKEN)
        count = min(self.chance.choice(counts), 1 if self.form == "property" else 3)
        return [tuple(self.chance.choice(known) for _ in range(self.count)) for _ in range(count)]

    def place(self, head, name, taken, is_required=False, overridden=(), first=None):
        lines = [head + " {"] + ([first] if first else [])
        for each in dict.fromkeys(taken):
            word = "override " if each in overridden and self.form != "static" else ""
            if each in overridden and self.form == "static":
                continue
            body = " { get }" if self.form in ("subscript", "property") and is_required else "" if is_required else self.body(name, each)
            lines.append(f"  {word}{self.declared(each)}{body}")
        return lines + ["}"]

    def declared(self, taken):
        if self.form == "property":
            return f"var m: {taken[0]}"
        generics, types = [], []
        for each, name in zip(taken, "TU"):
            if each.startswith("T"):
                generics += [name + each[1:].removesuffix("?")]
            elif "T" in each:
                generics += [name]
            types.append(name if each.startswith("T:") else each.replace("T", name))
        clause = f"<{', '.join(generics)}>" if generics else ""
        taken = ", ".join(f"_ {label}: {kind}" for label, kind in zip("pq", types))
        word = {"func": "func m", "static": "static func m", "subscript": "subscript"}[self.form]
        return f"{word}{clause}({taken}) -> String"

    def body(self, name, taken):
        told = f"{name}.{' '.join(taken)}"
        if self.form == "property":
            return f' {{ print("{told}", terminator: " "); return {GIVEN[taken[0]]} }}'
        return f' {{ "{told}" }}'

    def call(self, kinds, declared, number):
        pick, kind = self.chance.choice, self.chance.choice(kinds)
        taken = pick(declared)
        if self.form == "property":
            made = [f"print({kind}().m)", f"let v{number}: {taken[0]} = {kind}().m; print(v{number})", f"print(({kind}() as any P).m)"]
            return pick(made + [f"func g{number}<T: P>(_ t: T) {{ print(t.m) }}; g{number}({kind}())"])
        arguments = ", ".join(pick(TAKEN[each]) for each in taken)
        if self.form == "static":
            return pick([f"print({kind}.m({arguments}))", f"func g{number}<T: P>(_ t: T.Type) {{ print(T.m({arguments})) }}; g{number}({kind}.self)"])
        used = f"[{arguments}]" if self.form == "subscript" else f".m({arguments})"
        return pick([f"print({kind}(){used})", f"print(({kind}() as any P){used})", f"print(({kind}() as X){used})",
                     f"func g{number}<T: P>(_ t: T) {{ print(t{used}) }}; g{number}({kind}())"])
