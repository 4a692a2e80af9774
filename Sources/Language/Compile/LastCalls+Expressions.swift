import Syntax

// The last calls of closures inside of an expression: `x + log()`, `isFull ? log() : 0`. On each way through it the closure
// goes behind its last call there, and where it is not called, at once (observed).
extension FunctionCompiler {
  /// Notes where in a statement these constants are let go of; false where they may not be called, or more than once.
  func letsGo(of constants: [Variable], in statement: TypedStmt) -> Bool {
    guard let value = firstValue(of: statement) else { return false }
    return count(constants, in: statement) == count(constants, in: value) && letsGo(of: constants, in: value)
  }

  /// The same of an expression that is evaluated once and is the last to call one of them.
  func letsGo(of constants: [Variable], in value: TypedExpr) -> Bool {
    var places: [TypedExpr] = []
    var hidden: Set<ObjectIdentifier> = []
    walk(value) { expr in
      if hidden.contains(ObjectIdentifier(expr)) { return }
      if self.callee(of: expr, among: constants) != nil
        || expr.partsOnCondition.contains(where: { self.count(constants, in: $0) > 0 })
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
    return outermost.map { letsGo(of: constants, at: $0) } ?? false
  }

  private func letsGo(of constants: [Variable], at place: TypedExpr) -> Bool {
    switch place.kind {
    case .ternary(_, let yes, let no):
      return [yes, no].allSatisfy { branch in
        if count(constants, in: branch) > 0 { return letsGo(of: constants, in: branch) }
        // Of several the one declared last goes first.
        releasedBefore[ObjectIdentifier(branch), default: []].insert(contentsOf: constants, at: 0)
        return true
      }
    case .statement(let statement):
      let key = ObjectIdentifier(place)
      guard let made = branches(of: rewritten[key] ?? statement, constants), made.count == 1 else { return false }
      rewritten[key] = made[0]
      return true
    default:
      // What `&&`, `??`, a chain or `try?` does not come to goes behind the whole.
      for part in place.partsOnCondition { _ = letsGo(of: constants, in: part) }
      let key = ObjectIdentifier(callee(of: place, among: constants) ?? place)
      releasedAfter[key, default: []].insert(contentsOf: constants, at: 0)
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

  func callee(of expr: TypedExpr, among constants: [Variable]) -> TypedExpr? {
    guard case .callValue(let callee, _) = expr.kind, case .variable(let variable) = callee.kind,
      constants.contains(where: { $0 === variable })
    else { return nil }
    return callee
  }

  /// How many calls of these constants there are.
  func count(_ constants: [Variable], in statement: TypedStmt) -> Int {
    var calls = 0
    walk(statement) { if self.callee(of: $0, among: constants) != nil { calls += 1 } }
    return calls
  }

  private func count(_ constants: [Variable], in value: TypedExpr) -> Int {
    count(constants, in: TypedStmt(.expression(value), value.span))
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
