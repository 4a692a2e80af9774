import Syntax

extension Checker {
  func checkCall(_ callee: Expr, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    if let (callee, arguments) = calledByWholeName(callee, arguments) {
      return checkCall(callee, arguments, expecting, span)
    }
    if let result = calledOperator(callee, arguments, expecting, span) { return result }
    if let method = calledUnbound(callee, arguments) { return checkCall(method, arguments, expecting, span) }
    switch callee.kind {
    case .name(let use) where use.name == "self" || use.name == "_": break
    case .name(let use):
      noteElements(of: nil, use.name, arguments)
      switch lookup(use.name) {
      case .functions(let functions):
        noteOpenParameters(functions, arguments)
        return resolve(functions.map { CallCandidate($0) }, use, arguments, expecting, span)
      case .localFunctions(let locals, let generic):
        return callLocal(locals, generic, use, arguments, expecting, span)
      case .members(let found, let variable, let selfType):
        if let functions = outerFunctions(use, found, selfType, arguments, span) {
          return resolve(functions.map { CallCandidate($0) }, use, arguments, expecting, span)
        }
        if variable != nil, let hidden = hiddenFunction(use, found, arguments, span) {
          checkLoosely(arguments)
          return fail(hidden, use.span)
        }
        let (base, type, isStatic) = implicitBase(variable, selfType, use.span)
        if let result = callMembers(
          found, base: base, baseType: type, use, arguments, expecting, span, isStatic: isStatic)
        {
          requireExplicitSelf(base, "call to method '\(use.name.text)'", use.span)
          return result
        }
      case .nothing:
        if use.name == "Self" { break }
        return reportUnknownCallee(use, arguments)
      default: break
      }
    // `print.self("x")` is `print("x")`.
    case .member(.some(let base), let use) where use.name == "self" && typeNamed(base) == nil:
      return checkCall(base, arguments, expecting, span)
    case .member(.some(let base), let use):
      if case .superRef = base.kind { return callSuper(use, arguments, expecting, span) }
      if case .name(let module) = base.kind, isModule(module.name), case .nothing = lookup(module.name) {
        let functions = catalog.functions(named: use.name)
        if !functions.isEmpty { return resolve(functions.map { CallCandidate($0) }, use, arguments, expecting, span) }
        return absent(use, in: module.name)
          ?? checkCall(Expr(.name(use), callee.span), arguments, expecting, span)
      }
      notePlainList(base, use.name, arguments)
      func call(of typed: TypedExpr) -> TypedExpr? {
        noteOpenParameters(of: base, use.name, arguments)
        noteElements(of: base, use.name, arguments)
        noteLateKeys(of: typed, use, arguments, expecting)
        let wanted = composed(typed.type, use, arguments, expecting) ?? expecting
        if use.name == "flatMap" {
          return callFlatMap(of: typed, base, use, arguments, wanted) {
            callMember(of: typed, $0, arguments, $1, span)
          }
        }
        return callMember(of: typed, use, arguments, wanted, span)
      }
      func calledValue(of typed: TypedExpr) -> TypedExpr {
        callOfValue(member(of: typed, use, nil, callee.span), arguments, expecting, span)
      }
      var wanted = isImplicitChain(base) ? expecting : rangeSought(base, use, arguments)
      let told = wanted == nil ? toldByEnd(base, expecting) { call(of: $0) ?? calledValue(of: $0) } : nil
      wanted = wanted ?? told ?? listTaken(base, by: arguments, expecting) ?? passedOn(base, use.name, expecting)
      let first = check(base, expecting: wanted)
      let typed = alwaysMade(base, first, use.name) ?? first
      let result: TypedExpr?
      if let list = labelledList(base, typed) {
        result = either({ call(of: typed) }, { call(of: check(base, as: list)) })
      } else if case .array(let items) = base.kind, !typed.type.isError {
        result = blamingElement(of: items, typed, use.name, arguments) { call(of: typed) }
      } else {
        result = call(of: typed)
      }
      if let result { return result }
      if told != nil { return calledValue(of: typed) }
    case .member(nil, let use):
      if let result = callImplicit(use, arguments, expecting, span) { return result }
    default: break
    }
    markNonescaping(callee)
    func called(_ result: Type?) -> TypedExpr {
      // `.make(3)(4)`: the chain begins with a member of what its end gives.
      let wanted = isImplicitChain(callee) ? expecting : calledAtOnce(callee, arguments, result)
      return callOfValue(check(callee, expecting: wanted), arguments, expecting, span)
    }
    // `let gap: Double = { let n = 3; return 8 }()`: what is expected says what it gives.
    guard let expecting, !isUnknown(expecting), !expecting.isVoid,
      case .closure(let closure) = callee.withoutParens.kind,
      closure.result == nil
    else { return called(nil) }
    // `print({ isBig ? 3 : 2.5 }())`: where anything will do, the values of a condition are of one type first. (Observed.)
    if expecting.isAny {
      switch valueGiven(by: closure)?.withoutParens.kind {
      case .ternary: return called(nil)
      // `print({ count ?? 0.5 }())`: and those of a default are optional then.
      case .binary(_, let op, _) where op.name == "??":
        return attempt({ called(nil) }) == nil ? called(.optional(.any)) : called(nil)
      default: break
      }
    }
    return either({ called(expecting) }) {
      // What it gives by itself does not fit either: the mistake is inside.
      let fits = attempt { canConvert(called(nil), to: expecting) } ?? true
      return fits ? called(nil) : called(expecting)
    }
  }

