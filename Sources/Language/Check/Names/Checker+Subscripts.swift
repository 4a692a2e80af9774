import Syntax

/// Subscripts.
extension Checker {
  func checkSubscript(_ base: Expr, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    if case .superRef = base.kind {
      guard let (object, parent) = superObject(base.span) else { return fail(noSuper, base.span) }
      let type = object.type.metatypeInstance != nil ? Type.metatype(parent) : parent
      return subscripted(object, arguments, expecting, span, ofSuper: type)
    }
    let wasAssigning = isAssigning
    isAssigning = false
    let typed = check(base, expecting: isImplicitChain(base) ? expecting : listSubscripted(base, expecting))
    defer { isAssigning = wasAssigning }
    let result = subscripted(typed, arguments, expecting, span)
    if case .subscript_(let owner?, let use, _) = result.kind, use.function.getter?.isMutating == true, !wasAssigning,
      !isReference(owner.type)
    {
      requireMutable(owner, .mutatingGetter, Span(Int(typed.span.end), Int(span.end)))
    }
    return result
  }

  /// - Parameter parent: The superclass whose subscript is meant, after `super`.
  func subscripted(
    _ typed: TypedExpr, _ arguments: [Argument], _ expecting: Type?, _ span: Span, ofSuper parent: Type? = nil
  ) -> TypedExpr {
    let type = parent ?? defaulted(typed.type)
    if type.isError {
      for argument in arguments where !needsContext(argument.value) { _ = check(argument.value, expecting: nil) }
      return TypedExpr(.error, .error, span)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" { return throughKeyPath(typed, arguments[0].value, span) }
    var isStatic = false
    var owner = type
    if case .metatype(let instance) = type {
      isStatic = true
      owner = instance
    }
    // `list.reversed()[0]`: of the two functions the one that gives a list.
    if owner.nominal?.name == "ReversedCollection", owner.nominal?.module == "Swift", arguments.count == 1,
      arguments[0].label == nil, case .call = typed.kind, let element = sequenceElement(owner),
      let make = sequenceInitializer(of: catalog.arrayNominal),
      attempt({ check(arguments[0].value, as: catalog.int, .argument) }) != nil
        || isRangeOfIntegers(arguments[0].value)
    {
      let use = FunctionUse(make, ownerArguments: [element], arguments: [owner])
      let list = TypedExpr(.call(use, base: nil, [typed]), catalog.array(element), typed.span)
      return subscripted(list, arguments, expecting, span)
    }
    let found = members(of: owner, named: "subscript", isStatic: isStatic)
    if found.isEmpty {
      if case .optional(let payload) = type {
        if typed.isImplicitlyUnwrapped {
          return subscripted(
            TypedExpr(.forceUnwrap(typed, implicit: true), payload, typed.span), arguments, expecting, span)
        }
        if !members(of: payload, named: "subscript", isStatic: false).isEmpty {
          return fail(.memberOfOptional("subscript", type, payload: payload), typed.span)
        }
      }
      if case .tuple = type.resolved, arguments.count == 1, case .integer(let index, _) = arguments[0].value.kind {
        return fail(.tupleSubscript(type, index: index), span)
      }
      return fail(.noSubscripts(type), span)
    }
    var candidates: [CallCandidate] = []
    for candidate in found {
      guard case .function(let function) = candidate.member,
        holds(function.conditions, candidate)
      else { continue }
      candidates.append(
        callCandidate(function, candidate, base: isStatic ? staticBase(typed, owner) : typed, isSuper: parent != nil))
    }
    let hasOwn = candidates.contains {
      if case .library = ($0.function.getter ?? $0.function).body { false } else { true }
    }
    let fits =
      hasOwn && attempt { resolve(candidates, NameUse("subscript", span), arguments, expecting, span) } != nil
    if !fits, let misuse = subscriptMisuse(typed, arguments) { return misuse }
    let call = resolve(candidates, NameUse("subscript", span), arguments, expecting, span)
    guard case .call(let use, let base, let typedArguments) = call.kind else { return call }
    return TypedExpr(.subscript_(base, use, typedArguments), call.type, span)
  }

  private func isRangeOfIntegers(_ expr: Expr) -> Bool {
    let type = attempt { check(expr, expecting: nil).type }
    return type.flatMap(rangeBound).map { defaulted($0).nominal === catalog.intNominal } ?? false
  }

  /// What people write who come from other languages: `text[0]`; and a key of another type than the dictionary's.
  private func subscriptMisuse(_ typed: TypedExpr, _ arguments: [Argument]) -> TypedExpr? {
    guard case .nominal(let nominal, let owned) = typed.type.resolved, arguments.count == 1, arguments[0].label == nil
    else { return nil }
    let written = arguments[0].value
    if nominal === catalog.stringNominal {
      guard let index = attempt({ defaulted(check(written, expecting: nil).type) }),
        index.nominal === catalog.intNominal
      else { return nil }
      return fail(.stringSubscript, typed.span)
    }
    guard nominal === catalog.dictionaryNominal, attempt({ check(written, as: owned[0], .argument) }) == nil,
      let index = attempt({ defaulted(check(written, expecting: nil).type) }), index.nominal?.module == "Swift",
      index.nominal?.name != "Index"
    else { return nil }
    return fail(
      .noExactMatch("subscript", ["a key of type '\(owned[0])'"]), Span(Int(typed.span.end), Int(typed.span.end) + 1))
  }
}
