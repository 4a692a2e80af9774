import Syntax

/// `load --step`: somebody goes through a file statement by statement.
struct Stepping {
  let source: SourceText
  /// As it was asked for.
  let path: String
  /// How many statements the file has.
  let count: Int
  var skipped: Set<Int> = []
}

/// What was run stands in the log, as one load until something else is entered; where one is in the file is read off the
/// log, so that `undo` goes back in the file as well.
extension Session {
  /// Does what `--step`, `--skip`, `--rest` and `--quit` ask for without a file; false when the call is another.
  func stepped(_ call: CommandCall) throws -> Bool {
    let wanted = ["step", "skip", "rest", "quit"].filter(call.has)
    guard let first = wanted.first else { return false }
    // Of a script nobody would see each step, and say so.
    guard settings.isInteractive, loading.isEmpty, !isRerunning, call.source.name.isEmpty else {
      throw call.failure(.stepsByHand)
    }
    if wanted.count > 1 { throw call.failure(.notTogether("--\(first)", "--\(wanted[1])")) }
    if !call.words.isEmpty {
      if first != "step" {
        throw call.failure(.tooManyWords(call.words[0], "load --\(first)", usage: LoadCommand.usage))
      }
      return false
    }
    guard let stepping else {
      throw call.failure(.missingWord("no file is gone through: load which?", usage: LoadCommand.usage))
    }
    loadedStatements = 0
    switch first {
    case "skip":
      let place = stepPlace
      self.stepping?.skipped.insert(place)
      showNextStep()
    case "quit":
      output.line("\(stepping.path) is left after \(done(stepping)) of \(stepping.count)")
      self.stepping = nil
    case "rest": try stepToEnd(stepping)
    default:
      try step(stepping)
      showNextStep()
    }
    return true
  }

  /// Shows the first statement. What does not parse is told before anything runs.
  func beginSteps(of source: SourceText, as path: String, _ call: CommandCall) throws {
    guard isOfKnownForm(source) else { throw LoadFailure(outcome: .failed) }
    let unit = parse(source)
    let complaints = unit.diagnostics.filter { $0.severity == .error }
    if !complaints.isEmpty {
      report(complaints, in: source)
      throw LoadFailure(outcome: .failed)
    }
    stepping = Stepping(source: source, path: path, count: unit.statements.count)
    loadedStatements = 0
    if !call.isJSON, unit.statements.count > 0 {
      output.write(
        prose.wrapped(
          "Return runs what is shown, s skips it, c runs all the rest, q leaves it at that; anything else is run as "
            + "always, in between.", indent: 0))
    }
    showNextStep()
  }

  /// Where one stands, in a few characters for the prompt; nil when no file is gone through.
  var stepMark: String? {
    guard let stepping, stepPlace < stepping.count else { return nil }
    return "\(stepPlace + 1)/\(stepping.count)"
  }

  /// The statement that comes next.
  private var stepPlace: Int {
    guard let stepping else { return 0 }
    var place = 0
    for entry in log.entries where entry.source === stepping.source {
      guard case .load(_, let pieces, _) = entry.kind else { continue }
      for piece in pieces where piece.source === stepping.source { place = max(place, piece.statements.upperBound) }
    }
    while stepping.skipped.contains(place) { place += 1 }
    return place
  }

  private func done(_ stepping: Stepping) -> Int {
    let place = stepPlace
    return place - stepping.skipped.count { $0 < place }
  }

  /// Runs the next statement, whole or not at all: when it fails, it comes next again.
  private func step(_ stepping: Stepping) throws {
    let place = stepPlace
    if place < stepping.count {
      (loadedPieces, loading) = ([], [(stepping.source.name, "")])
      let outcome = runLoaded(stepping.source, only: place)
      loading = []
      let pieces = loadedPieces
      loadedPieces = []
      guard outcome == .done else { throw LoadFailure(outcome: outcome) }
      // A `load` of its own has pieces of other files only: which statement that was is told by an empty one.
      let own = pieces.contains { $0.source === stepping.source }
      add(pieces + (own ? [] : [LogEntry.Piece(source: stepping.source, statements: place + 1..<place + 1)]), stepping)
      loadedStatements += 1
    }
    if stepPlace >= stepping.count { endSteps(stepping) }
  }

  /// What ran before a statement that fails stays: one stands at that statement.
  private func stepToEnd(_ stepping: Stepping) throws {
    while self.stepping != nil {
      do { try step(stepping) } catch let failure as LoadFailure {
        if loadedStatements == 0 { throw failure }
        replay()
        return
      }
    }
  }

  /// Makes the load that ends the log longer, or begins one.
  private func add(_ pieces: [LogEntry.Piece], _ stepping: Stepping) {
    let new = text(of: pieces)
    keep(Story.loadText(stepping.path, new))
    if let last = log.entries.last, last.source === stepping.source, case .load(_, let former, _) = last.kind {
      let entry = LogEntry(
        loaded: stepping.source, as: stepping.path, former + pieces, last.text.string + "\n" + new, isWhole: false)
      return log.extendLast(to: entry)
    }
    log.append(LogEntry(loaded: stepping.source, as: stepping.path, pieces, new, isWhole: false))
  }

  private func endSteps(_ stepping: Stepping) {
    self.stepping = nil
    output.line("\(stepping.path) is at its end")
    let parts = log.entries.count { $0.source === stepping.source }
    guard parts == 1, stepping.skipped.isEmpty, let last = log.entries.last, last.source === stepping.source,
      case .load(let path, let pieces, _) = last.kind
    else { return }
    log.extendLast(
      to: LogEntry(loaded: last.source, as: path, pieces, last.text.string, isWhole: true))
  }

  /// The next statement with the numbers of its lines, comments before it included.
  func showNextStep() {
    guard let stepping else { return }
    let place = stepPlace
    guard place < stepping.count else { return endSteps(stepping) }
    let statements = parse(stepping.source).statements
    let part = part(of: statements, place..<place + 1, stepping.source)
    let text = part.text(in: stepping.source)
    let end = stepping.source.position(of: Int(statements[place].span.end)).line
    let lines = text.lines
    let width = "\(end)".count
    for (index, line) in lines.enumerated() {
      let number = "\(end - lines.count + 1 + index)"
      output.line("  " + String(repeating: " ", count: max(0, width - number.count)) + number + "  " + line)
    }
  }
}
