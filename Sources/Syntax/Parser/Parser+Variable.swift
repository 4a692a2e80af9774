/// `let` and `var`, and what stands in the braces behind them.
extension Parser {
  mutating func parseVariable(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    let (isLet, keyword) = (token.isA(.let), token.span)
    advance()
    var bindings: [VariableDecl.Binding] = []
    while true {
      let complaints = diagnostics.count
      let pattern = parseBindingPattern(isVar: !isLet)
      var type = take(.colon) ? parseAnnotation() : nil
      if type == nil, token.kind == .identifier, !token.startsLine, case .binding = pattern.kind {
        diagnose(.secondIdentifier(in: isLet ? "constant" : "variable"), token.span)
        type = parseType()
      }
      var value = parseInitialValue(power: 0)
      // `let a: Card(name: "x")`
      if value == nil, type != nil, token.kind == .leftParen, !token.spaceBefore {
        diagnose(.initializerInPattern, token.span)
        value = Expr(.error, token.span)
        skip(to: .rightBrace, stopAtLine: true)
      }
      var accessors: [Accessor] = []
      if token.kind == .leftBrace, diagnostics.count > complaints, pattern.span.start == pattern.span.end {
        skip(to: .rightBrace, stopAtLine: true)
      } else if token.kind == .leftBrace, value == nil || !token.startsLine || bracesAccessors {
        let brace = token.span
        accessors = parseAccessors()
        checkAccessors(accessors, isLet ? brace : nil, pattern, type, value)
      }
      if isInProtocol, diagnostics.isEmpty {
        if isLet {
          diagnose(.letInProtocol, pattern.span)
        } else if let value {
          diagnose(.valueInProtocol, value.span)
        } else if accessors.isEmpty, type != nil {
          diagnose(.accessorsInProtocol, pattern.span)
        }
      }
      bindings.append(.init(pattern: pattern, type: type, value: value, accessors: accessors))
      guard token.kind == .comma else { break }
      let comma = token.span
      advance()
      if token.kind == .end {
        diagnoseMissingOperand(.expectedPattern, after: comma)
        break
      }
    }
    if bindings.count > 1, bindings.contains(where: { !$0.accessors.isEmpty }) {
      diagnose(.accessorsOfSeveral, keyword)
    }
    let span = span(from: start)
    let declaration = VariableDecl(isLet: isLet, modifiers: modifiers, bindings: bindings, span: span)
    declaration.isSilenced = endsLineWithSemicolon
    return Stmt(.variable(declaration), span)
  }

  /// `= value`; nil where there is none.
  mutating func parseInitialValue(power: Int) -> Expr? {
    guard token.isOperator, token.isA(.equal) else { return nil }
    let op = token.span
    diagnoseUnevenAssignment()
    advance()
    conditionalValueStart = token.start
    if beginsOperand { return parseExpression(power: power) }
    diagnoseMissingOperand(.expectedInitialValue, after: op)
    return Expr(.error, token.span)
  }

  /// `x =5`, `x= 5`
  mutating func diagnoseUnevenAssignment() {
    if token.kind != .infixOperator, !peek().startsLine { diagnose(.unevenAssignment, token.span) }
  }

  /// - Parameter letBrace: The brace of a `let`, which cannot be computed.
  private mutating func checkAccessors(
    _ accessors: [Accessor], _ letBrace: Span?, _ pattern: Pattern, _ type: TypeExpr?, _ value: Expr?
  ) {
    diagnoseLoneSetter(accessors, "variable")
    guard accessors.contains(where: { $0.kind == .get || $0.kind == .set }) else {
      if let letBrace, !accessors.isEmpty { diagnose(.observedLet, letBrace) }
      return
    }
    if let letBrace { diagnose(.computedLet, letBrace) }
    if type == nil { diagnose(.computedWithoutType, pattern.span) }
    if let value { diagnose(.computedWithInitialValue, value.span) }
    for accessor in accessors where accessor.kind == .willSet || accessor.kind == .didSet {
      let word = accessor.kind == .willSet ? "willSet" : "didSet"
      diagnose(.observerWithGetter(word), accessor.word(word))
    }
  }

  mutating func diagnoseLoneSetter(_ accessors: [Accessor], _ what: String) {
    guard let setter = accessors.first(where: { $0.kind == .set }), !accessors.contains(where: { $0.kind == .get })
    else { return }
    diagnose(.setterWithoutGetter(what), setter.word("set"))
  }

