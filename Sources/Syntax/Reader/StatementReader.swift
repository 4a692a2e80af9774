/// Cuts a growing text, standard input, into complete top-level statements.
///
/// It is fed bytes as they arrive and looks at each once: brackets, strings and comments are followed in a small
/// state machine, so that a statement of any length costs time in proportion to it. A line is complete when nothing is
/// open, it does not end with an operator, and the next line does not begin with something that continues it.
public struct StatementReader {
  let name: String
  var commands: [Name: CommandShape] { options.commands }
  var options: ParserOptions
  /// What statements that ran have declared.
  public var operators: OperatorTable {
    get { options.operators }
    set { options.operators = newValue }
  }
  var bytes: [UInt8] = []
  /// Where the statement being collected begins, and its line number.
  var start = 0
  var line = 1
  /// How far the bytes were looked at.
  var scanned = 0
  var scanner = LineScanner()
  /// The end of a line that may be the statement's last: the next line decides.
  var candidate: (end: Int, lines: Int)?
  var lines = 0
  var isFinished = false
  /// How far `nextKnown` looks: far only where it finds much.
  var knownWindow = leastWindow

  public init(name: String, commands: [Name: CommandShape] = [:]) {
    self.name = name
    options = ParserOptions(commands: commands)
  }

  public mutating func feed(_ chunk: some Collection<UInt8>) {
    // What was given out is dropped now and then, so that feeding stays linear.
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
      scanned -= start
      if let open = candidate { candidate = (open.end - start, open.lines) }
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// No more will be fed: `next` gives out all that is left, finished or not.
  public mutating func finish() { isFinished = true }

  /// Whether something is waiting for its end.
  public var isEmpty: Bool { start >= bytes.count }

  /// The next complete statement (or several on one line), or nil when more input is needed.
  ///
  /// - Parameter inputPaused: Nothing more is to be read at the moment. A line that is complete by itself is then
  ///   given out without waiting to see how the next begins: a program that writes a line and waits for its answer
  ///   must get one.
  public mutating func next(inputPaused: Bool = false) -> SourceText? {
    while true {
      if candidate != nil, !scanner.hasCode {
        candidate = nil
        scanner.startAgain()
      }
      if let end = candidate, isOnlyAttributes(start..<end.end) || endsWithOpenWord(start..<end.end) { candidate = nil }
      if let end = candidate {
        switch continuation(from: end.end) {
        case .none: return cut(at: end)
        case .unknown:
          if isFinished || inputPaused { return cut(at: end) }
          return nil
        case .continues: candidate = nil
        }
      }
      guard scanLine() else {
        guard isFinished, start < bytes.count else { return nil }
        let hasText = bytes[start...].contains { !Bytes.isSpace($0) }
        let rest = cut(at: (bytes.count, lines))
        return hasText ? rest : nil
      }
    }
  }

  /// Looks at the bytes up to and with the next line break; false when it has not arrived. Sets `candidate` when the
  /// line may end a statement.
  private mutating func scanLine() -> Bool {
    if scanner.isAtStatementStart { skipBlank() }
    var isCommand = false
    if scanner.isAtStatementStart, scanned < bytes.count {
      guard let answer = lineIsWholeCommand(at: scanned) else { return false }
      isCommand = answer
    }
    return bytes.withUnsafeBufferPointer { buffer in
      while scanned < buffer.count {
        let byte = buffer[scanned]
        if isCommand {
          scanner.takeCommand()
        } else if !scanner.consume(buffer, scanned, isFinished) {
          return false
        }
        scanned += 1
        if byte == 10 {
          lines += 1
          if isCommand || scanner.lineMayEnd {
            candidate = (scanned, lines)
            scanner.endLine()
            return true
          }
          scanner.endLine()
        }
      }
      return false
    }
  }

  /// Blank lines between statements belong to none; behind a comment they belong to what it is about.
  private mutating func skipBlank() {
    let isFirst = start == scanned
    while scanned < bytes.count, Bytes.isSpace(bytes[scanned]) {
      if bytes[scanned] == 10 { if isFirst { line += 1 } else { lines += 1 } }
      scanned += 1
      if isFirst { start = scanned }
    }
  }

  private mutating func cut(at end: (end: Int, lines: Int)) -> SourceText {
    let text = SourceText(name: name, bytes: bytes[start..<end.end], firstLine: line)
    line += end.lines
    lines = 0
    start = end.end
    scanned = max(scanned, start)
    candidate = nil
    scanner = LineScanner()
    return text
  }
}
