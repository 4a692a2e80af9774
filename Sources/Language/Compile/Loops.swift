import Syntax

extension FunctionCompiler {
  func whileLoop(_ conditions: [TypedCondition], _ body: [TypedStmt], _ label: LabelID) -> Step {
    scopes.append([])
    let test = condition(conditions).bool
    let step = block(body)
    let slots = scopes.removeLast()
    let hot = hot
    if let run = step.plain, slots.isEmpty {
      return .plain { frame in
        while try test(frame) {
          try run(frame)
          try hot.checkInterrupt()
        }
      }
    }
    let (stop, again) = (Flow.break(label), Flow.continue(label))
    let run = cleared(step, slots).asFlow
    // What a condition before the one that failed has bound goes, too.
    let leave = cleared(.plain { _ in }, slots).asFlow
    return .flow { frame in
      while try test(frame) {
        try hot.checkInterrupt()
        let flow = try run(frame)
        if flow == .next || flow == again { continue }
        return flow == stop ? .next : flow
      }
      return try leave(frame)
    }
  }

  func repeatLoop(_ body: [TypedStmt], _ condition: TypedExpr, _ label: LabelID) -> Step {
    let run = block(body).asFlow
    let test = expression(condition).bool
    let hot = hot
    let (stop, again) = (Flow.break(label), Flow.continue(label))
    return .flow { frame in
      while true {
        try hot.checkInterrupt()
        let flow = try run(frame)
        if flow != .next && flow != again { return flow == stop ? .next : flow }
        if try !test(frame) { return .next }
      }
    }
  }

  func forLoop(_ loop: TypedFor) -> Step {
    let type = concrete(loop.sequence.type)
    if case .binary(let op, let a, let b) = loop.sequence.kind, op == .halfOpenRange || op == .closedRange,
      concrete(a.type).nominal?.integerKind?.isSigned ?? false
    {
      return rangeLoop(loop, expression(a).int, expression(b).int, isClosed: op == .closedRange)
    }
    if type.nominal === catalog.rangeNominal || type.nominal === catalog.closedRangeNominal,
      type.arguments.first?.nominal?.integerKind?.isSigned ?? false
    {
      let range = Address(frame: allocateValue())
      let load = expression(loop.sequence).assign(range, scratch: 0)
      let lower: (Frame) throws -> Int = {
        try load($0); return try range.value($0).pointee.fields().fields[0].bits
      }
      let upper: (Frame) throws -> Int = { try range.value($0).pointee.fields().fields[1].bits }
      return rangeLoop(loop, lower, upper, isClosed: type.nominal === catalog.closedRangeNominal, isChecked: true)
    }
    if type.nominal === catalog.arrayNominal { return arrayLoop(loop) }
    if type.nominal?.module != "Swift", let step = iteratorLoop(loop, type) { return step }
    return generalLoop(loop, type)
  }

  /// The body of a turn: the pattern bound to the element, the filter, the statements.
  private func turn(_ loop: TypedFor, _ element: Node) -> (step: Step, clear: [Int]) {
    scopes.append([])
    var parts: [Step] = []
    if loop.pattern.isRefutable {
      let test = match(loop.pattern, element)
      let skip = Flow.continue(loop.label)
      parts.append(.flow { try test($0) ? .next : skip })
    } else {
      parts.append(.plain(bind(loop.pattern, element)))
    }
    if let filter = loop.filter {
      let test = expression(filter).bool
      let skip = Flow.continue(loop.label)
      parts.append(.flow { try test($0) ? .next : skip })
    }
    parts.append(block(loop.body))
    return (Self.combine(parts), scopes.removeLast())
  }

  private func rangeLoop(
    _ loop: TypedFor, _ lower: @escaping (Frame) throws -> Int, _ upper: @escaping (Frame) throws -> Int,
    isClosed: Bool, isChecked: Bool = false
  ) -> Step {
    let hot = hot
    let place = place(loop.sequence.span)
    let (stop, again) = (Flow.break(loop.label), Flow.continue(loop.label))
    // The common shape: a plain variable that the body can use where the loop counts.
    let counter: Int
    let step: Step
    let slots: [Int]
    if case .variable(let variable) = loop.pattern.kind, !isSharedByCell(variable), loop.filter == nil,
      rep(variable.type) == .int
    {
      scopes.append([])
      guard case .memory(let address, _) = declare(variable), let offset = address.frameOffset else {
        preconditionFailure("a loop variable is local")
      }
      counter = offset
      step = block(loop.body)
      slots = scopes.removeLast()
    } else {
      counter = allocateWord()
      (step, slots) = turn(loop, .load(Address(frame: counter), .int))
    }
    if let run = step.plain, slots.isEmpty {
      return .plain { frame in
        var index = try lower(frame)
        var end = try upper(frame)
        if index > end {
          if isChecked { return }
          throw trap(.rangeBounds, place)
        }
        // The last number there is has none behind it: its turn comes on its own.
        let hasLast = isClosed && end == .max
        if isClosed && !hasLast { end += 1 }
        while index < end {
          frame.int(at: counter).pointee = index
          try run(frame)
          index &+= 1
          try hot.checkInterrupt()
        }
        if hasLast {
          frame.int(at: counter).pointee = index
          try run(frame)
        }
      }
    }
    let run = cleared(step, slots).asFlow
    return .flow { frame in
      var index = try lower(frame)
      let end = try upper(frame)
      if index > end {
        if isChecked { return .next }
        throw trap(.rangeBounds, place)
      }
      while isClosed ? index <= end : index < end {
        try hot.checkInterrupt()
        frame.int(at: counter).pointee = index
        let flow = try run(frame)
        if flow != .next && flow != again { return flow == stop ? .next : flow }
        let (next, overflowed) = index.addingReportingOverflow(1)
        if overflowed { return .next }
        index = next
      }
      return .next
    }
  }

