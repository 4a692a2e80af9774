import Syntax

/// Whether control can reach the end of statements: a look at what nearly all of them end with, then along the paths.
extension Checker {
  func terminates(_ statements: [TypedStmt]) -> Bool {
    leaves(statements) || !Paths(self, currentFunction).reachesEnd(of: statements)
  }

  private func leaves(_ statements: [TypedStmt]) -> Bool { statements.contains(where: leaves) }

  private func leaves(_ statement: TypedStmt) -> Bool {
    switch statement.kind {
    case .return_, .throw_, .break_, .continue_, .fallthrough_: true
    case .expression(let expr), .topLevelValue(let expr): neverReturns(expr)
    case .yield(let expr): neverReturns(expr)
    case .if_(_, let yes, let no): !no.isEmpty && leaves(yes) && leaves(no)
    case .switch_(_, let cases, let label):
      cases.allSatisfy { leaves($0.body) && !breaks($0.body, label) }
    case .do_(let body, let catches, let label):
      leaves(body) && catches.allSatisfy { !$0.isReached || leaves($0.body) } && !breaks(body, label)
    case .while_(let conditions, let body, let label):
      isAlwaysTrue(conditions) && !breaks(body, label)
    case .repeat_(let body, let condition, let label):
      (leaves(body) || isTrue(condition)) && !breaks(body, label)
    case .block(let body): leaves(body)
    default: false
    }
  }

  func isAlwaysTrue(_ conditions: [TypedCondition]) -> Bool {
    conditions.allSatisfy { if case .expression(let expr) = $0 { isTrue(expr) } else { false } }
  }

  private func isTrue(_ expr: TypedExpr) -> Bool {
    if case .boolean(true) = expr.kind { return true }
    return false
  }

  func neverReturns(_ expr: TypedExpr) -> Bool {
    if case .nominal(let nominal, _) = expr.type.resolved, nominal === catalog.neverNominal { return true }
    if case .error = expr.kind { return true }
    return false
  }

  /// Whether a `break` inside leaves the statement with that label.
  private func breaks(_ statements: [TypedStmt], _ label: LabelID) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break_(let target): target == label
      case .if_(_, let a, let b): breaks(a, label) || breaks(b, label)
      case .guard_(_, let a), .while_(_, let a, _), .repeat_(let a, _, _), .block(let a): breaks(a, label)
      case .for_(let loop): breaks(loop.body, label)
      case .switch_(_, let cases, _): cases.contains { breaks($0.body, label) }
      case .do_(let a, let catches, _): breaks(a, label) || catches.contains { breaks($0.body, label) }
      default: false
      }
    }
  }
}
