import Syntax

enum LogCommand: Command {
  static let name = "log"
  static let group = CommandGroup.keep
  static let summary = "writes the session as you see it to a file, until `log off`; `vsh --test` replays it"
  static let usage = "log[!] [file | off] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let flags: Set = ["json"]
  static let allowsBang = true
  static let isBarrier = true
  static let searchWords = ["transcript", "record", "tee", "session", "test"]
  static var examples: [CommandExample] { [CommandExample("log", "off\n")] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    if call.output.isMuted || session.isReplayed { return }
    guard let word = call.words.first else {
      let text = session.output.transcript?.word
      if call.has("json") { return call.output.line("{\"log\":\(text.map(JSONText.quoted) ?? "null")}") }
      return call.output.line(text ?? "off")
    }
    if word == "off" { return session.isLogEnding = true }
    let path = try session.fileToWrite(word, isForced: call.isBang, hint: "`log! \(word)` replaces it")
    try session.write("", to: path, as: word)
    if session.log.hasChanges {
      call.output.writeError("note: the log begins in the middle of a session; `vsh --test` begins with a fresh one\n")
    }
    session.starting = Transcript(session.host, path: path, as: word)
  }
}
