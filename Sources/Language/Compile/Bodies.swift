import Syntax

/// Bodies whose last statement gives their result, so that a call needs to look at no flow.
extension FunctionCompiler {
  /// A function's body as code of its result: `return` in tail position is the value itself.
  func compileBody(_ statements: [TypedStmt]) -> Code {
    scopes.append([])
    defer { scopes.removeLast() }
    hoist(statements)
    return tail(releasing(statements)[...])
  }

  /// Statements with which the function ends.
  func tail(_ statements: ArraySlice<TypedStmt>) -> Code {
    guard let first = statements.first else { return ending() }
    let rest = statements.dropFirst()
    switch first.kind {
    case .defer_:
      switch steps(Array(statements)) {
      case .plain(let run): return sequence(run, Node(ending())).code
      case .flow(let run): return early(run, Node(ending()).converted(to: resultRep))
      }
    case .block(let inner): return tail((inner + rest)[...])
    case .return_(let value): return returned(value)
    case .expression(let value) where rest.isEmpty && resultRep == .void && initializer == nil:
      return .void(expression(value).effect)
    case .if_(let conditions, let then, let other):
      if case .expression(let test)? = conditions.first, conditions.count == 1, then.alwaysReturns,
        other.isEmpty || rest.isEmpty || other.alwaysReturns, !then.declaresValues
      {
        let condition = expression(test).bool
        let yes = inScope { tail(then[...]) }
        let no = other.isEmpty ? tail(rest) : inScope { tail(other[...]) }
        return choose(condition, Node(yes).converted(to: resultRep), Node(no).converted(to: resultRep), resultRep).code
      }
    default: break
    }
    switch statement(first) {
    case .plain(let run):
      // Straight runs become one step.
      var steps: Steps = []
      steps.append(run)
      var remaining = rest
      while let next = remaining.first, next.isStraight, remaining.count > 1 || resultRep == .void {
        guard case .plain(let more) = statement(next) else { break }
        steps.append(more)
        remaining = remaining.dropFirst()
      }
      return sequence(steps.joined, Node(tail(remaining))).code
    case .flow(let run):
      let after = tail(rest)
      return early(run, Node(after).converted(to: resultRep))
    }
  }

  func inScope(_ body: () -> Code) -> Code { body() }

  /// A statement that may return, then the rest.
  func early(_ run: @escaping (Frame) throws -> Flow, _ rest: Node) -> Code {
    let offset = resultSlot()
    switch rest.code {
    case .void(let rest): return .void { if try run($0) == .next { try rest($0) } }
    case .int(let rest): return .int { try run($0) == .next ? try rest($0) : $0.int(at: offset).pointee }
    case .double(let rest): return .double { try run($0) == .next ? try rest($0) : $0.double(at: offset).pointee }
    case .bool(let rest): return .bool { try run($0) == .next ? try rest($0) : $0.int(at: offset).pointee != 0 }
    case .value(let rest):
      return .value { frame in
        if try run(frame) == .next { return try rest(frame) }
        let result = frame.value(at: offset).move()
        frame.value(at: offset).initialize(to: .void)
        return result
      }
    case .blob(let rest, let size):
      return .blob(
        { frame, target in
          if try run(frame) == .next { return try rest(frame, target) }
          target.copyMemory(from: frame + offset, byteCount: size)
        }, size)
    }
  }

  func resultSlot() -> Int {
    if let known = resultOffset { return known }
    let made = allocate(resultRep)
    resultOffset = made
    return made
  }

  /// The end of a body is reached.
  func ending() -> Code {
    if initializer != nil { return .bool { _ in true } }
    if resultRep == .void { return .void { _ in } }
    let name = function.name
    return .unboxing(
      { _ in throw Trap(.broken("the end of '\(name)' is reached without a value"), kind: "") },
      as: resultRep)
  }

  /// `return e` as the function's value.
  func returned(_ value: TypedExpr?) -> Code {
    if initializer != nil {
      let succeeds = !isNil(value)
      return .bool { _ in succeeds }
    }
    guard let value else { return .void { _ in } }
    return apart(value).converted(to: resultRep).code
  }

  func isNil(_ value: TypedExpr?) -> Bool {
    guard let value else { return false }
    switch value.kind {
    case .none: return true
    case .convert(_, let inner): return isNil(inner)
    default: return false
    }
  }
}
