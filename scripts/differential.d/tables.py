"""What random programs are made of: expressions by their type, and statements.

A template is Swift with holes between ‹ and ›:

    ‹T›            an expression of type T, in parentheses where it needs them
    ‹T free›       one that stands alone: an argument, an initial value
    ‹lit T›        a literal
    ‹var T›        a variable of type T that can be changed
    ‹new T›        a new variable, known from the next statement on; ‹let T› a new constant
    ‹in T›         a constant known in the blocks of this statement only
    ‹block›        statements; ‹loop› the same inside a loop; ‹leave› leaves a loop or function, if there is one
    ‹fn A,B->R›    a closure
"""

SIGNED = ["Int", "Int8", "Int16", "Int32", "Int64"]
UNSIGNED = ["UInt", "UInt8", "UInt16", "UInt32"]
INTEGERS = SIGNED + UNSIGNED
FLOATS = ["Double", "Float", "CGFloat"]
BASIC = ["Int", "Int", "Double", "String", "Bool"]


def arithmetic(number):
    rows = [f"‹{number}› {op} ‹{number}›" for op in "+-*"] + [f"‹{number}› / ‹lit {number}›"]
    rows += [f"‹{number}› + ‹lit {number}›", f"‹lit {number}› * ‹{number}›", f"-‹var {number}›", f"abs(‹{number} free›)"]
    return rows + choices(number)


def choices(number):
    return [f"min(‹{number}›, ‹{number}›)", f"max(‹{number}›, ‹lit {number}›, ‹{number}›)", f"(‹Bool› ? ‹{number}› : ‹{number}›)",
            f"(‹{number}?› ?? ‹{number}›)"]


def integer(number):
    # Whatever is computed of constants alone the compiler finds to overflow before it runs; narrow numbers mostly wrap.
    rows = arithmetic(number) if number == "Int" else choices(number) + [f"‹{number}› / 4 + ‹lit {number}›", f"3 * (‹{number}› / 8)"]
    rows += [f"‹{number}› {op} ‹{number}›" for op in ["&+", "&-", "&", "|", "^"]] + [f"‹{number}› % ‹lit {number}›"]
    # (A product of two bare literals is an `Int128` in Swift, which vsh has not.)
    rows += [f"‹{number}› &* {number}(‹{number}›)"]
    rows += [f"‹{number}› << ‹lit shift›", f"‹{number}› >> ‹lit shift›", f"~‹{number}›", f"{number}.max", f"{number}.min"]
    rows += [f"{number}(truncatingIfNeeded: ‹{other}›)" for other in ["Int", "UInt8", "Int8"] if other != number]
    return rows + [f"{number}(clamping: ‹Int›)", f"{number}(‹lit {number}›)"]


