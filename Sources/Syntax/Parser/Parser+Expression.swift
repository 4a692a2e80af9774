/// Operators: from the loosest binding to the tightest.
extension Parser {
  @inline(__always)
  mutating func parseExpression() -> Expr { parseExpression(power: 0) }

  /// An expression whose infix operators bind at least as tightly as `power`.
  mutating func parseExpression(power: Int) -> Expr {
    let outer = height
    height = 0
    let result = deeper(or: { Expr(.error, $0) }) { $0.parseBinary(power) }
    height = max(outer, height + 1)
    if height > Self.highestExpression { giveUp() }
    return result
  }

  /// In brackets a `{` is a trailing closure and `>` an operator again.
  @inline(__always)
  mutating func inBrackets<R>(_ body: (inout Parser) -> R) -> R {
    let closures = allowsTrailingClosure
    let redirection = stopsAtRedirection
    allowsTrailingClosure = true
    stopsAtRedirection = false
    defer {
      allowsTrailingClosure = closures
      stopsAtRedirection = redirection
    }
    return body(&self)
  }

  private mutating func parseBinary(_ power: Int) -> Expr {
    let start = token.start
    var left = parseUnary()
    // Where a chain of comparisons stopped being allowed.
    var closed = -1
    var closing = Span.none
    while true {
      if token.kind == .keyword {
        guard power <= OperatorTable.Group.casting.power, token.isA(.is) || token.isA(.as) else { return left }
        left = parseCast(left, start)
        grow()
        continue
      }
      guard token.kind == .infixOperator || isLooseOperator else { return left }
      if stopsAtRedirection, isRedirection(token) { return left }
      let op = Operator(token.name, token.span)
      if token.isA(.question) {
        guard power <= OperatorTable.Group.ternary.power else { return left }
        left = parseTernary(left, start)
        grow()
        continue
      }
      if token.isA(.arrow) { return parseFunctionTypeTail(left, start) }
      let group = operators.group(of: op.name)
      guard group.power >= power else { return left }
      if token.isA(.equal) { diagnoseUnevenAssignment() }
      if closed == group.power {
        diagnose(.nonAssociative(OperatorTable.name(of: group)), closing)
      }
      advance()
      guard beginsOperand else {
        diagnoseMissingOperand(
          op.name.id == Word.equal.rawValue ? .expectedExpressionInAssignment : .expectedExpressionAfterOperator,
          after: op.span)
        return Expr(.error, span(from: start))
      }
      if op.name.id == Word.equal.rawValue { conditionalValueStart = token.start }
      let right = parseRight(group.isRightAssociative ? group.power : group.power + 1)
      let whole = span(from: start)
      left = Expr(op.name.id == Word.equal.rawValue ? .assign(left, right) : .binary(left, op, right), whole)
      closed = group.isNonAssociative ? group.power : -1
      closing = op.span
      grow()
    }
  }

  private mutating func parseRight(_ power: Int) -> Expr {
    deeper(or: { Expr(.error, $0) }) { $0.parseBinary(power) }
  }

  /// `x =y` and `x ?y : z` are read as Swift's parser reads them: these two are never prefix operators.
  @inline(__always)
  private var isLooseOperator: Bool {
    (token.kind == .prefixOperator && (token.isA(.question) && !token.startsLine))
      || (token.isA(.equal) && token.isOperator)
  }

  func isRedirection(_ token: Token) -> Bool {
    token.spaceBefore && (token.isA(.greater) || token.isA(.shiftRight) || token.isA(.pipe))
  }

  private mutating func parseCast(_ left: Expr, _ start: Int32) -> Expr {
    let isTest = token.isA(.is)
    advance()
    var kind = CastKind.coerce
    if !isTest, token.isOperator, !token.spaceBefore {
      if token.isA(.question) {
        kind = .optional
        advance()
      } else if token.isA(.exclaim) {
        kind = .forced
        advance()
      }
    }
    let type: TypeExpr
    if beginsType {
      type = plain(parseType())
    } else {
      diagnoseHere(.expectedTypeAfter(isTest ? "is" : "as"))
      type = TypeExpr(.error, Span(Int(token.start), Int(token.start)))
    }
    return Expr(isTest ? .is_(left, type) : .as_(left, type, kind), span(from: start))
  }

  private mutating func parseTernary(_ condition: Expr, _ start: Int32) -> Expr {
    let question = token.span
    advance()
    guard beginsOperand || token.kind == .end && options.allowsMoreInput && brackets.isEmpty else {
      diagnose(.expectedExpressionAfterQuestion, token.startsLine ? token.span : question)
      skip(to: brackets.isEmpty ? .semicolon : .rightParen, stopAtLine: true)
      return Expr(.error, span(from: start))
    }
    let yes = parseExpression(power: OperatorTable.Group.ternary.power)
    guard token.kind == .colon else {
      if token.kind == .end, options.allowsMoreInput, brackets.isEmpty {
        diagnoseMissingOperand(.expectedColonInTernary, after: question)
      } else {
        diagnose(.expectedColonInTernary, question)
        if !brackets.isEmpty { skip(to: .rightParen, stopAtLine: true) }
      }
      return Expr(.error, span(from: start))
    }
    advance()
    guard beginsOperand else {
      diagnoseMissingOperand(.expectedExpressionAfterColon, after: question)
      return Expr(.error, span(from: start))
    }
    let no = parseRight(OperatorTable.Group.ternary.power)
    return Expr(.ternary(condition, yes, no), span(from: start))
  }

