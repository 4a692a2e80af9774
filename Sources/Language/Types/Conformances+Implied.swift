import Syntax

/// What protocols say of the associated types of all that conform: `where Items.Element == Item`.
extension Conformances {
  /// What an associated type is, as the protocols of what it is an associated type of have it.
  func impliedSame(_ type: Type) -> Type? {
    var found: Type?
    eachImplied(type) { requirement, base in
      guard case .same(let left, let right) = requirement, names(left, type, base) else { return false }
      found = place(base, right)
      return true
    }
    return found
  }

  /// The protocols that an associated type conforms to, as those have it.
  func impliedProtocols(_ type: Type) -> [Nominal] {
    var found: [Nominal] = []
    eachImplied(type) { requirement, base in
      if case .conforms(let left, let proto) = requirement, names(left, type, base) { found.append(proto) }
      return false
    }
    return found
  }

  /// The class that an associated type is, as the protocols of what it is an associated type of have it.
  func impliedClass(_ type: Type) -> Type? {
    var found: Type?
    eachImplied(type) { requirement, base in
      guard case .inherits(let left, let right) = requirement, names(left, type, base) else { return false }
      found = place(base, right)
      return true
    }
    return found
  }

  /// The associated type of a type that is declared, where a protocol says it in terms of others.
  func impliedAssociated(_ type: Type, _ proto: Nominal, _ name: Name) -> Type? {
    for case .same(let left, let right) in proto.associatedRequirements {
      for (one, other) in [(left, right), (right, left)] {
        if case .associated(.parameter, _, name) = one.resolved, !mentions(other, name) { return place(type, other) }
      }
    }
    return nil
  }

  /// Calls `body` with each requirement of the protocols that what stands before the path's names conforms to, and with
  /// what their `Self` is there, until it answers true.
  private func eachImplied(_ type: Type, _ body: (Requirement, Type) -> Bool) {
    guard catalog.hasAssociatedRequirements else { return }
    var rest = type.resolved
    while case .associated(let base, _, _) = rest {
      rest = base.resolved
      for proto in protocols(of: rest) {
        for requirement in proto.associatedRequirements where body(requirement, rest) { return }
      }
    }
  }

  /// Whether a path in terms of a protocol's `Self` is this one, where `Self` is `base`.
  private func names(_ path: Type, _ type: Type, _ base: Type) -> Bool {
    switch (path.resolved, type.resolved) {
    case (.parameter(let parameter), let found) where parameter.isSelf: same(base, found)
    case (.associated(let inner, _, let name), .associated(let other, _, let own)):
      name == own && names(inner, other, base)
    default: false
    }
  }

  private func place(_ base: Type, _ type: Type) -> Type {
    guard let parameter = selfParameter(in: type) else { return type }
    var substitution = Substitution(self)
    substitution.set(parameter, base)
    return substitution.apply(type)
  }

  private func selfParameter(in type: Type) -> GenericParameter? {
    switch type.resolved {
    case .parameter(let parameter): parameter.isSelf ? parameter : nil
    case .associated(let inner, _, _), .optional(let inner), .metatype(let inner), .anyMetatype(let inner):
      selfParameter(in: inner)
    case .nominal(_, let arguments): arguments.lazy.compactMap(selfParameter).first
    case .tuple(let fields): fields.lazy.compactMap { self.selfParameter(in: $0.type) }.first
    case .function(let function):
      selfParameter(in: function.result)
        ?? function.parameters.lazy.compactMap { self.selfParameter(in: $0.type) }.first
    default: nil
    }
  }

  private func mentions(_ type: Type, _ name: Name) -> Bool {
    type.contains { if case .associated(_, _, name) = $0 { true } else { false } }
  }
}
