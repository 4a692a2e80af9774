/// Operands.
extension Parser {
  mutating func parsePrimary() -> Expr {
    let start = token.start
    switch token.kind {
    case .identifier:
      let use = parseNameUse()
      return Expr(.name(use), use.span)
    case .integer: return parseInteger()
    case .float: return parseFloat()
    case .string: return parseString()
    case .at where isStringWithAt:
      diagnose(.atBeforeString, token.span)
      advance()
      return parseString()
    case .dollar: return parseDollar()
    case .tag:
      let digits = source.text(of: Span(Int(start) + 1, Int(token.end)))
      advance()
      guard let tag = Int64(digits) else {
        diagnose(.integerOverflow(digits), span(from: start))
        return Expr(.error, span(from: start))
      }
      return Expr(.tag(tag), span(from: start))
    case .hash: return parseHash()
    case .leftParen: return parseParenthesized()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .dot: return parseImplicitMember()
    case .backslash: return parseKeyPath()
    case .keyword: return parseKeywordExpression()
    default: return missingExpression()
    }
  }

  private mutating func parseKeywordExpression() -> Expr {
    let span = token.span
    switch Word(rawValue: token.name.id) {
    case .true, .false:
      let value = token.isA(.true)
      advance()
      return Expr(.boolean(value), span)
    case .nil:
      advance()
      return Expr(.nilLiteral, span)
    case .self_, .init_:
      let use = parseNameUse()
      return Expr(.name(use), use.span)
    case .super:
      advance()
      return Expr(.superRef, span)
    case .if:
      diagnoseMisplacedConditional()
      let statement = parseIf(label: nil)
      return Expr(.ifExpr(statement), statement.span)
    case .switch:
      diagnoseMisplacedConditional()
      let statement = parseSwitch(label: nil)
      return Expr(.switchExpr(statement), statement.span)
    case .try: return parseExpression(power: OperatorTable.Group.ternary.power)
    default: return missingExpression()
    }
  }

  private mutating func parseInteger() -> Expr {
    let span = token.span
    let broken = token.flags.contains(.broken)
    advance()
    if broken { return Expr(.error, span) }
    if span.end - span.start == 1 {
      return Expr(.integer(Int64(source.base[Int(span.start)] &- 48), wide: nil), span)
    }
    let (text, count) = (source.base + Int(span.start), Int(span.end - span.start))
    let magnitude = NumberText.magnitude(text, count)
    if let magnitude, let value = Int64(exactly: magnitude) { return Expr(.integer(value, wide: nil), span) }
    let wide = WideInteger(
      digits: magnitude.map { "\($0)" } ?? source.text(of: span).filter { $0 != "_" }, magnitude: magnitude,
      double: magnitude.map { Double($0) } ?? NumberText.wholeDouble(text, count))
    return Expr(.integer(0, wide: wide), span)
  }

  private mutating func parseFloat() -> Expr {
    let span = token.span
    let broken = token.flags.contains(.broken)
    advance()
    if broken { return Expr(.error, span) }
    return Expr(.float(NumberText.double(source.base + Int(span.start), Int(span.end - span.start))), span)
  }

  /// `print(if …)`: an `if` is a value only where one is given to something, alone.
  private mutating func diagnoseMisplacedConditional() {
    if token.start != conditionalValueStart { diagnose(.misplacedConditional(source.text(of: token.span)), token.span) }
  }

  private mutating func parseDollar() -> Expr {
    let use = NameUse(token.name, token.span)
    var index = 0
    for p in (Int(token.start) + 1)..<Int(token.end) { index = index * 10 + Int(source.base[p] &- 48) }
    highestDollar = max(highestDollar, index)
    advance()
    return Expr(.name(use), use.span)
  }

  private mutating func parseHash() -> Expr {
    let start = token.start
    let name = token.name
    let text = name.text
    switch text {
    case "selector", "function", "line", "file", "fileID", "filePath", "column", "keyPath", "colorLiteral",
      "imageLiteral", "dsohandle":
      advance()
      var arguments: [Argument] = []
      if token.kind == .leftParen, !token.spaceBefore { arguments = parseArguments() }
      return Expr(.hash(name, arguments), span(from: start))
    default:
      diagnose(
        text == "available" || text == "unavailable"
          ? .availabilityPlace(text) : .outsideSubset("#" + text, SyntaxFact.feature(ofHash: text)), token.span)
      advance()
      if token.kind == .leftParen, !token.spaceBefore {
        open(.parenthesis)
        skip(to: .rightParen)
        close(.rightParen, .expectedParenInCall, isList: true)
      }
      return Expr(.error, span(from: start))
    }
  }

