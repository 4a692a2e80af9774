/// `if`, `guard`, loops, `switch`, `do`.
extension Parser {
  mutating func parseIf(label: Name?) -> IfStmt {
    let first = IfStmt(span: token.span)
    first.label = label
    let start = token.start
    var current = first
    var links = 0
    // A loop: a long `else if` ladder costs no stack here, and a bounded one to those who walk it.
    while true {
      links += 1
      if links > Self.highestExpression { giveUp() }
      let here = token.start
      advance()
      current.conditions = parseConditions("if")
      let isBraceless = token.kind != .leftBrace
      current.body = parseBlock(token.isA(.else) ? .elseAfterCondition : .expectedBraceAfterCondition("if"))
      current.span = span(from: here)
      guard token.isA(.else) else { break }
      advance()
      if isBraceless, token.kind == .colon {
        // `else: …`, as Python has it: said of the `if` already.
        skip(to: .rightBrace, stopAtLine: true)
        break
      }
      guard token.isA(.if) else {
        current.elseBody = .block(parseBlock(.expectedBraceOrIf))
        break
      }
      let next = IfStmt(span: token.span)
      current.elseBody = .elseIf(next)
      current = next
    }
    first.span = span(from: start)
    return first
  }

  mutating func parseGuard() -> Stmt {
    let start = token.start
    advance()
    let conditions = parseConditions("guard")
    if !take(.else) { diagnoseHere(.expectedElse) }
    let body = parseBlock(.expectedBraceAfterElse)
    return Stmt(.guard_(conditions, body), span(from: start))
  }

  mutating func parseWhile(label: Name?) -> Stmt {
    let start = token.start
    advance()
    let conditions = parseConditions("while")
    let body = parseBlock(.expectedBraceAfterCondition("while"))
    return Stmt(.while_(conditions, body, label: label), span(from: start))
  }

  mutating func parseRepeat(label: Name?) -> Stmt {
    let start = token.start
    advance()
    let body = parseBlock(.expectedBraceAfter("repeat"))
    guard token.isA(.while) else {
      diagnose(.expectedWhile, Span(lastEnd - 1, lastEnd))
      return Stmt(.repeat_(body, Expr(.error, token.span), label: label), span(from: start))
    }
    let keyword = token.span
    advance()
    if token.kind == .leftBrace { diagnose(.missingCondition("while"), keyword) }
    let condition = beginsOperand ? parseExpression() : missingExpression(.expectedWhileCondition)
    return Stmt(.repeat_(body, condition, label: label), span(from: start))
  }

  mutating func parseFor(label: Name?) -> Stmt {
    let start = token.start
    advance()
    let pattern: Pattern
    let isCStyle = isCStyleHead
    if isCStyle {
      pattern = Pattern(.wildcard, token.span)
    } else if token.isA(.case) {
      advance()
      pattern = inHead { $0.parseCasePattern() }
    } else {
      let isVar = token.isA(.var)
      if token.isA(.let) { diagnose(.nestedLetInFor, token.span) }
      if token.isA(.var) || token.isA(.let) { advance() }
      var bound = parseBindingPattern(isVar: isVar, mayVary: !isVar)
      if take(.colon) {
        let type = plain(parseType())
        bound = Pattern(.typed(bound, type), bound.span.union(type.span))
      }
      pattern = bound
    }
    if token.isA(.in) {
      advance()
    } else if isCStyle || token.isOperator && token.isA(.equal) && hasSemicolonInHead(lexer.ahead) {
      diagnose(.cStyleFor, Span(Int(start), Int(start) + 3))
      skip(to: .leftBrace, stopAtLine: false)
      let complaints = diagnostics.count
      if token.kind == .leftBrace { _ = parseBlock(.expectedBraceInFor) }
      diagnostics.removeLast(diagnostics.count - complaints)
      return Stmt(.error, span(from: start))
    } else {
      diagnoseHere(.expectedInAfterForPattern)
      if token.startsLine { return Stmt(.error, span(from: start)) }
      // `for x of list { … }`: what follows is no sequence, and nothing more is said of it.
      let complaints = diagnostics.count
      skip(to: .leftBrace, stopAtLine: true)
      if token.kind == .leftBrace { _ = parseBlock(.expectedBraceInFor) }
      diagnostics.removeLast(diagnostics.count - complaints)
      return Stmt(.error, span(from: start))
    }
    let sequence = inHead { parser in
      parser.beginsOperand && parser.token.kind != .leftBrace
        ? parser.parseExpression() : parser.missingExpression(.expectedSequence)
    }
    var filter: Expr?
    if token.isA(.where) {
      advance()
      filter = inHead { $0.parseExpression() }
    }
    let body = parseBlock(.expectedBraceInFor)
    let statement = ForStmt(pattern: pattern, sequence: sequence, filter: filter, body: body, label: label)
    return Stmt(.for_(statement), span(from: start))
  }

  /// `for (int i = 0; i < 3; i++)`
  private var isCStyleHead: Bool {
    token.kind == .leftParen && hasSemicolonInHead(lexer.ahead)
  }

  private func hasSemicolonInHead(_ ahead: Lexer) -> Bool {
    var copy = ahead
    var next = copy.next()
    for _ in 0..<100 {
      if next.startsLine { return false }
      switch next.kind {
      case .semicolon: return true
      case .rightParen, .leftBrace, .end: return false
      default: next = copy.next()
      }
    }
    return false
  }

