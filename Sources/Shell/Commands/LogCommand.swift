import Syntax

enum LogCommand: Command {
  static let name = "log"
  static let group = CommandGroup.keep
  static let summary = "writes the session as you see it to a file, until `log off`; `vsh --test` replays it"
  static let usage = "log[!] [file | off] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let allowsBang = true
  static let isBarrier = true
  static let completes = CompletedWords.files
  static let document: String? = """
    {"log": file or null}
    """
  static let searchWords = ["transcript", "record", "tee", "session", "test"]
  static var examples: [CommandExample] { [CommandExample("log", "off\n")] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    if call.output.isMuted || session.isReplayed { return }
    guard let word = call.words.first else {
      let text = session.output.transcript?.word
      if call.isJSON { return tell(text, call) }
      return call.output.line(text ?? "off")
    }
    if word == "off" {
      session.isLogEnding = true
      if call.isJSON { tell(nil, call) }
      return
    }
    let path = try session.fileToWrite(word, isForced: call.isBang, hint: "`log! \(word)` replaces it")
    try session.write("", to: path, as: word)
    if session.log.hasChanges {
      call.session.tell("note: the log begins in the middle of a session; `vsh --test` begins with a fresh one\n")
    }
    session.starting = Transcript(session.host, path: path, as: word)
    if call.isJSON { tell(word, call) }
  }

  private static func tell(_ file: String?, _ call: CommandCall) { call.answer { $0.member("log", file) } }
}
