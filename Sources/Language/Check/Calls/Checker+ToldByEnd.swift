import Syntax

/// `parser.map { .list($0) }.run(&text)` where a `Tree?` is wanted: what a closure in the middle of a chain gives, only its
/// end tells. The chain is checked with that left open, and what its base is then said to be is what is expected of it.
extension Checker {
  /// - Parameter end: What is made of the base.
  func toldByEnd(_ base: Expr, _ expecting: Type?, _ end: (TypedExpr) -> TypedExpr?) -> Type? {
    guard !leavesResults, let expecting, mayTell(expecting), isLeftOpen(base) else { return nil }
    let (mark, parts) = (trail.count, wantedParts.count)
    leavesResults = true
    defer {
      leavesResults = false
      wantedParts.removeSubrange(parts...)
      unwind(to: mark)
    }
    return attempt { () -> Type? in
      let typed = check(base, expecting: nil)
      guard containsUnknown(typed.type), let whole = end(typed), !whole.type.isError else { return nil }
      guide(whole.type, by: expecting)
      return Substitution(conformances).concrete(typed.type)
    }.flatMap { $0 }
  }

  private func mayTell(_ type: Type) -> Bool { isUnknown(type) ? !wantedParts.isEmpty : !type.isExistential }

  /// Whether a closure in it gives what means nothing by itself.
  private func isLeftOpen(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .call(let callee, let arguments, _):
      if arguments.contains(where: { givesImplicit($0.value) || isLeftOpen($0.value) }) { return true }
      if case .member(let base?, _) = callee.kind { return isLeftOpen(base) }
      return false
    case .member(let base?, _), .paren(let base), .chain(let base), .optionalTry(let base), .forceUnwrap(let base),
      .subscript_(let base, _):
      return isLeftOpen(base)
    default: return false
    }
  }

  /// `words.map { .word($0) }`, `{ $0 > 1 ? .many : .one }`, `{ ($0, .one) }`: what the closure gives, only the place of the
  /// call says.
  func givesImplicit(_ argument: Expr) -> Bool {
    guard case .closure(let closure) = argument.kind, closure.result == nil, let value = valueGiven(by: closure) else {
      return false
    }
    return holdsImplicit(value)
  }

  func holdsImplicit(_ value: Expr) -> Bool {
    switch value.kind {
    case .paren(let inner): holdsImplicit(inner)
    case .ternary(_, let yes, let no): holdsImplicit(yes) && holdsImplicit(no)
    case .tuple(let parts): parts.contains { holdsImplicit($0.value) }
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(holdsImplicit)
    default: isImplicitChain(value)
    }
  }
}
