import Syntax

/// Statements one behind the other, and what happens at their end.
extension FunctionCompiler {
  /// Statements of an inner scope: what they declare is destroyed where the scope ends.
  func block(_ statements: [TypedStmt]) -> Step {
    scopes.append([])
    hoist(statements)
    let step = steps(releasing(statements))
    return raisingDeinitTraps(cleared(step, scopes.removeLast()))
  }

  func steps(_ statements: [TypedStmt]) -> Step {
    var compiled: [Step] = []
    var index = 0
    while index < statements.count {
      if case .defer_(let body) = statements[index].kind {
        compiled.append(deferring(body, Array(statements[(index + 1)...])))
        break
      }
      compiled.append(statement(statements[index]))
      index += 1
    }
    return Self.combine(compiled)
  }

  static func combine(_ steps: [Step]) -> Step {
    var plain = Steps()
    for case .plain(let run) in steps { plain.append(run) }
    if plain.count == steps.count { return .plain(plain.joined) }
    if steps.count == 1 { return steps[0] }
    // Runs of plain steps are joined.
    var parts: [FlowStep] = []
    var run: Steps = []
    for step in steps {
      if case .plain(let body) = step {
        run.append(body)
        continue
      }
      let body = step.asFlow
      if run.isEmpty {
        parts.append(FlowStep(run: body))
      } else {
        let before = all(run)
        parts.append(
          FlowStep {
            try before($0); return try body($0)
          })
        run = []
      }
    }
    if !run.isEmpty {
      let last = all(run)
      parts.append(
        FlowStep {
          try last($0); return .next
        })
    }
    if parts.count == 1 { return .flow(parts[0].run) }
    if parts.count == 2 {
      let (a, b) = (parts[0].run, parts[1].run)
      return .flow { frame in
        let flow = try a(frame)
        return flow == .next ? try b(frame) : flow
      }
    }
    return .flow { frame in
      for part in parts {
        let flow = try part.run(frame)
        if flow != .next { return flow }
      }
      return .next
    }
  }

  /// `defer`: its body runs when the rest of the scope has ended, however it ended, and what the rest declared is gone.
  func deferring(_ body: [TypedStmt], _ rest: [TypedStmt]) -> Step {
    let mark = allocations.count
    let rest = block(rest)
    let slots = slotsAllocated(since: mark)
    let last = block(body).asFlow
    let (hot, context) = (hot, context)
    switch rest {
    case .plain(let run):
      return .plain { frame in
        do { try run(frame) } catch {
          try Self.unwind(frame, slots, error)
          if hot.pointee.hasPendingError { try context.throwPending() }
          _ = try last(frame)
          throw error
        }
        _ = try last(frame)
      }
    case .flow(let run):
      return .flow { frame in
        let flow: Flow
        do { flow = try run(frame) } catch {
          try Self.unwind(frame, slots, error)
          if hot.pointee.hasPendingError { try context.throwPending() }
          _ = try last(frame)
          throw error
        }
        _ = try last(frame)
        return flow
      }
    }
  }

  /// An error that the script threw leaves a part of a body: what lies in the part's slots dies, the latest first.
  /// A trap goes straight on: after it no line of the script runs.
  static func unwind(_ frame: Frame, _ slots: [Int], _ error: any Error) throws {
    guard error is Thrown else { throw error }
    for slot in slots { replaceByVoid(frame.value(at: slot)) }
  }

  /// Local functions are there before the statements run, unless they capture variables declared among them.
  func hoist(_ statements: [TypedStmt]) {
    var declared: [Variable] = []
    for statement in statements {
      guard case .localFunction(let variable, let function) = statement.kind else { continue }
      if compiler.localFunction(variable) == nil { variable.runtimeData = LocalFunctionMark(function) }
      declared.append(variable)
    }
    guard declared.count > 1 else { return }
    for (index, variable) in declared.enumerated() {
      guard let function = compiler.localFunction(variable) else { continue }
      for capture in function.captures {
        let isLater = declared[(index + 1)...].contains { $0 === capture.variable }
        if isLater, let mark = capture.variable.runtimeData as? LocalFunctionMark, !mark.isForward {
          mark.isForward = true
        }
      }
    }
  }
}