EXPRESSIONS = {number: integer(number) for number in INTEGERS}
# (A closure literal called at once is written with its result: the compiler finds a reading of
# `map { $0 * 2 }.filter { $0 > ({ $0 / 2 })(1) }` that compares two `Void`s. So is `max() ?? n`: the compiler makes
# `[[3].max() ?? 6, 2 &* 3]` an array of optionals, `[[3].max() ?? 6, 2 * 3]` one of numbers; and where an optional is
# wanted it wraps what stands before `??` and so never takes the rest.)
EXPRESSIONS["Int"] += [
    "‹[Int]›.count", "‹String›.count", "‹[Int]›.reduce(0, +)", "‹[Int]›.reduce(‹Int free›) { $0 &+ $1 }",
    "Int(‹Double free›)", "‹Int›.signum()", "Int(‹Int8 free›)", "Int(‹UInt8 free›)", "(‹[Int]›.first ?? ‹Int›)",
    "‹[Int]›.filter { $0 > ‹Int› }.count", "(Int(‹String free›) ?? ‹Int›)", "‹[String: Int]›[‹String free›, default: ‹Int free›]",
    "((‹[Int]›.max() ?? ‹Int›) as Int)", "‹(Int, String)›.0", "‹Int›.quotientAndRemainder(dividingBy: ‹lit Int›).remainder",
    "(‹(Int) -> Int›(‹Int free›) as Int)", "[‹Int free›, ‹Int free›, ‹Int free›][‹lit index›]", "‹Set<Int>›.count",
    "‹[String]›.map { $0.count }.reduce(0, +)", "(‹[Int]›.firstIndex(of: ‹Int free›) ?? -1)", "(‹Int...›).count",
    "‹Int›.nonzeroBitCount", "‹Int›.trailingZeroBitCount", "(‹String?›?.count ?? ‹Int›)", "‹Int›.advanced(by: ‹lit Int›)",
    "‹[[Int]]›.joined().reduce(0, +)", "‹[Int]›.enumerated().reduce(0) { $0 &+ $1.offset &* $1.element }",
    "zip(‹[Int] free›, ‹[Int] free›).reduce(0) { $0 + $1.0 * $1.1 }", "‹Int›.distance(to: ‹Int free›)",
    "‹[String: Int]›.values.reduce(0, +)", "‹String›.filter { $0 == \"a\" }.count", "(‹[Int]›.last ?? 0)",
    "{ (a: Int, b: Int) -> Int in a &* 2 &+ b }(‹Int free›, ‹Int free›)", "Int(‹Double›.rounded(.down))",
    "‹[Int]›.sorted(by: >).prefix(2).reduce(0, +)",
    "‹String›.utf8.count", "‹String›.unicodeScalars.count",
]
EXPRESSIONS["Double"] = arithmetic("Double") + [
    "Double(‹Int free›)", "‹Double›.rounded()", "‹Double›.rounded(.‹lit rounding›)", "‹Double›.squareRoot()",
    "‹Double›.truncatingRemainder(dividingBy: ‹lit Double›)", "‹[Double]›.reduce(0, +)", "Double(‹Float free›)",
    "2 * ‹Double› + 1", "‹Double› / 3", "1 - ‹Double›", "Double(‹Int free›) * 0.5", "‹[Double]›.map { $0 * 2 }.reduce(1, +)",
    "(‹[Double]›.min() ?? ‹Double›)", "‹Double›.magnitude", "Double.pi", "(Double(‹String free›) ?? ‹Double›)",
    "‹CGFloat›", "‹CGPoint›.x", "‹CGRect›.midY", "‹CGRect›.width", "‹CGSize›.height", "‹Double›.advanced(by: 0.25)",
    "‹[Int]›.reduce(0.0) { $0 + Double($1) }", "(‹(Double) -> Double›(‹Double free›) as Double)", "Double(‹UInt8 free›)",
]
EXPRESSIONS["CGFloat"] = arithmetic("CGFloat") + ["CGFloat(‹Int free›)", "‹CGPoint›.y", "‹CGRect›.maxX", "‹Double›"]
EXPRESSIONS["Float"] = arithmetic("Float") + ["Float(‹Int free›)", "Float(‹Double free›)", "‹Float›.rounded()", "‹Float› * 0.1"]
EXPRESSIONS["Bool"] = [
    *[f"(‹{t}› {op} ‹{t}›)" for t in ["Int", "Double", "String", "UInt8", "Float"] for op in ["<", "==", ">="]],
    "(‹Bool› && ‹Bool›)", "(‹Bool› || ‹Bool›)", "!‹Bool›", "‹[Int]›.isEmpty", "‹[Int]›.contains(‹Int free›)",
    "‹String›.hasPrefix(‹String free›)", "‹[Int]›.allSatisfy { $0 > ‹Int› }", "(‹Int?› == nil)", "(‹Int?› == ‹Int›)",
    "(‹[Int]› == ‹[Int]›)", "‹[String]›.contains { $0.count > ‹lit index› }", "‹Int›.isMultiple(of: ‹lit Int›)",
    "(‹Int...›).contains(‹Int free›)", "‹Set<Int>›.contains(‹Int free›)", "(‹(Int, String)› < ‹(Int, String)›)",
    "(‹String?› != nil)", "‹String›.isEmpty", "‹Set<Int>›.isSubset(of: ‹Set<Int> free›)", "(1...9 ~= ‹Int›)",
    "‹CGRect›.contains(‹CGPoint free›)", "‹CGRect›.intersects(‹CGRect free›)", "(‹CGPoint› == ‹CGPoint›)",
    "((‹Any› as? Int) != nil)", "(‹Any› is String)", "‹String›.contains(‹String free›)",
]
EXPRESSIONS["String"] = [
    "(‹String› + ‹String›)", "\"\\(‹Int free›)\"", "\"<\\(‹String free›)|\\(‹Double free›)>\"", "String(‹Int free›)",
    "‹String›.uppercased()", "String(‹String›.reversed())", "String(repeating: ‹String free›, count: ‹lit index›)",
    "String(‹String›.prefix(‹lit index›))", "‹[String]›.joined(separator: ‹lit String›)", "(‹String?› ?? ‹String›)",
    "(‹Bool› ? ‹String› : ‹String›)", "‹[Int]›.map(String.init).joined()", "String(‹Int free›, radix: ‹lit radix›)",
    "String(‹String›.dropFirst())", "String(describing: ‹Int? free›)", "\"\\(‹[Int] free›) \\(‹Bool free›)\"",
    "‹[Int]›.description", "(‹[String]›.min() ?? ‹String›)", "‹(Int, String)›.1", "\"\\(‹(Int, String) free›)\"",
    "String(‹String›.filter { $0 != \"a\" })", "String(‹String›.map { $0 == \"b\" ? \"x\" : $0 })", "\"\\(‹CGRect free›)\"",
    "‹String›.split(separator: \"a\").map(String.init).joined(separator: \"-\")", "\"\\(‹CGPoint free›)\"", "\"\\(‹Any free›)\"",
    "String(describing: ‹[String?] free›)", "\"\\(‹[[Int]] free›)\"", "\"\\(‹[String: Int]›.sorted { $0.key < $1.key }.map { \"\\($0.key)=\\($0.value)\" })\"",
    "String(‹Float free›)", "‹Int8›.description", "String(‹String›.sorted())", "String(‹String›.last ?? \"z\")", "\"\\(‹Float free›)\"",
    "\"\\(‹CGSize free›)\"", "\"\\(‹UInt8 free›)\"",
]
EXPRESSIONS["Int?"] = [
    "‹[Int]›.first", "‹[Int]›.last", "‹[String: Int]›[‹String free›]", "Int(‹String free›)", "‹Int?›.map { $0 &+ ‹Int› }",
    "‹Int?›.flatMap { $0 > ‹Int› ? $0 : nil }", "(‹Bool› ? nil : (‹Int› as Int))", "‹[Int]›.max()", "(‹Any› as? Int)",
    "‹[Int]›.first { $0 > ‹Int› }", "‹String?›?.count", "‹[Int]›.firstIndex(of: ‹Int free›)", "Int(exactly: ‹Double free›)",
]
EXPRESSIONS["String?"] = ["‹[String]›.first", "‹[String]›.last", "(‹Bool› ? ‹String› : nil)", "‹Int?›.map { \"#\\($0)\" }",
                          "‹String?›?.uppercased()", "(‹Any› as? String)"]
