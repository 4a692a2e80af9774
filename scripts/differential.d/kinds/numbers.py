"""Integers of all widths and numbers with a point: overflow, shifts, bits, conversions, rounding, neighbours, ranges, chance of one's own, and texts."""
import random
import re

from .phrases import Phrases

HEAD = """struct LCG: RandomNumberGenerator { var s: UInt64
  mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
nonisolated(unsafe) var lcg = LCG(s: 42)
func bits(_ x: Double) -> UInt64 { x.isNaN ? 0 : x.bitPattern }
func bits(_ x: Float) -> UInt32 { x.isNaN ? 0 : x.bitPattern }
func some<T: FixedWidthInteger>(_ a: T, _ b: T, _ k: Int) -> T {
  switch k & 7 { case 0: return a &+ b; case 1: return a &* b; case 2: return T(clamping: a.nonzeroBitCount + b.leadingZeroBitCount); case 3: return (a ^ b).byteSwapped
  case 4: return b == 0 ? a : a.dividedReportingOverflow(by: b).partialValue; case 5: return T(truncatingIfNeeded: a.magnitude) &- b; case 6: return T.max &- a; default: return a << b } }
func any<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ k: Int) -> T {
  switch k & 7 { case 0: return a + b; case 1: return a * b; case 2: return (a / b).rounded(.up); case 3: return a.nextUp; case 4: return T.maximum(a, b)
  case 5: return a.remainder(dividingBy: b); case 6: return (a * a).squareRoot(); default: return -a } }
func its<T>(_ x: T) -> T { x }
func show<T>(_ l: Int, _ v: T) { print(l, v, type(of: v)) }
func show<T>(_ l: Int, _ v: T?) { print(l, v.map { "\\($0)" } ?? "nil") }"""

INTEGERS = ["Int8", "Int16", "Int32", "Int64", "Int", "UInt8", "UInt16", "UInt32", "UInt64", "UInt"]
REALS = ["Double", "Float", "CGFloat"]
BITS = {name: int("".join(c for c in name if c.isdigit()) or 64) for name in INTEGERS}
ANY, SMALL = "|".join(INTEGERS), ["0", "1", "2", "3", "5", "7", "9", "13", "31", "64", "100", "-1", "-2", "-8", "-65"]


def ways(text):
    """Ways stand between semicolons; those with a space behind are the ways' own."""
    return re.split(r";(?! )|\n", text)


# `T` is the type itself, `M` its magnitude's, `X` any integer.
OF_INTEGERS = ways("""({T} &+ {T});({T} &- {T});({T} &* {T});({T} & {T});({T} | {T});({T} ^ {T});~({T});(({T}) << {Int});(({T}) >> {Int});(({T}) << {X});(({T}) >> {X});(({T}) &<< {T});(({T}) &>> {T})
T(truncatingIfNeeded: {X});T(clamping: {X});(T(exactly: {X}) ?? {T});(T(exactly: its({Double})) ?? {T});(T(exactly: its({Float})) ?? {T});({T}).byteSwapped;({T}).bigEndian;T(littleEndian: {T})
({T}).signum();min({T}, {T});max({T}, {T}, {T});({T}).addingReportingOverflow({T}).partialValue;({T}).multipliedReportingOverflow(by: {T}).partialValue
({T}).dividedReportingOverflow(by: {T}).partialValue;({T}).remainderReportingOverflow(dividingBy: {T}).partialValue;({T}).subtractingReportingOverflow({T}).0
(T({String}) ?? {T});(T({String}, radix: 16) ?? {T});(T({String}, radix: 36) ?? {T});T(({T}).nonzeroBitCount);T(truncatingIfNeeded: ({T}).leadingZeroBitCount);({T}).multipliedFullWidth(by: {T}).high
some({T}, {T}, {Int});T.random(in: min({T}, {T})...T.max, using: &lcg);T.random(in: T.min...T.max, using: &lcg);((T.min..<({T})).randomElement(using: &lcg) ?? 1);T(bitPattern: {M})
({T}) / 3;({T}) % 7;({T}).quotientAndRemainder(dividingBy: 5).remainder;(({Bool}) ? {T} : {T});[{T}, {T}, {T}].sorted()[1];[{T}, {T}].reduce(0, &+);([{T}, {T}].max() ?? 0)
(({T})...T.max).lowerBound;(T.min..<({T})).upperBound;(({T} >> 1)..<(T.max)).clamped(to: 1..<9).lowerBound;(stride(from: {T} >> 1, to: T.max, by: 9).first {{ _ in true }} ?? 0)
{{ () -> T in var a = {T}; a &+= {T}; a ^= {T}; return a }}();{{ () -> T in var a = {T}; a <<= {Int}; a |= {T}; return a }}();{{ () -> T in var a = {T}; a >>= {X}; a &= {T}; return a }}()
{{ () -> T in var a = {T}; let b = {T}; a &*= b; a &-= 3; return a }}();(({T}).addingReportingOverflow({T}) as (T, Bool)).0;T(({Bool}) ? 1 : 0);T({Real8}.rounded(.down));T({Real8})""")
OF_REALS = ways("""{T} + {T};{T} - ({T});({T}) * {T};({T}) / {T};-({T});({T}).rounded();({T}).rounded(.up);({T}).rounded(.down);({T}).rounded(.towardZero);({T}).rounded(.awayFromZero);({T}).rounded(.toNearestOrEven)
({T}).rounded(.toNearestOrAwayFromZero);({T}).truncatingRemainder(dividingBy: {T});({T}).remainder(dividingBy: {T});({T}).nextUp;({T}).nextDown;({T}).ulp;({T}).significand;({T}).binade;({T}).magnitude;abs({T})
({T}).squareRoot();({T}).addingProduct({T}, {T});T.minimum({T}, {T});T.maximumMagnitude({T}, {T});min({T}, {T});max({T}, {T});T(signOf: {T}, magnitudeOf: {T});T({Double});T({Float});T({CGFloat});T({X})
T(sign: .minus, exponent: T.Exponent(({Int8}) & 15), significand: {T});(T(exactly: its({Double})) ?? {T});(T(exactly: {X}) ?? 0.5);({T}).advanced(by: {T});({T}).distance(to: {T});any({T}, {T}, {Int})
(T({Text}) ?? {T});(({Bool}) ? {T} : {T});([{T}, {T}, {T}].min() ?? 0);[{T}, {T}].reduce(1, *);T.random(in: 0..<3, using: &lcg);T.random(in: -1...1, using: &lcg)
{{ () -> T in var a = {T}; a *= {T}; a.round(.up); return a }}();{{ () -> T in var a = {T}; a.negate(); a += {T}; a /= 3; return a }}();{{ () -> T in var a = {T}; a.formTruncatingRemainder(dividingBy: {T}); return a }}()
(Array(stride(from: {T}, through: 3, by: 0.75).prefix(3)).last ?? 0);Array(stride(from: 2, to: -({T}), by: -1.5).prefix(4)).reduce(0, +);T(({Int8}) / 2);T({UInt64})""")

