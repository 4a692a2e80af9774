import Syntax

/// Whole expressions in which closures of a value or `nil` were taken to give optionals; see `InnerNils`. Some mean nothing
/// so, and of some Swift leaves the `nil` out for what is made of them.
extension Checker {
  /// The whole expression with the `nil` left out as elsewhere, where it means nothing with it.
  func withOuterNils(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress) -> TypedExpr {
    let met = whole.innerNils
    (whole.innerNils.met, whole.innerNils.notInOperands, whole.innerNils.isAmongOverloads) = ([:], [], false)
    func fits(_ typed: TypedExpr) -> Bool {
      guard !typed.type.isError else { return false }
      return expecting.map { isUnknown($0) || canConvert(typed, to: $0) } ?? true
    }
    let refusal = met.met.min { $0.key.start < $1.key.start }.map {
      (span: $0.key, error: $0.value)
    }
    if failures == start.failures, fits(typed), !met.isAmongOverloads, !convertsLists(typed) {
      if let refusal, !met.notInOperands.isDisjoint(with: closures(expr, met, of: operands)) {
        return fail(refusal.error, refusal.span)
      }
      return typed
    }
    let failed = takeBack(to: start)
    whole.innerNils.isOff = true
    defer { whole.innerNils.isOff = false }
    let mark = trail.count
    let isBetter = attempt { fits(check(expr, expecting: expecting)) } ?? false
    unwind(to: mark)
    if isBetter {
      let isLeftOut = !met.isAmongOverloads && closures(expr, met, of: leavingNilsOut).count == met.met.count
      if let refusal, !isLeftOut { return fail(refusal.error, refusal.span) }
      return check(expr, expecting: expecting)
    }
    bringBack(failed)
    return typed
  }

  /// The closures of an expression that were taken so, and of whose calls something is made.
  private func closures(_ expr: Expr, _ met: InnerNils, of makes: @escaping (Expr) -> [Expr]) -> Set<Span> {
    var (calls, parts): ([Span: Span], Set<Span>) = ([:], [])
    SyntaxWalk(onExpression: { expr in
      if case .call(_, let arguments, _) = expr.kind {
        for argument in arguments where met.met[argument.value.withoutParens.span] != nil {
          calls[expr.span] = argument.value.withoutParens.span
        }
      }
      for part in makes(expr) { parts.insert(part.withoutParens.span) }
    }).visit(expr)
    return Set(calls.filter { parts.contains($0.key) }.values)
  }

  private func operands(_ expr: Expr) -> [Expr] {
    switch expr.kind {
    case .binary(let left, _, let right), .assign(let left, let right): [left, right]
    default: []
    }
  }

  /// What is done to the lists that such closures make lets Swift leave the `nil` out after all where it has overloads of
  /// the compiler's own, as an operator and a subscript. (Observed: three hundred expressions.)
  private func leavingNilsOut(_ expr: Expr) -> [Expr] {
    switch expr.kind {
    case .subscript_(let base, _): return [base]
    case .call(let callee, let arguments, _):
      guard case .member(let base?, let use) = callee.kind else { return [] }
      let isReducing = use.name == "reduce" && arguments.last.map { isOperatorAlone($0.value) } ?? false
      return isReducing || use.name == "joined" ? [base] : []
    default: return operands(expr)
    }
  }

  /// `names + ["a", ""].compactMap { … }`: rather than to make a list one of optionals Swift leaves the `nil` out.
  private func convertsLists(_ typed: TypedExpr) -> Bool {
    var isFound = false
    TypedWalk(
      onExpression: { typed, _ in
        if case .convert(.elements, _) = typed.kind, typed.type.arguments.first?.optionalPayload != nil {
          isFound = true
        }
      }, onDeclaration: { _, _ in }
    ).visit(typed, in: currentFunction)
    return isFound
  }
}
