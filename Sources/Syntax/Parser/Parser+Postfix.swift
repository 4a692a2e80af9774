/// What follows an operand: members, calls, subscripts, unwrapping.
extension Parser {
  mutating func parsePostfix() -> Expr {
    let start = token.start
    var expr = parsePrimary()
    var isChain = false
    loop: while true {
      switch token.kind {
      case .dot:
        guard let next = parseMember(of: expr, start) else { break loop }
        expr = next
      case .leftParen where !token.startsLine:
        let arguments = parseArguments()
        expr = Expr(.call(expr, withTrailingClosures(arguments, after: expr), .parentheses), span(from: start))
      case .leftBracket where !token.startsLine:
        let arguments = parseSubscriptArguments()
        expr = Expr(.subscript_(expr, arguments), span(from: start))
      case .leftBrace where isTrailingClosure(after: expr):
        expr = Expr(.call(expr, withTrailingClosures([], after: expr), .trailingOnly), span(from: start))
      case .postfixOperator where !token.isA(.equal):
        let op = Operator(token.name, token.span)
        if stopsAtRedirection, isRedirection(token) { break loop }
        advance()
        if op.name.id == Word.question.rawValue {
          isChain = true
          expr = Expr(.optionalTry(expr), span(from: start))
        } else if op.name.id == Word.exclaim.rawValue {
          expr = Expr(.forceUnwrap(expr), span(from: start))
        } else {
          expr = Expr(.postfix(expr, op), span(from: start))
        }
      default: break loop
      }
      grow()
    }
    if isChain { expr = Expr(.chain(expr), expr.span) }
    return expr
  }

  private mutating func parseMember(of base: Expr, _ start: Int32) -> Expr? {
    let isLoose = token.spaceBefore
    advance()
    if token.kind == .integer, !token.spaceBefore {
      let index = Int(source.text(of: token.span)) ?? .max
      advance()
      return Expr(.tupleElement(base, index), span(from: start))
    }
    if token.kind == .leftParen || token.kind == .leftBracket || token.kind == .end || token.startsLine
      || (token.kind != .identifier && token.kind != .keyword)
    {
      let dot = Span(lastEnd - 1, lastEnd)
      if refusedOperator() {
      } else if token.kind == .end, options.allowsMoreInput, brackets.isEmpty {
        diagnoseMissingOperand(.expectedMemberName, after: dot)
      } else {
        // What stands in place of a name.
        let isValue = token.kind == .string || token.kind == .leftParen
        diagnose(
          .expectedMemberName, isValue && !token.startsLine ? Span(Int(token.start), Int(token.start) + 1) : dot)
      }
      return Expr(.error, span(from: start))
    }
    if token.spaceBefore, !isLoose, !token.startsLine { diagnose(.whitespaceBehindDot, Span(lastEnd - 1, lastEnd)) }
    let use = parseNameUse()
    return Expr(.member(base, use), span(from: start))
  }

  /// `.?` and `.!`, which look like operators behind a dot and are none.
  mutating func refusedOperator() -> Bool {
    guard token.isA(.question) || token.isA(.exclaim), Int(token.start) == lastEnd else { return false }
    diagnose(.operatorWithDot(token.name.text), Span(lastEnd - 1, Int(token.end)))
    advance()
    if token.kind == .identifier, !token.startsLine { advance() }
    return true
  }

  /// A name, with labels (`move(from:to:)`) and generic arguments where it has them.
  mutating func parseNameUse() -> NameUse {
    var use = NameUse(token.name, token.span)
    let nameEnd = token.end
    advance()
    if token.kind == .leftParen, token.start == nameEnd, let labels = compoundLabels() {
      use.labels = labels
      use.span.end = Int32(truncatingIfNeeded: lastEnd)
    } else if token.isOperator, token.isA(.less), token.start == nameEnd {
      let before = mark()
      if let arguments = parseGenericArguments(), endsGenericName {
        use.genericArguments = arguments
      } else {
        reset(to: before)
      }
    }
    return use
  }

  /// What may stand after `Array<Int>` in an expression; otherwise `<` was "less than".
  private var endsGenericName: Bool {
    switch token.kind {
    case .leftParen, .leftBracket: return !token.spaceBefore
    case .rightParen, .rightBracket, .rightBrace, .leftBrace, .dot, .comma, .semicolon, .colon, .end,
      .postfixOperator:
      return true
    case .infixOperator: return token.isA(.equal) || token.isA(.doubleEqual)
    default: return token.startsLine
    }
  }

