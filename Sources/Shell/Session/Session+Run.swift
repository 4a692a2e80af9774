import Language
import Syntax
import ViewKit

extension Session {
  /// Runs a text as one unit: whole or not at all.
  public func run(_ text: String, name: String = "", firstLine: Int = 1) -> Outcome {
    run(SourceText(name: name, text, firstLine: firstLine))
  }

  public func run(_ source: SourceText) -> Outcome {
    let prompt = settings.isInteractive || output.transcript != nil ? world.prompt : ""
    let stamp = world.stamp
    var outcome = runInput(source)
    if outcome == .done, !queued.isEmpty {
      outcome = runQueued()
    } else if lesson != nil, world.stamp != stamp {
      lookAtGoals()
    }
    if output.transcript != nil || starting != nil { writeTranscript(source, prompt) }
    return outcome
  }

  /// One input, and what is to be said and kept of it.
  func runInput(_ source: SourceText) -> Outcome {
    // At a prompt Ctrl-C that came while nothing ran was meant for the line being typed. Of a script the next
    // statement is what it came for.
    if settings.isInteractive { interruptFlag.pointee = 0 }
    running = source
    trace?.count = 0
    failsInJSON = false
    let start = settings.timesInputs ? host.now : 0
    news = []
    let text = source.text
    let outcome = runUnit(source)
    running = nil
    if !doubtfulPlacings.isEmpty { notePlacings(afterInput: true) }
    if !watches.isEmpty { checkWatches() }
    if watchesMeddled {
      watchesMeddled = false
      replay()
    }
    writeNews()
    flush()
    if settings.timesInputs, start > 0 { tell(host.now - start) }
    if outcome == .failed || outcome == .interrupted {
      exitCode = 1
      typed.append((source, true))
      log.failures.append((log.entries.count, text, lastMessage))
    } else {
      typed.append((source, false))
    }
    return outcome
  }

  /// What a unit does is kept when all of it succeeds; with `keepsGoing`, what each statement does.
  func runUnit(_ source: SourceText) -> Outcome {
    guard isOfKnownForm(source) else { return .failed }
    var unit = parse(source, isToRun: !settings.echoes, listens: true)
    if interruptFlag.pointee != 0 { return report(Trap.stopped(interruptFlag.pointee), in: source) }
    let complaints = unit.diagnostics.filter { $0.severity == .error }
    if !complaints.isEmpty {
      report(complaints + mistakes(besides: unit, in: source), in: source)
      return .failed
    }
    var statements = unit.statements
    let spans = gradesFailures ? statements.map(\.span) : []
    unit.statements = []
    let parts = segments(of: statements).map { part(of: statements, $0, source) }
    // Undoing rewrites the log; anything else only adds to it.
    let rewrites = parts.contains { $0.command?.rewritesLog ?? false }
    let saved = rewrites ? log : nil
    if rewrites, exporter != nil {
      // What was undone is no part of the program: what is left of the story is known at the end.
      exporter = nil
      exportsStory = true
    }
    let (count, undone, waiting) = (log.entries.count, log.undone, queued.count)
    let stamp = world.stamp
    stampBefore = stamp
    let startWorld = ObjectIdentifier(world)
    var result = Outcome.done
    var hasDeclared = false
    for (index, part) in parts.enumerated() {
      // Nobody needs the world that the last statements of an exported file would leave.
      onlyChecks = exporter != nil && isLastInput && index == parts.count - 1
      let own = world.stamp
      hasDeclared = hasDeclared || part.declares
      let outcome: Outcome
      if parts.count == 1 {
        // The checker lets statements go as it checks them, when nobody else holds them.
        let all = statements
        statements = []
        outcome = run(all, part, of: source)
      } else {
        outcome = run(Array(statements[part.range]), part, of: source)
      }
      if outcome == .done { continue }
      if case .exit = outcome { return outcome }
      result = outcome
      if gradesFailures {
        let span = spans[part.range.lowerBound]
        let first = source.text(of: span).split(separator: "\n").first.map(String.init) ?? ""
        let text = first.hasPrefix("check ") ? String(first.dropFirst(6)) : first
        checkResults.append(
          CheckResult(line: source.position(of: Int(span.start)).line, text: text, isTrue: false, error: lastMessage))
      }
      if settings.keepsGoing, outcome == .failed {
        if world.stamp != own || part.declares { replay() }
        continue
      }
      let changed =
        ObjectIdentifier(world) != startWorld || world.stamp != stamp || hasDeclared
      if let saved {
        log = saved
      } else {
        log.entries.removeSubrange(min(count, log.entries.count)...)
        log.undone = undone
      }
      news = []
      // What it asked to be run again would otherwise come after it.
      queued.removeSubrange(min(waiting, queued.count)...)
      if changed, !isLastInput { replay() }
      break
    }
    return result
  }