for number in INTEGERS[1:] + FLOATS:
    EXPRESSIONS[number + "?"] = [f"(‹Bool› ? ‹{number}› : nil)", f"‹{number}?›.map {{ $0 + 1 }}"]
for number in INTEGERS[1:]:
    EXPRESSIONS[number + "?"] += [f"{number}(exactly: ‹Int free›)", f"{number}(‹String free›)"]
EXPRESSIONS["Bool?"] = ["(‹Bool› ? nil : ‹Bool›)", "‹Int?›.map { $0 > 2 }", "Bool(‹String free›)"]
EXPRESSIONS["[Int]"] = [
    "[‹Int free›, ‹Int free›, ‹Int free›]", "‹[Int]›.map { $0 &* ‹Int› }", "‹[Int]›.filter { $0 % 2 == 0 }", "‹[Int]›.sorted()",
    "Array(‹[Int]›.reversed())", "‹[Int]› + ‹[Int]›", "Array(‹[Int]›.prefix(‹lit index›))", "Array(0..<‹lit index›)",
    "Array(‹[Int]›.dropFirst(‹lit index›))", "‹[String]›.map { $0.count }", "‹[String]›.compactMap { Int($0) }",
    "Array(stride(from: ‹lit Int›, to: ‹lit Int›, by: ‹lit Int›))", "‹[Int]›.enumerated().map { $0.offset + $0.element }",
    "‹[[Int]]›.flatMap { $0 }", "zip(‹[Int] free›, ‹[Int] free›).map { $0 &- $1 }", "‹Set<Int>›.sorted()",
    "‹[String: Int]›.values.sorted()", "Array(repeating: ‹Int free›, count: ‹lit index›)", "‹[Int]›.map(‹(Int) -> Int free›)",
    "‹[Int]›.sorted { $0 > $1 }", "(‹Int...›).map { $0 * 2 }", "‹[Int]›.indices.map { $0 + 1 }", "(‹[Int]?› ?? [])",
    "Array(‹[Int]›.lazy.map { $0 + 1 }.filter { $0 > 2 })", "Array(Set(‹[Int] free›)).sorted()",
    "‹[Int]›.reduce(into: [Int]()) { $0.append($1 &+ ‹Int›) }", "‹String›.utf8.map { Int($0) }",
    "‹[Int]›.suffix(‹lit index›).map { 0 - $0 }", "Array(‹[Int]›.drop { $0 < ‹Int› })",
]
EXPRESSIONS["[Double]"] = ["([‹Double free›, ‹lit Int›, ‹Double free›] as [Double])", "‹[Int]›.map { Double($0) / 2 }", "‹[Double]›.sorted()",
                           "Array(stride(from: 0, through: 1, by: 0.25))", "‹[Double]›.map { $0 * 1.5 }", "[‹Double free›]",
                           "‹[Double]›.filter { $0 > ‹Double› }"]
