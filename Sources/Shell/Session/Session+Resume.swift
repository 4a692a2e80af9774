import Language
import Syntax
import ViewKit

extension Session {
  /// Goes on with the session of a name, or begins it. Answers how many inputs it has, or what is wrong, in a sentence.
  public func resume(named name: String, in store: SessionStore) -> Result<Int, HostError> {
    let path = "\(store.directory)/sessions/\(name).vsh"
    do {
      guard let file = try host.openJournal(path) else {
        return .failure(HostError("session '\(name)' is open in another vsh"))
      }
      let bytes = try file.read()
      if let header = StoryHeader(bytes), header.isOfLaterForm {
        let (message, hint) = ShellError.newerForm(version: header.version).sentence
        return .failure(HostError("session '\(name)' cannot go on: \(message)\n  \(hint ?? "")"))
      }
      let (entries, end) = Journal.read(bytes)
      if let failure = rerun(entries) {
        return .failure(HostError("session '\(name)' cannot go on: \(failure)\n  it is kept in \(path)"))
      }
      // A torn end would spoil what comes behind it.
      if !file.isEmpty { try file.truncate(to: end) }
      journal = Journal(host: host, path: path, file: file)
      isResumed = !entries.isEmpty
      return .success(entries.count)
    } catch {
      return .failure(HostError("session '\(name)' cannot be opened: \((error as? HostError)?.reason ?? "\(error)")"))
    }
  }

  /// A journal for a session that has no name: it goes when the session is left.
  public func keepJournal(in store: SessionStore, as name: String) {
    journal = Journal(host: host, path: "\(store.directory)/\(name)")
  }

  /// What is to be said at the start of a session: that another came to no good end.
  var offer: String? {
    guard let orphans = store?.orphans(), let last = orphans.first else { return nil }
    let others = orphans.count > 1 ? ", `restore --list` shows the \(orphans.count - 1) before it" : ""
    let count = last.entries.count
    return
      "The last session was cut off. `restore` brings back its \(count) \(count == 1 ? "step" : "steps")\(others).\n"
  }

  /// Runs what a journal has, without a word. Answers what failed; then everything is as before.
  func rerun(_ entries: [Journal.Entry]) -> String? {
    let before = log
    let (echoes, interactive) = (settings.echoes, settings.isInteractive)
    let (kept, wasMuted, former) = (journal, output.isMuted, running)
    journal = nil
    output.isMuted = true
    settings.isInteractive = false
    defer {
      (settings.echoes, settings.isInteractive) = (echoes, interactive)
      (journal, output.isMuted, running) = (kept, wasMuted, former)
    }
    for (index, entry) in entries.enumerated() {
      settings.echoes = !entry.isQuiet
      let outcome = rerun(entry)
      if entry.isStart { log.startCount = log.entries.count }
      guard outcome == .failed || outcome == .interrupted else { continue }
      log = before
      replay()
      if outcome == .interrupted { return "interrupted" }
      let lines = entry.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      return "step \(index + 1), `\(lines.first ?? "")`: \(lastMessage)"
    }
    return nil
  }

  private func rerun(_ entry: Journal.Entry) -> Outcome {
    guard let (path, body) = Story.loaded(entry.text) else {
      let source = SourceText(name: "", entry.text)
      running = source
      return runUnit(source)
    }
    return load(SourceText(name: path, body), as: path, from: "")
  }

  /// Of a start file that ran long ago: the commands that set how the shell behaves, which no journal keeps.
  func runSettings(of source: SourceText) {
    for statement in parse(source).statements {
      guard case .command(let command) = statement.kind, CommandTable.command(command.name)?.isSetting ?? false else {
        continue
      }
      _ = run(SourceText(name: source.name, source.text(of: statement.span)))
    }
    typed = []
    exitCode = 0
  }

  /// Hands what the running input came to over to the journal.
  func writeNews() {
    defer { news = [] }
    guard let journal, !news.isEmpty else { return }
    useJournal { try journal.append(news) }
    // Waiting for the disk takes longer than most inputs do: those that came together share it.
    if !hasMoreInput() { syncJournal() }
  }

  /// Sees to it that all that was accepted is on the disk: before a prompt waits.
  public func syncJournal() {
    if let journal { useJournal(journal.sync) }
  }

  private func useJournal(_ use: () throws -> Void) {
    do { try use() } catch {
      // Half an entry may have been written, and nothing may stand behind it.
      self.journal = nil
      let reason = (error as? HostError)?.reason ?? "\(error)"
      tell("note: the journal cannot be written (\(reason)): a crash would lose what comes from here on\n")
    }
  }

  /// The running input did more than look.
  func keep(_ text: @autoclosure () -> String) {
    if journal == nil { return }
    news.append(Journal.Entry(text: text(), isQuiet: !settings.echoes, isStart: isStarting))
  }
}

extension Story {
  /// A loaded file in a story: what it said, so that the story needs no other file.
  static func loadText(_ path: String, _ body: String) -> String {
    "// begin load \"\(path)\"\n\(body)\n// end load"
  }

  /// The path and the body of such a text.
  static func loaded(_ text: String) -> (path: String, body: String)? {
    guard text.hasPrefix("// begin load \""), text.hasSuffix("\n// end load"),
      let newline = text.firstIndex(of: "\n")
    else { return nil }
    let path = text[..<newline].dropFirst(15).dropLast()
    return (String(path), String(text[text.index(after: newline)...].dropLast(12)))
  }
}
