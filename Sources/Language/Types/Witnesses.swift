import Syntax

/// Which member of a type meets a protocol's requirement, and what its associated types are.
extension Conformances {
  /// The function with which a concrete type meets a requirement; a protocol extension's default when it has
  /// none of its own; nil when the language's own implementation is meant (synthesized equality …).
  public func witness(_ type: Type, for requirement: Function) -> FunctionUse? {
    let isInitializer = requirement.kind == .initializer
    if let declared = isInitializer ? declared(type) : conforming(type, to: requirement.owner) {
      var next: (Nominal, [Type])? = declared
      while let (current, currentArguments) = next {
        var candidates: [Function] = []
        for member in current.members(named: requirement.name) {
          if case .function(let function) = member, let found = counterpart(of: requirement, function) {
            candidates.append(found)
          }
        }
        let substitution = Substitution(current.generics, currentArguments, self)
        candidates = candidates.filter { holds($0, substitution) }
        if let best = bestMatch(candidates, requirement, type, substitution) {
          let isVirtual = current.kind == .class && !best.isStatic
          let (chosen, owner) =
            isVirtual ? (best, currentArguments) : overriding(best, in: type) ?? (best, currentArguments)
          let arguments = told(chosen, by: requirement, type)
          return FunctionUse(
            chosen, ownerArguments: owner, arguments: arguments, dispatch: isVirtual ? .virtual : .direct)
        }
        next = superclass(of: current, currentArguments)
      }
    }
    let isOperator =
      !(requirement.name.text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? true)
    if isOperator, let use = operatorWitness(type, requirement.name, requirement.fixity) { return use }
    var defaults: [(member: Function, requirements: [Requirement])] = []
    for proto in protocols(of: type) {
      for member in proto.members(named: requirement.name) {
        guard case .function(let member) = member, let function = counterpart(of: requirement, member),
          member.isProtocolExtension
        else { continue }
        var substitution = Substitution(self)
        substitution.set(proto.selfParameter!, type)
        guard holds(function, substitution) else { continue }
        let own = function.requirements.filter { !$0.mentions(function.generics) }
        defaults.append((function, asked(of: type, by: proto, own)))
      }
    }
    return mostSpecial(defaults).map { FunctionUse($0, ownerArguments: [type]) }
  }

  /// Whether what an extension asks of the type around the function is so; what it asks of its own parameters depends on
  /// the call.
  private func holds(_ function: Function, _ substitution: Substitution) -> Bool {
    hold(function.requirements.filter { !$0.mentions(function.generics) }, substitution)
  }

  public func witness(_ type: Type, for requirement: Property) -> PropertyUse? {
    if let declared = conforming(type, to: requirement.owner) {
      var next: (Nominal, [Type])? = declared
      while let (current, currentArguments) = next {
        for member in current.members(named: requirement.name) {
          if case .property(let property) = member, property.isStatic == requirement.isStatic {
            if current.kind == .class, !property.isStatic {
              return PropertyUse(property, ownerArguments: currentArguments, dispatch: .virtual)
            }
            let (chosen, owner) = overriding(property, in: type) ?? (property, currentArguments)
            return PropertyUse(chosen, ownerArguments: owner)
          }
        }
        next = superclass(of: current, currentArguments)
      }
    }
    var defaults: [(member: Property, requirements: [Requirement])] = []
    for proto in protocols(of: type) {
      for member in proto.members(named: requirement.name) {
        guard case .property(let property) = member, property.isProtocolExtension,
          property.isStatic == requirement.isStatic
        else { continue }
        var substitution = Substitution(self)
        substitution.set(proto.selfParameter!, type)
        guard hold(property.requirements, substitution) else { continue }
        defaults.append((property, asked(of: type, by: proto, property.requirements)))
      }
    }
    return mostSpecial(defaults).map { PropertyUse($0, ownerArguments: [type]) }
  }