  /// What does not check in the statements that a unit's mistakes in syntax leave alone, as far as the session is known
  /// there: nothing of the unit runs, so what stands behind a `cd` is checked when the syntax is mended.
  func mistakes(besides unit: Unit, in source: SourceText) -> [Diagnostic] {
    let sound = unit.soundStatements(in: source)
    guard let first = segments(of: sound).first else { return [] }
    let interpreter = world.interpreter
    interpreter.checker.currentViewType = world.currentType.type
    return interpreter.mistakes(in: Array(sound[first]), of: source)
  }

  /// One part of a unit: commands of the session itself at once, everything else by the interpreter.
  func run(_ statements: consuming [Stmt], _ part: Part, of source: SourceText) -> Outcome {
    if let own = part.command, case .command(let syntax) = statements[0].kind {
      let outcome = runSessionCommand(own, syntax, source)
      if outcome == .done, own.isKept { keep(source.text(of: syntax.span)) }
      return outcome
    }
    let stamp = world.stamp
    results = []
    world.runtime.rememberNumbers()
    let outcome = execute(statements, of: source, part.span, echoes: settings.echoes, first: part.range.lowerBound)
    let isChange = world.stamp != stamp || part.declares
    // Looking must leave no trace: the story does not have it.
    if !isChange, results.isEmpty { world.runtime.takeBackNumbers(later: outcome == .interrupted) }
    switch outcome {
    case .done: break
    // What came before an `exit` has happened.
    case .exit where isChange: break
    default: return outcome
    }
    // What only looked would be run again for nothing.
    guard isChange || !results.isEmpty else { return outcome }
    log.append(
      LogEntry(
        kind: .statements(part.range), source: source, text: .part(part, source), echoes: settings.echoes,
        isChange: isChange, steps: steps))
    keep(part.text(in: source))
    return outcome
  }

  /// Checks and runs statements. Errors are reported.
  ///
  /// - Parameter first: The place of the first statement in its text; nil when nobody asks for the steps.
  func execute(
    _ statements: consuming [Stmt], of source: SourceText, _ span: Span, echoes: Bool, first: Int? = nil
  ) -> Outcome {
    let interpreter = world.interpreter
    interpreter.checker.notesSpelling = exporter != nil
    let written = exporter == nil ? [] : copy statements
    interpreter.checker.currentViewType = world.currentType.type
    var declarations = Declarations()
    declarations.add(statements, source)
    if echoes { statements = withEchoes(statements) }
    var tracker: StepTracker?
    if let first { tracker = StepTracker(self, copy statements, first: first) }
    defer { steps = tracker?.steps ?? [] }
    let lint = SpaceLint(source, span, isWanted: !output.isMuted && !settings.isQuiet)
    interpreter.reader = lint?.read
    let result = interpreter.check(statements, in: source, echoes: echoes)
    interpreter.reader = nil
    switch result {
    case .failed(let diagnostics):
      if interruptFlag.pointee != 0 { return report(Trap.stopped(interruptFlag.pointee), in: source) }
      report(diagnostics, in: source)
      return .failed
    case .checked(let checked):
      note(declarations.names)
      world.typeTexts += declarations.types
      for each in declarations.infixOperators { world.operators.declare(each.name, group: each.group) }
      exporter?.add(checked, written, span)
      if onlyChecks { return .done }
      defer { lint?.report(to: self, before: .max) }
      do {
        try interpreter.run(checked, hooks: hooks(for: source, tracker, lint))
        if let exporter, written.count == 1, case .command(let command) = written[0].kind, command.name == "cd" {
          exporter.addMove(source.text(of: written[0].span), world)
        }
        return .done
      } catch {
        return report(error, in: source)
      }
    }
  }

