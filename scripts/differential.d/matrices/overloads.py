"""Which of two that take an argument is meant: every kind of parameter beside every other, wherever the two may be declared."""
import itertools

# Name, type, the generic parameters it needs.
PARAMETERS = [
    ("Any", "Any", ""), ("T", "T", "<T>"), ("Eq", "T", "<T: Equatable>"), ("anyEq", "any Equatable", ""), ("AnyO", "Any?", ""), ("TO", "T?", "<T>"), ("EqO", "T?", "<T: Equatable>"),
    ("Int", "Int", ""), ("IntO", "Int?", ""), ("IntOO", "Int??", ""), ("Dbl", "Double", ""), ("DblO", "Double?", ""), ("Hash", "AnyHashable", ""),
    ("BoxT", "Box<T>", "<T>"), ("BoxI", "Box<Int>", ""), ("BoxA", "Box<Any>", ""), ("BoxO", "Box<Int>?", ""), ("anyP", "any P", ""), ("P", "T", "<T: P>"), ("anyPO", "(any P)?", ""),
    ("L", "L", ""), ("N", "N", ""), ("LO", "L?", ""), ("NO", "N?", ""), ("TI", "[T]", "<T>"), ("AI", "[Int]", ""), ("AA", "[Any]", ""), ("Seq", "T", "<T: Sequence>"), ("anyS", "any Sequence", ""),
    ("Str", "String", ""), ("StrO", "String?", ""), ("Chr", "Character", ""), ("DI", "[Int: Int]", ""), ("DA", "[Int: Any]", ""), ("DT", "[Int: T]", "<T>"),
    ("AnyOO", "Any??", ""), ("TOO", "T??", "<T>"), ("EqOO", "T??", "<T: Equatable>"), ("anyEqO", "(any Equatable)?", ""), ("HashO", "AnyHashable?", ""),
]

# Name, argument, the parameters that take it.
EQUAL = ("Any", "T", "Eq", "anyEq", "AnyO", "TO", "EqO", "Hash")
TWICE = EQUAL + ("Int", "IntO", "IntOO", "AnyOO", "TOO", "EqOO", "anyEqO", "HashO")
ARGUMENTS = [
    ("literal", "2", TWICE + ("Dbl", "DblO")), ("value", "i", TWICE), ("optional", "o", TWICE), ("twice", "oo", TWICE), ("twiceMade", "Optional(o)", TWICE), ("twiceCast", "i as Int??", TWICE),
    ("someLiteral", "Optional(2)", TWICE + ("DblO",)), ("some", "Optional(i)", TWICE),
    ("nothing", "nil", ("AnyO", "TO", "EqO", "IntO", "IntOO", "LO", "anyPO", "AnyOO", "TOO", "EqOO", "anyEqO", "HashO")),
    ("made", "Box(2)", ("Any", "T", "AnyO", "TO", "BoxT", "BoxI", "BoxA", "BoxO", "anyP", "P", "anyPO")),
    ("box", "b", ("Any", "T", "AnyO", "TO", "BoxT", "BoxI", "BoxO", "anyP", "P", "anyPO")),
    ("object", "n", ("Any", "T", "AnyO", "TO", "L", "N", "LO", "NO", "anyP", "P", "anyPO")), ("optionalObject", "no", ("Any", "T", "AnyO", "TO", "LO", "NO", "anyP", "anyPO", "AnyOO", "TOO")), ("created", "N()", ("Any", "T", "AnyO", "TO", "L", "N", "LO", "NO", "anyP", "P", "anyPO")),
    ("list", "l", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")), ("listMade", "Array(l)", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")),
    ("listLiteral", "[1, 2]", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")), ("listMapped", "l.map { $0 + 1 }", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")),
    ("sum", "i + 1", EQUAL + ("Int", "IntO", "IntOO")), ("called", "number()", EQUAL + ("Int", "IntO", "IntOO")), ("element", "l[0]", EQUAL + ("Int", "IntO", "IntOO")),
    ("filtered", "l.filter { $0 > 1 }", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")), ("listCompact", "l.compactMap { $0 }", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")),
    ("listSum", "l + [3]", EQUAL + ("TI", "AI", "AA", "Seq", "anyS")), ("text", '"a"', EQUAL + ("Str", "StrO", "Chr")), ("string", "s", EQUAL + ("Str", "StrO")),
    ("dictionary", "d", EQUAL + ("DI", "DA", "DT", "Seq", "anyS")), ("dictionaryLiteral", "[1: 2]", EQUAL + ("DI", "DA", "DT", "Seq", "anyS")), ("valuesMapped", "d.mapValues { $0 + 1 }", EQUAL + ("DI", "DA", "DT", "Seq", "anyS")),
    ("count", "l.count", EQUAL + ("Int", "IntO", "IntOO")), ("lookup", "d[1]", TWICE), ("failable", 'Int("3")', TWICE), ("greatest", "l.max()", TWICE),
    ("optionalMapped", "o.map { $0 + 1 }", TWICE), ("chained", "p?.v", TWICE), ("reduced", "l.reduce(0) { $0 + $1 }", EQUAL + ("Int", "IntO", "IntOO")), ("either", "true ? i : 3", EQUAL + ("Int", "IntO", "IntOO")),
    ("first", "l.first", TWICE), ("property", "b.v", EQUAL + ("Int", "IntO", "IntOO")), ("cast", "i as Int?", TWICE),
]

