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
    let told =
      isImplicitChain(base)
      ? expecting
      : listSubscripted(base, expecting)
        ?? toldByEnd(base, expecting) { subscripted($0, arguments, expecting, span) }
    let fallback = arguments.first { $0.label == "default" }?.value
    if fallback != nil || !isDictionaryLiteral(base) {
      noteOwnElements(of: Expr(.subscript_(base, arguments), span), expecting, besides: fallback)
    }
    let given = check(base, expecting: told)
    let typed = eager(given, for: "subscript", isCalled: true)
    defer { isAssigning = wasAssigning }
    let result = subscripted(typed, arguments, expecting, span, isAssigned: wasAssigning)
    if case .subscript_(let owner?, let use, _) = result.kind, use.function.getter?.isMutating == true, !wasAssigning,
      !isReference(owner.type)
    {
      requireMutable(owner, .mutatingGetter, Span(Int(typed.span.end), Int(span.end)))
    }
    return result
  }

  /// - Parameters:
  ///   - parent: The superclass whose subscript is meant, after `super`.
  ///   - isAssigned: Of several that fit it is one that can be set.
  func subscripted(
    _ typed: TypedExpr, _ arguments: [Argument], _ expecting: Type?, _ span: Span, ofSuper parent: Type? = nil,
    isAssigned: Bool = false
  ) -> TypedExpr {
    let type = parent ?? defaulted(typed.type)
    if type.isError {
      checkLoosely(arguments)
      return TypedExpr(.error, .error, span)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" { return throughKeyPath(typed, arguments[0].value, span) }
    var isStatic = false
    var owner = type
    if let instance = type.metatypeInstance {
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
      if case .tuple(let fields) = type.resolved, !fields.isEmpty, arguments.count == 1,
        case .integer(let index, _) = arguments[0].value.kind
      {
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
    let settable = candidates.filter { $0.function.setter != nil }
    if isAssigned, !settable.isEmpty, settable.count < candidates.count,
      attempt({ resolve(settable, NameUse("subscript", span), arguments, expecting, span) }) != nil
    {
      candidates = settable
    }
    let hasOwn = candidates.contains {
      if case .library = ($0.function.getter ?? $0.function).body { false } else { true }
    }
    let fits =
      hasOwn && attempt { resolve(candidates, NameUse("subscript", span), arguments, expecting, span) } != nil
    if !fits, let misuse = subscriptMisuse(typed, arguments, expecting, span, isAssigned) { return misuse }
    let call = resolve(candidates, NameUse("subscript", span), arguments, expecting, span)
    guard case .call(let use, let base, let typedArguments) = call.kind else { return call }
    return TypedExpr(.subscript_(base, use, typedArguments), call.type, span)
  }

  private func isRangeOfIntegers(_ expr: Expr) -> Bool {
    let type = attempt { check(expr, expecting: nil).type }
    return type.flatMap(rangeBound).map { defaulted($0).nominal === catalog.intNominal } ?? false
  }

  /// What people write who come from other languages: `text[0]`; an index of another number type; and a key of another
  /// type than the dictionary's.
  private func subscriptMisuse(
    _ typed: TypedExpr, _ arguments: [Argument], _ expecting: Type?, _ span: Span, _ isAssigned: Bool
  ) -> TypedExpr? {
    guard case .nominal(let nominal, let owned) = typed.type.resolved, nominal.module == "Swift", arguments.count == 1,
      arguments[0].label == nil
    else { return nil }
    let written = arguments[0].value
    let opening = Span(Int(typed.span.end), Int(typed.span.end) + 1)
    if nominal === catalog.dictionaryNominal {
      guard attempt({ check(written, as: owned[0], .argument) }) == nil,
        let index = attempt({ defaulted(check(written, expecting: nil).type) }), index.nominal?.module == "Swift",
        index.nominal?.name != "Index"
      else { return nil }
      // Swift tells it of the key where what is found is used further.
      if isUsed(span) || expecting.map({ !isUnknown($0) && !$0.isAny }) ?? false {
        return fail(.cannotConvert(index, to: owned[0], .argument), written.span)
      }
      return fail(.noExactMatch("subscript", ["a key of type '\(owned[0])'"]), opening)
    }
    let isText = nominal === catalog.stringNominal || nominal === catalog.substringNominal
    guard isText || nominal === catalog.arrayNominal,
      let index = attempt({ defaulted(check(written, expecting: nil).type) })
    else { return nil }
    if !isText, isUsed(span), index.nominal?.module == "Swift", rangeBound(index) == nil,
      index.nominal !== catalog.intNominal, index.optionalPayload == nil
    {
      return fail(.cannotConvert(index, to: catalog.int, .argument), written.span)
    }
    let isRange = isInteger(rangeBound(index) ?? .void)
    guard isRange && isText || isInteger(index) else { return nil }
    if !isText {
      if index.nominal === catalog.intNominal { return nil }
      return fail(.noExactMatch("subscript", ["an index of type 'Int': 'Int(…)' makes one"]), opening)
    }
    if nominal === catalog.stringNominal, isRange || index.nominal === catalog.intNominal {
      if isAssigned { return fail(.immutable(.assignment, .subscript_, .getOnlySubscript), typed.span) }
      return fail(.stringSubscript(isRange: isRange), typed.span)
    }
    return fail(
      .noExactMatch("subscript", ["an index of the text: 'text.index(text.startIndex, offsetBy: 2)'"]), opening)
  }

  /// Whether something is done with a value that stands there: it is unwrapped, changed or compared.
  private func isUsed(_ span: Span) -> Bool {
    let behind = textOf(Span(Int(span.end), Int(span.end) + 8)).drop { $0 == " " }
    return behind.first.map { "!?=<>+-*/%&|^".contains($0) } ?? false
  }
}