  /// `(any Shape).self`, `((Int) -> Int).self`: a type where the parentheses hold what no value begins or contains so.
  private mutating func parseTypeInParentheses() -> Expr? {
    let next = peek()
    guard next.isWord(.any) || next.kind == .leftParen,
      let close = matching(")", "(", from: Int(token.start)),
      [".self", ".Type", ".Protocol", "?."].contains(where: { hasPrefix($0, at: close + 1) })
    else { return nil }
    let before = mark()
    let start = token.start
    let type = parseType(postfix: false, dotted: false)
    guard diagnostics.count == before.diagnosticCount, lastEnd == close + 1 else {
      reset(to: before)
      return nil
    }
    switch type.kind {
    case .function, .any: return Expr(.type(type), span(from: start))
    default:
      reset(to: before)
      return nil
    }
  }

  private mutating func parseParenthesized() -> Expr {
    let start = token.start
    if let type = parseTypeInParentheses() { return type }
    open(.parenthesis)
    return inBrackets { parser in
      let base = parser.argumentStack.count
      parser.parseArgumentList(until: .rightParen)
      parser.close(.rightParen, .expectedParenInExpression, isList: true)
      let elements = parser.takeArguments(from: base)
      let span = parser.span(from: start)
      if elements.count == 1 {
        if elements[0].label != nil { parser.diagnose(.singleElementLabel, elements[0].labelSpan) }
        return Expr(.paren(elements[0].value), span)
      }
      return Expr(.tuple(elements), span)
    }
  }

  /// `[1, 2]`, `["a": 1]`, `[:]`, and the types `[Int]`, `[Int: String]` that the checker tells from them; where
  /// only a type can stand, as in `[Int?]()`, a type.
  private mutating func parseCollection() -> Expr {
    let start = token.start
    if let type = parseCollectionType() { return type }
    open(.bracket)
    return inBrackets { parser in
      if parser.token.kind == .colon {
        let colon = parser.token.span
        parser.advance()
        if parser.token.kind != .rightBracket, parser.token.kind != .end {
          parser.diagnose(.expectedExpressionInLiteral, colon)
          parser.skip(to: .rightBracket)
        }
        parser.close(.rightBracket, .expectedBracketInLiteral)
        return Expr(.dictionary([]), parser.span(from: start))
      }
      var elements: [Expr] = []
      var pairs: [(key: Expr, value: Expr)] = []
      while parser.token.kind != .rightBracket, parser.token.kind != .end {
        let before = parser.token.start
        let refused = parser.refusedBinding()
        guard refused != nil || parser.beginsOperand else {
          _ = parser.missingExpression(parser.isLoneOperator ? .separatedUnary : .expectedExpressionInLiteral)
          parser.skip(to: .rightBracket)
          break
        }
        let element = refused ?? parser.parseExpression()
        if parser.token.kind == .colon, !elements.isEmpty {
          parser.diagnose(.expectedSeparator, parser.token.span)
          parser.skip(to: .rightBracket)
          break
        }
        if parser.token.kind == .colon {
          parser.advance()
          pairs.append((element, parser.parseDictionaryValue()))
        } else {
          if let first = pairs.first, parser.token.kind == .comma || parser.token.kind == .rightBracket {
            parser.diagnose(.expectedColonInDictionary, parser.token.span)
            pairs.append((element, first.value))
          } else if !pairs.isEmpty, parser.beginsOperand, !parser.token.startsLine {
            parser.diagnose(.expectedColonInDictionary, parser.token.span)
            pairs.append((element, parser.parseExpression()))
          } else {
            elements.append(element)
          }
        }
        if parser.token.kind == .comma {
          parser.advance()
        } else if parser.token.kind != .rightBracket, parser.token.kind == .end || !parser.recoverInList(.rightBracket)
        {
          break
        }
        if parser.token.start == before { parser.advance() }
      }
      parser.close(.rightBracket, .expectedBracketInLiteral)
      if !pairs.isEmpty { return Expr(.dictionary(pairs), parser.span(from: start)) }
      return Expr(.array(elements), parser.span(from: start))
    }
  }

  private mutating func parseDictionaryValue() -> Expr {
    beginsOperand ? parseExpression() : missingExpression(.expectedDictionaryValue)
  }

