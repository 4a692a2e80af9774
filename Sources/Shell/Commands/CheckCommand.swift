import Language
import Syntax
import ViewKit

enum CheckCommand: Command {
  static let name = "check"
  static let group = CommandGroup.more
  static let summary = "says nothing when an expression is true; else shows both sides, and vsh exits with 1"
  static let usage = "check condition[, \"why\"] [--json]"
  static var parameters: [CommandShape.Parameter] { [.expressions] }
  static let compares = true
  static let document: String? = """
    {"line": number, "check": text, "passed": flag, "why"?: text, "left"?: text, "right"?: text}
    """
  static let searchWords = ["assert", "test", "expect"]
  static var examples: [CommandExample] {
    [
      CommandExample("check 1 + 1 == 2", ""),
      CommandExample("check 1 + 1 == 3", "check failed: 1 + 1 == 3\n  left:  2\n  right: 3\n"),
      CommandExample("check !isHidden && tag >= 0, \"to be seen\"", ""),
    ]
  }

  static func run(_ call: CommandCall) throws {
    guard case .value(let value, let type, let text)? = call.arguments.first else {
      throw call.failure(.missingWord("check what?", usage: usage))
    }
    guard type.rep == .bool else { throw call.failure(.notBool(text, "\(type.type)")) }
    if call.output.isMuted { return }
    var why: String?
    if call.arguments.count > 1, case .value(let reason, let type, _) = call.arguments[1] {
      why = try call.world.interpreter.describe(reason, type)
    }
    let place = call.source.position(of: Int(call.syntax.span.start))
    var result = CheckResult(line: place.line, text: text, isTrue: value.bool, why: why)
    let sides = Comparison.sides(of: call)
    if !value.bool, let (left, right) = sides {
      result.left = try? described(left, call)
      result.right = try? described(right, call)
    }
    call.session.checkResults.append(result)
    if call.isJSON { return call.document(result.write) }
    if value.bool { return }
    let at = call.source.name.isEmpty ? "" : "\(call.source.name):\(place.line): "
    call.output.line("\(at)check failed: \(text)\(why.map { " (\($0))" } ?? "")")
    if let left = result.left { call.output.line("  left:  \(left)") }
    if let right = result.right { call.output.line("  right: \(right)") }
    if let left = result.left, let right = result.right, let remark = Rounding.remark(left, right) {
      return call.output.line("  \(remark)")
    }
    if let (left, right) = sides, let (wanted, type) = try? call.session.look(right),
      let remark = try? call.session.spaceRemark(on: wanted, type, to: left)
    {
      call.output.line("  \(remark)")
    }
  }

  private static func described(_ text: String, _ call: CommandCall) throws -> String? {
    guard let (value, type) = try call.session.evaluate(text) else { return nil }
    return try call.world.interpreter.debugDescribe(value, type)
  }
}
