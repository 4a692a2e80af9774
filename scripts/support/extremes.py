#!/usr/bin/env python3
"""Inputs that no one would write, through the executable: extremes.py VSH

Each must end by itself, with a clear answer, within a minute and a few gigabytes. Prints `ok WHAT` or `failed WHAT` for
each. `Tests/ShellTests/ExtremeTests.swift` has smaller ones, and looks at the session afterwards.
"""
import os
import resource
import subprocess
import sys
import tempfile

N = 100_000
SECONDS = 60
BYTES = 16 << 30
# What scripts may use here.
MEGABYTES = 1500

DEEP = "error: nesting is too deep"
ERROR = "error:"
STACK = "error: stack overflow"
MEMORY = "error: out of memory"
LARGE = "is too large"


def numbers(count, text="{0}", between=", "):
    return between.join(text.format(i) for i in range(count))


def lists():
    """Many of something: answered in time that grows with their number."""
    yield "numbers", f"print([{numbers(N)}].count)", "100000"
    yield "numbers of both kinds", f"let x = [{numbers(N // 2, '{0}, 2.5')}]; print(x.count)", "100000"
    yield "texts", "print([%s].count)" % numbers(N, '"s{0}"'), "100000"
    yield "arrays", f"print([{numbers(N, '[{0}, 2.5]')}].count)", "100000"
    yield "tuples", "print([%s].count)" % numbers(N, '({0}, "a")'), "100000"
    yield "rows of a dictionary", f"print([{numbers(N, '{0}: {0}')}].count)", "100000"
    yield "rows with texts", "print([%s].count)" % numbers(N, '"k{0}": [{0}, 2.5]'), "100000"
    yield "closures", f"let x: [(Int) -> Int] = [{numbers(10_000, '{{ $0 + {0} }}')}]; print(x.count)", "10000"
    yield "arguments", f"func f(_ a: Int...) -> Int {{ a.count }}; print(f({numbers(N)}))", "100000"
    yield "parameters", f"func f({numbers(N, '_ a{0}: Int')}) {{}}; print(1)", "1"
    yield "cases", f"enum E {{ case {numbers(N, 'c{0}')} }}; print(E.c99999)", "c99999"
    yield "cases of a switch", "let x = 9999; switch x {\n%s\ndefault: break }" % numbers(
        10_000, "case {0}: print({0})", "\n"), "9999"
    yield "statements", numbers(N, "let a{0} = {0}", "\n") + "\nprint(a99999)", "99999"
    yield "statements of a function", "func f() -> Int {\n%s\nreturn a9999 }\nprint(f())" % numbers(
        10_000, "let a{0} = {0}", "\n"), "9999"
    yield "methods", "struct S {\n%s\n}\nprint(S().a9999())" % numbers(
        10_000, "func a{0}() -> Int {{ {0} }}", "\n"), "9999"
    yield "interpolations", 'print("' + "\\(1)" * N + '".count)', "100000"
    yield "unknown functions", numbers(N, "f{0}oo(1)", "\n"), "more errors"
    yield "unknown names in a body", "func f() {\n%s\n}" % numbers(N, "print(f{0}oo)", "\n"), "more errors"
    yield "unknown names in methods", "class C {\n%s\n}" % numbers(N, "func f{0}() {{ f{0}oo() }}", "\n"), "more errors"
    yield "unknown members", "class C {\n%s\n}\n%s" % (
        numbers(N, "func f{0}() {{}}", "\n"), numbers(N, "C().f{0}oo()", "\n")), "more errors"
    yield "unknown types", numbers(N, "let a{0}: Strng{0} = 1", "\n"), "more errors"
    yield "types that do not fit", numbers(N, 'let a{0}: Int = ""', "\n"), "more errors"
    yield "lines that are no Swift", numbers(N, "let = {0}", "\n"), "more errors"
    yield "a line of many megabytes", "window.tag = 1; " * 650_000, ""
    yield "lines of many megabytes", "window.tag = 1\n" * 700_000, ""
    yield "a text of many megabytes", 'print("' + "a" * 10_000_000 + '".utf8.count)', "10000000"
    yield "escapes of many megabytes", 'print("' + "\\n" * 5_000_000 + '".utf8.count)', "5000000"
    yield "a block of many megabytes", 'print("""\n' + "abcdefgh\n" * 1_000_000 + '""".utf8.count)', "8999999"
    yield "a comment of many megabytes", "/* " + "x" * 10_000_000 + " */ print(1)", "1"
    yield "blanks of many megabytes", " " * 10_000_000 + "print(1)", "1"
    yield "line ends of many megabytes", "\n" * 10_000_000 + "print(1)", "1"
    yield "a name of many megabytes", "print(" + "x" * 10_000_000 + ")", ERROR
    yield "digits of many megabytes", "let x = " + "1" * 10_000_000, ERROR
    yield "numbers of many megabytes", "let x = [" + "1, " * 3_300_000 + "1]; print(x.count)", "3300001"
    yield "a sum of many megabytes", "let x = 1" + " + 1" * 2_500_000, DEEP
    yield "a command of many megabytes", ":find " + "x" * 10_000_000, ""
    yield "garbage of many megabytes", "}{)(][,.;:!?&|<>=+-*/%~^@#$`\\'\"" * 320_000, ERROR
    yield "letters of many megabytes", "é" * 5_000_000, ERROR


