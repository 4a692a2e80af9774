import Testing

@testable import Syntax

/// A statement recognized by its form is the one that parsing it gives.
struct FormTests {
  @Test func scriptsParseAlikeWithAndWithout() {
    let forms = StatementForms()
    var count = 0
    for bytes in RobustnessTests.corpus {
      // The second time most lines are known.
      for _ in 0..<2 { count += compare(bytes, forms) }
    }
    #expect(count > 1_000)
  }

  @Test(arguments: [11, 12, 13] as [UInt64]) func randomLinesParseAlike(_ seed: UInt64) {
    var random = Seeded(seed: seed)
    let pieces = [
      "let ", "var ", "a", "b", "frame", "tree", "print", "some", "right", "nil", "true", "self", "in", ".", ".", "(",
      ")",
      "[", "]", ",", ":", " ", " ", " = ", "=", " + ", "-", " - ", "!", "?", " ? ", "1", "2.5", "300",
      "99999999999999999999",
      "0x1F", "1_0", "\"s\"", "\"\\(a)\"", "\"", "°", "\n", "\n  ", ";", "#7", "{ $0 }", "a.b", "a(1)", "a(x: 1)",
      "/* c */",
      " // c", "as Int", " is Int", "\n.b", "\n+ 1", "`a`", "é",
    ]
    let forms = StatementForms()
    var count = 0
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<(2 + random.next(below: 14)) { text += pieces[random.next(below: pieces.count)] }
      // The same shape again with other names and numbers.
      let again = String(text.map { $0 == "a" ? "b" : $0 == "1" ? "7" : $0 })
      count += compare(Array("\(text)\n\(again)\n\(text)".utf8), forms)
    }
    #expect(count > 300, "seed \(seed)")
  }

  @Test func namesAndLiterals() throws {
    let forms = StatementForms()
    var parser = Parser(SourceText("let a = -1\nlet bé = -23 // x\n  let c = -0x1F"), options: options(forms))
    let unit = parser.parseUnit()
    let uses = unit.statements.compactMap { if case .form(let use) = $0.kind { use } else { nil } }
    #expect(uses.count == 2)
    #expect(uses.map { $0.declared?.name } == ["bé", "c"])
    #expect(uses.map { $0.integer(0) } == [-23, -31])
    #expect(uses[0].slotSpans(unit.statements[1].span) == [Span(21, 24)])
    #expect(uses[0].declared?.span == Span(15, 18))
  }

  /// How many statements were recognized.
  private func compare(_ bytes: [UInt8], _ forms: StatementForms) -> Int {
    let source = SourceText(name: "", bytes: bytes)
    var plain = Parser(source, options: options(nil))
    var short = Parser(source, options: options(forms))
    let (expected, found) = (plain.parseUnit(), short.parseUnit())
    #expect(Dump.unit(found) == Dump.unit(expected), "\(source.text)")
    #expect(found.statements.map(\.span) == expected.statements.map(\.span), "\(source.text)")
    #expect(found.diagnostics.map(\.message) == expected.diagnostics.map(\.message), "\(source.text)")
    return found.statements.filter { if case .form = $0.kind { true } else { false } }.count
  }

  private func options(_ forms: StatementForms?) -> ParserOptions {
    var options = ParserOptions(commands: Shapes.all)
    options.forms = forms
    return options
  }
}
