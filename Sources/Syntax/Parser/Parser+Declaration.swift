/// Declarations: modifiers, variables, and the small ones; functions and types have files of their own.
extension Parser {
  /// nil, nothing consumed, when the words here begin no declaration.
  mutating func parseDeclaration(inType: TypeDecl? = nil) -> Stmt? {
    let before = mark()
    let start = token.start
    let written = parseModifiers()
    let modifiers = written.set
    let word = token.kind == .keyword || token.kind == .identifier ? Word(rawValue: token.name.id) : nil
    if inType == nil, word == .init_, modifiers.isEmpty, token.kind == .keyword, isCallOfInitializer {
      diagnose(.initializerWithoutSelf, token.span)
      skip(to: .rightBrace, stopAtLine: true)
      return Stmt(.error, span(from: start))
    }
    let isGlobal = inType == nil && isAtTop
    refuseUnsuited(written, word, inType: inType)
    switch word {
    case .let, .var:
      let variable = parseVariable(modifiers, start)
      refuseStorage(written, of: variable, inType: inType, isGlobal: isGlobal)
      return variable
    case .func: return parseFunction(modifiers, start)
    case .init_ where token.kind == .keyword && (inType != nil || !modifiers.isEmpty || peek().kind == .leftParen):
      return parseInitializer(modifiers, start)
    case .deinit: return parseDeinitializer(modifiers, start)
    case .subscript:
      let function = parseSubscript(modifiers, start)
      refuseStorage(written, of: function, inType: inType, isGlobal: false)
      return function
    case .class, .struct, .enum, .protocol: return parseTypeDeclaration(modifiers, start)
    case .extension: return parseExtension(modifiers, start)
    case .case where inType != nil && token.start != start:
      parseEnumCases(into: inType, indirect: written.entries.first { $0.word == .indirect }?.span)
      return Stmt(.error, span(from: start))
    case .associatedtype where inType != nil && token.start != start:
      parseAssociatedType(into: inType)
      return Stmt(.error, span(from: start))
    case .typealias: return parseTypealias(modifiers, start)
    case .import: return parseImport(start)
    case .operator: return parseOperatorDeclaration(modifiers, start)
    case .precedencegroup:
      diagnose(.outsideSubset("precedencegroup", "operators' declaration of precedence"), token.span)
      advance()
      if token.kind == .identifier { operators.refusedGroups.insert(token.name) }
      skip(to: .leftBrace, stopAtLine: true)
      if token.kind == .leftBrace {
        advance()
        skip(to: .rightBrace)
        advance()
      }
      return Stmt(.error, span(from: start))
    case .actor where peek().kind == .identifier && !peek().startsLine:
      return parseTypeDeclaration(modifiers, start)
    case .macro where peek().kind == .identifier && !peek().startsLine:
      diagnose(.outsideSubset("macro", "macros"), token.span)
      skip(to: .rightBrace, stopAtLine: true)
      return Stmt(.error, span(from: start))
    default: break
    }
    if token.start == start {
      reset(to: before)
      return nil
    }
    // Modifiers or attributes, and no declaration: `left` was a name after all, or something is missing.
    let firstIsName = before.token.kind == .identifier
    if firstIsName, diagnostics.count == before.diagnosticCount {
      reset(to: before)
      return nil
    }
    if diagnostics.count == before.diagnosticCount {
      if inType != nil, token.kind == .identifier, !token.startsLine {
        let ofType = written.entries.first { $0.word == .static || $0.word == .class }
        diagnose(missingWord("type", ofType?.word), token.span)
        skip(to: .rightBrace, stopAtLine: true)
      } else {
        diagnoseHere(.expectedDeclaration)
      }
    }
    return Stmt(.error, span(from: start))
  }

  /// `init(x: 2)` where a declaration would have a body.
  private var isCallOfInitializer: Bool {
    guard peek().kind == .leftParen else { return false }
    var reader = lexer.ahead
    var depth = 0
    var next = reader.next()
    while next.kind != .end {
      if next.kind == .leftParen { depth += 1 }
      if next.kind == .rightParen { depth -= 1 }
      next = reader.next()
      if depth == 0 { break }
    }
    return next.kind == .rightBrace || next.startsLine || next.kind == .semicolon
  }

