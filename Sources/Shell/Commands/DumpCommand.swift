import Language
import Syntax
import ViewKit

enum DumpCommand: Command {
  static let name = "dump"
  static let group = CommandGroup.keep
  static let summary = "shows the shortest Swift that rebuilds the tree as it is now"
  static let usage = "dump [view] [--json]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let isPaged = true
  static let document: String? = """
    {"name": text or null, "class": text, "frame": [x, y, width, height], "bounds": [x, y, width, height],
     "transform"?: [a, b, c, d, tx, ty], "tag": number, "hidden": flag, "alpha": number,
     "needsLayout": flag, "needsDisplay": flag,
     "subviews": [the same of each subview]}
    """
  static let searchWords = ["state", "export", "code", "swift"]
  static var examples: [CommandExample] { [CommandExample("tag = 5\ndump", "window.tag = 5\n")] }

  static func run(_ call: CommandCall) throws {
    let root = call.arguments.isEmpty ? call.world.root(of: call.world.current) : try call.view()
    if call.isJSON { return try JSONText.write(root, depth: .max, in: call.world, to: call.output) }
    var writer = DumpWriter(world: call.world, output: call.output)
    try writer.write(root)
  }
}
