import Language
import Syntax
import ViewKit

enum FindCommand: Command {
  static let name = "find"
  static let group = CommandGroup.look
  static let summary = "finds views by class, name, tag or a condition; prints paths that `cd` takes"
  static let usage = "find Class | name | #tag | where: condition  (several: all must hold) [--json]"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let isPaged = true
  static let document: String? = """
    [path]
    """
  static let searchWords = ["search", "where", "tag", "class"]
  static var examples: [CommandExample] {
    [CommandExample("find UIWindow", "window\n"), CommandExample("find where: tag == 7", "")]
  }

  static func run(_ call: CommandCall) throws {
    var text = call.words.first ?? ""
    var condition: ((UIView) throws -> (value: Value, type: RuntimeType)?)?
    if let start = position(of: "where:", in: text) {
      let after = String(text[start...].dropFirst(6).drop { $0 == " " })
      text = String(text[..<start])
      condition = try predicate(after, call)
    }
    let words = text.split(separator: " ").map(String.init)
    if words.isEmpty, condition == nil { throw call.failure(.missingWord("find what?", usage: usage)) }
    var paths: [String] = []
    var count = 0
    var above: [(view: UIView, place: Int)] = []
    try ViewWalk.preorderWithPlaces(call.world.root(of: call.world.current)) { view, level, place in
      count += 1
      try call.world.checkInterrupt(count)
      above.removeSubrange(level...)
      above.append((view, place))
      if try words.allSatisfy({ try matches(view, $0, call) }),
        try condition == nil || condition?(view)?.value.bool == true
      {
        paths.append(above.map { call.world.label($0.view, at: $0.place) }.joined(separator: "/"))
      }
      return true
    }
    if call.isJSON { return call.answer(each: paths) { $0.string($1) } }
    for (index, path) in paths.enumerated() {
      try call.world.checkInterrupt(index)
      call.output.line(Self.word(path))
    }
  }

  /// As `cd` takes it: `"window/a b"`.
  private static func word(_ path: String) -> String {
    path.contains { $0.isWhitespace || "\";|>&".contains($0) } ? JSONText.quoted(path) : path
  }

  private static func position(of word: String, in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(word) }
  }

  private static func matches(_ view: UIView, _ word: String, _ call: CommandCall) throws -> Bool {
    if word.hasPrefix("#") { return Int(word.dropFirst()) == view.tag }
    if view.className == word { return true }
    if let wanted = call.world.interpreter.catalog.type(named: Name(word)),
      let own = call.world.type(of: view).nominal, own.isSubclass(of: wanted)
    {
      return true
    }
    return call.world.names.name(of: view)?.lowercased() == word.lowercased()
  }

  /// `alpha < 1`, with the view as `self`, or `$0.alpha < 1`.
  private static func predicate(
    _ text: String, _ call: CommandCall
  ) throws -> (UIView) throws -> (value: Value, type: RuntimeType)? {
    let whole = text.contains("$0") ? "({ \(text) } as (UIView) -> Bool)(self)" : "(\(text)) as Bool"
    let source = SourceText(name: "", whole)
    let unit = call.session.parse(source)
    if let complaint = unit.diagnostics.first { throw call.failure(.script(complaint.message, complaint.hint)) }
    return try call.session.evaluator(unit.statements, source)
  }
}
