import Syntax

/// `any Container<Int>`, `some Sequence<Int>`
extension Checker {
  /// The associated types that stand in angle brackets behind a protocol's name.
  func primaryTypes(of proto: Nominal) -> [Name] {
    if let declaration = proto.declaration { return declaration.generics.parameters.map(\.name) }
    let refines = conformances.closure(of: proto)
    for (owner, name) in [
      ("Sequence", "Element"), ("IteratorProtocol", "Element"), ("Identifiable", "ID"),
      ("RawRepresentable", "RawValue"),
      ("Strideable", "Stride"), ("RangeExpression", "Bound"),
    ] where refines.contains(where: { $0.name.text == owner && $0.module == "Swift" }) {
      return [Name(name)]
    }
    return []
  }

  /// What a protocol says of its associated types besides what each conforms to. Said once all headers are known, for it
  /// may speak of the associated types of any other protocol.
  func requireAssociated(_ declaration: TypeDecl, _ nominal: Nominal) {
    guard let inside = nominal.scope, let parameter = nominal.selfParameter else { return }
    let known = conformances.closure(of: nominal).flatMap { $0.associatedTypes.map(\.name) }
    for written in declaration.generics.parameters where !known.contains(written.name) {
      report(.noAssociatedType(written.name, nominal.name), written.span)
    }
    inScope(inside) {
      var requirements = declaration.associatedTypes.flatMap { associated -> [Requirement] in
        guard let constraint = associated.constraint else { return [] }
        let type = Type.associated(.parameter(parameter), nominal, associated.name)
        if case .nominal(let required, _) = resolve(constraint), required.kind == .class {
          return [.inherits(type, resolve(constraint))]
        }
        return primaryRequirements(constraint, type)
      }
      let written = declaration.generics.requirements.filter {
        if case .conformance(let subject, _) = $0 { !isSelf(subject) } else { true }
      }
      requirements += resolveRequirements(written)
      if requirements.isEmpty { return }
      nominal.associatedRequirements = requirements.map(oriented)
      catalog.hasAssociatedRequirements = true
    }
  }

  /// The longer path first, so that following what is the same comes to an end.
  private func oriented(_ requirement: Requirement) -> Requirement {
    guard case .same(let left, let right) = requirement, let length = pathLength(right) else { return requirement }
    return length > pathLength(left) ?? 0 ? .same(right, left) : requirement
  }

  private func pathLength(_ type: Type) -> Int? {
    switch type.resolved {
    case .parameter: 0
    case .associated(let base, _, _): pathLength(base).map { $0 + 1 }
    default: nil
    }
  }

  /// What `Sequence<Int>` says of a parameter besides that it is a sequence; the parameter notes it.
  func primaryRequirements(_ constraint: TypeExpr, of parameter: GenericParameter) -> [Requirement] {
    let result = primaryRequirements(constraint, .parameter(parameter))
    for case .same(.associated(_, _, let name), let type) in result { parameter.sameTypes.append((name, type)) }
    return result
  }

  func primaryRequirements(_ constraint: TypeExpr, _ subject: Type) -> [Requirement] {
    switch constraint.kind {
    case .composition(let parts): return parts.flatMap { primaryRequirements($0, subject) }
    case .named(let use) where !use.genericArguments.isEmpty:
      guard case .existential(let protocols) = resolveBound(constraint), let proto = protocols.first else {
        return []
      }
      let names = primaryTypes(of: proto)
      if names.count != use.genericArguments.count {
        let found = use.genericArguments.count
        report(
          names.isEmpty
            ? .noPrimaryTypes(proto.name) : .protocolArguments(proto.name, found: found, expected: names.count),
          constraint.span)
        return []
      }
      return zip(names, use.genericArguments).map { name, written in
        .same(.associated(subject, proto, name), resolve(written))
      }
    default: return []
    }
  }
}
