import Syntax

/// Types of which it is known that their values are objects of a class: `T: UIView`, `extension Themed where Self: UIView`,
/// `any Themed` of a `protocol Themed: UIView`, `UIView & Themed`.
extension Conformances {
  func requiredClass(_ type: Type) -> Type? {
    var found: Type?
    switch type.resolved {
    case .parameter(let parameter): found = parameter.superclass
    case .opaque(let opaque, _): found = opaque.superclass
    case .associated: found = impliedClass(type)
    case .existential: break
    default: return nil
    }
    if let found { return found }
    for case .inherits(let a, let b) in assumptions where isSameOpen(a, type) { return b }
    for proto in directProtocols(type) {
      for each in closure(of: proto) { if let required = each.requiredClass { return required } }
    }
    return nil
  }

  /// Whether all values of a type are objects of a class.
  func isOf(_ required: Type, _ type: Type) -> Bool {
    switch type.resolved {
    case .variable(let variable): !variable.isLiteral
    case .error: true
    case .nominal(let nominal, _):
      required.nominal.map {
        nominal.isSubclass(of: $0) && zip(arguments(of: type, as: $0), required.arguments).allSatisfy(same)
      } ?? false
    default: requiredClass(type).map { isOf(required, $0) } ?? false
    }
  }

  /// What is written of a type itself, without what that refines.
  private func directProtocols(_ type: Type) -> [Nominal] {
    switch type.resolved {
    case .parameter(let parameter): parameter.protocols + assumedProtocols(type)
    case .associated(let base, let owner, let name):
      associatedConstraints(base, owner, name) + assumedProtocols(type) + impliedProtocols(type)
    case .opaque(let opaque, _): opaque.protocols
    case .existential(let protocols): protocols
    default: []
    }
  }

  /// A class as a part of a composition.
  func asProtocol(_ type: Type) -> Nominal? {
    guard case .nominal(let nominal, let arguments) = type.resolved, nominal.kind == .class else { return nil }
    let key = TypeKey(arguments)
    if let known = nominal.asProtocols[key] { return known }
    let made = Nominal(.protocol, nominal.name, module: nominal.module, parent: nominal.parent)
    made.isClassBound = true
    made.isClassAlone = true
    made.requiredClass = type
    if !type.isOpen { nominal.asProtocols[key] = made }
    return made
  }
}
