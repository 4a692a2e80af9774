import Language
import Syntax
import ViewKit

enum SaveCommand: Command {
  static let name = "save"
  static let group = CommandGroup.keep
  static let summary = "writes what changed anything, in order, as a script that replays it"
  static let usage = "save[!] file [--all] [--refs] [--swift] [--json]   (- is standard output)"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let flags: Set = ["all", "refs", "swift"]
  static let allowsBang = true
  static let isSessionCommand = true
  static let completes = CompletedWords.files
  static let document: String? = """
    {"file": file, "lines": number, "text": text for -, else null}
    """
  static let searchWords = ["write", "export", "script", "record"]
  static var examples: [CommandExample] {
    [CommandExample("tag = 5\nsave -", "#!/usr/bin/env vsh\n// vsh session 1, vsh \(Version.number)\ntag = 5\n")]
  }

  static func run(_ call: CommandCall) throws {
    guard let word = call.words.first else { throw call.failure(.missingWord("save to which file?", usage: usage)) }
    let session = call.session
    if call.output.isMuted { return }
    if call.has("refs"), call.has("swift") { throw call.failure(.notTogether("--refs", "--swift")) }
    let target = word == "-" ? session.folder : session.fileName(word)
    let story = Story(
      session.log, of: session, includesFailures: call.has("all"), startFile: session.startFile,
      loadLine: call.has("refs") ? { session.loadLine(for: $0, in: target) } : { _ in nil })
    let text = call.has("swift") ? session.exportedStory() : story.script
    let lines = story.lineCount
    func answer(_ text: String?) {
      call.answer {
        $0.member("file", word)
        $0.member("lines", lines)
        $0.member("text", text)
      }
    }
    if word == "-" { return call.isJSON ? answer(text) : call.output.write(text) }
    let path = try session.fileToWrite(word, isForced: call.isBang, hint: "`save! \(word)` replaces it")
    try session.write(text, to: path, as: word)
    if call.isJSON { return answer(nil) }
    call.output.line("saved \(lines) \(lines == 1 ? "line" : "lines") to \(word)")
  }
}

/// The story of a session as a script: what changed anything, in order.
struct Story {
  private let log: Log
  private let includesFailures: Bool
  private let startFile: String?
  /// Without the lines that say what it is.
  let body: String

  /// - Parameters:
  ///   - startFile: Ran before the session, and its statements are left out.
  ///   - loadLine: What is written for a load instead of all it ran.
  init(
    _ log: Log, of session: Session, includesFailures: Bool, startFile: String?,
    loadLine: (LogEntry) -> String? = { _ in nil }
  ) {
    self.log = log
    self.includesFailures = includesFailures
    self.startFile = log.startCount > 0 ? startFile : nil
    body = Self.lines(log, session, includesFailures, loadLine)
  }

  var script: String {
    StoryHeader.current.text + (startFile.map { "// started with \($0), which is not in here\n" } ?? "") + body
  }
  var lineCount: Int { body.isEmpty ? 0 : body.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  private static func lines(
    _ log: Log, _ session: Session, _ includesFailures: Bool, _ loadLine: (LogEntry) -> String?
  ) -> String {
    var text = ""
    var failures = log.failures[...]
    for (index, entry) in log.entries.enumerated().dropFirst(log.startCount) {
      if includesFailures {
        while let failure = failures.first, failure.after <= index {
          text += comment(failure)
          failures.removeFirst()
        }
      }
      let later = log.entries[(index + 1)...]
      guard entry.isChange || entry.results.contains(where: { isUsed($0, in: later) }) else { continue }
      switch entry.kind {
      case .load(let path, _, _): text += (loadLine(entry) ?? loadText(path, entry.text.string)) + "\n"
      case .screen: text += entry.text.string + "\n"
      case .statements(let range):
        for (part, needed) in session.kept(of: range, entry.steps, isNeeded: { isUsed($0, in: later) }) {
          let code = part == range ? entry.text.string : session.text(of: entry.source, part)
          text += needed.first.map { "let \($0) = " } ?? (Self.goesOn(code) ? ";" : "")
          text += code + "\n"
          for other in needed.dropFirst() { text += "let \(other) = \(needed[0])\n" }
        }
      }
    }
    if includesFailures { for failure in failures { text += comment(failure) } }
    return text
  }

  /// Whether the text would belong to the statement before it, had it not been an input of its own.
  private static func goesOn(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").drop { $0.hasPrefix("//") }
    return lines.first?.first { $0 != " " } == "{"
  }

  private static func comment(_ failure: (after: Int, text: String, message: String)) -> String {
    let lines = failure.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { "// \($0)\n" }.joined() + "// error: \(failure.message)\n"
  }

  /// Whether a later kept statement says the result's name, before another result takes it.
  static func isUsed(_ name: String, in later: ArraySlice<LogEntry>) -> Bool {
    for entry in later {
      if Words.contain(name, in: entry.text.string) { return true }
      if entry.results.contains(name) { return false }
    }
    return false
  }
}

enum Words {
  /// Whether the text has the name as a word of its own.
  static func contain(_ name: String, in text: String) -> Bool {
    let name = Array(name.utf8), bytes = Array(text.utf8)
    guard bytes.count >= name.count else { return false }
    func isPart(_ byte: UInt8) -> Bool {
      byte == 95 || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    for start in 0...(bytes.count - name.count) where bytes[start] == name[0] {
      let end = start + name.count
      guard bytes[start..<end].elementsEqual(name) else { continue }
      if start > 0, isPart(bytes[start - 1]) { continue }
      if end < bytes.count, isPart(bytes[end]) { continue }
      return true
    }
    return false
  }
}
