import Syntax
import ViewKit

enum GoCommand: Command {
  static let name = "cd"
  static let group = CommandGroup.move
  static let summary = "makes a view the current view, which bare names are looked up in"
  static let usage = "cd [view | .. | / | - | #tag | 0/2] [--json]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let isBarrier = true
  static let document: String? = """
    {"path": path}
    """
  static let searchWords = ["current view", "self", "go", "path"]
  static var examples: [CommandExample] { [CommandExample("cd /; pwd", "window\n")] }

  static func run(_ call: CommandCall) throws {
    call.world.go(to: call.arguments.isEmpty ? call.world.window : try call.view())
    if call.isJSON { try WhereCommand.run(call) }
  }
}

enum WhereCommand: Command {
  static let name = "pwd"
  static let group = CommandGroup.move
  static let summary = "shows the path of the current view"
  static let usage = "pwd [--json]"
  static let document: String? = """
    {"path": path}
    """
  static let searchWords = ["path", "current view"]
  static var examples: [CommandExample] { [CommandExample("pwd", "window\n")] }

  static func run(_ call: CommandCall) throws {
    let path = call.world.path(of: call.world.current)
    call.isJSON ? call.answer { $0.member("path", path) } : call.output.line(path)
  }
}
