import Language
import Syntax

extension Session {
  /// Runs statements that were read together, each as a unit of its own: the first that fails is the last, unless the
  /// session keeps going, and those before it stay.
  ///
  /// - Parameter statements: Of known forms: of them it is known without running the others what they mean.
  func runEach(_ statements: [Stmt], of source: SourceText) -> Outcome {
    var result = Outcome.done
    var next = 0
    while next < statements.count {
      let count = log.entries.count
      guard let outcome = runUntilFailure(statements, from: next, of: source) else {
        return runOneByOne(statements[next...], of: source)
      }
      let end = next + log.entries.count - count
      if !doubtfulPlacings.isEmpty { notePlacings(afterInput: true) }
      if end > next { typed.append((piece(of: source, statements[next..<end]), false)) }
      writeNews()
      flush()
      switch outcome {
      case .done: return result
      case .exit: return outcome
      case .failed, .interrupted: result = outcome
      }
      fail(statements[end], of: source)
      guard settings.keepsGoing, outcome == .failed else { break }
      next = end + 1
    }
    return result
  }

  /// The log gets an entry for each statement that succeeds. nil when they do not check, and nothing ran.
  private func runUntilFailure(_ statements: [Stmt], from start: Int, of source: SourceText) -> Outcome? {
    running = source
    results = []
    news = []
    defer { running = nil }
    let interpreter = world.interpreter
    interpreter.checker.currentViewType = world.currentType.type
    // Most of these statements have no trees, and cost the reader nothing.
    let lint = output.isMuted || settings.isQuiet ? nil : SpaceLint(source)
    interpreter.reader = lint?.read
    let result = interpreter.check(Array(statements[start...]), in: source)
    interpreter.reader = nil
    guard case .checked(let checked) = result else { return nil }
    defer { lint?.report(to: self, before: .max) }
    var before = world.stamp
    var index = start
    var hooks = hooks(for: source)
    hooks.statementDone = { [unowned self] in
      let stamp = world.stamp
      let part = part(of: statements, index..<index + 1, source)
      if part.declares { note(Declared.names(of: statements[index])) }
      log.append(
        LogEntry(
          kind: .statements(part.range), source: source, text: .part(part, source), echoes: false,
          isChange: stamp != before || part.declares))
      if stamp != before || part.declares { keep(part.text(in: source)) }
      before = stamp
      lint?.report(to: self)
      if !doubtfulPlacings.isEmpty { notePlacings() }
      if !watches.isEmpty { checkWatches() }
      index += 1
    }
    do {
      try interpreter.run(checked, hooks: hooks)
      return .done
    } catch {
      stampBefore = before
      let outcome = report(error, in: source)
      // Those behind it were declared with it.
      if !isLastInput, world.stamp != before || declares(statements[index...]) { replay() }
      return outcome
    }
  }

  private func fail(_ statement: Stmt, of source: SourceText) {
    exitCode = 1
    let source = piece(of: source, [statement])
    typed.append((source, true))
    log.failures.append((log.entries.count, source.text, lastMessage))
  }

  private func runOneByOne(_ statements: ArraySlice<Stmt>, of source: SourceText) -> Outcome {
    var result = Outcome.done
    for statement in statements {
      let outcome = run(piece(of: source, [statement]))
      if outcome == .done { continue }
      result = outcome
      if !(settings.keepsGoing && outcome == .failed) { break }
    }
    return result
  }

  /// The lines of some statements as a text of their own, with the comments between them.
  private func piece(of source: SourceText, _ statements: ArraySlice<Stmt>) -> SourceText {
    guard let first = statements.first, let last = statements.last else { return source }
    let start = Int(first.span.start)
    return SourceText(
      name: source.name, source.text(of: Span(start, Int(last.span.end))), firstLine: source.position(of: start).line)
  }
}