  /// `{ $0 + 1 }(2)`: the arguments say what the parameters are.
  private func calledAtOnce(_ callee: Expr, _ arguments: [Argument], _ result: Type?) -> Type? {
    guard case .closure(let closure) = callee.withoutParens.kind else { return nil }
    let isSaid = closure.parameters.map { $0.allSatisfy { $0.type != nil } } ?? arguments.isEmpty
    if isSaid, result == nil { return nil }
    if arguments.contains(where: { needsContext($0.value) }) { return nil }
    let parameters = arguments.map { argument in
      FunctionType.Parameter(
        isSaid ? freshVariable(.general, argument.value.span) : check(argument.value, expecting: nil).type)
    }
    return .function(FunctionType(parameters, result ?? freshVariable(.general, callee.span), isThrowing: true))
  }

  private func reportUnknownCallee(_ use: NameUse, _ arguments: [Argument]) -> TypedExpr {
    checkLoosely(arguments)
    return fail(unknown(use.name), use.span)
  }

  /// Calls a member of a typed base. nil when the member is a property whose value is called.
  private func callMember(
    of given: TypedExpr, _ use: NameUse, _ arguments: [Argument], _ expecting: Type?, _ span: Span
  ) -> TypedExpr? {
    let typed = eager(given, for: use.name, isCalled: true)
    settleByArguments(typed, use, arguments, span)
    let type = defaulted(typed.type, member: use.name)
    switch type {
    case .error:
      checkLoosely(arguments)
      return TypedExpr(.error, .error, span)
    case .metatype(let instance), .anyMetatype(let instance):
      if use.name == "init" { return construct(instance, typed, arguments, expecting, span, named: use.span) }
      if case .optional(let payload) = instance.resolved, use.name == "some", arguments.count == 1 {
        return TypedExpr(
          .convert(.wrapOptional, check(arguments[0].value, as: payload, .argument)), instance, span)
      }
      let found = members(of: instance, named: use.name, isStatic: true)
      if found.isEmpty, needsInstance(instance, use.name, arguments) {
        return fail(.instanceMemberOnType(use.name, instance, ofSelf: isSelfValue(typed)), typed.span)
      }
      if found.isEmpty || found.allSatisfy({ if case .type = $0.member { true } else { false } }) { return nil }
      if let error = staticOfProtocol(use.name, typed, instance) { return fail(error, typed.span) }
      return callMembers(found, base: typed, baseType: instance, use, arguments, expecting, span, isStatic: true)
    default: break
    }
    if use.name == "init", case .variable(let variable) = typed.kind, variable.name == "self",
      currentFunction.isInitializer
    {
      return delegate(type, typed, arguments, span)
    }
    let found = members(of: type, named: use.name, isStatic: false)
    let forced = unwrapped(typed)
    // `items.map { $0 + 1 }` is the list's where the optional's own does not fit.
    if forced !== typed, !found.isEmpty, !members(of: forced.type, named: use.name, isStatic: false).isEmpty,
      attempt({ callMembers(found, base: typed, baseType: type, use, arguments, expecting, span, isStatic: false) })
        == nil
    {
      return callMember(of: forced, use, arguments, expecting, span)
    }
    if found.isEmpty {
      if forced !== typed { return callMember(of: forced, use, arguments, expecting, span) }
      if case .function? = functionLabel(type, use.name) { return nil }
      if !dynamicSubscripts(of: type).isEmpty { return nil }
      checkLoosely(arguments)
      return member(of: typed, use, nil, span)
    }
    return callMembers(found, base: typed, baseType: type, use, arguments, expecting, span, isStatic: false)
  }

