/// `class`, `struct`, `enum`, `protocol`, `extension`.
extension Parser {
  mutating func parseTypeDeclaration(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    let kind: TypeDecl.Kind
    switch Word(rawValue: token.name.id) {
    case .struct: kind = .struct_
    case .enum: kind = .enum_
    case .protocol: kind = .protocol_
    case .actor: kind = .actor_
    default: kind = .class_
    }
    let keyword = token.name.text
    advance()
    guard let (name, nameSpan) = declaredName(keyword) else {
      skip(to: .leftBrace, stopAtLine: true)
      if token.kind == .leftBrace {
        open(.brace)
        skip(to: .rightBrace)
        close(.rightBrace, .expectedBrace(keyword))
      }
      return Stmt(.error, span(from: start))
    }
    if token.kind == .identifier, !token.startsLine {
      diagnose(.secondIdentifier(in: keyword), token.span)
      skip(to: .leftBrace, stopAtLine: true)
      if token.kind != .leftBrace { return Stmt(.error, span(from: start)) }
    }
    let declaration = TypeDecl(
      kind: kind, name: name, nameSpan: nameSpan, modifiers: modifiers, generics: parseGenericParameters(),
      inherited: [], members: [], cases: [], associatedTypes: [], span: nameSpan)
    declaration.inherited = parseInheritance()
    parseWhereClause(into: &declaration.generics.requirements)
    declaration.members = parseMembers(keyword, of: declaration)
    declaration.span = span(from: start)
    return Stmt(.type(declaration), declaration.span)
  }

  mutating func parseExtension(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    advance()
    let type = beginsType || token.kind == .end ? plain(parseType(postfix: true)) : missingType(.expectedExtendedType)
    let inherited = parseInheritance()
    var requirements: [GenericClause.Requirement] = []
    parseWhereClause(into: &requirements)
    let members = parseMembers("extension", of: nil)
    let declaration = ExtensionDecl(
      type: type, inherited: inherited, requirements: requirements, members: members, span: span(from: start))
    declaration.modifiers = modifiers
    return Stmt(.extension_(declaration), declaration.span)
  }

  /// `class Dog(Animal) { }`
  private var isParentInParentheses: Bool {
    guard token.kind == .leftParen, !token.startsLine, peek().kind == .identifier else { return false }
    var ahead = self
    ahead.advance()
    return ahead.peek().kind != .colon
  }

  private mutating func parseInheritance() -> [TypeExpr] {
    if isParentInParentheses {
      diagnose(.expectedInheritanceColon, token.span)
      skip(to: .leftBrace, stopAtLine: true)
      return []
    }
    guard take(.colon) else { return [] }
    var types: [TypeExpr] = []
    repeat {
      while token.kind == .at {
        advance()
        advance()
      }
      if token.isOperator, source.base[Int(token.start)] == UInt8(ascii: "~") {
        diagnose(.outsideSubset("~", "ownership"), token.span)
        advance()
      }
      if token.isA(.class) {
        // `protocol P: class`, the old spelling of AnyObject.
        types.append(TypeExpr(.named(NameUse("AnyObject", token.span)), token.span))
        advance()
      } else {
        types.append(parseType(postfix: true))
      }
    } while take(.comma)
    return types
  }

  private mutating func parseMembers(_ keyword: String, of type: TypeDecl?) -> [Stmt] {
    guard token.kind == .leftBrace else {
      if token.kind == .end, brackets.isEmpty {
        diagnoseMissingOperand(.expectedBraceInType(keyword), after: Span(lastEnd, lastEnd + 1))
      } else {
        diagnoseHere(.expectedBraceInType(keyword))
      }
      return []
    }
    let wasInProtocol = isInProtocol
    isInProtocol = type?.kind == .protocol_
    let wasInExtension = isInExtension
    isInExtension = type == nil
    defer { (isInProtocol, isInExtension) = (wasInProtocol, wasInExtension) }
    return deeper(or: { _ in [] }) { parser in
      parser.open(.brace)
      let members = parser.inBrackets { $0.parseMemberList(keyword, type) }
      parser.close(.rightBrace, .expectedBraceAtTypeEnd(keyword))
      return members
    }
  }

