import Syntax

/// `sizes.map { $0 > 1 ? Square() : Circle() }` where `[any Shape]` is wanted: of the list only what is wanted says that its
/// elements are boxes. In Swift what the closure gives is found first, and its branches have no type together. Where the
/// closure's result is the call's, it is as wanted.
extension Checker {
  func mixedBranches(
    _ written: Expr, _ type: Type, _ parameter: FunctionParameter, _ candidate: CallCandidate
  ) -> TypedExpr? {
    guard case .closure(let closure) = written.kind, closure.result == nil,
      case .ternary(_, let yes, let no)? = valueGiven(by: closure)?.withoutParens.kind,
      case .function(let wanted) = type.resolved, isBoxed(wanted.result),
      isTold(parameter, candidate.function), !needsContext(yes), !needsContext(no)
    else { return nil }
    // Of a literal the elements are rather anything.
    switch candidate.base?.kind {
    case .array, .dictionary:
      let takesNothing =
        closure.parameters.map { $0.allSatisfy { $0.name == .underscore } } ?? (closure.highestDollar < 0)
      if !takesNothing { return nil }
    default: break
    }
    let alone = Type.function(
      FunctionType(
        wanted.parameters, freshVariable(.general, written.span), isThrowing: wanted.isThrowing, thrown: wanted.thrown))
    guard attempt({ check(written, as: type) }) != nil, attempt({ check(written, expecting: alone) }) == nil else {
      return nil
    }
    return check(written, expecting: alone)
  }

  private func isBoxed(_ type: Type) -> Bool {
    if case .existential = (type.optionalPayload ?? type).resolved { true } else { false }
  }

  /// Whether the closure gives a generic parameter that the call's result is made of, but is not itself.
  private func isTold(_ parameter: FunctionParameter, _ function: Function) -> Bool {
    guard case .function(let declared) = parameter.type.resolved,
      case .parameter(let generic) = (declared.result.optionalPayload ?? declared.result).resolved,
      function.generics.contains(where: { $0 === generic }), function.result.mentions(generic)
    else { return false }
    if case .parameter = (function.result.optionalPayload ?? function.result).resolved { return false }
    return true
  }
}
