/// Moving over tokens, and complaining about them.
extension Parser {
  @inline(__always)
  mutating func advance() {
    lastEnd = Int(token.end)
    token = lexer.next()
    if token.kind == .invalid { skipInvalid() }
  }

  /// What begins no token was reported by the lexer; the parser goes on as if it were not there.
  mutating func skipInvalid() {
    var flags: Token.Flags = []
    while token.kind == .invalid {
      flags.formUnion(token.flags.intersection([.startsLine, .spaceBefore]))
      token = lexer.next()
    }
    token.flags.formUnion(flags)
  }

  @inline(__always)
  mutating func take(_ kind: Token.Kind) -> Bool {
    if token.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func take(_ word: Word) -> Bool {
    if !token.isWord(word) && !(token.isOperator && token.name.id == word.rawValue) { return false }
    advance()
    return true
  }

  /// From `start` to the end of what was consumed last.
  @inline(__always)
  func span(from start: Int32) -> Span { Span(Int(start), max(Int(start), lastEnd)) }

  struct Mark {
    var position: Int
    var lastKind: Token.Kind
    var token: Token
    var lastEnd: Int
    var diagnosticCount: Int
    var problemCount: Int
    var bracketCount: Int
    var unfinished: Unfinished?
    var openAtEnd: (construct: Unfinished.Construct, offset: Int)?
  }

  func mark() -> Mark {
    Mark(
      position: lexer.position, lastKind: lexer.lastKind, token: token, lastEnd: lastEnd,
      diagnosticCount: diagnostics.count, problemCount: lexer.problems.count, bracketCount: brackets.count,
      unfinished: unfinished, openAtEnd: lexer.openAtEnd)
  }

  mutating func reset(to mark: Mark) {
    if gaveUp { return }
    reread += lexer.position - mark.position
    lexer.position = mark.position
    lexer.lastKind = mark.lastKind
    token = mark.token
    lastEnd = mark.lastEnd
    diagnostics.removeLast(diagnostics.count - mark.diagnosticCount)
    lexer.problems.removeLast(lexer.problems.count - mark.problemCount)
    brackets.removeLast(brackets.count - mark.bracketCount)
    unfinished = mark.unfinished
    lexer.openAtEnd = mark.openAtEnd
    // What is read twice inside what is read twice, and so on, would never end.
    if reread > 4 * source.count + 1 << 17 { giveUp() }
  }

  /// The token after the current one.
  func peek() -> Token {
    var copy = lexer.ahead
    return copy.next()
  }

  /// Goes on reading at a byte of the text.
  mutating func restart(at offset: Int, startsLine: Bool = false) {
    lexer.position = offset
    lexer.lastKind = startsLine ? .end : .identifier
    token = lexer.next()
    if token.kind == .invalid { skipInvalid() }
  }

  mutating func diagnose(_ fact: SyntaxFact, _ span: Span) {
    if gaveUp { return }
    if token.kind == .end, unfinished != nil || !brackets.isEmpty { return noteUnfinished() }
    diagnostics.append(fact.diagnostic(span))
  }

  /// Complains about the current token; when it begins a line, at the end of the line before, where the missing
  /// thing belongs.
  mutating func diagnoseHere(_ fact: SyntaxFact) {
    // A text without its end took what is missing.
    if token.startsLine, let last = diagnostics.last, Int(last.span.end) >= lastEnd, last.span.start < lastEnd {
      return
    }
    if token.kind == .end, options.allowsMoreInput, brackets.isEmpty, !gaveUp, let open = openEnd {
      if unfinished == nil {
        unfinished = Unfinished(construct: .trailingOperator, offset: open, depth: 0, missing: fact)
      }
      return
    }
    if token.startsLine && !fact.standsAtToken || token.kind == .end {
      diagnose(fact, Span(lastEnd, lastEnd + 1))
    } else {
      diagnose(fact, token.kind == .string ? Span(Int(token.start), Int(token.start) + 1) : token.span)
    }
  }

  /// Where the last token begins, if it is one that something follows: `class Card:`, `1 as`, `func make<`.
  private var openEnd: Int? {
    guard lastEnd > 0 else { return nil }
    if [UInt8(ascii: ":"), UInt8(ascii: "<")].contains(source.base[lastEnd - 1]) { return lastEnd - 1 }
    var first = lastEnd
    while first > 0, Bytes.isLetter(source.base[first - 1]) { first -= 1 }
    let word = source.text(of: Span(first, lastEnd))
    return ParserOptions.openWords.contains(word) ? first : nil
  }

  /// At the end of the text: what is missing is missing because the text ends.
  mutating func noteUnfinished() {
    if unfinished != nil || gaveUp { return }
    // What is wrong already is told at once: more input would not mend it.
    if let open = brackets.last, !diagnostics.contains(where: { Int($0.span.start) > open.offset }) {
      unfinished = Unfinished(construct: open.construct, offset: open.offset, depth: brackets.count)
    }
  }

  /// After an operator or `=`: an operand is missing. At the end of the text that is an unfinished line.
  mutating func diagnoseMissingOperand(_ fact: SyntaxFact, after operatorSpan: Span) {
    if token.kind == .end, brackets.isEmpty, !gaveUp {
      if unfinished == nil {
        unfinished = Unfinished(
          construct: .trailingOperator, offset: Int(operatorSpan.start), depth: 0, missing: fact)
      }
    } else if token.kind == .infixOperator, !token.startsLine, token.spaceBefore, !token.isA(.equal),
      !token.isA(.question)
    {
      diagnose(.separatedUnary, token.span)
    } else if fact.standsAtToken, token.kind != .end {
      diagnose(fact, token.span)
    } else {
      diagnoseHere(fact)
    }
  }

  /// Runs `body` one level deeper, or gives up on the rest of the text.
  @inline(__always)
  mutating func deeper<R>(or fallback: (Span) -> R, _ body: (inout Parser) -> R) -> R {
    if depth >= Self.deepestNesting {
      giveUp()
      return fallback(token.span)
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  mutating func giveUp() {
    if !gaveUp {
      lexer.problems.removeAll { $0.span.start > token.start }
      diagnostics.append(SyntaxFact.nestingTooDeep.diagnostic(token.span))
      gaveUp = true
      brackets.removeAll()
      unfinished = nil
      lexer.openAtEnd = nil
    }
    lexer.position = lexer.limit
    token = Token()
    token.start = Int32(truncatingIfNeeded: lexer.limit)
    token.end = token.start
  }

  /// The tree of this expression grew by one level without recursion: `a.b.c`, `1 + 2 + 3`.
  @inline(__always)
  mutating func grow() {
    height += 1
    if height > Self.highestExpression { giveUp() }
  }

  // MARK: Brackets

  @inline(__always)
  mutating func open(_ construct: Unfinished.Construct) {
    brackets.append((construct, Int(token.start)))
    advance()
  }

  /// Consumes the closing bracket, or says that it is missing. The bracket counts as closed either way.
  ///
  /// - Parameter isList: A list of arguments, which could go on with the token that stands there: that is what Swift
  ///   complains about, on whatever line it is. Other brackets are missed behind what is inside of them.
  mutating func close(_ kind: Token.Kind, _ fact: @autoclosure () -> SyntaxFact, isList: Bool = false) {
    if token.kind == kind {
      if !brackets.isEmpty { brackets.removeLast() }
      advance()
    } else {
      if token.kind == .end {
        noteUnfinished()
        if let open = brackets.last, unfinished?.offset == open.offset, unfinished?.missing == nil {
          unfinished?.missing = fact()
        }
      } else if !isToldInList {
        if isList { diagnose(fact(), token.span) } else { diagnoseHere(fact()) }
      }
      if !brackets.isEmpty { brackets.removeLast() }
    }
  }

  /// Whether something is said of the list being read already: that its end is missing is no news then.
  private var isToldInList: Bool {
    let open = brackets.last?.offset ?? Int.max
    // A text that does not end has swallowed what closes the list.
    if let problem = lexer.problems.last, Int(problem.span.start) > open { return true }
    guard let last = diagnostics.last else { return false }
    return last.span.start == token.span.start || Int(last.span.start) > open
  }

  /// Skips to the closing bracket of the current list (not past it), over whole bracketed groups; stops at a brace
  /// that closes something further out, and at the next statement's line when outside of brackets.
  mutating func skip(to kind: Token.Kind, stopAtLine: Bool = false) {
    var groups: [Token.Kind] = []
    while token.kind != .end {
      if groups.isEmpty {
        if token.kind == kind { return }
        if stopAtLine && (token.startsLine || token.kind == .semicolon) { return }
      }
      switch token.kind {
      case .leftParen: groups.append(.rightParen)
      case .leftBracket: groups.append(.rightBracket)
      case .leftBrace: groups.append(.rightBrace)
      case .rightParen, .rightBracket:
        if groups.isEmpty {
          if stopAtLine { break }
          return
        }
        if groups.last == token.kind { groups.removeLast() }
      case .rightBrace:
        guard let open = groups.lastIndex(of: .rightBrace) else { return }
        groups.removeLast(groups.count - open)
      default: break
      }
      advance()
    }
  }
}
