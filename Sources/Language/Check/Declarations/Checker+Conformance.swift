import Syntax

/// Whether a type has what the protocols require that it says it conforms to.
extension Checker {
  /// Reports when the type lacks what the protocol requires.
  func checkConformance(
    _ type: Type, _ nominal: Nominal, to proto: Nominal, where requirements: [Requirement], _ span: Span
  ) {
    if nominal.kind != .class, proto.isClassBound { return report(.notAClass(type, proto.name), span) }
    let saved = conformances.assumptions
    conformances.assumptions += requirements
    defer { conformances.assumptions = saved }
    // Where `T == Int`, it is `Box<Int>` that conforms.
    let known = conformances.place(of: type, proto).general
    // As Swift does it, under the name of the protocol that asks for what is missing.
    let inherited = conformances.superclass(of: nominal, type.arguments).map { Type.nominal($0.0, $0.1) }
    for each in conformances.closure(of: proto) {
      // What a superclass conforms to already, it meets.
      if each !== proto, let inherited, conformances.conforms(inherited, to: each) { continue }
      if each.module == "Swift", synthesizes(type, nominal, each) || hasAlready(nominal, each, besides: proto) {
        continue
      }
      var missing = each.module == "Swift" ? missingNative(type, nominal, each) : []
      if let required = each.requiredClass, nominal.kind == .class, !conformances.isOf(required, type) {
        missing = ["to inherit from '\(required)'"]
      }
      if missing.isEmpty { missing = each.allMembers.compactMap { unmet($0, known, nominal, each) } }
      if missing.isEmpty, nominal.module == "main" { missing = unmetConstraints(type, each) }
      if missing.isEmpty, nominal.module == "main", each.module == "main" {
        missing = each.associatedTypes.filter { conformances.associated(type, $0.name) == nil }
          .map { "'typealias \($0.name.text) = …'" }
      }
      if !missing.isEmpty { return report(.doesNotConform(type, each, missing), span) }
    }
  }

  func requireHashable(_ type: Type, _ span: Span, ofLiteral: Bool = false) {
    let error: CheckError =
      ofLiteral
      ? .requiresConformance("generic struct 'Dictionary'", type, catalog.hashable)
      : type.isTuple ? .tupleNotHashable(type) : .doesNotConform(type, catalog.hashable, [])
    if type.isTuple { return report(error, span) }
    if containsUnknown(type) || type.isError { return }
    requireConformance(type, catalog.hashable, or: error, span)
  }

  /// Reports what a type does not conform to: of an alias, which may be read before it is known what the types it names
  /// conform to, once that is known.
  @discardableResult
  func requireConformance(_ type: Type, _ proto: Nominal, or error: CheckError, _ span: Span) -> Bool {
    if conformsHere(type, to: proto) { return true }
    guard readsHeaders else {
      report(error, span)
      return false
    }
    afterHeaders.append { [unowned self] in requireConformance(type, proto, or: error, span) }
    return true
  }

