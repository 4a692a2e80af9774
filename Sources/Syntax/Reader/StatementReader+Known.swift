extension StatementReader {
  /// Statements of known forms, one a line, from where the reader stands; nil when the next one is none.
  ///
  /// Other statements are cut one by one, as each must be parsed to be known; these were read as soon as they were cut.
  ///
  /// - Parameter inputPaused: As for `next`.
  public mutating func nextKnown(_ forms: StatementForms, inputPaused: Bool = false) -> Unit? {
    guard candidate == nil, scanned == start, scanner.isAtStatementStart else { return nil }
    let limit = min(bytes.count, start + knownWindow)
    guard let end = bytes[start..<limit].lastIndex(of: 10) else { return nil }
    let source = SourceText(name: name, bytes: bytes[start...end], firstLine: line)
    var options = options
    options.forms = forms
    var parser = Parser(source, options: options)
    // The line behind the last one may continue it.
    let isAll = end + 1 == bytes.count && (isFinished || inputPaused)
    var statements: [Stmt] = []
    while let statement = parser.parseKnownForm(forms).statement {
      if parser.token.kind == .end, !isAll { break }
      statements.append(statement)
    }
    guard let last = statements.last else {
      knownWindow = Self.leastWindow
      return nil
    }
    var consumed = Int(last.span.end)
    while consumed < source.count, source.base[consumed] != 10 { consumed += 1 }
    consumed = min(consumed + 1, source.count)
    // What stands behind them is not of this text.
    let text =
      consumed == source.count
      ? source : SourceText(name: name, bytes: bytes[start..<start + consumed], firstLine: line)
    for index in 0..<consumed where source.base[index] == 10 { line += 1 }
    knownWindow =
      consumed * 2 > source.count ? min(knownWindow * 2, Self.mostWindow) : max(knownWindow / 2, Self.leastWindow)
    start += consumed
    scanned = start
    return Unit(source: text, statements: statements)
  }

  static let leastWindow = 1 << 10
  static let mostWindow = 1 << 16

  /// A part of a stream: statements that were read together.
  public struct Unit {
    public let source: SourceText
    public let statements: [Stmt]
  }
}