  /// `4.advanced(by: 0.25)`: what a number is, what its method is given may tell.
  private func settleByArguments(_ typed: TypedExpr, _ use: NameUse, _ arguments: [Argument], _ span: Span) {
    guard case .variable(let variable) = typed.type.resolved, variable.kind == .integerLiteral, !arguments.isEmpty
    else { return }
    func takes(_ type: Type) -> Bool {
      let mark = trail.count
      defer { unwind(to: mark) }
      guard unify(typed.type, type) else { return false }
      let found = members(of: type, named: use.name, isStatic: false)
      return !found.isEmpty
        && attempt {
          callMembers(found, base: typed, baseType: type, use, arguments, nil, span, isStatic: false)
        } != nil
    }
    if !takes(catalog.int), takes(catalog.double) { bind(variable, to: catalog.double) }
  }

  private func functionLabel(_ type: Type, _ name: Name) -> Type? {
    if case .tuple(let fields) = type.resolved { return fields.first { $0.label == name }?.type.resolved }
    return nil
  }

  /// `max(lowerBound, 3)` in an extension of `Range`, which has a `max()` only where its bounds can be counted: of these two
  /// names Swift looks further out then.
  private func outerFunctions(
    _ use: NameUse, _ found: [MemberCandidate], _ type: Type, _ arguments: [Argument], _ span: Span
  ) -> [Function]? {
    guard use.name == "min" || use.name == "max", let nominal = type.nominal else { return nil }
    let ways = nominal.conformances.filter { conformances.inherits($0.proto, from: catalog.sequenceProtocol) }
    guard !ways.isEmpty, !ways.contains(where: { $0.requirements.isEmpty }) else { return nil }
    let isFitting = found.contains {
      if case .function(let function) = $0.member { fits(arguments, function, span) } else { true }
    }
    return isFitting ? nil : catalog.functions(named: use.name)
  }

  /// `max(1, 2)` in a collection: a member of that name, which takes other arguments, hides the function.
  private func hiddenFunction(
    _ use: NameUse, _ found: [MemberCandidate], _ arguments: [Argument], _ span: Span
  ) -> CheckError? {
    let methods = found.compactMap { if case .function(let function) = $0.member { function } else { nil } }
    guard methods.count == found.count, !methods.contains(where: { fits(arguments, $0, span) }) else { return nil }
    let own = global.local(use.name).compactMap { if case .function(let function) = $0 { function } else { nil } }
    let functions = own.isEmpty ? catalog.functions(named: use.name) : own
    guard let function = functions.first else { return nil }
    return .hidesFunction(use.name, function.shownName, isOwn: !own.isEmpty)
  }

