import Syntax
import ViewKit

enum HistoryCommand: Command {
  static let name = "history"
  static let group = CommandGroup.time
  static let summary = "shows what was typed, failures marked with `!`; -a also what earlier sessions typed"
  static let usage = "history [-a] [--json]"
  static let flags: Set = ["a"]
  static let isPaged = true
  static let document: String? = """
    [{"text": text, "failed": flag}]
    """
  static let searchWords = ["typed", "before", "rerun"]
  static var examples: [CommandExample] { [CommandExample("tag = 1\nhistory", "1  tag = 1\n")] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    let earlier = call.has("a") ? session.earlierHistory().map { TypedItem(text: $0, failed: false) } : []
    var items = earlier + session.typedItems
    // Of the running input, what stands before this command.
    if session.loading.isEmpty {
      items += session.typedItems(in: call.source, failed: false, before: Int(call.syntax.span.start))
    }
    if call.isJSON { return writeJSON(items, call) }
    // What earlier sessions typed has no number: `rerun` and `edit` know this session's lines.
    let width = String(items.count - earlier.count).count
    for (index, item) in items.enumerated() {
      let number = index < earlier.count ? "" : String(index - earlier.count + 1)
      let pad = String(repeating: " ", count: width - number.count)
      let lines = item.text.split(separator: "\n", omittingEmptySubsequences: false)
      call.output.line("\(pad)\(number)\(item.failed ? "!" : " ") \(lines[0])")
      for line in lines.dropFirst() {
        call.output.line(line.isEmpty ? "" : String(repeating: " ", count: width + 2) + line)
      }
    }
  }

  private static func writeJSON(_ items: [TypedItem], _ call: CommandCall) {
    call.answer(each: items) { json, item in
      json.object {
        $0.member("text", item.text)
        $0.member("failed", isTrue: item.failed)
      }
    }
  }
}

enum RerunCommand: Command {
  static let name = "rerun"
  static let group = CommandGroup.time
  static let summary = "runs lines of this session again, by their numbers in `history`"
  static let usage = "rerun number[-number] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let document: String? = """
    {"lines": text, "printed": text}
    """
  static let runsOthers = true
  // What it runs again is in the story by itself; where it stands among other statements, it must not be there too.
  static let isSessionCommand = true
  static let searchWords = ["repeat", "again", "history"]
  static var examples: [CommandExample] { [CommandExample("tag += 1\nrerun 1\nprint(tag)", "rerun: tag += 1\n2\n")] }

  static func run(_ call: CommandCall) throws {
    guard let word = call.words.first else { throw call.failure(.missingWord("rerun which line?", usage: usage)) }
    let session = call.session
    if call.output.isMuted { return }
    guard !session.isRerunning else { throw call.failure(.rerunsItself) }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let first = try call.number(ends[0], "a line")
    let last = ends.count > 1 ? try call.number(ends[1], "a line") : first
    let items = session.typedItems
    guard first >= 1, first <= last, last <= items.count, ends.count <= 2 else {
      throw call.failure(.noLine(word, items.count))
    }
    session.queued += items[(first - 1)..<last].map { .rerun($0.text) }
  }

  static func describe(_ call: CommandCall, _ json: inout JSONText) { json.member("lines", call.words.first) }
}

enum EditCommand: Command {
  static let name = "edit"
  static let group = CommandGroup.time
  static let summary = "opens a line of `history` (or the last one) in $EDITOR, and runs what comes back"
  static let usage = "edit [number] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let document: String? = """
    {"printed": text}
    """
  static let runsOthers = true
  static let isSessionCommand = true
  static let searchWords = ["editor", "vi", "change", "history"]
  static var examples: [CommandExample] { [] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    if call.output.isMuted { return }
    guard session.settings.allowsPrograms else { throw call.failure(.programsNotAllowed) }
    guard !session.isRerunning else { throw call.failure(.rerunsItself) }
    let items = session.typedItems
    let number = try call.words.first.map { try call.number($0, "a line") } ?? items.count
    guard number >= 1, number <= items.count else {
      throw call.failure(.noLine(call.words.first ?? "1", items.count))
    }
    call.output.flush()
    let text = try session.host.edit(items[number - 1].text + "\n").trimmed
    if !text.isEmpty { session.queued.append(.rerun(text)) }
  }
}

/// Something typed, as `history` numbers it.
struct TypedItem {
  let text: String
  let failed: Bool
}

extension Session {
  /// What was typed in this session. Not what is the same as the one before it, and not what began with a blank.
  var typedItems: [TypedItem] {
    var items: [TypedItem] = []
    for (source, failed) in typed {
      for item in typedItems(in: source, failed: failed) {
        if source.name.isEmpty, source.text.hasPrefix(" ") || items.last?.text == item.text { continue }
        items.append(item)
      }
    }
    return items
  }

  /// What was typed at a prompt is one item, whole; of a script each statement is.
  func typedItems(in source: SourceText, failed: Bool, before end: Int = .max) -> [TypedItem] {
    if source.name.isEmpty, end == .max { return [TypedItem(text: source.text.trimmed, failed: failed)] }
    let statements = parse(source).statements
    return statements.indices.filter { Int(statements[$0].span.end) <= end }.map {
      TypedItem(text: part(of: statements, $0..<$0 + 1, source).text(in: source), failed: failed)
    }
  }
}
