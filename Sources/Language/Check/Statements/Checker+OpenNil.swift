import Syntax

/// `return nil` in a closure before anything has said of what its result is.
///
/// Swift looks at one statement of a closure after the other, but at a closure only when nothing else in the expression is
/// left to look at: so the rest of the expression may tell it, and an overloaded member or an operator is such a rest.
/// Where there is none, it says so. (Observed.)
extension Checker {
  func noteOpenNil(_ span: Span, in closure: TypedFunction) {
    let result = closure.result
    guard case .variable(let open) = (result.optionalPayload ?? result).resolved, open.kind == .general else { return }
    let start = Int(closure.span.start)
    // Of a `T?` it is known that it may be nil, but not what `T` is.
    if result.optionalPayload != nil, let name = open.name {
      openNils[closure.span] = (.nilBeforeResult(name), Span(start, start + 1))
    } else {
      openNils[closure.span] = (.nilBeforeResult(nil), span)
    }
  }

  /// Reports the first that nothing else in a whole expression tells of.
  func refuseOpenNil(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?) -> TypedExpr {
    defer { openNils = openNils.filter { !expr.span.holds($0.key) } }
    guard !typed.type.isError, expecting.map(isUnknown) ?? true, let (error, span) = untoldNil(expr) else {
      return typed
    }
    // Nothing of it may be taken otherwise to make up for that.
    whole.secondChoices = SecondChoices()
    return fail(error, span)
  }

  private func untoldNil(_ expr: Expr) -> (CheckError, Span)? {
    switch expr.kind {
    case .closure(let closure): return openNils[closure.span]
    case .paren(let inner), .try_(let inner, _), .forceUnwrap(let inner), .chain(let inner): return untoldNil(inner)
    // `.count`, `.isEmpty`
    case .member(let base?, _): return untoldNil(base)
    case .call(let callee, let arguments, _):
      if case .name(let use) = callee.kind, use.name == "print" {
        return arguments.lazy.compactMap { self.untoldNil($0.value) }.first
      }
      guard case .closure? = arguments.last?.value.kind else { return nil }
      return arguments.last.flatMap { untoldNil($0.value) }
    default: return nil
    }
  }
}
