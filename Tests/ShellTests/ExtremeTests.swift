import Shell
import Testing
import ViewKit

/// Inputs that no one would write: too deep, too long, endless. Each gets a clear answer, changes nothing when it
/// fails, and the session goes on. `scripts/support/extremes.py` has the ones that only an optimized build can take.
@Suite struct ExtremeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// What is printed, results and errors, has this in it.
    let says: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, says: String) {
      self.name = name
      self.text = text
      self.says = says
    }
  }

  static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
  static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") }
  static func list(_ count: Int, _ item: (Int) -> String) -> String { (0..<count).map(item).joined(separator: ", ") }

  static let nested: [Case] = [
    Case("brackets", "let x = " + times(100_000, "(") + "1" + times(100_000, ")"), says: "nesting is too deep"),
    Case("arrays", "let x = " + times(100_000, "[") + times(100_000, "]"), says: "nesting is too deep"),
    Case("braces", times(100_000, "{") + times(100_000, "}"), says: "nesting is too deep"),
    Case("minus signs", "let x = " + times(100_000, "-") + "1", says: "error: cannot find operator '---"),
    Case("minus signs and blanks", "let x = " + times(100_000, "- ") + "1", says: "error:"),
    Case("members", "let x = window" + times(100_000, ".superview"), says: "nesting is too deep"),
    Case("sums", "let x = 1" + times(100_000, " + 1"), says: "nesting is too deep"),
    Case("hash signs", times(100_000, "#"), says: "error:"),
    Case("hash signs before a text", times(100_000, "#") + "\"a\"", says: "nesting is too deep"),
    Case("closures", "let x = " + times(100_000, "{ ") + times(100_000, " }"), says: "nesting is too deep"),
    Case("comments", times(100_000, "/*") + times(100_000, "*/") + "print(\"out\")", says: "out"),
    Case("interpolations", "let x = " + times(1000, "\"\\(") + "1" + times(1000, ")\""), says: "nesting is too deep"),
    Case("types", "let x: " + times(100_000, "Array<") + "Int" + times(100_000, ">"), says: "nesting is too deep"),
    Case("optionals", "let x: Int" + times(100_000, "?") + " = nil", says: "nesting is too deep"),
    Case("conditions", times(100_000, "if true { ") + times(100_000, "}"), says: "nesting is too deep"),
    Case("else if", "if false {} " + times(100_000, "else if false {} "), says: "nesting is too deep"),
    Case("ternaries", "let x = " + times(100_000, "true ? 1 : ") + "2", says: "nesting is too deep"),
    Case("functions", times(100_000, "func f() { ") + times(100_000, "}"), says: "nesting is too deep"),
  ]

  static let long: [Case] = [
    Case("rows of an array", "print([" + list(20_000) { "\($0)" } + "].count)", says: "20000"),
    Case("rows of both kinds", "let x = [" + list(10_000) { "\($0), 2.5" } + "]; print(x.count)", says: "20000"),
    Case("rows of a dictionary", "let x = [" + list(10_000) { "\($0): [1, 2.5]" } + "]; print(x.count)", says: "10000"),
    Case("cases", "enum E { case " + list(10_000) { "c\($0)" } + " }; print(E.c9999)", says: "c9999"),
    Case("parameters", "func f(" + list(5000) { "_ a\($0): Int" } + ") {}; print(1)", says: "1"),
    Case("statements", lines(5000) { "let a\($0) = \($0)" } + "\nprint(a4999)", says: "4999"),
    Case("a name", "print(" + times(1_000_000, "x") + ")", says: "error: cannot find 'xxx"),
    Case("digits", "let x = " + times(1_000_000, "1"), says: "error: integer literal '111"),
    Case("white space", times(1_000_000, " ") + times(1_000_000, "\n") + "print(\"out\")", says: "out"),
    Case("unknown functions", lines(50_000) { "f\($0)oo(1)" }, says: "… and 196 more errors"),
    Case(
      "unknown names in a body", "func f() {\n" + lines(20_000) { "  print(f\($0)oo)" } + "\n}",
      says: "… and 196 more errors"),
    Case("types that do not fit", lines(50_000) { "let a\($0): Int = \"\"" }, says: "… and 196 more errors"),
    Case("lines that are no Swift", lines(20_000) { "let = \($0)" }, says: "… and 19995 more errors"),
    Case("sums of both kinds", "let x = " + times(200, "1 + 2.5 - 3 * 4 + ") + "1; print(x)", says: "-1699.0"),
    Case("sums without a type", "let x: String = " + times(100, "1 + 2.5 - ") + "1", says: "error:"),
    Case(
      "overloads inside overloads",
      lines(300) { "struct S\($0) {}; func f(_ a: S\($0)) -> S\($0) { a }" } + "\nf(f(f(f(f(f(1))))))", says: "error:"),
  ]

  static let endless: [Case] = [
    Case("function", "func f() -> Int { f() + 1 }; print(f())", says: "stack overflow"),
    Case("closure", "var f: () -> Int = { 1 }; f = { f() + 1 }; print(f())", says: "stack overflow"),
    Case("getter", "struct S { var x: Int { x + 1 } }; print(S().x)", says: "stack overflow"),
    Case("lazy property", "class C { lazy var x: Int = x + 1 }; print(C().x)", says: "stack overflow"),
    Case("initial value", "class C { var c = C() }; _ = C()", says: "stack overflow"),
    Case("deinit", "class C { deinit { _ = C() } }; do { _ = C() }", says: "stack overflow"),
    Case(
      "observers", "class C { var x = 0 { didSet { y = x } }; var y = 0 { didSet { x = y } } }; C().x = 1",
      says: "stack overflow"),
    Case(
      "layout",
      "class V: UIView { override func layoutSubviews() { setNeedsLayout(); layoutIfNeeded() } }\n"
        + "let v = V(); window.addSubview(v); window.layoutIfNeeded()", says: "levels deep"),
    Case(
      "description", "struct S: CustomStringConvertible { var description: String { \"\\(self)\" } }; print(S())",
      says: "stack overflow"),
    Case(
      "equality", "struct S: Equatable { static func == (a: S, b: S) -> Bool { [a] == [b] } }; print(S() == S())",
      says: "stack overflow"),
    Case(
      "hash", "struct S: Hashable { func hash(into h: inout Hasher) { h.combine([self]) } }; print(Set([S()]).count)",
      says: "stack overflow"),
    Case(
      "order",
      "struct S: Comparable { static func < (a: S, b: S) -> Bool { [a, b].sorted().isEmpty } }\n"
        + "print([S(), S()].sorted().count)", says: "stack overflow"),
    Case("type", "func g<T>(_ a: T) -> Int { g([a]) }; print(g(1))", says: "types that grow without end"),
    Case("type of pairs", "func g<T>(_ a: T) -> Int { g((a, a)) }; print(g(1))", says: "types that grow without end"),
    Case("protocols", "protocol A: B {}; protocol B: A {}", says: "refines itself"),
    Case("array", "_ = Array(repeating: 0, count: 1_000_000_000_000)", says: "Array is too large"),
    Case("text", "_ = String(repeating: \"a\", count: Int.max)", says: "String is too large"),
    Case("doubled text", "var s = \"abcdefgh\"; while true { s += s }", says: "String is too large"),
    Case(
      "doubled interpolation", "var s = \"abcdefgh\"; while true { s = \"\\(s)\\(s)\" }", says: "String is too large"),
    Case("doubled array", "var a = [1]; while true { a += a }", says: "Array is too large"),
    Case(
      "replaced text",
      "_ = String(repeating: \"a\", count: 60_000).replacing(\"a\", with: String(repeating: \"b\", count: 1_000_000))",
      says: "String is too large"),
    Case(
      "chain",
      "class N { var n: N? }; var h: N?; for _ in 0..<100_000 { let m = N(); m.n = h; h = m }; h = nil; print(7)",
      says: "7"),
  ]

  @Test(arguments: nested + long + endless) func answers(_ input: Case) {
    inSession { session, host in
      _ = session.run("let v = UIView(); window.addSubview(v); var kept = 1")
      let before = session.answer(":dump /", host)
      host.everything = ""
      let outcome = session.run("kept = 2; v.tag = 9\n" + input.text)
      let said = host.everything
      #expect(said.contains(input.says), "it said: \(said.prefix(500))")
      #expect(said.utf8.count < 20_000)
      if outcome != .done { #expect(session.answer(":dump /", host) == before) }
      #expect(session.answer("print(kept)", host) == (outcome == .done ? "2\n" : "1\n"))
    }
  }

  /// Bytes that are no text, and line ends of all kinds.
  @Test(arguments: [
    ("print(1)\0\nprint(2)", "nul character"), ("print(\"a\0b\")", ""), ("// \0\nprint(\"out\")", "out"),
    ("\u{FEFF}print(\"out\")", "out"), ("print(1)\r\nprint(\"out\")\r\n", "out"), ("print(1)\rprint(\"out\")\r", "out"),
    ("print(\"\\u{D800}\")", "error:"), ("print(\"\\u{FFFFFFFFF}\")", "error:"),
  ]) func answersStrangeText(_ text: String, _ says: String) {
    inSession { session, host in
      _ = session.run(text)
      #expect(host.everything.contains(says), "it said: \(host.everything)")
    }
  }
}
