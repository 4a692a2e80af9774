"""Random programs, well typed by construction. A program is a tree of nodes, so that it can be shrunk."""
import random
import re

import declarations
import designs
import tables

HOLE = re.compile("‹([^›]+)›")
# Where leaving a loop or a function would leave something else.
CLOSED = re.compile(r"func |forEach|map { ‹in |-> Int in|defer")
# What is evaluated in which order.
TRACE = "func trace<T>(_ mark: Int, _ value: T) -> T {\n  print(\"#\\(mark)\")\n  return value\n}"
SUM = re.compile(r"^‹(\w+)› [-+*] ‹(\w+)›$")


class Node:
    """`kind` is expr, stmt or block; `parts` are texts and nodes. A block's parts are its statements."""

    def __init__(self, kind, parts, type=None, template=""):
        self.kind, self.parts, self.type, self.template = kind, parts, type, template

    def text(self):
        if self.kind == "block":
            body = "\n".join(part.text() for part in self.parts)
            return "{\n" + indented(body) + "\n}" if body else "{ }"
        return "".join(part if isinstance(part, str) else part.text() for part in self.parts)


def indented(text):
    return "\n".join("  " + line for line in text.split("\n"))


class Program(Node):
    def __init__(self, statements):
        super().__init__("block", statements)

    def text(self):
        return "\n".join(part.text() for part in self.parts) + "\n"


class Variable:
    def __init__(self, name, type, mutable):
        self.name, self.type, self.mutable = name, type, mutable


def is_printable(variable):
    return "->" not in variable.type and variable.type not in ("Any", "UIView")


