/// What of a text with mistakes in its syntax can be checked nevertheless.
extension Unit {
  /// The statements that no mistake touches: they hold none, begin on a line without one, where it is plain how brackets
  /// pair, and name nothing that a mistaken statement declares, nor anything made of that, in the text of a string neither.
  /// None of a text so long that looking for them would take long.
  public func soundStatements(in source: SourceText) -> [Stmt] {
    let errors = diagnostics.filter { $0.severity == .error }
    var places = errors.map { Int($0.span.start) }.sorted()[...]
    if places.isEmpty { return statements }
    // What a brace too many ends may have been meant to go on, wherever it stands above.
    let braceTooMany = errors.last { $0.code == Diagnostic.code(of: SyntaxFact.extraneousBrace) }?.span.start ?? 0
    if source.count > Self.longestText { return [] }
    var lost: Set<Name> = []
    var sound: [Piece] = []
    var start = 0
    var isKnown = true
    for index in -1..<statements.count {
      // With what the parser skipped behind it.
      let end = index + 1 < statements.count ? Int(statements[index + 1].span.start) : source.count
      defer { start = end }
      if end <= start { continue }
      let piece = Piece(statement: index < 0 ? nil : statements[index], of: source, start..<end)
      // What is missing at a statement's end is told of where the next begins, or where the text ends.
      let line = source.lineRange(at: start).lowerBound
      while let place = places.first, place < line { places.removeFirst() }
      let isTouched = places.first.map { $0 <= end } ?? false
      // What stands behind a bracket left open may stand in it.
      isKnown = isKnown && piece.isBalanced
      if isKnown, !isTouched, end > braceTooMany {
        sound.append(piece)
      } else {
        lost.formUnion(piece.declared)
      }
    }
    // What is declared below its use takes one more turn each time.
    for _ in 0..<Self.mostTurns {
      let count = lost.count
      sound.removeAll { piece in
        guard !piece.mentioned.isDisjoint(with: lost) else { return false }
        lost.formUnion(piece.declared)
        return true
      }
      if lost.count == count { return sound.compactMap(\.statement) }
    }
    return []
  }

  private static let longestText = 1 << 20
  private static let mostTurns = 20

  /// A statement by its words.
  private struct Piece {
    let statement: Stmt?
    var mentioned: Set<Name> = []
    /// In it or anywhere inside.
    var declared: Set<Name> = []
    var isBalanced = true

    init(statement: Stmt?, of source: SourceText, _ range: Range<Int>) {
      self.statement = statement
      var parser = Parser(source)
      parser.restart(at: range.lowerBound, startsLine: true)
      var open: [Token.Kind] = []
      var declares = Declares.nothing
      // How many brackets are open where the names of a `let`, `var` or `case` stand.
      var depth = 0
      while parser.token.kind != .end, Int(parser.token.start) < range.upperBound {
        let token = parser.token
        switch token.kind {
        case .leftParen, .leftBracket, .leftBrace: open.append(token.kind)
        case .rightParen, .rightBracket, .rightBrace: if open.popLast()?.closing != token.kind { isBalanced = false }
        default: break
        }
        if token.flags.contains(.hasEscapes) { mentioned.formUnion(Self.words(of: source.text(of: token.span))) }
        if token.kind == .identifier || token.isOperator {
          mentioned.insert(token.name)
          if declares == .name || declares == .pattern && !token.isOperator { declared.insert(token.name) }
        }
        declares = Declares(after: token, declares)
        if token.kind == .keyword, declares == .pattern { depth = open.count }
        if token.kind == .comma, open.count == depth { declares = .pattern }
        parser.advance()
      }
      if !open.isEmpty { isBalanced = false }
    }

    /// What an interpolation may name.
    private static func words(of text: String) -> [Name] {
      text.utf8.split { $0 < 128 && !Bytes.isIdentifier($0) }.map { Name(String(Substring($0))) }
    }

    /// What the next name is.
    private enum Declares {
      case nothing, name, pattern

      init(after token: Token, _ before: Declares) {
        switch token.kind {
        case .keyword:
          switch Word(rawValue: token.name.id) {
          case .let, .var, .case: self = .pattern
          case .func, .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .operator:
            self = .name
          default: self = .nothing
          }
        // `let (a, b) = …`, `case one, two`
        case .identifier, .comma, .leftParen, .rightParen, .dot: self = before == .pattern ? .pattern : .nothing
        default: self = .nothing
        }
      }
    }
  }
}

extension Token.Kind {
  fileprivate var closing: Token.Kind? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    default: nil
    }
  }
}
