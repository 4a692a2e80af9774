import Syntax

extension TypedPattern {
  var isRefutable: Bool {
    switch kind {
    case .wildcard, .variable: false
    case .tuple(let parts): parts.contains(where: \.isRefutable)
    default: true
    }
  }
}

extension FunctionCompiler {
  /// Binds an irrefutable pattern.
  func bind(_ pattern: TypedPattern, _ node: Node) -> (Frame) throws -> Void {
    switch pattern.kind {
    case .variable(let variable): return initialize(variable, with: node)
    case .wildcard: return node.effect
    case .tuple(let parts):
      let slot = Address(frame: allocateValue())
      var steps: Steps = [node.assign(slot, scratch: 0)]
      for (index, part) in parts.enumerated() {
        if case .wildcard = part.kind { continue }
        steps.append(bind(part, fieldGet(.load(slot, .value), index, rep(part.type))))
      }
      steps.append { replaceByVoid(slot.value($0)) }
      return Self.all(steps)
    default:
      let test = match(pattern, node)
      return { _ = try test($0) }
    }
  }

  /// Tests a value against a pattern, and binds the pattern's variables.
  func match(_ pattern: TypedPattern, _ node: Node) -> (Frame) throws -> Bool {
    switch pattern.kind {
    case .wildcard:
      if node.isTrivial { return { _ in true } }
      let run = node.effect
      return {
        try run($0); return true
      }
    case .variable(let variable):
      let store = initialize(variable, with: node)
      return {
        try store($0); return true
      }
    case .test(let variable, let test):
      let store = initialize(variable, with: node)
      let condition = expression(test).bool
      return {
        try store($0); return try condition($0)
      }
    case .tuple(let parts):
      return matchFields(node, parts, test: nil)
    case .enumCase(let enumCase, let payload):
      let index = enumCase.index
      if node.rep == .int {
        let run = node.int
        return { try run($0) == index }
      }
      if payload.isEmpty || payload.allSatisfy(\.isWildcard) {
        if let address = node.address { return { address.value($0).pointee.bits == index } }
        let run = node.value
        return { try run($0).bits == index }
      }
      return matchFields(node, payload, test: index)
    case .some(let inner):
      let depth = concrete(inner.type).optionalDepth
      let (slot, load) = hold(node)
      let rest = match(inner, Node.load(slot, .value).converted(to: rep(inner.type)))
      return { frame in
        try load?(frame)
        return slot.value(frame).pointee.isNone(depth: depth) ? false : try rest(frame)
      }
    case .none:
      let run = node.value
      let depth = (concrete(pattern.type).optionalPayload ?? .void).optionalDepth
      return { try run($0).isNone(depth: depth) }
    case .isType(let type):
      let run = node.value
      let (source, target) = (runtimeType(pattern.type), runtimeType(type))
      return { try source.operations.cast(try run($0), to: target) != nil }
    case .cast(let inner, let type):
      let run = node.value
      let (source, target) = (runtimeType(pattern.type), runtimeType(type))
      let slot = Address(frame: allocateValue())
      let rest = match(inner, Node.load(slot, .value).converted(to: target.rep))
      return { frame in
        guard let value = try source.operations.cast(try run(frame), to: target) else { return false }
        slot.value(frame).pointee = value
        return try rest(frame)
      }
    }
  }

  /// The node's value in a slot, unless it lies in one.
  private func hold(_ node: Node) -> (Address, ((Frame) throws -> Void)?) {
    if let address = node.address, node.rep == .value { return (address, nil) }
    let slot = Address(frame: allocateValue())
    return (slot, Node.value(node.value).assign(slot, scratch: 0))
  }

  private func matchFields(_ node: Node, _ parts: [TypedPattern], test index: Int?) -> (Frame) throws -> Bool {
    let (slot, load) = hold(node)
    let tests = parts.enumerated().compactMap { position, part -> ((Frame) throws -> Bool)? in
      part.isWildcard ? nil : match(part, fieldGet(.load(slot, .value), position, rep(part.type)))
    }
    if tests.count == 1 {
      let only = tests[0]
      return { frame in
        try load?(frame)
        if let index, slot.value(frame).pointee.bits != index { return false }
        return try only(frame)
      }
    }
    return { frame in
      try load?(frame)
      if let index, slot.value(frame).pointee.bits != index { return false }
      for test in tests where try !test(frame) { return false }
      return true
    }
  }

  // MARK: Conditions

  func condition(_ conditions: [TypedCondition]) -> Node {
    var result: Node?
    for condition in conditions {
      let test = self.test(condition)
      result = result.map { and($0.bool, test.bool) } ?? test
    }
    return result ?? .bool { _ in true }
  }

  private func test(_ condition: TypedCondition) -> Node {
    switch condition {
    case .expression(let test): expression(test)
    case .optionalBinding(let variable, let value): .bool(optionalBinding(variable, value))
    case .pattern(let pattern, let value): .bool(match(pattern, expression(value)))
    }
  }

  private func optionalBinding(_ variable: Variable, _ value: TypedExpr) -> (Frame) throws -> Bool {
    let run = expression(value).value
    let type = concrete(variable.type)
    let depth = type.optionalDepth
    let slot = allocateValue()
    let payload = Node.load(Address(frame: slot), .value)
    let store = initialize(variable, with: payload.converted(to: compiler.rep(type)))
    release(slot, .value)
    return { frame in
      let value = try run(frame)
      if value.isNone(depth: depth) { return false }
      frame.value(at: slot).pointee = value
      try store(frame)
      replaceByVoid(frame.value(at: slot))
      return true
    }
  }

