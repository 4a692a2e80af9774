import Syntax

/// Names and members as values.
extension Checker {
  func checkName(_ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let name = use.name
    if name == "self" {
      if let variable = selfVariable() { return self.use(variable, span) }
      if let type = currentViewType, !isInInitialValue { return TypedExpr(.currentView, type, span) }
      return fail(.selfOutsideType, span)
    }
    if name == "_" {
      return isAssigning ? TypedExpr(.discard, freshVariable(.general, span), span) : fail(.discardAsValue, span)
    }
    if name == "Self", let context = scope.typeContext {
      if let dynamic = dynamicSelf(context, span) { return dynamic }
      return TypedExpr(.metatype(context.selfType), .metatype(context.selfType), span)
    }
    if name.isOperator { return operatorValue(use, expecting, span) }
    switch lookup(name) {
    case .variable(let variable): return readVariable(variable, span)
    case .localFunctions(let locals, let generic):
      if locals.count == 1, generic.isEmpty { return self.use(locals[0].variable, span) }
      let value = functionValue((locals.map(\.function) + generic).map { CallCandidate($0) }, use, expecting, span)
      guard case .function(let chosen) = value.kind,
        let local = locals.first(where: { $0.function === chosen.function })
      else { return value }
      return self.use(local.variable, span)
    case .constant(let property):
      return TypedExpr(.property(nil, PropertyUse(property)), property.type, span)
    case .functions(let functions):
      return functionValue(functions.map { CallCandidate($0) }, use, expecting, span)
    case .members(let found, let variable, let selfType):
      let (base, type, isStatic) = implicitBase(variable, selfType, span)
      return memberValue(found, base: base, baseType: type, use, expecting, span, isStatic: isStatic)
    case .type: return typeValue(TypeExpr(.named(use), span), span)
    case .nothing:
      if name.isOperator { return operatorValue(use, expecting, span) }
      if name == "Any" { return typeValue(TypeExpr(.named(use), span), span) }
      if probe != nil { tellProbe(of: use, expecting: expecting) }
      return fail(unknown(name), use.span)
    }
  }

  /// Whether the code is the value that a stored property begins with.
  private var isInInitialValue: Bool {
    var function: TypedFunction? = currentFunction
    while let current = function {
      if case .storedProperty? = current.place { return true }
      function = current.parent
    }
    return false
  }

  func isMetatype(_ variable: Variable?) -> Bool { variable?.type.metatypeInstance != nil }

  private func readVariable(_ variable: Variable, _ span: Span) -> TypedExpr {
    if variable.isUninitialized { noteFlow() }
    if let getter = variable.getter, getter.isThrowing, !isAssigning {
      noteThrowingCall(span, getter.thrown, .property)
    }
    return use(variable, span)
  }

  /// A type's name where a value stands: followed by `.` or `(` it is the type itself.
  private func typeValue(_ written: TypeExpr, _ span: Span) -> TypedExpr {
    if case .named(let use) = written.kind, use.genericArguments.isEmpty,
      case .type(let nominal)? = typeEntity(use.name),
      !nominal.generics.isEmpty, enclosingType(nominal) == nil
    {
      // The arguments will be inferred from the call.
      let type = inferredType(nominal, span)
      return TypedExpr(.metatype(type), .metatype(type), span)
    }
    // An alias with parameters, too.
    let saved = opensGenerics
    opensGenerics = true
    defer { opensGenerics = saved }
    let type = resolve(written)
    return TypedExpr(.metatype(type), .metatype(type), span)
  }

  func constrainedVariable(_ parameter: GenericParameter, of function: Function? = nil, _ span: Span) -> Type {
    let variable = TypeVariable(.general, span)
    variable.function = function
    variable.protocols = parameter.protocols
    variable.name = parameter.name
    openVariables.append(variable)
    return .variable(variable)
  }

  // MARK: Members

