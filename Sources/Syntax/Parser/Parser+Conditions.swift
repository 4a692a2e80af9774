/// What `if`, `guard` and `while` ask.
extension Parser {
  mutating func parseConditions(_ keyword: String) -> [Condition] {
    inHead { parser in
      var conditions: [Condition] = []
      if parser.token.kind == .leftBrace {
        parser.diagnose(.missingCondition(keyword), Span(parser.lastEnd - keyword.utf8.count, parser.lastEnd))
        return conditions
      }
      repeat { conditions.append(parser.parseCondition(keyword, after: conditions.last)) } while parser.take(.comma)
      return conditions
    }
  }

  private mutating func parseCondition(_ keyword: String, after former: Condition?) -> Condition {
    if token.isA(.let) || token.isA(.var) {
      if isPatternWithoutCase {
        diagnose(.patternWithoutCase, token.span)
        _ = parseCasePattern()
        if token.isOperator, token.isA(.equal) { _ = parseInitialValue(power: OperatorTable.Group.ternary.power) }
        return .expression(Expr(.error, token.span))
      }
      return parseOptionalBinding()
    }
    if token.isA(.case) {
      advance()
      let pattern = parseCasePattern()
      guard token.isOperator, token.isA(.equal) else {
        diagnoseHere(.expectedInitializerInPattern)
        return .expression(Expr(.error, token.span))
      }
      advance()
      return .pattern(pattern, parseExpression(power: OperatorTable.Group.ternary.power))
    }
    if token.kind == .hash, token.name == "available" || token.name == "unavailable" {
      return .expression(parseAvailability())
    }
    guard beginsOperand, token.kind != .leftBrace else {
      return .expression(
        missingExpression(former == nil ? .expectedCondition(keyword) : .expectedExpressionInConditional))
    }
    let before = mark()
    let expr = parseExpression(power: OperatorTable.Group.ternary.power)
    if token.kind == .infixOperator, !token.isA(.equal), operators.group(of: token.name) == .assignment {
      // `if count += 1`: the checker says what is wrong with it.
      reset(to: before)
      return .expression(parseExpression())
    }
    guard token.isOperator, token.isA(.equal) else { return .expression(expr) }
    if case .optionalBinding? = former, case .name = expr.kind {
      // `if let a = x, b = y`, as it once was.
      diagnose(.expectedLetInCondition, expr.span)
      advance()
      return .expression(Expr(.error, parseExpression(power: OperatorTable.Group.ternary.power).span))
    }
    // `if a = b`: so does it with this.
    advance()
    let right = parseExpression(power: OperatorTable.Group.ternary.power)
    return .expression(Expr(.assign(expr, right), expr.span.union(right.span)))
  }

  /// `#available(iOS 16, *)`: everything that is here is available. (What swiftc says on Linux, too.)
  private mutating func parseAvailability() -> Expr {
    let (start, isAvailable) = (token.start, token.name == "available")
    advance()
    if token.kind == .leftParen, !token.spaceBefore {
      open(.parenthesis)
      skip(to: .rightParen)
      close(.rightParen, .expectedParenInCall, isList: true)
    }
    return Expr(.boolean(isAvailable), span(from: start))
  }

  private mutating func parseOptionalBinding() -> Condition {
    let isVar = token.isA(.var)
    advance()
    if token.kind == .leftParen { return parseTupleBinding(isVar: isVar) }
    guard token.kind == .identifier || token.isA(.self_) else {
      diagnoseHere(.expectedPattern)
      return .expression(Expr(.error, token.span))
    }
    let name = token.name
    let span = token.span
    let before = mark()
    advance()
    if goesOnAsExpression {
      let isQuestion = token.isA(.question)
      reset(to: before)
      diagnose(isQuestion ? .unwrapsAnyway : .unwrapNeedsIdentifier, span)
      let read = parseExpression(power: OperatorTable.Group.ternary.power)
      if token.isOperator, token.isA(.equal) { _ = parseInitialValue(power: OperatorTable.Group.ternary.power) }
      return .expression(Expr(.error, read.span))
    }
    let type = take(.colon) ? plain(parseAnnotation()) : nil
    let value = parseInitialValue(power: OperatorTable.Group.ternary.power)
    return .optionalBinding(name: name, nameSpan: span, isVar: isVar, type: type, value: value)
  }

  /// `if let .some(x) = y`, `if let n as Int = y`
  private var isPatternWithoutCase: Bool {
    var copy = lexer.ahead
    let first = copy.next()
    return first.kind == .dot || first.kind == .identifier && copy.next().isA(.as)
  }

  /// `if let a.b`: more than a name.
  private var goesOnAsExpression: Bool {
    if token.startsLine { return false }
    switch token.kind {
    case .dot: return true
    case .leftParen, .leftBracket: return !token.spaceBefore
    case .infixOperator, .postfixOperator: return !token.isA(.equal)
    default: return false
    }
  }

  /// `if let (a, b) = pair` means `if case let (a, b)? = pair`.
  private mutating func parseTupleBinding(isVar: Bool) -> Condition {
    let pattern = parseBindingPattern(isVar: isVar)
    guard token.isOperator, token.isA(.equal) else {
      diagnoseHere(.expectedInitializerInPattern)
      return .expression(Expr(.error, token.span))
    }
    advance()
    let value = parseExpression(power: OperatorTable.Group.ternary.power)
    return .pattern(Pattern(.optionalSome(pattern), pattern.span), value)
  }
}
