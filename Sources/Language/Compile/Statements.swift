import Syntax

/// How a statement ended.
struct Flow: Equatable {
  let code: Int
  static let next = Flow(code: 0)
  static let `return` = Flow(code: 1)
  static let `fallthrough` = Flow(code: 2)
  /// The value of an `if` or `switch` expression is there.
  static let yield = Flow(code: 3)
  static func `break`(_ label: LabelID) -> Flow { Flow(code: 4 + 2 * label) }
  static func `continue`(_ label: LabelID) -> Flow { Flow(code: 5 + 2 * label) }

  @inline(__always) static func == (a: Flow, b: Flow) -> Bool { a.code == b.code }
}

/// A compiled statement: either it always goes on with the next one, or it says how it ended.
enum Step {
  case plain((Frame) throws -> Void)
  case flow((Frame) throws -> Flow)

  var asFlow: (Frame) throws -> Flow {
    switch self {
    case .flow(let run): run
    case .plain(let run):
      {
        try run($0); return .next
      }
    }
  }
  var plain: ((Frame) throws -> Void)? {
    if case .plain(let run) = self { return run }
    return nil
  }
}

/// A step in an array, where a bare closure would be called through a thunk.
private struct FlowStep {
  let run: (Frame) throws -> Flow
}

extension FunctionCompiler {
  // MARK: Bodies

  /// A function's body as code of its result: `return` in tail position is the value itself.
  func compileBody(_ statements: [TypedStmt]) -> Code {
    scopes.append([])
    defer { scopes.removeLast() }
    hoist(statements)
    return tail(statements[...])
  }

