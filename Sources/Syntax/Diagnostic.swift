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
    self.message = message
    self.span = span
    self.hint = hint
    self.severity = severity
  }
}
