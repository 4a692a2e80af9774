import Language
import Syntax
import ViewKit

enum VariablesCommand: Command {
  static let name = "vars"
  static let group = CommandGroup.look
  static let summary = "lists the variables you declared, with their types and values"
  static let usage = "vars [--json]"
  static let isPaged = true
  static let document: String? = """
    [{"name": text, "type": text, "value": text or null}]
    """
  static let searchWords = ["variables", "names", "whos", "locals", "values", "constants"]
  static var examples: [CommandExample] {
    [CommandExample("let side = 40.0; var names = [\"a\"]\nvars", "names: [String] = [\"a\"]\nside: Double = 40.0\n")]
  }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    let checker = call.world.interpreter.checker
    let variables = call.world.declared.compactMap { name in checker.typeOfGlobal(named: name).map { (name, $0) } }
      .sorted { $0.0.text < $1.0.text }
    var rows: [(name: String, type: String, value: String?)] = []
    for (index, (name, type)) in variables.enumerated() {
      try call.world.checkInterrupt(index)
      // What is computed may do anything when it is asked.
      let found = checker.holdsValue(name) ? try call.session.evaluate(name.text) : nil
      if call.isJSON {
        let value = try found.map { try call.world.interpreter.debugDescribe($0.value, $0.type) }
        rows.append((name.text, "\(type)", value))
      } else if let (value, type) = found {
        try call.session.echo(name.text, value, type)
      } else {
        call.output.line("\(name): \(type)")
      }
    }
    guard call.isJSON else { return }
    call.answer(each: rows) { json, row in
      json.object {
        $0.member("name", row.name)
        $0.member("type", row.type)
        $0.member("value", row.value)
      }
    }
  }
}
