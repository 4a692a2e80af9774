import Language
import Syntax

/// Where commands write: `save`, `log`, `tree > out.txt`.
extension Session {
  /// Paths in a script are relative to the script; at the prompt, to the shell's directory.
  func fileName(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let script = loading.last?.path ?? running?.name, script.contains("/") else { return folder + path }
    return script[...script.lastIndex(of: "/")!] + path
  }

  /// Whether a person asked for what runs, and no file did.
  private var isByHand: Bool {
    guard loading.isEmpty, !isReplayed else { return false }
    return settings.isInteractive && running?.name.isEmpty ?? true || running?.name == "-c"
  }

  /// The path for a file that a command is to write. What stands there already, and was not written by this session, is
  /// nobody's to replace but a person's who says so.
  ///
  /// - Parameter isForced: was told to replace it.
  func fileToWrite(_ word: String, isForced: Bool, hint: String) throws -> String {
    let path = fileName(word)
    if word.hasPrefix("/dev/") || settings.allowsWriting && isForced { return path }
    guard host.exists(path), !written.contains(host.resolve(path)) else { return path }
    if !isForced { throw Trap(shell: .fileExists(word, hint)) }
    if !isByHand { throw Trap(shell: .fileExists(word, "a script may replace files only with --allow-write")) }
    return path
  }

  /// Writes a file; from now on it is this session's own.
  func write(_ text: String, to path: String, appends: Bool = false, as word: String) throws {
    do {
      if appends { try host.append(path, Array(text.utf8)) } else { try host.replace(path, Array(text.utf8)) }
    } catch let error as HostError {
      throw Trap(shell: .cannotWrite(word, error.reason))
    }
    written.insert(host.resolve(path))
  }

  /// Sends what a command printed where its line says.
  func send(_ text: String, to redirection: CommandStmt.Redirection) throws {
    switch redirection {
    case .write(let word, _), .append(let word, _):
      var appends = false
      if case .append = redirection { appends = true }
      let path = try fileToWrite(word, isForced: true, hint: "")
      try write(text, to: path, appends: appends, as: word)
    case .pipe(let program, _):
      try run(program: program, input: text)
    }
  }

  /// Runs a program of the system. A script stops where one fails; who sits at a prompt sees that for himself.
  func run(program: String, input: String?) throws {
    guard settings.allowsPrograms else { throw Trap(shell: .programsNotAllowed) }
    output.flush()
    let status = host.run(program: program, input: input)
    if status != 0, !settings.isInteractive { throw Trap(shell: .programFailed(program, Int(status))) }
  }

  /// Runs a command whose listing may be taller than the terminal.
  func page(_ call: CommandCall) throws {
    guard settings.usesPager, settings.isInteractive, host.isTerminal, !output.isMuted, loading.isEmpty else {
      return try answer(call)
    }
    let text = try output.capture { try answer(call) }
    let (columns, rows) = host.size
    var height = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where height <= rows {
      height += max(1, (line.utf8.count + columns - 1) / max(1, columns))
    }
    // Keys typed ahead are for the prompt, not for the pager.
    if height <= rows || host.isInputWaiting { return output.write(text) }
    output.flush()
    if host.run(program: settings.pager, input: text) == 127 { output.write(text) }
  }
}