  func checkMember(_ base: Expr?, _ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    guard let base else { return checkImplicitMember(use, expecting, span) }
    notePlainList(base, use.name)
    if case .superRef = base.kind { return checkSuperMember(use, expecting, span) }
    if case .name(let module) = base.kind, isModule(module.name), case .nothing = lookup(module.name) {
      return absent(use, in: module.name) ?? checkName(use, expecting, span)
    }
    if isSelfWord(use) {
      guard let type = typeNamed(base) else { return check(base, expecting: expecting) }
      if case .tuple = type { return TypedExpr(.metatype(type), .metatype(type), span) }
    }
    // `(any P).Type` is the type of `P.self`.
    if use.name == "Type", case .type(let written) = base.kind, case .any = written.kind {
      return metatypeBase(.metatype(resolve(written)), span)
    }
    if case .name(let own) = base.kind, own.name == "Self", let type = scope.typeContext?.selfType,
      nestedType(of: type, named: use.name) != nil
    {
      return member(of: TypedExpr(.metatype(type), .metatype(type), base.span), use, expecting, span)
    }
    // `.first` of a list does not tell it. (Observed.)
    let told =
      isImplicitChain(base)
      ? expecting
      : toldByEnd(base, expecting) {
        $0.type.nominal?.module == "Swift" ? nil : member(of: $0, use, expecting, span)
      }
    let first = check(base, expecting: told)
    let typed = alwaysMade(base, first, use.name) ?? first
    if let tuple = labelledTuple(base, typed, use.name) {
      return member(of: check(base, expecting: tuple), use, expecting, span)
    }
    if case .array(let items) = base.kind, !typed.type.isError {
      return blamingElement(of: items, typed, use.name, []) { member(of: typed, use, expecting, span) }
        ?? TypedExpr(.error, .error, span)
    }
    return member(of: typed, use, expecting, span)
  }

  /// `P.make()`: a protocol's own name has no implementation; `type(of: value)` has.
  func staticOfProtocol(_ name: Name, _ base: TypedExpr, _ instance: Type) -> CheckError? {
    guard case .metatype = base.kind, case .existential(let protocols) = instance.resolved, !protocols.isEmpty else {
      return nil
    }
    return .staticOfProtocol(name, instance)
  }

  func member(of given: TypedExpr, _ use: NameUse, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let typed = eager(given, for: use.name, isCalled: false)
    let type = defaulted(typed.type, member: use.name, expecting: expecting)
    switch type {
    case .error: return TypedExpr(.error, .error, span)
    case .metatype(let instance), .anyMetatype(let instance):
      if isSelfWord(use) { return typed }
      if use.name == "Type" || use.name == "Protocol", case .metatype = typed.kind {
        return metatypeBase(use.name == "Protocol" ? .metatype(instance) : instance.asMetatype, span)
      }
      if let nested = nestedType(of: instance, named: use.name) ?? inheritedAlias(of: instance, named: use.name) {
        if case .type(let nominal) = nested {
          refusePrivate(nominal, use.span)
          let found =
            nominal.generics.isEmpty || !use.genericArguments.isEmpty
            ? nominalType(nominal, use.genericArguments.map(resolve), in: instance, span)
            : inferredType(nominal, in: instance, span)
          return TypedExpr(.metatype(found), .metatype(found), span)
        }
        if case .typealias_(_, _, let target) = nested {
          let meant = asMember(target, of: instance)
          return TypedExpr(.metatype(meant), .metatype(meant), span)
        }
      }
      if case .optional(let payload) = instance.resolved {
        if use.name == "none" { return TypedExpr(.none, instance, span) }
        if use.name == "some" { return wrapper(payload, span) }
      }
      let found = members(of: instance, named: use.name, isStatic: true)
      if !found.isEmpty, !labelsMeanMethod(use, of: instance, besides: found) {
        if let error = staticOfProtocol(use.name, typed, instance) { return fail(error, typed.span) }
        return memberValue(found, base: typed, baseType: instance, use, expecting, span, isStatic: true)
      }
      let unbound = members(of: instance, named: use.name, isStatic: false)
      if !unbound.isEmpty {
        // A property of that name has no value without an instance.
        let methods = unbound.filter(isMethod)
        if !methods.isEmpty { return unboundMethod(methods, instance, use, span) }
        return fail(.instanceMemberOnType(use.name, instance, ofSelf: isSelfValue(typed)), typed.span)
      }
      if let associated = associatedType(of: instance, named: use.name) {
        return TypedExpr(.metatype(associated), .metatype(associated), span)
      }
      return fail(noMember(use.name, of: instance, isStatic: true), use.span)
    case .tuple(let fields):
      if let index = fields.firstIndex(where: { $0.label == use.name }) {
        return TypedExpr(.tupleElement(typed, index), fields[index].type, span)
      }
    case .variable(let variable):
      if variable.kind == .nilLiteral { return fail(.nilNeedsContext, typed.span) }
      if variable.protocols.isEmpty {
        return fail(.baseOfMember(use.name), span)
      }
    default: break
    }
    if isSelfWord(use) { return typed }
    let found = members(of: type, named: use.name, isStatic: false)
    if !found.isEmpty { return memberValue(found, base: typed, baseType: type, use, expecting, span, isStatic: false) }
    if case .optional(let payload) = type {
      if typed.isImplicitlyUnwrapped {
        return member(of: TypedExpr(.forceUnwrap(typed, implicit: true), payload, typed.span), use, expecting, span)
      }
      let isElement =
        if case .tuple(let fields) = payload.resolved { fields.contains { $0.label == use.name } } else { false }
      if isElement || !members(of: payload, named: use.name, isStatic: false).isEmpty {
        return fail(.memberOfOptional(use.name, type, payload: payload), typed.span)
      }
    }
    if let dynamic = dynamicMember(of: typed, use, expecting, span) { return dynamic }
    if let error = ofTypeItself(use.name, type) { return fail(error, typed.span) }
    switch typed.kind {
    case .boundMethod(_, let method): return fail(.methodAsProperty(method.function.name), typed.span)
    case .function(let method) where method.function.owner != nil && method.function.kind == .function:
      return fail(.methodAsProperty(method.function.name), typed.span)
    default: break
    }
    if case .tuple = type { return fail(.noTupleMember(use.name.text, type), span) }
    return fail(noMember(use.name, of: type, isStatic: false), use.span)
  }