EXPRESSIONS["[String]"] = ["[‹String free›, ‹String free›]", "‹[Int]›.map { \"\\($0)\" }", "‹[String]›.sorted()", "‹[String]› + [‹String free›]",
                           "‹[String]›.map { $0.uppercased() }", "‹String›.split(separator: \" \").map(String.init)",
                           "‹String›.map { String($0) }", "‹[String]›.filter { !$0.isEmpty }", "‹[String: Int]›.keys.sorted()",
                           "‹[String]›.sorted { ($0.count, $0) < ($1.count, $1) }", "‹[String?]›.compactMap { $0 }"]
# Where `Any` is due swiftc takes a literal of several types for an `[Any]` as often as not, by the order of its search
# (`print(["a", names.last])` prints a function): such a literal says its type.
EXPRESSIONS["[String?]"] = ["([‹String? free›, nil, ‹String free›] as [String?])", "([‹String free›, ‹String? free›] as [String?])"]
EXPRESSIONS["[[Int]]"] = ["[‹[Int] free›, ‹[Int] free›]", "‹[Int]›.map { [$0, $0 &+ 1] }", "[[‹Int free›], []]"]
EXPRESSIONS["[Int]?"] = ["(‹Bool› ? ‹[Int]› : nil)"]
EXPRESSIONS["[String: Int]"] = [
    "[\"a\": ‹Int free›, \"b\": ‹Int free›]", "Dictionary(uniqueKeysWithValues: zip([\"x\", \"y\", \"z\"], ‹[Int] free›))",
    "‹[String: Int]›.mapValues { $0 &+ 1 }", "‹[String: Int]›.filter { $0.value > ‹Int› }",
    "Dictionary(grouping: ‹[Int] free›) { $0 % 2 == 0 ? \"even\" : \"odd\" }.mapValues { $0.count }",
    "‹[String: Int]›.merging(‹[String: Int] free›) { $0 &+ $1 }",
]
EXPRESSIONS["Set<Int>"] = ["Set(‹[Int] free›)", "‹Set<Int>›.union(‹[Int] free›)", "‹Set<Int>›.intersection(‹Set<Int> free›)",
                           "‹Set<Int>›.subtracting(‹[Int] free›)", "[‹lit Int›, ‹lit Int›, ‹lit Int›] as Set"]
