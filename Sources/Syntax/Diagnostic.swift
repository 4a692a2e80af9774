/// One thing that is wrong with a source, as facts a printer lays out.
public struct Diagnostic: Sendable, Error {
  public enum Severity: Sendable { case error, warning, note }
  public var severity: Severity
  /// One sentence, in Swift's own wording where Swift has one, without a full stop.
  public var message: String
  public var span: Span
  /// What to do next: `did you mean 'frame'?`
  public var hint: String?

  public init(_ message: String, _ span: Span, hint: String? = nil, severity: Severity = .error) {
    self.message = Self.shortened(message)
    self.span = span
    self.hint = hint.map(Self.shortened)
    self.severity = severity
  }

  /// What quotes a name of a million characters need not quote all of it.
  private static func shortened(_ text: String) -> String {
    if text.utf8.count <= 4000 { return text }
    return String(text.unicodeScalars.prefix(1000)) + " … " + String(text.unicodeScalars.suffix(200))
  }
}
