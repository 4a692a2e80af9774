import Syntax

/// Optional chains, unwrapping, casts and `try`.
extension Checker {
  func checkOptionalTry(_ inner: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let typed = check(inner, expecting: isImplicitChain(inner) ? expecting : nil)
    switch typed.type.resolved {
    case .optional(let payload): return TypedExpr(.optionalTry(typed), payload, span)
    case .error: return typed
    case .metatype(let instance) where typeNamed(inner) != nil:
      // `Int?.none`
      return TypedExpr(.metatype(.optional(instance)), .metatype(.optional(instance)), span)
    default:
      return fail(
        .chainOnNonOptional(typed.type), span)
    }
  }

  func checkChain(_ inner: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    if beginsWithType(inner) { return check(inner, expecting: expecting) }
    // Assignment through a chain: `a?.b = c` is one chain of type `()?`.
    let body = check(inner, expecting: expecting?.optionalPayload ?? nil)
    if body.type.isError { return body }
    if case .optionalTry(let optional) = body.kind, case .optionalTry = inner.kind,
      expecting.map({ canConvert(.optional(body.type), to: $0) }) ?? true
    {
      // Nothing comes of what is unwrapped.
      let isPlace = immutability(of: optional, false) == nil
      return fail(
        isPlace || body.type.optionalPayload != nil ? .chainWithoutEnd : .chainWithoutEffect(optional.type), span)
    }
    noteChainAccess(body)
    if case .optional = body.type.resolved { return TypedExpr(.chain(body), body.type, span) }
    return TypedExpr(.chain(body), .optional(body.type), span)
  }

  /// Whether the question mark of a chain belongs to a type: `Int?.none`.
  private func beginsWithType(_ expr: Expr) -> Bool {
    var expr = expr
    while true {
      switch expr.kind {
      case .member(let base?, _), .call(let base, _, _), .subscript_(let base, _), .forceUnwrap(let base): expr = base
      case .optionalTry(let base):
        if case .member = base.kind { expr = base } else { return typeNamed(base) != nil }
      default: return false
      }
    }
  }

  func checkForceUnwrap(_ inner: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    if case .nilLiteral = inner.withoutParens.kind { return fail(.nilForced, inner.span) }
    // `print(first(list)!)`: that anything will do says nothing of what is unwrapped.
    var wanted = expecting.map { Type.optional($0) }
    if case .existential? = expecting?.resolved { wanted = nil }
    // `.init("5")!`: the type that the chain gives is the one that it begins with.
    if isImplicitChain(inner) { wanted = expecting }
    if case .subscript_ = inner.withoutParens.kind { noteOwnElements(of: inner, expecting) }
    let typed = check(inner, expecting: wanted)
    switch typed.type.resolved {
    case .optional(let payload): return TypedExpr(.forceUnwrap(typed, implicit: false), payload, span)
    case .error: return typed
    case .variable:
      return fail(.unwrapOfNonOptional(defaulted(typed.type)), span)
    default:
      // `self.init(text)!`: what fails there ends the program, not the initializer.
      if case .call(let use, .some, _) = typed.kind, use.function.kind == .initializer, use.function.isFailable,
        typed.type.isVoid
      {
        return TypedExpr(.forceUnwrap(typed, implicit: false), .void, span)
      }
      return fail(.unwrapOfNonOptional(typed.type), span)
    }
  }

  /// What is unwrapped without being asked, where an optional will not do.
  func unwrapped(_ typed: TypedExpr) -> TypedExpr {
    guard typed.isImplicitlyUnwrapped, case .optional(let payload) = typed.type.resolved else { return typed }
    return TypedExpr(.forceUnwrap(typed, implicit: true), payload, typed.span)
  }

  func checkCast(_ inner: Expr, _ written: TypeExpr, _ kind: CastKind, _ span: Span) -> TypedExpr {
    // `[1, 2] as Set`: the arguments are inferred.
    let saved = opensGenerics
    opensGenerics = true
    let target = resolve(written)
    opensGenerics = saved
    switch kind {
    case .coerce:
      let typed = valueOf(inner, check(inner, expecting: target))
      if case .existential(let wanted) = target.resolved, wanted.count == 1, wanted[0] === catalog.anyObject,
        !typed.type.isError, !canConvert(typed, to: target)
      {
        settleLiterals(typed.type)
        return TypedExpr(.cast(typed, target, .forced), target, span)
      }
      if !typed.type.isError, !canConvert(typed, to: target), CheckError.isDowncast(typed.type, target) {
        return fail(.cannotConvert(typed.type, to: target, .coercion), span)
      }
      let converted = convert(typed, to: target, .coercion)
      if converted.type.isError { return converted }
      settleLiterals(target)
      // Keep the type that was asked for also where nothing is to be done.
      let node = TypedExpr(converted.kind, target, span)
      return node
    case .optional, .forced:
      let typed = valueOf(inner, check(inner, expecting: nil))
      settleLiterals(typed.type)
      if isOpenNil(typed) { return fail(kind == .forced ? .nilNeedsContext : .nilCast, typed.span) }
      if typed.type.isError || target.isError { return TypedExpr(.error, .error, span) }
      tellArguments(of: target, by: typed.type.optionalPayload ?? typed.type)
      let type = kind == .optional ? Type.optional(target) : target
      if let own = ownClass(target, span) { return TypedExpr(.dynamicCast(typed, to: own, kind), type, span) }
      return TypedExpr(.cast(typed, target, kind), type, span)
    }
  }

  /// `node as? Leaf` of a `Node<Int>`: the superclass says what the subclass is of.
  private func tellArguments(of target: Type, by known: Type) {
    guard containsUnknown(target), let own = target.nominal, let parent = known.nominal, own.kind == .class,
      parent.kind == .class, own.isSubclass(of: parent)
    else { return }
    for (open, given) in zip(conformances.arguments(of: target, as: parent), known.arguments) { _ = unify(open, given) }
  }

  func checkIs(_ inner: Expr, _ written: TypeExpr, _ span: Span) -> TypedExpr {
    let typed = valueOf(inner, check(inner, expecting: nil))
    settleLiterals(typed.type)
    if isOpenNil(typed) { return fail(.nilNeedsContext, typed.span) }
    let target = resolve(written)
    if let own = ownClass(target, span) { return TypedExpr(.dynamicCast(typed, to: own, nil), catalog.bool, span) }
    return TypedExpr(.is_(typed, target), catalog.bool, span)
  }

  func checkTry(_ inner: Expr, _ kind: TryKind, _ expecting: Type?, _ span: Span) -> TypedExpr {
    tries.depth += 1
    let outer = tries.span
    tries.span = Span(Int(span.start), Int(span.start) + 3)
    defer {
      tries.depth -= 1
      tries.span = outer
    }
    switch kind {
    case .plain: return check(inner, expecting: expecting)
    case .optional:
      let saved = throwContext
      throwContext = .handled
      let typed = check(inner, expecting: expecting?.optionalPayload ?? expecting)
      throwContext = saved
      if typed.type.isError { return typed }
      let type: Type
      if case .optional = typed.type.resolved { type = typed.type } else { type = .optional(typed.type) }
      return TypedExpr(.tryOptional(typed), type, span)
    case .forced:
      let saved = throwContext
      throwContext = .handled
      let typed = check(inner, expecting: expecting)
      throwContext = saved
      return TypedExpr(.tryForced(typed), typed.type, span)
    }
  }
}