  /// `(Int) -> Int` where an expression was begun: read again as a type.
  private mutating func parseFunctionTypeTail(_ left: Expr, _ start: Int32) -> Expr {
    diagnose(.expectedTypeBeforeArrow, token.span)
    advance()
    _ = parseType()
    return Expr(.error, span(from: start))
  }

  /// Whether the current token can begin an expression.
  var beginsOperand: Bool {
    switch token.kind {
    case .identifier, .dollar, .integer, .float, .string, .tag, .hash, .leftParen, .leftBrace, .leftBracket, .dot,
      .backslash:
      return true
    // `?` is never one.
    case .prefixOperator: return !token.isA(.question)
    case .at: return isStringWithAt
    case .keyword:
      switch Word(rawValue: token.name.id) {
      case .self_, .super, .nil, .true, .false, .try, .if, .switch, .init_: return true
      default: return false
      }
    case .infixOperator, .postfixOperator: return isOperatorReference
    default: return false
    }
  }

  /// `@"text"`, as Objective-C has it.
  var isStringWithAt: Bool {
    token.kind == .at && source.base[Int(token.end)] == UInt8(ascii: "\"") && Int(token.end) < lexer.limit
  }

  /// `+` in `reduce(0, +)`.
  private var isOperatorReference: Bool {
    guard token.isOperator, !token.isA(.equal), !token.isA(.question) else { return false }
    switch peek().kind {
    case .rightParen, .comma, .rightBracket: return true
    default: return false
    }
  }

  /// `+ 5`: an operator before its operand, with a space between.
  var isLoneOperator: Bool {
    guard token.isOperator, !token.isA(.equal), !token.isA(.arrow), !token.isA(.question) else { return false }
    return !peek().startsLine && peek().kind != .end
  }

  private mutating func parseUnary() -> Expr {
    switch token.kind {
    case .prefixOperator where !isOperatorReference: return parsePrefix()
    case .prefixOperator, .infixOperator, .postfixOperator:
      if isOperatorReference {
        let use = NameUse(token.name, token.span)
        advance()
        return Expr(.name(use), use.span)
      }
      return missingExpression()
    case .keyword where token.isA(.try): return parseTry()
    case .identifier where token.isWord(.await): return parseAwait()
    case .identifier where token.isWord(.copy) || token.isWord(.consume): return parseTransfer()
    default: return parsePostfix()
    }
  }

  private mutating func parsePrefix() -> Expr {
    let start = token.start
    let op = Operator(token.name, token.span)
    // What follows is no Swift: nothing more is said of the line.
    if op.name.text == "/" {
      diagnose(.outsideSubset("/", "regular expressions"), op.span)
      repeat { advance() } while !token.startsLine && token.kind != .end
      return Expr(.error, op.span)
    }
    advance()
    let operand = deeper(or: { Expr(.error, $0) }) { $0.parseUnary() }
    grow()
    let whole = span(from: start)
    if op.name.id == Word.ampersand.rawValue { return Expr(.inout_(operand), whole) }
    // Swift makes the minus sign part of the number it stands before.
    if op.name.id == Word.minus.rawValue {
      switch operand.kind {
      case .integer(let value, wide: nil): return Expr(.integer(-value, wide: nil), whole)
      case .integer(_, let wide?):
        return Expr(wide.magnitude == 1 << 63 ? .integer(.min, wide: nil) : .integer(0, wide: wide.negated), whole)
      case .float(let value): return Expr(.float(-value), whole)
      default: break
      }
    }
    return Expr(.prefix(op, operand), whole)
  }

  private mutating func parseTry() -> Expr {
    let start = token.start
    if peek().kind == .leftBrace, let misnamed = parseTryAsDo() { return misnamed }
    advance()
    var kind = TryKind.plain
    if token.isOperator, !token.spaceBefore, token.isA(.question) || token.isA(.exclaim) {
      kind = token.isA(.question) ? .optional : .forced
      advance()
    }
    guard beginsOperand else { return missingExpression(.expectedExpressionAfter("try")) }
    let value = parseRight(OperatorTable.Group.ternary.power)
    grow()
    return Expr(.try_(value, kind), span(from: start))
  }

  /// `try { … } catch { … }`, as other languages have it; nil, nothing consumed, when it is a closure that is called.
  private mutating func parseTryAsDo() -> Expr? {
    var copy = lexer.ahead
    _ = copy.next()
    guard Self.closes(&copy, within: 10_000), copy.next().isA(.catch) else { return nil }
    diagnose(.tryAsDo, token.span)
    return Expr(.error, parseDo(label: nil).span)
  }

  private mutating func parseAwait() -> Expr {
    let next = peek()
    guard !next.startsLine, next.kind == .identifier || next.isA(.self_) || next.isA(.super) else {
      return parsePostfix()
    }
    diagnose(.outsideSubset("await", "concurrency"), token.span)
    advance()
    return deeper(or: { Expr(.error, $0) }) { $0.parseUnary() }
  }

  /// `copy list`, the value itself; `consume list`, after which the variable has none.
  private mutating func parseTransfer() -> Expr {
    let next = peek()
    guard !next.startsLine, next.kind == .identifier || next.isA(.self_) else { return parsePostfix() }
    let (start, isConsumed) = (token.start, token.isWord(.consume))
    advance()
    let value = parsePostfix()
    return isConsumed ? Expr(.consume(value), span(from: start)) : value
  }

  mutating func missingExpression(_ fact: SyntaxFact = .expectedExpression) -> Expr {
    diagnoseHere(fact)
    return Expr(.error, Span(Int(token.start), Int(token.start)))
  }
}
