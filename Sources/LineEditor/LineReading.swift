/// What one `read()` came to.
public enum LineOutcome: Equatable, Sendable {
  /// A whole statement, its lines separated by `\n`, without a newline at the end.
  case line(String)
  /// Ctrl-C: what was typed is gone.
  case interrupted
  /// Ctrl-D on an empty line, the end of the file, or the terminal going away.
  case endOfInput
}

/// Where statements come from: a terminal with an editor (`LibeditReader`), or anything else (`PlainReader`).
public protocol LineReading: AnyObject {
  func read() -> LineOutcome
  /// Whether more has come than was handed over.
  var hasMoreInput: Bool { get }
}

extension LineReading {
  public var hasMoreInput: Bool { false }
}
