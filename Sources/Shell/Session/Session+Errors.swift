import Language
import Syntax
import ViewKit

extension Session {
  /// What is typed at a prompt has no place worth telling; what a file says has one, whoever loads it.
  ///
  /// - Parameter prose: How wide it is, where people read it.
  private func printer(asJSON: Bool, _ source: SourceText, _ prose: Prose) -> DiagnosticPrinter {
    var printer = DiagnosticPrinter(
      form: asJSON ? .json : settings.isInteractive && source.name.isEmpty ? .prompt : .batch,
      isColoured: settings.isColoured, width: prose.limit ?? (settings.isInteractive ? 80 : 100))
    if settings.isInteractive, prose.limit != nil { printer.wrap = { prose.hanging($0, lead: $1) } }
    return printer
  }

  /// How wide a transcript is: it reads the same wherever it was recorded.
  private var logProse: Prose { Prose(window: settings.width ?? (settings.isInteractive ? 80 : nil)) }

  func tell(_ diagnostics: [Diagnostic], asJSON: Bool, in source: SourceText) {
    let place = asJSON ? source : place(source)
    func text(_ prose: Prose) -> String { printer(asJSON: asJSON, source, prose).text(diagnostics, in: place) }
    let logged = output.transcript.map { _ in text(logProse) }
    output.writeError(text(settings.isInteractive ? prose : logProse), logged: logged)
  }

  /// Says something beside what was asked for: a note.
  func tell(_ text: String) {
    guard settings.isInteractive else { return output.writeError(text) }
    output.writeError(prose.fitted(text), logged: logProse.fitted(text))
  }

  /// The same, the further lines of a long text under the first.
  func tell(_ text: String, after lead: String) {
    func fitted(_ prose: Prose) -> String {
      prose.limit == nil ? "\(lead)\(text)\n" : prose.wrapped(text, lead: lead)
    }
    guard settings.isInteractive else { return output.writeError("\(lead)\(text)\n") }
    output.writeError(fitted(prose), logged: fitted(logProse))
  }

  func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    lastMessage = diagnostics.first?.message ?? ""
    let isJSON = takesErrorAsJSON(diagnostics, source)
    tell(diagnostics, asJSON: isJSON, in: source)
  }

  /// Something about a place that no statement has: a file that cannot be read.
  func complain(_ trap: Trap, at span: Span, in source: SourceText) {
    report([Diagnostic(trap.message, span, hint: trap.hint, code: trap.code)], in: source)
  }

  /// Why running stopped: an exit, an interrupt, a trap, an error nobody caught.
  func report(_ error: any Error, in source: SourceText) -> Outcome {
    var trap: Trap
    switch error {
    case let known as Trap: trap = world.interpreter.outsideLibrary(known)
    case let thrown as Thrown: trap = Trap(.uncaught(text(of: thrown)), at: thrown.place)
    case let host as HostError: trap = Trap(.said(host.reason), kind: "")
    default: trap = Trap(.said("\(error)"), kind: "")
    }
    if let code = trap.exitCode { return .exit(code) }
    interruptFlag.pointee = 0
    if trap.isInterrupt {
      lastMessage = "interrupted"
      output.writeError(settings.isInteractive ? "interrupted; nothing changed\n" : "")
      return .interrupted
    }
    // When memory is short, views that were left are to be freed at once.
    while Runtime.tidy() {}
    let message = [trap.kind, trap.message].filter { !$0.isEmpty }.joined(separator: ": ")
    lastMessage = message
    let where_ = trap.place.flatMap { place in
      world.interpreter.source(place.source).map { ($0, place.span) }
    }
    let (text, span) = where_ ?? (source, Span.none)
    let isJSON = takesErrorAsJSON([], source)
    tell([Diagnostic(message, span, hint: trap.hint, code: trap.code)], asJSON: isJSON, in: text)
    if !isJSON {
      let stack = stackText(trap) + (error is Thrown ? statementText(of: trap) : "")
      if !stack.isEmpty { tell(stack) }
      // Of a command that was merely called wrongly nobody fears that it changed anything.
      if settings.isInteractive, !trap.kind.isEmpty || world.stamp != stampBefore {
        output.writeError("  nothing changed\n")
      }
    }
    return .failed
  }

  private func text(of thrown: Thrown) -> String {
    guard let box = thrown.error.ref as? Existential else { return "an error" }
    return (try? world.interpreter.debugDescribe(box.value, box.type)) ?? "\(box.type.type)"
  }

  /// Which statement an error came out of that nobody caught, where it was thrown elsewhere.
  private func statementText(of trap: Trap) -> String {
    guard let thrown = trap.place, let statement = world.interpreter.context.statement,
      let source = world.interpreter.source(statement.source)
    else { return "" }
    let at = source.position(of: Int(statement.span.start))
    if thrown.source == statement.source, statement.span.start <= thrown.span.start,
      thrown.span.end <= statement.span.end
    {
      return ""
    }
    let file = source.name.isEmpty ? "line \(at.line)" : "\(place(source).name):\(at.line):\(at.column)"
    return "  out of the statement at \(file)\n"
  }

  private func stackText(_ trap: Trap) -> String {
    guard !trap.stack.isEmpty else { return "" }
    var text = ""
    for entry in trap.stack {
      guard let place = entry.place else {
        text += "  in \(entry.function)\n"
        continue
      }
      guard let source = world.interpreter.source(place.source) else { continue }
      let at = source.position(of: Int(place.span.start))
      let file = source.name.isEmpty ? "line \(at.line)" : "\(self.place(source).name):\(at.line):\(at.column)"
      text += "  in \(entry.function), called at \(file)\n"
    }
    let rest = trap.stackDepth - trap.stack.count
    if rest > 0 { text += "  … and \(rest) more \(rest == 1 ? "call" : "calls")\n" }
    return text
  }

  /// The source under the name that errors show to people: `outer.vsh:3 → inner.vsh`.
  private func place(_ source: SourceText) -> SourceText {
    guard let last = loading.last, source.name == last.path, !last.place.isEmpty else { return source }
    let chain = loading.map { $0.place }.filter { !$0.isEmpty }.joined(separator: " → ")
    return SourceText(name: "\(chain) → \(source.name)", source.text, firstLine: source.firstLine)
  }
}
