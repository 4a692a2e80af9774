import Testing

@testable import Syntax

/// The one place that knows how to ask for a tree; the tests are data: what is written, and what is read.
func check(
  _ cases: [(String, String)], commands: [Name: CommandShape] = [:],
  _ location: Testing.SourceLocation = #_sourceLocation
) {
  for (text, wanted) in cases {
    var parser = Parser(SourceText(text), options: ParserOptions(commands: commands))
    let unit = parser.parseUnit()
    let found = Dump.unit(unit) + unit.diagnostics.map { " !! \($0.span.start) \($0.message)" }.joined()
    #expect(found == wanted, "\(text)", sourceLocation: location)
  }
}
