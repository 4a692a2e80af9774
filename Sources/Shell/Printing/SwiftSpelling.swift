import Syntax

/// A statement as the Swift compiler takes it: parentheses where the shell lets them be dropped, no commands.
struct SwiftSpelling {
  let source: SourceText
  /// What bare names are members of.
  let current: String

  func text(of statement: Stmt, _ newCurrent: inout String) -> String {
    let written = source.text(of: statement.span)
    switch statement.kind {
    case .command(let command):
      if command.name == "cd" {
        newCurrent = source.text(of: Span(Int(command.nameSpan.end), Int(command.span.end)))
      }
      return "// \(written)"
    case .expression(let expr, _): return spelled(expr, written)
    default: return written
    }
  }

  /// `addSubview box` is `window.addSubview(box)`.
  private func spelled(_ expr: Expr, _ written: String) -> String {
    guard case .call(let callee, let arguments, let style) = expr.kind, style == .bare else { return written }
    let name = source.text(of: callee.span)
    guard let first = arguments.first, let last = arguments.last else { return "\(name)()" }
    let start = first.label == nil ? Int(first.value.span.start) : Int(callee.span.end)
    var list = source.text(of: Span(start, Int(last.value.span.end)))
    while list.first == " " { list.removeFirst() }
    let base: String
    if case .name = callee.kind { base = "\(current)." } else { base = "" }
    return "\(base)\(name)(\(list))"
  }
}
