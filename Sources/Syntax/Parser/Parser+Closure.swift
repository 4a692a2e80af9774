/// `{ [captures] (parameters) -> Result in statements }`.
extension Parser {
  mutating func parseClosure() -> Expr {
    let start = token.start
    let closure = ClosureExpr(span: token.span)
    let (outerDollar, outerHead) = (highestDollar, headDepth)
    (highestDollar, headDepth) = (-1, 0)
    defer { headDepth = outerHead }
    deeper(or: { _ in () }) { parser in
      parser.open(.brace)
      parser.inBrackets {
        if $0.looksLikeSignature() { $0.parseSignature(of: closure) }
        closure.body = $0.parseStatements()
      }
      parser.close(.rightBrace, .expectedBrace("closure"))
    }
    closure.highestDollar = highestDollar
    highestDollar = outerDollar
    closure.span = span(from: start)
    return Expr(.closure(closure), closure.span)
  }

  /// Whether the tokens up to `in` (or `->`) are a signature; nothing is consumed.
  private func looksLikeSignature() -> Bool {
    var copy = self
    if copy.token.kind == .at { copy.skipAttribute() }
    if copy.token.kind == .leftBracket {
      copy.advance()
      copy.skip(to: .rightBracket)
      copy.advance()
    } else if copy.token.kind != .leftParen, copy.token.kind != .identifier, copy.token.kind != .keyword {
      return false
    }
    if copy.token.kind == .leftParen {
      copy.advance()
      copy.skip(to: .rightParen)
      copy.advance()
    } else {
      while copy.token.kind == .identifier, !copy.token.isWord(.async) {
        copy.advance()
        if copy.token.kind != .comma { break }
        copy.advance()
      }
    }
    return copy.token.isA(.in) || copy.token.isA(.throws) || copy.token.isWord(.async)
      || (copy.token.isOperator && copy.token.isA(.arrow))
  }

  private mutating func skipAttribute() {
    advance()
    advance()
    if token.kind == .leftParen, !token.spaceBefore {
      advance()
      skip(to: .rightParen)
      advance()
    }
  }

  private mutating func parseSignature(of closure: ClosureExpr) {
    if token.kind == .at { skipAttribute() }
    if token.kind == .leftBracket { closure.captures = parseCaptures() }
    if token.kind == .leftParen {
      closure.parameters = parseTypedClosureParameters()
    } else if token.kind == .identifier, !token.isWord(.async) {
      var parameters: [ClosureParameter] = []
      while token.kind == .identifier {
        parameters.append(ClosureParameter(name: token.name, span: token.span, type: nil))
        advance()
        if !take(.comma) { break }
      }
      closure.parameters = parameters
    }
    closure.isAsync = take(.async)
    if token.isA(.throws) {
      advance()
      closure.isThrowing = true
      if token.kind == .leftParen, !token.spaceBefore { closure.thrown = parseTypedThrows() }
    }
    if token.isOperator, token.isA(.arrow) {
      advance()
      closure.result = plain(parseType())
    }
    if !take(.in) { diagnoseHere(.expectedIn) }
  }

  private mutating func parseCaptures() -> [ClosureExpr.Capture] {
    var captures: [ClosureExpr.Capture] = []
    open(.bracket)
    while token.kind != .rightBracket, token.kind != .end {
      let before = token.start
      var strength = ClosureExpr.Capture.Strength.strong
      if token.isWord(.weak) || token.isWord(.unowned), !peek().isA(.equal) {
        strength = token.isWord(.weak) ? .weak : .unowned
        advance()
        if token.kind == .leftParen {
          advance()
          skip(to: .rightParen)
          advance()
        }
      }
      guard token.kind == .identifier || token.isA(.self_) else {
        diagnoseHere(strength == .strong ? .expectedCapture : .expectedCapturedName)
        skip(to: .rightBracket)
        break
      }
      let name = token.name
      let span = token.span
      advance()
      var value: Expr?
      if token.isOperator, token.isA(.equal) {
        advance()
        value = beginsOperand ? parseExpression() : missingExpression(.expectedCapturedValue)
      }
      captures.append(.init(strength: strength, name: name, nameSpan: span, value: value))
      if !take(.comma), token.kind != .rightBracket {
        // Of `[x y]` the first would have to be a specifier.
        if strength == .strong { diagnose(.expectedCapture, span) } else { diagnoseHere(.expectedCaptureEnd) }
        skip(to: .rightBracket)
      }
      if token.start == before { advance() }
    }
    close(.rightBracket, .expectedCaptureEnd)
    return captures
  }

  private mutating func parseTypedClosureParameters() -> [ClosureParameter] {
    var parameters: [ClosureParameter] = []
    open(.parenthesis)
    while token.kind != .rightParen, token.kind != .end {
      let before = token.start
      guard token.kind == .identifier else {
        diagnoseHere(.expectedParameterName)
        skip(to: .rightParen)
        break
      }
      var name = token.name
      var span = token.span
      advance()
      if token.kind == .identifier {
        if name != .underscore { diagnose(.labelInClosure, span) }
        name = token.name
        span = token.span
        advance()
      }
      var type: TypeExpr?
      var (isInout, isConsuming) = (false, false)
      if take(.colon) {
        (type, isInout, isConsuming) = parseParameterType()
      }
      var parameter = ClosureParameter(name: name, span: span, type: type, isInout: isInout)
      parameter.isConsuming = isConsuming
      if type != nil, token.isOperator, token.isA(.ellipsis) {
        parameter.isVariadic = true
        advance()
      }
      parameters.append(parameter)
      if token.isOperator, token.isA(.equal) {
        diagnoseHere(.defaultInClosure)
        advance()
        _ = inBrackets { $0.parseExpression() }
      }
      if !take(.comma), token.kind != .rightParen {
        diagnoseHere(.expectedSeparator)
        skip(to: .rightParen)
      }
      if token.start == before { advance() }
    }
    close(.rightParen, .expectedParenInParameters)
    return parameters
  }
}
