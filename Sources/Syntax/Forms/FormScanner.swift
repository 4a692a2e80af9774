/// Reads one line's tokens into the key of its form and the words that fill its slots.
struct FormScanner {
  static let most = 64

  private(set) var key: [UInt64] = []
  private(set) var hash: UInt64 = 0
  private(set) var words: [UInt64] = []
  private(set) var slots: [StatementForm.Slot] = []
  private(set) var declared: Token?
  var keepsSpans = false
  private(set) var spans: [Span] = []

  /// Reads the statement that begins with `token`, up to the first token behind it.
  ///
  /// - Returns: Where it ends; nil when it is none that may have a form: it has blocks, closures, casts or
  ///   interpolations, or goes on in the next line.
  mutating func scan(_ token: inout Token, _ lexer: inout Lexer) -> Int? {
    key.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    declared = nil
    hash = 0xcbf2_9ce4_8422_2325
    var depth = 0
    var previous = Token.Kind.end
    var isFirst = true
    var minus: Int32?
    while true {
      let current = token
      token = lexer.next()
      var word = UInt64(current.kind.rawValue) | (current.spaceBefore ? 0x100 : 0)
      switch current.kind {
      case .identifier:
        let name = UInt64(current.name.id)
        if current.flags.contains(.escaped) { return nil }
        if previous == .keyword, declared == nil, words.isEmpty, key.count == 1, isDeclaration(key[0]) {
          guard isPlain(current) else { return nil }
          declared = current
        } else if previous == .dot || token.kind == .colon {
          // A member or a label.
          word |= name << 32
        } else {
          guard isPlain(current) else { return nil }
          if token.kind == .leftParen { word |= name << 32 }
          fill(.name, name, current.span)
        }
      case .keyword:
        if isFirst {
          guard current.isA(.let) || current.isA(.var), token.kind == .identifier else { return nil }
        } else {
          guard isValue(current) else { return nil }
        }
        word |= UInt64(current.name.id) << 32
      case .integer:
        guard !current.flags.contains(.broken),
          let value = NumberText.magnitude(lexer.base + Int(current.start), Int(current.end - current.start)),
          value <= UInt64(Int64.max)
        else { return nil }
        if previous == .dot {
          if value > 0xff { return nil }
          word |= value << 32
        } else {
          let signed = minus == nil ? Int64(value) : -Int64(value)
          fill(.integer, UInt64(bitPattern: signed), Span(Int(minus ?? current.start), Int(current.end)))
        }
      case .float:
        if current.flags.contains(.broken) { return nil }
        let value = NumberText.double(lexer.base + Int(current.start), Int(current.end - current.start))
        fill(
          .float, (minus == nil ? value : -value).bitPattern, Span(Int(minus ?? current.start), Int(current.end)))
      case .string:
        guard current.flags.isDisjoint(with: [.broken, .hasEscapes, .multiline]), current.hashes == 0 else {
          return nil
        }
        let (start, end) = (UInt64(current.start) + 1, UInt64(current.end) - 1)
        fill(.string, start << 32 | end, current.span)
      case .prefixOperator, .infixOperator, .postfixOperator:
        // `a ? b : c` would make a label of `b`.
        if current.kind == .infixOperator, current.isA(.question) { return nil }
        word |= UInt64(current.name.id) << 32
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma:
        // `let a = 1, b = 2`
        if depth == 0, declared != nil { return nil }
      case .colon, .dot: break
      default: return nil
      }
      guard depth >= 0, key.count < Self.most else { return nil }
      let isMinus = current.kind == .prefixOperator && current.isA(.minus) && !token.spaceBefore
      minus = isMinus && (token.kind == .integer || token.kind == .float) ? current.start : nil
      key.append(word)
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
      if token.kind == .end || token.startsLine {
        guard depth == 0, mayFollow(token) else { return nil }
        return Int(current.end)
      }
      previous = current.kind
      isFirst = false
    }
  }

  @inline(__always) private mutating func fill(_ slot: StatementForm.Slot, _ word: UInt64, _ span: Span) {
    slots.append(slot)
    words.append(word)
    if keepsSpans { spans.append(span) }
  }

  private func isDeclaration(_ word: UInt64) -> Bool { UInt8(truncatingIfNeeded: word) == Token.Kind.keyword.rawValue }

  /// Not a word with a meaning of its own somewhere.
  private func isPlain(_ token: Token) -> Bool { token.name.id > Word.lastContextual.rawValue }

  private func isValue(_ token: Token) -> Bool {
    token.isA(.true) || token.isA(.false) || token.isA(.nil) || token.isA(.self_)
  }

  /// Whether the next line's first token begins a statement, and can be no part of the one before.
  private func mayFollow(_ token: Token) -> Bool {
    switch token.kind {
    case .end: true
    case .identifier: isPlain(token) && !token.flags.contains(.escaped)
    case .keyword:
      token.isA(.let) || token.isA(.var) || token.isA(.func) || token.isA(.class) || token.isA(.for) || token.isA(.if)
    default: false
    }
  }
}
