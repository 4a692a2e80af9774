import Testing

@testable import Syntax

struct DiagnosticTests {
  func show(
    _ text: String, _ diagnostics: [Diagnostic], _ form: DiagnosticPrinter.Form = .prompt, width: Int = 100
  ) -> String {
    DiagnosticPrinter(form: form, width: width).text(diagnostics, in: SourceText(name: "bad.vsh", text))
  }

  @Test func showsLineCaretAndHint() {
    let wrong = Diagnostic("value of type 'UIView' has no member 'fram'", Span(5, 9), hint: "did you mean 'frame'?")
    #expect(
      show("card.fram = .zero", [wrong]) == """
        error: value of type 'UIView' has no member 'fram'
          card.fram = .zero
               ^~~~
               did you mean 'frame'?

        """)
    #expect(show("a\nab.fram", [wrong], .batch).hasPrefix("bad.vsh:2:4: error: value"))
    #expect(
      show("a\nb c\n", [Diagnostic("x \"y\"", Span(4, 5))], .json)
        == "{\"file\":\"bad.vsh\",\"line\":2,\"column\":3,\"severity\":\"error\",\"message\":\"x \\\"y\\\"\",\"code\":\"\",\"hint\":null}\n"
    )
  }

  @Test func aDocumentHasItsNote() {
    var open = Diagnostic("expected ')'", Span(5, 6))
    open.note = .init(message: "to match this opening '('", span: Span(1, 2))
    #expect(
      show("f(a\n b", [open], .json).hasSuffix(
        ",\"hint\":null,\"note\":{\"line\":1,\"column\":2,\"message\":\"to match this opening '('\"}}\n"))
  }

  /// In a window nothing is wider than it: sentences are broken between words, and of the line is shown what stands
  /// about the caret.
  @Test(arguments: [20, 33, 40, 60]) func fitsItsWindow(_ columns: Int) {
    let line = "let total = alpha + beta + gammaIsLong.convert(point, to: somewhere) + delta + epsilon"
    for place in stride(from: 0, to: line.utf8.count - 4, by: 3) {
      var wrong = Diagnostic("cannot find 'gamma' in scope, nor anything like it", Span(place, place + 4))
      wrong.hint = "did you mean 'gammaIsLong' or 'gammaIsShort'?"
      var printer = DiagnosticPrinter(form: .prompt, width: columns)
      // As wide as it can be; how words are broken is the caller's.
      printer.wrap = { text, lead in
        var lines = [lead]
        for word in text.split(separator: " ") {
          if lines[lines.count - 1].count + word.count >= columns { lines.append("    ") }
          lines[lines.count - 1] += (lines.last!.last == " " ? "" : " ") + word
        }
        return lines
      }
      let lines = printer.text([wrong], in: SourceText(line)).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
      let caret = lines.firstIndex { $0.contains("^") && $0.allSatisfy { " ^~".contains($0) } }
      guard let caret, caret > 0 else { return #expect(Bool(false), "\(lines)") }
      // The caret stands under the character that it is about.
      let column = lines[caret].prefix { $0 != "^" }.count
      let bytes = Array(line)
      #expect(Array(lines[caret - 1])[column] == bytes[place], "\(lines)")
    }
  }

  @Test func alignsTabsWideAndControlCharacters() {
    #expect(show("\tab", [Diagnostic("m", Span(1, 3))]) == "error: m\n      ab\n      ^~\n")
    #expect(show("日本 x", [Diagnostic("m", Span(7, 8))]) == "error: m\n  日本 x\n       ^\n")
    #expect(show("日本 x", [Diagnostic("m", Span(0, 6))]) == "error: m\n  日本 x\n  ^~~~\n")
    #expect(show("\u{1B}[1m x", [Diagnostic("m", Span(5, 6))]) == "error: m\n  \\u{1B}[1m x\n            ^\n")
    #expect(show("e\u{301} x", [Diagnostic("m", Span(4, 5))]) == "error: m\n  e\u{301} x\n    ^\n")
  }

  @Test func cutsLongLinesAroundTheCaret() {
    let line = String(repeating: "a", count: 10_000) + "XYZ" + String(repeating: "b", count: 10_000)
    let lines = show(line, [Diagnostic("m", Span(10_000, 10_003))], width: 40).split(separator: "\n")
    let shown = Array(lines[1])
    #expect(shown.count < 50)
    let caret = Array(lines[2]).firstIndex(of: "^")!
    #expect(String(shown[caret..<caret + 3]) == "XYZ")
    #expect(lines[2].hasSuffix("^~~") && shown.last == "…" && shown[2] == "…")
  }

  @Test func showsFiveAndCountsTheRest() {
    let many = (0..<8).reversed().map { Diagnostic("m\($0)", Span($0, $0 + 1)) }
    let text = show("abcdefgh", many)
    #expect(text.hasPrefix("error: m0\n") && text.hasSuffix("… and 3 more errors\n"))
    #expect(text.split(separator: "\n").count == 16)
  }

  @Test func tellsProgramsOfAll() {
    let many = (0..<8).map { Diagnostic("m\($0)", Span($0, $0 + 1)) }
    let text = show("abcdefgh", many, .json)
    #expect(text.split(separator: "\n").count == 8 && text.contains("\"m7\""))
  }

  @Test func findsNearNames() {
    let known = ["frame", "bounds", "addSubview", "tag", "Tree", "transform"]
    for (name, wanted) in [
      ("fram", ["frame"]), ("FRAME", ["frame"]), ("addSubviw", ["addSubview"]), ("bonuds", ["bounds"]), ("xyz", []),
      ("tg", ["tag"]), ("tree", ["Tree"]), ("", []), ("tag", []),
    ] { #expect(NearNames.nearest(to: name, among: known) == wanted, "\(name)") }
    #expect(NearNames.hint(for: "ma", among: ["map", "max"]) == "did you mean 'map' or 'max'?")
  }

  @Test func tellsWhatIsUnfinished() {
    for (text, construct, offset, depth) in [
      ("if x {", Unfinished.Construct.brace, 5, 1), ("f(1,", .parenthesis, 1, 1), ("[1, [2", .bracket, 4, 2),
      ("let s = \"\"\"\na", .string, 8, 0), ("a /* b", .comment, 2, 0), ("a +", .trailingOperator, 2, 0),
      ("let x =", .trailingOperator, 6, 0), ("func f()", .trailingOperator, 8, 0),
      ("f { x in\n g(", .parenthesis, 11, 2),
      ("a ? b", .trailingOperator, 2, 0), ("addSubview a,", .trailingOperator, 12, 0),
    ] {
      var parser = Parser(SourceText(text), options: ParserOptions(allowsMoreInput: true))
      let unit = parser.parseUnit()
      #expect(unit.diagnostics.isEmpty, "\(text): \(unit.diagnostics)")
      #expect(unit.unfinished?.construct == construct && unit.unfinished?.offset == offset, "\(text)")
      #expect(unit.unfinished?.depth == depth, "\(text)")
    }
    for text in ["a", "let", "f(1 2", "}", "\"abc"] {
      var parser = Parser(SourceText(text), options: ParserOptions(allowsMoreInput: true))
      #expect(parser.parseUnit().unfinished == nil, "\(text)")
    }
  }

  @Test func readsSignatures() {
    for (text, wanted) in [
      (
        "map<U>(_ transform: (Element) throws -> U) rethrows -> [U]",
        "(func map<U>(_ transform: ((Element) throws -> U)) rethrows -> [U])"
      ),
      ("init(x: Double, y: Double = 0)", "(func init(x x: Double, y y: Double = 0))"),
      ("init?(_ text: String)", "(func init?(_ text: String))"),
      ("subscript(_ i: Int) -> Element { get set }", "(func subscript(_ i: Int) -> Element (get) (set))"),
      ("static == (a: Self, b: Self) -> Bool", "(func ==(a a: Self, b b: Self) -> Bool)"),
      ("append(_ e: Element)", "(func append(_ e: Element))"),
    ] { #expect(Dump.function(Parser.parseSignature(text)) == wanted) }
    let count = Parser.parsePropertySignature("count: Int { get }")
    #expect(count.name == "count" && !count.isSettable && Dump.type(count.type) == "Int")
    #expect(Parser.parsePropertySignature("static let zero: CGPoint").modifiers == .static)
    #expect(Parser.parseExpression("1 + 2").diagnostics.isEmpty && !Parser.parseExpression("1 2").diagnostics.isEmpty)
    #expect(Dump.type(Parser.parseType("[String: Int?]").type) == "[String: Int?]")
  }
}
