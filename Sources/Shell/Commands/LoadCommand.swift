import Language
import Syntax
import ViewKit

enum LoadCommand: Command {
  static let name = "load"
  static let group = CommandGroup.keep
  static let summary = "runs a script: all of it or, when it fails, nothing"
  static let usage = "load file [--step] [--json], load --step | --skip | --rest | --quit"
  static var parameters: [CommandShape.Parameter] { [.word] }
  static let flags: Set = ["step", "skip", "rest", "quit"]
  static let isSessionCommand = true
  static let completes = CompletedWords.files
  static let document: String? = """
    {"file": file or null, "statements": number, "printed": text}
    """
  static let runsOthers = true
  static let searchWords = ["run", "open", "read", "source", "include", "step", "statement"]
  static var examples: [CommandExample] { [] }

  static func run(_ call: CommandCall) throws {
    let session = call.session
    if try session.stepped(call) { return }
    guard let word = call.words.first else { throw call.failure(.missingWord("load which file?", usage: usage)) }
    let path = session.fileName(word)
    let bytes: [UInt8]
    do { bytes = try session.host.read(path) } catch let error as HostError {
      throw call.failure(.cannotRead(word, error.reason))
    }
    let resolved = session.host.resolve(path)
    if session.loading.contains(where: { session.host.resolve($0.path) == resolved })
      || call.source.name == path || session.host.resolve(call.source.name) == resolved
    {
      throw call.failure(.loadsItself(word))
    }
    if session.loading.count >= 100 { throw call.failure(.loadsTooDeeply) }
    let line = call.source.position(of: Int(call.syntax.span.start)).line
    let place = call.source.name.isEmpty ? "" : "\(call.source.name):\(line)"
    let source = SourceText(name: path, bytes: bytes)
    if call.has("step") { return try session.beginSteps(of: source, as: word, call) }
    let outcome = session.load(source, as: word, from: place)
    guard outcome == .done else { throw LoadFailure(outcome: outcome) }
  }

  static func describe(_ call: CommandCall, _ json: inout JSONText) {
    json.member("file", call.words.first ?? call.session.stepping?.path)
    json.member("statements", call.session.loadedStatements)
  }
}

extension Session {
  /// Runs a file's text. The outermost load is one entry of the log, with all that it loaded.
  func load(_ source: SourceText, as word: String, from place: String) -> Outcome {
    let isOutermost = loading.isEmpty
    loading.append((source.name, place))
    if isOutermost { loadedPieces = [] }
    let before = loadedPieces.count
    let outcome = runLoaded(source)
    loadedStatements = loadedPieces.dropFirst(before).reduce(0) { $0 + $1.statements.count }
    loading.removeLast()
    guard outcome == .done, isOutermost else { return outcome }
    let pieces = loadedPieces
    loadedPieces = []
    let entry = LogEntry(loaded: source, as: word, pieces, text(of: pieces), isWhole: true)
    log.append(entry)
    keep(Story.loadText(word, entry.text.string))
    return .done
  }

  func text(of pieces: [LogEntry.Piece]) -> String {
    var lines: [String] = []
    for piece in pieces where !piece.statements.isEmpty {
      for (range, _) in kept(of: piece.statements, piece.steps, isNeeded: { _ in false }) {
        lines.append(text(of: piece.source, range))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Runs a file's statements without adding them to the log: the load is one entry.
  ///
  /// - Parameter only: Of the statements that one alone.
  func runLoaded(_ source: SourceText, only: Int? = nil) -> Outcome {
    if only == nil, !isOfKnownForm(source) { return .failed }
    let unit = parse(source, listens: true)
    if interruptFlag.pointee != 0 { return report(Trap.stopped(interruptFlag.pointee), in: source) }
    let complaints = unit.diagnostics.filter { $0.severity == .error }
    if !complaints.isEmpty {
      report(complaints + mistakes(besides: unit, in: source), in: source)
      return .failed
    }
    let former = running
    running = source
    defer { running = former }
    for range in only.map({ [$0..<$0 + 1] }) ?? segments(of: unit.statements) {
      let statements = Array(unit.statements[range])
      if statements.count == 1, case .command(let syntax) = statements[0].kind,
        let command = command(range.lowerBound, in: unit.statements), command.isSessionCommand
      {
        if command.rewritesLog {
          complain(Trap(shell: .notInLoadedFile(command.name)), at: syntax.span, in: source)
          return .failed
        }
        let outcome = runSessionCommand(command, syntax, source)
        if outcome != .done { return outcome }
        continue
      }
      let span = part(of: unit.statements, range, source).span
      let outcome = execute(statements, of: source, span, echoes: false, first: range.lowerBound)
      if outcome != .done { return outcome }
      loadedPieces.append(LogEntry.Piece(source: source, statements: range, steps: steps))
    }
    return .done
  }
}

extension LogEntry {
  init(loaded source: SourceText, as path: String, _ pieces: [Piece], _ text: String, isWhole: Bool) {
    self.init(
      kind: .load(path: path, pieces: pieces, isWhole: isWhole), source: source, text: .written(text), echoes: false,
      isChange: true)
  }
}