  /// What a type lacks to meet a requirement.
  private func unmet(_ member: Member, _ type: Type, _ nominal: Nominal, _ proto: Nominal) -> String? {
    // Much of what Swift's own protocols require comes with them; what the type declares must fit.
    let isNative = proto.module == "Swift"
    switch member {
    case .function(let requirement) where requirement.isRequirement && !requirement.isOptionalRequirement:
      if isNative, !declares(nominal, requirement.name) { return nil }
      if requirement.kind == .initializer {
        // The others of Swift's own come with the protocol.
        let isLeft = isNative && initializers(of: nominal, like: requirement).isEmpty
        return isLeft ? nil : unmetInitializer(requirement, type, nominal)
      }
      guard let use = conformances.witness(type, for: requirement) else {
        if let near = relabelled(requirement, type, nominal) {
          report(.requirementLabels("instance method", plainName(near), plainName(requirement), proto.name), near.span)
          return nil
        }
        return isBuiltin(requirement, of: type) || requirement.name.isOperator && lacksStatic(requirement.name, type)
          ? nil : "'\(requirement.fullName)'"
      }
      if isNative, use.function.owner?.module == "Swift" { return nil }
      if requirement.setter != nil, use.function.setter == nil { return "a settable subscript" }
      if nominal.kind == .class, !nominal.isFinal, use.function.owner === nominal, !use.function.givesSelf,
        requirement.fixity.isEmpty, isSelf(requirement.result, of: proto)
      {
        report(.mustReturnSelf(use.function.shownName, nominal.name, proto.name), use.function.span)
      }
      if use.function.isThrowing, !requirement.isThrowing {
        return "'\(requirement.fullName)' that does not throw"
      } else if requirement.isMutating == false, use.function.isMutating {
        return "'\(requirement.fullName)' that is not 'mutating'"
      } else if !witnessTypesMatch(type, requirement, use) {
        return "'\(requirement.fullName)' of type '\(requirement.typeAsWritten)'"
      } else if let rival = rival(of: use.function, for: requirement, type) {
        return ownOfBoth(requirement.fullName, use.function.owner, rival.owner)
      } else if use.function.owner === nominal {
        refuseHiding(
          "method", use.function.name.isOperator ? use.function.name.text : use.function.fullName,
          use.function.accessLevel, use.function.span, nominal, proto)
      }
    case .property(let requirement) where requirement.isRequirement && !requirement.isOptionalRequirement:
      if isNative, !declares(nominal, requirement.name) { return nil }
      guard let use = conformances.witness(type, for: requirement) else { return "'\(requirement.name.text)'" }
      if changesWhenRead(use.property), !changesWhenRead(requirement) {
        return "'\(requirement.name.text)' that is not 'mutating'"
      }
      if requirement.setter != nil, !use.property.isSettable { return "a settable '\(requirement.name.text)'" }
      if use.property.owner === nominal, nominal.module == "main" {
        let (property, name) = (use.property, use.property.name.text)
        if !refuseHiding("property", name, property.accessLevel, property.span, nominal, proto),
          property.isSetterPrivate, requirement.setter != nil
        {
          refuseHiding("setter for property", name, .private, property.span, nominal, proto)
        }
      }
      if requirement.name == "allCases", isNative {
        let element = sequenceElement(use.property.type)
        return element.map { conformances.same($0, type) } ?? false ? nil : "'allCases' of type '[\(type)]'"
      }
      if !requirementTypeMatches(type, requirement, use) {
        return "'\(requirement.name.text)' of type '\(requirement.typeAsWritten)'"
      }
      if !isNative, use.property.isProtocolExtension,
        let rival = conformances.rivals(of: use.property, for: requirement, type).first(where: {
          requirementTypeMatches(type, requirement, PropertyUse($0, ownerArguments: [type]))
        })
      {
        return ownOfBoth(requirement.name.text, use.property.owner, rival.owner)
      }
    default: break
    }
    return nil
  }

  /// Another extension's member that would meet a requirement as well.
  private func rival(of chosen: Function, for requirement: Function, _ type: Type) -> Function? {
    guard requirement.owner?.module == "main", chosen.isProtocolExtension else { return nil }
    return conformances.rivals(of: chosen, for: requirement, type).first {
      $0.generics.count == chosen.generics.count
        && witnessTypesMatch(type, requirement, FunctionUse($0, ownerArguments: [type]))
    }
  }

  private func ownOfBoth(_ name: String, _ one: Nominal?, _ other: Nominal?) -> String {
    let owners = [one, other].compactMap { $0.map { "'\($0.name.text)'" } }
    return "its own '\(name)', as extensions of \(Set(owners).sorted().joined(separator: " and ")) give one each"
  }

  private func isSelf(_ type: Type, of proto: Nominal) -> Bool {
    if case .parameter(let parameter) = (type.optionalPayload ?? type).resolved {
      parameter === proto.selfParameter
    } else {
      false
    }
  }