class NoSuchThing(Exception):
    """A template asks for a variable that there is not."""


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.expressions = {type: list(rows) for type, rows in tables.EXPRESSIONS.items()}
        self.statements = list(tables.STATEMENTS)
        self.simple = {}
        self.scopes = [[]]
        self.marks = 0
        self.level = 0  # of blocks
        self.in_loop = False
        self.result = None  # what the function around returns
        self.traces = self.random.random() < 0.3  # whether some expressions say when they are evaluated

    # A whole program.

    def program(self):
        top = [Node("stmt", [TRACE])] if self.traces else []
        if self.random.random() < 0.5:
            top += declarations.views(self)
        for _ in range(self.random.randint(1, 4)):
            top += self.random.choice(declarations.ALL + [designs.design, designs.design])(self)
            top += [self.statement() for _ in range(self.random.randint(0, 3))]
        top += [self.statement() for _ in range(self.random.randint(6, 16))]
        # What the variables hold in the end is what it all comes to.
        printable = [v for v in self.scopes[0] if is_printable(v)]
        for variable in self.random.sample(printable, min(6, len(printable))):
            top.append(self.fill("stmt", self.printing(variable)))
        return Program(top)

    def printing(self, variable):
        name, type = variable.name, variable.type
        if type.startswith("Set<"):
            return f"print({name}.sorted())"
        if type.startswith("[String:"):
            return f"print({name}.sorted {{ $0.key < $1.key }}.map {{ \"\\($0.key) \\($0.value)\" }})"
        return f"print({name} as Any)" if type.endswith("?") else f"print({name})"

    # Templates.

    def name(self, prefix="v"):
        self.marks += 1
        return f"{prefix}{self.marks}"

    def statement(self):
        for _ in range(50):
            template = self.random.choice(self.statements)
            if self.level >= 3 and ("block" in template or "loop" in template or "one›" in template):
                continue
            try:
                return self.fill("stmt", template)
            except NoSuchThing:
                continue
        return Node("stmt", ["print(1)"])

    def block(self, count=None, loop=None):
        saved = self.in_loop
        self.in_loop = saved if loop is None else loop
        self.scopes.append([])
        self.level += 1
        statements = [self.statement() for _ in range(count or self.random.randint(1, 3))]
        self.level -= 1
        # What is computed should be seen.
        for variable in self.scopes[-1]:
            if is_printable(variable) and self.random.random() < 0.4:
                statements.append(self.fill("stmt", self.printing(variable)))
        self.scopes.pop()
        self.in_loop = saved
        return Node("block", statements)

    def fill(self, kind, template, depth=0, type=None):
        """The template with its holes filled."""
        depth = depth or self.random.choice([2, 2, 3])
        mark = self.name("") if "‹mark›" in template else ""
        parts, pending, declared = [], [], []
        saved = (self.in_loop, self.result, len(self.scopes))
        is_header = kind == "stmt" and re.match(r"if |for |while |switch |guard |outer|let .* = (if|switch)", template)
        if kind == "stmt" and CLOSED.search(template):
            self.in_loop, self.result = False, None
        self.scopes.append([])
        try:
            pieces = HOLE.split(template)
            for index, piece in enumerate(pieces):
                if index % 2 == 0:
                    if re.search(r"else|case|default|}\n", piece):
                        self.scopes[-1], pending = [], []
                    if "where" in piece or "return" in piece:
                        self.scopes[-1] += pending
                    parts.append(piece)
                    continue
                word, _, rest = piece.partition(" ")
                if piece == "mark":
                    parts.append(mark)
                elif word in ("new", "let", "in"):
                    variable = Variable(self.name(), rest, word == "new")
                    (pending if word == "in" else declared).append(variable)
                    parts.append(variable.name)
                elif word in ("block", "loop", "one"):
                    self.scopes[-1] += pending
                    if word == "one":
                        self.level += 1
                        self.scopes.append([])
                        parts.append(self.statement())
                        self.scopes.pop()
                        self.level -= 1
                    else:
                        parts.append(self.block(loop=True if word == "loop" else None))
                elif word == "var":
                    parts.append(self.variable(rest).name)
                elif word == "lit":
                    parts.append(self.literal(rest))
                elif word == "leave":
                    parts.append(self.leaving())
                elif word == "fn":
                    parts.append(self.closure(rest, depth - 1))
                else:
                    free = piece.endswith(" free")
                    wanted = piece[:-5] if free else piece
                    node = self.expression(wanted, depth - 1, free)
                    chains = pieces[index + 1].startswith("?") and "?." in node.text()
                    bare = SUM.match(template) and SUM.match(node.template) and self.random.random() < 0.5
                    wraps = "{" in node.text() if free and is_header else not free and not bare and (chains or is_compound(node.text()))
                    if wraps:
                        node = Node("expr", ["(", node, ")"], wanted)
                    parts.append(node)
        finally:
            self.in_loop, self.result = saved[:2]
            del self.scopes[saved[2]:]
        if kind == "stmt" and re.fullmatch(r"(.*) = \1", "".join(p if isinstance(p, str) else p.text() for p in parts)):
            raise NoSuchThing("a variable assigned to itself is an error")
        self.scopes[-1] += declared
        return Node(kind, parts, type, template)

    def expression(self, type, depth, free=True):
        node = self.silent(type, depth, free)
        if self.traces and self.random.random() < 0.15 and "->" not in type and "..." not in type and "Shape" not in type:
            return Node("expr", [f"trace({self.name('')}, (", node, f") as {type})"], type)
        return node

    def silent(self, type, depth, free):
        known = [v for scope in self.scopes for v in scope if v.type == type]
        if known and self.random.random() < (0.45 if depth > 0 else 0.9):
            return Node("expr", [self.random.choice(known[-8:]).name], type)
        if depth > 0 and self.expressions.get(type) and self.random.random() < 0.8:
            try:
                return self.fill("expr", self.random.choice(self.expressions[type]), depth, type)
            except NoSuchThing:
                pass
        return Node("expr", [self.literal(type) if free else self.typed_literal(type)], type)

    def typed_literal(self, type):
        """One whose type does not depend on what stands around it."""
        if type in ("Double", "CGFloat"):
            return f"({self.random.randint(-40, 40) / 4})"
        return f"{type}({self.literal(type)})" if type in tables.INTEGERS[1:] + tables.FLOATS else self.literal(type)

    def variable(self, type):
        known = [v for scope in self.scopes for v in scope if v.type == type and v.mutable]
        if not known:
            raise NoSuchThing(type)
        return self.random.choice(known)

    def closure(self, signature, depth):
        parameter, result = signature.split("->")
        name = self.name("x")
        saved = (self.in_loop, self.result)
        self.in_loop, self.result = False, None
        self.scopes.append([Variable(name, parameter, False)])
        shape = self.random.random()
        if shape < 0.4 or depth <= 0 or self.level >= 2:
            parts = [f"{{ {name} in ", self.expression(result, depth), " }"]
        elif shape < 0.6:
            parts = ["{ $0 + " if parameter == result else "{ ", self.literal(result), " }"]
        else:
            self.level += 1
            body = self.block(1)
            self.level -= 1
            parts = [f"{{ ({name}: {parameter}) -> {result} in\n", *body.parts, "\n  return ", self.expression(result, depth), "\n}"]
        self.scopes.pop()
        self.in_loop, self.result = saved
        return Node("expr", parts, f"({parameter}) -> {result}")

    def leaving(self):
        ways = ["if ‹Bool free› { break }", "if ‹Bool free› { continue }"] if self.in_loop else []
        if self.result:
            ways += [f"guard ‹Bool free› else {{ return ‹{self.result} free› }}", f"if ‹Bool free› {{ return ‹{self.result} free› }}"]
        if not ways:
            raise NoSuchThing("leave")
        return self.fill("stmt", self.random.choice(ways))

    def literal(self, type):
        r = self.random
        base, _, how = type.partition(" ")
        if type == "index":
            return str(r.randint(0, 3))
        if type == "shift":
            return str(r.randint(0, 6))
        if type == "radix":
            return r.choice(["2", "8", "16"])
        if type == "rounding":
            return r.choice(["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"])
        if base == "Int":
            small = [str(r.randint(4, 9))] if how == "big" else [str(r.randint(1, 9)), str(r.randint(-9, -1)), str(r.randint(10, 300)), "0x1F", "1_000"]
            return r.choice(small)
        if base in tables.INTEGERS:
            return str(r.randint(1, 40))
        if base in tables.FLOATS:
            return r.choice([str(r.randint(1, 9)), f"{r.randint(-40, 40) / 4}", f"{r.randint(1, 99) / 10}", "0.1", "1e3"])
        if base == "String":
            return r.choice(['"a"', '"b c"', '""', '"banana"', '"7"', '"é"', '"x\\ny"', '"12"', '"Zed a"', '"👍🏽"', '"#\\"q\\""'])
        if base == "Bool":
            return r.choice(["true", "false"])
        return simplest(type, self.simple)