  /// After an error the arguments are still looked at, for their own mistakes. What a function among them means, nothing
  /// tells any more.
  func checkLoosely(_ arguments: [Argument]) {
    for argument in arguments where !needsContext(argument.value) && !isClosure(argument.value) {
      _ = check(argument.value, expecting: nil)
    }
  }

  func callMembers(
    _ found: [MemberCandidate], base: TypedExpr?, baseType: Type, _ use: NameUse, _ arguments: [Argument],
    _ expecting: Type?, _ span: Span, isStatic: Bool, isSuper: Bool = false
  ) -> TypedExpr? {
    var candidates: [CallCandidate] = []
    var unmet: [MemberCandidate] = []
    var isLost = false
    for candidate in found {
      switch candidate.member {
      case .function(let function):
        if wraps(function.result, baseType, function.owner) {
          isLost = true
          continue
        }
        guard holds(function.conditions, candidate) else {
          unmet.append(candidate)
          continue
        }
        candidates.append(
          callCandidate(function, candidate, base: isStatic ? staticBase(base, baseType) : base, isSuper: isSuper))
      case .enumCase(let enumCase):
        candidates.append(caseCandidate(enumCase, baseType))
      case .property: break
      default: break
      }
    }
    if candidates.isEmpty {
      if isLost { return fail(.needsOwnType(use.name, baseType), base?.span ?? use.span) }
      if found.contains(where: { if case .property = $0.member { true } else { false } }) { return nil }
      if let unmet = unmetRequirement(found) { return fail(unmet, use.span) }
      return nil
    }
    if case .enumCase(let enumCase) = found[0].member, enumCase.payload.isEmpty, found.count == 1 {
      // `Rule.sum(1, 2)` of an enum whose values can be called.
      if !members(of: baseType, named: "callAsFunction", isStatic: false).isEmpty { return nil }
      return fail(.caseWithoutPayload(use.name), use.span)
    }
    // `list.count()`: of a property and a method that takes something the property was meant.
    if found.contains(where: { if case .property = $0.member { true } else { false } }), arguments.isEmpty,
      !candidates.contains(where: { fits(arguments, $0.function, span) })
    {
      return nil
    }
    // What is called may be one that this type does not have: `[view].sorted()`.
    if !unmet.isEmpty, !candidates.contains(where: { fits(arguments, $0.function, span) }),
      let missed = unmet.first(where: {
        if case .function(let f) = $0.member { fits(arguments, f, span) } else { false }
      }),
      let error = unmetRequirement([missed])
    {
      return fail(error, use.span)
    }
    return resolve(candidates, use, arguments, expecting, span)
  }

  private func fits(_ arguments: [Argument], _ function: Function, _ span: Span) -> Bool {
    if case .success = match(arguments, to: function.parameters, span) { return true }
    return false
  }

  /// The metatype expression where it may be a subclass's at run time: `type(of: shape).make()`. A subclass written by
  /// name is one too, unless it makes an instance: what it inherits must see it as `self`.
  func dynamicType(_ base: TypedExpr?, _ type: Type, isMaking: Bool = false) -> TypedExpr? {
    if let base, case .existential = type.resolved {
      if case .metatype = base.kind { return nil }
      return base
    }
    // Of a `T: Shape` nobody knows which class it is.
    if let base, !isMaking, let required = conformances.requiredClass(type)?.nominal {
      if base.type.metatypeInstance != nil, required.module == "main" { return base }
      return nil
    }
    guard let base else { return nil }
    guard case .nominal(let nominal, _) = type.resolved else {
      // `T` may be a subclass of the class that meets what is required of it, and a value of `T.Type` one of `T`.
      if case .metatype = base.kind, isMaking { return nil }
      return isOpenMetatype(base.type) ? base : nil
    }
    guard nominal.kind == .class, nominal.module == "main" else { return nil }
    if case .metatype = base.kind, isMaking || nominal.superclass == nil { return nil }
    return base.type.metatypeInstance == nil ? nil : base
  }

