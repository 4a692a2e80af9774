/// Operators and other signs.
extension LanguageTopic {
  static var signs: [LanguageTopic] {
    [
      .init(
        "+ - * / %", "Arithmetic; overflow and division by zero stop the line. Text and arrays are joined with `+`.",
        "print(7 / 2, 7 % 2, 7.0 / 2)", prints: "3 1 3.5\n", see: "&+ +="),
      .init(
        "&+ &- &* & | ^ ~ << >>", "Arithmetic that wraps around, and operations on bits.",
        "print(UInt8(255) &+ 2, 6 & 3, 1 << 4)", prints: "1 2 16\n", see: "+"),
      .init(
        "= += -= *= /= %=", "Assign, and assign the result of an operation.",
        "var n = 4\nn *= 3\nprint(n)", prints: "12\n", see: "== var"),
      .init(
        "== != < > <= >=", "Compare values that are `Equatable` or `Comparable`.",
        "print((1, \"a\") == (1, \"a\"), \"a\" < \"b\")", prints: "true true\n", see: "==="),
      .init(
        "=== !==", "Whether two references are of the same object.",
        "let a = UIView()\nprint(a === a, a === UIView())", prints: "true false\n", see: "=="),
      .init(
        "&& || !", "And, or, not: the right side is looked at only if it matters. Behind a value, `!` unwraps.",
        "let n: Int? = 2\nprint(n != nil && n! > 1)", prints: "true\n", see: "? ??"),
      .init(
        "? ?.", "An optional type, and a chain that is nil where a link is nil.",
        "print(window.superview?.frame == nil)", prints: "true\n", see: "?? ! nil"),
      .init(
        "??", "The value of an optional, or another where it is nil.",
        "print(Int(\"x\") ?? 0)", prints: "0\n", see: "? nil"),
      .init("?:", "One of two values, by a condition.", "print(3 > 2 ? \"yes\" : \"no\")", prints: "yes\n", see: "if"),
      .init(
        "... ..<", "Ranges, with the end and without; one-sided too.",
        "print(Array(1...3), [5, 6, 7][1...])", prints: "[1, 2, 3] [6, 7]\n", see: "for"),
      .init(
        "->", "What a function gives.", "let f: (Int) -> Int = { $0 + 1 }\nprint(f(1))", prints: "2\n", see: "func {"),
      .init(
        "{ }", "A closure: a function as a value; the last argument of a call may stand behind the parentheses.",
        "print([3, 1, 2].sorted { a, b in a > b })", prints: "[3, 2, 1]\n", see: "$0 in weak"),
      .init(
        "$0", "The closure's first parameter, where it names none; `$1` is the second.",
        "print([1, 2, 3].reduce(0) { $0 + $1 })", prints: "6\n", see: "{"),
      .init(
        "\\. \\", "A key path: a property as a value; `x[keyPath: path]` reads and writes what it leads to.",
        "let x = \\CGPoint.x\nvar p = CGPoint(x: 1, y: 2)\np[keyPath: x] = 9\nprint(p, [p].map(\\.y))",
        prints: "(9.0, 2.0) [2.0]\n"),
      .init(
        "\\( \"", "Text; `\\(…)` puts a value into it, three quotes begin text of several lines.",
        "let n = 3\nprint(\"\\(n) views\")", prints: "3 views\n"),
      .init(
        "[ ]", "Arrays, dictionaries and their elements.",
        "let d = [\"a\": 1]\nprint(d[\"a\"] ?? 0, [4, 5][1])", prints: "1 5\n", see: "..."),
      .init(
        ". .name", "A member; with nothing before it, one of the type that is expected.",
        "let c: UIView.ContentMode = .center\nprint(c.rawValue)", prints: "4\n"),
      .init("~=", "Whether a pattern matches: what `case` asks.", "print(1...3 ~= 2)", prints: "true\n", see: "switch"),
      .init(
        "; // /* */",
        "Ends a statement on a line of several (at a prompt, behind the last one, shows no value); comments.",
        "print(1); print(2)  // two lines", prints: "1\n2\n"),
    ]
  }
}
