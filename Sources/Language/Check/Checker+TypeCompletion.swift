import Syntax

/// What Swift gives a type without being asked: memberwise and inherited initializers, raw values, `allCases`; and
/// the check that it is complete.
extension Checker {
  func finishType(_ declaration: TypeDecl, _ nominal: Nominal) {
    for member in declaration.members {
      if case .type(let nested) = member.kind,
        case .type(let inner)? = nestedType(of: .nominal(nominal, []), named: nested.name)
      {
        finishType(nested, inner)
      }
    }
    completeInitializers(nominal)
    checkRecursion(nominal)
    if nominal.kind == .protocol { return }
    let selfType: Type = .nominal(nominal, nominal.generics.map { .parameter($0) })
    for conformance in nominal.conformances {
      checkConformance(
        selfType, nominal, to: conformance.proto, where: conformance.requirements, declaration.nameSpan)
    }
  }

  /// The initializers that Swift writes are made when first asked for, which may be while the type's own properties
  /// are still being checked: `static let zero = Vec(x: 0, y: 0)`.
  func deferInitializers(_ declaration: TypeDecl, _ nominal: Nominal) {
    for member in declaration.members {
      if case .type(let nested) = member.kind,
        case .type(let inner)? = nestedType(of: .nominal(nominal, []), named: nested.name)
      {
        deferInitializers(nested, inner)
      }
    }
    let selfType: Type = .nominal(nominal, nominal.generics.map { .parameter($0) })
    pendingInitializers[ObjectIdentifier(nominal)] = { [unowned self] in
      switch nominal.kind {
      case .struct: addMemberwiseInitializer(nominal, selfType)
      case .class: addClassInitializers(declaration, nominal, selfType)
      case .enum: finishEnum(declaration, nominal, selfType)
      case .protocol: break
      }
    }
  }

  func completeInitializers(_ nominal: Nominal) {
    if let parent = nominal.superclass?.nominal { completeInitializers(parent) }
    pendingInitializers.removeValue(forKey: ObjectIdentifier(nominal))?()
  }