  /// What a static member is called on, if that matters: the type that is known when it runs, or what does something on the
  /// way to it: `type(of: next()).name`.
  func staticBase(_ base: TypedExpr?, _ type: Type) -> TypedExpr? {
    dynamicType(base, type) ?? base.flatMap { $0.mayAct ? $0 : nil }
  }

  private func isOpenMetatype(_ type: Type) -> Bool {
    switch type.metatypeInstance?.resolved {
    case .parameter, .associated, .opaque: true
    default: false
    }
  }

  private func caseCandidate(_ enumCase: EnumCase, _ type: Type) -> CallCandidate {
    let function = Function(enumCase.name, .function, span: .none)
    function.parameters = payloadTypes(enumCase, type).enumerated().map {
      var parameter = FunctionParameter(label: $1.label, name: $1.label ?? Name("value\($0)"), type: $1.type)
      parameter.defaultValue = enumCase.defaults[safe: $0].flatMap { $0 }
      return parameter
    }
    function.result = type
    var candidate = CallCandidate(function)
    candidate.enumCase = (enumCase, type)
    return candidate
  }

  private func callSuper(_ use: NameUse, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    guard let (base, type) = superObject(span) else {
      return fail(noSuper, Span(Int(span.start), Int(span.start) + 5))
    }
    if use.name == "init" {
      if currentFunction.declaration?.isConvenience == true, let context = scope.typeContext {
        return fail(.convenienceChains(context.nominal.name), use.span)
      }
      let call = initializerCall(type, base, arguments, span)
      if case .call(let used, _, _) = call.kind, used.function.isConvenience, let parent = type.nominal {
        report(.callsConvenience(parent.name), Span(Int(span.start), Int(span.start) + 5))
      }
      return call
    }
    let isStatic = base.type.metatypeInstance != nil
    let found = members(of: type, named: use.name, isStatic: isStatic)
    if found.isEmpty {
      return fail(noMember(use.name, of: type, isStatic: false), use.span)
    }
    return callMembers(
      found, base: base, baseType: type, use, arguments, expecting, span, isStatic: isStatic, isSuper: true)
      ?? fail(.notCallable(type), span)
  }

  /// `.circle(radius: 3)`, `.init(x: 1)`.
  private func callImplicit(
    _ use: NameUse, _ arguments: [Argument], _ expecting: Type?, _ span: Span
  ) -> TypedExpr? {
    if let type = typeOfStatic(use.name, expecting) { return callImplicit(use, arguments, type, span) }
    guard let expected = expecting, !isUnknown(expected.resolved) else {
      if expecting?.isError == true { return TypedExpr(.error, .error, span) }
      return fail(.implicitMemberNeedsContext(use.name), span)
    }
    var type = expected
    while true {
      if use.name == "init" {
        while case .optional(let payload) = type.resolved { type = payload }
        return construct(type, metatypeBase(type, span), arguments, expecting, span, named: use.span)
      }
      if case .optional(let payload) = type.resolved, use.name == "some", arguments.count == 1 {
        return TypedExpr(.convert(.wrapOptional, check(arguments[0].value, as: payload, .argument)), type, span)
      }
      let found = members(of: type, named: use.name, isStatic: true)
      if !found.isEmpty {
        return callMembers(
          found, base: metatypeBase(type, span), baseType: type, use, arguments, expecting, span, isStatic: true)
      }
      guard case .optional(let payload) = type.resolved else { break }
      type = payload
    }
    checkLoosely(arguments)
    return fail(noImplicitMember(use.name, of: type.resolved, expected.resolved), use.span)
  }
}
