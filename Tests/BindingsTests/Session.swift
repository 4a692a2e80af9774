import Bindings
import Language
import Syntax
import Testing
import ViewKit

/// A script session with the whole table, in a world of its own.
final class Session {
  let interpreter: Interpreter
  let bindings: ViewBindings
  private(set) var output = ""

  init() {
    var made: ViewBindings?
    interpreter = Interpreter { interpreter in
      let bindings = installBindings(in: interpreter.catalog)
      bindings.attach(to: interpreter.context)
      interpreter.checker.tupleShorthands = tupleShorthands
      made = bindings
    }
    bindings = made!
    interpreter.context.output = { [unowned self] in output += $0 }
  }

  var catalog: Catalog { interpreter.catalog }

  /// Runs a script and gives what it printed, or what went wrong; the views must be sound after it.
  func run(_ text: String) -> String {
    let answer = answer(text)
    return answer + Runtime.current.checkInvariants().map { "unsound: \($0)\n" }.joined()
  }

  private func answer(_ text: String) -> String {
    output = ""
    let source = SourceText(name: "test", text)
    var parser = Parser(source)
    let parsed = parser.parseUnit()
    if !parsed.diagnostics.isEmpty { return "syntax: " + parsed.diagnostics.map(\.message).joined(separator: "; ") }
    switch interpreter.check(parsed.statements, in: source) {
    case .failed(let diagnostics): return "error: " + diagnostics.map(\.message).joined(separator: "; ")
    case .checked(let checked):
      do {
        try interpreter.run(checked, hooks: UnitHooks())
      } catch let trap as Trap {
        interpreter.context.pendingError = nil
        return output + "\(trap.kind): \(trap.message)"
      } catch {
        return output + "error: \(error)"
      }
      return output
    }
  }
}

/// Runs scripts in a fresh world.
func inSession<R>(_ body: (Session) throws -> R) rethrows -> R {
  try Runtime.withFresh { _ in try body(Session()) }
}

func expect(_ script: String, prints expected: String, _ location: SourceLocation = #_sourceLocation) {
  let printed = inSession { $0.run(script) }
  #expect(printed.trimmed == expected.trimmed, sourceLocation: location)
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
