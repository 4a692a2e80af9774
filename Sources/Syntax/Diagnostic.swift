/// One thing that is wrong with a source, as facts a printer lays out.
public struct Diagnostic: Sendable, Error {
  public enum Severity: Sendable { case error, warning, note }
  public var severity: Severity
  /// One sentence, in Swift's own wording where Swift has one, without a full stop.
  public var message: String
  /// What is underlined.
  public var span: Span
  /// Where the caret stands in the span, and the place that is told: of `a + b` the operator, of `a.b` the member.
  public var point: Int32
  /// What to do next: `did you mean 'frame'?`
  public var hint: String?
  /// What else there is to see: where a bracket was opened that is never closed.
  public var note: Note?
  /// The name of the fact that the sentence tells, `cannotFind`: the same in every wording.
  public var code: String

  public struct Note: Sendable {
    public var message: String
    public var span: Span
  }

  public init(
    _ message: String, _ span: Span, hint: String? = nil, severity: Severity = .error, point: Int32? = nil,
    code: String = ""
  ) {
    self.message = Self.shortened(message)
    self.span = span
    self.point = point ?? span.start
    self.hint = hint.map(Self.shortened)
    self.severity = severity
    self.code = code
  }

  /// The name of an enumeration's case, without what it holds.
  public static func code(of fact: some Any) -> String {
    Mirror(reflecting: fact).children.first?.label ?? "\(fact)"
  }

  /// What quotes a name of a million characters need not quote all of it.
  private static func shortened(_ text: String) -> String {
    if text.utf8.count <= 4000 { return text }
    return String(text.unicodeScalars.prefix(1000)) + " … " + String(text.unicodeScalars.suffix(200))
  }
}
