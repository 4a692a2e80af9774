import Syntax
import ViewKit

enum ListCommand: Command {
  static let name = "ls"
  static let group = CommandGroup.look
  static let summary = "lists the subviews of a view, or those whose names fit a pattern as `b*`"
  static let usage = "ls [view | pattern] [-l] [--json]"
  static var parameters: [CommandShape.Parameter] { [.view] }
  static let flags: Set = ["l"]
  static let isPaged = true
  static let document: String? = """
    [{"name": text or null, "class": text, "frame": [x, y, width, height], "bounds": [x, y, width, height],
     "transform"?: [a, b, c, d, tx, ty], "tag": number, "hidden": flag, "alpha": number,
     "needsLayout": flag, "needsDisplay": flag}]
    """
  static let searchWords = ["subviews", "children", "list", "dir"]
  static var examples: [CommandExample] { [CommandExample("ls", "")] }

  static func run(_ call: CommandCall) throws {
    let views = try listed(call)
    if call.isJSON {
      var json = JSONText()
      json.open("[")
      for (index, view) in views.map(\.view).enumerated() {
        try call.world.checkInterrupt(index)
        json.open("{")
        json.facts(of: view, in: call.world)
        json.close("}")
      }
      json.close("]")
      return call.output.line(json.text)
    }
    guard call.session.host.isTerminal, call.syntax.redirection == nil else {
      for (view, place) in views { call.output.line(try row(view, at: place, call).joined(separator: "\t")) }
      return
    }
    let rows = try views.map { try row($0.view, at: $0.place, call) }
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

  /// The subviews with their places, and of these those that the pattern fits.
  private static func listed(_ call: CommandCall) throws -> [(view: UIView, place: Int)] {
    guard case .word(let word)? = call.arguments.first, word.contains("*") else {
      return try call.view().subviews.enumerated().map { ($1, $0) }
    }
    let slash = word.lastIndex(of: "/")
    let parent = try slash.map { try call.world.view(at: $0 == word.startIndex ? "/" : String(word[..<$0])) }
    let pattern = slash.map { word[word.index(after: $0)...] } ?? word[...]
    return (parent ?? call.world.current).subviews.enumerated().map { ($1, $0) }.filter { view, place in
      fits(call.world.label(view, at: place), pattern)
    }
  }

  /// Whether a name fits a pattern in which `*` stands for anything.
  private static func fits(_ name: String, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return name == pattern }
    guard name.hasPrefix(first), name.count >= first.count + last.count, name.hasSuffix(last) else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
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
