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
      let store =
        isAlternative
        ? store(variable, location(of: variable), node, isDeclaration: true) : initialize(variable, with: node)
      return {
        try store($0); return true
      }
    case .test(let variable, let test):
      let store = initialize(variable, with: node)
      let late = lateTests
      lateTests = nil
      let condition = expression(test).bool
      lateTests = late
      guard late != nil, pattern.isExpression else {
        return {
          try store($0); return try condition($0)
        }
      }
      lateTests?.append(condition)
      return {
        try store($0); return true
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
      if payload.count == 1, enumCase.payload.count > 1 { return matchWhole(node, payload[0], test: index) }
      return matchFields(node, payload, test: index)
    case .some(let inner):
      let depth = concrete(inner.type).optionalDepth
      let (slot, load) = hold(node)
      let rest = match(inner, Node.load(slot, .value).converted(to: rep(inner.type)))
      return holding(slot, load) { frame in
        slot.value(frame).pointee.isNone(depth: depth) ? false : try rest(frame)
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
      let target = runtimeType(type)
      return matchCast(inner, node, from: pattern.type) { _ in target }
    case .dynamicCast(let inner, let wanted):
      let find = expression(wanted).value
      return matchCast(inner, node, from: pattern.type) { try find($0).metatype() }
    }
  }

  private func matchCast(
    _ inner: TypedPattern, _ node: Node, from type: Type, to target: @escaping (Frame) throws -> RuntimeType
  ) -> (Frame) throws -> Bool {
    let run = node.value
    let source = runtimeType(type)
    let slot = Address(frame: allocateValue())
    let rest = match(inner, Node.load(slot, .value).converted(to: runtimeType(inner.type).rep))
    return { frame in
      guard let value = try source.operations.cast(try run(frame), to: target(frame)) else { return false }
      slot.value(frame).pointee = value
      let matches = try rest(frame)
      replaceByVoid(slot.value(frame))
      return matches
    }
  }

  /// Whether one of the patterns of a `case` or `catch` matches. They bind the same variables: the first says where these
  /// lie. What a row says of cases, types and the like is looked at before the script's own `~=` is called, as swiftc's
  /// code does it (observed; `if case` and `for case` go from left to right).
  func matchAny(_ items: [(pattern: TypedPattern, filter: TypedExpr?)], _ subject: Node) -> (Frame) throws -> Bool {
    let saved = (isAlternative, lateTests)
    defer { (isAlternative, lateTests) = saved }
    return Self.any(
      items.enumerated().map { index, item in
        isAlternative = index > 0
        lateTests = item.pattern.mayRunScript ? [] : nil
        let first = match(item.pattern, subject)
        let late = lateTests ?? []
        lateTests = nil
        let matches: (Frame) throws -> Bool =
          late.isEmpty
          ? first
          : { frame in
            guard try first(frame) else { return false }
            for test in late where try !test(frame) { return false }
            return true
          }
        guard let filter = item.filter else { return matches }
        isAlternative = false
        let condition = expression(filter).bool
        return { try matches($0) && condition($0) }
      })
  }

  /// The node's value in a slot, unless it lies in one.
  private func hold(_ node: Node) -> (Address, ((Frame) throws -> Void)?) {
    if let address = node.address, node.rep == .value { return (address, nil) }
    let slot = Address(frame: allocateValue())
    return (slot, Node.value(node.value).assign(slot, scratch: 0))
  }

  /// The test of what `hold` answered; what it put into a slot of its own goes when the variables have their parts.
  private func holding(
    _ slot: Address, _ load: ((Frame) throws -> Void)?, _ test: @escaping (Frame) throws -> Bool
  ) -> (Frame) throws -> Bool {
    guard let load else { return test }
    return { frame in
      try load(frame)
      let matches = try test(frame)
      replaceByVoid(slot.value(frame))
      return matches
    }
  }

  private func matchFields(_ node: Node, _ parts: [TypedPattern], test index: Int?) -> (Frame) throws -> Bool {
    let (slot, load) = hold(node)
    let tests = parts.enumerated().compactMap { position, part -> ((Frame) throws -> Bool)? in
      part.isWildcard ? nil : match(part, fieldGet(.load(slot, .value), position, rep(part.type)))
    }
    if tests.count == 1 {
      let only = tests[0]
      return holding(slot, load) { frame in
        if let index, slot.value(frame).pointee.bits != index { return false }
        return try only(frame)
      }
    }
    return holding(slot, load) { frame in
      if let index, slot.value(frame).pointee.bits != index { return false }
      for test in tests where try !test(frame) { return false }
      return true
    }
  }

  /// A payload as a tuple: it lies there as one.
  private func matchWhole(_ node: Node, _ whole: TypedPattern, test index: Int) -> (Frame) throws -> Bool {
    let (slot, load) = hold(node)
    let rest = match(whole, .value { Value(bits: 0, ref: slot.value($0).pointee.ref) })
    return holding(slot, load) { frame in
      try slot.value(frame).pointee.bits == index && rest(frame)
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
}

extension TypedPattern {
  var isWildcard: Bool {
    if case .wildcard = kind { return true }
    return false
  }
  /// Whether it is an expression that `~=` compares with; `true` and `false` are cases.
  fileprivate var isExpression: Bool {
    guard case .test(_, let test) = kind else { return false }
    if case .binary(.equal, let literal, _) = test.kind, case .boolean = literal.kind { return false }
    return true
  }

  /// Whether matching it may call functions of the script.
  fileprivate var mayRunScript: Bool {
    switch kind {
    case .wildcard, .variable, .none, .isType: false
    case .test(_, let test): test.mayRunScript
    case .tuple(let parts), .enumCase(_, let parts): parts.contains(where: \.mayRunScript)
    case .some(let inner), .cast(let inner, _): inner.mayRunScript
    case .dynamicCast(let inner, let wanted): inner.mayRunScript || wanted.mayRunScript
    }
  }
}
