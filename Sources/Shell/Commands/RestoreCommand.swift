import Syntax

enum RestoreCommand: Command {
  static let name = "restore"
  static let group = CommandGroup.keep
  static let summary = "brings back a session that was cut off: by a crash, `kill`, or a lost terminal"
  static let usage = "restore [number] [--list] [--forget] [--json]"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let flags: Set = ["list", "forget"]
  static let isSessionCommand = true
  static let rewritesLog = true
  static let isKept = false
  static let document: String? = """
    {"restored": number of steps}; with --forget {"forgotten": number of steps};
    with --list [{"steps": number, "last": text}]
    """
  static let searchWords = ["crash", "recover", "journal", "lost", "kill"]
  static var examples: [CommandExample] { [CommandExample("restore --list", "")] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    if call.output.isMuted { return }
    let orphans = session.store?.orphans() ?? []
    if call.has("list") { return list(orphans, call) }
    let number = try call.words.first.map { try call.number($0, "which session") } ?? 1
    guard orphans.indices.contains(number - 1), let store = session.store else {
      throw call.failure(.nothingToRestore(orphans.count))
    }
    let orphan = orphans[number - 1]
    if call.has("forget") {
      store.remove(orphan)
      if call.isJSON { return call.answer { $0.member("forgotten", orphan.entries.count) } }
      return call.output.line("forgotten: \(steps(orphan))")
    }
    if let header = orphan.header, header.isOfLaterForm { throw call.failure(.newerForm(version: header.version)) }
    // What stands there already may not fit together with what comes.
    guard !session.log.hasChanges else { throw call.failure(.restoreLate) }
    session.log.entries = []
    session.log.startCount = 0
    session.replay()
    if let failure = session.rerun(orphan.entries) { throw call.failure(.cannotRestore(failure)) }
    session.news += orphan.entries
    store.remove(orphan)
    if call.isJSON { return call.answer { $0.member("restored", orphan.entries.count) } }
    call.output.line("restored \(steps(orphan))")
  }

  private static func steps(_ orphan: SessionStore.Orphan) -> String {
    "\(orphan.entries.count) \(orphan.entries.count == 1 ? "step" : "steps")"
  }

  /// The last first, each with its last step.
  private static func list(_ orphans: [SessionStore.Orphan], _ call: CommandCall) {
    func last(_ orphan: SessionStore.Orphan) -> String {
      let lines = orphan.entries.last?.text.split(separator: "\n").filter { !$0.hasPrefix("//") } ?? []
      return String(lines.first ?? "")
    }
    if call.isJSON {
      return call.answer(each: orphans) { json, orphan in
        json.object {
          $0.member("steps", orphan.entries.count)
          $0.member("last", last(orphan))
        }
      }
    }
    for (index, orphan) in orphans.enumerated() {
      call.output.line("\(index + 1)  \(steps(orphan)), the last: \(last(orphan))")
    }
  }
}
