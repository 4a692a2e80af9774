/// Patterns.
extension Parser {
  /// What is bound in `let …`, `var …` and `for … in`: names, `_` and tuples of them.
  ///
  /// - Parameter mayVary: A part may be a variable of its own: `for (i, var x) in …`.
  mutating func parseBindingPattern(isVar: Bool, mayVary: Bool = false) -> Pattern {
    deeper(or: { Pattern(.wildcard, $0) }) { $0.parseBinding(isVar, mayVary) }
  }

  private mutating func parseBinding(_ isVar: Bool, _ mayVary: Bool) -> Pattern {
    if mayVary, token.isA(.var) {
      advance()
      return parseBindingPattern(isVar: true)
    }
    let start = token.start
    let span = token.span
    switch token.kind {
    case .identifier:
      let name = token.name
      let isWildcard = token.isWord(.underscore)
      if source.base[Int(token.start)] == UInt8(ascii: "$") { diagnose(.nameWithDollar(name.text), span) }
      advance()
      return Pattern(isWildcard ? .wildcard : .binding(name, isVar: isVar), span)
    case .leftParen:
      open(.parenthesis)
      var elements: [(label: Name?, pattern: Pattern)] = []
      while token.kind != .rightParen, token.kind != .end {
        let before = token.start
        var label: Name?
        if token.kind == .identifier, peek().kind == .colon {
          label = token.name
          advance()
          advance()
        }
        elements.append((label, parseBindingPattern(isVar: isVar, mayVary: mayVary)))
        if !take(.comma), token.kind != .rightParen {
          if token.kind == .identifier, !token.startsLine {
            diagnose(.secondIdentifier(in: isVar ? "variable" : "constant"), token.span)
            skip(to: .rightParen, stopAtLine: true)
          } else if token.kind != .end {
            diagnoseHere(.expectedSeparator)
          }
          break
        }
        if token.start == before { break }
      }
      close(.rightParen, .expectedParenInPattern)
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(.tuple(elements), self.span(from: start))
    default:
      if token.isA(.let) || token.isA(.var) {
        diagnose(.nestedBinding(token.name.text), token.span)
        advance()
      } else if token.kind == .keyword, !token.startsLine, !token.isA(.in) {
        diagnose(.keywordAsIdentifier(token.name.text), token.span)
        advance()
      } else {
        diagnoseHere(.expectedPattern)
      }
      return Pattern(.wildcard, Span(Int(start), Int(start)))
    }
  }

  /// What stands after `case`: read as an expression with bindings in it where it is not plainly something else.
  mutating func parseCasePattern(binding: Bool? = nil) -> Pattern {
    deeper(or: { Pattern(.wildcard, $0) }) { parser in
      let start = parser.token.start
      var pattern = parser.parsePatternAtom(binding)
      while parser.token.isA(.as), parser.token.kind == .keyword {
        parser.advance()
        if parser.token.isA(.question) || parser.token.isA(.exclaim), !parser.token.spaceBefore {
          parser.diagnose(.castInPattern(isForced: parser.token.isA(.exclaim)), parser.token.span)
          parser.advance()
        }
        let type = parser.plain(parser.parseType())
        pattern = Pattern(.asType(pattern, type), parser.span(from: start))
      }
      return pattern
    }
  }

  /// - Parameter binding: Whether names are bound here, as variables if true; nil when they are expressions.
  private mutating func parsePatternAtom(_ binding: Bool?) -> Pattern {
    let start = token.start
    if token.isA(.let) || token.isA(.var) {
      let isVar = token.isA(.var)
      advance()
      return parseCasePattern(binding: isVar)
    }
    if token.isA(.is) {
      advance()
      let type = plain(parseType())
      return Pattern(.isType(type), span(from: start))
    }
    if token.isWord(.underscore) {
      advance()
      return withOptionalSuffix(Pattern(.wildcard, span(from: start)), start)
    }
    if token.kind == .leftParen, let tuple = parseTuplePattern(binding) { return withOptionalSuffix(tuple, start) }
    if let enumCase = parseEnumCase(binding) { return withOptionalSuffix(enumCase, start) }
    if let binding, token.kind == .identifier {
      let name = token.name
      advance()
      return withOptionalSuffix(Pattern(.binding(name, isVar: binding), span(from: start)), start)
    }
    if token.kind == .identifier, bindsInArguments {
      // `case circle(let r)`: without the dot it is a name like any other.
      let (name, nameSpan) = (token.name, token.span)
      diagnose(.caseWithoutDot(name.text), nameSpan)
      advance()
      let arguments = inBrackets { $0.parsePatternList(nil) }
      return Pattern(.enumCase(nil, name, nameSpan: nameSpan, arguments), span(from: start))
    }
    if !beginsOperand, isLoneOperator, !token.startsLine {
      // `case > 2:`
      diagnose(.separatedUnary, token.span)
      advance()
      _ = parseExpression(power: OperatorTable.Group.ternary.power)
      return Pattern(.wildcard, span(from: start))
    }
    guard beginsOperand else {
      diagnoseHere(.expectedPattern)
      return Pattern(.wildcard, Span(Int(start), Int(start)))
    }
    // `as` belongs to the pattern, `=` to the condition around it.
    let value = parseExpression(power: OperatorTable.Group.ternary.power)
    if binding != nil { refuseBindings(in: value) }
    if case .as_(let inner, let type, .coerce) = value.kind {
      return Pattern(.asType(Pattern(.expression(inner), inner.span), type), value.span)
    }
    return Pattern(.expression(value), value.span)
  }

