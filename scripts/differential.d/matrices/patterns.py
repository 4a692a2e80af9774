"""Patterns on subjects, wherever a pattern may stand."""
import re

PRELUDE = r"""
enum E: Equatable { case a, b(Int), c(x: Int, y: String) }
enum E2: Error, Equatable { case x, y(Int) }
indirect enum T { case leaf(Int), node(T, T) }
class A {}; class B: A { var k = 4 }
protocol P { var t: String { get } }
struct S: P { var t = "s" }
extension Int: P { var t: String { "i" } }
let x1 = 5
func show<Q>(_ q: Q) -> String { "\(Q.self)" + (q as Any is A ? "" : ":\(q)") }
"""

# Name, type, value.
SUBJECTS = [
    ('i', 'Int', '5'), ('d', 'Double', '2.5'), ('s', 'String', '"ab"'), ('ch', 'Character', '"c"'), ('bo', 'Bool', 'true'), ('io', 'Int?', '5'),
    ('in', 'Int?', 'nil'), ('ioo', 'Int??', '.some(nil)'), ('io2', 'Int??', '5'), ('tu', '(Int, String)', '(1, "a")'),
    ('tn', '(Int, (Int, Int))', '(1, (2, 3))'), ('tl', '(a: Int, b: Int)', '(a: 1, b: 2)'), ('ea', 'E', '.a'), ('eb', 'E', '.b(3)'),
    ('ec', 'E', '.c(x: 1, y: "q")'), ('eo', 'E?', '.b(3)'), ('en', 'E?', 'nil'), ('ar', '[Int]', '[1, 2]'), ('p', 'any P', 'S()'),
    ('pi', 'any P', '5'), ('an', 'Any', '5'), ('as', 'Any', '"ab"'), ('at', 'Any', '(1, "a")'), ('ae', 'Any', 'E.b(3)'),
    ('ao', 'Any', 'Optional<Int>.some(5) as Any'), ('anil', 'Any', 'Optional<Int>.none as Any'), ('b', 'A', 'B()'), ('bo2', 'A?', 'B()'),
    ('er', 'any Error', 'E2.y(2)'), ('rs', 'Result<Int, E2>', '.success(5)'), ('rf', 'Result<Int, E2>', '.failure(.x)'),
    ('t', 'T', '.node(.leaf(1), .node(.leaf(2), .leaf(3)))'), ('so', 'String?', '"ab"'), ('oo', '(Int?, Int?)', '(1, nil)'),
    ('ot', '(Int, Int)?', '(1, 2)'), ('u8', 'UInt8', '5'), ('sub', 'Substring', '"ab"'), ('ra', 'ClosedRange<Int>', '1...3'),
]

PATTERNS = [
    '_', 'let x', 'var x', '5', '1...9', '..<9', '2.5', '"ab"', '"a"..."c"', 'nil', 'let x?', '5?', '.some(let x)', '.none', '.some(5)',
    '.some(.some(let x))', 'let x??', '5??', '(let x, let y)', 'let (x, y)', '(1, _)', '(_, (2, let x))', 'let (x, (y, _))', '(1, "a")',
    '(a: let x, b: 2)', '(1, 2)', '.a', '.b', '.b(3)', '.b(let x)', 'let .b(x)', '.b(let x), .c(let x, _)', '.c(let x, let y)', '.c(x: let x, y: _)',
    'let .c(x, y: y)', 'E.a', 'E.b(let x)', '.a?', '.b(let x)?', '.c', '.c(let x)', 'let .c(x)', '.b(x1)', '.b(_)', 'E?.some(.b(let x))', 'is S',
    'let x as S', 'is Int', 'let x as Int', 'let x as String', 'is A', 'let x as B', 'is any P', 'let x as any P', 'let x as E', 'E2.x',
    'E2.y(let x)', 'let x as E2', '.success(let x)', '.success(5)', '.failure(.x)', '.failure(let x)', '.failure(E2.x)', '(let x?, nil)',
    '(let x?, let y?)', '(.some(1), _)', '(1?, let x)', '[1, 2]', 'let x where true', '5, 6', 'true', 'false', '"c"', 'x1', 'x1 + 0', 'let x as Int?',
    'let (x, y)?', '(let x, let y)?', '(1, 2)?', 'is Int?', '.leaf(let x)', '.node(.leaf(let x), .node(let y, _))', '.node(let x, let y)',
    'let x as (Int, String)', '1...3', 'let x as [Int]', 'is [Int]', 'let x where x is Int', '-5', '0x5', '(x1)', '(let x)', '(5)', 'let (x)',
    '((let x), _)', 'Optional.some(let x)', 'Optional<Int>.some(let x)', 'Int?.none', 'let x as A', 'let x as AnyObject', 'is AnyObject',
    'let x as Any', 'let x as Any?', '.some', 'let _', 'var _',
]

# T is the type, V the subject, P the pattern, N its names as arguments, I the same as parts of a text.
USES = [
    ('sw', 'let q: <T> = <V>; switch q { case <P>: print("yes"<N>); default: print("no") }'),
    ('if', 'let q: <T> = <V>; if case <P> = q { print("yes"<N>) } else { print("no") }'),
    ('gu', 'func g(_ q: <T>) -> Bool { guard case <P> = q else { return false }; print("g"<N>); return true }; print(g(<V>))'),
    ('fo', 'for case <P> in [<V>] as [<T>] { print("f"<N>) }; print("end")'),
    ('sx', 'let q: <T> = <V>; let r = switch q { case <P>: "yes \\(""<I>)"; default: "no" }; print(r)'),
    ('wh', 'var q: [<T>] = [<V>]; while let l = q.popLast(), case <P> = l { print("w"<N>) }; print("end")'),
    ('ca', 'do { throw <V> } catch <P> { print("c"<N>) } catch { print("other") }'),
]


def names(pattern):
    """What a pattern binds, labels and cases aside."""
    binds = "let" in pattern or "var" in pattern
    return sorted(set(re.findall(r"(?<!\.)\b[xy]\b", re.sub(r"[xy]:", "", pattern)))) if binds else []


def programs():
    for subject, kind, value in SUBJECTS:
        cells = []
        for index, pattern in enumerate(PATTERNS):
            bound = names(pattern)
            for use, body in USES:
                if use == "ca" and subject != "er":
                    continue
                cells.append((f"{subject}_{index}_{use}", body.replace("<T>", f"({kind})" if use == "fo" else kind).replace("<V>", value)
                              .replace("<P>", pattern).replace("<N>", "".join(f", show({name})" for name in bound))
                              .replace("<I>", "".join(f" + show({name})" for name in bound))))
        yield subject, cells
