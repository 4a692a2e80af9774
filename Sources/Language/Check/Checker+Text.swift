import Syntax

/// The text that is being checked.
extension Checker {
  var fileName: String { text.name }
  func textOf(_ span: Span) -> String { text.text(of: span) }
  func lineOf(_ span: Span) -> Int { text.position(of: Int(span.start)).line }
  func columnOf(_ span: Span) -> Int { text.position(of: Int(span.start)).column }
}
