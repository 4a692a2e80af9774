"""Texts with marks, flags and line ends: places in them, parts, views, changes; and how values of all kinds are printed, also for debugging and dumped."""
import random

from .phrases import Phrases

HEAD = """enum Suit: String, CaseIterable { case heart = "\u2665", spade, none = "" }
enum Shape { case dot, circle(Double), box(w: Int, h: Int), named(String, Character?), nested([Shape]) }
struct Point: Hashable { var x = 0, y: Double = 0.5; var note: String? = nil }
struct Empty {}
struct Pair<A, B> { var a: A; let b: B; static var zero: Int { 0 } }
struct Shown: CustomStringConvertible { let n: Int; var description: String { "<\\(n)>" } }
struct Bugged: CustomDebugStringConvertible { let s: String; var debugDescription: String { "\u00ab\\(s)\u00bb" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "plain" }; var debugDescription: String { "debug" } }
class Base { var n = 1; let s = "b\\u{e9}" }
final class Derived: Base { var more: [Any] = [1, "x"]; var up: Base? = nil }
func at(_ s: String, _ i: Int) -> String.Index { s.index(s.startIndex, offsetBy: abs(i) % 12, limitedBy: s.endIndex) ?? s.endIndex }
func from(_ s: String, _ i: Int, _ k: Int) -> Substring { let a = at(s, i), b = at(s, k); return a <= b ? s[a..<b] : s[b...a.max(s)] }
extension String.Index { func max(_ s: String) -> String.Index { self == s.endIndex ? s.index(before: self) : self } }
func pad(_ s: String, _ n: Int) -> String { s.count >= n ? s : s + String(repeating: "\u00b7", count: n - s.count) }
func changed(_ s: String, _ f: (inout String) -> Void) -> String { var t = s; f(&t); return t }
func cat(_ a: String, _ b: String) -> String { a + b }
func hex(_ s: String) -> String { s.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
func show<T>(_ l: Int, _ v: T) { print(l, v, type(of: v)); debugPrint(v) }
func all<T>(_ l: Int, _ v: T) { print(l, v, separator: ": ", terminator: "|\\n"); debugPrint(l, v, separator: "_"); print("\\(v)", String(describing: v), String(reflecting: v)); dump(v)
  var to = ""; print(v, [v], to: &to); debugPrint(Optional(v) as Any, terminator: "", to: &to); dump([v, v], to: &to); dump(v, to: &to, name: "v", maxDepth: 1); print(to.count, to.hasSuffix("\\n"), to) }"""