  /// Why a type has no such member: it never had, or it has elsewhere.
  func noMember(_ name: Name, of type: Type, isStatic: Bool) -> CheckError {
    if let absence = type.nominal?.nativeRoot.flatMap({ _ in catalog.absence(ofMember: name) }) {
      return .absent(name, absence)
    }
    if type.nominal?.module == "Swift", let outside = outsideMember(name) { return outside }
    let names: [Name]
    if case .tuple(let fields) = type {
      names = fields.compactMap(\.label)
    } else {
      names = memberNames(of: type, isStatic: isStatic, where: nearness(to: name))
    }
    var near = near(name, in: names)
    if type.nominal?.module == "Swift" { near = near.filter { isVeryNear(name, $0) } }
    if let word = ForeignWords.member(for: name.text),
      !members(of: type, named: Name(word), isStatic: isStatic).isEmpty
    {
      near = [word]
    }
    return .noMember(name, type, isStatic: isStatic, candidates: near)
  }

  /// `Tree.count(of:)` beside a static `count`.
  private func labelsMeanMethod(_ use: NameUse, of type: Type, besides found: [MemberCandidate]) -> Bool {
    guard let labels = use.labels else { return false }
    func answers(_ candidate: MemberCandidate) -> Bool { candidate.member.asFunction?.has(labels) ?? false }
    return !found.contains(where: answers)
      && members(of: type, named: use.name, isStatic: false).contains(where: answers)
  }

  func isMethod(_ candidate: MemberCandidate) -> Bool {
    if case .function(let function) = candidate.member { function.kind == .function } else { false }
  }

  /// A member as a value: a property read, a case, or a method as a function.
  func memberValue(
    _ found: [MemberCandidate], base: TypedExpr?, baseType: Type, _ use: NameUse, _ expecting: Type?, _ span: Span,
    isStatic: Bool, isSuper: Bool = false
  ) -> TypedExpr {
    if let first = meantProperty(found, baseType) {
      guard let candidate = meantAmongRivals(first, found, expecting), case .property(let property) = candidate.member
      else { return fail(.ambiguous(use.name.text), use.span) }
      return propertyValue(
        property, candidate, base: isStatic ? staticBase(base, baseType) : base, use, span, isSuper: isSuper)
    }
    for candidate in found {
      switch candidate.member {
      case .enumCase(let enumCase):
        if enumCase.payload.isEmpty {
          let value = TypedExpr(.enumCase(enumCase, []), baseType, span)
          guard isStatic, let base, base.mayAct else { return value }
          return TypedExpr(.sequence([base, value]), baseType, span)
        }
        let payload = payloadTypes(enumCase, baseType)
        return TypedExpr(
          .caseFunction(enumCase), .function(FunctionType(payload.map { .init($0.type) }, baseType, isSendable: true)),
          span)
      default: continue
      }
    }
    let candidates = found.compactMap { candidate -> CallCandidate? in
      guard case .function(let function) = candidate.member, holds(function.requirements, candidate) else { return nil }
      if let base, function.kind == .initializer { return maker(function, candidate, base, baseType, isValue: true) }
      return callCandidate(
        function, candidate, base: isStatic ? staticBase(base, baseType) : base, isSuper: isSuper)
    }
    if candidates.isEmpty {
      if let unmet = unmetRequirement(found) { return fail(unmet, use.span) }
      return fail(.noMember(use.name, baseType, isStatic: isStatic, candidates: []), use.span)
    }
    return functionValue(candidates, use, expecting, span)
  }