  /// What a class of the type, the last one first, overrides a member of a superclass with: of what belongs to types the
  /// type itself decides, which is known.
  private func overriding(_ function: Function, in type: Type) -> (Function, [Type])? {
    guard function.isOverridden else { return nil }
    return firstInClasses(of: type, named: function.name) {
      if case .function(let other) = $0, other.root === function.root { other } else { nil }
    }
  }

  private func overriding(_ property: Property, in type: Type) -> (Property, [Type])? {
    guard property.isOverridden else { return nil }
    return firstInClasses(of: type, named: property.name) {
      if case .property(let other) = $0, other.root === property.root { other } else { nil }
    }
  }

  private func firstInClasses<Found>(
    of type: Type, named name: Name, _ match: (Member) -> Found?
  ) -> (Found, [Type])? {
    var next = declared(type)
    while let (current, arguments) = next {
      for member in current.members(named: name) { if let found = match(member) { return (found, arguments) } }
      next = superclass(of: current, arguments)
    }
    return nil
  }

  /// Where the search for a requirement's member begins: at the class that says it conforms. What a subclass adds meets
  /// no requirement, unless it overrides.
  private func conforming(_ type: Type, to proto: Nominal?) -> (Nominal, [Type])? {
    guard let declared = declared(type) else { return nil }
    guard let proto, declared.0.kind == .class else { return declared }
    var found = declared
    var next: (Nominal, [Type])? = declared
    while let (current, arguments) = next {
      if current.conformances.contains(where: { inherits($0.proto, from: proto) }) { found = (current, arguments) }
      next = superclass(of: current, arguments)
    }
    return found
  }

  /// An operator that the script declared for two values of the type (or one, for unary ones): in the type, in a
  /// protocol it conforms to, or globally.
  public func operatorWitness(_ type: Type, _ name: Name, _ fixity: Modifiers = []) -> FunctionUse? {
    // `-a` is not what `a - b` calls.
    func isMeant(_ function: Function) -> Bool {
      function.fixity == fixity && function.parameters.count == (fixity.isEmpty ? 2 : 1)
    }
    func accepts(_ function: Function, _ substitution: Substitution) -> Bool {
      isMeant(function) && function.parameters.allSatisfy { same(substitution.apply($0.type), type) }
    }
    if let (nominal, arguments) = declared(type) {
      var next: (Nominal, [Type])? = (nominal, arguments)
      while let (current, currentArguments) = next {
        let substitution = Substitution(current.generics, currentArguments, self)
        for member in current.members(named: name) {
          if case .function(let function) = member, function.isStatic, function.generics.isEmpty, isMeant(function),
            current !== nominal || accepts(function, substitution), hold(function.requirements, substitution)
          {
            return FunctionUse(function, ownerArguments: currentArguments)
          }
        }
        next = superclass(of: current, currentArguments)
      }
    }
    for function in globalOperators(name) where function.generics.isEmpty {
      if accepts(function, Substitution(self)) { return FunctionUse(function) }
    }
    for proto in protocols(of: type) {
      for member in proto.members(named: name) {
        guard case .function(let function) = member, function.isProtocolExtension, !function.isRequirement else {
          continue
        }
        var substitution = Substitution(self)
        substitution.set(proto.selfParameter!, type)
        if accepts(function, substitution) { return FunctionUse(function, ownerArguments: [type]) }
      }
    }
    return nil
  }

  /// `init(integerLiteral:)` and the like of a script type.
  public func literalInit(_ type: Type, _ protocolName: Name) -> FunctionUse? {
    let label: Name
    switch protocolName.text {
    case "ExpressibleByIntegerLiteral": label = "integerLiteral"
    case "ExpressibleByFloatLiteral": label = "floatLiteral"
    case "ExpressibleByStringLiteral": label = "stringLiteral"
    case "ExpressibleByBooleanLiteral": label = "booleanLiteral"
    case "ExpressibleByArrayLiteral": label = "arrayLiteral"
    case "ExpressibleByDictionaryLiteral": label = "dictionaryLiteral"
    case "ExpressibleByNilLiteral": label = "nilLiteral"
    default: return nil
    }
    guard case .nominal(let nominal, let arguments) = type.resolved else { return nil }
    for member in nominal.members(named: "init") {
      if case .function(let function) = member, function.parameters.count == 1, function.parameters[0].label == label {
        return FunctionUse(function, ownerArguments: arguments)
      }
    }
    return nil
  }

