import Syntax

/// What the associated types of a type are.
extension Conformances {
  /// The associated type of a type that conforms: declared, a generic parameter of that name, or inferred from
  /// the members that meet the protocol's requirements. nil while the type is not concrete enough.
  public func associated(_ type: Type, _ name: Name) -> Type? {
    switch type.resolved {
    case .parameter(let parameter):
      if let known = parameter.sameTypes.first(where: { $0.path == name }) { return known.type }
      // That of a subclass is its superclass's.
      return assumedAssociated(type, name) ?? saidByProtocol(type, name)
        ?? parameter.superclass.flatMap { associated($0, name) }
    case .opaque(let opaque, let arguments):
      guard let known = opaque.sameTypes.first(where: { $0.name == name }) else { return nil }
      return Substitution(opaque.generics, arguments, self).apply(known.type)
    case .associated(let base, _, let part):
      return assumedAssociated(type, name) ?? saidByProtocol(type, name) ?? partOfCollection(type, base, part, name)
    case .nominal, .optional:
      var next = declared(type)
      while let (current, currentArguments) = next {
        if let found = declaredAssociated(current, currentArguments, name) { return found }
        if let found = inferredAssociated(type, current, currentArguments, name) { return found }
        next = superclass(of: current, currentArguments)
      }
      // Random access by numbers has a range of them for `Indices`.
      if name == "Indices", conforms(type, to: catalog.core("RandomAccessCollection")),
        let index = associated(type, "Index"), index.nominal === catalog.intNominal
      {
        return .nominal(catalog.rangeNominal, [index])
      }
      // A sequence that is its own iterator.
      if name == "Iterator", conforms(type, to: catalog.iteratorProtocol) { return type }
      if let found = defaultsAssociated(type, name) { return found }
      for proto in protocols(of: type) {
        if let found = impliedAssociated(type, proto, name) { return found }
        for associated in proto.associatedTypes where associated.name == name {
          if let fallback = associated.defaultType {
            var substitution = Substitution(self)
            substitution.set(proto.selfParameter!, type)
            return substitution.apply(fallback)
          }
        }
      }
      return nil
    case .existential(let protocols):
      for proto in protocols {
        if let found = proto.restriction.flatMap({ zip($0.names, $0.arguments).first { $0.0 == name } }) {
          return found.1
        }
      }
      if let said = saidByProtocol(type, name) { return said }
      // Of an `any Sequence` nothing is known of the elements: each is an `Any`.
      let isSequence = name == "Element" && protocols.contains { inherits($0, from: catalog.sequenceProtocol) }
      return isSequence ? .existential([]) : nil
    default: return nil
    }
  }

  /// What a protocol says that an associated type is for all that conform: the `Element` of any `StringProtocol`.
  private func saidByProtocol(_ type: Type, _ name: Name) -> Type? {
    for proto in protocols(of: type) {
      for case .typealias_(_, let generics, let target) in proto.members(named: name) where generics.isEmpty {
        guard let parameter = proto.selfParameter else { continue }
        var substitution = Substitution(self)
        substitution.set(parameter, type)
        return substitution.apply(target)
      }
    }
    return nil
  }

  /// `SubSequence.Element` of any collection is its `Element`, `Indices.Element` its `Index`.
  private func partOfCollection(_ type: Type, _ base: Type, _ part: Name, _ name: Name) -> Type? {
    let wanted: Name
    switch (part.text, name.text) {
    case ("SubSequence", "SubSequence"): return type
    case ("SubSequence", "Element"), ("SubSequence", "Index"): wanted = name
    case ("Indices", "Element"), ("Indices", "Index"): wanted = "Index"
    case ("Iterator", "Element"): wanted = name
    default: return nil
    }
    let owner = wanted == "Element" ? catalog.sequenceProtocol : catalog.core("Collection")
    return associated(base, wanted) ?? .associated(base, owner, wanted)
  }

  private func assumedAssociated(_ type: Type, _ name: Name) -> Type? {
    assumptions.isEmpty && !catalog.hasAssociatedRequirements
      ? nil : assumedSame(.associated(type, catalog.sequenceProtocol, name))
  }

  private func declaredAssociated(_ nominal: Nominal, _ arguments: [Type], _ name: Name) -> Type? {
    for member in nominal.members(named: name) {
      switch member {
      case .typealias_(_, _, let target): return Substitution(nominal.generics, arguments, self).apply(target)
      case .type(let nested): return .nominal(nested, Array(arguments.prefix(nested.outerGenericCount)))
      default: break
      }
    }
    if let index = nominal.generics.firstIndex(where: { $0.name == name }), index < arguments.count {
      return arguments[index]
    }
    return nil
  }