  /// `[Int?]()`, `[(Int, Int)]()`, `[String: [Int]]()`, `[() -> Void]()`: a type when `(` or `.` follows and what is
  /// in the brackets reads as a type but is no plain name.
  private mutating func parseCollectionType() -> Expr? {
    let close = matching("]", "[", from: Int(token.start))
    guard let close, typeUseFollows(close) else { return nil }
    let inside = close - Int(token.start)
    guard inside > 1, inside < 200 else { return nil }
    let before = mark()
    let start = token.start
    let type = parseType(postfix: false)
    guard diagnostics.count == before.diagnosticCount, lastEnd == close + 1 else {
      reset(to: before)
      return nil
    }
    switch type.kind {
    case .array(let element):
      if case .named(let use) = element.kind, use.genericArguments.isEmpty {
        reset(to: before)
        return nil
      }
    case .dictionary: break
    default:
      reset(to: before)
      return nil
    }
    return Expr(.type(type), span(from: start))
  }

  /// The bracket that matches the one at `offset`, if it comes soon and no literal stands between.
  private func matching(_ closing: Unicode.Scalar, _ opening: Unicode.Scalar, from offset: Int) -> Int? {
    var level = 0
    var p = offset
    let limit = min(lexer.limit, offset + 200)
    while p < limit {
      switch source.base[p] {
      case UInt8(ascii: opening): level += 1
      case UInt8(ascii: closing):
        level -= 1
        if level == 0 { return p }
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "#"): return nil
      default: break
      }
      p += 1
    }
    return nil
  }

  private func typeUseFollows(_ close: Int) -> Bool {
    source.base[close + 1] == UInt8(ascii: "(") || hasPrefix(".self", at: close + 1)
  }

  func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { bytes in
      for (i, byte) in bytes.enumerated() where offset + i >= lexer.limit || source.base[offset + i] != byte {
        return false
      }
      return true
    }
  }

  private mutating func parseImplicitMember() -> Expr {
    let start = token.start
    advance()
    guard token.kind == .identifier || token.kind == .keyword, !token.startsLine else {
      if token.kind == .integer || token.kind == .float {
        diagnose(.leadingDotNumber(source.text(of: token.span)), Span(Int(start), Int(token.end)))
        advance()
        return Expr(.error, span(from: start))
      }
      return refusedOperator()
        ? Expr(.error, span(from: start)) : missingExpression(.expectedIdentifierAfterDot)
    }
    let use = parseNameUse()
    return Expr(.member(nil, use), span(from: start))
  }

  private mutating func parseKeyPath() -> Expr {
    let start = token.start
    advance()
    var root: TypeExpr?
    if token.kind != .dot {
      guard token.kind == .identifier || token.kind == .leftBracket || token.kind == .leftParen else {
        return missingExpression(.expectedKeyPathComponent)
      }
      // The root is one name; the dots after it are taken for components, as the checker can tell better.
      root = parseType(postfix: false, dotted: false)
    }
    var parts: [KeyPathPart] = []
    while !token.startsLine {
      if token.kind == .dot {
        advance()
        if token.kind == .integer, !token.spaceBefore {
          parts.append(.tupleElement(Int(source.text(of: token.span)) ?? .max, token.span))
          advance()
        } else if token.isA(.self_) || (token.kind == .identifier && token.name.id == Word.self_.rawValue) {
          parts.append(.identity(token.span))
          advance()
        } else if token.kind == .identifier || token.kind == .keyword {
          parts.append(.member(parseNameUse()))
        } else if token.kind == .leftBracket
          || token.kind == .postfixOperator && (token.isA(.question) || token.isA(.exclaim))
        {
          continue
        } else if token.kind == .postfixOperator || token.isOperator {
          break
        } else {
          diagnoseHere(.expectedKeyPathComponent)
          break
        }
      } else if token.kind == .leftBracket, !token.spaceBefore {
        let open = token.start
        let arguments = parseSubscriptArguments()
        parts.append(.subscript_(arguments, span(from: open)))
      } else if token.kind == .postfixOperator, token.isA(.question) {
        parts.append(.optionalTry(token.span))
        advance()
      } else if token.kind == .postfixOperator, token.isA(.exclaim) {
        parts.append(.forceUnwrap(token.span))
        advance()
      } else {
        break
      }
    }
    if parts.isEmpty { diagnose(.expectedKeyPathComponent, span(from: start)) }
    return Expr(.keyPath(root, parts), span(from: start))
  }
}
