/// What a word stands in front of.
struct Declared: OptionSet {
  let rawValue: UInt16

  static let property = Declared(rawValue: 1 << 0)
  static let function = Declared(rawValue: 1 << 1)
  static let initializer = Declared(rawValue: 1 << 2)
  static let subscript_ = Declared(rawValue: 1 << 3)
  static let class_ = Declared(rawValue: 1 << 4)
  static let enum_ = Declared(rawValue: 1 << 5)
  static let struct_ = Declared(rawValue: 1 << 6)
  static let protocol_ = Declared(rawValue: 1 << 7)
  static let alias = Declared(rawValue: 1 << 8)
  static let extension_ = Declared(rawValue: 1 << 9)
  static let operator_ = Declared(rawValue: 1 << 10)
  static let case_ = Declared(rawValue: 1 << 11)
  static let associatedType = Declared(rawValue: 1 << 12)
  static let deinitializer = Declared(rawValue: 1 << 13)

  static let members: Declared = [.property, .function, .initializer, .subscript_]
  static let types: Declared = [.class_, .enum_, .struct_, .protocol_]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init?(_ word: Word?) {
    switch word {
    case .let, .var: self = .property
    case .func: self = .function
    case .init_: self = .initializer
    case .subscript: self = .subscript_
    case .class, .actor: self = .class_
    case .enum: self = .enum_
    case .struct: self = .struct_
    case .protocol: self = .protocol_
    case .typealias: self = .alias
    case .extension: self = .extension_
    case .operator: self = .operator_
    case .case: self = .case_
    case .associatedtype: self = .associatedType
    case .deinit: self = .deinitializer
    default: return nil
    }
  }

  /// Where a word may stand, as far as the declaration alone tells.
  init(suiting entry: ModifierList.Entry) {
    self =
      switch entry.word {
      case .weak, .unowned, .lazy: .property
      case .convenience, .required: .initializer
      case .static, .class: [.property, .function, .subscript_]
      case .override, .dynamic, .optional: .members
      case .final: [.class_, .property, .function, .subscript_]
      case .indirect: [.enum_, .case_]
      case .prefix, .postfix, .infix: [.function, .operator_]
      case let word where word.isOwnership: .function
      case let word where word.isAccess:
        entry.isOfSetter ? [.property, .subscript_] : [.members, .types, .alias, .extension_, .operator_]
      default: Declared(rawValue: .max)
      }
  }
}

/// Which words may stand in front of which declarations, and where. Of what a type is that is extended, the checker knows.
extension Parser {
  /// - Parameter word: The declaration's own word, which is the present token.
  mutating func refuseUnsuited(_ list: ModifierList, _ word: Word?, inType: TypeDecl?) {
    if let inType { refuseInType(list, word, inType) } else { refuseOutsideType(list, word) }
    guard let declared = Declared(word) else { return }
    for entry in list.entries where Declared(suiting: entry).isDisjoint(with: declared) {
      let text = entry.text
      switch entry.word {
      case .static, .class:
        let isNamed = !declared.isDisjoint(with: [.types, .alias, .associatedType])
        diagnose(.declarationNotStatic(text), isNamed ? peek().span : token.span)
      case .weak, .unowned, .lazy: diagnose(.modifierOnly(text, "var"), entry.span)
      case .convenience, .required: diagnose(.modifierOnly(text, "init"), entry.span)
      case let word where word.isOwnership: diagnose(.modifierOnly(text, "func"), entry.span)
      default: diagnose(.unsuitedModifier(text), entry.span)
      }
    }
    if declared == .function {
      let isOperator = peek().isOperator
      for entry in list.entries {
        switch entry.word {
        case .infix: diagnose(.infixFunction, entry.span)
        case .prefix, .postfix: if !isOperator { diagnose(.fixityOfName(entry.word.text), token.span) }
        default: break
        }
      }
    }
  }

