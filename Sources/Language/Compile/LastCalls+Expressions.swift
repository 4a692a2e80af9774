import Syntax

// The last calls of closures inside of an expression: `x + log()`, `isFull ? log() : 0`. On each way through it the closure
// goes behind its last call there, and where it is not called, at once (observed).
extension FunctionCompiler {
  /// Notes where in a statement these constants are let go of; false where they may not be called, or more than once.
  func letsGo(of held: HeldCalls, in statement: TypedStmt) -> Bool {
    // What throws behind the last call may lead to another.
    guard let value = firstValue(of: statement), !(held.isCaught && mayThrow(statement)) else { return false }
    return count(held, in: statement) == count(held, in: value) && letsGo(of: held, in: value)
  }

  /// The same of an expression that is evaluated once and is the last to call one of them.
  func letsGo(of held: HeldCalls, in value: TypedExpr) -> Bool {
    var places: [TypedExpr] = []
    var hidden: Set<ObjectIdentifier> = []
    walk(value) { expr in
      if hidden.contains(ObjectIdentifier(expr)) { return }
      if self.callee(of: expr, among: held) != nil
        || expr.partsOnCondition.contains(where: { self.count(held, in: $0) > 0 })
      {
        places.append(expr)
      }
      for part in expr.partsOnCondition { self.walk(part) { if $0 !== expr { hidden.insert(ObjectIdentifier($0)) } } }
    }
    guard let last = places.last else { return false }
    // `twice(twice(1))`: the outer one is called after the inner one.
    let outermost = places.first { outer in
      var holdsLast = false
      walk(outer) { if $0 === last { holdsLast = true } }
      return holdsLast
    }
    return outermost.map { letsGo(of: held, at: $0) } ?? false
  }

  private func letsGo(of held: HeldCalls, at place: TypedExpr) -> Bool {
    switch place.kind {
    case .ternary(_, let yes, let no):
      return [yes, no].allSatisfy { branch in
        if count(held, in: branch) > 0 { return letsGo(of: held, in: branch) }
        // Of several the one declared last goes first.
        releasedBefore[ObjectIdentifier(branch), default: []].insert(contentsOf: held.constants, at: 0)
        return true
      }
    case .statement(let statement):
      let key = ObjectIdentifier(place)
      guard let made = branches(of: rewritten[key] ?? statement, held), made.count == 1 else { return false }
      rewritten[key] = made[0]
      return true
    default:
      // What `&&`, `??`, a chain or `try?` does not come to goes behind the whole.
      for part in place.partsOnCondition { _ = letsGo(of: held, in: part) }
      let key = ObjectIdentifier(callee(of: place, among: held) ?? place)
      releasedAfter[key, default: []].insert(contentsOf: held.constants, at: 0)
      return true
    }
  }

  /// A branch of `a ? b : c`, which goes on its own, with what is let go of before it.
  func branch(_ expr: TypedExpr) -> Node {
    let node = apart(expr)
    guard !releasedBefore.isEmpty, let constants = releasedBefore[ObjectIdentifier(expr)],
      let release = release(constants).plain
    else { return node }
    return sequence(release, node)
  }

  func callee(of expr: TypedExpr, among held: HeldCalls) -> TypedExpr? {
    guard case .callValue(let callee, _) = expr.kind, case .variable(let variable) = callee.kind,
      held.contains(variable)
    else { return nil }
    return callee
  }

  /// How many calls of these constants there are.
  func count(_ held: HeldCalls, in statement: TypedStmt) -> Int {
    var calls = 0
    walk(statement) { if self.callee(of: $0, among: held) != nil { calls += 1 } }
    return calls
  }

  private func count(_ held: HeldCalls, in value: TypedExpr) -> Int {
    count(held, in: TypedStmt(.expression(value), value.span))
  }
}

extension TypedExpr {
  /// The parts that may not be evaluated where the whole is.
  fileprivate var partsOnCondition: [TypedExpr] {
    switch kind {
    case .and(_, let right), .or(_, let right), .nilCoalescing(_, let right): [right]
    case .ternary(_, let yes, let no): [yes, no]
    case .chain(let body), .tryOptional(let body): [body]
    case .statement: [self]
    default: []
    }
  }
}
