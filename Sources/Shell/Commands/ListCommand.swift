import Syntax
import ViewKit

enum ListCommand: Command {
  static let name = "ls"
  static let group = CommandGroup.look
  static let summary = "lists the subviews of a view"
  static let usage = "ls [view] [-l] [--json]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let flags: Set = ["l", "json"]
  static let isPaged = true
  static let searchWords = ["subviews", "children", "list"]
  static var examples: [CommandExample] { [CommandExample("ls", "")] }

  static func run(_ call: CommandCall) throws {
    let views = try call.view().subviews
    if call.has("json") {
      var json = JSONText()
      json.open("[")
      for (index, view) in views.enumerated() {
        try call.world.checkInterrupt(index)
        json.open("{")
        json.facts(of: view, in: call.world)
        json.close("}")
      }
      json.close("]")
      return call.output.line(json.text)
    }
    let rows = try views.enumerated().map { try row($1, at: $0, call) }
    guard call.session.host.isTerminal, call.syntax.redirection == nil else {
      for (index, row) in rows.enumerated() {
        try call.world.checkInterrupt(index)
        call.output.line(row.joined(separator: "\t"))
      }
      return
    }
    let widths = (0..<3).map { column in min(40, rows.map { $0[column].count }.max() ?? 0) }
    for (index, row) in rows.enumerated() {
      try call.world.checkInterrupt(index)
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < 3 { line += String(repeating: " ", count: max(0, widths[column] - cell.count) + 2) }
      }
      while line.last == " " { line.removeLast() }
      call.output.line(line)
    }
  }

  /// Name, class, frame, and what is not default; with `-l` also the center, the bounds and the number of subviews.
  private static func row(_ view: UIView, at place: Int, _ call: CommandCall) throws -> [String] {
    try call.world.checkInterrupt(place)
    var facts = ViewFacts.of(view, showsPending: false)
    if call.has("l") {
      facts.insert("\(view.subviews.count) subviews", at: 0)
      facts.insert("center \(view.center.short)", at: 0)
      if !facts.contains(where: { $0.hasPrefix("bounds ") }) { facts.insert("bounds \(view.bounds.short)", at: 1) }
    }
    return [call.world.label(view, at: place), view.className, view.frame.short, facts.joined(separator: ", ")]
  }
}