  /// A method that would do under other labels.
  private func relabelled(_ requirement: Function, _ type: Type, _ nominal: Nominal) -> Function? {
    nominal.members(named: requirement.name).lazy.compactMap { member -> Function? in
      guard case .function(let function) = member, function.owner === nominal, nominal.module == "main",
        function.isStatic == requirement.isStatic, !requirement.parameters.isEmpty,
        function.parameters.count == requirement.parameters.count,
        self.witnessTypesMatch(type, requirement, FunctionUse(function, ownerArguments: type.arguments))
      else { return nil }
      return function
    }.first
  }

  private func unmetInitializer(_ requirement: Function, _ type: Type, _ nominal: Nominal) -> String? {
    let found = initializers(of: nominal, like: requirement).first { function in
      parametersMatch(type, requirement, FunctionUse(function, ownerArguments: type.arguments))
        && (requirement.isFailable || !function.isFailable || function.isImplicitlyUnwrapped)
    }
    guard let found else {
      // An extension of the protocol may have it.
      let isGiven = conformances.witness(type, for: requirement)?.function.isProtocolExtension ?? false
      return isGiven || reportNear(requirement, type, nominal) ? nil : "'\(requirement.fullName)'"
    }
    if nominal.kind == .class, !nominal.isFinal, !found.isRequired, found.owner?.module == "main" {
      report(.needsRequired(requirement.fullName, nominal.name), found.span)
    }
    if let proto = requirement.owner {
      refuseHiding("initializer", found.fullName, found.accessLevel, found.span, nominal, proto)
    }
    return nil
  }

  /// Reports an initializer that would do if it could not fail, or under other labels.
  private func reportNear(_ requirement: Function, _ type: Type, _ nominal: Nominal) -> Bool {
    guard let proto = requirement.owner, proto.module == "main" else { return false }
    let taking = nominal.members(named: "init").compactMap { member -> Function? in
      guard case .function(let function) = member, function.owner?.module == "main", !requirement.parameters.isEmpty,
        function.parameters.count == requirement.parameters.count,
        parametersMatch(type, requirement, FunctionUse(function, ownerArguments: type.arguments))
      else { return nil }
      return function
    }
    if let found = taking.first(where: { $0.fullName == requirement.fullName && $0.isFailable }) {
      report(.failableForRequirement(requirement.fullName), found.span)
    } else if let found = taking.first(where: { !$0.isAlias && $0.isFailable == requirement.isFailable }) {
      report(.requirementLabels("initializer", found.fullName, requirement.fullName, proto.name), found.span)
    } else {
      return false
    }
    return true
  }

  /// The initializers with the same labels.
  private func initializers(of nominal: Nominal, like requirement: Function) -> [Function] {
    nominal.members(named: "init").compactMap { member in
      guard case .function(let function) = member, function.fullName == requirement.fullName else { return nil }
      return function
    }
  }

  /// Whether the script's type, or a class it inherits from, declares something of that name.
  func declares(_ nominal: Nominal, _ name: Name) -> Bool {
    func isOwn(_ member: Member) -> Bool {
      switch member {
      case .function(let function): function.owner?.module == "main"
      case .property(let property): property.owner?.module == "main"
      default: false
      }
    }
    return nominal.ancestors.contains { $0.members(named: name).contains(where: isOwn) }
      || nominal.members(named: name).contains(where: isOwn)
  }

  /// Associated types that are not what the protocol wants them to be.
  private func unmetConstraints(_ type: Type, _ proto: Nominal) -> [String] {
    let own = Substitution(proto.selfParameter.map { [$0] } ?? [], [type], conformances)
    for requirement in proto.associatedRequirements {
      let (subject, isMet, wanted): (Type, Bool, String)
      switch requirement {
      case .inherits(let path, let required):
        let found = own.apply(path)
        (subject, isMet) = (path, found.isError || conformances.isOf(required, found))
        wanted = "that inherits from '\(required)', which '\(found)' does not"
      case .conforms(let path, let required):
        let found = own.apply(path)
        (subject, isMet) = (path, found.isError || conformances.conforms(found, to: required))
        wanted = "that conforms to '\(required.name.text)', which '\(found)' does not"
      case .same(let path, let other):
        let (found, required) = (own.apply(path), own.apply(other))
        (subject, isMet) = (path, found.isError || required.isError || conformances.same(found, required))
        wanted = "that is '\(required)', which '\(found)' is not"
      }
      // `Self` is looked at elsewhere.
      let path = "\(subject)"
      if case .associated = subject.resolved, !isMet {
        return ["'\(path.hasPrefix("Self.") ? path.dropFirst(5) : path[...])' \(wanted)"]
      }
    }
    return proto.associatedTypes.flatMap { associated -> [String] in
      guard let found = conformances.associated(type, associated.name), !found.isError else { return [] }
      return associated.constraints.filter { !conformances.conforms(found, to: $0) }.map {
        "'\(associated.name.text)' that conforms to '\($0.name.text)', which '\(found)' does not"
      }
    }
  }