  private func arrayLoop(_ loop: TypedFor) -> Step {
    let array = allocateValue()
    let load = expression(loop.sequence).assign(Address(frame: array), scratch: 0)
    let elementRep = rep(loop.element)
    // Numbers are taken out of the array as they are; other elements by reference.
    let element = allocate(elementRep)
    let (step, slots) = turn(loop, .load(Address(frame: element), elementRep))
    let run = cleared(step, slots)
    let hot = hot
    let (stop, again) = (Flow.break(loop.label), Flow.continue(loop.label))
    let put: (Frame, Value) throws -> Void
    switch elementRep {
    case .int, .double, .bool: put = { $0.int(at: element).pointee = $1.bits }
    case .value: put = { $0.value(at: element).pointee = $1 }
    default: put = { try $0.place($1, at: element, as: elementRep) }
    }
    let body = run.asFlow
    return .flow { frame in
      try load(frame)
      let items = try frame.value(at: array).pointee.array().items
      defer {
        if elementRep == .value { replaceByVoid(frame.value(at: element)) }
        replaceByVoid(frame.value(at: array))
      }
      for item in items {
        try hot.checkInterrupt()
        try put(frame, item)
        let flow = try body(frame)
        if flow != .next && flow != again { return flow == stop ? .next : flow }
      }
      return .next
    }
  }

  /// A sequence of the script's own: `makeIterator()` and `next()`.
  private func iteratorLoop(_ loop: TypedFor, _ type: Type) -> Step? {
    let conformances = compiler.conformances
    let isSequence = !compiler.isExistential(type) && conformances.conforms(type, to: catalog.sequenceProtocol)
    guard isSequence, let next = requirement(catalog.iteratorProtocol, "next") else { return nil }
    var iterator = expression(loop.sequence)
    var iteratorType = type
    if let make = requirement(catalog.sequenceProtocol, "makeIterator"),
      let own = conformances.witness(type, for: make),
      own.function !== make, case .script = own.function.body
    {
      let substitution = compiler.substitution(for: own.function, owner: own.ownerArguments, arguments: own.arguments)
      iteratorType = substitution.apply(own.function.result)
      iterator = call(own.function, owner: own.ownerArguments, arguments: own.arguments, [iterator], loop.sequence.span)
    } else if !conformances.conforms(type, to: catalog.iteratorProtocol) {
      return nil
    }
    if compiler.isExistential(iteratorType) || iteratorType.nominal?.module == "Swift" { return nil }
    guard let use = conformances.witness(iteratorType, for: next), use.function !== next else { return nil }
    let state = Address(frame: allocate(compiler.rep(iteratorType)))
    let load = iterator.converted(to: compiler.rep(iteratorType))
      .assign(state, scratch: allocateBytes(compiler.rep(iteratorType).size))
    let place = Access(.memory(state, compiler.rep(iteratorType)), rep: compiler.rep(iteratorType))
    let resolved = resolve(use, use.ownerArguments, use.arguments)
    let isInout = resolved.slots.first?.isInout ?? false
    let advance = emit(resolved, [isInout ? .access(place) : .node(read(place))], result: .value, loop.sequence.span)
      .value
    let elementType = concrete(loop.element)
    let elementRep = compiler.rep(elementType)
    let depth = elementType.optionalDepth
    let element = allocate(elementRep)
    let (step, slots) = turn(loop, .load(Address(frame: element), elementRep))
    let body = cleared(step, slots).asFlow
    let hot = hot
    let (stop, again) = (Flow.break(loop.label), Flow.continue(loop.label))
    return .flow { frame in
      try load(frame)
      while true {
        try hot.checkInterrupt()
        do {
          let item = try advance(frame)
          if item.isNone(depth: depth) { return .next }
          if elementRep == .value {
            frame.value(at: element).pointee = item
          } else {
            try frame.place(item, at: element, as: elementRep)
          }
        }
        let flow = try body(frame)
        // It is let go before the next one is asked for.
        if elementRep == .value { replaceByVoid(frame.value(at: element)) }
        if flow != .next && flow != again { return flow == stop ? .next : flow }
      }
    }
  }

  private func requirement(_ proto: Nominal, _ name: Name) -> Function? {
    for member in proto.members(named: name) {
      if case .function(let function) = member { return function }
    }
    return nil
  }

  /// Everything else that can be iterated: through the library.
  private func generalLoop(_ loop: TypedFor, _ type: Type) -> Step {
    let sequence = expression(loop.sequence).value
    let runtime = compiler.runtimeType(type)
    let elementRep = rep(loop.element)
    let element = allocate(elementRep)
    let (step, slots) = turn(loop, .load(Address(frame: element), elementRep))
    let body = cleared(step, slots).asFlow
    let hot = hot
    let (stop, again) = (Flow.break(loop.label), Flow.continue(loop.label))
    let area = areaTop
    let place = place(loop.sequence.span)
    return .flow { frame in
      var result = Flow.next
      try placed(place) {
        // Nothing but the cursor holds the sequence: what it has stepped over is let go.
        try forEachElement(of: sequence(frame), type: runtime, free: frame + area) { item in
          try hot.checkInterrupt()
          if elementRep == .value {
            frame.value(at: element).pointee = item
          } else {
            try frame.place(item, at: element, as: elementRep)
          }
          let flow = try body(frame)
          if elementRep == .value { replaceByVoid(frame.value(at: element)) }
          if flow == .next || flow == again { return true }
          if flow != stop { result = flow }
          return false
        }
      }
      return result
    }
  }
}
