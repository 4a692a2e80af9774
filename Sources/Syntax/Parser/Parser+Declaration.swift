/// Declarations: modifiers, variables, and the small ones; functions and types have files of their own.
extension Parser {
  /// nil, nothing consumed, when the words here begin no declaration.
  mutating func parseDeclaration(inType: TypeDecl? = nil) -> Stmt? {
    let before = mark()
    let start = token.start
    let modifiers = parseModifiers()
    let word = token.kind == .keyword || token.kind == .identifier ? Word(rawValue: token.name.id) : nil
    if inType == nil, word == .init_, modifiers.isEmpty, token.kind == .keyword, isCallOfInitializer {
      diagnose(.initializerWithoutSelf, token.span)
      skip(to: .rightBrace, stopAtLine: true)
      return Stmt(.error, span(from: start))
    }
    if inType == nil { diagnosePlace(of: word, modifiers, start) }
    switch word {
    case .let, .var: return parseVariable(modifiers, start)
    case .func: return parseFunction(modifiers, start)
    case .init_ where token.kind == .keyword && (inType != nil || !modifiers.isEmpty || peek().kind == .leftParen):
      return parseInitializer(modifiers, start)
    case .deinit: return parseDeinitializer(modifiers, start)
    case .subscript: return parseSubscript(modifiers, start)
    case .class, .struct, .enum, .protocol: return parseTypeDeclaration(modifiers, start)
    case .extension: return parseExtension(start)
    case .typealias: return parseTypealias(start)
    case .import: return parseImport(start)
    case .operator: return parseOperatorDeclaration(modifiers, start)
    case .precedencegroup:
      diagnose(.outsideSubset("precedencegroup", "operators' declaration of precedence"), token.span)
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
      if inType != nil, token.kind == .identifier, !token.startsLine, isMethodWithoutFunc(peek()) {
        diagnose(.expectedFunc(token.name.text), token.span)
        skip(to: .rightBrace, stopAtLine: true)
      } else if inType != nil, token.kind == .identifier, !token.startsLine, peek().kind == .colon || peek().isA(.equal)
      {
        diagnose(.expectedVar(before.token.isA(.static) ? "static" : "type"), token.span)
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

  /// What only a type can have.
  private mutating func diagnosePlace(of word: Word?, _ modifiers: Modifiers, _ start: Int32) {
    let kind =
      switch word {
      case .let, .var: "properties"
      case .func: "methods"
      default: ""
      }
    switch word {
    case .init_ where token.kind == .keyword && (peek().kind == .leftParen || !modifiers.isEmpty):
      diagnose(.initializerOutsideType, token.span)
    case .deinit: diagnose(.deinitializerOutsideType, token.span)
    case .subscript: diagnose(.subscriptOutsideType, token.span)
    case .let, .var, .func:
      let first = Span(
        Int(start), Int(start) + (source.text(of: Span(Int(start), Int(token.start))).prefix { $0.isLetter }.utf8.count)
      )
      if !modifiers.intersection([.static, .classMember]).isEmpty {
        diagnose(.memberOutsideType(modifiers.contains(.static) ? "static" : "class", kind), first)
      } else if modifiers.contains(.override) {
        diagnose(.overrideOutsideClass, first)
      } else if modifiers.contains(.mutating) {
        diagnose(.mutatingOutsideType, first)
      }
    default: break
    }
  }

  private mutating func parseModifiers() -> Modifiers {
    var modifiers: Modifiers = []
    var hasAccess = false
    while true {
      if token.kind == .at {
        parseAttribute(&modifiers)
        continue
      }
      guard token.kind == .keyword || token.kind == .identifier, let modifier = modifier(for: token) else {
        return modifiers
      }
      if token.kind == .identifier || token.isA(.class) {
        // Words that are names elsewhere: a modifier only before another word of a declaration.
        let next = peek()
        let begins =
          next.kind == .keyword || next.kind == .at || next.kind == .leftParen && modifierHasArgument()
          || (next.kind == .identifier && self.modifier(for: next) != nil)
          || (next.kind == .identifier && next.isWord(.actor))
        guard begins, !(next.startsLine && token.kind == .identifier), declares(next) else { return modifiers }
      }
      let word = token
      modifiers.formUnion(modifier)
      advance()
      if isAccess(word), token.kind != .leftParen {
        if hasAccess { diagnose(.secondAccessLevel, word.span) }
        hasAccess = true
      }
      if token.kind == .leftParen, !token.spaceBefore {
        // `private(set)`, `unowned(unsafe)`
        advance()
        if take(.set), word.isA(.private) {
          modifiers.remove(.isPrivate)
          modifiers.insert(.privateSet)
        }
        skip(to: .rightParen, stopAtLine: true)
        _ = take(.rightParen)
      }
    }
  }

  private func isAccess(_ word: Token) -> Bool {
    switch Word(rawValue: word.name.id) {
    case .private, .fileprivate, .internal, .package, .public, .open: true
    default: false
    }
  }

  /// `private(set)`, `unowned(unsafe)`: anything else in parentheses behind such a word is a call of what it names.
  private func modifierHasArgument() -> Bool {
    var copy = lexer.ahead
    let (opening, word, closing) = (copy.next(), copy.next(), copy.next())
    return opening.kind == .leftParen && !opening.spaceBefore && closing.kind == .rightParen
      && ["set", "safe", "unsafe"].contains(word.name.text)
  }

  private func declares(_ next: Token) -> Bool {
    guard next.kind == .keyword else { return true }
    switch Word(rawValue: next.name.id) {
    case .let, .var, .func, .`class`, .struct, .enum, .protocol, .extension, .`init_`, .deinit, .subscript, .typealias,
      .operator, .static, .public, .private, .internal, .fileprivate, .case, .import, .associatedtype:
      return true
    default: return false
    }
  }

  private func modifier(for token: Token) -> Modifiers? {
    if token.flags.contains(.escaped) { return nil }
    switch Word(rawValue: token.name.id) {
    case .override: return .override
    case .static: return .static
    case .class: return .classMember
    case .mutating: return .mutating
    case .nonmutating: return .nonmutating
    case .weak: return .weak
    case .unowned: return .unowned
    case .lazy: return .lazy
    case .convenience: return .convenience
    case .required: return .required
    case .final: return .final
    case .prefix: return .prefix
    case .postfix: return .postfix
    case .infix: return .infix
    case .indirect: return .indirect
    case .optional: return .optional
    case .private: return .isPrivate
    case .consuming: return .consuming
    // A script is one file.
    case .fileprivate, .public, .internal, .open, .package, .dynamic, .nonisolated, .borrowing,
      .consumingWord, .distributed:
      return []
    default: return nil
    }
  }

  /// Attributes that mean something to UIKit or the compiler only are accepted; the others change the language.
  private mutating func parseAttribute(_ modifiers: inout Modifiers) {
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
      "inline", "available", "nonobjc", "frozen", "escaping", "autoclosure", "Sendable", "preconcurrency", "main",
      "UIApplicationMain", "unknown", "NSManaged", "IBSegueAction", "unchecked", "testable", "_exported":
      break
    default:
      if let feature = SyntaxFact.feature(ofAttribute: text) {
        diagnose(.outsideSubset("@" + text, feature), span(from: start))
      } else {
        diagnose(.unknownAttribute(text), Span(Int(start) + 1, Int(start) + 1 + text.utf8.count))
      }
    }
  }

  // MARK: Small ones

  private mutating func parseTypealias(_ start: Int32) -> Stmt {
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
    let type = parseType()
    return Stmt(
      .typealias_(TypealiasDecl(name: name, span: nameSpan, generics: generics, type: type)), span(from: start))
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
        if OperatorTable.named(token.name.text) == nil {
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
    if token.kind == .keyword, !token.startsLine {
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