  private func declaredInitializers(_ nominal: Nominal) -> [Function] {
    nominal.members(named: "init").compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  private func addMemberwiseInitializer(_ nominal: Nominal, _ selfType: Type) {
    let written = nominal.declaration?.members.contains {
      if case .function(let function) = $0.kind, case .initializer = function.kind { return true }
      return false
    }
    if written == true { return }
    let function = Function(
      "init", .initializer, body: .synthesized(.memberwiseInit), span: nominal.declaration!.nameSpan)
    function.owner = nominal
    function.result = selfType
    for property in nominal.storedProperties where !(property.isLet && property.initialValue != nil) {
      if property.isLazy { continue }
      if property.type.isError { finish(property) }
      var parameter = FunctionParameter(label: property.name, name: property.name, type: property.type)
      if let value = property.initialValue {
        parameter.defaultValue = DefaultValue(value, scope: property.scope)
      } else if !property.isLet, case .optional = property.type.resolved {
        parameter.defaultValue = DefaultValue(Expr(.nilLiteral, property.span), scope: property.scope)
      }
      function.parameters.append(parameter)
    }
    nominal.add(.function(function), named: "init")
  }

  private func addClassInitializers(_ declaration: TypeDecl, _ nominal: Nominal, _ selfType: Type) {
    let own = declaredInitializers(nominal)
    let designated = own.filter { !$0.isConvenience }
    let uninitialized = nominal.storedProperties.filter { property in
      if property.initialValue != nil || property.isLazy || property.isWeak { return false }
      if case .optional = property.type.resolved, !property.isLet { return false }
      return !property.type.isError
    }
    if designated.isEmpty, !uninitialized.isEmpty {
      report(.noInitializers("class", nominal.name), declaration.nameSpan)
      return
    }
    guard let parent = nominal.superclass?.nominal else {
      if own.isEmpty {
        let function = Function("init", .initializer, body: .synthesized(.memberwiseInit), span: declaration.nameSpan)
        function.owner = nominal
        function.result = selfType
        nominal.add(.function(function), named: "init")
      }
      return
    }
    let inherited = declaredInitializers(parent)
    let overridesAll = inherited.filter { !$0.isConvenience && !$0.isAlias && $0.parameters.first?.label != "coder" }
      .allSatisfy { theirs in own.contains { $0.fullName == theirs.fullName } }
    for theirs in inherited where !own.contains(where: { $0.fullName == theirs.fullName }) {
      if designated.isEmpty {
        inherit(theirs, nominal, selfType, declaration.nameSpan)
      } else if theirs.isConvenience, overridesAll {
        inheritConvenience(theirs, nominal, selfType, declaration.nameSpan)
      } else if theirs.isRequired, parent.module == "main" {
        report(.requiredInitializer(theirs.fullName, parent.name), declaration.span.endingBrace)
      }
    }
  }

  private func inherit(_ theirs: Function, _ nominal: Nominal, _ selfType: Type, _ span: Span) {
    let function = Function("init", .initializer, body: .synthesized(.inheritedInit(theirs)), span: span)
    let substitution = Substitution(
      theirs.owner?.generics ?? [], conformances.arguments(of: selfType, as: theirs.owner!), conformances)
    function.owner = nominal
    function.parameters = theirs.parameters.map { parameter in
      var copy = parameter
      copy.type = substitution.apply(parameter.type)
      return copy
    }
    function.isFailable = theirs.isFailable
    function.isThrowing = theirs.isThrowing
    function.thrown = theirs.thrown.map(substitution.apply)
    function.isConvenience = theirs.isConvenience
    function.isRequired = theirs.isRequired
    function.isAlias = theirs.isAlias
    function.generics = theirs.generics
    function.overridden = theirs
    function.result = theirs.isFailable ? .optional(selfType) : selfType
    nominal.add(.function(function), named: "init")
  }

  /// A convenience initializer of the superclass delegates to a designated one by dynamic class: to the override.
  /// `UIView()` is `init(frame: .zero)`.
  private func inheritConvenience(_ theirs: Function, _ nominal: Nominal, _ selfType: Type, _ span: Span) {
    if theirs.parameters.isEmpty, declaredInitializers(nominal).contains(where: { $0.fullName == "init(frame:)" }) {
      var parser = Parser(SourceText(name: "<inherited>", "self.init(frame: .zero)"))
      let body = scriptBody(parser.parseUnit().statements, source: source, scope: nominal.scope)
      let function = Function("init", .initializer, body: .script(body), span: span)
      function.owner = nominal
      function.isConvenience = true
      function.source = source
      function.result = selfType
      nominal.add(.function(function), named: "init")
      if let inside = nominal.scope, case .type(let context) = inside.kind {
        schedule(function, body, [], context: context, scope: inside)
      }
    } else if theirs.origin.isScripted {
      inherit(theirs.origin, nominal, selfType, span)
    }
  }

  // MARK: Enumerations

  func declareCases(_ declaration: TypeDecl, _ nominal: Nominal) {
    var isReported = false
    var names: Set<Name> = []
    var cases = nominal.cases
    for (index, written) in declaration.cases.enumerated() {
      let made = EnumCase(written.name, index: index, owner: nominal)
      made.payload = (written.payload ?? []).map { ($0.label, resolve($0.type)) }
      made.defaults = (written.payload ?? []).map { $0.defaultValue.map { DefaultValue($0, scope: scope) } }
      if !names.insert(written.name).inserted {
        report(.redeclaration(written.name.text), written.span)
      }
      let isRecursive = made.payload.contains { _, type in
        if case .nominal(let other, _) = type { other === nominal } else { false }
      }
      if isRecursive, !nominal.isIndirect, !written.isIndirect, !isReported {
        report(.recursiveEnum(nominal.name), declaration.nameSpan)
        isReported = true
      }
      cases.append(made)
      nominal.add(.enumCase(made), named: written.name)
    }
    nominal.cases = cases
    assignRawValues(declaration, nominal)
  }

  private func finishEnum(_ declaration: TypeDecl, _ nominal: Nominal, _ selfType: Type) {
    if let rawType = nominal.rawType {
      let make = Function("init", .initializer, body: .synthesized(.rawValueInit), span: declaration.nameSpan)
      make.owner = nominal
      make.isFailable = true
      make.parameters = [FunctionParameter(label: "rawValue", name: "rawValue", type: rawType)]
      make.result = .optional(selfType)
      nominal.add(.function(make), named: "init")
      addComputed("rawValue", rawType, .rawValue, nominal, isStatic: false, declaration.nameSpan)
    }
    if nominal.conformances.contains(where: { $0.proto === catalog.caseIterable }),
      nominal.members(named: "allCases").isEmpty, nominal.cases.allSatisfy({ $0.payload.isEmpty })
    {
      addComputed("allCases", catalog.array(selfType), .allCases, nominal, isStatic: true, declaration.nameSpan)
    }
  }

  private func addComputed(
    _ name: Name, _ type: Type, _ body: Synthesized, _ nominal: Nominal, isStatic: Bool, _ span: Span
  ) {
    let property = Property(name, type, span: span)
    property.owner = nominal
    property.isStatic = isStatic
    let getter = Function(name, .getter, body: .synthesized(body), span: span)
    getter.owner = nominal
    getter.isStatic = isStatic
    getter.result = type
    property.getter = getter
    nominal.add(.property(property), named: name)
  }

  // MARK: Conformance

  /// Reports when the type lacks what the protocol requires.
  func checkConformance(
    _ type: Type, _ nominal: Nominal, to proto: Nominal, where requirements: [Requirement], _ span: Span
  ) {
    let saved = conformances.assumptions
    conformances.assumptions += requirements
    defer { conformances.assumptions = saved }
    var missing: [String] = []
    for each in conformances.closure(of: proto) {
      if each.module == "Swift" {
        if !synthesizes(type, nominal, each) { missing += missingNative(type, nominal, each) }
        continue
      }
      for member in each.allMembers {
        switch member {
        case .function(let requirement) where requirement.isRequirement && !requirement.isOptionalRequirement:
          if requirement.kind == .initializer {
            let found = nominal.members(named: "init").lazy.compactMap { member -> Function? in
              if case .function(let function) = member, function.fullName == requirement.fullName {
                function
              } else {
                nil
              }
            }.first
            if found == nil { missing.append("'\(requirement.fullName)'") }
            if let found, nominal.kind == .class, !nominal.isFinal, !found.isRequired, found.owner?.module == "main" {
              report(.needsRequired(requirement.fullName, nominal.name), found.span)
            }
          } else if conformances.witness(type, for: requirement) == nil {
            if isBuiltin(requirement, of: type) { continue }
            missing.append("'\(requirement.fullName)'")
          } else if let use = conformances.witness(type, for: requirement) {
            if use.function.isThrowing, !requirement.isThrowing {
              missing.append("'\(requirement.fullName)' that does not throw")
            } else if requirement.isMutating == false, use.function.isMutating {
              missing.append("'\(requirement.fullName)' that is not 'mutating'")
            } else if !witnessTypesMatch(type, requirement, use) {
              missing.append("'\(requirement.fullName)' of type '\(Type.function(requirement.type))'")
            } else if use.function.isPrivate, use.function.owner === nominal {
              report(.notDeclaredInternal(use.function.fullName, each.name), use.function.span)
            }
          }
        case .property(let requirement) where requirement.isRequirement && !requirement.isOptionalRequirement:
          if let use = conformances.witness(type, for: requirement) {
            if requirement.setter != nil, !use.property.isSettable {
              missing.append("a settable '\(requirement.name.text)'")
            } else if !requirementTypeMatches(type, requirement.type, use) {
              missing.append("'\(requirement.name.text)' of type '\(requirement.type)'")
            }
          } else {
            missing.append("'\(requirement.name.text)'")
          }
        default: break
        }
      }
    }
    if !missing.isEmpty { report(.doesNotConform(type, proto, missing), span) }
  }

  /// Whether a type of the language has the operator that a script's protocol requires.
  private func isBuiltin(_ requirement: Function, of type: Type) -> Bool {
    guard type.nominal?.module == "Swift", requirement.isStatic, requirement.parameters.count == 2,
      Self.builtin(requirement.name) != nil, let proto = requirement.owner
    else { return false }
    var mine = Substitution(conformances)
    mine.set(proto.selfParameter!, type)
    let operands = requirement.parameters.map { TypedExpr(.discard, mine.apply($0.type), requirement.span) }
    guard let made = probeBuiltin(requirement.name, operands[0], operands[1]) else { return false }
    return conformances.same(made.type, mine.apply(requirement.result))
  }

  private func witnessTypesMatch(_ type: Type, _ requirement: Function, _ use: FunctionUse) -> Bool {
    guard use.function.generics.isEmpty, requirement.generics.isEmpty, let proto = requirement.owner else {
      return true
    }
    var theirs = Substitution(conformances)
    theirs.set(proto.selfParameter!, type)
    let owner = use.function.owner
    var mine = Substitution(owner?.generics ?? [], use.ownerArguments, conformances)
    if let parameter = owner?.selfParameter { mine.set(parameter, type) }
    return zip(use.function.parameters, requirement.parameters).allSatisfy {
      conformances.same(mine.apply($0.type), theirs.apply($1.type)) && $0.isInout == $1.isInout
    }
      && (conformances.same(mine.apply(use.function.result), theirs.apply(requirement.result))
        || canConvert(mine.apply(use.function.result), to: theirs.apply(requirement.result)))
  }

  private func requirementTypeMatches(_ type: Type, _ wanted: Type, _ use: PropertyUse) -> Bool {
    var theirs = Substitution(conformances)
    var mine = Substitution(use.property.owner?.generics ?? [], use.ownerArguments, conformances)
    if let owner = use.property.owner, let parameter = owner.selfParameter { mine.set(parameter, type) }
    for proto in conformances.protocols(of: type) {
      if let parameter = proto.selfParameter { theirs.set(parameter, type) }
    }
    return conformances.same(mine.apply(use.property.type), theirs.apply(wanted)) || use.property.type.isError
  }

  /// Whether Swift writes the members of this protocol of its own itself.
  private func synthesizes(_ type: Type, _ nominal: Nominal, _ proto: Nominal) -> Bool {
    switch proto.name.text {
    case "Equatable", "Hashable":
      if nominal.kind == .class {
        return proto.name == "Equatable"
          ? conformances.operatorWitness(type, "==") != nil || nominal.nativeRoot != nil
          : nominal.nativeRoot != nil || !nominal.members(named: "hash").isEmpty || inheritsMember(nominal, "hash")
      }
      if proto.name == "Equatable", conformances.operatorWitness(type, "==") != nil { return true }
      if proto.name == "Hashable", !nominal.members(named: "hash").isEmpty { return true }
      let parts = nominal.storedProperties.map(\.type) + nominal.cases.flatMap { $0.payload.map(\.type) }
      return parts.allSatisfy { conforms($0, proto, assumingOf: nominal) }
    case "CaseIterable":
      return nominal.kind == .enum && nominal.cases.allSatisfy { $0.payload.isEmpty }
        || !nominal.members(named: "allCases").isEmpty
    case "RawRepresentable": return nominal.rawType != nil || !nominal.members(named: "rawValue").isEmpty
    case "Comparable":
      return conformances.operatorWitness(type, "<") != nil
        || nominal.kind == .enum
          && nominal.cases.allSatisfy { $0.payload.allSatisfy { conformances.conforms($0.type, to: proto) } }
    default: return false
    }
  }

  private func inheritsMember(_ nominal: Nominal, _ name: Name) -> Bool {
    nominal.ancestors.contains { !$0.members(named: name).isEmpty }
  }

  /// Within a generic type, `struct Pair<A>: Equatable where A: Equatable` and plain `Pair<A: Equatable>` count.
  private func conforms(_ type: Type, _ proto: Nominal, assumingOf nominal: Nominal) -> Bool {
    if type.isError || conformances.conforms(type, to: proto) { return true }
    let saved = conformances.assumptions
    defer { conformances.assumptions = saved }
    for conformance in nominal.conformances { conformances.assumptions += conformance.requirements }
    return conformances.conforms(type, to: proto)
  }

  /// What of a protocol of Swift's own is missing, for those whose requirements a script must write.
  private func missingNative(_ type: Type, _ nominal: Nominal, _ proto: Nominal) -> [String] {
    let wanted: [(Name, String)]
    switch proto.name.text {
    case "Equatable": return ["'=='"]
    case "Hashable": return ["'hash(into:)'"]
    case "Comparable": return ["'<'"]
    case "RawRepresentable": return ["'rawValue'"]
    case "CaseIterable": return ["'allCases'"]
    case "CustomStringConvertible": wanted = [("description", "'description'")]
    case "CustomDebugStringConvertible": wanted = [("debugDescription", "'debugDescription'")]
    case "IteratorProtocol": wanted = [("next", "'next()'")]
    case "Identifiable": wanted = nominal.kind == .class ? [] : [("id", "'id'")]
    case "Sequence":
      let isIterated =
        conformances.conforms(type, to: catalog.iteratorProtocol) || conformsByName(type, "Collection")
      wanted = isIterated ? [] : [("makeIterator", "'makeIterator()'")]
    case "Collection":
      wanted = [("startIndex", "'startIndex'"), ("endIndex", "'endIndex'"), ("subscript", "'subscript'")]
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
