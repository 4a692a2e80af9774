/// Statements and where they end.
extension Parser {
  /// `{ … }`, where `owner` is what the error names when it is missing: `func`, `if`.
  mutating func parseBlock(_ missing: SyntaxFact) -> [Stmt] {
    guard token.kind == .leftBrace else {
      if token.kind == .end, brackets.isEmpty, options.allowsMoreInput, !gaveUp {
        diagnoseMissingOperand(missing, after: Span(lastEnd, lastEnd + 1))
      } else {
        diagnoseHere(missing)
        // Away from here, but not past a body further on: it is read as if it were this one.
        skip(to: .leftBrace, stopAtLine: true)
        if token.kind != .leftBrace || token.startsLine { return [] }
      }
      if token.kind != .leftBrace { return [] }
      return parseBlock(missing)
    }
    return deeper(or: { _ in [] }) { parser in
      parser.open(.brace)
      let body = parser.inBrackets { $0.parseStatements() }
      parser.close(.rightBrace, .expectedBrace("brace statement"))
      return body
    }
  }

  /// Up to a `}` or, in a switch, the next `case`; not past it.
  mutating func parseStatements(inCase: Bool = false) -> [Stmt] {
    var statements: [Stmt] = []
    while token.kind != .end, token.kind != .rightBrace {
      if inCase, token.isA(.case) || token.isA(.default) || isUnknownDefault { break }
      if token.kind == .semicolon {
        refuseSemicolon()
        continue
      }
      let before = token.start
      let statement = parseStatement(isTopLevel: false)
      statements.append(statement)
      if token.start == before, token.kind != .end { advance() }
      endStatement(after: statement, inCase: inCase)
    }
    return statements
  }

  /// A semicolon that ends no statement.
  mutating func refuseSemicolon() {
    diagnose(.emptyStatement, token.span)
    advance()
  }

  private var isUnknownDefault: Bool { token.kind == .at && peek().name == "unknown" }

  /// A statement ends at a line break, `;` or a closing brace.
  mutating func endStatement(after statement: Stmt, inCase: Bool = false) {
    if take(.semicolon) || token.startsLine || token.kind == .end { return }
    switch token.kind {
    case .rightBrace: return
    case .rightParen, .rightBracket, .comma, .colon:
      if let (word, keyword) = misspelledCall(statement) {
        diagnose(.misspelledKeyword(keyword), Span(Int(word.end), Int(word.end) + 1))
      } else if diagnostics.last?.span.start != token.span.start {
        diagnose(.strayToken(source.text(of: token.span)), Span(lastEnd, lastEnd + 1))
      }
      skip(to: .rightBrace, stopAtLine: true)
    default:
      if inCase, token.isA(.case) || token.isA(.default) { return }
      if case .error = statement.kind {
        skip(to: .rightBrace, stopAtLine: true)
      } else if let (word, keyword) = misspelledCall(statement), diagnostics.last?.span.start != word.start {
        // `whle x < 3 { … }`
        diagnose(.misspelledKeyword(keyword), Span(Int(word.end), Int(word.end) + 1))
        skip(to: .rightBrace, stopAtLine: true)
      } else if !endsInError(statement) {
        let fact = separatorFact(after: statement)
        diagnose(fact, Span(lastEnd, lastEnd + 1))
        switch fact {
        case .foreignWord, .misspelledKeyword: return skip(to: .rightBrace, stopAtLine: true)
        default: break
        }
        if !beginsOperand, token.kind != .keyword { skip(to: .rightBrace, stopAtLine: true) }
      } else {
        skip(to: .rightBrace, stopAtLine: true)
      }
    }
  }

  /// What stands between two statements of a line: nothing, a word of another language, or the rest of a text that a
  /// quote inside of it has ended.
  private func separatorFact(after statement: Stmt) -> SyntaxFact {
    let word = source.text(of: token.span)
    if let meant = ForeignWords.operator_(for: word) ?? ForeignWords.keyword(for: word), token.kind == .identifier {
      return .foreignWord(meant)
    }
    if token.kind == .identifier, source.base[lastEnd - 1] == UInt8(ascii: "}"),
      let near = NearNames.nearest(to: word, among: ["else", "catch", "while"]).first
    {
      return .misspelledKeyword(near)
    }
    let last = source.text(of: Span(max(Int(statement.span.start), lastEnd - 3), lastEnd))
    if last == "not" { return .foreignWord("!") }
    if last.hasSuffix("\""), !token.spaceBefore { return .quoteInString }
    return .statementsNeedSeparator
  }

  /// Whether a `;` follows and nothing after it on the line: it silences the answer at a prompt.
  var endsLineWithSemicolon: Bool {
    guard token.kind == .semicolon, !token.startsLine else { return false }
    let next = peek()
    return next.startsLine || next.kind == .end
  }

