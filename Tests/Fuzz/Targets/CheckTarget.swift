import Bindings
import Language
import Shell
import Syntax
import ViewKit

/// One unit, or what its mistakes in syntax leave alone of it, against all that scripts can see. Nothing runs. The interpreter is made anew now and then only: what an
/// accepted unit declared stays, as at a prompt.
func checkTarget(_ bytes: [UInt8]) {
  let source = SourceText(name: "t.vsh", bytes: bytes)
  var parser = Parser(source, options: ParserOptions(commands: Session.commandShapes))
  let unit = parser.parseUnit()
  let isSound = !unit.diagnostics.contains { $0.severity == .error }
  let statements = isSound ? unit.statements : unit.soundStatements(in: source)
  if statements.isEmpty, !isSound { return }
  Runtime.withFresh { _ in
    let interpreter = Interpreter { installBindings(in: $0.catalog).attach(to: $0.context) }
    let view = interpreter.catalog.type(named: "UIView").map { Type.nominal($0, []) }
    interpreter.checker.currentViewType = view
    interpreter.checker.tagType = view
    if !isSound {
      // Beside mistakes in syntax: nothing stays, so that the same is said again.
      let mistakes = interpreter.mistakes(in: statements, of: source)
      look(at: mistakes, in: source)
      let again = interpreter.mistakes(in: statements, of: source)
      require(again.map(\.message) == mistakes.map(\.message), "said something else the second time")
      return
    }
    for echoes in [false, true] {
      if case .failed(let complaints) = interpreter.check(statements, in: source, echoes: echoes) {
        require(complaints.contains { $0.severity == .error }, "refused without a word")
        look(at: complaints, in: source)
      }
    }
  }
}

private func look(at complaints: [Diagnostic], in source: SourceText) {
  for complaint in complaints {
    require(Int(complaint.span.end) <= source.count + 1, "place behind the text")
    require(!complaint.message.isEmpty, "an empty message")
  }
  _ = DiagnosticPrinter(form: .batch).text(complaints, in: source)
}
