/// `func`, `init`, `deinit`, `subscript`, their parameters and generic clauses.
extension Parser {
  mutating func parseFunction(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    advance()
    let name: Name
    let nameSpan: Span
    if token.isOperator, !token.isA(.equal) {
      // `func < (a: …)`, `func <(a: …)`, `func == <T>(…)`
      (name, nameSpan) = (token.name, token.span)
      advance()
    } else if let declared = declaredName("function") {
      (name, nameSpan) = declared
    } else {
      skip(to: .rightBrace, stopAtLine: true)
      return Stmt(.error, span(from: start))
    }
    let function = parseFunctionTail(
      .function, name, nameSpan, modifiers, start, body: .expectedBraceInFunction)
    return Stmt(.function(function), function.span)
  }

  mutating func parseInitializer(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    let nameSpan = token.span
    advance()
    var failable = false
    var unwrapped = false
    if token.isOperator, !token.spaceBefore, token.isA(.question) || token.isA(.exclaim) {
      failable = true
      unwrapped = token.isA(.exclaim)
      advance()
    }
    let function = parseFunctionTail(
      .initializer(failable: failable, implicitlyUnwrapped: unwrapped), Name(.init_), nameSpan, modifiers, start,
      body: .initializerWithoutBody)
    return Stmt(.function(function), function.span)
  }

  mutating func parseDeinitializer(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    let nameSpan = token.span
    advance()
    if token.kind == .leftParen, !token.startsLine {
      diagnose(.parametersOfDeinitializer, token.span)
      advance()
      skip(to: .leftBrace, stopAtLine: true)
    }
    let body = parseBlock(.expectedBraceForDeinit)
    let function = FunctionDecl(
      kind: .deinitializer, name: Name(.deinit), nameSpan: nameSpan, modifiers: modifiers, generics: GenericClause(),
      parameters: [], result: nil, body: body, span: span(from: start))
    return Stmt(.function(function), function.span)
  }

  mutating func parseSubscript(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    let nameSpan = token.span
    advance()
    var generics = parseGenericParameters()
    let parameters = parseParameters(subscript: true)
    var result: TypeExpr?
    if token.isOperator, token.isA(.arrow) {
      advance()
      result = parseAnnotation()
    } else {
      diagnoseHere(.expectedSubscriptResult)
    }
    parseWhereClause(into: &generics.requirements)
    var accessors: [Accessor] = []
    if token.kind == .leftBrace {
      accessors = parseAccessors()
      diagnoseLoneSetter(accessors, "subscript")
    } else if token.kind != .end || !brackets.isEmpty {
      diagnoseHere(.expectedBraceForSubscript)
    }
    let function = FunctionDecl(
      kind: .subscript_(accessors), name: Name(.subscript), nameSpan: nameSpan, modifiers: modifiers,
      generics: generics, parameters: parameters, result: result, body: nil, span: span(from: start))
    return Stmt(.function(function), function.span)
  }

  /// `func f() Int { … }`, `func f() => Int { … }`
  private var isResultWithoutArrow: Bool {
    if token.startsLine { return false }
    if token.isOperator { return token.name == "=>" }
    return token.kind == .identifier && !token.isA(.where) && peek().kind == .leftBrace
  }

