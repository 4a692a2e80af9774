import Syntax

/// Runs inputs that are not typed: files, `-c` texts, standard input.
public struct Batch {
  public enum Input: Equatable {
    case file(String)
    case text(String)
    case standardInput
  }

  let session: Session
  /// Reads some bytes of standard input; empty at its end. The flag says whether more is waiting already.
  let readInput: () -> (bytes: [UInt8], isMoreWaiting: Bool)?

  public init(session: Session, readInput: @escaping () -> (bytes: [UInt8], isMoreWaiting: Bool)?) {
    self.session = session
    self.readInput = readInput
  }

  /// Runs them in order; the first that fails is the last, unless the session keeps going.
  /// - Parameter staysAfter: a prompt follows, so the world is looked at again.
  public func run(_ inputs: [Input], staysAfter: Bool = false) -> Outcome {
    var result = Outcome.done
    for (index, input) in inputs.enumerated() {
      session.isLastInput = !staysAfter && index == inputs.count - 1 && !session.settings.keepsGoing
      let outcome: Outcome
      switch input {
      case .file(let path): outcome = runFile(path)
      case .text(let text): outcome = session.run(text, name: "-c")
      case .standardInput: outcome = runStandardInput()
      }
      if outcome == .done { continue }
      result = outcome
      if outcome == .failed, session.settings.keepsGoing { continue }
      return result
    }
    return result == .done && !staysAfter ? session.end() : result
  }

  /// The file as a Swift program, commands left out; nil when it does not check. What follows a `cd` or `load` can only be
  /// told once that has run, so that all but the end of the file runs, and says nothing.
  public func swiftProgram(of path: String) -> String? {
    let program = SwiftProgram()
    session.exporter = program
    session.isLastInput = true
    var outcome = Outcome.done
    // Errors are still told.
    _ = session.output.capture { outcome = runFile(path) }
    session.exporter = nil
    guard outcome == .done else { return nil }
    return session.exportsStory ? session.exportedStory() : program.text
  }

  private func runFile(_ path: String) -> Outcome {
    do {
      let bytes = try session.host.read(path)
      return session.run(SourceText(name: path, bytes: bytes))
    } catch {
      let reason = (error as? HostError)?.reason ?? "\(error)"
      session.flush()
      session.host.writeError("vsh: cannot read '\(path)': \(reason)\n")
      session.exitCode = 1
      return .failed
    }
  }

  /// Statement by statement: the first runs before the rest has arrived.
  private func runStandardInput() -> Outcome {
    var reader = StatementReader(name: "<stdin>", commands: CommandTable.shapes)
    var isMoreWaiting = true
    var result = Outcome.done
    var isAtEnd = false
    var head: [UInt8]? = []
    while true {
      while let outcome = runNext(of: &reader, inputPaused: !isMoreWaiting) {
        if outcome == .done { continue }
        result = outcome
        if outcome == .failed, session.settings.keepsGoing { continue }
        return result
      }
      if isAtEnd { return result }
      guard let (bytes, more) = readInput() else { return .interrupted }
      if bytes.isEmpty {
        isAtEnd = true
        reader.finish()
      } else {
        guard isOfKnownForm(&head, bytes) else { return .failed }
        reader.feed(bytes)
        isMoreWaiting = more
      }
    }
  }

  /// Looks at the first two lines of a stream, once they are there.
  private func isOfKnownForm(_ head: inout [UInt8]?, _ bytes: [UInt8]) -> Bool {
    guard let former = head else { return true }
    let all = former + bytes.prefix(StoryHeader.longest)
    let isWhole = all.count > StoryHeader.longest || all.count { $0 == UInt8(ascii: "\n") } > 1
    head = isWhole || all.first != UInt8(ascii: "#") ? nil : all
    return !isWhole || session.isOfKnownForm(SourceText(name: "<stdin>", bytes: all))
  }

  /// nil when more must be read.
  private func runNext(of reader: inout StatementReader, inputPaused: Bool) -> Outcome? {
    session.isLastInput = false
    if !session.world.operators.declared.isEmpty { reader.operators = session.world.operators }
    if let forms = session.formsToRun, let known = reader.nextKnown(forms, inputPaused: inputPaused) {
      return inStream { session.runEach(known.statements, of: known.source) }
    }
    guard let source = reader.next(inputPaused: inputPaused) else { return nil }
    return inStream { session.run(source) }
  }

  private func inStream(_ run: () -> Outcome) -> Outcome {
    let saved = session.isLastInput
    // Of a stream's failure nobody sees the world, unless it keeps going.
    session.isLastInput = !session.settings.keepsGoing
    defer { session.isLastInput = saved }
    return run()
  }
}
