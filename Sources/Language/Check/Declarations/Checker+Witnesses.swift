/// Whether a member's types are those of the requirement that it is to meet. As Swift compares them they are the same, not
/// such as convert to them.
extension Checker {
  func witnessTypesMatch(_ type: Type, _ requirement: Function, _ witness: FunctionUse) -> Bool {
    guard parametersMatch(type, requirement, witness) else { return false }
    let use = told(witness, by: requirement)
    guard let (mine, theirs) = meanings(type, requirement, use) else { return true }
    let isInitializer = requirement.kind == .initializer
    if requirement.owner?.module == "main", !isInitializer,
      use.function.isImplicitlyUnwrapped != requirement.isImplicitlyUnwrapped
    {
      return false
    }
    return isSame(mine.apply(use.function.result), theirs.apply(requirement.result), requirement.owner)
  }

  func parametersMatch(_ type: Type, _ requirement: Function, _ witness: FunctionUse) -> Bool {
    let use = told(witness, by: requirement)
    guard let (mine, theirs) = meanings(type, requirement, use) else { return true }
    let isOwn = requirement.owner?.module == "main"
    let takesTheSame = zip(use.function.parameters, requirement.parameters).allSatisfy {
      isSame(mine.apply($0.type), theirs.apply($1.type), requirement.owner) && $0.isInout == $1.isInout
        && (!isOwn
          || $0.isVariadic == $1.isVariadic && (!$0.isEscaping || $1.isEscaping)
            && $0.isImplicitlyUnwrapped == $1.isImplicitlyUnwrapped)
    }
    return takesTheSame && (!isOwn || asksNoMore(use))
  }

  func requirementTypeMatches(_ type: Type, _ requirement: Property, _ use: PropertyUse) -> Bool {
    if requirement.owner?.module == "main", use.property.isImplicitlyUnwrapped != requirement.isImplicitlyUnwrapped {
      return false
    }
    var theirs = Substitution(conformances)
    var mine = Substitution(use.property.owner?.generics ?? [], use.ownerArguments, conformances)
    if let owner = use.property.owner, let parameter = owner.selfParameter { mine.set(parameter, type) }
    for proto in conformances.protocols(of: type) {
      if let parameter = proto.selfParameter { theirs.set(parameter, type) }
    }
    return isSame(mine.apply(use.property.type), theirs.apply(requirement.type), requirement.owner)
      || use.property.type.isError
  }

  /// Whether reading it changes what it belongs to: `lazy`, or `mutating get` in a value type.
  func changesWhenRead(_ property: Property) -> Bool {
    property.getter?.isMutating ?? false
      || property.isLazy && !property.isStatic && property.owner.map { $0.kind != .class } ?? false
  }

  /// With the requirement's generic parameters for its own, where nothing else was told of them.
  private func told(_ witness: FunctionUse, by requirement: Function) -> FunctionUse {
    var use = witness
    if use.arguments.isEmpty, use.function.generics.count == requirement.generics.count {
      use.arguments = requirement.generics.map { .parameter($0) }
    }
    return use
  }

  /// Whether what the function asks of its own generic parameters holds for the requirement's.
  private func asksNoMore(_ use: FunctionUse) -> Bool {
    zip(use.function.generics, use.arguments).allSatisfy { parameter, type in
      // But for `any Error` no box conforms to the protocol that it is of.
      parameter.protocols.allSatisfy {
        conformances.conforms(type, to: $0) && (!type.isExistential || $0.name == "Error" || $0.name == "Sendable")
      }
    }
  }

  /// What the generic parameters mean in the function and in the requirement that it is to meet. nil where those of the
  /// function are not told by the requirement.
  private func meanings(_ type: Type, _ requirement: Function, _ use: FunctionUse) -> (Substitution, Substitution)? {
    let own = use.function.generics
    guard let proto = requirement.owner, own.count == use.arguments.count else { return nil }
    if proto.module != "main", !own.isEmpty || !requirement.generics.isEmpty { return nil }
    var theirs = Substitution(conformances)
    theirs.set(proto.selfParameter!, type)
    let owner = use.function.owner
    var mine = Substitution(owner?.generics ?? [], use.ownerArguments, conformances)
    if let parameter = owner?.selfParameter { mine.set(parameter, type) }
    for (parameter, argument) in zip(own, use.arguments) { mine.set(parameter, argument) }
    return (mine, theirs)
  }

  /// The library's own protocols are not written down to the last `throws`.
  private func isSame(_ given: Type, _ wanted: Type, _ proto: Nominal?) -> Bool {
    if proto?.module == "main" { return conformances.same(given, wanted) && hasSameMarks(given, wanted) }
    return conformances.same(given, wanted) || canConvert(given, to: wanted)
  }

  /// Of two types that are else the same: labels of tuples, and what functions throw.
  private func hasSameMarks(_ a: Type, _ b: Type) -> Bool {
    switch (a.resolved, b.resolved) {
    case (.optional(let x), .optional(let y)), (.metatype(let x), .metatype(let y)): hasSameMarks(x, y)
    case (.nominal(_, let xs), .nominal(_, let ys)): zip(xs, ys).allSatisfy(hasSameMarks)
    case (.tuple(let xs), .tuple(let ys)):
      zip(xs, ys).allSatisfy { $0.label == $1.label && hasSameMarks($0.type, $1.type) }
    case (.function(let x), .function(let y)):
      x.isThrowing == y.isThrowing && hasSameMarks(x.result, y.result)
        && zip(x.parameters, y.parameters).allSatisfy { hasSameMarks($0.type, $1.type) }
    default: true
    }
  }
}

extension Property {
  /// With the `!` of what unwraps itself.
  var typeAsWritten: String { type.written(isImplicitlyUnwrapped) }
}

extension Function {
  /// With the `!` of what unwraps itself.
  var typeAsWritten: String {
    guard isImplicitlyUnwrapped || parameters.contains(where: \.isImplicitlyUnwrapped) else {
      return "\(Type.function(type))"
    }
    let taken = parameters.map { $0.type.written($0.isImplicitlyUnwrapped) }.joined(separator: ", ")
    return "(\(taken)) -> \(result.written(isImplicitlyUnwrapped))"
  }
}

extension Type {
  fileprivate func written(_ isImplicitlyUnwrapped: Bool) -> String {
    if isImplicitlyUnwrapped, let payload = optionalPayload { return "\(payload)!" }
    return "\(self)"
  }
}
