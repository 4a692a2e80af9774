import Syntax

// The last calls of closures that branches call: on each way through a statement the closure goes behind its last call
// there, and where it is not called, at once (observed).
extension FunctionCompiler {
  /// A statement that calls a closure last, which lets go of it.
  func released(_ held: HeldCalls, in statement: TypedStmt) -> [TypedStmt] {
    if letsGo(of: held, in: statement) { return [statement] }
    let release = TypedStmt(.release(held.constants), statement.span)
    return branches(of: statement, held) ?? [leaving(held, statement, loop: statement.loopLabel), release]
  }

  /// The statement with what is let go of in its branches; nil where it is none that has branches alone.
  func branches(of statement: TypedStmt, _ held: HeldCalls) -> [TypedStmt]? {
    func made(_ kind: TypedStmt.Kind) -> TypedStmt { TypedStmt(kind, statement.span) }
    switch statement.kind {
    case .if_(let conditions, let then, let other):
      if calls(held, conditions), !calls(held, then), !calls(held, other), !mayBeCaught(held, conditions) {
        // Where an earlier condition fails, what a later one would call last goes at once.
        guard letsGo(of: held, inLastOf: conditions) else { return nil }
        return [made(.if_(conditions, then, released(held, in: other)))]
      }
      return [made(.if_(conditions, released(held, in: then), released(held, in: other)))]
    case .guard_(let conditions, let body):
      if calls(held, conditions), !calls(held, body), !mayBeCaught(held, conditions) {
        guard letsGo(of: held, inLastOf: conditions) else { return nil }
        return [made(.guard_(conditions, released(held, in: body)))]
      }
      return [made(.guard_(conditions, released(held, in: body))), made(.release(held.constants))]
    case .switch_(let subject, let cases, let label):
      let tests: [TypedCondition] = cases.flatMap { $0.items.compactMap(\.filter).map { .expression($0) } }
      guard !calls(held, tests), !cases.contains(where: { $0.body.fallsThrough }) else { return nil }
      if calls(held, [.expression(subject)]), !cases.contains(where: { calls(held, $0.body) }),
        !mayBeCaught(held, [.expression(subject)])
      {
        return letsGo(of: held, in: subject) ? [statement] : nil
      }
      let released = cases.map { each in
        TypedCase(items: each.items, body: self.released(held, in: each.body), isDefault: each.isDefault)
      }
      return [made(.switch_(subject, released, label))]
    case .do_(let body, let catches, let label):
      let tests: [TypedCondition] = catches.flatMap { $0.items.compactMap(\.filter).map { .expression($0) } }
      guard !calls(held, tests) else { return nil }
      var tried = held
      tried.isCaught =
        held.isCaught && !catches.contains(where: \.catchesAll) || catches.contains { calls(held, $0.body) }
      let clauses = catches.map { clause in
        var made = clause
        made.body = released(held, in: clause.body)
        return made
      }
      return [made(.do_(released(tried, in: body), clauses, label))]
    default: return nil
    }
  }

  /// A statement in front of the last call, or a loop with the last call in it, with what is let go of in its branches that
  /// leave.
  ///
  /// - Parameter loop: What a `break` leaves.
  func leaving(_ held: HeldCalls, _ statement: TypedStmt, loop: LabelID? = nil) -> TypedStmt {
    func within(_ body: [TypedStmt], _ held: HeldCalls = held) -> [TypedStmt] {
      let held = held.within(body)
      return body.map { leaving(held, $0, loop: loop) }
    }
    func branch(_ body: [TypedStmt]) -> [TypedStmt] {
      body.leaves(loop, isCaught: held.isCaught) ? released(held, in: body) : within(body)
    }
    func made(_ kind: TypedStmt.Kind) -> TypedStmt { TypedStmt(kind, statement.span) }
    switch statement.kind {
    case .if_(let conditions, let then, let other): return made(.if_(conditions, branch(then), branch(other)))
    case .guard_(let conditions, let body): return made(.guard_(conditions, branch(body)))
    case .switch_(let subject, let cases, let label) where !cases.contains(where: { $0.body.fallsThrough }):
      let cases = cases.map { TypedCase(items: $0.items, body: branch($0.body), isDefault: $0.isDefault) }
      return made(.switch_(subject, cases, label))
    case .do_(let body, let catches, let label):
      let clauses = catches.map { clause in
        var made = clause
        made.body = branch(clause.body)
        return made
      }
      // What throws leads to a clause, and from there to the calls behind the statement.
      var tried = held
      tried.isCaught = held.isCaught || !catches.isEmpty
      return made(.do_(within(body, tried), clauses, label))
    case .while_(let conditions, let body, let label): return made(.while_(conditions, within(body), label))
    case .repeat_(let body, let condition, let label): return made(.repeat_(within(body), condition, label))
    case .for_(let all):
      let loop = TypedFor(
        pattern: all.pattern, sequence: all.sequence, element: all.element, filter: all.filter, body: within(all.body),
        label: all.label)
      return made(.for_(loop))
    default: return statement
    }
  }

  /// Statements that let go of a closure behind the last of them that calls it, or at once.
  private func released(_ held: HeldCalls, in statements: [TypedStmt]) -> [TypedStmt] {
    let held = held.within(statements)
    guard let last = statements.lastIndex(where: { calls(held, $0) }) else {
      return [TypedStmt(.release(held.constants), statements.first?.span ?? .none)] + statements
    }
    return statements[..<last].map { leaving(held, $0) } + released(held, in: statements[last])
      + statements[(last + 1)...]
  }

  /// The last of the conditions that call it is the last to do so.
  private func letsGo(of held: HeldCalls, inLastOf conditions: [TypedCondition]) -> Bool {
    switch conditions.last(where: { calls(held, [$0]) }) {
    case .expression(let value), .optionalBinding(_, let value), .pattern(_, let value):
      letsGo(of: held, in: value)
    case nil: false
    }
  }

  private func calls(_ held: HeldCalls, _ statements: [TypedStmt]) -> Bool {
    statements.contains { calls(held, $0) }
  }

  private func calls(_ held: HeldCalls, _ conditions: [TypedCondition]) -> Bool {
    calls(held, TypedStmt(.guard_(conditions, []), .none))
  }

  /// Whether a statement calls the closure, or may lead to a clause that does.
  private func calls(_ held: HeldCalls, _ statement: TypedStmt) -> Bool {
    var isCalled = false
    walk(statement) { expr in
      if case .variable(let variable) = expr.kind, held.contains(variable) { isCalled = true }
    }
    return isCalled || held.isCaught && mayThrow(statement)
  }

  private func mayBeCaught(_ held: HeldCalls, _ conditions: [TypedCondition]) -> Bool {
    held.isCaught && mayThrow(TypedStmt(.guard_(conditions, []), .none))
  }
}

extension [TypedStmt] {
  /// Whether these end the function, or a loop.
  fileprivate func leaves(_ loop: LabelID?, isCaught: Bool) -> Bool {
    switch last?.kind {
    case .return_: true
    case .throw_: !isCaught
    case .break_(let label): label == loop
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

extension TypedStmt {
  fileprivate var loopLabel: LabelID? {
    switch kind {
    case .while_(_, _, let label), .repeat_(_, _, let label): label
    case .for_(let loop): loop.label
    default: nil
    }
  }
}
