import Language
import Syntax
import ViewKit

extension Session {
  /// What is typed at a prompt has no place worth telling; what a file says has one, whoever loads it.
  private func printer(asJSON: Bool, _ source: SourceText) -> DiagnosticPrinter {
    DiagnosticPrinter(
      form: asJSON ? .json : settings.isInteractive && source.name.isEmpty ? .prompt : .batch,
      isColoured: settings.isColoured, width: settings.width ?? (settings.isInteractive ? host.size.columns : 100))
  }

  func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    lastMessage = diagnostics.first?.message ?? ""
    let isJSON = takesErrorAsJSON(diagnostics, source)
    output.writeError(printer(asJSON: isJSON, source).text(diagnostics, in: isJSON ? source : place(source)))
  }

  /// Something about a place that no statement has: a file that cannot be read.
  func complain(_ trap: Trap, at span: Span, in source: SourceText) {
    report([Diagnostic(trap.message, span, hint: trap.hint, code: trap.code)], in: source)
  }

  /// Why running stopped: an exit, an interrupt, a trap, an error nobody caught.
  func report(_ error: any Error, in source: SourceText) -> Outcome {
    var trap: Trap
    switch error {
    case let known as Trap: trap = known
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
    let message = trap.kind.isEmpty ? trap.message : "\(trap.kind): \(trap.message)"
    lastMessage = message
    let where_ = trap.place.flatMap { place in
      world.interpreter.source(place.source).map { ($0, place.span) }
    }
    let (text, span) = where_ ?? (source, Span.none)
    let isJSON = takesErrorAsJSON([], source)
    output.writeError(
      printer(asJSON: isJSON, text).text(
        Diagnostic(message, span, hint: trap.hint, code: trap.code), in: isJSON ? text : place(text)))
    if !isJSON {
      output.writeError(stackText(trap))
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
