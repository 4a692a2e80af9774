import Syntax

/// `counts.map { ($0, $1) }.sorted { $0.name < $1.name }` where `[(name: String, count: Int)]` is expected: what the last
/// call gives are elements of the one before, which learns of its closure's result from there.
extension Checker {
  /// What is expected of the base of a call that hands on the elements of its base, when that is made of closures.
  func passedOn(_ base: Expr, _ name: Name, _ expecting: Type?) -> Type? {
    guard let expecting, expecting.nominal === catalog.arrayNominal, keepsElements(name), isMade(base) else {
      return nil
    }
    let fits = attempt { check(base, expecting: expecting) }.map { conformances.same($0.type, expecting) }
    return fits ?? false ? expecting : nil
  }

  private func keepsElements(_ name: Name) -> Bool { ["sorted", "filter", "shuffled"].contains(name.text) }

  private func isMade(_ expr: Expr) -> Bool {
    guard case .call(let callee, let arguments, _) = expr.kind, case .member(_?, let use) = callee.kind else {
      return false
    }
    if keepsElements(use.name) { return true }
    return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }
}
