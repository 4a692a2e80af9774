import Syntax

/// Key paths, and what they lead to.
extension Checker {
  /// `base[keyPath: path]`
  func throughKeyPath(_ base: TypedExpr, _ path: Expr, _ span: Span) -> TypedExpr {
    let value = freshVariable(.general, span)
    let type = Type.nominal(catalog.keyPathNominal, [base.type, value])
    let typed = check(path, expecting: type)
    if typed.type.isError { return typed }
    guard case .nominal(let nominal, let arguments) = typed.type.resolved, isKeyPath(nominal) else {
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
    let index = nominal === catalog.writableKeyPath ? 0 : 1
    guard nominal !== catalog.keyPathNominal,
      case .function(let function)? = catalog.keyPathBase.members(named: "subscript")[safe: index]
    else { return TypedExpr(.callValue(typed, [converted]), arguments[1], span) }
    let use = FunctionUse(function, ownerArguments: [arguments[0]], arguments: [arguments[1]])
    return TypedExpr(.subscript_(converted, use, [typed]), arguments[1], span)
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
      rootType = arguments[0]
      valueType = arguments[1]
    default: break
    }
    if let root { rootType = resolve(root) }
    if let type = rootType { rootType = defaulted(type) }
    guard let rootType, !isUnknown(rootType) else { return fail(.rootOfKeyPath, span) }
    let getter = keyPathFunction(rootType, span)
    let body = withFunction(getter) { keyPathPlace(getter.parameters[0], parts, span) }
    if body.type.isError { return body }
    var result = body
    if let valueType { result = conversion(of: body, to: valueType) ?? body }
    getter.result = result.type
    getter.body = [TypedStmt(.return_(result), span)]
    if isFunction {
      return TypedExpr(.keyPath(get: getter, set: nil), .function(FunctionType([.init(rootType)], result.type)), span)
    }
    let setter = result === body ? keyPathSetter(rootType, parts, span) : nil
    let nominal =
      setter == nil
      ? catalog.keyPathNominal : leadsThroughObject(body) ? catalog.referenceWritableKeyPath : catalog.writableKeyPath
    return TypedExpr(.keyPath(get: getter, set: setter), .nominal(nominal, [rootType, result.type]), span)
  }

  /// From the root and a new value to the changed root; nil when the path leads to what cannot be changed.
  private func keyPathSetter(_ root: Type, _ parts: [KeyPathPart], _ span: Span) -> TypedFunction? {
    let setter = keyPathFunction(root, span)
    return attempt {
      withFunction(setter) {
        let variable = setter.parameters[0]
        variable.isMutated = true
        let place = keyPathPlace(variable, parts, span)
        let value = Variable("newValue", place.type, isLet: true, storage: .local, owner: setter, span: span)
        setter.parameters.append(value)
        if case .chain = place.kind {
          report(.ambiguous("key path"), span)
        } else {
          requireMutable(place, .assignment, span)
        }
        let change = TypedExpr(.assign(place, TypedExpr(.variable(value), value.type, span)), .void, span)
        setter.result = root
        setter.body = [
          TypedStmt(.expression(change), span),
          TypedStmt(.return_(TypedExpr(.variable(variable), root, span)), span),
        ]
        return setter
      }
    }
  }

  private func keyPathFunction(_ root: Type, _ span: Span) -> TypedFunction {
    let function = TypedFunction(name: "key path", span: span, source: source)
    function.parameters = [Variable("root", root, isLet: false, storage: .local, owner: function, span: span)]
    return function
  }

  private func keyPathPlace(_ root: Variable, _ parts: [KeyPathPart], _ span: Span) -> TypedExpr {
    var current = TypedExpr(.variable(root), root.type, span)
    var isOptional = false
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

  /// Whether what a path leads to can be changed though the root cannot: it lies in an object.
  private func leadsThroughObject(_ place: TypedExpr) -> Bool {
    switch place.kind {
    case .property(let base?, let use):
      isReference(base.type) || use.property.setter?.isMutating == false && use.property.owner?.kind != .protocol
        || leadsThroughObject(base)
    case .subscript_(let base?, let use, _):
      isReference(base.type) || use.function.setter?.isMutating == false || leadsThroughObject(base)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .convert(_, let base): leadsThroughObject(base)
    default: false
    }
  }

  private func isKeyPath(_ nominal: Nominal) -> Bool { nominal.isSubclass(of: catalog.keyPathNominal) }

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
