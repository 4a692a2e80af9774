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

  /// The constants whose closures are called for the last time in a statement, by the statement's index.
  private func lastCalls(in statements: [TypedStmt]) -> [Int: [Variable]] {
    var last: [ObjectIdentifier: (variable: Variable, statement: Int)] = [:]
    for (index, statement) in statements.enumerated() {
      if let variable = calledConstant(statement) { last[ObjectIdentifier(variable)] = (variable, index) }
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
      // A `defer` calls when the scope ends.
      let isDeferred = if case .defer_ = statement.kind { true } else { false }
      for (key, surplus) in mentions {
        if surplus > 0 || isDeferred { last[key] = nil } else { last[key]?.statement = index }
      }
    }
    return Dictionary(grouping: last.values) { $0.statement }.mapValues { $0.map(\.variable) }
  }

  /// `let log = { [file = File()] in … }`
  private func calledConstant(_ statement: TypedStmt) -> Variable? {
    guard case .variable(let pattern, let value?) = statement.kind, case .variable(let variable) = pattern.kind,
      variable.isLet, variable.storage == .local, !variable.isCaptured, case .closure(let closure) = value.kind,
      closure.captures.contains(where: { $0.value != nil })
    else { return nil }
    return variable
  }
}
