"""Programs that print and then trap for sure at one of many places: what they print before it, and the reason."""
import random

from . import phrases

HEAD = """final class Node { let n: Int; unowned var owner: Node?; weak var back: Node?; var kids: [Node] = []; init(_ n: Int) { self.n = n; print("made", n) }; deinit { print("gone", n) } }
final class Holder { unowned let node: Node; init(_ node: Node) { self.node = node } }
class Shape { func area() -> Int { fatalError("no area of \\(type(of: self))") } }
final class Square: Shape { override func area() -> Int { 4 } }
final class Blob: Shape {}
struct Even { var n: Int { willSet { precondition(newValue % 2 == 0, "odd \\(newValue)") } didSet { print("set", n) } }; init(_ n: Int) { assert(n < 1000, "large"); self.n = n; print("even", n) }
  subscript(i: Int) -> Int { get { precondition(i >= 0, "negative"); return n + i } set { guard i > 0 else { fatalError("set at \\(i)") }; n = newValue } } }
final class Last { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("last", n); if n > 0 { fatalError("deinit \\(n)") } } }
enum Level: Int { case low = 1, mid, high; var next: Level { Level(rawValue: rawValue + 1)! } }
struct Bad: Error, Equatable { let code: Int }
enum Wrong: Error { case plain, with(Int, text: String) }
func n(_ x: Int) -> Int { x }
func idf(_ x: Int) -> Int { print("id", x); return x }
func s(_ x: String) -> String { x }
func any(_ x: Any) -> Any { x }
func none<T>(_ t: T.Type = T.self) -> T? { nil }
func of<T: FixedWidthInteger>(_ x: Int) -> T { T(truncatingIfNeeded: x) }
func fail(_ x: Int) throws -> Int { print("fail", x); if x > 0 { throw Bad(code: x) }; return x }
func wrong(_ x: Int) throws -> Int { throw x > 1 ? Wrong.with(x, text: "t") : Wrong.plain }
func never(_ x: Int) -> Never { print("never", x); fatalError("never \\(x)") }
func change(_ x: inout Int, _ by: Int) { print("change", x); x += by }
nonisolated(unsafe) var xs = [1, 2, 3]
nonisolated(unsafe) var empty: [Int] = []
nonisolated(unsafe) var d = ["a": 1, "b": 2]
nonisolated(unsafe) var text = "héllo" """
INTEGERS = ["Int8", "Int16", "Int32", "Int64", "Int", "UInt8", "UInt16", "UInt32", "UInt64", "UInt"]
# Each of type Int, and each traps for sure. `{T}` and `{U}` are integer types, `{I}` a number that is fine, `{B}` an index past everything.
TRAPS = [
    "xs[{B}]", "xs[n(-1)]", "xs[1...][n(0)]", "xs.dropFirst()[n(0)]", "xs.prefix(2)[n(2)]", "xs[n(1)..<n(9)].count", "xs[n(2)...n(3)].count", "xs[n(4)...].count", "xs[...n(3)].count", "Array(xs[n(-1)..<n(2)]).count", "empty[n(0)]", "ContiguousArray(xs)[{B}]",
    "{{ xs[{B}] = {I}; return 1 }}()", "{{ xs.swapAt(n(0), {B}); return 1 }}()", "xs.remove(at: {B})", "{{ xs.insert({I}, at: {B}); return 1 }}()", "empty.removeFirst()", "empty.removeLast()", "{{ xs.removeFirst({B}); return 1 }}()", "{{ xs.removeLast({B}); return 1 }}()",
    "{{ xs.removeSubrange(n(1)..<{B}); return 1 }}()", "{{ xs.replaceSubrange(n(2)..<{B}, with: [{I}]); return 1 }}()", "{{ xs[n(1)..<{B}] = [{I}]; return 1 }}()", "{{ var q = xs[1...]; q.removeFirst(n(3)); return 1 }}()", "{{ var q = empty[...]; return q.removeFirst() }}()",
    "{{ var t = s(\"\"); return t.removeFirst() == \"a\" ? 1 : 2 }}()", "{{ var t = s(\"\"); return t.removeLast() == \"a\" ? 1 : 2 }}()", "{{ var t = s(\"ab\"); t.removeFirst({B}); return 1 }}()", "{{ let e: Set<Int> = []; return e[e.startIndex] }}()",
    "text[text.endIndex].utf8.count", "text[text.index(text.startIndex, offsetBy: {B})].utf8.count", "text.index(before: text.startIndex).utf16Offset(in: text)", "text.index(after: text.endIndex).utf16Offset(in: text)", "text[text.startIndex..<text.index(text.endIndex, offsetBy: n(1))].count",
    "text.remove(at: text.endIndex).utf8.count", "Array(text)[{B}].utf8.count", "text.utf8.map {{ Int($0) }}[{B}]", "Character(s(\"\")).utf8.count", "Character(s(\"ab\")).utf8.count",
    "none(Int.self)!", "d[s(\"z\")]!", "Int(s(\"x1\"))!", "empty.first!", "empty.max()!", "xs.firstIndex(of: {B})!", "{{ let o: Int! = none(); return o + 1 }}()", "none(Node.self)!.n", "(none(String.self)!).count", "[1, nil, {I}][n(1)]!", "Level(rawValue: n(7))!.rawValue", "Level.high.next.rawValue",
    "(any({I}) as! String).count", "(any(\"s\") as! Int)", "(any([1, 2]) as! [String]).count", "(any(Blob()) as! Square).area()", "(Blob() as Shape as! Square).area()", "(any(none(Int.self) as Any) as! Int)", "(any({I}) as! Double > 1 ? 1 : 2)", "(any([\"a\": {I}]) as! [String: String]).count",
    "(any({I}) as! Error is Bad ? 1 : 2)", "(any(Bad(code: 1)) as! Wrong is Error ? 1 : 2)", "(any({I}) as! any CustomDebugStringConvertible & Error) is Bad ? 1 : 2",
    "Int(({T}.max - of(n(0))) + of(n(1)))", "Int(truncatingIfNeeded: {T}.min - of(n(1)))", "Int(truncatingIfNeeded: {T}.max * of(n(2)))", "Int(truncatingIfNeeded: (of({I}) as {T}) / of(n(0)))", "Int(truncatingIfNeeded: (of({I}) as {T}) % of(n(0)))", "{{ var x = {T}.max; x += of(n(1)); return Int(truncatingIfNeeded: x) }}()",
    "{{ var x = {T}.min; x -= of(n(1)); return Int(truncatingIfNeeded: x) }}()", "{{ var x = {T}.max; x *= of(n(3)); return 1 }}()", "Int(-(Int8.min + of(n(0))))", "Int(-(Int32.min + of(n(0))))", "abs(Int.min + n(0))", "Int((Int16.min + of(n(0))) / of(n(-1)))", "Int((Int8.min + of(n(0))) % of(n(-1)))",
    "Int(Int8({B} * 100))", "Int(UInt8(n(-1)))", "Int(UInt16(n(70000)))", "Int(UInt(n(-{I})))", "Int(Int32(n(1 << 40)))", "Int(UInt64.max - of(n(0)))", "Int(Int8(UInt8.max - of(n(0))))", "Int(Double(n(1)) / Double(n(0)))", "Int(Double.nan * Double(n(1)))", "Int(Double(n(1)) * 1e19)",
    "Int(UInt8(Double(n(256))))", "Int(UInt8(Double(n(-1))))", "Int(Int8(Float(n(1000))))", "Int(exactly: Double(n(3)) / 2)!", "{{ var x = Int.max; change(&x, {I}); return x }}()", "xs.reduce(Int.max) {{ $0 + $1 }}", "({I} << n(2)).advanced(by: Int.max)",
    "(n(3)..<n(1)).count", "(n(3)...n(1)).count", "(Int.max + n(1))", "Array(repeating: 1, count: n(-1)).count", "String(repeating: \"a\", count: n(-1)).count", "xs.prefix(n(-1)).count", "xs.dropFirst(n(-1)).count", "xs.suffix(n(-1)).count", "xs.dropLast(n(-1)).count",
    "stride(from: 0, to: {I}, by: n(0)).map {{ $0 }}.count", "Int.random(in: n(1)..<n(1))", "(1...3)[n(7)]", "String({I}, radix: n(1)).count", "{{ for i in 0...n(9) {{ print(i, xs[i]) }}; return 0 }}()",
    "Dictionary(uniqueKeysWithValues: [(1, 2), (n(1), 3)]).count", "[n(1): 1, n(1): 2].count", "Dictionary(uniqueKeysWithValues: zip([\"a\", s(\"a\")], xs)).count", "(d as [String: Int]).values.first {{ $0 > {B} }}!",
    "(try! fail({I}))", "(try! wrong({I}))", "(try! xs.map {{ try fail($0) }}.count)", "(try! {{ try fail({I}) }}())", "never({I})", "{{ () -> Int in never({I}) }}()", "Blob().area()", "([Square(), Blob()] as [Shape]).reduce(0) {{ $0 + $1.area() }}", "{{ fatalError(\"here \\({I})\") }}()", "{{ fatalError() }}()",
    "{{ preconditionFailure(\"there\") }}()", "{{ assertionFailure(\"what\"); return 1 }}()", "{{ precondition({I} > {B}, \"not \\({I})\"); return 1 }}()", "{{ precondition({I} > {B}); return 1 }}()", "{{ assert({I} > {B}); return 1 }}()", "{{ assert({I} > {B}, \"no\"); return 1 }}()",
    "{{ var e = Even({I}); e.n = n(3); return e.n }}()", "{{ var e = Even({I}); e[n(0)] = 2; return e.n }}()", "Even(n(2000)).n", "Even({I})[n(-1)]", "{{ var e = Even({I}); e[n(1)] += 1 - e.n % 2 + e.n % 2; e.n = n(5); return 1 }}()", "{{ var e = Even(2); change(&e.n, n(1)); return e.n }}()",
    "{{ _ = Last({I}); return 1 }}()", "{{ var l: Last? = Last({I}); print(l!.n); l = nil; return 1 }}()", "[Last({I})].filter {{ $0.n < 0 }}.count", "Holder(Node({I})).node.n", "{{ let a = Node({I}); do {{ let b = Node(n(2)); a.owner = b }}; return a.owner!.n }}()",
    "{{ let f = {{ [unowned x = Node({I})] in x.n }}; return f() }}()", "{{ let a = Node({I}); a.back = Node(n(2)); return a.back!.n }}()", "xs.map {{ $0 - 2 }}.map {{ 6 / $0 }}.count", "xs.sorted {{ a, b in a / (b - b) > 1 }}.count", "(d.mapValues {{ xs[$0 + 1] }}).count",
]
# How what traps is come to: `§` is it.
PLACES = [
    "print(§)", "let v = §; print(v)", "print({I}, §)", "print(idf({I}))", "let f = {{ () -> Int in print(\"in\"); return § }}; print(f())", "func g(_ x: Int = §) -> Int {{ x }}; print(g({I})); print(g())", "if § > 0 {{ print(\"if\") }}", "while § > 0 {{ print(\"while\") }}",
    "switch § {{ case 1: print(1); default: print(2) }}", "defer {{ print(\"defer\", §) }}; print(\"body\")", "lazy var l = §; print(\"lazy\"); print(l)", "for i in [1, 2] {{ print(i); if i == 2 {{ print(§) }} }}", "struct G {{ var x: Int {{ print(\"get\"); return § }} }}; print(G().x)", "struct C {{ let x: Int; init() {{ print(\"init\"); x = § }} }}; print(C().x)",
    "class D {{ deinit {{ print(\"deinit\"); print(§) }} }}; do {{ _ = D() }}", "enum Z {{ static let z = § }}; print(\"static\"); print(Z.z)", "do {{ print(try fail(0), §) }} catch {{ print(\"caught\") }}", "print([{I}, §].count)", "print(\"a\\(§)b\")", "print((try? fail(§)) ?? 3)", "print({I} > 0 || § > 0); print({I} < 0 || § > 0)", "print(none() ?? §)",
    "var o: Int {{ get {{ 1 }} set {{ print(\"set\", newValue); _ = § }} }}; o = {I}", "var w = 1 {{ didSet {{ print(\"did\", w, §) }} }}; w = {I}", "print([3, 1, 2].map {{ x in x == 2 ? § : x }})", "print([1: §])", "xs[0] = §; print(xs)", "guard § > 0 else {{ print(\"else\"); return }}; print(\"past\")", "let t = ({I}, §); print(t)", "print(xs.reduce(0) {{ a, x in a + x + (x > 2 ? § : 0) }})",
]
BEFORE = ["print({I} + xs.count)", "xs.append({I})", "print(d[\"a\"] ?? 0)", "let {v} = Node({I}); print({v}.n)", "print(xs.map {{ $0 * {I} }})", "text += \"x\"; print(text)", "defer {{ print(\"never seen\") }}", "print((try? fail({I})) as Any)"]


def program(seed):
    return Traps(random.Random(seed)).text()


class Traps(phrases.Phrases):
    def __init__(self, chance):
        super().__init__(chance, {"I": [f"n({i})" for i in range(1, 5)], "B": ["n(12)", "n(99)", "n(31)"], "T": INTEGERS}, {})
        self.names = 0
        self.values["v"] = []

    def text(self):
        pick = self.chance.choice
        lines = [HEAD]
        for f in range(4):
            lines.append(f"@MainActor func t{f}() {{")
            for _ in range(self.chance.randrange(1, 4)):
                self.names += 1
                self.values["v"] = [f"v{self.names}"]
                lines.append("  " + self.filled(pick(BEFORE), 0))
            if f == 3:
                trap, place = self.filled(pick(TRAPS), 0), self.filled(pick(PLACES), 0)
                lines.append("  " + place.replace("§", trap))
            lines.append("}")
        return "\n".join(lines + [f'print("-- t{f}"); t{f}()' for f in range(4)]) + "\n"