EXPRESSIONS["(Int, String)"] = ["(‹Int free›, ‹String free›)"]
EXPRESSIONS["(Int) -> Int"] = ["‹fn Int->Int›"]
EXPRESSIONS["(Double) -> Double"] = ["‹fn Double->Double›"]
EXPRESSIONS["Int..."] = ["‹lit index›...‹lit Int big›", "0..<‹lit index›"]
EXPRESSIONS["Any"] = [f"(‹{t}› as Any)" for t in ["Int", "String", "Double", "[Int]", "Int8", "Int?"]]
EXPRESSIONS["CGPoint"] = ["CGPoint(x: ‹CGFloat free›, y: ‹CGFloat free›)", "CGPoint(x: ‹Int free›, y: ‹Int free›)", "CGPoint.zero", "‹CGRect›.origin"]
EXPRESSIONS["CGSize"] = ["CGSize(width: ‹CGFloat free›, height: ‹lit Int›)", "‹CGRect›.size"]
EXPRESSIONS["CGRect"] = [
    "CGRect(x: ‹CGFloat free›, y: ‹lit Int›, width: ‹lit Int big›, height: ‹CGFloat free›)", "‹CGRect›.insetBy(dx: ‹lit Int›, dy: ‹lit Double›)",
    "‹CGRect›.offsetBy(dx: ‹lit Double›, dy: ‹lit Int›)", "‹CGRect›.union(‹CGRect free›)", "‹CGRect›.intersection(‹CGRect free›)",
    "‹CGRect›.standardized", "‹CGRect›.integral", "CGRect(origin: ‹CGPoint free›, size: ‹CGSize free›)"]

