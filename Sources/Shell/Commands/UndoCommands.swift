import Syntax
import ViewKit

enum UndoCommand: Command {
  static let name = "undo"
  static let group = CommandGroup.time
  static let summary = "takes back the last change: views, variables, clock and current view"
  static let usage = "undo [n] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let isSessionCommand = true
  static let rewritesLog = true
  static let document: String? = """
    {"undid": [text]}
    """
  static let searchWords = ["back", "revert", "mistake"]
  static var examples: [CommandExample] { [CommandExample("tag = 5\nundo\nprint(tag)", "undid: tag = 5\n0\n")] }

  static func run(_ call: CommandCall) throws {
    let count = try call.words.first.map { try call.number($0, "the number of steps") } ?? 1
    let session = call.session
    let taken = session.log.undo(count)
    if taken.isEmpty, count > 0 { throw call.failure(.nothingToUndo) }
    try session.replayOrStop()
    report(taken, "undid", call)
  }

  /// One line a step, or a list.
  static func report(_ steps: [String], _ verb: String, _ call: CommandCall) {
    if call.isJSON {
      return call.answer {
        $0.key(verb)
        $0.array(steps) { $0.string($1) }
      }
    }
    for step in steps { call.output.line("\(verb): \(step)") }
  }
}

enum RedoCommand: Command {
  static let name = "redo"
  static let group = CommandGroup.time
  static let summary = "makes the last change that was taken back again"
  static let usage = "redo [n] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let isSessionCommand = true
  static let rewritesLog = true
  static let document: String? = """
    {"redid": [text]}
    """
  static let searchWords = ["forward", "again"]
  static var examples: [CommandExample] {
    [CommandExample("tag = 5\nundo\nredo\nprint(tag)", "undid: tag = 5\nredid: tag = 5\n5\n")]
  }

  static func run(_ call: CommandCall) throws {
    let count = try call.words.first.map { try call.number($0, "the number of steps") } ?? 1
    let session = call.session
    if session.log.undone.isEmpty { throw call.failure(.nothingToRedo) }
    let put = session.log.redo(count)
    try session.replayOrStop()
    UndoCommand.report(put, "redid", call)
  }
}

extension LogEntry {
  /// One line that says what it was.
  var headline: String {
    if case .load(let path, _, _) = kind { return "load \"\(path)\"" }
    let lines = text.string.split(separator: "\n")
    let first = lines.first { !$0.hasPrefix("//") } ?? lines.first ?? ""
    return lines.count > 1 && lines.last != first ? first + " …" : String(first)
  }
}
