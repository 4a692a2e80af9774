import Syntax

extension Checker {
  func apply(
    _ candidate: CallCandidate, _ match: ArgumentMatch, _ arguments: [Argument], _ prechecked: [TypedExpr?]?,
    _ expecting: Type?, _ span: Span
  ) -> TypedExpr {
    if let outer = outerNil(candidate.function, match, arguments, expecting) {
      return fail(.openNil(candidate.function.name, nil), outer)
    }
    if let taken = takenAsAnything(candidate, match, arguments, prechecked, expecting) {
      return applyOnce(candidate, match, arguments, prechecked, expecting, span, joint: [taken])
    }
    let open = sharedGenerics(candidate)
    if open.isEmpty { return applyOnce(candidate, match, arguments, prechecked, expecting, span) }
    let saved = joint
    openTrials += 1
    defer {
      joint = saved
      openTrials -= 1
    }
    let start = Progress(self)
    var types: [(parameter: GenericParameter, type: Type)] = []
    joint = JointTypes(open: open)
    // Each time one of them becomes a type that takes more; the bound is for safety.
    for _ in 0..<8 {
      let call = applyOnce(candidate, match, arguments, prechecked, expecting, span, joint: types)
      let isInVain = joint.isInside && failures > start.failures && joint.found == nil
      guard let (parameter, type) = joint.found else {
        if isInVain { break }
        return call
      }
      takeBack(to: start)
      types.append((parameter, type))
      joint.found = nil
    }
    takeBack(to: start)
    joint = JointTypes()
    return applyOnce(candidate, match, arguments, prechecked, expecting, span)
  }

  /// `make(Circle.self)` makes a circle, whatever is wanted.
  private func isToldByType(_ function: Function, _ match: ArgumentMatch) -> Bool {
    zip(function.parameters, match.arguments).contains { parameter, given in
      guard !given.isEmpty, let instance = parameter.type.metatypeInstance,
        case .parameter(let generic) = instance.resolved
      else { return false }
      return function.generics.contains { $0 === generic } && function.result.mentions(generic)
    }
  }

  /// Whether associated types occur in it, of which other arguments may tell.
  private func isOfParts(_ type: Type) -> Bool {
    switch type.resolved {
    case .associated: true
    case .nominal(_, let arguments): arguments.contains(where: isOfParts)
    case .optional(let payload): isOfParts(payload)
    case .tuple(let fields): fields.contains { isOfParts($0.type) }
    default: false
    }
  }

