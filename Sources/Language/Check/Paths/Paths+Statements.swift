import Syntax

extension Paths {
  func walk(_ statements: [TypedStmt]) { for statement in statements { walk(statement) } }

  func walk(_ statement: TypedStmt) {
    switch statement.kind {
    case .expression(let expr), .topLevelValue(let expr), .yield(let expr): walk(expr)
    case .variable(let pattern, let value):
      if let value {
        walk(value)
        if !checker.consumed.isEmpty { declare(pattern, value) }
        return
      }
      for variable in checker.variables(of: pattern) { state.forget(FollowedPlace(variable)) }
    case .localFunction(let variable, let body):
      localFunctions[key(variable)] = body
      inside(body)
    case .if_(let conditions, let yes, let no): branch(conditions, yes, no)
    case .guard_(let conditions, let otherwise):
      let passed = test(conditions)
      walk(otherwise)
      state = passed
    case .while_(let conditions, let body, let label): loop(conditions, body, label)
    case .repeat_(let body, let condition, let label):
      if case .boolean(false) = condition.kind {
        walk(body)
      } else {
        again(label) {
          walk(body)
          walk(condition)
        }
      }
      if case .boolean(true) = condition.kind { state = .unreachable }
      state.join(left(label))
    case .for_(let each):
      walk(each.sequence)
      let before = state
      again(each.label) {
        state = passing([each.filter], from: state)
        walk(each.body)
      }
      state.join(before)
      state.join(left(each.label))
    case .switch_(let subject, let cases, let label): choose(subject, cases, label)
    case .do_(let body, let catches, let label): catching(body, catches, label)
    case .break_(let label):
      leaving[label] = left(label).joined(state)
      state = .unreachable
    case .continue_, .fallthrough_: state = .unreachable
    case .return_(let value): leave(value, statement.span)
    case .throw_(let value):
      walk(value)
      fail(from: state)
      state = .unreachable
    case .block(let body): walk(body)
    case .command(let command):
      for (argument, _) in command.arguments {
        switch argument {
        case .expression(let expr, _): walk(expr)
        case .parts(let parts, _): for expr in parts.expressions { walk(expr) }
        case .word, .option, .statement: break
        }
      }
    // A deferred body runs later, when more has a value than here.
    case .defer_, .templates, .release, .nothing: break
    }
  }

  private func left(_ label: LabelID) -> PathState { leaving[label] ?? .unreachable }

  private func branch(_ conditions: [TypedCondition], _ yes: [TypedStmt], _ no: [TypedStmt]) {
    let passed = test(conditions)
    let failed = state
    state = passed
    walk(yes)
    let after = state
    state = failed
    walk(no)
    state.join(after)
  }

  /// Gives the state where all conditions hold, and leaves the one where one does not. What `true` and `false` as they
  /// are written keep away is not reached, as in Swift: `if false { … }`.
  private func test(_ conditions: [TypedCondition]) -> PathState {
    var failed = PathState.unreachable
    for condition in conditions {
      switch condition {
      case .expression(let expr):
        walk(expr)
        if case .boolean(let holds) = expr.kind {
          if !holds {
            failed.join(state)
            state = .unreachable
          }
          continue
        }
      case .optionalBinding(_, let expr), .pattern(_, let expr): walk(expr)
      }
      failed.join(state)
    }
    defer { state = failed }
    return state
  }

  /// A body that runs several times: the second walk sees what the first left behind.
  private func again(_ label: LabelID, _ body: () -> Void) {
    let before = state
    body()
    let once = state
    state = before
    state.maybe.formUnion(once.maybe)
    state.gone.formUnion(once.gone)
    body()
  }

  private func loop(_ conditions: [TypedCondition], _ body: [TypedStmt], _ label: LabelID) {
    var outside = state
    again(label) {
      let passed = test(conditions)
      outside = state
      state = passed
      walk(body)
    }
    state = outside.joined(left(label))
  }

  private func choose(_ subject: TypedExpr, _ cases: [TypedCase], _ label: LabelID) {
    walk(subject)
    let before = state
    var after = PathState.unreachable
    var fallen = PathState.unreachable
    for each in cases {
      state = passing(each.items.map(\.filter), from: before).joined(fallen)
      fallen = .unreachable
      if case .fallthrough_? = each.body.last?.kind {
        walk(Array(each.body.dropLast()))
        fallen = state
      } else {
        walk(each.body)
        after.join(state)
      }
    }
    state = after.joined(left(label))
  }

  /// The state where one of the patterns with these filters matches: none does with `where false`.
  private func passing(_ filters: [TypedExpr?], from before: PathState) -> PathState {
    if filters.isEmpty { return before }
    var passed = PathState.unreachable
    for filter in filters {
      state = before
      if let filter {
        walk(filter)
        if case .boolean(false) = filter.kind { continue }
      }
      passed.join(state)
    }
    return passed
  }

  private func catching(_ body: [TypedStmt], _ catches: [TypedCatch], _ label: LabelID) {
    let before = state
    if !catches.isEmpty { thrown.append(.unreachable) }
    walk(body)
    var after = state
    var failed = before
    if !catches.isEmpty, let last = thrown.popLast() {
      if last.isReachable { failed = last }
      if !catches.contains(where: \.catchesAll) { fail(from: last) }
    }
    for each in catches {
      state = passing(each.items.map(\.filter), from: each.isReached ? failed : .unreachable)
      walk(each.body)
      after.join(state)
    }
    state = after.joined(left(label))
  }

  /// An error may go from here to the clauses of the `do` around.
  func fail(from state: PathState) {
    if let last = thrown.indices.last { thrown[last].join(state) }
  }

  private func leave(_ value: TypedExpr?, _ span: Span) {
    if let value { walk(value) }
    if state.isReachable { refuseKept() }
    if let maker, state.isReachable {
      // `return nil` leaves nothing behind.
      if case .none? = value?.kind {} else { finish(maker, at: span) }
    }
    state = .unreachable
  }
}
