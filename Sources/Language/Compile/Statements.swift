import Syntax

extension FunctionCompiler {
  func statement(_ statement: TypedStmt) -> Step { unlessDeinitTrapped(compile(statement)) }

  private func compile(_ statement: TypedStmt) -> Step {
    let outer = heldCallees
    heldCallees = nil
    defer { heldCallees = outer }
    switch statement.kind {
    case .expression(let value): return .plain(lettingReceiversGo { discarded(value) })
    case .topLevelValue(let value): return .plain(show(value))
    case .variable(let pattern, let value): return .plain(lettingReceiversGo { declaration(pattern, value) })
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
      let mark = allocations.count
      let test = condition(conditions).bool
      let otherwise = emptied(slotsAllocated(since: mark), block(body)).asFlow
      let bound = conditions.flatMap(\.variables).filter { $0.storage == .global }
      if bound.isEmpty { return .flow { try test($0) ? .next : try otherwise($0) } }
      let (context, memory) = (context, bound.map { compiler.memory(of: $0, storageRep($0)) })
      return .flow { frame in
        guard try test(frame) else { return try otherwise(frame) }
        context.guarded += memory
        return .next
      }
    case .while_(let conditions, let body, let label): return whileLoop(conditions, body, label)
    case .repeat_(let body, let condition, let label): return repeatLoop(body, condition, label)
    case .for_(let loop): return forLoop(loop)
    case .switch_(let subject, let cases, let label):
      return lettingCalleesGo { switchStatement(subject, cases, label) }
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
    case .release(let constants): return release(constants)
    case .yield(let value):
      guard let target = yields.last else { return .plain(expression(value).effect) }
      let store = apart(value).converted(to: target.rep)
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

  func returnStatement(_ value: TypedExpr?) -> Step {
    if initializer != nil {
      let offset = resultSlot()
      let succeeds = isNil(value) ? 0 : 1
      return .flow {
        $0.int(at: offset).pointee = succeeds; return .return
      }
    }
    guard let value else { return .flow { _ in .return } }
    let node = apart(value).converted(to: resultRep)
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

  func ifStatement(_ conditions: [TypedCondition], _ then: [TypedStmt], _ other: [TypedStmt]) -> Step {
    scopes.append([])
    let condition = condition(conditions)
    let test = condition.bool
    let yes = block(then)
    let slots = scopes.removeLast()
    // What a condition before the one that failed has bound goes before the other branch.
    let no = other.isEmpty ? block(other) : emptied(slots.reversed(), block(other))
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

  private func emptied(_ slots: [Int], _ step: Step) -> Step {
    if slots.isEmpty { return step }
    let run = step.asFlow
    return .flow { frame in
      for slot in slots { replaceByVoid(frame.value(at: slot)) }
      return try run(frame)
    }
  }

  /// The step, then the slots of its conditions emptied, the last first.
  func cleared(_ step: Step, _ declared: [Int]) -> Step {
    if declared.isEmpty { return step }
    let slots = Array(declared.reversed())
    switch step {
    case .plain(let run):
      if slots.count == 1 {
        let slot = slots[0]
        return .plain {
          try run($0); replaceByVoid($0.value(at: slot))
        }
      }
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

  func declaration(_ pattern: TypedPattern, _ value: TypedExpr?) -> (Frame) throws -> Void {
    if let value {
      if case .variable(let variable) = pattern.kind {
        // Compiled before the name is declared: the value does not see it.
        let node = expression(value)
        return initialize(variable, with: node)
      }
      if case .wildcard = pattern.kind { return discarded(value) }
      return bind(pattern, expression(value))
    }
    guard case .variable(let variable) = pattern.kind else { return { _ in } }
    let type = concrete(variable.type)
    if variable.isWeak { return initialize(variable, with: .value { _ in .none() }) }
    if case .optional(let payload) = type {
      let none = Value.none(depth: payload.optionalDepth)
      return initialize(variable, with: .value { _ in none })
    }
    if let empty = Self.emptyTuple(type) { return initialize(variable, with: .value { _ in empty() }) }
    let location = declare(variable)
    if case .cell(let slot) = location {
      return { slot.value($0).pointee = CaptureBox.cell(.void) }
    }
    return { _ in }
  }

  /// What makes a tuple whose elements are given one by one: `var t: (Int, String)`, `t.0 = 1`.
  static func emptyTuple(_ type: Type) -> (() -> Value)? {
    guard case .tuple(let fields) = type.resolved, !fields.isEmpty else { return nil }
    let elements = fields.map { emptyTuple($0.type) }
    return { Value(tuple: elements.map { $0?() ?? .void }) }
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
  func lettingReceiversGo(_ make: () -> (Frame) throws -> Void) -> (Frame) throws -> Void {
    let (outer, outerCallees) = (receiverSlots, heldCallees)
    (receiverSlots, heldCallees) = ([], [])
    let run = make()
    let slots = (heldCallees ?? []).reversed() + receiverSlots.map { Address(frame: $0) }
    (receiverSlots, heldCallees) = (outer, outerCallees)
    if slots.isEmpty { return run }
    return { frame in
      try run(frame)
      for slot in slots { replaceByVoid(slot.value(frame)) }
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