  func payloadTypes(_ enumCase: EnumCase, _ type: Type) -> [(label: Name?, type: Type)] {
    let substitution = Substitution(enumCase.owner.generics, type.arguments, conformances)
    return enumCase.payload.map { ($0.label, substitution.apply($0.type)) }
  }

  func substitution(for candidate: MemberCandidate) -> Substitution {
    ownerSubstitution(candidate.owner, candidate.ownerArguments)
  }

  func ownerSubstitution(_ owner: Nominal?, _ arguments: [Type]) -> Substitution {
    guard let owner else { return Substitution(conformances) }
    if let parameter = owner.selfParameter { return Substitution([parameter], arguments, conformances) }
    return Substitution(owner.generics, arguments, conformances)
  }

  func holds(_ requirements: [Requirement], _ candidate: MemberCandidate) -> Bool {
    if requirements.isEmpty { return true }
    return conformances.hold(requirements, substitution(for: candidate))
  }

  func propertyValue(
    _ property: Property, _ candidate: MemberCandidate, base: TypedExpr?, _ use: NameUse, _ span: Span, isSuper: Bool
  ) -> TypedExpr {
    finish(property)
    if let given = base, wraps(property.type, given.type, property.owner) {
      return fail(.needsOwnType(use.name, given.type), given.span)
    }
    let base = received(base, by: candidate)
    var dispatch: Dispatch = .direct
    if property.isRequirement {
      dispatch = .witness
    } else if isSuper {
      dispatch = .superclass
    } else if candidate.owner.kind == .class, candidate.owner.native == nil, !property.isStatic || base != nil {
      dispatch = isOwnStorage(property, base) ? .direct : .virtual
    }
    var arguments = candidate.ownerArguments
    if property.owner !== candidate.owner, let owner = property.owner, owner.kind == .class {
      arguments = conformances.arguments(of: candidate.ownerArguments.first ?? .void, as: owner)
    }
    if property.isLazy || property.getter?.isMutating == true, !isAssigning, let base, !isReference(base.type) {
      requireMutable(base, .mutatingGetter, use.span)
    }
    var type = substitution(for: candidate).apply(property.type)
    if base?.type.isExistential == true { type = erased(type, isOfBox: true) }
    if property.givesSelf { type = seen(type, property.owner, base) }
    if property.isPrivate, !isInside(candidate.owner) {
      report(.privateMember(property.name), use.span)
    }
    let expr = TypedExpr(
      .property(base, PropertyUse(property, ownerArguments: arguments, dispatch: dispatch)), type, span)
    expr.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
    if let getter = property.getter, getter.isThrowing, !isAssigning {
      noteThrowingCall(span, getter.thrown.map(substitution(for: candidate).apply), .property)
    }
    requireExplicitSelf(base, "reference to property '\(property.name.text)'", use.span)
    return expr
  }

  func isInside(_ nominal: Nominal) -> Bool {
    if isLibrary { return true }
    var next: Scope? = scope
    while let current = next {
      if case .type(let context) = current.kind {
        var outer: Nominal? = context.nominal
        while let each = outer {
          if each === nominal { return true }
          outer = each.parent
        }
      }
      next = current.parent
    }
    return false
  }

  func checkTupleElement(_ base: Expr, _ index: Int, _ span: Span) -> TypedExpr {
    let typed = unwrapped(check(base, expecting: nil))
    if typed.type.isError { return typed }
    guard case .tuple(let fields) = typed.type.resolved, fields.indices.contains(index) else {
      if case .optional(let payload) = typed.type.resolved, case .tuple(let fields) = payload.resolved,
        fields.indices.contains(index)
      {
        return fail(.memberOfOptional(Name("\(index)"), typed.type, payload: payload), typed.span)
      }
      return fail(noElement(index, typed.type), span)
    }
    return TypedExpr(.tupleElement(typed, index), fields[index].type, span)
  }

  func noElement(_ index: Int, _ type: Type) -> CheckError {
    if case .tuple = type.resolved { return .noTupleMember("\(index)", type) }
    return .noMember(Name("\(index)"), type, isStatic: false, candidates: [])
  }
}
