import Syntax

/// Calls of what is no declared function: variables, closures, types, what has `callAsFunction`.
extension Checker {
  func callLocal(
    _ locals: [LocalFunction], _ generic: [Function], _ use: NameUse, _ arguments: [Argument], _ expecting: Type?,
    _ span: Span
  ) -> TypedExpr {
    let candidates = (locals.map(\.function) + generic).map { CallCandidate($0) }
    let result = resolve(candidates, NameUse(use.name, span), arguments, expecting, span)
    guard case .call(let chosen, _, let typed) = result.kind,
      let variable = locals.first(where: { $0.function === chosen.function })?.variable
    else { return result }
    let call = TypedExpr(.callValue(self.use(variable, span), typed), result.type, span)
    call.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    return call
  }

  /// `(Int...) -> Void`: what no other parameter takes becomes an array.
  private func callVariadic(_ typed: TypedExpr, _ type: FunctionType, _ arguments: [Argument], _ span: Span)
    -> TypedExpr
  {
    let parameters = type.parameters.map { parameter in
      var made = FunctionParameter(label: nil, name: .underscore, type: parameter.type)
      (made.isInout, made.isVariadic) = (parameter.isInout, parameter.isVariadic)
      return made
    }
    let function = Function("function", .function, span: span)
    (function.parameters, function.result) = (parameters, type.result)
    if type.isThrowing { noteThrowingCall(span, type.thrown, isRethrown: isRethrown(typed)) }
    let result = resolve([CallCandidate(function)], NameUse(function.name, span), arguments, nil, span)
    guard case .call(_, _, let converted) = result.kind else { return result }
    return TypedExpr(.callValue(typed, converted), type.result, span)
  }

  /// Whether it is a value that is a type, not the name of one: `made.init()` makes an instance of such.
  private func holdsType(_ typed: TypedExpr) -> Bool {
    switch typed.kind {
    case .variable, .call, .property: textOf(typed.span) != "Self"
    default: false
    }
  }

  func callOfValue(_ typed: TypedExpr, _ arguments: [Argument], _ expecting: Type?, _ span: Span) -> TypedExpr {
    switch defaulted(typed.type) {
    case .function(let type):
      if type.parameters.contains(where: \.isVariadic) {
        return callVariadic(typed, type, arguments, span)
      }
      let given = arguments.count
      if given != type.parameters.count {
        if let mistaken = tupleMistaken(valueName(typed), type.parameters.map(\.type), arguments, span) {
          return mistaken
        }
        checkLoosely(arguments)
        if given < type.parameters.count {
          return fail(.missingArgument("#\(given + 1)"), Span(Int(span.end) - 1, Int(span.end)))
        }
        let extra = arguments[type.parameters.count]
        return fail(
          type.parameters.isEmpty && !extra.isTrailingClosure ? .takesNoArguments : .extraArgument(label: extra.label),
          extra.value.span)
      }
      let labels = arguments.filter { !$0.isTrailingClosure }.compactMap { $0.label?.text }
      if !labels.isEmpty { return fail(.extraneousLabel(labels), opening(arguments, span)) }
      if type.isThrowing { noteThrowingCall(span, type.thrown, isRethrown: isRethrown(typed)) }
      let converted = zip(arguments, type.parameters).map { argument, parameter in
        markNonescaping(argument.value)
        return checkArgument(argument.value, parameter.type, isInout: parameter.isInout)
      }
      return TypedExpr(.callValue(typed, converted), type.result, span)
    case .metatype(let instance), .anyMetatype(let instance):
      if holdsType(typed) { return fail(.metatypeNeedsInit, typed.span) }
      return construct(instance, typed, arguments, expecting, span)
    case .error:
      checkLoosely(arguments)
      return TypedExpr(.error, .error, span)
    case .optional(let payload):
      if case .function = payload.resolved {
        if typed.isImplicitlyUnwrapped {
          return callOfValue(TypedExpr(.forceUnwrap(typed, implicit: true), payload, span), arguments, expecting, span)
        }
        return fail(.optionalNotUnwrapped(typed.type, payload: payload, isTry: false), typed.span)
      }
      return fail(.notCallable(typed.type), typed.span)
    default:
      let found = members(of: typed.type, named: "callAsFunction", isStatic: false)
      if !found.isEmpty,
        let result = callMembers(
          found, base: typed, baseType: typed.type, NameUse("callAsFunction", span), arguments, expecting, span,
          isStatic: false)
      {
        return result
      }
      return fail(.notCallable(typed.type), typed.span)
    }
  }

  func checkArgument(_ argument: Expr, _ type: Type, isInout: Bool) -> TypedExpr {
    if isInout {
      guard case .inout_(let place) = argument.kind else {
        let typed = check(argument, expecting: type)
        if typed.type.isError { return typed }
        return requireMutable(typed, .inoutArgument, argument.span)
          ? fail(.inoutNeedsAmpersand(typed.type), argument.span) : TypedExpr(.error, .error, argument.span)
      }
      let typed = changed(check(place, expecting: type), argument.span)
      if !typed.type.isError, !unify(typed.type, type) {
        if case .optional(let payload) = typed.type.resolved, conformances.same(payload, type) {
          return fail(.optionalNotUnwrapped(typed.type, payload: payload, isTry: false), place.span)
        }
        if canConvert(typed.type, to: type) { return fail(.inoutOfAnotherType(typed.type, type), place.span) }
        return fail(.cannotConvert(typed.type, to: type, .argument), argument.span)
      }
      return typed
    }
    if case .inout_(let place) = argument.kind {
      return fail(.ampersandNotInout(attempt { check(place, expecting: nil).type }), argument.span)
    }
    return check(argument, as: type, .argument)
  }

  /// `&place`.
  private func changed(_ place: TypedExpr, _ span: Span) -> TypedExpr {
    _ = requireMutable(place, .inoutArgument, span)
    return TypedExpr(.inout_(place), place.type, span)
  }
}