  /// At `(`: the labels of `(from:to:)`, or nil, nothing consumed. Decided on the bytes: it is asked of every call.
  private mutating func compoundLabels() -> [Name]? {
    var p = Int(token.start) + 1
    var pieces: [Span] = []
    while true {
      let wordStart = p
      while p < lexer.limit, Bytes.isIdentifier(source.base[p]) || source.base[p] >= 0x80 { p += 1 }
      guard p > wordStart, !Bytes.isDigit(source.base[wordStart]), source.base[p] == UInt8(ascii: ":"), p < lexer.limit
      else { return nil }
      pieces.append(Span(wordStart, p))
      p += 1
      if source.base[p] == UInt8(ascii: ")"), p < lexer.limit { break }
    }
    lastEnd = p + 1
    restart(at: p + 1)
    return pieces.map { Name(source.text(of: $0)) }
  }

  /// At `(`: everything up to and with `)`.
  mutating func parseArguments() -> [Argument] {
    open(.parenthesis)
    return inBrackets { parser in
      let base = parser.argumentStack.count
      parser.parseArgumentList(until: .rightParen)
      parser.close(.rightParen, .expectedParenInCall, isList: true)
      return parser.takeArguments(from: base)
    }
  }

  mutating func takeArguments(from base: Int) -> [Argument] {
    if argumentStack.count == base { return [] }
    let result = Array(argumentStack[base...])
    argumentStack.removeLast(argumentStack.count - base)
    return result
  }

  mutating func parseSubscriptArguments() -> [Argument] {
    open(.bracket)
    return inBrackets { parser in
      let base = parser.argumentStack.count
      parser.parseArgumentList(until: .rightBracket)
      parser.close(.rightBracket, .expectedBracketInSubscript, isList: true)
      return parser.takeArguments(from: base)
    }
  }

  /// Pushes the arguments up to `end`, which is not consumed.
  mutating func parseArgumentList(until end: Token.Kind) {
    while token.kind != end, token.kind != .end {
      let before = token.start
      if token.kind == .comma {
        diagnose(.unexpectedComma, token.span)
        advance()
        continue
      }
      argumentStack.append(parseArgument())
      if token.kind == .comma {
        advance()
      } else if token.kind != end {
        if token.kind == .end { return }
        if recoverInList(end) { continue }
        return
      }
      if token.start == before { advance() }
    }
  }

  /// Between two elements without a comma: says so, and tells whether to go on with the list.
  mutating func recoverInList(_ end: Token.Kind) -> Bool {
    // The element itself was missing there.
    if let last = diagnostics.last, last.span.start == token.span.start {
      skip(to: end)
      return false
    }
    // `if (n > 2 {`: the body, and no element.
    if headDepth > 0, token.kind == .leftBrace, !token.startsLine, end == .rightParen {
      diagnoseHere(.expectedSeparator)
      return false
    }
    if token.startsLine || !beginsOperand {
      switch token.kind {
      case .rightParen, .rightBracket, .rightBrace:
        // Something else is closed: the list may end there, or go on.
        if !token.startsLine { diagnoseHere(.expectedSeparator) }
        return false
      default: break
      }
      if token.startsLine, token.kind == .keyword { return false }
      if !beginsOperand {
        diagnoseHere(.expectedSeparator)
        skip(to: end)
        return false
      }
    }
    // One for a list: whoever leaves out one comma leaves out all.
    let last = diagnostics.last
    let isAgain =
      last?.code == Diagnostic.code(of: SyntaxFact.expectedSeparator)
      && !source.text(of: Span(Int(last!.span.start), Int(token.start))).contains {
        $0 == "(" || $0 == "[" || $0 == "\n"
      }
    let next = peek().kind
    if end == .rightBracket, token.kind == .identifier, next == .colon || next == .rightBracket {
      diagnose(.objectiveCMessage(swiftOfMessage), token.span)
      skip(to: end)
      return false
    }
    if !isAgain { diagnoseHere(.expectedSeparator) }
    return true
  }