  /// Statements with which the function ends.
  private func tail(_ statements: ArraySlice<TypedStmt>) -> Code {
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

  private func inScope(_ body: () -> Code) -> Code { body() }

  /// A statement that may return, then the rest.
  private func early(_ run: @escaping (Frame) throws -> Flow, _ rest: Node) -> Code {
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

  private func resultSlot() -> Int {
    if let known = resultOffset { return known }
    let made = allocate(resultRep)
    resultOffset = made
    return made
  }

  /// The end of a body is reached.
  private func ending() -> Code {
    if initializer != nil { return .bool { _ in true } }
    if resultRep == .void { return .void { _ in } }
    let name = function.name
    return .unboxing(
      { _ in throw Trap(.broken("the end of '\(name)' is reached without a value"), kind: "") },
      as: resultRep)
  }

  /// `return e` as the function's value.
  private func returned(_ value: TypedExpr?) -> Code {
    if initializer != nil {
      let succeeds = !isNil(value)
      return .bool { _ in succeeds }
    }
    guard let value else { return .void { _ in } }
    return expression(value).converted(to: resultRep).code
  }

  private func isNil(_ value: TypedExpr?) -> Bool {
    guard let value else { return false }
    switch value.kind {
    case .none: return true
    case .convert(_, let inner): return isNil(inner)
    default: return false
    }
  }

  // MARK: Blocks

  /// Statements of an inner scope: what they declare is destroyed where the scope ends.
  func block(_ statements: [TypedStmt]) -> Step {
    scopes.append([])
    hoist(statements)
    let step = steps(statements)
    let slots = scopes.removeLast()
    if slots.isEmpty { return step }
    let reversed = Array(slots.reversed())
    func clear(_ frame: Frame) { for slot in reversed { replaceByVoid(frame.value(at: slot)) } }
    switch step {
    case .plain(let run):
      if reversed.count == 1 {
        let slot = reversed[0]
        return .plain {
          try run($0); replaceByVoid($0.value(at: slot))
        }
      }
      return .plain {
        try run($0); clear($0)
      }
    case .flow(let run):
      return .flow { frame in
        let flow = try run(frame)
        clear(frame)
        return flow
      }
    }
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

  /// `defer`: its body runs when the rest of the scope has ended, however it ended.
  private func deferring(_ body: [TypedStmt], _ rest: [TypedStmt]) -> Step {
    let rest = steps(rest)
    let last = block(body).asFlow
    switch rest {
    case .plain(let run):
      return .plain { frame in
        do { try run(frame) } catch {
          _ = try last(frame)
          throw error
        }
        _ = try last(frame)
      }
    case .flow(let run):
      return .flow { frame in
        let flow: Flow
        do { flow = try run(frame) } catch {
          _ = try last(frame)
          throw error
        }
        _ = try last(frame)
        return flow
      }
    }
  }

  /// Local functions are there before the statements run, unless they capture variables declared among them.
  private func hoist(_ statements: [TypedStmt]) {
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

  // MARK: Statements

  func statement(_ statement: TypedStmt) -> Step {
    switch statement.kind {
    case .expression(let value): return .plain(lettingReceiversGo { expression(value).effect })
    case .topLevelValue(let value): return .plain(show(value))
    case .variable(let pattern, let value): return .plain(declaration(pattern, value))
    case .localFunction(let variable, let function):
      if compiler.localFunction(variable) == nil { variable.runtimeData = LocalFunctionMark(function) }
      if isSharedByCell(variable) {
        // Its cell may be in a closure already.
        let location = locations[ObjectIdentifier(variable)] ?? declare(variable)
        let make = makeClosure(function).value
        guard case .cell(let slot) = location else {
          return .plain(store(variable, location, .value(make), isDeclaration: true))
        }
        return .plain { frame in
          if slot.value(frame).pointee.ref == nil { slot.value(frame).pointee = CaptureBox.cell(.void) }
          let made = try make(frame)
          slot.value(frame).pointee.cellAddress?.pointee = made
        }
      }
      let node = makeClosure(function)
      return .plain(initialize(variable, with: node))
    case .if_(let conditions, let then, let other): return ifStatement(conditions, then, other)
    case .guard_(let conditions, let body):
      let test = condition(conditions).bool
      let otherwise = block(body).asFlow
      return .flow { try test($0) ? .next : try otherwise($0) }
    case .while_(let conditions, let body, let label): return whileLoop(conditions, body, label)
    case .repeat_(let body, let condition, let label): return repeatLoop(body, condition, label)
    case .for_(let loop): return forLoop(loop)
    case .switch_(let subject, let cases, let label): return switchStatement(subject, cases, label)
    case .do_(let body, let catches, let label): return doStatement(body, catches, label)
    case .break_(let label):
      let flow = Flow.break(label)
      return .flow { _ in flow }
    case .continue_(let label):
      let flow = Flow.continue(label)
      return .flow { _ in flow }
    case .fallthrough_: return .flow { _ in .fallthrough }
    case .return_(let value): return returnStatement(value)
    case .throw_(let value):
      let run = expression(value).value
      let place = place(statement.span)
      return .flow { throw Thrown(error: try run($0), place: place) }
    case .defer_(let body): return deferring(body, [])
    case .block(let body):
      // Several declarations of one line; no scope of its own.
      return steps(body)
    case .yield(let value):
      guard let target = yields.last else { return .plain(expression(value).effect) }
      let store = expression(value).converted(to: target.rep)
        .assign(Address(frame: target.offset), scratch: allocateBytes(target.rep.size))
      return .flow {
        try store($0); return .yield
      }
    case .command(let command): return .plain(self.command(command))
    case .templates(let run):
      let compiler = compiler
      return .flow { try compiler.run(run, $0) }
    case .nothing: return .plain { _ in }
    }
  }

  private func returnStatement(_ value: TypedExpr?) -> Step {
    if initializer != nil {
      let offset = resultSlot()
      let succeeds = isNil(value) ? 0 : 1
      return .flow {
        $0.int(at: offset).pointee = succeeds; return .return
      }
    }
    guard let value else { return .flow { _ in .return } }
    let node = expression(value).converted(to: resultRep)
    if resultRep == .void {
      let run = node.effect
      return .flow {
        try run($0); return .return
      }
    }
    let store = node.assign(Address(frame: resultSlot()), scratch: allocateBytes(resultRep.size))
    return .flow {
      try store($0); return .return
    }
  }

  private func ifStatement(_ conditions: [TypedCondition], _ then: [TypedStmt], _ other: [TypedStmt]) -> Step {
    scopes.append([])
    let condition = condition(conditions)
    let test = condition.bool
    let yes = block(then)
    let slots = scopes.removeLast()
    let no = block(other)
    let step: Step
    if let a = yes.plain, let b = no.plain {
      if !other.isEmpty {
        step = .plain { if try test($0) { try a($0) } else { try b($0) } }
      } else if let fused = condition.test {
        step = .plain(fused.when(a))
      } else {
        step = .plain { if try test($0) { try a($0) } }
      }
    } else {
      let (a, b) = (yes.asFlow, no.asFlow)
      step = other.isEmpty ? .flow { try test($0) ? try a($0) : .next } : .flow { try test($0) ? try a($0) : try b($0) }
    }
    return cleared(step, slots)
  }

  /// The step, then the slots of its conditions emptied.
  func cleared(_ step: Step, _ slots: [Int]) -> Step {
    if slots.isEmpty { return step }
    switch step {
    case .plain(let run):
      return .plain { frame in
        try run(frame)
        for slot in slots { replaceByVoid(frame.value(at: slot)) }
      }
    case .flow(let run):
      return .flow { frame in
        let flow = try run(frame)
        for slot in slots { replaceByVoid(frame.value(at: slot)) }
        return flow
      }
    }
  }

  private func declaration(_ pattern: TypedPattern, _ value: TypedExpr?) -> (Frame) throws -> Void {
    if let value {
      if case .variable(let variable) = pattern.kind {
        // Compiled before the name is declared: the value does not see it.
        let node = expression(value)
        return initialize(variable, with: node)
      }
      return bind(pattern, expression(value))
    }
    guard case .variable(let variable) = pattern.kind else { return { _ in } }
    let type = concrete(variable.type)
    if variable.isWeak { return initialize(variable, with: .value { _ in .none() }) }
    if case .optional(let payload) = type {
      let none = Value.none(depth: payload.optionalDepth)
      return initialize(variable, with: .value { _ in none })
    }
    let location = declare(variable)
    if case .cell(let slot) = location {
      return { slot.value($0).pointee = CaptureBox.cell(.void) }
    }
    return { _ in }
  }

  /// `if`, `switch` or `do` as an expression.
  func statementValue(_ statement: TypedStmt, _ expr: TypedExpr) -> Node {
    let rep = rep(expr.type)
    let offset = allocate(rep)
    yields.append((rep, offset))
    let run = self.statement(statement).asFlow
    yields.removeLast()
    let result = Node.load(Address(frame: offset), rep)
    let node = sequence({ _ = try run($0) }, result)
    guard rep == .value, case .value(let get) = node.code else { return Node(node.code) }
    return .value { frame in
      let value = try get(frame)
      frame.value(at: offset).pointee = .void
      return value
    }
  }
}

extension FunctionCompiler {
  /// `Box().count = 1`: the box goes when the statement has ended.
  private func lettingReceiversGo(_ make: () -> (Frame) throws -> Void) -> (Frame) throws -> Void {
    let outer = receiverSlots
    receiverSlots = []
    let run = make()
    let slots = receiverSlots
    receiverSlots = outer
    if slots.isEmpty { return run }
    return { frame in
      try run(frame)
      for slot in slots { replaceByVoid(frame.value(at: slot)) }
    }
  }
}

/// Empties a slot; the slot is empty before its value is destroyed, since that can run script code.
@inline(__always) func replaceByVoid(_ place: UnsafeMutablePointer<Value>) {
  let old = place.move()
  place.initialize(to: .void)
  _ = old
}

extension [TypedStmt] {
  var alwaysReturns: Bool {
    guard let last else { return false }
    if dropLast().contains(where: { !$0.isStraight }) { return false }
    if case .return_ = last.kind { return true }
    return false
  }
  /// Whether values are declared whose destruction must come before what follows.
  var declaresValues: Bool {
    contains { if case .variable = $0.kind { true } else if case .localFunction = $0.kind { true } else { false } }
  }
}

extension TypedStmt {
  /// Always goes on with the next statement.
  var isStraight: Bool {
    switch kind {
    case .expression, .variable, .nothing, .localFunction: true
    default: false
    }
  }
}