  /// Whether a type of the language has the operator that a script's protocol requires.
  private func isBuiltin(_ requirement: Function, of type: Type) -> Bool {
    guard type.nominal?.module == "Swift", requirement.isStatic, let proto = requirement.owner else { return false }
    var mine = Substitution(conformances)
    mine.set(proto.selfParameter!, type)
    if requirement.fixity == .prefix, let op = UnaryOperator(prefix: requirement.name) {
      return isNegatable(type, op) && conformances.same(mine.apply(requirement.result), type)
    }
    guard requirement.parameters.count == 2, Self.builtin(requirement.name) != nil else { return false }
    let operands = requirement.parameters.map { TypedExpr(.discard, mine.apply($0.type), requirement.span) }
    guard let made = probeBuiltin(requirement.name, operands[0], operands[1]) else { return false }
    return conformances.same(made.type, mine.apply(requirement.result))
  }

  private func inheritsMember(_ nominal: Nominal, _ name: Name) -> Bool {
    nominal.ancestors.contains { !$0.members(named: name).isEmpty }
  }

  private func unmetOperators(_ type: Type, _ names: [Name]) -> [String] {
    names.filter { conformances.operatorWitness(type, $0) == nil && !lacksStatic($0, type) }.map { "'\($0.text)'" }
  }

  /// Whether the type has an operator that only lacks its `static`: that is told where it is declared.
  private func lacksStatic(_ name: Name, _ type: Type) -> Bool {
    type.nominal?.members(named: name).contains {
      if case .function(let function) = $0 { !function.isStatic && function.owner === type.nominal } else { false }
    } ?? false
  }

  /// `extension Double: Field {}`, where a `Field` is `ExpressibleByIntegerLiteral`: that a `Double` is already.
  private func hasAlready(_ nominal: Nominal, _ each: Nominal, besides proto: Nominal) -> Bool {
    nominal.module == "Swift" && proto.module != "Swift"
      && nominal.conformances.contains { $0.proto.module == "Swift" && conformances.inherits($0.proto, from: each) }
  }

  /// `init(integerLiteral:)` takes what literals are made of.
  private func unmetLiteral(_ type: Type, _ label: Name, _ accepts: (Type) -> Bool) -> [String] {
    let isMet = type.nominal?.members(named: "init").contains {
      guard case .function(let function) = $0, function.parameters.count == 1 else { return false }
      return function.parameters[0].label == label && accepts(function.parameters[0].type)
    }
    return isMet ?? true ? [] : ["'init(\(label.text):)'"]
  }