  /// Matches each requirement that mentions the associated type with the member that meets it.
  private func inferredAssociated(_ type: Type, _ nominal: Nominal, _ arguments: [Type], _ name: Name) -> Type? {
    let substitution = Substitution(nominal.generics, arguments, self)
    if name == "Element", inherits(nominal, sequence: catalog.sequenceProtocol) {
      for member in nominal.members(named: "makeIterator") {
        if case .function(let function) = member, let found = associated(substitution.apply(function.result), name) {
          return found
        }
      }
    }
    for conformance in nominal.conformances {
      for proto in closure(of: conformance.proto) where speaks(proto, of: name) {
        for case .function(let requirement) in proto.allMembers where requirement.isRequirement {
          for function in nominal.members(named: requirement.name).compactMap(\.asFunction)
          where fits(function, requirement) && !function.isRequirement {
            for (mine, theirs) in zip(function.parameters, requirement.parameters) {
              if let found = match(theirs.type, substitution.apply(mine.type), name) { return found }
            }
            if let found = match(requirement.result, substitution.apply(function.result), name) { return found }
          }
        }
        for case .property(let requirement) in proto.allMembers where requirement.isRequirement {
          for property in nominal.members(named: requirement.name).compactMap(\.asProperty) {
            if let found = match(requirement.type, substitution.apply(property.type), name) { return found }
          }
        }
      }
    }
    return nil
  }

  /// Matches each requirement that mentions the associated type with what a script's protocol extension gives for it.
  private func defaultsAssociated(_ type: Type, _ name: Name) -> Type? {
    guard !inferring.contains(name) else { return nil }
    inferring.append(name)
    defer { inferring.removeLast() }
    let protocols = protocols(of: type)
    let extensions = protocols.filter { $0.module == "main" }
    guard !extensions.isEmpty else { return nil }
    func found(_ pattern: Type, _ given: Type, _ owner: Nominal, _ conditions: [Requirement]) -> Type? {
      guard let found = match(pattern, given, name), let parameter = owner.selfParameter else { return nil }
      let substitution = Substitution([parameter], [type], self)
      let speaksOfItself = found.contains { if case .associated(_, _, name) = $0 { true } else { false } }
      return speaksOfItself || !hold(conditions, substitution) ? nil : substitution.apply(found)
    }
    for proto in protocols where speaks(proto, of: name) {
      for case .function(let wanted) in proto.allMembers where wanted.isRequirement {
        for owner in extensions {
          for case .function(let given) in owner.members(named: wanted.name)
          where given.isProtocolExtension && fits(given, wanted) {
            let pattern = Type.function(wanted.valueType)
            if let type = found(pattern, .function(given.valueType), owner, given.conditions) { return type }
          }
        }
      }
      for case .property(let wanted) in proto.allMembers where wanted.isRequirement {
        for owner in extensions {
          for case .property(let given) in owner.members(named: wanted.name) where given.isProtocolExtension {
            if let type = found(wanted.type, given.type, owner, given.requirements) { return type }
          }
        }
      }
    }
    return nil
  }

  /// Whether requirements of the protocol may mention an associated type: its own or one that it inherits.
  private func speaks(_ proto: Nominal, of name: Name) -> Bool {
    closure(of: proto).contains { $0.associatedTypes.contains { $0.name == name } }
  }

  private func inherits(_ nominal: Nominal, sequence: Nominal) -> Bool {
    nominal.conformances.contains { inherits($0.proto, from: sequence) }
  }

  /// Where `pattern` says `Self.name`, what `type` says.
  private func match(_ pattern: Type, _ type: Type, _ name: Name) -> Type? {
    switch (pattern.resolved, type.resolved) {
    case (.associated(.parameter(let parameter), _, name), let found) where parameter.isSelf: return found
    case (.optional(let x), .optional(let y)): return match(x, y, name)
    case (.nominal(_, let xs), .nominal(_, let ys)):
      for (x, y) in zip(xs, ys) { if let found = match(x, y, name) { return found } }
    case (.tuple(let xs), .tuple(let ys)):
      for (x, y) in zip(xs, ys) { if let found = match(x.type, y.type, name) { return found } }
    case (.function(let x), .function(let y)):
      for (p, q) in zip(x.parameters, y.parameters) { if let found = match(p.type, q.type, name) { return found } }
      return match(x.result, y.result, name)
    default: break
    }
    return nil
  }
}
