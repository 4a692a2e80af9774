import Glibc
import LineEditor
import Shell

/// One run of vsh: inputs in order, then perhaps a prompt.
struct Process {
  let options: RunOptions
  let inputs: [Batch.Input]
  let arguments: [String]
  let host: SystemHost

  init(_ options: RunOptions, _ inputs: [Batch.Input], _ arguments: [String]) {
    self.options = options
    self.inputs = inputs
    self.arguments = arguments
    host = SystemHost()
  }

  func run() -> Int32 {
    var settings = Settings()
    settings.echoes = options.echoes
    settings.isQuiet = options.isQuiet
    settings.errorsAsJSON = options.errorsAsJSON
    settings.keepsGoing = options.keepsGoing
    settings.allowsPrograms = options.allowsPrograms
    settings.allowsWriting = options.allowsWriting
    settings.usesPager = options.usesPager
    if let pager = environment("PAGER"), !pager.isEmpty { settings.pager = pager }
    var inputs = inputs
    let script = inputs.lazy.compactMap { if case .file(let path) = $0 { path } else { nil } }.first
    settings.arguments = [script ?? "vsh"] + arguments
    let hasTerminal = isatty(0) == 1
    let isInteractive = options.isInteractive || options.steps || inputs.isEmpty && hasTerminal
    if inputs.isEmpty, !isInteractive { inputs = [.standardInput] }
    settings.isColoured = wantsColour && (isInteractive || options.color == "always" || isatty(2) == 1)

    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment($0) }.first { !$0.isEmpty } ?? ""
    settings.prefersASCII = !["UTF-8", "utf-8", "UTF8", "utf8"].contains { locale.hasSuffix($0) }

    let session = Session(host: host, settings: settings)
    // The process ends with it. Taking a million views apart one by one first would only cost time.
    _ = Unmanaged.passRetained(session)
    Interrupt.watch(session)
    if isInteractive || options.session != nil, let failure = keep(session, isInteractive: isInteractive) {
      host.writeError("vsh: \(failure)\n")
      return 1
    }
    if isInteractive, options.readsStartFile { Prompt.start(session, home: environment("HOME")) }
    var first: String?
    if options.steps, let script {
      first = "load --step -- \(quoted(script))"
      inputs = []
    }
    var outcome = Batch(session: session, readInput: Interrupt.readInput).run(inputs, staysAfter: isInteractive)
    if isInteractive, outcome != .interrupted {
      if case .exit = outcome {} else { outcome = prompt(session, first: first) }
    }
    // A clean end needs no journal; a session with a name goes on.
    if options.session == nil { session.journal?.remove() }
    return session.finish(outcome)
  }

  /// Sees to it that what is accepted is on the disk. Answers what is wrong with that.
  private func keep(_ session: Session, isInteractive: Bool) -> String? {
    guard let directory = stateDirectory else {
      return options.session == nil ? nil : "a session needs a place: neither HOME nor XDG_STATE_HOME can be written"
    }
    let store = SessionStore(host: host, directory: directory)
    session.store = store
    guard let name = options.session else {
      session.keepJournal(in: store, as: "journal.\(time(nil)).\(getpid())")
      return nil
    }
    mkdir(directory + "/sessions", 0o700)
    switch session.resume(named: name, in: store) {
    case .failure(let error): return error.reason
    case .success(let count):
      if isInteractive, !options.isQuiet, count > 0 {
        host.write("session \(name) goes on: \(count) \(count == 1 ? "step" : "steps")\n")
      }
      return nil
    }
  }

  private var wantsColour: Bool {
    switch options.color {
    case "always": true
    case "never": false
    default:
      isatty(1) == 1 && (environment("NO_COLOR") ?? "").isEmpty && LibeditReader.canDraw(term: environment("TERM"))
    }
  }

  /// As one word of a command.
  private func quoted(_ path: String) -> String {
    "\"" + path.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) } + "\""
  }

  private func prompt(_ session: Session, first: String?) -> Outcome {
    session.settings.allowsPrograms = true
    let history = HistoryFile(path: stateDirectory.map { $0 + "/history" })
    session.earlierHistory = { history.earlier }
    let prompt = Prompt(session: session) { configuration in
      var configuration = configuration
      configuration.editrc = { editrc }
      configuration.wasInterrupted = Interrupt.take
      configuration.onIdle = session.tidy
      if let editor = LibeditReader(
        program: "vsh", term: environment("TERM"), configuration: configuration, history: history)
      {
        return editor
      }
      return PlainReader(configuration: configuration, showsPrompt: true)
    }
    return prompt.run(first: first)
  }

  /// Where history and journals are: made on first use, for its owner alone.
  private var stateDirectory: String? {
    let own = environment("XDG_STATE_HOME").flatMap { $0.isEmpty ? nil : $0 }
    let base = own ?? environment("HOME").map { $0 + "/.local/state" }
    guard let base, base.hasPrefix("/") else { return nil }
    var path = ""
    for part in (base + "/vsh").split(separator: "/") {
      path += "/" + part
      mkdir(path, 0o700)
    }
    return access(path, W_OK) == 0 ? path : nil
  }
}

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The key bindings of whoever types: what `EDITRC` names, else `~/.editrc`.
private var editrc: String? {
  let own = environment("EDITRC").flatMap { $0.isEmpty ? nil : $0 }
  guard let path = own ?? environment("HOME").map({ $0 + "/.editrc" }) else { return nil }
  return (try? SystemHost().read(path)).map { String(decoding: $0, as: UTF8.self) }
}

/// `--emit-swift`
func emitSwift(_ script: String, isQuiet: Bool) -> Int32 {
  let host = SystemHost()
  var settings = Settings()
  settings.isQuiet = isQuiet
  let session = Session(host: host, settings: settings)
  guard let text = Batch(session: session, readInput: Interrupt.readInput).swiftProgram(of: script) else { return 1 }
  host.write(text)
  return 0
}

/// `--server-stdio`
func serve(_ options: Options) -> Int32 {
  let host = SystemHost()
  var settings = Settings()
  settings.isQuiet = options.quiet
  settings.allowsPrograms = options.allowRun
  settings.allowsWriting = options.allowWrite
  let server = Server(host: host, settings: settings, willRun: Interrupt.watch, readInput: Interrupt.readInput)
  return server.run()
}

/// `scripts/members`
func print(members host: SystemHost) -> Int32 {
  var bytes: [UInt8] = []
  while let (more, _) = Interrupt.readInput(), !more.isEmpty { bytes += more }
  host.write(Session(host: host).membersReport(String(decoding: bytes, as: UTF8.self)))
  return 0
}

/// Writes to standard output; nil, for the caller's convenience.
func print(_ texts: String...) -> Int32? {
  SystemHost().write(texts.joined(separator: " ") + "\n")
  return nil
}

/// A usage error: one line and a hint.
func complain(_ text: String) -> Int32 {
  let first = text.split(separator: "\n").first.map(String.init) ?? text
  SystemHost().writeError("vsh: \(first)\n  `vsh --help` lists the options\n")
  return 2
}
