import Syntax

// A closure that a constant holds only to be called lets go of what its capture list holds behind the statement of its
// last call, not at the end of the scope (observed: what `deinit` prints, swiftc 6, without optimization). One that is
// passed on, or kept, lives as long as any value.
extension FunctionCompiler {
  /// The statements of a scope, with what is let go of behind some of them.
  func releasing(_ statements: [TypedStmt]) -> [TypedStmt] {
    let last = lastCalls(in: statements)
    if last.isEmpty { return statements }
    return statements.enumerated().flatMap { index, statement in
      [statement] + (last[index] ?? []).map { TypedStmt(.release($0), statement.span) }
    }
  }

  /// The constants whose closures are called for the last time in a statement, by the statement's index. Constants of one
  /// closure, as `log` and `again` in `let again = log`, let go of it together.
  private func lastCalls(in statements: [TypedStmt]) -> [Int: [Variable]] {
    var last: [ObjectIdentifier: (variables: [Variable], statement: Int)] = [:]
    var firsts: [ObjectIdentifier: ObjectIdentifier] = [:]
    for (index, statement) in statements.enumerated() {
      guard let variable = constant(of: statement) else { continue }
      let key = ObjectIdentifier(variable)
      if let original = aliased(statement), let first = firsts[ObjectIdentifier(original)] {
        firsts[key] = first
        last[first]?.variables.append(variable)
      } else if holdsCaptures(statement) {
        firsts[key] = key
        last[key] = ([variable], index)
      }
    }
    if last.isEmpty { return [:] }
    for (index, statement) in statements.enumerated() {
      var mentions: [ObjectIdentifier: Int] = [:]
      let walk = TypedWalk { expr, _ in
        switch expr.kind {
        case .variable(let variable): mentions[ObjectIdentifier(variable), default: 0] += 1
        case .callValue(let callee, _):
          if case .variable(let variable) = callee.kind { mentions[ObjectIdentifier(variable), default: 0] -= 1 }
        default: break
        }
      } onDeclaration: { _, _ in
      }
      walk.visit(statement, in: function)
      if constant(of: statement) != nil, let original = aliased(statement) {
        mentions[ObjectIdentifier(original), default: 0] -= 1
      }
      // A `defer` calls when the scope ends.
      let isDeferred = if case .defer_ = statement.kind { true } else { false }
      for (key, surplus) in mentions {
        guard let first = firsts[key] else { continue }
        if surplus > 0 || isDeferred { last[first] = nil } else { last[first]?.statement = index }
      }
    }
    return Dictionary(grouping: last.values) { $0.statement }.mapValues { $0.flatMap(\.variables) }
  }

  /// The constant of this scope alone that a statement declares.
  private func constant(of statement: TypedStmt) -> Variable? {
    guard case .variable(let pattern, .some) = statement.kind, case .variable(let variable) = pattern.kind,
      variable.isLet, variable.storage == .local, !variable.isCaptured
    else { return nil }
    return variable
  }

  /// `let log = { [file = File()] in … }`
  private func holdsCaptures(_ statement: TypedStmt) -> Bool {
    guard case .variable(_, let value?) = statement.kind, case .closure(let closure) = value.kind else { return false }
    return closure.captures.contains { $0.value != nil }
  }

  /// `let again = log`
  private func aliased(_ statement: TypedStmt) -> Variable? {
    guard case .variable(_, let value?) = statement.kind, case .variable(let original) = value.kind else { return nil }
    return original
  }
}
