import Syntax

/// Which words may stand in front of which declarations.
extension Checker {
  /// What a modifier stands in front of.
  enum Declared {
    case type(TypeDecl.Kind), function, initializer, other, property
  }

  func refuseMisplaced(
    _ modifiers: Modifiers, of declared: Declared, in owner: Nominal?, _ span: Span, named name: Span
  ) {
    if modifiers.isEmpty || isLibrary { return }
    func refuse(_ modifier: Modifiers, _ text: String, _ error: CheckError, unless isRight: Bool) {
      if modifiers.contains(modifier), !isRight { report(error, word(text, in: span)) }
    }
    let isType = if case .type = declared { true } else { false }
    let isInit = if case .initializer = declared { true } else { false }
    let isProperty = if case .property = declared { true } else { false }
    let isFunction = if case .function = declared { true } else { false }
    if case .type(let kind) = declared {
      refuse(.final, "final", .modifierNotHere("final"), unless: kind == .class_)
      refuse(.indirect, "indirect", .modifierNotHere("indirect"), unless: kind == .enum_)
    } else {
      refuse(.final, "final", .finalOutsideClass, unless: owner?.kind == .class)
      refuse(.indirect, "indirect", .modifierNotHere("indirect"), unless: false)
    }
    refuse(.override, "override", .modifierNotHere("override"), unless: !isType)
    refuse(.mutating, "mutating", .modifierOnly("mutating", "func"), unless: isFunction)
    refuse(.lazy, "lazy", .modifierOnly("lazy", "var"), unless: isProperty)
    refuse(.convenience, "convenience", .modifierOnly("convenience", "init"), unless: isInit)
    refuse(.required, "required", .modifierOnly("required", "init"), unless: isInit)
    if isInit, modifiers.contains(.required), let owner, owner.kind != .class {
      report(.requiredOutsideClass(owner.name), name)
    }
    if modifiers.contains(.static), isType || isInit { report(.staticNotHere, name) }
    if isProperty, modifiers.contains(.static) { refuse(.lazy, "lazy", .lazyGlobal, unless: false) }
    if isFunction, modifiers.contains(.static) { refuse(.mutating, "mutating", .staticMutating, unless: false) }
  }

  /// A type, an alias or an associated type that has the name of another one there.
  func refuseTaken(_ name: Name, in nominal: Nominal, _ span: Span) {
    let isTaken = nominal.members(named: name).contains {
      switch $0 {
      case .type, .typealias_: true
      default: false
      }
    }
    if isTaken { report(.redeclaration(name.text), span) }
  }
}