  /// Attributes that mean something to UIKit or the compiler only are accepted; the others change the language.
  mutating func parseAttribute(_ modifiers: inout Modifiers) {
    let start = token.start
    advance()
    guard token.kind == .identifier || token.kind == .keyword, !token.spaceBefore else {
      diagnoseHere(.expectedAttributeName)
      return
    }
    let text = token.name.text
    advance()
    if token.kind == .leftParen, !token.spaceBefore {
      open(.parenthesis)
      skip(to: .rightParen)
      close(.rightParen, .expectedParenInCall)
    }
    switch text {
    case "discardableResult": modifiers.insert(.discardableResult)
    case "objc", "objcMembers": modifiers.insert(.objc)
    case "dynamicMemberLookup": modifiers.insert(.dynamicMembers)
    case "MainActor": modifiers.insert(.mainActor)
    case "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "inlinable", "usableFromInline",
      "inline", "available", "nonobjc", "frozen", "Sendable", "preconcurrency", "main",
      "UIApplicationMain", "unknown", "NSManaged", "IBSegueAction", "unchecked", "testable", "_exported":
      break
    default:
      if SyntaxFact.isOfTypes(attribute: text) {
        diagnose(.attributeOfTypes, Span(Int(start), Int(start) + 1 + text.utf8.count))
      } else if let feature = SyntaxFact.feature(ofAttribute: text) {
        diagnose(.outsideSubset("@" + text, feature), span(from: start))
      } else {
        diagnose(.unknownAttribute(text), Span(Int(start) + 1, Int(start) + 1 + text.utf8.count))
      }
    }
  }

  // MARK: Small ones

  private mutating func parseTypealias(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    advance()
    guard let (name, nameSpan) = declaredName("typealias") else { return Stmt(.error, span(from: start)) }
    let generics = parseGenericParameters()
    guard token.isOperator, token.isA(.equal) else {
      if isInProtocol {
        diagnose(.aliasInProtocol, Span(Int(start), Int(start) + 9))
      } else {
        diagnoseHere(.expectedEqualInTypealias)
      }
      return Stmt(.error, span(from: start))
    }
    advance()
    let type = plain(parseAnnotation(.expectedTypeInTypealias))
    let alias = TypealiasDecl(name: name, span: nameSpan, generics: generics, type: type)
    alias.modifiers = modifiers
    return Stmt(.typealias_(alias), span(from: start))
  }

  private mutating func parseImport(_ start: Int32) -> Stmt {
    advance()
    // `import class UIKit.UIView`
    if token.kind == .keyword, !token.startsLine { advance() }
    guard token.kind == .identifier, !token.startsLine else {
      diagnoseHere(.expectedModule)
      return Stmt(.error, span(from: start))
    }
    let name = token.name
    let nameSpan = token.span
    advance()
    while token.kind == .dot {
      advance()
      if token.kind == .identifier { advance() }
    }
    return Stmt(.import_(name, nameSpan), span(from: start))
  }

  /// `infix operator **: MultiplicationPrecedence`: known from here on. Whoever parses more of the same story hands it on
  /// (`ParserOptions.operators`).
  private mutating func parseOperatorDeclaration(_ modifiers: Modifiers, _ start: Int32) -> Stmt {
    advance()
    guard token.isOperator else {
      diagnoseHere(.expectedOperatorName)
      return Stmt(.error, span(from: start))
    }
    let name = token.name
    advance()
    var group: String?
    if take(.colon) {
      if token.kind == .identifier {
        group = token.name.text
        if OperatorTable.named(token.name.text) == nil, !operators.refusedGroups.contains(token.name) {
          diagnose(.unknownPrecedenceGroup(token.name.text), token.span)
        }
        advance()
      } else {
        diagnoseHere(.expectedPrecedenceGroup)
      }
    }
    if modifiers.contains(.infix) { operators.declare(name, group: group) }
    return Stmt(
      .operator_(name, modifiers.intersection([.prefix, .postfix, .infix]), group: group), span(from: start))
  }

  mutating func declaredName(_ what: String) -> (Name, Span)? {
    if token.kind == .identifier, !token.isWord(.underscore) {
      let result = (token.name, token.span)
      advance()
      return result
    }
    if token.kind == .keyword || token.isWord(.underscore), !token.startsLine {
      diagnose(.keywordAsIdentifier(token.name.text), token.span)
      advance()
    } else if token.kind == .integer, !token.startsLine {
      diagnose(.nameBeginsWithDigit(what), token.span)
      advance()
    } else {
      diagnoseHere(.expectedIdentifierIn(what))
    }
    return nil
  }
}