  func hooks(for source: SourceText, _ tracker: StepTracker? = nil, _ lint: SpaceLint? = nil) -> UnitHooks {
    var hooks = UnitHooks(
      command: { [unowned self] in try run($0, $1, source) },
      show: { [unowned self] in try show($0, $1) },
      currentView: { [unowned self] in Value(object: world.current) },
      viewWithTag: { [unowned self] in Value(object: try world.view(tagged: $0)) })
    hooks.endsProgram = isLastInput
    // Called at every statement, and only while the session runs them: `unowned` alone would count each time.
    hooks.statementDone = { [unowned(unsafe) self] in
      tracker?.statementDone()
      lint?.report(to: self)
      if !doubtfulPlacings.isEmpty { notePlacings() }
      if !watches.isEmpty { checkWatches() }
    }
    return hooks
  }

  /// The end of a program, which lets go of what its top level bound with `guard`.
  public func end() -> Outcome {
    let source = SourceText(name: "", "")
    var outcome = Outcome.done
    do { try world.interpreter.end(hooks: hooks(for: source)) } catch { outcome = report(error, in: source) }
    flush()
    if outcome == .failed || outcome == .interrupted { exitCode = 1 }
    return outcome
  }

  /// Remembers what was declared, and says so when it hides a command from who types it.
  func note(_ names: [Name]) {
    for name in names {
      if settings.isInteractive, CommandTable.command(name) != nil, !world.declared.contains(name) {
        note("`\(name)` alone is what you declared from now on; `:\(name)` is the command")
      }
      world.declared.insert(name)
    }
  }

  /// An expression's value, with `view` as the current view. Used by commands while a unit runs.
  func evaluate(_ text: String, on view: UIView? = nil) throws -> (value: Value, type: RuntimeType)? {
    let source = SourceText(name: "", text)
    let unit = parse(source)
    if let complaint = unit.diagnostics.first { throw Trap(shell: .script(complaint.message, complaint.hint)) }
    return try evaluator(unit.statements, source)(view ?? world.current)
  }

  /// Whether the first statement of a text is a command, or Swift that checks: nothing runs.
  func isUnderstood(_ text: String) -> Bool {
    let source = SourceText(name: "", text)
    let unit = parse(source)
    guard let first = unit.statements.first, !unit.diagnostics.contains(where: { $0.severity == .error }) else {
      return false
    }
    if case .command = first.kind { return true }
    return (try? evaluator([first], source)) != nil
  }

  /// The same checked once, to be asked of many views.
  func evaluator(_ statements: [Stmt], _ source: SourceText) throws
    -> (UIView) throws -> (value: Value, type: RuntimeType)?
  {
    let interpreter = world.interpreter
    interpreter.checker.currentViewType = world.viewType
    switch interpreter.check(statements, in: source, echoes: true) {
    case .failed(let diagnostics):
      throw Trap(shell: .script(diagnostics.first?.message ?? "this cannot be evaluated", diagnostics.first?.hint))
    case .checked(let checked):
      return { [unowned self] view in
        var found: (Value, RuntimeType)?
        let hooks = UnitHooks(
          show: { found = ($0, $1) }, currentView: { Value(object: view) },
          viewWithTag: { Value(object: try self.world.view(tagged: $0)) })
        try interpreter.run(checked, hooks: hooks)
        return found
      }
    }
  }
}