  /// After something unreadable the rest of the line is left alone.
  private func endsInError(_ statement: Stmt) -> Bool {
    diagnostics.last.map {
      Int($0.span.end) >= Int(statement.span.start) && $0.span.start <= max(Int32(lastEnd) + 1, token.start)
    }
      ?? false
  }

  mutating func parseStatement(isTopLevel: Bool) -> Stmt {
    let (first, before) = (token, diagnostics.count)
    isAtTop = isTopLevel
    let statement = parseAnyStatement(isTopLevel: isTopLevel)
    if diagnostics.count > before, first.kind == .identifier, let keyword = misspelled(first) {
      // `protcol Shape { func area() }`: what cannot be read there is only what follows from that.
      diagnostics.removeSubrange(before...)
      diagnose(.misspelledKeyword(keyword), Span(Int(first.span.end), Int(first.span.end) + 1))
    }
    return statement
  }

  /// The keyword that a word at the start of a statement was meant to be: a name follows it, or a value.
  private func misspelled(_ word: Token) -> String? {
    let next = Int(word.span.end)
    guard next + 1 < source.count, source.base[next] == UInt8(ascii: " "), word.span.end - word.span.start > 2,
      modifier(for: word) == nil
    else {
      return nil
    }
    let letter = source.base[next + 1]
    let isName = letter | 0x20 >= UInt8(ascii: "a") && letter | 0x20 <= UInt8(ascii: "z")
    guard isName || letter >= UInt8(ascii: "0") && letter <= UInt8(ascii: "9") else { return nil }
    return ForeignWords.keyword(for: word.name.text) ?? NearNames.keyword(nearest: word.name.text)
  }

  /// A call without parentheses of what was meant to be a keyword.
  private func misspelledCall(_ statement: Stmt) -> (word: Span, keyword: String)? {
    guard case .expression(let expr, _) = statement.kind, case .call(let callee, _, .bare) = expr.kind,
      case .name(let use) = callee.kind
    else { return nil }
    let keyword = ForeignWords.keyword(for: use.name.text) ?? NearNames.keyword(nearest: use.name.text)
    return keyword.map { (use.span, $0) }
  }

  private mutating func parseAnyStatement(isTopLevel: Bool) -> Stmt {
    deeper(or: { Stmt(.error, $0) }) { parser in
      if isTopLevel, let command = parser.parseCommand() { return command }
      if parser.token.kind == .keyword, let statement = parser.parseKeywordStatement() { return statement }
      if parser.token.kind == .at || parser.token.kind == .identifier || parser.token.kind == .hash,
        let statement = parser.parseWordStatement()
      {
        return statement
      }
      return parser.parseExpressionStatement()
    }
  }

  mutating func parseExpressionStatement() -> Stmt {
    let start = token.start
    guard beginsOperand else {
      diagnose(isLoneOperator ? .separatedUnary : .expectedExpression, token.span)
      if token.kind != .end { advance() }
      return Stmt(.error, span(from: start))
    }
    var expr = parseExpression()
    if canBeCallWithoutParentheses(expr) { expr = parseBareCall(expr, start) }
    if case .error = expr.kind { return Stmt(.error, span(from: start)) }
    return Stmt(.expression(expr, silenced: endsLineWithSemicolon), span(from: start))
  }

  // MARK: Calls without parentheses

  /// A name or dotted path, white space, and something that begins an operand: where Swift would want a `;`.
  private func canBeCallWithoutParentheses(_ expr: Expr) -> Bool {
    guard !token.startsLine, token.spaceBefore, beginsOperand, token.kind != .leftBrace else { return false }
    if token.isA(.if) || token.isA(.switch) { return false }
    // `a =-3`
    if token.isOperator, source.base[Int(token.start)] == UInt8(ascii: "=") { return false }
    return isPath(expr)
  }

  private func isPath(_ expr: Expr) -> Bool {
    var expr = expr
    while true {
      switch expr.kind {
      case .name, .superRef, .tag: return true
      case .member(let base?, _): expr = base
      case .chain(let inner), .optionalTry(let inner), .forceUnwrap(let inner): expr = inner
      default: return false
      }
    }
  }

  private mutating func parseBareCall(_ callee: Expr, _ start: Int32) -> Expr {
    if case .name(let use) = callee.kind {
      // What only looks like one: the words of Swift that vsh does without.
      if let feature = SyntaxFact.feature(ofWord: use.name.text), token.kind == .identifier || token.kind == .keyword {
        diagnose(.outsideSubset(use.name.text, feature), use.span)
        skip(to: .rightBrace, stopAtLine: true)
        return Expr(.error, span(from: start))
      }
    }
    let base = argumentStack.count
    while true {
      argumentStack.append(parseArgument())
      guard token.kind == .comma, !token.startsLine else { break }
      let comma = token.span
      advance()
      if token.kind == .end {
        diagnoseMissingOperand(.expectedExpressionInList, after: comma)
        break
      }
    }
    return Expr(.call(callee, takeArguments(from: base), .bare), span(from: start))
  }

