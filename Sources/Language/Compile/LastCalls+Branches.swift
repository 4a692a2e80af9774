import Syntax

// The last calls of closures that branches call: on each way through a statement the closure goes behind its last call
// there, and where it is not called, at once (observed).
extension FunctionCompiler {
  /// A statement that calls these constants last, which lets go of them.
  func released(_ constants: [Variable], in statement: TypedStmt) -> [TypedStmt] {
    if let callee = certainLastCallee(constants, in: statement) {
      releasedAfter[ObjectIdentifier(callee)] = constants
      return [statement]
    }
    let release = TypedStmt(.release(constants), statement.span)
    guard let branches = branches(of: statement, constants) else { return [statement, release] }
    return branches
  }

  /// The statement with what is let go of in its branches; nil where it is none that has branches alone.
  private func branches(of statement: TypedStmt, _ constants: [Variable]) -> [TypedStmt]? {
    func made(_ kind: TypedStmt.Kind) -> TypedStmt { TypedStmt(kind, statement.span) }
    switch statement.kind {
    case .if_(let conditions, let then, let other):
      guard !calls(constants, conditions) else { return nil }
      return [made(.if_(conditions, released(constants, in: then), released(constants, in: other)))]
    case .guard_(let conditions, let body):
      guard !calls(constants, conditions) else { return nil }
      return [made(.guard_(conditions, released(constants, in: body))), made(.release(constants))]
    case .switch_(let subject, let cases, let label):
      let tests =
        [TypedCondition.expression(subject)] + cases.flatMap { $0.items.compactMap(\.filter).map { .expression($0) } }
      guard !calls(constants, tests), !cases.contains(where: { $0.body.fallsThrough }) else { return nil }
      let released = cases.map { each in
        TypedCase(items: each.items, body: self.released(constants, in: each.body), isDefault: each.isDefault)
      }
      return [made(.switch_(subject, released, label))]
    case .do_(let body, let catches, let label) where catches.isEmpty:
      return [made(.do_(released(constants, in: body), [], label))]
    default: return nil
    }
  }

  /// A statement in front of the last call, with what is let go of in its branches that leave.
  func leaving(_ constants: [Variable], _ statement: TypedStmt) -> TypedStmt {
    func branch(_ body: [TypedStmt]) -> [TypedStmt] {
      body.leaves ? released(constants, in: body) : body.map { leaving(constants, $0) }
    }
    switch statement.kind {
    case .if_(let conditions, let then, let other):
      return TypedStmt(.if_(conditions, branch(then), branch(other)), statement.span)
    case .guard_(let conditions, let body): return TypedStmt(.guard_(conditions, branch(body)), statement.span)
    default: return statement
    }
  }

  /// Statements that let go of constants behind the last of them that calls one, or at once.
  private func released(_ constants: [Variable], in statements: [TypedStmt]) -> [TypedStmt] {
    guard let last = statements.lastIndex(where: { calls(constants, $0) }) else {
      return [TypedStmt(.release(constants), statements.first?.span ?? .none)] + statements
    }
    return statements[..<last] + released(constants, in: statements[last]) + statements[(last + 1)...]
  }

  private func calls(_ constants: [Variable], _ conditions: [TypedCondition]) -> Bool {
    calls(constants, TypedStmt(.guard_(conditions, []), .none))
  }

  private func calls(_ constants: [Variable], _ statement: TypedStmt) -> Bool {
    var isCalled = false
    walk(statement) { expr in
      if case .variable(let variable) = expr.kind, constants.contains(where: { $0 === variable }) { isCalled = true }
    }
    return isCalled
  }
}

extension [TypedStmt] {
  fileprivate var leaves: Bool {
    switch last?.kind {
    case .return_, .throw_: true
    default: false
    }
  }

  /// Whether another case of the `switch` may go on behind these.
  fileprivate var fallsThrough: Bool {
    contains { statement in
      switch statement.kind {
      case .fallthrough_: true
      case .if_(_, let then, let other): then.fallsThrough || other.fallsThrough
      case .guard_(_, let body), .do_(let body, _, _), .block(let body): body.fallsThrough
      default: false
      }
    }
  }
}