  /// Everything after the name. A body is required unless `body` is nil or a protocol is being read.
  mutating func parseFunctionTail(
    _ kind: FunctionDecl.Kind, _ name: Name, _ nameSpan: Span, _ modifiers: Modifiers, _ start: Int32,
    body missing: SyntaxFact?
  ) -> FunctionDecl {
    if case .function = kind, !name.isOperator, token.kind == .identifier, !token.startsLine, peek().kind != .colon {
      diagnose(.secondIdentifier(in: "function"), token.span)
      advance()
    }
    var generics = parseGenericParameters()
    var parameters: [Parameter] = []
    if token.kind == .leftParen {
      parameters = parseParameters()
    } else if case .initializer = kind {
      diagnoseHere(.expectedParenInInitializer)
    } else {
      diagnoseHere(.expectedParenInFunction)
    }
    let isAsync = take(.async)
    var isThrowing = false
    var isRethrowing = false
    var thrown: TypeExpr?
    if token.isA(.throws) {
      advance()
      isThrowing = true
      if token.kind == .leftParen { thrown = parseTypedThrows() }
    } else if token.isA(.rethrows) {
      advance()
      isRethrowing = true
    } else if token.isA(.throw), !token.startsLine {
      diagnose(.throwForThrows, token.span)
      advance()
      isThrowing = true
    }
    var result: TypeExpr?
    if token.isOperator, token.isA(.arrow) {
      let arrow = token.span
      advance()
      diagnoseLateThrows()
      if token.kind == .leftBrace || token.kind == .end {
        diagnoseMissingOperand(.expectedResultType, after: arrow)
      } else if token.isA(.self_) {
        diagnose(.selfAsResult, token.span)
        advance()
      } else {
        if case .initializer = kind { diagnose(.resultOfInitializer, token.span) }
        result = parseAnnotation()
      }
      diagnoseLateThrows()
    } else if token.kind == .colon || isResultWithoutArrow {
      diagnose(.expectedArrow, token.span)
      if token.kind != .identifier { advance() }
      result = parseType()
    }
    parseWhereClause(into: &generics.requirements)
    var body: [Stmt]?
    if token.kind == .leftBrace {
      if isInProtocol {
        let isInitializer = if case .initializer = kind { true } else { false }
        diagnose(isInitializer ? .initializerBodyInProtocol : .bodyInProtocol, token.span)
      }
      body = parseFunctionBody()
    } else if let missing, !isInProtocol {
      body = parseBlock(missing)
    }
    let function = FunctionDecl(
      kind: kind, name: name, nameSpan: nameSpan, modifiers: modifiers, generics: generics, parameters: parameters,
      result: result, body: body, span: span(from: start))
    function.isAsync = isAsync
    function.isThrowing = isThrowing
    function.thrown = thrown
    function.isRethrowing = isRethrowing
    return function
  }

  /// `-> Int throws`, `-> throws Int`.
  private mutating func diagnoseLateThrows() {
    guard token.isA(.throws) || token.isA(.rethrows), !token.startsLine else { return }
    diagnose(.throwsAfterArrow(token.name.text), token.span)
    advance()
  }

  private mutating func parseFunctionBody() -> [Stmt] {
    let saved = isInProtocol
    let dollar = highestDollar
    isInProtocol = false
    defer {
      isInProtocol = saved
      highestDollar = dollar
    }
    return parseBlock(.expectedBrace("function"))
  }

  // MARK: Parameters

  mutating func parseParameters(subscript isSubscript: Bool = false) -> [Parameter] {
    guard token.kind == .leftParen else {
      diagnoseHere(isSubscript ? .expectedSubscriptParameters : .expectedParenInFunction)
      return []
    }
    var parameters: [Parameter] = []
    open(.parenthesis)
    while token.kind != .rightParen, token.kind != .end {
      let before = token.start
      guard let parameter = parseParameter(isSubscript) else {
        if !goesOnAfterParameters { skip(to: .rightParen) }
        break
      }
      parameters.append(parameter)
      if case .error = parameter.type.kind, token.kind != .comma {
        if goesOnAfterParameters { break }
        skip(to: .rightParen)
      } else if token.kind == .comma {
        advance()
      } else if token.kind != .rightParen, token.kind != .end {
        diagnoseHere(.expectedSeparator)
        if goesOnAfterParameters { break }
        skip(to: .rightParen)
      }
      if token.start == before { advance() }
    }
    close(.rightParen, .expectedParenInParameters)
    return parameters
  }

  /// What follows parameters stands where their `)` is missing: `func length( -> Double {`.
  private var goesOnAfterParameters: Bool { token.kind == .leftBrace || token.isOperator && token.isA(.arrow) }

