/// Types as written.
extension Parser {
  /// - Parameters:
  ///   - postfix: Whether `?` and `!` after it belong to it.
  ///   - dotted: Whether `.Name` after it belongs to it.
  mutating func parseType(postfix: Bool = true, dotted: Bool = true) -> TypeExpr {
    deeper(or: { TypeExpr(.error, $0) }) { $0.parseFunctionType(postfix, dotted) }
  }

  mutating func missingType(_ fact: SyntaxFact) -> TypeExpr {
    diagnoseHere(fact)
    return TypeExpr(.error, Span(Int(token.start), Int(token.start)))
  }

  /// A type where one was announced by `:` or `->`, with what is often written in its place.
  mutating func parseAnnotation(_ missing: SyntaxFact = .expectedType) -> TypeExpr {
    guard beginsType else { return missingType(missing) }
    let start = token.start
    let complaints = diagnostics.count
    let type = parseType()
    guard diagnostics.count == complaints, !token.startsLine, brackets.last.map({ $0.construct == .brace }) ?? true
    else { return type }
    if token.isOperator, token.isA(.arrow) {
      diagnose(.unparenthesizedParameter, type.span)
      advance()
      return TypeExpr(
        .function([.init(type: type, isInout: false, isVariadic: false)], throws: false, nil, result: parseType()),
        span(from: start))
    }
    if token.kind == .leftBracket, !token.spaceBefore, peek().kind == .rightBracket {
      diagnose(.bracketsAfterElement, token.span)
      advance()
      advance()
      return TypeExpr(.array(type), span(from: start))
    }
    if token.kind == .rightBracket {
      diagnose(.bracketAfterType, token.span)
      advance()
      return TypeExpr(.array(type), span(from: start))
    }
    if token.kind == .colon {
      let before = mark()
      advance()
      if beginsType {
        let value = parseType()
        if diagnostics.count == complaints {
          if token.kind == .rightBracket { advance() }
          diagnose(.colonInType, before.token.span)
          return TypeExpr(.dictionary(type, value), span(from: start))
        }
      }
      reset(to: before)
    }
    return type
  }

  /// Whether a type can begin with the current token.
  var beginsType: Bool {
    switch token.kind {
    case .identifier, .leftBracket, .leftParen, .at: true
    default: false
    }
  }

  /// A type that stands where no variable, parameter or result is declared, so that no `!` may end it.
  mutating func plain(_ type: TypeExpr) -> TypeExpr {
    if case .implicitlyUnwrapped = type.kind { diagnose(.exclaimInType, Span(lastEnd - 1, lastEnd)) }
    return type
  }

  private mutating func parseFunctionType(_ postfix: Bool, _ dotted: Bool) -> TypeExpr {
    let start = token.start
    var isSendable = false
    while token.kind == .at { isSendable = parseTypeAttribute() == "Sendable" || isSendable }
    let type = parseAttributedType(postfix, dotted, from: start)
    guard isSendable, case .function = type.kind else { return type }
    return TypeExpr(.sendable(type), span(from: start))
  }

  private mutating func parseAttributedType(_ postfix: Bool, _ dotted: Bool, from start: Int32) -> TypeExpr {
    if token.isWord(.some) || token.isWord(.any), peekBeginsType {
      let isSome = token.isWord(.some)
      advance()
      let type = parseComposition(postfix, dotted)
      return TypeExpr(isSome ? .some(type) : .any(type), span(from: start))
    }
    if token.kind == .leftParen { return parseParenthesizedType(postfix, dotted) }
    return parseComposition(postfix, dotted)
  }

  private var peekBeginsType: Bool {
    let next = peek()
    return !next.startsLine && (next.kind == .identifier || next.kind == .leftParen || next.kind == .leftBracket)
  }

  /// `@escaping`, `@autoclosure`, `@MainActor`, `@Sendable` before a type: the name.
  private mutating func parseTypeAttribute() -> String? {
    advance()
    guard token.kind == .identifier else { return nil }
    let name = token.name.text
    if !Self.typeAttributes.contains(name), name.first?.isLowercase ?? false {
      diagnose(.unknownAttribute(name), token.span)
    }
    advance()
    return name
  }

  /// Those of a type that are lower-case; what begins with a capital is a global actor.
  private static let typeAttributes: Set = [
    "escaping", "autoclosure", "convention", "unchecked", "preconcurrency", "retroactive", "noescape", "objc",
    "isolated", "nonisolated", "concurrent", "differentiable", "noDerivative",
  ]

