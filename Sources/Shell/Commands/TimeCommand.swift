import Syntax

enum TimeCommand: Command {
  static let name = "time"
  static let group = CommandGroup.more
  static let summary = "runs a statement and says, on standard error, how long it took"
  static let usage = "time [--json] statement"
  static var parameters: [CommandShape.Parameter] { [.statement] }
  static let compares = true
  static let isSessionCommand = true
  static let document: String? = """
    {"milliseconds": number, "printed": text}
    """
  static let searchWords = ["measure", "benchmark", "milliseconds", "speed", "slow"]
  static var examples: [CommandExample] { [] }

  static func run(_ call: CommandCall) throws {
    guard let text = call.words.first else { throw call.failure(.missingWord("time which statement?", usage: usage)) }
    let session = call.session
    let start = Int(call.syntax.arguments.last?.span.start ?? call.syntax.span.start)
    let source = SourceText(
      name: call.source.name, text, firstLine: call.source.position(of: start).line)
    let before = session.host.now
    // The story has the statement alone.
    var outcome = Outcome.done
    var printed = ""
    if call.isJSON {
      printed = session.output.capture { outcome = session.runInside(source) }
    } else {
      outcome = session.runInside(source)
    }
    let time = session.host.now - before
    guard outcome == .done else { throw LoadFailure(outcome: outcome) }
    if call.output.isMuted { return }
    if call.isJSON {
      return call.answer {
        $0.key("milliseconds")
        $0.number(Double(time) / 1e6)
        $0.member("printed", printed)
      }
    }
    session.tell(time)
  }
}

extension Session {
  /// Runs a piece of the running input as if it stood there alone.
  func runInside(_ source: SourceText) -> Outcome {
    let unit = parse(source, listens: true)
    let complaints = unit.diagnostics.filter { $0.severity == .error }
    if !complaints.isEmpty {
      report(complaints, in: source)
      return .failed
    }
    let former = running
    running = source
    defer { running = former }
    for range in segments(of: unit.statements) {
      let part = part(of: unit.statements, range, source)
      let outcome = run(Array(unit.statements[range]), part, of: source)
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// `0.42 ms`
  func tell(_ nanoseconds: UInt64) {
    let milliseconds = Double(nanoseconds) / 1e6
    let text =
      milliseconds >= 1000
      ? "\((milliseconds / 10).rounded() / 100) s" : "\((milliseconds * 1000).rounded() / 1000) ms"
    output.writeError("time: \(text)\n")
  }
}