  private mutating func parseParameter(_ isSubscript: Bool) -> Parameter? {
    let start = token.start
    var isAutoclosure = false
    while token.kind == .at {
      let at = token.start
      advance()
      if token.name == "autoclosure" { isAutoclosure = true }
      if SyntaxFact.isOfTypes(attribute: token.name.text) { diagnose(.attributeOfTypes, Span(Int(at), Int(token.end))) }
      advance()
    }
    if token.isA(.inout) {
      diagnose(.inoutBeforeName, token.span)
      advance()
    }
    guard token.kind == .identifier || (token.kind == .keyword && !token.isA(.inout)) else {
      diagnoseHere(token.kind == .comma ? .unexpectedComma : .expectedParameterName)
      return nil
    }
    let first = token.name
    let firstSpan = token.span
    advance()
    var second: Name?
    if token.kind == .identifier || token.kind == .keyword {
      second = token.name
      advance()
    }
    guard take(.colon) else {
      if second != nil {
        diagnoseHere(.expectedParameterType)
      } else if token.kind == .rightParen || token.kind == .comma || token.isA(.equal) {
        diagnose(.unnamedParameter, firstSpan)
      } else {
        diagnoseHere(.expectedParameterName)
      }
      return nil
    }
    var isEscaping = false
    while token.kind == .at, let attribute = closureAttribute(peek().name) {
      isAutoclosure = isAutoclosure || attribute == .autoclosure
      isEscaping = isEscaping || attribute == .escaping
      advance()
      advance()
    }
    let (type, isInout, isConsuming) = parseParameterType(.expectedTypeOfParameter)
    var isVariadic = false
    if token.isOperator, token.isA(.ellipsis) {
      _ = plain(type)
      isVariadic = true
      advance()
    }
    var value: Expr?
    if token.isOperator, token.isA(.doubleEqual) { diagnose(.equalForDefault, token.span) }
    if token.isOperator, token.isA(.equal) || token.isA(.doubleEqual) {
      if isInProtocol, !isSignature { diagnose(.defaultInProtocol, token.span) }
      if token.isA(.equal) { diagnoseUnevenAssignment() }
      advance()
      value = inBrackets { $0.beginsOperand ? $0.parseExpression() : $0.missingExpression(.expectedInitialValue) }
    }
    // A subscript's parameters have labels only where two names are written.
    let label = isSubscript && second == nil ? Name.underscore : first
    var parameter = Parameter(
      label: label == .underscore ? nil : label, name: second ?? first, span: span(from: start), type: type,
      isInout: isInout, isVariadic: isVariadic, isAutoclosure: isAutoclosure, defaultValue: value)
    parameter.isEscaping = isEscaping
    parameter.isConsuming = isConsuming
    return parameter
  }

  private enum ClosureAttribute { case autoclosure, escaping, other }

  private func closureAttribute(_ name: Name) -> ClosureAttribute? {
    switch name {
    case "autoclosure": .autoclosure
    case "escaping": .escaping
    case "MainActor": .other
    default: nil
    }
  }

  // MARK: Generics

  mutating func parseGenericParameters() -> GenericClause {
    var clause = GenericClause()
    guard token.isOperator, source.base[Int(token.start)] == UInt8(ascii: "<") else { return clause }
    splitOperator()
    if token.kind != .identifier { diagnoseHere(.expectedGenericName) }
    while token.kind == .identifier {
      if token.isWord(.each), peek().kind == .identifier {
        diagnose(.outsideSubset("each", "parameter packs"), token.span)
        advance()
      }
      let name = token.name
      let span = token.span
      advance()
      let constraint = take(.colon) ? plain(parseAnnotation(.expectedConstraint(name.text))) : nil
      clause.parameters.append(.init(name: name, span: span, constraint: constraint))
      if !take(.comma) { break }
      if token.kind != .identifier, !token.isA(.greater) { diagnoseHere(.expectedGenericName) }
    }
    if token.isOperator, source.base[Int(token.start)] == UInt8(ascii: ">") {
      splitOperator()
    } else {
      if diagnostics.last?.span.start != token.span.start { diagnoseHere(.expectedGenericEnd) }
      // A function goes on with its parameters, a type with its members.
      while token.kind != .leftParen, token.kind != .leftBrace, token.kind != .end, !token.startsLine { advance() }
    }
    return clause
  }

  mutating func parseWhereClause(into requirements: inout [GenericClause.Requirement]) {
    guard token.isA(.where) else { return }
    advance()
    repeat {
      let left = parseType(postfix: true)
      if take(.colon) {
        requirements.append(.conformance(left, plain(parseType())))
      } else if token.isOperator, token.isA(.doubleEqual) {
        advance()
        requirements.append(.sameType(left, plain(parseType())))
      } else {
        diagnoseHere(.expectedRequirement)
        return
      }
    } while take(.comma)
  }
}
