import Syntax
import ViewKit

enum TreeCommand: Command {
  static let name = "tree"
  static let group = CommandGroup.look
  static let summary = "shows a view and all below it"
  static let usage =
    "tree [view] [--depth n] [--short] [--in view] [--sort visual] [--pending] [--all] [--uikit] [--json]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let valueOptions: [String: OptionValue] = ["depth": .text, "in": .view, "sort": .oneOf(["visual"])]
  static let flags: Set = ["short", "pending", "all", "uikit"]
  static let isPaged = true
  static let document: String? = """
    {"name": text or null, "class": text, "frame": [x, y, width, height], "bounds": [x, y, width, height],
     "transform"?: [a, b, c, d, tx, ty], "tag": number, "hidden": flag, "alpha": number,
     "needsLayout": flag, "needsDisplay": flag,
     "subviews": [the same of each subview]}
    """
  static let searchWords = ["hierarchy", "recursiveDescription", "subviews", "print", "dump"]
  static var examples: [CommandExample] {
    [
      CommandExample("tree", "window UIWindow 0 0 320 480\n"),
      CommandExample("tree --short", "window\n"),
    ]
  }

  static func run(_ call: CommandCall) throws {
    let root = try call.view()
    if call.has("uikit"), !call.isJSON { return try writeDescriptions(root, in: call.world, to: call.output) }
    let depth = try call.option("depth").map { try call.number($0, "--depth") } ?? .max
    if call.isJSON { return try JSONText.write(root, depth: depth, in: call.world, to: call.output) }
    if let sort = call.option("sort"), sort != "visual" { throw call.failure(.noSubject(sort, ["visual"])) }
    let text = TreeText(
      world: call.world, depth: depth, isShort: call.has("short"), showsPending: call.has("pending"),
      space: try call.option("in").map { try call.world.view(at: $0) }, sortsVisually: call.option("sort") != nil)
    // A tall tree would push everything else off a terminal; elsewhere nothing is ever cut.
    let isCut = call.session.host.isTerminal && call.syntax.redirection == nil && !call.has("all")
    guard isCut else { return try text.write(root, to: call.output) }
    let lines = try call.output.capture { try text.write(root, limit: 200, to: call.output) }.lines
    for line in lines.dropLast() { call.say(String(line)) }
  }

  /// `recursiveDescription()`, written line by line.
  private static func writeDescriptions(_ root: UIView, in world: World, to output: Output) throws {
    let text = output.text
    try ViewWalk.preorder(root) { view, level in
      try world.interpreter.context.checkInterrupt()
      for _ in 0..<level { text.put("   | ") }
      text.write(view.description)
      output.endLine()
      return true
    }
  }
}