  /// What of a protocol of Swift's own is missing, for those whose requirements a script must write.
  private func missingNative(_ type: Type, _ nominal: Nominal, _ proto: Nominal) -> [String] {
    let wanted: [(Name, String)]
    switch proto.name.text {
    case "Equatable": return unmetOperators(type, ["=="])
    case "Comparable": return conformsByName(type, "Strideable") ? [] : unmetOperators(type, ["<"])
    case "Hashable": wanted = [("hash", "'hash(into:)'")]
    case "RawRepresentable": wanted = [("rawValue", "'rawValue'")]
    case "CaseIterable": wanted = [("allCases", "'allCases'")]
    case "ExpressibleByIntegerLiteral": return unmetLiteral(type, "integerLiteral", acceptsIntegerLiteral)
    case "ExpressibleByFloatLiteral": return unmetLiteral(type, "floatLiteral", acceptsFloatLiteral)
    case "ExpressibleByUnicodeScalarLiteral":
      return conformsByName(type, "ExpressibleByExtendedGraphemeClusterLiteral")
        ? [] : unmetLiteral(type, "unicodeScalarLiteral") { acceptsStringLiteral($0) }
    case "ExpressibleByExtendedGraphemeClusterLiteral":
      return conformsByName(type, "ExpressibleByStringLiteral")
        ? [] : unmetLiteral(type, "extendedGraphemeClusterLiteral") { acceptsStringLiteral($0, of: .character) }
    case "ExpressibleByStringLiteral":
      return unmetLiteral(type, "stringLiteral") { acceptsStringLiteral($0, of: .text) }
    case "ExpressibleByBooleanLiteral":
      return unmetLiteral(type, "booleanLiteral") {
        $0.nominal === catalog.boolNominal || conformsByName($0, "ExpressibleByBooleanLiteral")
      }
    case "SetAlgebra":
      if conformances.conforms(type, to: catalog.optionSet) {
        let raw = conformances.associated(type, "RawValue")
        return raw.map { $0.nominal?.integerKind == nil } ?? false ? ["a 'rawValue' that is an integer"] : []
      }
      wanted = [
        ("contains", "'contains(_:)'"), ("union", "'union(_:)'"), ("intersection", "'intersection(_:)'"),
        ("symmetricDifference", "'symmetricDifference(_:)'"), ("insert", "'insert(_:)'"), ("remove", "'remove(_:)'"),
        ("update", "'update(with:)'"), ("formUnion", "'formUnion(_:)'"),
        ("formIntersection", "'formIntersection(_:)'"), ("formSymmetricDifference", "'formSymmetricDifference(_:)'"),
      ]
    case "TextOutputStreamable": wanted = [("write", "'write(to:)'")]
    case "CustomStringConvertible": wanted = [("description", "'description'")]
    case "CustomDebugStringConvertible": wanted = [("debugDescription", "'debugDescription'")]
    case "IteratorProtocol": wanted = [("next", "'next()'")]
    case "Identifiable": wanted = nominal.kind == .class ? [] : [("id", "'id'")]
    case "Sequence":
      let isIterated =
        conformances.conforms(type, to: catalog.iteratorProtocol) || conformsByName(type, "Collection")
      wanted = isIterated ? [] : [("makeIterator", "'makeIterator()'")]
    case "Collection":
      // Numbers as indices of random access come one after the other.
      let isCounted = conformsByName(type, "RandomAccessCollection")
      wanted =
        [("startIndex", "'startIndex'"), ("endIndex", "'endIndex'"), ("subscript", "'subscript'")]
        + (isCounted ? [] : [("index", "'index(after:)'")])
    case "MutableCollection":
      let isSettable = nominal.members(named: "subscript").contains {
        if case .function(let function) = $0 { function.setter != nil } else { false }
      }
      return isSettable || nominal.members(named: "subscript").isEmpty ? [] : ["a settable 'subscript'"]
    case "RangeReplaceableCollection":
      wanted = [("init", "'init()'"), ("replaceSubrange", "'replaceSubrange(_:with:)'")]
    case "BidirectionalCollection":
      wanted = conformsByName(type, "RandomAccessCollection") ? [] : [("index", "'index(before:)'")]
    case "Strideable": wanted = [("distance", "'distance(to:)'"), ("advanced", "'advanced(by:)'")]
    case "AdditiveArithmetic": return unmetOperators(type, ["+", "-"])
    case "Numeric": return unmetOperators(type, ["*"])
    default: wanted = []
    }
    return wanted.filter { name, _ in
      nominal.members(named: name).isEmpty && !inheritsMember(nominal, name)
        && !conformances.protocols(of: type).contains { other in
          other.module == "main" && !other.members(named: name).isEmpty
        }
    }.map(\.1)
  }
}
