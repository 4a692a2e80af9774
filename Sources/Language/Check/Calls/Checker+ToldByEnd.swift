import Syntax

/// `parser.map { .list($0) }.run(&text)` where a `Tree?` is wanted: what a closure in the middle of a chain gives, only its
/// end tells; of `[.up, .down].contains(way)` what the elements are, what is asked of them. The chain is checked with that
/// left open, and what its base is then said to be is what is expected of it.
extension Checker {
  /// - Parameter end: What is made of the base.
  func toldByEnd(_ base: Expr, _ expecting: Type?, _ end: (TypedExpr) -> TypedExpr?) -> Type? {
    let expecting = expecting.flatMap { mayTell($0) ? $0 : nil }
    guard !leavesResults, expecting == nil ? isImplicitLiteral(base) : isLeftOpen(base) else { return nil }
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
      if let expecting { guide(whole.type, by: expecting) }
      let told = Substitution(conformances).concrete(typed.type)
      return told.contains(where: isAnybody) ? nil : told
    }.flatMap { $0 }
  }

  private func isAnybody(_ type: Type) -> Bool {
    if case .variable(let variable) = type.resolved { variable.kind == .general } else { false }
  }

  private func mayTell(_ type: Type) -> Bool { isUnknown(type) ? !wantedParts.isEmpty : !type.isExistential }

  /// Whether a closure in it gives what means nothing by itself.
  private func isLeftOpen(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array, .dictionary: return isImplicitLiteral(expr)
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

  /// A literal whose elements, or all its keys or values, mean nothing by themselves.
  func isImplicitLiteral(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .array(let elements): areOpen(elements)
    case .dictionary(let entries): areOpen(entries.map(\.key)) || areOpen(entries.map(\.value))
    default: false
    }
  }

  private func areOpen(_ parts: [Expr]) -> Bool {
    !parts.isEmpty && parts.allSatisfy { holdsImplicit($0) || memberAlone($0) != nil || isLeftOpen($0) }
  }

  /// The literal with that left open.
  func openLiteral(_ literal: Expr) -> TypedExpr {
    func common(_ parts: [Expr]) -> Type {
      areOpen(parts) && !parts.contains(where: isImplicitLiteral)
        ? freshVariable(.general, literal.span) : checkArray(parts, nil, literal.span).type.arguments.first ?? .error
    }
    switch literal.kind {
    case .array(let elements): return TypedExpr(.array([]), catalog.array(common(elements)), literal.span)
    case .dictionary(let entries):
      let type = catalog.dictionary(common(entries.map(\.key)), common(entries.map(\.value)))
      return TypedExpr(.dictionary([]), type, literal.span)
    default: return TypedExpr(.error, .error, literal.span)
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