  // MARK: switch

  func switchStatement(_ subject: TypedExpr, _ cases: [TypedCase], _ label: LabelID) -> Step {
    let subjectRep = rep(subject.type)
    let node = expression(subject)
    let slot = Address(frame: allocate(subjectRep))
    let load = node.converted(to: subjectRep).assign(slot, scratch: allocateBytes(subjectRep.size))
    let subject = Node.load(slot, subjectRep)
    var compiled: [(test: (Frame) throws -> Bool, body: (Frame) throws -> Flow, keepsSubject: Bool)] = []
    var isPlain = true
    // `default` may stand anywhere; it is tried last.
    var fallback: Int?
    for (index, item) in cases.enumerated() {
      scopes.append([])
      let tests = item.items.map { entry -> (Frame) throws -> Bool in
        let matches = match(entry.pattern, subject)
        guard let filter = entry.filter else { return matches }
        let condition = expression(filter).bool
        return { try matches($0) && condition($0) }
      }
      let body = block(item.body)
      let slots = scopes.removeLast()
      if body.plain == nil { isPlain = false }
      if item.isDefault { fallback = index }
      compiled.append(
        (Self.any(tests), cleared(body, slots).asFlow, item.items.contains { Self.takesApart($0.pattern) }))
    }
    let stop = Flow.break(label)
    let entries = compiled
    let holdsValue = subjectRep == .value
    let run: (Frame) throws -> Flow = { frame in
      try load(frame)
      var index = 0
      while index < entries.count {
        if index != fallback, try entries[index].test(frame) { break }
        index += 1
      }
      if index == entries.count {
        guard let fallback else { return .next }
        index = fallback
      }
      // As swiftc's code does: what the pattern took out of the subject lives as long as the body, else the subject
      // goes before it (observed).
      if holdsValue, !entries[index].keepsSubject { replaceByVoid(slot.value(frame)) }
      var flow = try entries[index].body(frame)
      while flow == .fallthrough, index + 1 < entries.count {
        index += 1
        flow = try entries[index].body(frame)
      }
      return flow == stop ? .next : flow
    }
    let step: Step = isPlain ? .plain { _ = try run($0) } : .flow(run)
    return subjectRep == .value ? cleared(step, [slot.frameOffset ?? 0]) : step
  }

  /// Whether a pattern takes something out of what it matches.
  private static func takesApart(_ pattern: TypedPattern) -> Bool {
    switch pattern.kind {
    case .wildcard, .none, .test: false
    case .variable, .tuple, .enumCase, .isType, .cast: true
    case .some(let inner): takesApart(inner)
    }
  }

  private static func any(_ tests: [(Frame) throws -> Bool]) -> (Frame) throws -> Bool {
    switch tests.count {
    case 0: return { _ in false }
    case 1: return tests[0]
    default:
      return { frame in
        for test in tests where try test(frame) { return true }
        return false
      }
    }
  }

  // MARK: do

  func doStatement(_ body: [TypedStmt], _ catches: [TypedCatch], _ label: LabelID) -> Step {
    scopes.append([])
    let run = block(body).asFlow
    let inner = scopes.removeLast()
    let stop = Flow.break(label)
    if catches.isEmpty {
      return cleared(
        .flow { frame in
          let flow = try run(frame)
          return flow == stop ? .next : flow
        }, inner)
    }
    let error = Address(frame: allocateValue())
    let subject = Node.load(error, .value)
    let handlers = catches.map { clause -> (test: (Frame) throws -> Bool, body: (Frame) throws -> Flow) in
      scopes.append([])
      var test: (Frame) throws -> Bool = { _ in true }
      if let variable = clause.errorVariable {
        let store = initialize(variable, with: subject)
        test = {
          try store($0); return true
        }
      } else if !clause.items.isEmpty {
        test = Self.any(
          clause.items.map { entry in
            let matches = match(entry.pattern, subject)
            guard let filter = entry.filter else { return matches }
            let condition = expression(filter).bool
            return { try matches($0) && condition($0) }
          })
      }
      let body = block(clause.body)
      return (test, cleared(body, scopes.removeLast()).asFlow)
    }
    let slots = slotsDeclared(by: body)
    return .flow { frame in
      do {
        let flow = try run(frame)
        return flow == stop ? .next : flow
      } catch let thrown as Thrown {
        for slot in slots { replaceByVoid(frame.value(at: slot)) }
        error.value(frame).pointee = thrown.error
        defer { replaceByVoid(error.value(frame)) }
        for handler in handlers where try handler.test(frame) {
          let flow = try handler.body(frame)
          return flow == stop ? .next : flow
        }
        throw thrown
      }
    }
  }

  /// The slots of the variables that a `do` block itself declares: emptied before a `catch` runs.
  private func slotsDeclared(by body: [TypedStmt]) -> [Int] {
    var result: [Int] = []
    for statement in body {
      guard case .variable(let pattern, _) = statement.kind, case .variable(let variable) = pattern.kind else {
        continue
      }
      switch locations[ObjectIdentifier(variable)] {
      case .memory(let address, .value)?, .cell(let address)?: result.append(address.frameOffset ?? 0)
      default: break
      }
    }
    return result.reversed()
  }
}

extension TypedPattern {
  var isWildcard: Bool {
    if case .wildcard = kind { return true }
    return false
  }
}
