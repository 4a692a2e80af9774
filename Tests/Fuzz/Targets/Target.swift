import Glibc

/// What a fuzzer feeds with bytes. Each one stops the process when something is wrong, since that is how a fuzzer
/// learns of it; an ordinary test runs the same over the inputs that once were trouble.
public enum Target: String, CaseIterable, Sendable {
  /// Lexer, parser, the printing of diagnostics, and the cutting of a stream into statements.
  case parse
  /// The checker, on one unit.
  case check
  /// Several units over a live tree of views, with undo, redo, saving and replay.
  case session

  public func run(_ bytes: [UInt8]) {
    switch self {
    case .parse: parseTarget(bytes)
    case .check: checkTarget(bytes)
    case .session: sessionTarget(bytes)
    }
  }
}

/// Says what is wrong and stops.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if condition { return }
  fault(message())
}

func fault(_ message: String) -> Never {
  let text = Array("FAULT: \(message)\n".utf8)
  _ = write(2, text, text.count)
  abort()
}
