import Syntax
import ViewKit

enum CheckpointCommand: Command {
  static let name = "checkpoint"
  static let group = CommandGroup.time
  static let summary = "gives the present state a name, for `diff` and `revert`; alone, lists the names"
  static let usage = "checkpoint [name] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let isSessionCommand = true
  static let isKept = true
  static let document: String? = """
    [name]
    """
  static let searchWords = ["state", "mark", "bookmark", "snapshot", "branch"]
  static var examples: [CommandExample] {
    [CommandExample("checkpoint a\ntag = 5\nrevert a\nprint(tag)", "0\n")]
  }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    guard let name = call.words.first else {
      if call.isJSON { return names(call) }
      for checkpoint in session.checkpoints {
        let steps = checkpoint.entries.dropFirst(session.log.startCount).filter(\.isChange).count
        call.output.line("\(checkpoint.name)  after \(steps) \(steps == 1 ? "change" : "changes")")
      }
      return
    }
    let checkpoint = Checkpoint(
      name: name, entries: session.log.entries, snapshot: try Snapshot(call.world, call.output))
    session.checkpoints.removeAll { $0.name == name }
    session.checkpoints.append(checkpoint)
    if call.isJSON { names(call) }
  }

  private static func names(_ call: CommandCall) {
    call.answer(each: call.session.checkpoints.map(\.name)) { $0.string($1) }
  }
}

enum RevertCommand: Command {
  static let name = "revert"
  static let group = CommandGroup.time
  static let summary = "goes back to a checkpoint; `undo` takes that back"
  static let usage = "revert [name] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let isSessionCommand = true
  static let rewritesLog = true
  static let document: String? = """
    {"reverted": name}
    """
  static let searchWords = ["checkpoint", "back", "state"]
  static var examples: [CommandExample] {
    [CommandExample("checkpoint a\ntag = 5\nrevert a\nundo\nprint(tag)", "undid: revert a\n5\n")]
  }

  static func run(_ call: CommandCall) throws {
    let checkpoint = try call.session.checkpoint(call.words.first, call)
    call.session.log.replace(with: checkpoint.entries, headline: "revert \(checkpoint.name)")
    try call.session.replayOrStop()
    if call.isJSON { call.answer { $0.member("reverted", checkpoint.name) } }
  }
}

enum DiffCommand: Command {
  static let name = "diff"
  static let group = CommandGroup.look
  static let summary = "shows what became of the views since a checkpoint, or between two"
  static let usage = "diff [checkpoint] [checkpoint] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word, .word] }
  static let isPaged = true
  static let document: String? = """
    [{"change": "added", "removed", "moved" or "changed", "view": path, "property"?: name,
      "from"?: text, "to"?: text}]
    """
  static let searchWords = ["compare", "changes", "added", "removed", "checkpoint"]
  static var examples: [CommandExample] {
    [
      CommandExample(
        "checkpoint a\nlet box = UIView(); addSubview box; tag = 5\ndiff a",
        "changed  window      tag  default → 5\nadded    window/box  UIView 0 0 0 0\n")
    ]
  }

  static func run(_ call: CommandCall) throws {
    let words = call.words
    let old = try call.session.checkpoint(words.first, call).snapshot
    let new =
      words.count > 1
      ? try call.session.checkpoint(words[1], call).snapshot : try Snapshot(call.world, call.output)
    let rows = new.changes(since: old).map(Row.init)
    if call.isJSON { return call.answer(each: rows) { $1.write(to: &$0) } }
    let width = min(40, rows.map(\.path.columns).max() ?? 0)
    for row in rows {
      let kind = row.kind + String(repeating: " ", count: max(0, 7 - row.kind.count))
      let path = row.path + String(repeating: " ", count: max(0, width - row.path.columns))
      call.output.line("\(kind)  \(path)  \(row.text)")
    }
  }

  private struct Row {
    let kind: String
    let path: String
    var property: String?
    var from: String?
    var to: String?
    let text: String

    init(_ change: Snapshot.Change) {
      switch change {
      case .added(let item):
        (kind, path, text) = ("added", item.path, "\(item.className) \(item.properties.first?.value ?? "")")
      case .removed(let item):
        (kind, path, text) = ("removed", item.path, "\(item.className) \(item.properties.first?.value ?? "")")
      case .moved(let item, let former):
        (kind, path, from, to, text) = ("moved", item.path, former, item.path, "was \(former)")
      case .reordered(let item):
        (kind, path, text) = ("moved", item.path, "among its siblings")
      case .changed(let item, let property, let before, let after):
        (kind, path, from, to) = ("changed", item.path, before, after)
        self.property = property
        text = "\(property)  \(before ?? "default") → \(after ?? "default")"
      }
    }

    func write(to json: inout JSONText) {
      json.open("{")
      json.key("change")
      json.string(kind)
      json.key("view")
      json.string(path)
      for (key, value) in [("property", property), ("from", from), ("to", to)] {
        guard let value else { continue }
        json.key(key)
        json.string(value)
      }
      json.close("}")
    }
  }
}

extension Session {
  /// The checkpoint of a name, or the last one made.
  func checkpoint(_ name: String?, _ call: CommandCall) throws -> Checkpoint {
    if let found = name == nil ? checkpoints.last : checkpoints.first(where: { $0.name == name }) { return found }
    throw call.failure(.noCheckpoint(name, Near.hint(name ?? "", checkpoints.map(\.name))))
  }
}