  private func applyOnce(
    _ candidate: CallCandidate, _ match: ArgumentMatch, _ arguments: [Argument], _ prechecked: [TypedExpr?]?,
    _ expecting: Type?, _ span: Span, joint: [(parameter: GenericParameter, type: Type)] = []
  ) -> TypedExpr {
    let function = candidate.function
    noteUse(of: function, span)
    if let refusal = needsOwnType(candidate) { return fail(refusal, span) }
    if let owner = function.owner, owner.kind == .protocol, let receiver = candidate.base {
      settleCounted(receiver.type, owner)
    }
    // `total = values.reduce(0, +)` for an optional `total`: what is made is rather the payload, put into the optional,
    // than made of optionals.
    if let expecting, case .optional = expecting.resolved, case .parameter(let result) = function.result.resolved,
      function.generics.contains(where: { $0 === result }),
      let plain = attempt({ checkPlain(candidate, match, arguments, prechecked, span) }),
      canConvert(plain, to: expecting)
    {
      return apply(candidate, match, arguments, prechecked, nil, span)
    }
    let parts = wantedParts.count
    defer { if wantedParts.count > parts { wantedParts.removeSubrange(parts...) } }
    var substitution = ownerSubstitution(function.owner, candidate.ownerArguments)
    var own: [Type] = []
    for parameter in function.generics {
      let type = constrainedVariable(parameter, of: function, span)
      own.append(type)
      substitution.set(parameter, type)
    }
    // The last one takes most.
    for (parameter, known) in joint.reversed() { _ = substitution[parameter].map { unify($0, known) } }
    if let expecting, !function.generics.isEmpty || candidate.ownerArguments.contains(where: containsUnknown),
      !isToldByType(function, match)
    {
      guide(substitution.apply(function.result), by: expecting)
    }
    settleMembers(match, arguments, candidate, substitution)
    var typed: [TypedExpr?] = function.parameters.map { _ in nil }
    let hasOperator = arguments.contains { isOperatorAlone($0.value) }
    let turn = { (index: Int) -> Int in
      let type = function.parameters[index].type.resolved
      if match.arguments[index].contains(where: { self.isClosure(arguments[$0].value) }) {
        return self.tellsOfProperty(substitution.apply(type)) ? 0 : 2
      }
      // `make("s", of: Box<String>.self)`, `make(["s"], …)`: of what the value is a part, the other arguments say.
      if self.isOfParts(type) { return 1 }
      guard case .parameter = type else { return 0 }
      let given = match.arguments[index].map { arguments[$0].value }
      if hasOperator, given.contains(where: { self.mayBeElement($0, of: candidate.base) }) { return 3 }
      guard given.contains(where: self.isOfMembersAlone) else { return 0 }
      return hasOperator || self.isUnknown(substitution.apply(type)) ? 3 : 1
    }
    // Values first: they tell closures what their parameters are, and `.nan` of `min(.nan, 1.0)` of what it is a member;
    // of what `.zero` is one in `points.reduce(.zero, +)`, the operator says, in `steps.reduce(.zero) { $1($0) }` the
    // closure; of what `.sale` is one in `set(\.tag, .sale)`, the property.
    for pass in 0..<4 {
      // What a closure takes follows from the others.
      if pass > 0, typed.contains(where: { $0.map(isErrorNode) ?? false }) { return TypedExpr(.error, .error, span) }
      if pass == 2 { relate(function, substitution) }
      for (index, parameter) in function.parameters.enumerated() where typed[index] == nil && turn(index) <= pass {
        typed[index] = checkParameter(parameter, index, candidate, match, arguments, prechecked, substitution, span)
      }
    }
    if typed.contains(where: { $0!.type.isError && isErrorNode($0!) }) {
      return TypedExpr(.error, .error, span)
    }
    var use = FunctionUse(
      function, ownerArguments: candidate.ownerArguments, arguments: own, dispatch: candidate.dispatch)
    use.opened = own.indices.filter { if case .variable(let variable) = own[$0] { variable.isOpened } else { false } }
    if let failure = unmet(function, substitution) {
      // `abs(n)` of an optional: unwrapped it would do.
      if case .requiresConformance(_, let type, let proto) = failure, case .optional(let payload) = type.resolved,
        conformances.conforms(payload, to: proto),
        let argument = typed.lazy.compactMap({ $0 }).first(where: { conformances.same($0.type, type) })
      {
        return fail(.optionalNotUnwrapped(type, payload: payload, isTry: false), argument.span)
      }
      return fail(failure, span)
    }
    if let enumCase = candidate.enumCase {
      return TypedExpr(.enumCase(enumCase.0, typed.map { $0! }), enumCase.1, span)
    }
    if function.isThrowing {
      let thrown = function.thrown.map { settledThrown(substitution.apply($0)) }
      if thrown?.isNever != true {
        noteThrowingCall(span, thrown, function.kind == .subscript_ ? .subscript : .call)
      }
    } else if function.isRethrowing, case let given = typed.compactMap({ $0 }).filter(throwsWhenCalled), !given.isEmpty
    {
      // Swift's own `map` throws what the function throws, and nothing else.
      let isTyped = function.name == "map" && function.owner?.module == "Swift"
      noteThrowingCall(span, isTyped ? thrownType(given[0]) : nil, isRethrown: given.allSatisfy(isRethrown))
    }
    var base = candidate.base
    if function.isMutating, let receiver = base {
      if !requireMutable(receiver, .mutatingMember, span) { return TypedExpr(.error, .error, span) }
    }
    if let receiver = base, function.isStatic, staticBase(receiver, receiver.type.metatypeInstance ?? .void) == nil {
      base = nil
    }
    if function.isPrivate, let owner = function.owner, !isInside(owner) {
      if function.kind == .initializer { return fail(.privateInitializer(owner.name), span) }
      report(.privateMember(function.name), span)
    }
    if function.kind == .initializer, let owner = function.owner, owner.kind == .protocol, base == nil,
      let made = candidate.ownerArguments.first
    {
      let type: Type = function.isFailable ? .optional(made) : made
      return TypedExpr(.call(use, base: nil, typed.map { $0! }), type, span)
    }
    var result = erased(substitution.apply(function.result), isOfBox: asksBox(use, candidate.base))
    if !own.isEmpty || !candidate.ownerArguments.isEmpty {
      result = sized(result, span)
      if result.isError { return TypedExpr(.error, .error, span) }
    }
    noteAccesses(use, base, typed.map { $0! }, span)
    let call = TypedExpr(
      .call(use, base: base, typed.map { $0! }),
      function.givesSelf ? seen(result, function.owner, candidate.base) : result,
      span)
    call.isImplicitlyUnwrapped = function.isImplicitlyUnwrapped
    return call
  }

