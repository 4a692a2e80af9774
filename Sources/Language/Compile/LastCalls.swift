import Syntax

// A closure that a constant holds only to be called lets go of what its capture list holds behind its last call, not at
// the end of the scope (observed: what `deinit` prints, swiftc 6, without optimization). One that is passed on, or kept,
// lives as long as any value. Of branches each lets go behind its own last call, or at once: those of statements in
// `LastCalls+Branches.swift`, those of expressions in `LastCalls+Expressions.swift`; what keeps it is in
// `LastCalls+Held.swift`. Where the last call is not certain to happen in its statement, as in a loop, it lets go behind
// the statement.
extension FunctionCompiler {
  /// The statements of a scope, with what is let go of behind some of them.
  func releasing(_ statements: [TypedStmt]) -> [TypedStmt] {
    let last = lastCalls(in: statements)
    if last.isEmpty { return statements }
    var made = statements.map { [$0] }
    // Of several the one declared last goes first.
    for closure in last.sorted(by: { $0.declared < $1.declared }) {
      let index = closure.statement
      made[index] = released(closure.calls, in: made[index][0]) + made[index].dropFirst()
      for early in closure.declared + 1..<max(index, closure.declared + 1) {
        made[early][0] = leaving(closure.calls, made[early][0])
      }
    }
    return made.flatMap(\.self)
  }

  /// A call of a constant that lets go of it, and of the others with the same closure; or what may call it.
  func releasing(_ callee: TypedExpr, after call: Node) -> Node {
    guard !releasedAfter.isEmpty, let constants = releasedAfter[ObjectIdentifier(callee)] else { return call }
    return constants.compactMap(address).reduce(call) { emptying($1, after: $0) }
  }

  /// Lets go of what constants hold.
  func release(_ constants: [Variable]) -> Step {
    let addresses = constants.compactMap(address)
    return .plain { frame in for address in addresses { replaceByVoid(address.value(frame)) } }
  }

  private func address(of constant: Variable) -> Address? {
    guard case .memory(let address, .value)? = locations[ObjectIdentifier(constant)] else { return nil }
    return address
  }

  private struct HeldClosure {
    var calls: HeldCalls
    /// The index of the statement that calls it last.
    var statement: Int
    /// The index of the statement that declares it.
    let declared: Int
  }

  /// The closures of constants of a scope that only calls them.
  private func lastCalls(in statements: [TypedStmt]) -> [HeldClosure] {
    var last: [ObjectIdentifier: HeldClosure] = [:]
    var firsts: [ObjectIdentifier: ObjectIdentifier] = [:]
    for (index, statement) in statements.enumerated() {
      guard let variable = constant(of: statement) else { continue }
      let key = ObjectIdentifier(variable)
      if let original = aliased(statement), let first = firsts[ObjectIdentifier(original)] {
        firsts[key] = first
        last[first]?.calls.constants.append(variable)
      } else if holdsCaptures(statement) {
        firsts[key] = key
        last[key] = HeldClosure(calls: HeldCalls(constants: [variable]), statement: index, declared: index)
      }
    }
    if last.isEmpty { return [] }
    for (index, statement) in statements.enumerated() {
      // How often each is mentioned but not to be called.
      var others: [ObjectIdentifier: Int] = [:]
      var called: Set<ObjectIdentifier> = []
      walk(statement) { expr in
        switch expr.kind {
        case .variable(let variable): others[ObjectIdentifier(variable), default: 0] += 1
        case .callValue(let callee, _):
          guard case .variable(let variable) = callee.kind else { break }
          others[ObjectIdentifier(variable), default: 0] -= 1
          called.insert(ObjectIdentifier(variable))
        // `_ = log` is no use of it.
        case .assign(let target, let value):
          if case .discard = target.kind, case .variable(let variable) = value.kind {
            others[ObjectIdentifier(variable), default: 0] -= 1
          }
        default: break
        }
      }
      let own = constant(of: statement)
      walkStatements(in: statement) { inner in
        guard let name = self.constant(of: inner), let original = self.aliased(inner),
          let first = firsts[ObjectIdentifier(original)]
        else { return }
        others[ObjectIdentifier(original), default: 0] -= 1
        called.insert(ObjectIdentifier(original))
        if name === own { return }
        firsts[ObjectIdentifier(name)] = first
        last[first]?.calls.inner.append(name)
      }
      let deferred = calledLate(in: statement)
      for (key, count) in others {
        guard let first = firsts[key] else { continue }
        if count > 0 || deferred.contains(key) {
          last[first] = nil
        } else if called.contains(key) {
          last[first]?.statement = index
        }
      }
    }
    return Array(last.values)
  }

  /// What a `defer` in a statement mentions: it calls when its scope ends, behind all else.
  private func calledLate(in statement: TypedStmt) -> Set<ObjectIdentifier> {
    var late: Set<ObjectIdentifier> = []
    walkStatements(in: statement) { inner in
      guard case .defer_ = inner.kind else { return }
      self.walk(inner) { if case .variable(let variable) = $0.kind { late.insert(ObjectIdentifier(variable)) } }
    }
    return late
  }

  /// What a statement is certain to evaluate, once.
  func firstValue(of statement: TypedStmt) -> TypedExpr? {
    switch statement.kind {
    case .expression(let value), .throw_(let value), .return_(let value?), .variable(_, let value?),
      .switch_(let value, _, _), .yield(let value):
      return value
    case .for_(let loop): return loop.sequence
    case .if_(let conditions, _, _), .guard_(let conditions, _):
      switch conditions.first {
      case .expression(let value), .optionalBinding(_, let value), .pattern(_, let value): return value
      case nil: return nil
      }
    default: return nil
    }
  }

  func walk(_ statement: TypedStmt, _ look: @escaping (TypedExpr) -> Void) {
    TypedWalk { expr, _ in
      look(expr)
    } onDeclaration: { _, _ in
    }.visit(statement, in: function)
  }

  private func walkStatements(in statement: TypedStmt, _ look: @escaping (TypedStmt) -> Void) {
    TypedWalk(onExpression: { _, _ in }, onDeclaration: { _, _ in }, onStatement: look).visit(statement, in: function)
  }

  func walk(_ expr: TypedExpr, _ look: @escaping (TypedExpr) -> Void) {
    TypedWalk { expr, _ in
      look(expr)
    } onDeclaration: { _, _ in
    }.visit(expr, in: function)
  }

  /// The constant of its scope alone that a statement declares.
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