  /// `let x` where a value belongs.
  mutating func refusedBinding() -> Expr? {
    guard token.isA(.let) || token.isA(.var), !token.startsLine, peek().kind == .identifier else { return nil }
    let start = token.start
    diagnose(.bindingInExpression(token.name.text), token.span)
    advance()
    advance()
    return Expr(.error, span(from: start))
  }

  /// The line of the present word, as Swift, when an Objective-C message stands there.
  private var swiftOfMessage: String? {
    var start = Int(token.start)
    while start > 0, !Bytes.isNewline(source.base[start - 1]) { start -= 1 }
    let before = source.text(of: Span(start, Int(token.start)))
    let line = source.text(of: Span(start, endOfLine(from: start)))
    // Of a line that long nobody types one by habit.
    return line.utf8.count > 1000 ? nil : ObjectiveCMessage(in: line, around: before.count)?.swift
  }

  mutating func parseArgument() -> Argument {
    var label: Name?
    var labelSpan = Span.none
    if token.kind == .identifier || token.kind == .keyword, peekIsColon {
      label = token.isWord(.underscore) ? nil : token.name
      labelSpan = token.span
      advance()
      advance()
    }
    if let refused = refusedBinding() { return Argument(label: label, labelSpan: labelSpan, value: refused) }
    guard beginsOperand else {
      let value = missingExpression(
        isLoneOperator
          ? .separatedUnary : token.kind == .colon ? .expectedLabelBeforeColon : .expectedExpressionInList)
      return Argument(label: label, labelSpan: labelSpan, value: value)
    }
    let value = parseExpression()
    return Argument(label: label, labelSpan: label == nil ? value.span : labelSpan, value: value)
  }

  /// Whether a single `:` follows, as after a label. Looks at the bytes, since every argument asks.
  private var peekIsColon: Bool {
    var p = Int(token.end)
    while source.base[p] == 32, p < lexer.limit { p += 1 }
    if source.base[p] == UInt8(ascii: ":"), p < lexer.limit { return true }
    return source.base[p] == UInt8(ascii: "/") && peek().kind == .colon
  }

  // MARK: Trailing closures

  private func isTrailingClosure(after callee: Expr) -> Bool {
    if !allowsTrailingClosure, !isClosureInHead { return false }
    switch callee.kind {
    case .name, .member, .call, .subscript_, .optionalTry, .forceUnwrap, .superRef, .paren, .type, .closure: break
    default: return false
    }
    let next = peek()
    return !next.isWord(.didSet) && !next.isWord(.willSet)
  }

  /// In the head of `if`, `for` and the like a brace opens the body, unless what follows its end goes on with the head:
  /// Swift's own rule. Only closures that begin on the line are looked at, so that bodies need not be read twice.
  private var isClosureInHead: Bool {
    var copy = lexer.ahead
    if peek().startsLine { return false }
    guard Self.closes(&copy, within: 200) else { return false }
    let next = copy.next()
    switch next.kind {
    case .leftBrace, .comma: return true
    case .leftParen, .leftBracket, .dot, .infixOperator, .postfixOperator: return !next.startsLine
    default: return next.isWord(.where) || !next.startsLine && (next.isA(.is) || next.isA(.as))
    }
  }

  /// Reads up to the brace that closes the one in front, and past it; false when it does not come soon.
  static func closes(_ lexer: inout Lexer, within count: Int) -> Bool {
    var depth = 1
    for _ in 0...count {
      switch lexer.next().kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .end: return false
      default: break
      }
      if depth == 0 { return true }
    }
    return false
  }

  private mutating func withTrailingClosures(_ arguments: [Argument], after callee: Expr) -> [Argument] {
    guard token.kind == .leftBrace, isTrailingClosure(after: callee) else { return arguments }
    var arguments = arguments
    let first = parseClosure()
    arguments.append(Argument(label: nil, labelSpan: first.span, value: first, isTrailingClosure: true))
    while token.kind == .identifier || token.kind == .keyword, peekIsColon, !token.isA(.default), !token.isA(.case) {
      let before = mark()
      let label = token.name
      let labelSpan = token.span
      advance()
      advance()
      guard token.kind == .leftBrace else {
        reset(to: before)
        break
      }
      let closure = parseClosure()
      arguments.append(
        Argument(
          label: label.id == Word.underscore.rawValue ? nil : label, labelSpan: labelSpan, value: closure,
          isTrailingClosure: true))
    }
    return arguments
  }
}
