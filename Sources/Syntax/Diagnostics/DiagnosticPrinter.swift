/// Lays diagnostics out as text: place, sentence, the source line, a caret run, a hint.
public struct DiagnosticPrinter {
  public enum Form: Sendable {
    /// `error: …`, as the user sees the line itself; a place only when the text has several lines.
    case prompt
    /// `bad.vsh:2:5: error: …`
    case batch
    /// One JSON object a line.
    case json
  }

  public var form: Form
  public var isColoured: Bool
  /// How many are shown to people before `… and 3 more errors`.
  public var limit: Int
  /// Source lines are cut to this many columns around the caret.
  public var width: Int
  /// Breaks a sentence between its words where its window ends, given what stands before it.
  public var wrap: ((_ text: String, _ lead: String) -> [String])?

  public init(form: Form, isColoured: Bool = false, limit: Int = 5, width: Int = 100) {
    self.form = form
    self.isColoured = isColoured
    self.limit = limit
    self.width = max(20, width)
  }

  /// All of them, by place; every line ends with a line break.
  public func text(_ diagnostics: [Diagnostic], in source: SourceText) -> String {
    let sorted = diagnostics.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    var result = ""
    let shown = form == .json ? sorted.count : limit
    for (_, diagnostic) in sorted.prefix(shown) { result += text(diagnostic, in: source) }
    if sorted.count > shown {
      let rest = sorted.count - shown
      result += "… and \(rest) more \(rest == 1 ? "error" : "errors")\n"
    }
    return result
  }

  public func text(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let place = source.position(of: Int(diagnostic.point))
    if form == .json { return json(diagnostic, source, place) }
    var head = ""
    if form == .batch { head = "\(source.name):\(place.line):\(place.column): " }
    let (word, colour) = severity(diagnostic.severity)
    let lead = "\(head)\(word): "
    let lines = wrap?(diagnostic.message, lead) ?? [lead + diagnostic.message]
    let first = lines[0].dropFirst(lead.count)
    var result = paint(head, "1") + paint("\(word): ", colour) + paint(String(first), "1") + "\n"
    for line in lines.dropFirst() { result += paint(line, "1") + "\n" }
    // In a window there is to be room for two blanks before the line, and the sign that it goes on.
    let quoted = QuotedLine(
      source, diagnostic.span, point: diagnostic.point, width: wrap == nil ? width : width - 3)
    let indent = String(repeating: " ", count: 2 + quoted.caretColumn)
    if !quoted.text.isEmpty {
      result += "  " + quoted.text + "\n"
      let before = quoted.pointColumn - quoted.caretColumn
      let run =
        String(repeating: "~", count: before) + "^"
        + String(repeating: "~", count: max(0, quoted.caretWidth - before - 1))
      result += indent + paint(run, "1;32") + "\n"
    }
    if let hint = diagnostic.hint { result += under(quoted.text.isEmpty ? "  " : indent, hint) }
    if let note = diagnostic.note {
      result += text(Diagnostic(note.message, note.span, severity: .note), in: source)
    }
    return result
  }

  /// A hint below the caret, or as far left of it as it takes to fit.
  private func under(_ indent: String, _ hint: String) -> String {
    guard let wrap else { return indent + hint + "\n" }
    let room = max(2, min(indent.utf8.count, width - hint.count))
    return wrap(hint, String(repeating: " ", count: room)).joined(separator: "\n") + "\n"
  }

  private func severity(_ severity: Diagnostic.Severity) -> (String, String) {
    switch severity {
    case .error: ("error", "1;31")
    case .warning: ("warning", "1;35")
    case .note: ("note", "1;36")
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func json(_ diagnostic: Diagnostic, _ source: SourceText, _ place: (line: Int, column: Int)) -> String {
    var result = "{\"file\":\(quote(source.name)),\"line\":\(place.line),\"column\":\(place.column)"
    result += ",\"severity\":\(quote(severity(diagnostic.severity).0)),\"message\":\(quote(diagnostic.message))"
    result += ",\"code\":\(quote(diagnostic.code)),\"hint\":\(diagnostic.hint.map(quote) ?? "null")"
    if let note = diagnostic.note { result += ",\"note\":\(json(note, source))" }
    return result + "}\n"
  }

  private func json(_ note: Diagnostic.Note, _ source: SourceText) -> String {
    let place = source.position(of: Int(note.span.start))
    return "{\"line\":\(place.line),\"column\":\(place.column),\"message\":\(quote(note.message))}"
  }

  private func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
