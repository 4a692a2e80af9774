import Syntax

/// Subscripts and key paths.
extension Checker {
  func checkSubscript(_ base: Expr, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    if case .superRef = base.kind { return fail(.unsupported("'super[…]'"), span) }
    let wasAssigning = isAssigning
    isAssigning = false
    let typed = check(base, expecting: nil)
    defer { isAssigning = wasAssigning }
    return subscripted(typed, arguments, expecting, span)
  }

  private func subscripted(_ typed: TypedExpr, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    let type = defaulted(typed.type)
    if type.isError {
      for argument in arguments where !needsContext(argument.value) { _ = check(argument.value, expecting: nil) }
      return TypedExpr(.error, .error, span)
    }
    if arguments.count == 1, arguments[0].label == "keyPath" { return readKeyPath(typed, arguments[0].value, span) }
    var isStatic = false
    var owner = type
    if case .metatype(let instance) = type {
      isStatic = true
      owner = instance
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
      return fail(.noSubscripts(type), span)
    }
    var candidates: [CallCandidate] = []
    for candidate in found {
      guard case .function(let function) = candidate.member,
        holds(function.requirements.filter { !mentions(function.generics, $0) }, candidate)
      else { continue }
      candidates.append(callCandidate(function, candidate, base: isStatic ? nil : typed, isSuper: false))
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
    return check(written, as: owned[0], .argument)
  }

  // MARK: Key paths

  private func readKeyPath(_ base: TypedExpr, _ path: Expr, _ span: Span) -> TypedExpr {
    let value = freshVariable(.general, span)
    let type = Type.nominal(catalog.keyPathNominal, [base.type, value])
    let typed = check(path, expecting: type)
    if typed.type.isError { return typed }
    guard case .nominal(let nominal, let arguments) = typed.type.resolved, nominal === catalog.keyPathNominal,
      arguments.count == 2
    else {
      return fail(.cannotConvert(typed.type, to: type, .argument), path.span)
    }
    guard let converted = conversion(of: base, to: arguments[0]) else {
      return fail(.cannotConvert(base.type, to: arguments[0], .argument), base.span)
    }
    // `x[keyPath: \.a.b]` with the path written out is just `x.a.b`, a place that can be assigned.
    if case .keyPath(nil, let parts) = path.kind {
      var result = converted
      for part in parts { result = keyPathStep(result, part, span) }
      return result
    }
    return TypedExpr(.callValue(typed, [converted]), arguments[1], span)
  }

  func checkKeyPath(_ root: TypeExpr?, _ parts: [KeyPathPart], _ expecting: Type?, _ span: Span) -> TypedExpr {
    var expected = expecting?.resolved
    while case .optional(let payload)? = expected { expected = payload.resolved }
    var rootType: Type?
    var isFunction = false
    var valueType: Type?
    switch expected {
    case .function(let function)? where function.parameters.count == 1:
      rootType = function.parameters[0].type
      valueType = function.result
      isFunction = true
    case .nominal(let nominal, let arguments)? where isKeyPath(nominal):
      rootType = arguments.first
      valueType = arguments.count > 1 ? arguments[1] : nil
    default: break
    }
    if let root { rootType = resolve(root) }
    if let type = rootType { rootType = defaulted(type) }
    guard let rootType, !isUnknown(rootType) else {
      return fail(
        .rootOfKeyPath, span)
    }
    let closure = TypedFunction(name: "key path", span: span, source: source)
    let variable = Variable("root", rootType, isLet: true, storage: .local, owner: closure, span: span)
    closure.parameters = [variable]
    var isOptional = false
    let body = withFunction(closure) { () -> TypedExpr in
      var current = TypedExpr(.variable(variable), rootType, span)
      for part in parts {
        if case .optionalTry = part { isOptional = true }
        current = keyPathStep(current, part, span)
      }
      if isOptional, !current.type.isError {
        let type: Type = current.type.optionalPayload != nil ? current.type : .optional(current.type)
        current = TypedExpr(.chain(current), type, span)
      }
      return current
    }
    if body.type.isError { return body }
    var result = body
    if let valueType { result = conversion(of: body, to: valueType) ?? body }
    closure.result = result.type
    closure.body = [TypedStmt(.return_(result), span)]
    let type: Type =
      isFunction
      ? .function(FunctionType([.init(rootType)], result.type))
      : .nominal(catalog.keyPathNominal, [rootType, result.type])
    return TypedExpr(.keyPath(get: closure, set: nil), type, span)
  }

  private func isKeyPath(_ nominal: Nominal) -> Bool { nominal === catalog.keyPathNominal }

  private func keyPathStep(_ base: TypedExpr, _ part: KeyPathPart, _ span: Span) -> TypedExpr {
    switch part {
    case .member(let use): return member(of: base, use, nil, span)
    case .identity: return base
    case .tupleElement(let index, _):
      guard case .tuple(let fields) = base.type.resolved, fields.indices.contains(index) else {
        return fail(noElement(index, base.type), span)
      }
      return TypedExpr(.tupleElement(base, index), fields[index].type, span)
    case .subscript_(let arguments, _): return subscripted(base, arguments, nil, span)
    case .optionalTry:
      guard case .optional(let payload) = base.type.resolved else {
        return fail(.chainOnNonOptional(base.type), span)
      }
      return TypedExpr(.optionalTry(base), payload, span)
    case .forceUnwrap:
      guard case .optional(let payload) = base.type.resolved else {
        return fail(.unwrapOfNonOptional(base.type), span)
      }
      return TypedExpr(.forceUnwrap(base, implicit: false), payload, span)
    }
  }
}
