import Pictures
import Syntax
import ViewKit

enum PointCommand: Command {
  static let name = "where"
  static let group = CommandGroup.look
  static let summary = "shows a point in the coordinates of every view at once"
  static let usage = "where (x, y) [in view] [--json] [--look] [--svg file] [--png file] [--pdf file] [--copy]"
  static var parameters: [CommandShape.Parameter] { [.typed("CGPoint"), .word, .view] }
  static let valueOptions = PictureOutput.valueOptions
  static let flags = PictureOutput.flagsOfTexts
  static let document: String? = """
    {"views": [{"name": text, "point": [x, y] or null, "inside": flag, "clippedBy": name or null}]}; with files {"wrote": [file]}
    """
  static let searchWords = ["point", "coordinates", "convert", "system", "inside", "clipped"]
  static var examples: [CommandExample] {
    [CommandExample("where (400, 5)", "(400, 5) in window\n  window  (400, 5)  outside\n")]
  }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    let point = try call.value(0, as: CGPoint.self, "where is which point?")
    let view = try call.view(behind: "in", at: 1) ?? call.world.current
    let rows = call.world.explainer.points(point, in: view)
    let output = PictureOutput(call)
    let title = "\(PictureText.point(point)) in \(call.world.label(view))"
    let lines =
      [title]
      + PictureText.table(
        rows.map { row in
          [
            String(repeating: "  ", count: min(20, row.level)) + row.name,
            row.point.map(PictureText.point) ?? "squashed flat",
            row.isInside ? row.clippedBy.map { "inside, clipped by \($0)" } ?? "inside" : "outside",
          ]
        })
    if try output.write(lines, marking: point, in: view, title) { return }
    if call.isJSON { return output.json(rows, hit: nil) }
    output.lines(lines)
  }
}

enum StackCommand: Command {
  static let name = "at"
  static let group = CommandGroup.look
  static let summary = "lists the views under a point, top first, and why each gets the touch or not"
  static let usage = "at (x, y) [in view] [--json] [--look] [--svg file] [--png file] [--pdf file] [--copy]"
  static var parameters: [CommandShape.Parameter] { [.typed("CGPoint"), .word, .view] }
  static let valueOptions = PictureOutput.valueOptions
  static let flags = PictureOutput.flagsOfTexts
  static let document: String? = """
    {"hit": name or null, "views": [{"name": text, "point": [x, y] or null, "inside": flag,
      "clippedBy": name or null, "reason": text or null}]}; with files {"wrote": [file]}
    """
  static let searchWords = ["hitTest", "touch", "under", "point", "stack", "covered"]
  static var examples: [CommandExample] {
    [CommandExample("at (5, 5)", "(5, 5) in window\n  window  (5, 5)  gets the touch\n")]
  }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    let point = try call.value(0, as: CGPoint.self, "what is at which point?")
    let view = try call.view(behind: "in", at: 1) ?? call.world.current
    let stack = call.world.explainer.stack(point, in: view)
    let output = PictureOutput(call)
    let title = "\(PictureText.point(point)) in \(call.world.label(view))"
    var lines =
      [title]
      + PictureText.table(
        stack.rows.map { row in
          let clipped = row.clippedBy.map { "; clipped away there by \($0)" } ?? ""
          return [row.name, row.point.map(PictureText.point) ?? "", (row.reason ?? "gets the touch") + clipped]
        })
    if stack.rows.isEmpty { lines.append("  no view is there") }
    if let hit = stack.hit, !stack.rows.contains(where: { $0.reason == nil }) {
      lines.append("  \(hit) gets the touch: a view's own hitTest says so")
    }
    if try output.write(lines, marking: point, in: view, title) { return }
    if call.isJSON { return output.json(stack.rows, hit: .some(stack.hit)) }
    output.lines(lines)
  }
}

enum MeasureCommand: Command {
  static let name = "measure"
  static let group = CommandGroup.look
  static let summary = "measures the gaps between two views"
  static let usage = "measure view view [--in view] [--json] [--look] [--svg file] [--png file] [--pdf file] [--copy]"
  static var parameters: [CommandShape.Parameter] { [.view, .view] }
  static let valueOptions = PictureOutput.valueOptions.merging(["in": .view]) { $1 }
  static let flags = PictureOutput.flagsOfTexts
  static let document: String? = """
    {"explains": text, "expression": text, "title": text, "steps": [{"text": text,
      "value"?: number, [x, y], [x, y, width, height], transform, corners or name, "place"?: text}],
     "result"?: the same as a value, "notes": [text]}; with files {"wrote": [file]}
    """
  static let searchWords = ["distance", "gap", "spacing", "overlap", "margin", "apart"]
  static var examples: [CommandExample] {
    [
      CommandExample(
        "let a = UIView(frame: (0, 0, 10, 10)); addSubview a\nlet b = UIView(frame: (30, 0, 10, 10)); addSubview b\nmeasure a b",
        """
        a and b, in window's coordinates
          a                   → (0 0; 10 10)
          b                   → (30 0; 10 10)
          horizontal gap      → 20        a is left of b
          vertical overlap    → 10
          left edges apart    → 30
          right edges apart   → 30
          top edges apart     → 0
          bottom edges apart  → 0
          middles apart       → (30, 0)   30 in a straight line

        """)
    ]
  }

  static func run(_ call: CommandCall) throws {
    if call.output.isMuted { return }
    guard call.arguments.count > 1 else { throw call.failure(.missingWord("measure which two views?", usage: usage)) }
    let (a, b) = (try call.view(call.arguments[0]), try call.view(call.arguments[1]))
    let explainer = call.world.explainer
    guard let common = explainer.commonAncestor(a, b) else {
      throw call.failure(.otherTree(call.world.label(a), call.world.label(b)))
    }
    let space = try call.option("in").map { try call.world.view(at: $0) } ?? common
    let measured = explainer.measure(a, b, in: space)
    let output = PictureOutput(call)
    let scene = call.world.scene(of: call.world.root(of: a))
    if output.isPicture {
      let title = "measure \(call.world.label(a)) \(call.world.label(b))"
      return try output.draw(measured.picture(in: scene, "", title: title))
    }
    if call.isJSON {
      var json = JSONText()
      json.explanation(measured, "measure")
      return call.output.line(json.text)
    }
    output.lines(measured.lines(""))
  }
}