  private mutating func parseComposition(_ postfix: Bool, _ dotted: Bool) -> TypeExpr {
    let start = token.start
    var types = [parseSimpleType(postfix, dotted)]
    while token.isOperator, token.isA(.ampersand), postfix {
      advance()
      types.append(parseSimpleType(postfix, dotted))
    }
    return types.count == 1 ? types[0] : TypeExpr(.composition(types), span(from: start))
  }

  private mutating func parseSimpleType(_ postfix: Bool, _ dotted: Bool) -> TypeExpr {
    let start = token.start
    var type: TypeExpr
    switch token.kind {
    case .identifier:
      let use = parseTypeName()
      type = TypeExpr(.named(use), use.span)
    case .leftBracket:
      open(.bracket)
      let element = parsePart(.expectedElementType)
      let value = take(.colon) ? parsePart(.expectedDictionaryValueType) : nil
      close(.rightBracket, value == nil ? .expectedBracketInType : .expectedBracketInDictionaryType)
      type = TypeExpr(value.map { .dictionary(element, $0) } ?? .array(element), span(from: start))
    case .leftParen: return parseParenthesizedType(postfix, dotted)
    default:
      diagnoseHere(.expectedType)
      return TypeExpr(.error, Span(Int(token.start), Int(token.start)))
    }
    return parseTypeSuffix(type, start, postfix, dotted)
  }

  /// A type inside of brackets.
  private mutating func parsePart(_ missing: SyntaxFact) -> TypeExpr {
    if beginsType || token.kind == .end { return plain(parseType()) }
    diagnose(missing, token.span)
    skip(to: .rightBracket, stopAtLine: true)
    return TypeExpr(.error, token.span)
  }

  private mutating func parseTypeSuffix(
    _ base: TypeExpr, _ start: Int32, _ postfix: Bool, _ dotted: Bool
  ) -> TypeExpr {
    var type = base
    var turns = 0
    while true {
      turns += 1
      if turns > 200 { giveUp() }
      if dotted, token.kind == .dot, !token.startsLine {
        let next = peek()
        guard next.kind == .identifier, next.name.id != Word.self_.rawValue, next.name.id != Word.init_.rawValue
        else { return type }
        let isLoose = token.spaceBefore
        advance()
        if token.spaceBefore, !isLoose, !token.startsLine {
          diagnose(.whitespaceBehindDot, Span(lastEnd - 1, lastEnd))
        }
        let use = parseTypeName()
        type = TypeExpr(.member(type, use), span(from: start))
      } else if postfix, token.isOperator, !token.spaceBefore, startsWithQuestionOrBang() {
        let isOptional = source.base[Int(token.start)] == UInt8(ascii: "?")
        if turns > 1 { type = plain(type) }
        splitOperator()
        type = TypeExpr(isOptional ? .optional(type) : .implicitlyUnwrapped(type), span(from: start))
      } else {
        return type
      }
    }
  }

