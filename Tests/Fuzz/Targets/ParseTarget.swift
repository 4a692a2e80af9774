import Shell
import Syntax

/// The parser answers everything, with places inside of the text; and what comes in pieces is cut into statements that
/// together are the text.
func parseTarget(_ bytes: [UInt8]) {
  let source = SourceText(name: "t.vsh", bytes: bytes)
  for allowsMoreInput in [false, true] {
    var options = ParserOptions(commands: Session.commandShapes)
    options.allowsMoreInput = allowsMoreInput
    var parser = Parser(source, options: options)
    let unit = parser.parseUnit()
    for complaint in unit.diagnostics {
      let (start, end) = (Int(complaint.span.start), Int(complaint.span.end))
      require(start >= -1 && start <= end && end <= source.count + 1, "place \(start)..<\(end) of \(source.count)")
    }
    var end = 0
    for statement in unit.statements {
      require(Int(statement.span.start) >= end, "statements overlap at \(statement.span.start)")
      end = Int(statement.span.end)
    }
    require(end <= source.count, "a statement ends behind the text")
    for form in [DiagnosticPrinter.Form.batch, .prompt, .json] {
      _ = DiagnosticPrinter(form: form, isColoured: allowsMoreInput, width: 40).text(unit.diagnostics, in: source)
    }
  }
  cut(bytes)
}

/// Feeds the text in two ways; both must give out every byte that counts, in order.
private func cut(_ bytes: [UInt8]) {
  var whole = StatementReader(name: "t", commands: Session.commandShapes)
  whole.feed(bytes)
  whole.finish()
  var pieces = StatementReader(name: "t", commands: Session.commandShapes)
  var (a, b): ([String], [String]) = ([], [])
  while let next = whole.next() { a.append(trimmed(next.text)) }
  var start = 0
  while start < bytes.count {
    let end = min(bytes.count, start + 7)
    pieces.feed(bytes[start..<end])
    start = end
    while let next = pieces.next() { b.append(trimmed(next.text)) }
  }
  pieces.finish()
  while let next = pieces.next() { b.append(trimmed(next.text)) }
  // Which statement the white space between two belongs to may depend on when it comes.
  require(a == b, "cut in another way when it comes in pieces: \(a), \(b)")
}

private func trimmed(_ text: String) -> String {
  String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
}
