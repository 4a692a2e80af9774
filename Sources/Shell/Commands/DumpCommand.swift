import Language
import Syntax
import ViewKit

enum DumpCommand: Command {
  static let name = "dump"
  static let group = CommandGroup.keep
  static let summary = "shows the shortest Swift that rebuilds the tree as it is now"
  static let usage = "dump [view] [--json]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let flags: Set = ["json"]
  static let isPaged = true
  static let searchWords = ["state", "export", "code", "swift"]
  static var examples: [CommandExample] { [CommandExample("tag = 5\ndump", "window.tag = 5\n")] }

  static func run(_ call: CommandCall) throws {
    let root = call.arguments.isEmpty ? call.world.root(of: call.world.current) : try call.view()
    if call.has("json") { return try JSONText.write(root, depth: .max, in: call.world, to: call.output) }
    var writer = DumpWriter(world: call.world, output: call.output)
    try writer.write(root)
  }
}