  private mutating func parseMemberList(_ keyword: String, _ type: TypeDecl?) -> [Stmt] {
    var members: [Stmt] = []
    var endsMember = false
    while token.kind != .rightBrace, token.kind != .end {
      if token.kind == .semicolon {
        // One that ends no member.
        if !endsMember { diagnose(.unexpectedSemicolon, token.span) }
        endsMember = false
        advance()
        continue
      }
      endsMember = true
      let before = token.start
      if token.isA(.case) {
        parseEnumCases(into: type, indirect: nil)
      } else if token.isWord(.indirect), peek().isA(.case) {
        let word = token.span
        advance()
        parseEnumCases(into: type, indirect: word)
      } else if token.isA(.associatedtype) {
        parseAssociatedType(into: type)
      } else if token.kind == .hash, let directive = parseDirective() {
        members.append(directive)
      } else if let member = parseDeclaration(inType: type ?? Self.anyType) {
        members.append(member)
      } else {
        let next = peek()
        if token.kind == .identifier, let word = misspelledMember(next) {
          diagnose(.misspelledMember(word), token.span)
          advance()
          skip(to: .rightBrace, stopAtLine: true)
          continue
        }
        let isStatement = diagnoseMember(keyword)
        if token.kind != .end { advance() }
        skip(to: .rightBrace, stopAtLine: true)
        // More statements follow from the first.
        while isStatement, token.kind == .keyword, !beginsDeclaration {
          advance()
          skip(to: .rightBrace, stopAtLine: true)
        }
      }
      if token.start == before, token.kind != .end { advance() }
      if !token.startsLine, token.kind != .semicolon, token.kind != .rightBrace, token.kind != .end {
        if !endedInError { diagnose(.declarationsNeedSeparator, Span(lastEnd, lastEnd + 1)) }
        if token.kind != .keyword { skip(to: .rightBrace, stopAtLine: true) }
      }
    }
    return members
  }

  /// A member without the word that says what it is: `area: Int`, `override area() {}`.
  ///
  /// - Returns: Whether it is none at all.
  private mutating func diagnoseMember(_ keyword: String) -> Bool {
    var ahead = self
    var isStatic = false
    while let word = modifier(for: ahead.token) {
      let next = ahead.peek()
      guard next.kind == .identifier || modifier(for: next) != nil else { break }
      isStatic = isStatic || word == .static
      ahead.advance()
    }
    let fact: SyntaxFact =
      if token.kind == .hash {
        .outsideSubset(source.text(of: token.span), SyntaxFact.feature(ofHash: token.name.text))
      } else {
        ahead.missingWord(keyword, isStatic ? .static : nil)
      }
    diagnose(fact, ahead.token.span)
    if case .expectedDeclaration = fact { return true }
    return false
  }

  /// Whether a declaration starts with the keyword here.
  private var beginsDeclaration: Bool {
    switch Word(rawValue: token.name.id) {
    case .let, .var, .func, .init_, .deinit, .subscript, .class, .struct, .enum, .protocol, .extension, .case,
      .associatedtype, .typealias, .import, .operator, .precedencegroup:
      true
    default: modifier(for: token) != nil
    }
  }

  /// What lacks where a member begins with its name.
  ///
  /// - Parameter ofType: The modifier `static` or `class` in front.
  func missingWord(_ keyword: String, _ ofType: Word?) -> SyntaxFact {
    let next = peek()
    let isProperty =
      token.kind == .leftParen && next.kind != .keyword
      || token.kind == .identifier && !next.startsLine
        && (next.kind == .colon || next.kind == .comma || next.isA(.equal))
    if isProperty { return .expectedVar(ofType?.text ?? keyword) }
    return token.kind == .identifier ? .expectedFunc(ofType?.text ?? "instance") : .expectedDeclaration
  }

  /// The word that begins a declaration as what the present one was meant: `overide func`, `pubilc var`, `inti(n: Int)`.
  private func misspelledMember(_ next: Token) -> String? {
    if next.startsLine || next.kind == .colon || next.isA(.equal) { return nil }
    guard let word = NearNames.declarationWord(nearest: token.name.text) else { return nil }
    let hasList = next.kind == .leftParen
    return hasList == ["init", "subscript"].contains(word) ? word : nil
  }

  private var endedInError: Bool { diagnostics.last.map { Int($0.span.end) >= lastEnd } ?? false }

  /// Stands for "in some type" where an extension is read.
  private static var anyType: TypeDecl {
    TypeDecl(
      kind: .struct_, name: Name(.empty), nameSpan: .none, modifiers: [], generics: GenericClause(), inherited: [],
      members: [], cases: [], associatedTypes: [], span: .none)
  }