VALUES = {
    "Bool": ["true", "false"], "Text": ['"1.5"', '"-2e3"', '"0x1p4"', '"1e400"', '"inf"', '"nan"', '".5"', '"5."', '"x"', '"+7"', '"-0"', '" 1"', '""', '"123456789.123456789"', '"1e-7"', '"0x1.8p-1"'],
    "String": ['"12"', '"-7"', '"+5"', '"f"', '"-0"', '"zz"', '""', '"300"', '"-129"', '"9223372036854775808"', '" 1"', '"1_0"'], "Real8": ["12.75", "100.0", "0.5", "1e2"],
}
WAYS = {
    "Bool": ["({T}) < {T}", "({T}) == {T}", "({R}) < {R}", "({R}) == {R}", "({R}) >= {R}", "({R}).isNaN", "({R}).isFinite", "({R}).isSubnormal", "({R}).isZero", "({R}).isNormal", "({T}).isMultiple(of: {T})",
             "({X}) < {X}", "({X}) == {X}", "({X}) >= {X}", "({T}).addingReportingOverflow({T}).overflow", "({T}).multipliedReportingOverflow(by: {T}).overflow", "({T}).dividedReportingOverflow(by: {T}).overflow",
             "({R}).isLess(than: {R})", "({R}).isTotallyOrdered(belowOrEqualTo: {R})", "({R}).isLessThanOrEqualTo({R})", "(-2...2).contains({R})", "(0..<9).contains({T})", "Bool.random(using: &lcg)",
             "[{R}, 1].contains({R})", "Set([{R}, {R}, 0]).count > 2", "Set([{T}, {T}]).contains({T})", "!({Bool})", "({Bool}) != ({Bool})", "({R}).isInfinite"],
    "String": ["String({X}, radix: 2)", "String({X}, radix: 16, uppercase: true)", "String({X}, radix: 36)", "\"\\({X})\"", "({X}).description", "String({X})"],
    "Text": ["\"\\({Double})\"", "String({Float})", "({CGFloat}).description", "String({X})", "String(describing: {Float})", "\"\\([{Double}, {Double}])\"", "String(reflecting: {Double})"],
}


