import Language
import Syntax
import ViewKit

enum WatchCommand: Command {
  static let name = "watch"
  static let group = CommandGroup.look
  static let summary = "prints an expression's value now, and again whenever a statement changed it"
  static let usage = "watch [expression | off [number]] [--json]"
  static var parameters: [CommandShape.Parameter] { [.text] }
  static let document: String? = """
    [{"expression": text, "value": text}]; later, for each change, {"expression": text, "value": text}
    """
  static let searchWords = ["observe", "display", "change", "monitor"]
  static var examples: [CommandExample] {
    [CommandExample("watch tag\ntag = 5\nalpha = 0.5\ntag = 6", "tag: 0\ntag: 5\ntag: 6\n")]
  }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    let text = call.words.first ?? ""
    if call.output.isMuted { return }
    try change(text, call)
    if call.isJSON { call.answer(each: session.watches) { $1.write(to: &$0) } }
  }

  private static func change(_ text: String, _ call: CommandCall) throws {
    let session = call.session
    if text.isEmpty {
      if call.isJSON { return }
      for (index, watch) in session.watches.enumerated() { call.output.line("\(index + 1)  \(watch.text)") }
      return
    }
    let words = text.split(separator: " ")
    if words[0] == "off", words.count <= 2 {
      guard words.count == 2 else { return session.watches = [] }
      let number = try call.number(String(words[1]), "which watch")
      guard session.watches.indices.contains(number - 1) else {
        throw call.failure(.noSubject(String(words[1]), session.watches.indices.map { "\($0 + 1)" } + ["off"]))
      }
      session.watches.remove(at: number - 1)
      return
    }
    let stamp = call.world.stamp
    let value = try session.watched(text)
    guard call.world.stamp == stamp else { throw call.failure(.watchChanges(text)) }
    session.watches.append(Session.Watch(text: text, last: value, isJSON: call.isJSON))
    if !call.isJSON { call.output.line("\(text): \(value)") }
  }
}

extension Session {
  struct Watch {
    let text: String
    var last: String
    /// Told as a document.
    let isJSON: Bool

    func write(to json: inout JSONText) {
      json.object {
        $0.member("expression", text)
        $0.member("value", last)
      }
    }
  }

  fileprivate func watched(_ text: String) throws -> String {
    guard let (value, type) = try evaluate(text) else { throw Trap(shell: .script("'\(text)' has no value", nil)) }
    return try world.interpreter.debugDescribe(value, type)
  }

  /// After each statement: what became of the expressions that are watched.
  func checkWatches() {
    if watches.isEmpty || output.isMuted { return }
    for index in watches.indices {
      let stamp = world.stamp
      let value: String
      do { value = try watched(watches[index].text) } catch { value = (error as? Trap)?.message ?? "\(error)" }
      if world.stamp != stamp {
        // Nobody asked for that change, and the story does not have it.
        let watch = watches.remove(at: index)
        tell("note: `watch \(watch.text)` is off: it changes what it looks at\n")
        watchesMeddled = true
        return
      }
      if value == watches[index].last { continue }
      watches[index].last = value
      if watches[index].isJSON {
        var json = JSONText()
        watches[index].write(to: &json)
        output.line(json.text)
      } else {
        output.line("\(watches[index].text): \(value)")
      }
    }
  }
}