  mutating func parseEnumCases(into type: TypeDecl?, indirect: Span?) {
    let caseSpan = token.span
    advance()
    if type?.kind != .enum_ { diagnose(.caseOutsideEnum, caseSpan) }
    var isFirst = true
    repeat {
      defer { isFirst = false }
      if token.isA(.case), !token.startsLine {
        diagnose(.identifierAfterComma, token.span)
        skip(to: .rightBrace, stopAtLine: true)
        return
      }
      guard token.kind == .identifier || (token.kind == .keyword && !token.startsLine) else {
        if isFirst { diagnose(.expectedIdentifierInCase, caseSpan) } else { diagnoseHere(.identifierAfterComma) }
        skip(to: .rightBrace, stopAtLine: true)
        return
      }
      if token.kind == .keyword || token.isWord(.underscore) {
        diagnose(.keywordAsIdentifier(token.name.text), token.span)
      }
      let name = token.name
      let span = token.span
      advance()
      let opening = token.span
      let payload = token.kind == .leftParen ? parsePayload() : nil
      if payload?.isEmpty == true, diagnostics.last?.span.start ?? 0 < opening.start {
        diagnose(.emptyPayload, Span(Int(opening.start), lastEnd))
      }
      if let indirect, payload == nil { diagnose(.indirectWithoutPayload(name.text), indirect) }
      var rawValue: Expr?
      if token.isOperator, token.isA(.equal) {
        advance()
        rawValue = beginsOperand ? parseExpression() : missingExpression(.expectedRawValue)
      }
      type?.cases.append(
        .init(name: name, span: span, payload: payload, rawValue: rawValue, isIndirect: indirect != nil))
      if token.kind == .identifier, !token.startsLine || !beginsMember {
        diagnose(.secondIdentifier(in: "enum 'case'"), token.span)
        advance()
      } else if token.kind == .colon {
        diagnose(.colonInEnumCase, caseSpan)
        skip(to: .rightBrace, stopAtLine: true)
        return
      }
    } while take(.comma)
  }

  /// A word in front of a declaration, or one that is like such.
  private var beginsMember: Bool {
    token.isWord(.indirect) || modifier(for: token) != nil || misspelledMember(peek()) != nil
  }

  private mutating func parsePayload() -> [Parameter] {
    var parameters: [Parameter] = []
    open(.parenthesis)
    while token.kind != .rightParen, token.kind != .end {
      let start = token.start
      if token.kind == .comma {
        diagnose(.unexpectedComma, token.span)
        skip(to: .rightParen)
        break
      }
      var label: Name?
      var name = Name.underscore
      if token.kind == .identifier || token.kind == .keyword {
        var copy = lexer.ahead
        let next = copy.next()
        if next.kind == .colon || (next.kind == .identifier && copy.next().kind == .colon) {
          label = token.isWord(.underscore) ? nil : token.name
          name = token.name
          advance()
          if token.kind == .identifier {
            name = token.name
            advance()
          }
          advance()
        }
      }
      let (type, isInout, _) = parseParameterType()
      var value: Expr?
      if token.isOperator, token.isA(.equal) {
        advance()
        value = parseExpression()
      }
      parameters.append(
        Parameter(
          label: label, name: name, span: span(from: start), type: type, isInout: isInout, isVariadic: false,
          isAutoclosure: false, defaultValue: value))
      if token.kind == .comma {
        advance()
      } else if token.kind != .rightParen {
        diagnoseHere(.expectedSeparator)
        skip(to: .rightParen)
      }
      if token.start == start { advance() }
    }
    close(.rightParen, .expectedParenInTuple)
    return parameters
  }

  mutating func parseAssociatedType(into type: TypeDecl?) {
    let start = token.start
    advance()
    guard let (name, nameSpan) = declaredName("associatedtype") else { return }
    let constraint = take(.colon) ? parseType() : nil
    var defaultType: TypeExpr?
    if token.isOperator, token.isA(.equal) {
      advance()
      defaultType = parseType()
    }
    var requirements: [GenericClause.Requirement] = []
    parseWhereClause(into: &requirements)
    guard let type, type.kind == .protocol_ else {
      diagnose(.associatedTypeOutsideProtocol, span(from: start))
      return
    }
    type.associatedTypes.append(
      .init(name: name, span: nameSpan, constraint: constraint, defaultType: defaultType))
    // What stands there might as well stand behind the protocol's name.
    type.generics.requirements += requirements
  }
}