  /// `case let [x, y]`: nothing can be bound in a value that is compared.
  private mutating func refuseBindings(in value: Expr) {
    var named: [Span] = []
    var used: Set<Span> = []
    SyntaxWalk(onExpression: { expr in
      switch expr.kind {
      case .name: named.append(expr.span)
      case .call(let callee, _, _): used.insert(callee.span)
      case .member(let base?, _): used.insert(base.span)
      default: break
      }
    }).visit(value)
    for span in named where !used.contains(span) { diagnose(.bindingInValue, span) }
  }

  /// Whether `(let …` follows.
  private var bindsInArguments: Bool {
    var copy = lexer.ahead
    let (opening, word) = (copy.next(), copy.next())
    return opening.kind == .leftParen && !opening.spaceBefore && (word.isA(.let) || word.isA(.var))
  }

  private mutating func withOptionalSuffix(_ pattern: Pattern, _ start: Int32) -> Pattern {
    var pattern = pattern
    var turns = 0
    while token.isOperator, source.base[Int(token.start)] == UInt8(ascii: "?"), !token.spaceBefore, turns < 200 {
      splitOperator()
      pattern = Pattern(.optionalSome(pattern), span(from: start))
      turns += 1
    }
    return pattern
  }

  /// A tuple whose elements are patterns; nil, nothing consumed, when it is an expression after all
  /// (`case (1 + 2):`, `case (a).b:`).
  private mutating func parseTuplePattern(_ binding: Bool?) -> Pattern? {
    let before = mark()
    let start = token.start
    let elements = inBrackets { $0.parsePatternList(binding) }
    if diagnostics.count > before.diagnosticCount && binding == nil && patternDepth == 0
      || token.kind == .infixOperator && !token.isA(.equal) || token.kind == .dot
    {
      if unfinished == nil {
        reset(to: before)
        return nil
      }
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
    return Pattern(.tuple(elements), span(from: start))
  }

  private mutating func parsePatternList(_ binding: Bool?) -> [(label: Name?, pattern: Pattern)] {
    patternDepth += 1
    defer { patternDepth -= 1 }
    open(.parenthesis)
    var elements: [(label: Name?, pattern: Pattern)] = []
    while token.kind != .rightParen, token.kind != .end {
      let before = token.start
      var label: Name?
      if token.kind == .identifier || token.kind == .keyword, peek().kind == .colon {
        label = token.name
        advance()
        advance()
      }
      elements.append((label, parseCasePattern(binding: binding)))
      if !take(.comma), token.kind != .rightParen {
        if token.kind != .end, diagnostics.last?.span.start != token.span.start { diagnoseHere(.expectedSeparator) }
        break
      }
      if token.start == before { break }
    }
    close(.rightParen, .expectedParenInPattern)
    return elements
  }

  /// `.circle`, `.circle(let r)`, `Shape.circle(radius: let r)`; nil, nothing consumed, when it is none.
  private mutating func parseEnumCase(_ binding: Bool?) -> Pattern? {
    let before = mark()
    let start = token.start
    var type: TypeExpr?
    if token.kind == .identifier {
      guard let dotted = parseDottedTypePrefix() else {
        reset(to: before)
        return nil
      }
      type = dotted
    }
    guard token.kind == .dot else {
      reset(to: before)
      return nil
    }
    advance()
    guard token.kind == .identifier || token.kind == .keyword, !token.startsLine else {
      reset(to: before)
      return nil
    }
    let name = token.name
    let nameSpan = token.span
    advance()
    var arguments: [(label: Name?, pattern: Pattern)]?
    if token.kind == .leftParen, !token.spaceBefore {
      arguments = inBrackets { $0.parsePatternList(binding) }
      // A diagnostic in it stands: no reading as an expression would be better, unless nothing is bound.
      if diagnostics.count > before.diagnosticCount, binding == nil, unfinished == nil, patternDepth == 0 {
        let (failed, found, problems) = (mark(), diagnostics, lexer.problems)
        reset(to: before)
        let value = parseExpression(power: OperatorTable.Group.ternary.power)
        if diagnostics.count == before.diagnosticCount { return Pattern(.expression(value), value.span) }
        diagnostics = found
        lexer.problems = problems
        reread += max(0, lexer.position - failed.position)
        lexer.position = failed.position
        lexer.lastKind = failed.lastKind
        token = failed.token
        lastEnd = failed.lastEnd
      }
    }
    switch token.kind {
    case .dot where !token.startsLine, .leftBracket where !token.startsLine, .leftParen where !token.startsLine,
      .infixOperator where !token.isA(.equal), .postfixOperator where !token.isA(.question):
      // `.pi * 2`, `Sizes.all.first`: an expression.
      reset(to: before)
      return nil
    case .leftBrace where isCaseItem && !token.startsLine:
      // `case list.contains { $0 > 2 }:`
      reset(to: before)
      return nil
    default: break
    }
    return Pattern(.enumCase(type, name, nameSpan: nameSpan, arguments), span(from: start))
  }

  /// `A.B` of `A.B.case`: all but the last part.
  private mutating func parseDottedTypePrefix() -> TypeExpr? {
    let start = token.start
    var use = NameUse(token.name, token.span)
    advance()
    if token.isOperator, token.isA(.less), !token.spaceBefore {
      guard let arguments = parseGenericArguments() else { return nil }
      use.genericArguments = arguments
    }
    var type = TypeExpr(.named(use), span(from: start))
    var turns = 0
    while token.kind == .dot, turns < 100 {
      turns += 1
      let here = mark()
      advance()
      guard token.kind == .identifier else { return nil }
      let part = NameUse(token.name, token.span)
      advance()
      guard token.kind == .dot else {
        reset(to: here)
        return type
      }
      type = TypeExpr(.member(type, part), span(from: start))
    }
    return nil
  }
}
