"""What the library's functions of numbers, texts and collections give, one in the other."""
import random

from .phrases import Phrases

HEAD = """let n = 3, m = -4, x = 1.75, s = "swift lang", w = "Hello, W\u00f6rld", c: Character = "q"
let xs = [4, 8, 15, 16, 23], ys = [2, 7, 1], ws = ["alpha", "beta", "", "Gamma"], dict = ["a": 5, "b": -2, "k": 0], set: Set<Int> = [2, 4, 8]
func show<T>(_ l: Int, _ v: T) { print(l, v, type(of: v)) }"""

# By the short name of a type: values, and what makes one of others, whose short names stand in braces.
VALUES = {
    "I": ['0','1','2','3','-1','7','12','100','n','m'],
    "D": ['0.5','2.0','3.25','-1.5','x','1e3','0.1'],
    "B": ['true','false','n > 2'],
    "S": ['"hello"','"a,b,,c"','""','"Ünïcödé"','"  x "','s','w','"ab ab"','"12"','"e\\u{301}x"','"😀👨‍👩‍👧z"','"one two  three"'],
    "C": ['Character("a")','Character("é")','c','Character(" ")','Character("9")'],
    "AI": ['[3, 1, 2]','xs','[]','[5]','[1, 1, 2, 2, 3]','Array(0..<6)','ys'],
    "AS": ['["b", "a", "c"]','ws','[]','["one", "two", "three"]'],
    "AC": ['Array("xyz")','Array(s)'],
    "SS": ['s.dropFirst()','w.prefix(2)','"hello"[...]','w.suffix(3)'],
    "OI": ['Int("12")','Int("x")','xs.first','Optional(n)','xs.max()'],
    "OS": ['ws.first','dict.keys.sorted().first','Optional(w)','ws.last'],
    "AA": ['[[1, 2], [3], []]','[xs, ys]','[[4]]'],
    "DI": ['dict','["a": 1, "b": 2]','[:]','["z": 9]'],
    "SI": ['Set(xs)','[1, 2, 3]','Set(ys)','set'],
    "T": ['(1, 2)','(n, m)','(3, 1)'],
    "OC": ['s.first','w.last','"".first'],
    "RG": ['0..<4','1..<3','0..<xs.count'],
    "AD": ['[1.5, 0.5]','[x, 2]','[0.1, 0.2, 0.3]'],
    "ASS": ['w.split(separator: " ")','"a,b,,c".split(separator: ",")'],
    "SLI": ['xs[1...]','ys.prefix(2)','xs.dropFirst()'],
}
WAYS = {
    "I": ['({AI}).count','({S}).count','({AI}).reduce({I}, +)','({OI}) ?? {I}','abs({I})','({I}) % 7','({I}) / 3','({AI}).filter {{ $0 > {I} }}.count','max({I}, {I})','({SI}).count','({DI})["a", default: {I}]','({DI}).values.reduce(0, +)','Int(({D}).rounded())','({AI}).firstIndex(of: {I}) ?? -1','({S}).utf8.count','({S}).unicodeScalars.count','({T}).0','({AS}).map(\\.count).reduce(0, +)','({I}).signum()','({AI}).min() ?? {I}','({SLI}).startIndex','({RG}).upperBound','({I}) & 13','({I}) << 2','({I}).nonzeroBitCount','({AC}).count','({S}).utf16.count','min({I}, 4)','({I}).quotientAndRemainder(dividingBy: 3).remainder','({SS}).count'],
    "D": ['Double({I})','({D}) * {D}','({D}).rounded()','({AD}).reduce(0, +)','({D}).squareRoot()','abs({D})','({D}).truncatingRemainder(dividingBy: 3)','max({D}, {D})','({AD}).max() ?? {D}','({D}) / 4'],
    "B": ['({AI}).contains({I})','({S}).hasPrefix("h")','({S}).isEmpty','({AI}).allSatisfy {{ $0 > {I} }}','({I}) < {I}','({S}) < ({S})','({C}).isLetter','({SI}).contains({I})','({AI}) == {AI}','({S}) == ({S})','({OI}) == {I}','({AI}).elementsEqual({AI})','({SI}).isSubset(of: {SI})','({S}).contains("b")','({C}).isNumber','({RG}).contains({I})','({AS}).lexicographicallyPrecedes({AS})','({AI}).starts(with: {AI})','({I}).isMultiple(of: 2)','({D}).isFinite','({AI}).isEmpty','({S}).contains({C})'],
    "S": ['({S}).uppercased()','({S}) + {S}','String(({S}).reversed())','({AS}).joined(separator: "-")','"\\({I})"','String({I}, radix: 2)','String({SS})','"<\\({S})>"','({S}).lowercased()','String(repeating: {S}, count: 2)','({OS}) ?? {S}','String({C})','({AC}).map(String.init).joined()','String(({S}).filter {{ $0.isLetter }})','String(describing: {OI})','String({D})','String({AC})','({S}).map {{ "\\($0)." }}.joined()','"\\({AI})"','"\\({OI} as Any)"','({AA}).description','String(({S}).sorted())','({S}).prefix(3) + {S}','String({I}, radix: 16, uppercase: true)','String(({S}).drop {{ $0 == "h" }})','({ASS}).joined(separator: "+")'],
    "C": ['({OC}) ?? {C}','({AC}).first ?? {C}'],
    "AI": ['({AI}).map {{ $0 * 2 }}','({AI}).sorted()','({AI}).filter {{ $0 % 2 == 0 }}','({AI}) + {AI}','Array(({AI}).prefix(2))','Array(({AI}).dropFirst())','({AI}).reversed()','Array({RG})','({AA}).flatMap {{ $0 }}','({SI}).sorted()','({DI}).values.sorted()','({AS}).compactMap {{ Int($0) }}','({AI}).sorted(by: >)','Array(({AI}).enumerated()).map {{ $0.offset * $0.element }}','zip({AI}, {AI}).map {{ $0 - $1 }}','Array(stride(from: 0, to: {I}, by: 2).prefix(4))','({AS}).map(\\.count)','Array({SLI})','({AI}).map {{ ($0, 1) }}.map {{ $0.0 + $0.1 }}','Array(({AA}).joined())','({AI}).indices.map {{ $0 }}','({S}).utf8.map {{ Int($0) }}.suffix(3) + []','Array(({AI}).suffix(2))','({AI}).reduce(into: []) {{ $0.insert($1, at: 0) }}','({AI}).min().map {{ [$0] }} ?? []','Array(({AI}).lazy.map {{ $0 + 1 }}.filter {{ $0 > 2 }})','Array(sequence(first: 1) {{ $0 < 50 ? $0 * 3 : nil }})','({AI}).shuffled().sorted()','({AC}).compactMap(\\.wholeNumberValue)'],
    "AS": ['({AS}).sorted()','({AS}).map {{ $0 + "!" }}','({AS}) + {AS}','({ASS}).map(String.init)','({AI}).map(String.init)','({DI}).keys.sorted()','({AS}).filter {{ !$0.isEmpty }}','({AC}).map {{ String($0) }}','({AS}).reversed()','({AI}).map {{ "\\($0)" }}','({S}).split(whereSeparator: {{ $0 == "," }}).map {{ $0.uppercased() }}','({S}).split(separator: " ", omittingEmptySubsequences: false).map {{ "[\\($0)]" }}','({S}).split(separator: " ", maxSplits: 1).map {{ String($0) }}'],
    "AC": ['Array({S})','({AC}).sorted()','({AC}) + [{C}]','({S}).filter {{ $0 != "a" }}.map {{ $0 }}','({AC}).reversed()'],
    "SS": ['({S}).dropFirst(2)','({S}).prefix(while: {{ $0 != " " }})','({S}).suffix(2)','({SS}).dropLast()'],
    "OI": ['({AI}).first','({AI}).last','({AI}).max()','Int({S})','({AI}).firstIndex(of: {I})','({DI})["b"]','({OI}).map {{ $0 + 1 }}','({AI}).first {{ $0 > {I} }}','({OI}).flatMap {{ $0 > 1 ? $0 : nil }}','({AI}).randomElement().map {{ _ in 1 }}','({S}).first.flatMap {{ $0.wholeNumberValue }}','({AI}).lastIndex {{ $0 < 3 }}','({DI}).first {{ $0.key == "a" }}?.value','({C}).hexDigitValue'],
    "OS": ['({AS}).first','({AS}).max()','({AS}).first {{ $0.count > 2 }}','({OI}).map {{ "\\($0)" }}','({AS}).min {{ $0.count < $1.count }}'],
    "OC": ['({S}).first','({S}).last','({S}).first {{ $0.isNumber }}','({S}).max()'],
    "AA": ['[{AI}, {AI}]','({AA}).map {{ $0.sorted() }}','({AI}).split(separator: 1).map(Array.init)','({AI}).map {{ [$0] }}','({AA}).filter {{ !$0.isEmpty }}','Dictionary(grouping: {AI}, by: {{ $0 % 3 }}).sorted {{ $0.key < $1.key }}.map(\\.value)'],
    "DI": ['({DI}).mapValues {{ $0 + 1 }}','({DI}).filter {{ $0.value > 1 }}','({DI}).merging({DI}) {{ $0 + $1 }}','({AS}).reduce(into: [:]) {{ $0[$1, default: 0] += 1 }}','Dictionary(({AS}).map {{ ($0, $0.count) }}, uniquingKeysWith: +)','Dictionary(zip(["p", "q"], {AI}), uniquingKeysWith: {{ a, _ in a }})'],
    "SI": ['Set({AI})','({SI}).union({SI})','({SI}).intersection({SI})','({SI}).subtracting({SI})','({SI}).symmetricDifference({SI})','({SI}).filter {{ $0 > 1 }}'],
    "T": ['({I}, {I})'],
    "RG": ['0..<max(0, min({I}, 5))'],
    "AD": ['({AI}).map(Double.init)','({AD}).map {{ $0 / 2 }}','({AD}).sorted()'],
    "ASS": ['({S}).split(separator: ",")','({S}).split {{ $0 == " " }}'],
    "SLI": ['({AI}).dropFirst(1)','({AI}).prefix(3)','({AI}).suffix(2)','({SLI}).dropLast()'],
}
TYPES = {"I": "Int", "D": "Double", "B": "Bool", "S": "String", "C": "Character", "AI": "[Int]", "AS": "[String]", "AC": "[Character]", "SS": "Substring",
         "OI": "Int?", "OS": "String?", "AA": "[[Int]]", "T": "(Int, Int)", "OC": "Character?", "AD": "[Double]"}


def program(seed, values=20):
    chance = random.Random(seed)
    phrases = Phrases(chance, VALUES, WAYS)
    lines = [HEAD]
    for number in range(values):
        kind = chance.choice(list(TYPES))
        lines.append(f"do {{ let v: {TYPES[kind]} = {phrases.made(kind, 3)}; show({number}, v) }}")
    return "\n".join(lines) + "\n"
