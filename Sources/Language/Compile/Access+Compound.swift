import Syntax

// `a += b` and the like.
extension FunctionCompiler {
  func compoundAssign(_ op: BinaryOperator, _ target: TypedExpr, _ value: TypedExpr, _ expr: TypedExpr)
    -> (Frame) throws -> Void
  {
    let access = access(target)
    let type = concrete(target.type)
    if op == .add, type.nominal === catalog.stringNominal, let text = interpolatedText(value) {
      return append(access, text)
    }
    let operand = rightOperand(op, value)
    let place = place(expr.span)
    if op == .add {
      if type.nominal === catalog.stringNominal { return change(access, operand.value, appendText) }
      if type.nominal === catalog.arrayNominal {
        let context = context
        return change(access, operand.value) { try appendItems($0, $1, context) }
      }
    }
    // What is added may change a global, `total += next()`: then it is evaluated before that is looked at.
    var isChangedMeanwhile = false
    if case .variable(let variable) = target.kind, variable.storage == .global {
      isChangedMeanwhile = value.mayRunScript
    }
    if case .memory(let address, let stored) = access.kind, access.prepare == nil, access.begin == nil,
      access.end == nil, stored == access.rep, stored != .value, !isChangedMeanwhile
    {
      let node = operation(op, type, .load(address, stored), operand, type, expr.span)
      return fusedStore(node, address, access)
    }
    if let field = access.field, access.prepare == nil,
      let update = fieldUpdate(op, type, field, operand, place, slow: { self.change(op, access, type, operand, expr) })
    {
      return update
    }
    return change(op, access, type, operand, expr)
  }

  /// The general case: the place's value is loaded, changed and stored.
  private func change(_ op: BinaryOperator, _ access: Access, _ type: Type, _ operand: Node, _ expr: TypedExpr)
    -> (Frame) throws -> Void
  {
    // The operand is evaluated before the place is touched.
    let operandSlot = Address(frame: allocate(operand.rep))
    let evaluate =
      operand.isTrivial && access.prepare == nil
      ? nil : operand.assign(operandSlot, scratch: allocateBytes(operand.rep.size))
    let late = evaluate == nil ? operand : Node.load(operandSlot, operand.rep)
    let currentSlot = Address(frame: allocate(access.rep))
    let current = Node.load(currentSlot, access.rep)
    let node = operation(op, type, current, late, type, expr.span).converted(to: access.rep)
    return modify(access, evaluate, currentSlot, node)
  }

  private func fusedStore(_ node: Node, _ address: Address, _ access: Access) -> (Frame) throws -> Void {
    let hot = hot
    if !access.outlives { return node.initialize(address) }
    if let fused = node.fused { return fused.store(address, hot.changeCounter) }
    switch node.code {
    case .int(let run):
      return { frame in
        address.int(frame).pointee = try run(frame)
        hot.pointee.changeCount &+= 1
      }
    case .double(let run):
      return { frame in
        address.double(frame).pointee = try run(frame)
        hot.pointee.changeCount &+= 1
      }
    default:
      let store = node.assign(address, scratch: allocateBytes(node.rep.size))
      return { frame in
        try store(frame)
        hot.pointee.changeCount &+= 1
      }
    }
  }

  /// Loads the place into `currentSlot`, computes, stores the result back.
  private func modify(
    _ access: Access, _ evaluate: ((Frame) throws -> Void)?, _ currentSlot: Address, _ node: Node
  ) -> (Frame) throws -> Void {
    let hot = hot
    let pointer = access.pointer
    if case .pointer = access.kind {
      switch node.code {
      case .int(let run):
        return { frame in
          try access.prepare?(frame)
          try evaluate?(frame)
          try access.begin?(frame)
          let place = try pointer(frame)
          currentSlot.int(frame).pointee = place.pointee.bits
          place.pointee.bits = try run(frame)
          try access.end?(frame)
          hot.pointee.changeCount &+= 1
        }
      case .double(let run):
        return { frame in
          try access.prepare?(frame)
          try evaluate?(frame)
          try access.begin?(frame)
          let place = try pointer(frame)
          currentSlot.double(frame).pointee = place.pointee.double
          place.pointee.bits = Int(bitPattern: UInt(try run(frame).bitPattern))
          try access.end?(frame)
          hot.pointee.changeCount &+= 1
        }
      default: break
      }
    }
    let rep = access.rep
    let load: Node
    let store: (Frame) throws -> Void
    let result = Address(frame: allocate(rep))
    switch access.kind {
    case .memory(let address, let stored):
      load = .load(address, stored)
      store = Node.load(result, rep).converted(to: stored).assign(address, scratch: allocateBytes(stored.size))
    case .pointer:
      load = Node(.unboxing({ try pointer($0).pointee }, as: rep))
      let value = Node.load(result, rep).value
      store = { try replace(try pointer($0), try value($0)) }
    }
    let loadCurrent = load.converted(to: rep).assign(currentSlot, scratch: allocateBytes(rep.size))
    let compute = node.assign(result, scratch: allocateBytes(rep.size))
    return { frame in
      try access.prepare?(frame)
      try evaluate?(frame)
      try access.begin?(frame)
      try loadCurrent(frame)
      try compute(frame)
      try store(frame)
      try access.end?(frame)
      if rep == .value {
        currentSlot.value(frame).pointee = .void
        result.value(frame).pointee = .void
      }
      hot.pointee.changeCount &+= 1
    }
  }

  /// `text += "… \(value) …"`: no box for the text that is added.
  private func append(_ access: Access, _ text: @escaping (Frame) throws -> String) -> (Frame) throws -> Void {
    let hot = hot
    let outlives = access.outlives
    let pointer = access.pointer
    return { frame in
      try access.prepare?(frame)
      let more = try text(frame)
      try access.begin?(frame)
      try appendText(try pointer(frame), more)
      try access.end?(frame)
      if outlives { hot.pointee.changeCount &+= 1 }
    }
  }

  /// Changes a boxed value in place with an operand; `body` runs no script code. That it was changed is noted before, for it
  /// may fail halfway.
  func change(
    _ access: Access, _ operand: @escaping (Frame) throws -> Value,
    _ body: @escaping (UnsafeMutablePointer<Value>, Value) throws -> Void
  ) -> (Frame) throws -> Void {
    let hot = hot
    let outlives = access.outlives
    let pointer = access.pointer
    if access.prepare == nil, access.begin == nil, access.end == nil {
      if case .memory(let address, _) = access.kind, !outlives {
        return { frame in
          let value = try operand(frame)
          try body(address.value(frame), value)
        }
      }
      return { frame in
        let value = try operand(frame)
        if outlives { hot.pointee.changeCount &+= 1 }
        try body(try pointer(frame), value)
      }
    }
    return { frame in
      try access.prepare?(frame)
      let value = try operand(frame)
      try access.begin?(frame)
      if outlives { hot.pointee.changeCount &+= 1 }
      try body(try pointer(frame), value)
      try access.end?(frame)
    }
  }
}