def fill():
    """The tables of all numbers from those of one."""
    for name in INTEGERS:
        signed, size = name[0] == "I", BITS[name]
        most = {"8": 127, "16": 32767}.get(str(size), 2 ** (size - 1) - 1)
        VALUES[name] = [f"{name}.max", f"{name}.min", f"({name}.max - 1)", f"({name}.min + 1)", f"({name}.max / 2 + 1)"] + [f"({v} as {name})" for v in SMALL if signed or v[0] != "-"] + [f"({most // 3} as {name})"]
        magnitude = name if not signed else "U" + name
        other = magnitude if signed else name[1:]
        WAYS[name] = [spelled(w, name, other) for w in OF_INTEGERS]
        if not signed:
            WAYS[name] += [f"({{{name[1:]}}}).magnitude", f"({{{name[1:]}}}).multipliedFullWidth(by: {{{name[1:]}}}).low", f"({{{name}}}).magnitude"]
    WAYS["Int"] += [spelled(w, name, "") for name in INTEGERS for w in ["({T}).leadingZeroBitCount", "({T}).trailingZeroBitCount", "({T}).bitWidth", "(({T}) >> 1).distance(to: 3)"]]
    WAYS["Int"] += [f"Int(truncatingIfNeeded: ({{{name}}}).exponentBitPattern)" for name in REALS] + ["Int(({Float}).significandWidth)", "Int(({Double}).exponent / 2)", "Array(stride(from: 0, to: 2, by: abs(({Double}).significand))).count"]
    WAYS["UInt64"] += ["bits({Double})", "({Double}).significandBitPattern"]
    WAYS["UInt32"] += ["bits({Float})", "({Float}).significandBitPattern"]
    for name in REALS:
        VALUES[name] = [f"({v} as {name})" for v in ["0", "1", "-1", "0.1", "2.5", "-3.5", "0.5", "1e21", "1e16", "123456.789", "1e-5", "0.0001", "-0.0", "3e-7", "7", "1e15", "16777217", "0.3"]]
        VALUES[name] += [f"{name}.{v}" for v in ["pi", "infinity", "nan", "ulpOfOne", "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude"]] + [f"-{name}.infinity"]
        WAYS[name] = [spelled(w, name, name) for w in OF_REALS] + [f"{f}({{{name}}})" for f in ["sin", "cos", "exp", "log", "floor", "ceil", "trunc", "round", "sqrt", "atan", "fabs", "log2", "exp2", "cbrt"]]
        WAYS[name] += [f"{f}({{{name}}}, {{{name}}})" for f in ["pow", "hypot", "atan2", "fmod", "fmax"]]
    WAYS["Double"] += ["Double(bitPattern: {UInt64})"]
    WAYS["Float"] += ["Float(bitPattern: {UInt32})"]
    for kind in ["Bool", "String", "Text"]:
        WAYS[kind] = [spelled(w, name, "") for w in WAYS[kind] for name in (INTEGERS if "{T}" in w else [""])]
        WAYS[kind] = [w.replace("{R}", "{" + name + "}") for w in WAYS[kind] for name in (REALS if "{R}" in w else [""])]


def spelled(way, name, other):
    """`T` is never part of another word in the tables."""
    way = way.replace("{T}", "{" + name + "}").replace("{M}", "{" + other + "}").replace("{X}", "{" + ANY + "}")
    return way.replace("T(", name + "(").replace("T.", name + ".").replace("(T,", f"({name},").replace("-> T in", f"-> {name} in")


fill()
SHOWN = ["({T}).addingReportingOverflow({T})", "({T}).quotientAndRemainder(dividingBy: 3)", "({T}).multipliedFullWidth(by: {T})", "T(exactly: {X})", "T({String})", "T({String}, radix: 2)", "({T}).words.map {{ $0 }}",
         "T(exactly: its({Double}))", "[{T}, {T}].shuffled(using: &lcg)", "({T}).remainderReportingOverflow(dividingBy: {T})", "Array(stride(from: {T} >> 1, through: T.max - 9, by: 8).prefix(3))", "T({X})", "({T}) + {T}", "T({Double})"]
SHOWN_REALS = ["({R}).floatingPointClass", "({R}).exponent", "R(exactly: {X})", "R({Text})", "Array(stride(from: {R}, to: 4, by: 0.3).prefix(4))", "({R}).sign == .minus", "[{R}, {R}, {R}].sorted()", "Int({R})", "({R}, {R})",
               "[{R}, {R}].map {{ \"\\($0)\" }}", "({R})...R.infinity", "({R}, {Bool})"]


def program(seed, values=24):
    chance = random.Random(seed)
    phrases, lines = Phrases(chance, VALUES, WAYS), [HEAD]
    for number in range(values):
        draw = chance.random()
        if draw < .25:
            name = chance.choice(INTEGERS)
            ways = SHOWN[:-3] if number < values - 1 else SHOWN
            lines.append(f"do {{ let v = {phrases.filled(spelled(chance.choice(ways), name, ''), 2)}; show({number}, v) }}")
        elif draw < .45:
            name = chance.choice(REALS)
            way = chance.choice([w for w in SHOWN_REALS if number == values - 1 or not w.startswith("Int(")])
            lines.append(f"do {{ let v = {phrases.filled(way.replace('{R}', '{' + name + '}').replace('R(', name + '(').replace('R.', name + '.').replace('{X}', '{' + ANY + '}'), 2)}; show({number}, v) }}")
        else:
            kind = chance.choice(INTEGERS + REALS + REALS + ["Bool", "String"])
            lines.append(f"do {{ let v: {kind} = {phrases.made(kind, 3)}; show({number}, v) }}")
    return "\n".join(lines) + "\n"