  /// The associated type of a type that conforms: declared, a generic parameter of that name, or inferred from
  /// the members that meet the protocol's requirements. nil while the type is not concrete enough.
  public func associated(_ type: Type, _ name: Name) -> Type? {
    switch type.resolved {
    case .parameter(let parameter):
      if let known = parameter.sameTypes.first(where: { $0.path == name }) { return known.type }
      return assumedAssociated(type, name) ?? saidByProtocol(type, name)
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
      return nil
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
          for case .function(let function) in nominal.members(named: requirement.name)
          where fits(function, requirement) && !function.isRequirement {
            for (mine, theirs) in zip(function.parameters, requirement.parameters) {
              if let found = match(theirs.type, substitution.apply(mine.type), name) { return found }
            }
            if let found = match(requirement.result, substitution.apply(function.result), name) { return found }
          }
        }
        for case .property(let requirement) in proto.allMembers where requirement.isRequirement {
          for case .property(let property) in nominal.members(named: requirement.name) {
            if let found = match(requirement.type, substitution.apply(property.type), name) { return found }
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
    case (.associated(.parameter(let parameter), _, name), let found) where parameter.selfOf != nil: return found
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

  /// What of a member meets a requirement: itself, or an accessor of a subscript the accessor that is required.
  private func counterpart(of requirement: Function, _ function: Function) -> Function? {
    if function.kind == .subscript_, requirement.kind == .getter || requirement.kind == .setter {
      let found = requirement.kind == .getter ? function.getter : function.setter
      return found.flatMap { fits($0, requirement) ? $0 : nil }
    }
    return fits(function, requirement) ? function : nil
  }

  private func fits(_ function: Function, _ requirement: Function) -> Bool {
    function !== requirement && !function.isRequirement && function.kind == requirement.kind
      && function.isStatic == requirement.isStatic && function.parameters.count == requirement.parameters.count
      && zip(function.parameters, requirement.parameters).allSatisfy { $0.label == $1.label }
  }

  /// What a generic member's parameters are where it meets a requirement that has none: `init<S: BinaryInteger>(_: S)`
  /// as `init(_: Int)`.
  private func told(_ function: Function, by requirement: Function, _ type: Type) -> [Type] {
    guard requirement.generics.isEmpty, let parameter = requirement.owner?.selfParameter else { return [] }
    var mine = Substitution(self)
    mine.set(parameter, type)
    let told = function.generics.compactMap { generic -> Type? in
      zip(function.parameters, requirement.parameters).lazy.compactMap { own, wanted -> Type? in
        if case .parameter(let found) = own.type.resolved, found === generic { return mine.apply(wanted.type) }
        return nil
      }.first
    }
    return told.count == function.generics.count ? told : []
  }

  /// Among overloads that differ only in types, the one whose types are the requirement's.
  private func bestMatch(
    _ candidates: [Function], _ requirement: Function, _ type: Type, _ substitution: Substitution
  ) -> Function? {
    if candidates.count < 2 { return candidates.first }
    var mine = Substitution(self)
    if let proto = requirement.owner, let parameter = proto.selfParameter { mine.set(parameter, type) }
    let exact = candidates.first { candidate in
      zip(candidate.parameters, requirement.parameters).allSatisfy {
        same(substitution.apply($0.type), mine.apply($1.type))
      } && same(substitution.apply(candidate.result), mine.apply(requirement.result))
    }
    // A generic one that takes what the requirement does.
    return exact ?? candidates.first { candidate in
      let told = told(candidate, by: requirement, type)
      return !told.isEmpty
        && zip(candidate.generics, told).allSatisfy { generic, type in
          generic.protocols.allSatisfy { conforms(type, to: $0) }
        }
    } ?? candidates.first
  }
}