  private func startsWithQuestionOrBang() -> Bool {
    let byte = source.base[Int(token.start)]
    return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// Consumes the first character of an operator: `>` of `>>`, `?` of `?=`.
  mutating func splitOperator() {
    let next = Int(token.start) + 1
    if next == Int(token.end) { return advance() }
    lastEnd = next
    let flags = token.flags
    restart(at: next)
    token.flags = flags.subtracting([.startsLine, .spaceBefore])
  }

  private mutating func parseTypeName() -> NameUse {
    var use = NameUse(token.name, token.span)
    advance()
    if token.isOperator, source.base[Int(token.start)] == UInt8(ascii: "<"), !token.spaceBefore {
      let complaints = diagnostics.count
      if let arguments = parseGenericArguments() {
        use.genericArguments = arguments
      } else if diagnostics.count == complaints {
        diagnoseHere(.expectedGenericArgumentEnd)
      }
    }
    return use
  }

  /// At `<`: the types up to `>`; nil, and anything consumed, if it is no such list.
  mutating func parseGenericArguments() -> [TypeExpr]? {
    guard token.end - token.start == 1 else { return nil }
    advance()
    var types: [TypeExpr] = []
    var count = diagnostics.count
    while true {
      let type = parseType()
      if diagnostics.count != count || gaveUp || token.kind == .end { return nil }
      types.append(plain(type))
      count = diagnostics.count
      if take(.comma) { continue }
      guard token.isOperator, source.base[Int(token.start)] == UInt8(ascii: ">") else { return nil }
      splitOperator()
      return types
    }
  }

  /// `(min Int, max: Int)`
  private func isLabelWithoutColon(_ next: Token) -> Bool {
    token.kind == .identifier && next.kind == .identifier && !next.startsLine
      && token.name.id > Word.lastContextual.rawValue && next.name.id > Word.lastContextual.rawValue
  }

  /// `(Int, b: String)`, `(Int) throws -> Void`, `(Int)`.
  private mutating func parseParenthesizedType(_ postfix: Bool, _ dotted: Bool) -> TypeExpr {
    let start = token.start
    open(.parenthesis)
    var labels: [Name?] = []
    var parameters: [TypeExpr.FunctionParameter] = []
    while token.kind != .rightParen, token.kind != .end {
      let before = token.start
      var label: Name?
      if token.kind == .identifier || token.kind == .keyword, !token.isA(.inout) {
        let next = peek()
        if next.kind == .colon {
          label = token.name
          advance()
          advance()
        } else if token.isWord(.underscore), next.kind == .identifier {
          advance()
          advance()
          _ = take(.colon)
        } else if isLabelWithoutColon(next) {
          diagnose(.expectedParameterType, next.span)
          label = token.name
          advance()
        }
      }
      let (type, isInout, _) = parseParameterType()
      _ = plain(type)
      var isVariadic = false
      if token.isOperator, token.isA(.ellipsis) {
        advance()
        isVariadic = true
      }
      labels.append(label)
      parameters.append(.init(type: type, isInout: isInout, isVariadic: isVariadic))
      if token.kind == .comma {
        advance()
      } else if token.kind != .rightParen {
        if token.kind != .end, diagnostics.last?.span.start != token.span.start { diagnoseHere(.expectedSeparator) }
        break
      }
      if token.start == before { break }
    }
    close(.rightParen, .expectedParenInTuple)
    var isThrowing = false
    var thrown: TypeExpr?
    var rewound: Mark?
    if token.isWord(.async) || token.isA(.throws) || token.isA(.rethrows) {
      rewound = mark()
      _ = take(.async)
      if token.isA(.throws) || token.isA(.rethrows) {
        advance()
        isThrowing = true
        if token.kind == .leftParen { thrown = parseTypedThrows() }
      }
    }
    if token.isOperator, token.isA(.arrow) {
      advance()
      // What follows may be a colon of something else: `case let f as (Int) -> Int:`.
      let result = beginsType ? plain(parseType()) : parseAnnotation(.expectedResultType)
      return TypeExpr(.function(parameters, throws: isThrowing, thrown, result: result), span(from: start))
    }
    if let rewound { reset(to: rewound) }
    let type: TypeExpr
    if parameters.count == 1, labels[0] == nil {
      // Parentheses around a single type mean nothing.
      type = TypeExpr(parameters[0].type.kind, span(from: start))
    } else {
      type = TypeExpr(
        .tuple(zip(labels, parameters).map { .init(label: $0, type: $1.type) }), span(from: start))
    }
    return parseTypeSuffix(type, start, postfix, dotted)
  }

  /// `throws(SomeError)`: read as `throws`.
  /// The type in `throws(E)`.
  mutating func parseTypedThrows() -> TypeExpr {
    open(.parenthesis)
    let type = plain(parseAnnotation(.expectedThrownType))
    close(.rightParen, .expectedParenInTuple)
    return type
  }

  /// A type with what may stand before it only in a parameter. Who owns an argument is nothing to a script, except that
  /// what is `consuming` belongs to the function, which may change it.
  mutating func parseParameterType(
    _ missing: SyntaxFact = .expectedType
  ) -> (type: TypeExpr, isInout: Bool, isConsuming: Bool) {
    var (isInout, isConsuming) = (false, false)
    while true {
      if token.isA(.inout) {
        isInout = true
        advance()
      } else if isOwnershipWord, peekBeginsType {
        isConsuming = token.isWord(.consuming)
        advance()
      } else {
        return (parseAnnotation(missing), isInout, isConsuming)
      }
    }
  }

  private var isOwnershipWord: Bool {
    [Word.borrowing, .consuming, .sending, .ownedWord, .sharedWord].contains { token.isWord($0) }
  }
}