def depths():
    for name, opening, closing in (("parentheses", "(", ")"), ("brackets", "[", "]"), ("closures", "{ ", " }"),
                                   ("calls", "f(", ")"), ("subscripts", "a[", "]")):
        yield name, "let x = " + opening * N + "1" + closing * N, DEEP
        yield name + " left open", "let x = " + opening * N, ERROR
    for name, opening in (("minus signs", "-"), ("exclamation marks", "!"), ("question marks", "?"), ("dots", "."),
                          ("hash signs", "#"), ("at signs", "@a "), ("quotes", '"'), ("backslashes", "\\"),
                          ("less-than signs", "<"), ("try", "try "), ("is", "is "), ("let", "let "), ("if", "if ")):
        yield name, "let x = " + opening * N + "1", ERROR
    yield "members", "let x = window" + ".superview" * N, DEEP
    yield "optional members", "let x = window" + "?.superview" * N, DEEP
    yield "sums", "let x = 1" + " + 1" * N, DEEP
    yield "sums of both kinds", "let x = " + " + ".join(["1", "2.5", "-3", "4e3"] * 200) + "; print(x)", "800100.0"
    yield "sums without a type", "let x: String = " + " + ".join(["1", "2.5", "-3", "4e3"] * 200), ERROR
    yield "ternaries", "let x = " + "true ? 1 : " * N + "2", DEEP
    yield "types", "let x: " + "Array<" * N + "Int" + ">" * N, DEEP
    yield "optional types", "let x: Int" + "?" * N + " = nil", DEEP
    yield "comments", "/*" * N + "*/" * N + "print(1)", "1"
    yield "conditions", "if true { " * N + "}" * N, DEEP
    yield "else if", "if false {} " + "else if false {} " * N, DEEP
    yield "types inside types", numbers(N, "struct S{0} {{ ", "") + "}" * N, DEEP
    nested = "".join("[%d, 1].forEach { a%d in\nprint(a%d)\n" % (i, i, i) for i in range(14))
    yield "closures with literals", nested + "print(nobody)" + "\n}" * 14, "cannot find 'nobody'"
    yield "sums in lists in a list", f"print([{numbers(N, '[{0} + 1, 2.5]')}].count)", "100000"
    yield "overloads", numbers(2000, "struct S{0} {{}}; func f(_ a: S{0}) -> S{0} {{ a }}", "\n") + "\nf(f(f(1)))", ERROR
    chain = "var h: N? = nil; for _ in 0..<2_000_000 { let m = N(); m.n = h; h = m }; h = nil; print(1)"
    yield "a chain of objects", "class N { var n: N? }; " + chain, "1"
    yield "a chain of values", "indirect enum E { case a(E), b }; var e = E.b\n" \
        "for _ in 0..<2_000_000 { e = .a(e) }; e = .b; print(1)", "1"
    yield "a chain of closures", "var f: () -> Int = { 0 }\n" \
        "for _ in 0..<1_000_000 { let g = f; f = { g() + 1 } }; f = { 1 }; print(f())", "1"
    yield "fat calls", "func f(_ n: Int) -> Int { " + "1 + " * 900 + "f(n + 1) }; print(f(0))", STACK


def hogs():
    for name, text in (("a growing array", "var a = [1]; while true { a.append(1) }"),
                       ("a growing dictionary", "var d = [0: 0]; while true { d[d.count] = 1 }"),
                       ("texts", 'var a: [String] = []; while true { a.append("abcdefghijklmnopqrstuvw\\(a.count)") }'),
                       ("views", "while true { window.addSubview(UIView()) }"),
                       ("closures", "var a: [() -> Int] = []; while true { let n = a.count; a.append { n } }"),
                       ("an endless map", "_ = (0..<1_000_000_000_000).map { [$0] }"),
                       ("an endless array", "_ = Array(0..<Int.max)"),
                       ("an endless set", "_ = Set(0...1_000_000_000_000)")):
        yield name, text, MEMORY
    yield "a doubled text", 'var s = "abcdefgh"; while true { s += s }', ERROR
    yield "a doubled array", "var a = [1]; while true { a += a }", ERROR
    yield "arrays in one", "_ = (0..<1_000_000).flatMap { _ in Array(0..<100_000) }", ERROR
    yield "a joined text", '_ = Array(repeating: String(repeating: "a", count: 60_000_000), count: 100_000).joined()', LARGE
    yield "too many elements", "_ = Array(repeating: 0, count: 1_000_000_000_000)", LARGE
    yield "too long a text", '_ = String(repeating: "abc", count: Int.max)', LARGE


def run(vsh, text):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "t.vsh")
        with open(path, "wb") as file:
            file.write(text.encode())
        limit = lambda: resource.setrlimit(resource.RLIMIT_DATA, (BYTES, BYTES))
        try:
            done = subprocess.run([vsh, "--memory", str(MEGABYTES), path], stdin=subprocess.DEVNULL, timeout=SECONDS,
                                  capture_output=True, preexec_fn=limit, check=False)
        except subprocess.TimeoutExpired:
            return "takes too long", ""
        said = (done.stdout + done.stderr).decode(errors="replace")
        if done.returncode not in (0, 1):
            return f"ends with {done.returncode}", said
        return "", said


def main():
    vsh = os.path.abspath(sys.argv[1])
    for title, cases in (("many", lists()), ("deep", depths()), ("much", hogs())):
        for name, text, says in cases:
            trouble, said = run(vsh, text)
            if not trouble and says not in said:
                trouble = f"says {said[:100]!r}"
            if not trouble and len(said) > 20_000:
                trouble = f"says {len(said)} bytes"
            print(f"{'failed' if trouble else 'ok'} {title}: {name}{': ' + trouble if trouble else ''}", flush=True)


main()