  mutating func parseSwitch(label: Name?) -> SwitchStmt {
    let start = token.start
    advance()
    let subject = inHead { parser in
      parser.beginsOperand && parser.token.kind != .leftBrace
        ? parser.parseExpression() : parser.missingExpression(.expectedSwitchSubject)
    }
    let statement = SwitchStmt(subject: subject, cases: [], label: label, span: token.span)
    guard token.kind == .leftBrace else {
      diagnoseHere(.expectedBraceAfterSwitch)
      statement.span = span(from: start)
      return statement
    }
    deeper(or: { _ in () }) { parser in
      parser.open(.brace)
      parser.inBrackets { $0.parseCases(into: statement) }
      parser.close(.rightBrace, .expectedBraceAtSwitchEnd)
    }
    statement.span = span(from: start)
    return statement
  }

  private mutating func parseCases(into statement: SwitchStmt) {
    while token.kind != .rightBrace, token.kind != .end {
      let isUnknown = takeUnknown()
      let start = token.start
      var item = SwitchStmt.Case(items: [], isDefault: false, body: [], span: token.span)
      item.isUnknown = isUnknown
      if token.isA(.default) {
        advance()
        item.isDefault = true
      } else if token.isA(.case) {
        let word = token.span
        advance()
        item.items = parseCaseItems()
        if isUnknown { refuseMisusedUnknown(item.items, word) }
      } else {
        diagnose(.statementBeforeCase, token.span)
        while token.kind != .end, token.kind != .rightBrace, !token.isA(.case), !token.isA(.default) {
          let before = token.start
          _ = parseStatement(isTopLevel: false)
          if token.start == before { advance() }
        }
        continue
      }
      let labelEnd = lastEnd
      let complaints = diagnostics.count
      if !take(.colon) { diagnoseHere(.expectedColonAfterCase(item.isDefault ? "default" : "case")) }
      item.body = parseStatements(inCase: true)
      item.span = Span(Int(start), max(labelEnd, lastEnd))
      if item.body.isEmpty, unfinished == nil, !gaveUp, diagnostics.count == complaints {
        diagnostics.append(
          SyntaxFact.emptyCase(item.isDefault ? "default" : "case").diagnostic(Span(Int(start), labelEnd + 1)))
      }
      if statement.cases.contains(where: \.isDefault), !statement.cases.dropLast().contains(where: \.isDefault) {
        diagnose(.caseAfterDefault, Span(Int(start), labelEnd))
      }
      if let last = statement.cases.last, last.isUnknown, !last.isDefault {
        diagnose(.unknownNotLast, Span(Int(last.span.start), Int(last.span.end)))
      }
      statement.cases.append(item)
      if token.start == start { advance() }
    }
  }

  /// `@unknown` in front of a case; other attributes are refused.
  private mutating func takeUnknown() -> Bool {
    guard token.kind == .at else { return false }
    advance()
    let isUnknown = token.kind == .identifier && token.name == "unknown"
    if !isUnknown { diagnose(.unknownAttribute(source.text(of: token.span)), token.span) }
    advance()
    return isUnknown
  }

  private mutating func refuseMisusedUnknown(_ items: [(pattern: Pattern, filter: Expr?)], _ word: Span) {
    guard let first = items.first else { return }
    if items.count > 1 { return diagnose(.unknownOfSeveral, word) }
    if first.filter != nil { return diagnose(.unknownWithFilter, first.pattern.span) }
    if case .wildcard = first.pattern.kind { return }
    diagnose(.unknownNotCatchAll, first.pattern.span)
  }

  private mutating func parseCaseItems() -> [(pattern: Pattern, filter: Expr?)] {
    var items: [(pattern: Pattern, filter: Expr?)] = []
    repeat {
      if token.isA(.case) {
        diagnose(.extraneousCase, token.span)
        advance()
      }
      isCaseItem = true
      let pattern = parseCasePattern()
      isCaseItem = false
      var filter: Expr?
      if token.isA(.where) {
        advance()
        filter = inBrackets { $0.parseExpression() }
      }
      items.append((pattern, filter))
    } while take(.comma)
    return items
  }

  mutating func parseDo(label: Name?) -> Stmt {
    let start = token.start
    advance()
    var thrown: TypeExpr?
    if token.isA(.throws) {
      advance()
      if token.kind == .leftParen { thrown = parseTypedThrows() }
    }
    let body = parseBlock(.expectedBraceAfter("do"))
    var catches: [DoStmt.Catch] = []
    while token.isA(.catch) {
      let catchStart = token.start
      advance()
      var items: [(pattern: Pattern, filter: Expr?)] = []
      if token.kind != .leftBrace {
        items = inHead { parser in
          var items: [(pattern: Pattern, filter: Expr?)] = []
          repeat {
            if parser.token.isA(.where) {
              parser.advance()
              items.append((Pattern(.binding("error", isVar: false), parser.token.span), parser.parseExpression()))
              continue
            }
            let pattern = parser.parseCasePattern()
            var filter: Expr?
            if parser.token.isA(.where) {
              parser.advance()
              filter = parser.parseExpression()
            }
            items.append((pattern, filter))
          } while parser.take(.comma)
          return items
        }
      }
      let catchBody = parseBlock(.expectedBraceAfterCatch)
      catches.append(.init(items: items, body: catchBody, span: span(from: catchStart)))
    }
    if token.isA(.while), !token.startsLine, catches.isEmpty {
      diagnose(.doWhile, Span(Int(start), Int(start) + 2))
      advance()
      _ = parseExpression()
    }
    return Stmt(.do_(DoStmt(body: body, thrown: thrown, catches: catches, label: label)), span(from: start))
  }

  /// In a head, `{` opens the body.
  mutating func inHead<R>(_ body: (inout Parser) -> R) -> R {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    headDepth += 1
    defer {
      allowsTrailingClosure = saved
      headDepth -= 1
    }
    return body(&self)
  }
}