  // MARK: Keywords

  private mutating func parseKeywordStatement() -> Stmt? {
    let start = token.start
    switch Word(rawValue: token.name.id) {
    case .if:
      let statement = parseIf(label: nil)
      return Stmt(.if_(statement), statement.span)
    case .switch:
      let statement = parseSwitch(label: nil)
      return Stmt(.switch_(statement), statement.span)
    case .guard: return parseGuard()
    case .while: return parseWhile(label: nil)
    case .repeat: return parseRepeat(label: nil)
    case .for: return parseFor(label: nil)
    case .do: return parseDo(label: nil)
    case .defer:
      advance()
      let body = parseBlock(.expectedBraceAfter("defer"))
      return Stmt(.defer_(body), span(from: start))
    case .break, .continue:
      let isBreak = token.isA(.break)
      advance()
      var label: Name?
      var labelSpan = Span.none
      if token.kind == .identifier, !token.startsLine {
        label = token.name
        labelSpan = token.span
        advance()
      }
      return Stmt(isBreak ? .break_(label, labelSpan) : .continue_(label, labelSpan), span(from: start))
    case .fallthrough:
      advance()
      return Stmt(.fallthrough_, span(from: start))
    case .return:
      advance()
      conditionalValueStart = token.start
      let value = beginsOperand && !beginsNextStatement ? parseExpression() : nil
      return Stmt(.return_(value), span(from: start))
    case .throw:
      advance()
      conditionalValueStart = token.start
      let value =
        beginsOperand && !token.startsLine ? parseExpression() : missingExpression(.expectedExpressionAfter("throw"))
      return Stmt(.throw_(value), span(from: start))
    case .case, .default:
      diagnose(.caseOutsideSwitch(token.name.text), token.span)
      skipCaseLabel()
      return Stmt(.error, span(from: start))
    default: return parseDeclaration()
    }
  }

  /// What stands on the line after `return` is its value, unless it can be nothing but a statement.
  private var beginsNextStatement: Bool {
    token.startsLine
      && (token.kind == .keyword && (token.isA(.if) || token.isA(.switch)) || commandIDs.contains(token.name))
  }

  private mutating func skipCaseLabel() {
    advance()
    while token.kind != .end, token.kind != .colon, !token.startsLine, token.kind != .rightBrace { advance() }
    _ = take(.colon)
  }

  /// Statements that begin with a word that is not reserved: labels, modifiers, attributes.
  private mutating func parseWordStatement() -> Stmt? {
    if token.kind == .identifier, source.base[Int(token.end)] == UInt8(ascii: ":"), let labelled = parseLabelled() {
      return labelled
    }
    if token.kind == .hash { return parseDirective() }
    if token.isWord(.async), peek().isA(.let) || peek().isA(.var), !peek().startsLine {
      diagnose(.outsideSubset("async", "concurrency"), token.span)
      advance()
      return parseDeclaration()
    }
    if token.kind == .at || token.name.id <= Word.lastContextual.rawValue { return parseDeclaration() }
    return nil
  }

  private mutating func parseLabelled() -> Stmt? {
    let before = mark()
    let label = token.name
    advance()
    advance()
    switch Word(rawValue: token.kind == .keyword ? token.name.id : 0) {
    case .for: return parseFor(label: label)
    case .while: return parseWhile(label: label)
    case .repeat: return parseRepeat(label: label)
    case .do: return parseDo(label: label)
    case .if:
      let statement = parseIf(label: label)
      return Stmt(.if_(statement), statement.span)
    case .switch:
      let statement = parseSwitch(label: label)
      return Stmt(.switch_(statement), statement.span)
    default:
      reset(to: before)
      return nil
    }
  }

  /// `#if`: one error, and the text up to its `#endif` is skipped.
  mutating func parseDirective() -> Stmt? {
    let text = token.name.text
    guard ["if", "else", "elseif", "endif", "warning", "error", "sourceLocation"].contains(text) else { return nil }
    let start = token.start
    diagnose(.outsideSubset("#" + text, SyntaxFact.feature(ofHash: text)), token.span)
    advance()
    if text == "if" {
      var level = 1
      while token.kind != .end, level > 0 {
        if token.kind == .hash {
          if token.name == "if" { level += 1 }
          if token.name == "endif" { level -= 1 }
        }
        advance()
      }
    } else {
      skip(to: .rightBrace, stopAtLine: true)
    }
    return Stmt(.error, span(from: start))
  }
}