VALUES = {
    "S": ['""', '"abc"', '"e\\u{301}a\\u{308}"', '"\u00e9\u00e4"', '"\U0001F468\u200d\U0001F469\u200d\U0001F467!"', '"\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7x"', '"a\\r\\nb\\n"', '"\\t\\0\\"q\\""', '"\u00dfI\u0130\u01c6"', '"x\\u{301}\\u{323}"',
          '"Hello, World"', '"one two  three"', '"\uac01\u1100\u1161"', '"\u0928\u093f"', '"1,2;3"', '"\U0001F44D\U0001F3FD"', '"\\u{301}"', '"\\\\n"', '"\u03a3\u03c3\u03c2"', '"z\\u{200d}"', '#"a\\(1)"#', '"\ufb01"'],
    "C": ['Character("a")', 'Character("e\\u{301}")', 'Character("\\r\\n")', 'Character("\U0001F1E9\U0001F1EA")', 'Character(" ")', 'Character("7")', 'Character("\u00df")', 'Character("Z")', 'Character("\u00bd")', 'Character("\u2211")'],
    "U": ['Unicode.Scalar(65)', 'Unicode.Scalar(0xe9)!', 'Unicode.Scalar("\\u{1F600}")', 'Unicode.Scalar(9)', 'Unicode.Scalar("\\u{301}")'],
    "I": ["0", "1", "2", "3", "5", "-1", "12", "255"], "B": ["true", "false"], "D": ["0.5", "1e21", "-0.0", "3.25"], "SS": ['"abc"[...]', 'Substring()'], "OS": ["(nil as String?)", 'Optional("x")'], "AS": ['["b", "a"]', "([] as [String])"], "AC": ["([] as [Character])"],
}
WAYS = {
    "S": """cat({S}, {S});({S}).uppercased();({S}).lowercased();String(({S}).reversed());String({SS});String({C});String({AC});({AS}).joined(separator: {S});pad({S}, {I});changed({S}) {{ $0.append({C}) }};changed({S}) {{ $0.insert({C}, at: at($0, {I})) }}
changed({S}) {{ $0.insert(contentsOf: {S}, at: at($0, {I})) }};changed({S}) {{ $0.replaceSubrange(at($0, 1)..<at($0, 3), with: {S}) }};changed({S}) {{ $0.replaceSubrange(...at($0 + "..", 0).max($0), with: {S}) }};changed({S} + "!") {{ $0.remove(at: at($0, 0)) }}
changed({S}) {{ $0.removeAll {{ $0 == {C} }} }};changed({S}) {{ $0.removeSubrange($0.startIndex..<at($0, {I})) }};changed({S}) {{ _ = $0.popLast() }};changed({S}) {{ $0 += {S} }};changed({S} + "xy") {{ $0.removeFirst(2) }};changed({S} + "z") {{ $0.removeLast() }}
hex({S});"\\({I}) \\({S})";"\\({OS} ?? "none")";"<\\("[\\({S})]")>";String({I}, radix: 2);String(repeating: {S}, count: 2);String(({S}).unicodeScalars.reversed().map {{ Character($0) }});String(({S}).filter(\\.isLetter));String(({S}).sorted())
String(decoding: ({S}).utf8, as: UTF8.self);String(decoding: ({S}).utf8.dropLast(), as: UTF8.self);String(decoding: Array(({S}).utf16), as: UTF16.self);String(describing: {OS});String(reflecting: {S});({S}).debugDescription;({C}).uppercased();({C}).lowercased();"\\({D})"
String(({S}).unicodeScalars.filter {{ $0.isASCII }}.map {{ Character($0) }});({U}).description;({U}).escaped(asASCII: true);({U}).properties.uppercaseMapping;String({U});String(({S}).unicodeScalars.prefix(2));String(({S}).enumerated().map {{ $0.offset % 2 == 0 ? $0.element : {C} }})
({S}).map {{ String($0) }}.joined(separator: "-");({S}).reduce("") {{ String($1) + $0 }};String(({S}).max() ?? {C});String(({S}).prefix {{ $0 != {C} }});(["k": {S}]["k"] ?? "");String(String.UnicodeScalarView(({S}).unicodeScalars.dropFirst()))
min({S}, {S});max({S}, {S});(Suit(rawValue: {S}).map {{ "\\($0)" }} ?? "no suit")""",
    "C": """(({S}).first ?? {C});(({S}).last ?? {C});(({AC}).randomElement().map {{ _ in {C} }} ?? {C});Character({U});(({S}).max() ?? {C});(Character(String(({S} + "q").last!)))""",
    "U": """(({S}).unicodeScalars.first ?? {U});(({S}).unicodeScalars.last ?? {U});(Unicode.Scalar(UInt32(abs({I}) + 40)) ?? {U});(({C}).unicodeScalars.first!)""",
    "I": """({S}).count;({S}).utf8.count;({S}).utf16.count;({S}).unicodeScalars.count;(({C}).wholeNumberValue ?? {I});(({C}).hexDigitValue ?? {I});Int(({C}).asciiValue ?? 7)
Int(({U}).value);({S}).utf8.reduce(0) {{ $0 &+ Int($1) }};(Int({S}) ?? {I});({AS}).count;({SS}).count;(({S}).firstIndex(of: {C}).map {{ $0.utf16Offset(in: "") }} ?? -1);({S}).reduce(0) {{ a, _ in a + 1 }};(({S}).map {{ String($0).utf8.count }}.max() ?? 0)
Set({S}).count;(Int({S}, radix: 16) ?? {I});({S}).split(separator: {C}).count;({U}).utf8.count""",
    "B": """{S} == {S};{S} < {S};({S}).hasPrefix({S});({S}).hasSuffix({S});({S}).contains({C});({S}).contains({S});({S}).isEmpty;{C} == {C};{C} < {C};({C}).isLetter;({C}).isWhitespace;({C}).isNewline;({C}).isNumber;({C}).isPunctuation;({C}).isSymbol;({C}).isUppercase
({C}).isLowercase;({C}).isCased;({C}).isASCII;({C}).isWholeNumber;({C}).isHexDigit;({C}).isMathSymbol;({C}).isCurrencySymbol;({U}).isASCII;({U}).properties.isAlphabetic;({U}).properties.isWhitespace;({U}).properties.isEmoji;{U} < {U};{SS} == {S};Set([{S}, {S}]).contains({S})
({S}).allSatisfy {{ $0.isASCII }};({S}).elementsEqual({S});({S}).lexicographicallyPrecedes({S});[{S}: 1, "never" + {S}: 2].keys.contains({S});({S}).utf8.elementsEqual(({S}).utf8);{S} ~= {S};({S}).unicodeScalars.elementsEqual(({S}).unicodeScalars);({S}).starts(with: {S})""",
    "SS": """({S}).dropFirst();({S}).dropLast({N});({S}).prefix({N});({S}).suffix({N});({S}).prefix {{ $0 != {C} }};({S}).drop {{ $0 == {C} }};({SS}).dropFirst();(({S}).split(separator: {C}).first ?? "");from({S} + ".", {I}, {I});({S} + "")[...]""",
    "AS": """({S}).split(separator: {C}).map(String.init);({S}).map {{ String($0) }};[{S}, {S}, {S}].sorted();({AS}).reversed();({AS}).map {{ $0.uppercased() }};({S}).split(separator: " ", omittingEmptySubsequences: false).map {{ "\\($0)" }};({S}).split(maxSplits: 1) {{ $0 == {C} }}.map {{ pad(String($0), 3) }}
({S}).split(whereSeparator: \\.isNewline).map {{ hex(String($0)) }};({AS}) + [{S}];({AS}).sorted {{ $0.count < $1.count }};zip({S}, {S}).map {{ "\\($0)\\($1)" }}""",
    "OS": """({AS}).first;({AS}).max();({S}).first.map {{ "\\($0)" }}""", "AC": """Array({S});({S}).filter {{ $0 != {C} }}.map {{ $0 }};({S}).sorted();({AC}).reversed();[{C}, {C}]""", "D": """(Double({S}) ?? {D})""",
}
WAYS = {kind: [way for line in text.split("\n") for way in line.replace("{N}", "abs({I})").split(";")] for kind, text in WAYS.items()}
# As constants of a type that stands there they are checked quickly.
for kind, name in {"S": "String", "C": "Character", "U": "Unicode.Scalar"}.items():
    HEAD += f"\nlet {kind.lower()}: [{name}] = [{', '.join(VALUES[kind])}]"
    VALUES[kind] = [f"{kind.lower()}[{i}]" for i in range(len(VALUES[kind]))]
