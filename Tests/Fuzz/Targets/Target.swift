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

/// Runs `body` on a stack as deep as the program's, which scripts may need.
public func onDeepStack(_ body: @escaping () -> Void) {
  final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 1 << 30)
  var thread = pthread_t()
  let status = pthread_create(
    &thread, &attributes,
    {
      Unmanaged<Job>.fromOpaque($0!).takeRetainedValue().body()
      return nil
    }, Unmanaged.passRetained(Job(body)).toOpaque())
  precondition(status == 0, "no thread could be made")
  pthread_join(thread, nil)
}