  /// `{ get … set … }`, `{ willSet … }`, or the body of a getter alone.
  mutating func parseAccessors() -> [Accessor] {
    let start = token.start
    return deeper(or: { _ in [] }) { parser in
      parser.open(.brace)
      let accessors = parser.inBrackets { $0.parseAccessorList(start) }
      let isBody =
        accessors.first.map { $0.kind == .get && $0.span.start == start && !($0.body ?? []).isEmpty } ?? false
      parser.close(.rightBrace, .expectedBrace(isBody ? "brace statement" : "variable get/set clause"))
      return accessors
    }
  }

  private mutating func parseAccessorList(_ start: Int32) -> [Accessor] {
    var accessors: [Accessor] = []
    while let kind = accessorKind() {
      let here = token.start
      var modifiers: Modifiers = []
      while token.isWord(.mutating) || token.isWord(.nonmutating) {
        modifiers.insert(token.isWord(.mutating) ? .mutating : .nonmutating)
        advance()
      }
      advance()
      var parameter: Name?
      if token.kind == .leftParen {
        open(.parenthesis)
        if token.kind == .identifier {
          parameter = token.name
          advance()
        }
        close(.rightParen, .expectedParenInParameters)
      }
      _ = take(.async)
      let isThrowing = token.isA(.throws)
      if isThrowing { advance() }
      let thrown = isThrowing && token.kind == .leftParen ? parseTypedThrows() : nil
      let body = token.kind == .leftBrace ? parseBlock(.expectedBrace("accessors")) : nil
      if body == nil, !isInProtocol, token.kind != .end {
        diagnose(.accessorWithoutBody(Self.named(kind)), token.span)
        skip(to: .rightBrace)
      }
      if accessors.contains(where: { $0.kind == kind }) {
        diagnose(.secondAccessor(kind), Span(Int(here), Int(here) + 3))
      }
      let accessor = Accessor(
        kind: kind, parameter: parameter, body: body, modifiers: modifiers, span: span(from: here))
      (accessor.isThrowing, accessor.thrown) = (isThrowing, thrown)
      accessors.append(accessor)
      _ = take(.semicolon)
    }
    if !accessors.isEmpty {
      if token.kind != .rightBrace, token.kind != .end {
        diagnoseHere(isInProtocol ? .expectedAccessorInProtocol : .expectedAccessor)
        skip(to: .rightBrace)
      }
      return accessors
    }
    if isInProtocol, token.kind != .end {
      let isEmpty = token.kind == .rightBrace
      diagnose(
        isEmpty ? .accessorsInProtocol : .expectedAccessorInProtocol, isEmpty ? Span(Int(start), lastEnd) : token.span)
      skip(to: .rightBrace)
      return accessors
    }
    let body = parseStatements()
    let whole = Span(Int(start), max(lastEnd, Int(token.end)))
    return [Accessor(kind: .get, parameter: nil, body: body, modifiers: [], span: whole)]
  }

  /// Whether an accessor stands behind the brace: on a line of its own, behind an initial value, it may be a closure's.
  private var bracesAccessors: Bool {
    var copy = lexer.ahead
    let word = copy.next()
    guard accessorKind(word, copy) != nil else { return false }
    switch copy.next().kind {
    case .leftBrace, .leftParen, .identifier, .end: return true
    default: return false
    }
  }

  private static func named(_ kind: Accessor.Kind) -> String {
    switch kind {
    case .get: "getter"
    case .set: "setter"
    case .willSet: "'willSet'"
    case .didSet: "'didSet'"
    }
  }

  private func accessorKind() -> Accessor.Kind? { accessorKind(token, lexer) }

  /// - Parameter rest: What follows the word.
  private func accessorKind(_ word: Token, _ rest: Lexer) -> Accessor.Kind? {
    var word = word
    if word.isWord(.mutating) || word.isWord(.nonmutating) {
      var rest = rest
      word = rest.next()
    }
    let kind: Accessor.Kind
    if word.isWord(.get) {
      kind = .get
    } else if word.isWord(.set) {
      kind = .set
    } else if word.isWord(.willSet) {
      kind = .willSet
    } else if word.isWord(.didSet) {
      kind = .didSet
    } else {
      return nil
    }
    return kind
  }
}

extension Accessor {
  /// Where its keyword stands.
  fileprivate func word(_ word: String) -> Span { Span(Int(span.start), Int(span.start) + word.utf8.count) }
}