def simplest(type, own):
    """The least expression of a type, for the ends of trees and for shrinking."""
    fixed = {
        "Int": "1", "String": '"a"', "Bool": "true", "[Int]": "[3, 1]", "Int?": "(3 as Int?)", "String?": '("s" as String?)',
        "[String]": '["b", "a"]', "[Double]": "[0.5]", "[[Int]]": "[[1], [2, 3]]", "[Int]?": "([1] as [Int]?)",
        "[String?]": '["s", nil]', "[String: Int]": '["a": 1, "c": 3]', "Set<Int>": "Set([1, 2])", "(Int, String)": '(1, "t")',
        "(Int) -> Int": "{ $0 + 1 }", "(Double) -> Double": "{ $0 / 2 }", "Int...": "0...3", "Any": "(1 as Any)",
        "CGPoint": "CGPoint(x: 1, y: 2)", "CGSize": "CGSize(width: 3, height: 4)", "CGRect": "CGRect(x: 1, y: 2, width: 30, height: 40)",
    }
    if type in own:
        return own[type]
    if type in fixed:
        return fixed[type]
    if type in tables.INTEGERS:
        return "2"
    if type in tables.FLOATS:
        return "1.5"
    if type.endswith("?"):
        return f"({simplest(type[:-1], own)} as {type})"
    if not type.startswith("["):
        raise NoSuchThing(type)
    return f"[{simplest(type[1:-1], own)}]"


def is_compound(text):
    """Whether an operator or a member behind the text would take only a part of it."""
    if text[0] in "-~!{&":
        return True
    depth, quoted, previous = 0, False, ""
    for index, letter in enumerate(text):
        if letter == '"' and previous != "\\":
            quoted = not quoted
        elif not quoted and letter in "([{":
            depth += 1
        elif not quoted and letter in ")]}":
            depth -= 1
        elif not quoted and depth == 0 and (letter in " \n" and text[index + 1] != "{" or text[index:index + 2] == ".."):
            return True
        previous = letter
    return False