  private func isErrorNode(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .error: true
    case .array(let elements): elements.contains(where: isErrorNode)
    default: expr.type.isError
    }
  }

  private func isOfMembersAlone(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(isOfMembersAlone)
    default: memberAlone(expr) != nil
    }
  }

  /// `vectors.reduce([0, 0], +)`: of an element's type that such a literal makes, the operator says whether it is one.
  private func mayBeElement(_ expr: Expr, of base: TypedExpr?) -> Bool {
    guard case .array = expr.kind, let base, let element = sequenceElement(base.type) else { return false }
    return conformances.literalInit(element, "ExpressibleByArrayLiteral") != nil
  }

  /// A key path's type whose root is known: what is at its end, the key path says.
  private func tellsOfProperty(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, isKeyPath(nominal), let root = arguments.first else {
      return false
    }
    return !containsUnknown(root)
  }

  func isOperatorAlone(_ expr: Expr) -> Bool {
    if case .name(let use) = expr.withoutParens.kind { use.name.isOperator } else { false }
  }

  func guide(_ result: Type, by expecting: Type) {
    if isUnknown(expecting) { return guideParts(result, expecting) }
    if case .existential = expecting.resolved { return }
    let mark = trail.count
    if unify(result, expecting) { return }
    unwind(to: mark)
    tellParts(result, expecting)
    if case .optional(let payload) = expecting.resolved, !isUnknown(payload) {
      if case .existential = payload.resolved { return }
      if unify(result, payload) { return }
      unwind(to: mark)
    }
  }

  private func throwsWhenCalled(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .convert(_, let inner): return throwsWhenCalled(inner)
    case .closure(let function): return function.isThrowing
    case .ternary(_, let a, let b): return throwsWhenCalled(a) || throwsWhenCalled(b)
    default:
      if case .function(let type) = expr.type.resolved { return type.isThrowing }
      return false
    }
  }

  /// What a function says that it throws; nil for any error.
  private func thrownType(_ expr: TypedExpr) -> Type? {
    switch expr.kind {
    case .convert(_, let inner): return thrownType(inner)
    default:
      guard case .function(let type) = expr.type.resolved else { return nil }
      return type.thrown
    }
  }

  private func checkParameter(
    _ parameter: FunctionParameter, _ index: Int, _ candidate: CallCandidate, _ match: ArgumentMatch,
    _ arguments: [Argument], _ prechecked: [TypedExpr?]?, _ substitution: Substitution, _ span: Span
  ) -> TypedExpr {
    let type = substitution.apply(seenType(parameter, candidate))
    let indices = match.arguments[index]
    let declared = parameter.isVariadic ? parameter.type.arguments.first ?? .error : parameter.type
    func one(_ argument: Int, _ type: Type) -> TypedExpr {
      let before = failures
      let typed = plain(argument, type)
      if failures > before,
        noteJointType(arguments[argument].value, prechecked?[argument], declared, substitution)
      {
        failures += 1
        return TypedExpr(.error, .error, span)
      }
      return typed
    }
    func plain(_ argument: Int, _ type: Type) -> TypedExpr {
      let written = arguments[argument].value
      if let typed = prechecked?[argument], !parameter.isInout, !parameter.isAutoclosure {
        if keepsClosures(candidate, parameter) { refuseEscape(of: typed, to: parameter) }
        return argumentConversion(typed, written, type, parameter, candidate, substitution, span)
      }
      if parameter.isAutoclosure { return autoclosure(written, type) }
      if parameter.isInout {
        if let place = prechecked?[argument], candidate.function.name.isOperator {
          return changed(place, type, span)
        }
        return openedPlace(written, as: type, parameter, candidate.function)
          ?? checkArgument(written, type, isInout: true)
      }
      if case .inout_(let place) = written.kind {
        let given = containsUnknown(type) ? attempt { check(place, expecting: nil).type.withoutSendable } : type
        return fail(.ampersandNotInout(given), written.span)
      }
      let keeps = keepsClosures(candidate, parameter)
      if !keeps { markNonescaping(written) }
      if let refused = mixedBranches(written, type, parameter, candidate) { return refused }
      let typed = wantingParts(of: type, candidate.function, substitution) {
        spread(written, over: type) ?? valueOf(written, check(written, expecting: type), wanted: type)
      }
      if keeps {
        refuseEscape(of: typed, to: parameter)
      } else if speculation == 0, case .variable(let variable) = typed.kind {
        variable.uses.lent += 1
      }
      return argumentConversion(typed, written, type, parameter, candidate, substitution, span)
    }
    if parameter.isVariadic {
      let element = type.arguments.first ?? .error
      let parts = indices.map { one($0, element) }
      return TypedExpr(.array(parts), type, parts.first?.span ?? span)
    }
    guard let argument = indices.first else {
      let use = FunctionUse(
        candidate.function, ownerArguments: candidate.ownerArguments,
        arguments: candidate.function.generics.map { substitution[$0] ?? .error })
      return defaultArgument(use, index, span)
    }
    return one(argument, type)
  }

  /// The operand that an operator changes, written without an ampersand.
  private func changed(_ place: TypedExpr, _ type: Type, _ span: Span) -> TypedExpr {
    if case .inout_ = place.kind { return place }
    guard unify(place.type, type) else { return fail(.cannotConvert(place.type, to: type, .argument), place.span) }
    guard requireMutable(place, .mutatingOperator, span) else { return TypedExpr(.error, .error, span) }
    return TypedExpr(.inout_(place), place.type, place.span)
  }

  /// The array that a parameter for any sequence of known elements takes.
  private func listWanted(_ type: Type, _ function: Function, _ substitution: Substitution) -> Type? {
    guard case .variable(let wanted) = type.resolved else { return nil }
    for case .same(let a, let b) in requirements(of: function).map(substitution.apply) {
      for (part, element) in [(a, b), (b, a)] {
        if case .associated(let base, _, "Element") = part, case .variable(let variable) = base.resolved,
          variable === wanted, !containsUnknown(normalized(element))
        {
          return catalog.array(normalized(element))
        }
      }
    }
    return nil
  }

  private func argumentConversion(
    _ typed: TypedExpr, _ written: Expr, _ type: Type, _ parameter: FunctionParameter, _ candidate: CallCandidate,
    _ substitution: Substitution, _ span: Span
  ) -> TypedExpr {
    if mayOpen(typed, written, as: type, parameter, candidate.function) { return typed }
    if let opened = mayOpenOptional(typed, written, as: type, parameter, candidate.function) { return opened }
    // `views.append(contentsOf: labels)`: a list of a subclass is one of the class.
    if typed.type.nominal === catalog.arrayNominal, !containsUnknown(typed.type),
      let list = listWanted(type, candidate.function, substitution), !conformances.same(typed.type, list),
      let converted = conversion(of: typed, to: list), let result = conversion(of: converted, to: type)
    {
      return result
    }
    let mark = trail.count
    if let converted = conversion(of: typed, to: type) { return converted }
    unwind(to: mark)
    if isOpenNil(typed) { return fail(.nilIncompatible(defaulted(type), .argument), typed.span) }
    if parameter.isVariadic, typed.type.nominal === catalog.arrayNominal, canConvert(typed.type.arguments[0], to: type)
    {
      return fail(.arrayAsVariadic(typed.type, type), typed.span)
    }
    if opens(typed, as: type, parameter, candidate.function) { return typed }
    if let opened = openedOptional(typed, as: type, parameter, candidate.function) { return opened }
    if let refused = refusedPart(typed, parameter.type) { return refused }
    // `T` was settled by an earlier argument: a conflict between the two is the clearer message.
    let declared = parameter.isVariadic ? parameter.type.arguments.first ?? .error : parameter.type
    if case .parameter(let generic) = declared.resolved, substitution[generic] != nil,
      candidate.function.generics.contains(where: { $0 === generic }), !typed.type.isError
    {
      let bound = type.resolved
      let isLiteral = isOpenLiteral(bound)
      if !isUnknown(bound) || isLiteral {
        settleLiterals(typed.type)
        settleLiterals(bound)
        return fail(conflict(generic.name, bound, typed.type, isLiteral: isLiteral), span)
      }
      if case .variable(let variable) = bound,
        let proto = variable.protocols.first(where: { !conformances.conforms(typed.type, to: $0) })
      {
        settleLiterals(typed.type)
        // `abs(n)` of an optional: unwrapped it would do.
        if case .optional(let payload) = typed.type.resolved, conformances.conforms(payload, to: proto) {
          return fail(.optionalNotUnwrapped(typed.type, payload: payload, isTry: false), typed.span)
        }
        return fail(
          .requiresConformance("\(kind(of: candidate.function)) '\(candidate.function.shownName)'", typed.type, proto),
          span)
      }
    }
    // `Box(v: S())` of a `struct Box<T: Comparable>`
    if case .parameter(let generic) = parameter.type.resolved, let owner = candidate.function.owner,
      owner.generics.contains(where: { $0 === generic }), case .variable(let variable) = type.resolved,
      !typed.type.isError,
      let proto = variable.protocols.first(where: { !conformances.conforms(typed.type, to: $0) })
    {
      settleLiterals(typed.type)
      return fail(.requiresConformance("generic \(owner.kind) '\(owner.name.text)'", typed.type, proto), span)
    }
    return convert(typed, to: type, .argument)
  }
}