  private mutating func refuseInType(_ list: ModifierList, _ word: Word?, _ type: TypeDecl) {
    guard let declared = Declared(word) else { return }
    let isMember = !declared.isDisjoint(with: .members)
    for entry in list.entries {
      switch entry.word {
      case let access where access.isAccess && type.kind == .protocol_ && (isMember || declared == .alias):
        diagnose(.accessInProtocol(access.text), entry.span)
      case .open where !entry.isOfSetter && isClosed(declared, type): diagnose(.openClosed, entry.span)
      case .optional where isMember:
        if type.kind != .protocol_ {
          diagnose(.optionalOutsideProtocol, entry.span)
        } else if !list.set.union(type.modifiers).contains(.objc) {
          diagnose(.optionalOfPlainProtocol, entry.span)
        }
      case .final where type.kind == .class_ && list.set.contains(.static): diagnose(.finalStatic, entry.span)
      default: break
      }
    }
  }

  /// What is constant, computed or without a value behind words that ask for more.
  mutating func refuseStorage(_ list: ModifierList, of statement: Stmt, inType: TypeDecl?, isGlobal: Bool) {
    if list.entries.isEmpty { return }
    var (isLet, isComputed, isEmpty, hasSetter) = (false, false, false, false)
    switch statement.kind {
    case .variable(let variable):
      let accessors = variable.bindings.flatMap(\.accessors)
      isLet = variable.isLet
      isComputed = accessors.contains { $0.kind == .get }
      isEmpty = variable.bindings.contains { $0.value == nil }
      hasSetter = accessors.contains { $0.kind == .set }
    case .function(let function):
      guard case .subscript_(let accessors) = function.kind else { return }
      isComputed = true
      hasSetter = accessors.contains { $0.kind == .set }
    default: return
    }
    for entry in list.entries {
      if entry.word == .lazy {
        if isLet {
          diagnose(.lazyLet, entry.span)
        } else if isEmpty || isComputed {
          diagnose(.lazyWithoutValue, entry.span)
        } else if isGlobal || inType != nil && list.set.contains(.static) {
          diagnose(.lazyGlobal, entry.span)
        }
      } else if entry.isOfSetter, entry.word.isAccess, isLet || isComputed && !hasSetter, inType?.kind != .protocol_ {
        let kind =
          if case .function = statement.kind {
            "read-only subscripts"
          } else if inType != nil {
            "read-only properties"
          } else {
            isLet ? "constants" : "read-only variables"
          }
        diagnose(.setterOfConstant(entry.text, kind), entry.span)
      }
    }
  }

  /// Whether nothing outside of a module could inherit from what is declared, or override it.
  private func isClosed(_ declared: Declared, _ type: TypeDecl?) -> Bool {
    if declared == .class_ { return false }
    if !declared.isDisjoint(with: [.types, .alias, .initializer]) { return true }
    let isMember = !declared.isDisjoint(with: .members)
    return isMember && (type == nil || [.enum_, .struct_].contains(type?.kind) && !isInExtension)
  }

  /// What only a type can have.
  private mutating func refuseOutsideType(_ list: ModifierList, _ word: Word?) {
    switch word {
    case .init_ where token.kind == .keyword && (peek().kind == .leftParen || !list.entries.isEmpty):
      return diagnose(.initializerOutsideType, token.span)
    case .deinit: return diagnose(.deinitializerOutsideType, token.span)
    case .subscript: return diagnose(.subscriptOutsideType, token.span)
    default: break
    }
    guard let declared = Declared(word) else { return }
    let isMember = declared == .function || declared == .property
    for entry in list.entries {
      let text = entry.word.text
      switch entry.word {
      case let access where access.isAccess:
        if !isAtTop {
          diagnose(.accessInBody(text), entry.span)
        } else if access == .open, isClosed(declared, nil) {
          diagnose(.openClosed, entry.span)
        }
      case _ where !isMember: break
      case .static, .class:
        diagnose(.memberOutsideType(text, declared == .function ? "methods" : "properties"), token.span)
      case .override: diagnose(.overrideOutsideClass, entry.span)
      case .final: diagnose(.finalOutsideClass, entry.span)
      case .optional: diagnose(.optionalOutsideProtocol, entry.span)
      case let ownership where ownership.isOwnership && declared == .function:
        diagnose(.onlyOnMethods(text), entry.span)
      default: break
      }
    }
  }
}