TYPES = {"S": "String", "C": "Character", "U": "Unicode.Scalar", "I": "Int", "B": "Bool", "SS": "Substring", "AS": "[String]", "AC": "[Character]", "OS": "String?"}
SHOWN = ["Array(({S}).utf8)", "Array(({S}).utf16)", "({S}).unicodeScalars.map {{ $0 }}", "({S}).unicodeScalars.map(\\.value)", "({S}).unicodeScalars", "({S}).utf8", "({S}).split(separator: {C})", "({S}).enumerated().map {{ ($0.offset, $0.element) }}",
         "({S}).indices.count", "({C}).asciiValue", "({S}).first", "({U}).properties.generalCategory", "({U}).properties.name", "Double({S})", "Set({S}).count", "({S}).utf8.first", "({C}).utf8.count", "Suit(rawValue: {S})", "Suit.allCases",
         "({S}).reversed()", "({S}).max()", "Dictionary(grouping: ({AS}), by: \\.count).count", "({S}).lazy.map {{ $0.isLetter }}.count", "({S}).firstIndex(of: {C}) == nil", "[{S}: {I}]", "({S}, {C}, {U})"]
PRINTED = """1;-0.0;1.0;{S};{C};{U};{SS};{B};(-9)...({I});(..<{I});0..<5;({I}...);Optional({V});(Optional<Int>.none as Any);([1, "z", {I}] as [Any]);["k": {V}];[{I}: {S}];Set([{S}]);({V}, {V});(a: {V}, b: {V});Suit.heart;Suit.none;Shape.dot;Shape.circle({D});Shape.box(w: {I}, h: 2)
Shape.named({S}, {S}.first);Shape.nested([.dot, .box(w: 1, h: {I})]);Point();Point(x: {I}, note: {S});Empty();Pair(a: {V}, b: {V});Shown(n: {I});Bugged(s: {S});Both();Base();Derived();Int.self;[String?].self;Pair<Int, [Suit]>.self;()
[Optional({S}), nil];[[{I}], []];Optional(Optional({V}));Pair(a: Shown(n: 1), b: Bugged(s: {S}));[Shown(n: {I})];[Bugged(s: {S}), Bugged(s: "")];["a": Both()];(Both(), Shown(n: 2));UInt8(7);Float(0.1);zip([1], [{S}]).map {{ $0 }};[{S}].enumerated().map {{ $0 }}
Array(({S}).utf8);[1, 2, 3][1...];[{V}].lazy.map {{ _ in 1 }}.first;({V}, (inner: {V}, {I}));Point.self;Optional(Shape.dot);[Suit.spade: {V}];Result<Int, Never>.success({I});([nil, {I}] as [Int?]);Array(repeating: {V}, count: 2);Optional(({I}, {S}));ContiguousArray([{I}])"""
VALUES["V"] = ["1", '"s"', "2.5", "(nil as Int?)", "Empty()"]
WAYS["V"] = [way for line in PRINTED.split("\n") for way in line.split(";")]


def program(seed, values=22):
    chance = random.Random(seed)
    phrases, lines = Phrases(chance, VALUES, WAYS, .12), [HEAD]
    for number in range(values):
        draw = chance.random()
        if draw < .3:
            lines.append(f"do {{ let v = {phrases.filled(chance.choice(WAYS['V']), 1)}; all({number}, v) }}")
        elif draw < .5:
            lines.append(f"do {{ let v = {phrases.filled(chance.choice(SHOWN), 2)}; show({number}, v) }}")
        else:
            kind = chance.choice(list(TYPES) + ["S", "S", "B"])
            lines.append(f"do {{ let v: {TYPES[kind]} = {phrases.made(kind, 2)}; show({number}, v) }}")
    return "\n".join(lines) + "\n"