STATEMENTS = [
    *[f"let ‹let {t}› = ‹{t} free›" for t in BASIC + ["[Int]", "CGRect"]],
    *[f"let ‹let {t}›: {t} = ‹{t} free›" for t in ["Int?", "[Double]", "Double", "String?", "Float", "(Int) -> Int", "[String]", "CGFloat", "Any"] + INTEGERS],
    *[f"var ‹new {t}› = ‹{t} free›" for t in BASIC + ["[Int]", "[String]", "Set<Int>", "(Int, String)", "CGPoint", "CGRect"]],
    *[f"var ‹new {t}›: {t} = ‹{t} free›" for t in ["Int?", "Double", "[String: Int]", "[Double]", "UInt8", "Int8", "[[Int]]", "Int32", "Float"]],
    *[f"print(‹{t} free›)" for t in BASIC * 2 + ["[Int]", "Int?", "[String]", "Float", "[Double]", "(Int, String)", "UInt8", "CGRect", "[String?]", "Any"]],
    "print(‹String free›, ‹Int free›, ‹Bool free›, separator: \"/\")", "print(‹Int free›, terminator: \";\\n\")",
    *[f"‹var {t}› = ‹{t} free›" for t in BASIC + ["[Int]", "Int?", "UInt8", "Float", "CGRect", "String"]],
    *[f"‹var {t}› {op}= ‹{t} free›" for t in ["Int", "Double", "Int8", "UInt8", "Float"] for op in "+-*"],
    "‹var Double› += 1", "‹var Double› *= 2", "‹var Int› <<= 1", "‹var Int› %= 7", "‹var String› += ‹String free›", "‹var Bool›.toggle()",
    "‹var [Int]›.append(‹Int free›)", "‹var [Int]›.insert(‹Int free›, at: 0)", "‹var [Int]›.sort()", "‹var [Int]›.reverse()",
    "‹var [Int]› += ‹[Int] free›", "‹var [Int]›.removeAll { $0 > ‹Int› }", "if !‹var [Int]›.isEmpty { ‹var [Int]›.removeLast() }",
    "‹var [Int]›[‹lit index›] = ‹Int free›", "‹var [String: Int]›[‹String free›] = (‹Int free› as Int)", "‹var [String: Int]›[\"a\", default: 0] += 1",
    "‹var Set<Int>›.insert(‹Int free›)", "print(‹var Set<Int>›.sorted())", "‹var (Int, String)›.0 += 1", "‹var CGPoint›.x += ‹CGFloat free›",
    "‹var CGRect›.origin.y = ‹CGFloat free›", "‹var CGRect›.size = ‹CGSize free›", "‹var [[Int]]›.append(‹[Int] free›)", "‹var [Int]›.swapAt(0, 1)",
    "print(‹var [String: Int]›.removeValue(forKey: \"a\") as Any)", "‹var Int?›? += 1", "‹var [Double]›.append(‹Double free›)",
    "if ‹Bool free› ‹block›", "if ‹Bool free› ‹block› else ‹block›", "if ‹Bool free› ‹block› else if ‹Bool free› ‹block› else ‹block›",
    "if let ‹in Int› = ‹Int? free› ‹block› else ‹block›", "if let ‹in String› = ‹String? free›, ‹Bool free› ‹block›",
    "for ‹in Int› in 0..<‹lit index› ‹loop›", "for ‹in Int› in ‹[Int] free› ‹loop›", "for ‹in Int› in ‹[Int] free› where ‹Bool free› ‹loop›",
    "for (‹in Int›, ‹in String›) in ‹[String]›.enumerated() ‹loop›", "for ‹in Int› in stride(from: ‹lit Int›, to: ‹lit index›, by: ‹lit Int›) ‹loop›",
    "for ‹in Double› in ‹[Double] free› ‹loop›", "for case let ‹in String›? in ‹[String?] free› ‹loop›", "for ‹in Int› in (1...‹lit Int big›).reversed() ‹loop›",
    "for (‹in String›, ‹in Int›) in ‹var [String: Int]›.sorted(by: { $0.key < $1.key }) ‹loop›",
    "var n‹mark› = 0\nwhile n‹mark› < ‹lit index› && ‹Bool› {\n  n‹mark› += 1\n  ‹one›\n}", "var n‹mark› = 3\nrepeat {\n  n‹mark› -= 1\n  ‹one›\n} while n‹mark› > 0",
    "switch ‹Int free› {\ncase 0: ‹one›\ncase 1...5, 7: ‹one›\ncase let ‹in Int› where ‹Bool free›: ‹one›\ndefault: ‹one›\n}",
    "switch (‹Int free›, ‹Bool free›) {\ncase (0, _): ‹one›\ncase (let ‹in Int›, true): ‹one›\ncase (..<0, false): ‹one›\ndefault: break\n}",
    "switch ‹String free› {\ncase \"\", \"a\": ‹one›\ncase let ‹in String› where ‹Bool free›: ‹one›\ndefault: ‹one›\n}",
    "switch ‹Int? free› {\ncase nil: ‹one›\ncase let ‹in Int›? where ‹Bool free›: ‹one›\ncase .some(let ‹in Int›): ‹one›\n}",
    "switch ‹Any free› {\ncase let ‹in Int› as Int: ‹one›\ncase is String: ‹one›\ncase let ‹in Double› as Double where ‹Bool free›: ‹one›\ndefault: ‹one›\n}",
    "outer‹mark›: for ‹in Int› in 0..<3 {\n  for ‹in Int› in 0..<3 {\n    if ‹Bool free› { continue outer‹mark› }\n    if ‹Bool free› { break outer‹mark› }\n    ‹one›\n  }\n}",
    "let ‹let Int› = if ‹Bool free› { ‹Int free› } else { ‹Int free› }", "let ‹let String› = switch ‹Int free› { case 0: \"zero\" case ..<0: ‹String free› default: \"more\" }",
    "do {\n  defer { ‹one› }\n  ‹one›\n}", "func local‹mark›(_ ‹in Int›: Int) -> Int {\n  ‹one›\n  return ‹Int free›\n}\nprint(local‹mark›(‹Int free›))",
    "let (‹let Int›, ‹let String›) = ‹(Int, String) free›", "var count‹mark› = 0\nlet step‹mark› = { (by: Int) -> Int in count‹mark› += by; return count‹mark› }\nprint(step‹mark›(‹Int free›), step‹mark›(2), count‹mark›)",
    "[‹lit Int›, ‹lit index›].map { $0 + ‹lit index› }.forEach { ‹in Int› in\n  ‹one›\n  print(‹Bool free›)\n}",
    "[‹lit Int›, ‹lit index›].filter { $0 > ‹lit index› }.forEach { ‹in Int› in\n  ‹one›\n  print(‹Int free›)\n}",
    "[‹lit index›, ‹lit Double›].forEach { ‹in Double› in\n  ‹one›\n  print(‹Bool free›)\n}",
    "let ‹let [Int]› = [‹lit Int›, ‹lit index›].map { ‹in Int› in\n  ‹one›\n  return ‹Int free›\n}",
    "‹[Int]›.forEach { ‹in Int› in ‹one› }",
    "let ‹let [Int]› = ‹[Int]›.map { (‹in Int›: Int) -> Int in\n  ‹one›\n  return ‹Int free›\n}",
    "let makers‹mark› = (0..<3).map { i in { i * ‹Int› } }\nprint(makers‹mark›.map { $0() })", "if case 1...5 = ‹Int free› ‹block›",
    "‹leave›",
]
