import Bindings
import Language
import Shell
import Syntax
import ViewKit

/// One unit against all that scripts can see. Nothing runs. The interpreter is made anew now and then only: what an
/// accepted unit declared stays, as at a prompt.
func checkTarget(_ bytes: [UInt8]) {
  let source = SourceText(name: "t.vsh", bytes: bytes)
  var parser = Parser(source, options: ParserOptions(commands: Session.commandShapes))
  let unit = parser.parseUnit()
  if unit.diagnostics.contains(where: { $0.severity == .error }) { return }
  Runtime.withFresh { _ in
    let interpreter = Interpreter { installBindings(in: $0.catalog).attach(to: $0.context) }
    let view = interpreter.catalog.type(named: "UIView").map { Type.nominal($0, []) }
    interpreter.checker.currentViewType = view
    interpreter.checker.tagType = view
    for echoes in [false, true] {
      if case .failed(let complaints) = interpreter.check(unit.statements, in: source, echoes: echoes) {
        require(complaints.contains { $0.severity == .error }, "refused without a word")
        for complaint in complaints {
          require(Int(complaint.span.end) <= source.count + 1, "place behind the text")
          require(!complaint.message.isEmpty, "an empty message")
        }
        _ = DiagnosticPrinter(form: .batch).text(complaints, in: source)
      }
    }
  }
}