PRELUDE = """
protocol P {}
struct Box<V>: P { var v: V; init(_ v: V) { self.v = v } }
class L: P {}; class N: L {}
func number() -> Int { 2 }
""" + "".join(
    f'protocol Given{name} {{}}; extension Given{name} {{ func f{generics}(_ x: {type}) -> String {{ "{name}" }} }}\n'
    for name, type, generics in PARAMETERS)

VALUES = "let i = 2, o: Int? = 2, oo: Int?? = o, b = Box(2), n = N(), no: N? = n, l = [1, 2], d = [1: 2], s = \"a\", p: Box<Int>? = b; _ = (i, o, oo, b, n, no, l, d, s, p); "

# F and G declare the two, S is the argument.
PLACES = [
    ("functions", "<F>; <G>; print(f(<S>))"), ("methods", "struct K { <F>; <G> }; print(K().f(<S>))"), ("statics", "enum K { static <F>; static <G> }; print(K.f(<S>))"),
    ("subscripts", "struct K { <F>; <G> }; print(K()[<S>])"), ("initializers", "struct K { <F>; <G> }; _ = K(<S>)"),
    ("inherited", "class J { <F> }; class K: J { <G> }; print(K().f(<S>))"), ("given", "struct K: Given<N> { <G> }; print(K().f(<S>))"),
]


def declared(place, name, type, generics):
    if place == "subscripts":
        return f'subscript{generics}(_ x: {type}) -> String {{ "{name}" }}'
    if place == "initializers":
        return f'init{generics}(_ x: {type}) {{ print("{name}") }}'
    return f'func f{generics}(_ x: {type}) -> String {{ "{name}" }}'


def programs():
    kinds = {name: (name, type, generics) for name, type, generics in PARAMETERS}
    for argument, text, takers in ARGUMENTS:
        for place, template in PLACES:
            # Of a superclass and a subclass, or of a protocol and a type, each pair both ways.
            pairs = itertools.permutations if place in ("inherited", "given") else itertools.combinations
            cells = []
            for one, other in pairs(takers, 2):
                body = template.replace("<F>", declared(place, *kinds[one])).replace("<G>", declared(place, *kinds[other]))
                cells.append((f"{argument}_{place}_{one}_{other}", VALUES + body.replace("<N>", one).replace("<S>", text)))
            yield f"{argument}-{place}", cells
