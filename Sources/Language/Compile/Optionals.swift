import Syntax

extension FunctionCompiler {
  func nilCoalescing(_ a: TypedExpr, _ b: TypedExpr, _ expr: TypedExpr) -> Node {
    let left = expression(a).value
    let depth = (concrete(a.type).optionalPayload ?? .void).optionalDepth
    let right = apart(b)
    let result = concrete(expr.type)
    switch (compiler.rep(result), right.code) {
    case (.int, .int(let other)):
      return .int { frame in
        let value = try left(frame)
        return value.isNone(depth: depth) ? try other(frame) : value.bits
      }
    case (.double, .double(let other)):
      return .double { frame in
        let value = try left(frame)
        return value.isNone(depth: depth) ? try other(frame) : value.double
      }
    default:
      let other = right.value
      return Node(
        .unboxing(
          { frame in
            let value = try left(frame)
            return value.isNone(depth: depth) ? try other(frame) : value
          }, as: compiler.rep(result)))
    }
  }

  func forceUnwrap(_ base: TypedExpr, _ implicit: Bool, _ expr: TypedExpr) -> Node {
    let type = concrete(expr.type)
    let depth = type.optionalDepth
    let place = place(expr.span)
    if type.isVoid {
      let delegate = expression(base).effect
      return .void { frame in
        do { try delegate(frame) } catch is InitializerFailed { throw nilUnwrapped(place, implicit: implicit) }
      }
    }
    let run = expression(base).value
    return Node(
      .unboxing(
        { frame in
          let value = try run(frame)
          if value.isNone(depth: depth) { throw nilUnwrapped(place, implicit: implicit) }
          return value
        }, as: compiler.rep(type)))
  }

  /// `a?` in a chain: tested before the rest of the chain runs; here its payload.
  func optionalTry(_ base: TypedExpr, _ expr: TypedExpr) -> Node {
    let type = concrete(expr.type)
    let depth = type.optionalDepth
    let slot = Address(frame: allocateValue())
    let load = expression(base).value
    if chainSteps.isEmpty { chainSteps.append([]) }
    chainSteps[chainSteps.count - 1].append { frame in
      let value = try load(frame)
      if value.isNone(depth: depth) { return false }
      slot.value(frame).pointee = value
      return true
    }
    chainSlots.append(slot)
    return Node.load(slot, .value).converted(to: compiler.rep(type))
  }

  func chain(_ body: TypedExpr, _ expr: TypedExpr) -> Node {
    chainSteps.append([])
    let outer = (chainSlots, chainAccesses, chainBody)
    (chainSlots, chainAccesses, chainBody) = ([], [], body)
    let node = expression(body)
    let steps = chainSteps.removeLast()
    let (slots, accesses) = (chainSlots, chainAccesses)
    (chainSlots, chainAccesses, chainBody) = outer
    let type = concrete(expr.type)
    let payload = type.optionalPayload ?? .void
    let none = Value.none(depth: payload.optionalDepth)
    let run = node.value
    // The slots keep objects of the chain alive only while it runs.
    func clear(_ frame: Frame) { for slot in slots { slot.value(frame).pointee = .void } }
    if !accesses.isEmpty {
      let hot = hot
      return .value { frame in
        for access in accesses { access.flag.int(frame).pointee = 0 }
        do {
          var isWhole = true
          for step in steps where isWhole { isWhole = try step(frame) }
          let result = isWhole ? try run(frame) : none
          for access in accesses.reversed() { try access.close(frame) }
          clear(frame)
          return result
        } catch {
          let isLeaving = hot.pointee.isLeaving
          hot.pointee.isLeaving = true
          for access in accesses.reversed() { try? access.close(frame) }
          hot.pointee.isLeaving = isLeaving
          throw error
        }
      }
    }
    if steps.count == 1 {
      let step = steps[0]
      return .value { frame in
        guard try step(frame) else { return none }
        let result = try run(frame)
        clear(frame)
        return result
      }
    }
    return .value { frame in
      for step in steps where try !step(frame) {
        clear(frame)
        return none
      }
      let result = try run(frame)
      clear(frame)
      return result
    }
  }

  func tryOptional(_ body: TypedExpr, _ expr: TypedExpr) -> Node {
    let run = expression(body).value
    if body.delegates {
      // What fails there fails the initializer.
      return .value { frame in
        do { return try run(frame) } catch is Thrown { throw InitializerFailed() }
      }
    }
    let none = Value.none(depth: (concrete(expr.type).optionalPayload ?? .void).optionalDepth)
    return .value { frame in
      do { return try run(frame) } catch is Thrown { return none }
    }
  }

  func tryForced(_ body: TypedExpr, _ expr: TypedExpr) -> Node {
    let node = expression(body)
    let run = node.value
    let place = place(expr.span)
    return Node(
      .unboxing(
        { frame in
          do { return try run(frame) } catch let thrown as Thrown {
            let box = try thrown.error.existential()
            let text = try box.type.operations.debugDescribe(box.value)
            throw trap(.forcedTry(text), place)
          }
        }, as: node.rep))
  }

  // MARK: Conversions

  func convert(_ conversion: Conversion, _ value: TypedExpr, _ expr: TypedExpr) -> Node {
    let node = expression(value)
    let result = concrete(expr.type)
    switch conversion {
    case .toVoid: return .void(node.effect)
    case .function, .elements, .entries, .tuple, .optional, .existential, .sequence:
      let source = concrete(value.type)
      guard let change = converter(conversion, source, result) else { return node.converted(to: compiler.rep(result)) }
      let run = node.value
      return Node(.unboxing({ try change($0, try run($0)) }, as: compiler.rep(result)))
    case .upcast where compiler.isExistential(concrete(value.type)):
      let run = node.value
      return .value { try run($0).existential().value }
    case .wrapOptional, .upcast, .metatype: return node.converted(to: compiler.rep(result))
    }
  }

  typealias Converter = (Frame, Value) throws -> Value

  /// A conversion of boxed values; nil when there is nothing to do.
  func converter(_ conversion: Conversion, _ source: Type, _ target: Type) -> Converter? {
    switch conversion {
    // Of `any UIView & Themed` the object.
    case .upcast where compiler.isExistential(source): return { _, value in try value.existential().value }
    case .wrapOptional, .upcast, .metatype: return nil
    case .toVoid: return { _, _ in .void }
    case .existential: return existentialConverter(source, target)
    case .optional(let inner):
      let (payload, wanted) = (source.optionalPayload ?? source, target.optionalPayload ?? target)
      let change = converter(inner, payload, wanted)
      let (depth, newDepth) = (payload.optionalDepth, wanted.optionalDepth)
      if change == nil, depth == newDepth { return nil }
      return { frame, value in
        if value.isNone(depth: depth) { return .none(depth: newDepth) }
        return try change?(frame, value) ?? value
      }
    case .elements(let inner): return elementsConverter(inner, source, target)
    case .entries(let key, let value): return entriesConverter(key, value, source, target)
    case .tuple(let parts):
      guard case .tuple(let from) = source, case .tuple(let to) = target else { return nil }
      let changes = parts.enumerated().map { index, part in
        part.flatMap { converter($0, concrete(from[index].type), concrete(to[index].type)) }
      }
      return { frame, value in
        var fields = try value.fields().fields
        for (index, change) in changes.enumerated() {
          if let change { fields[index] = try change(frame, fields[index]) }
        }
        return Value(tuple: fields)
      }
    case .sequence(let parts, let through):
      // The parts before the last give `through`.
      guard let last = parts.last else { return nil }
      let middle = concrete(through)
      let first =
        parts.count == 2
        ? converter(parts[0], source, middle)
        : converter(.sequence(Array(parts.dropLast()), through: through), source, middle)
      let second = converter(last, middle, target)
      guard let first else { return second }
      guard let second else { return first }
      return { try second($0, try first($0, $1)) }
    case .function(let parameters, let result): return functionConverter(parameters, result, source, target)
    }
  }

  private func existentialConverter(_ source: Type, _ target: Type) -> Converter? {
    if compiler.isExistential(source) { return nil }
    let runtime = compiler.runtimeType(source)
    if target.nominal === catalog.anyHashable, case .optional = source {
      return { _, value in try runtime.operations.hashed(value) ?? value }
    }
    // `any Sequence<Int>` is one already.
    if case .existential = runtime.shape { return nil }
    // What only objects conform to asks the object for its type; any other box keeps that which was known of what it holds.
    if compiler.isClass(source), compiler.isExistential(target), compiler.holdsObject(target) {
      let native = source.nominal?.nativeRoot?.native
      let compiler = compiler
      return { _, value in
        let object = try value.object()
        let type = compiler.dynamicType(object, native: native, static: runtime)
        return Value(object: Existential(type, value))
      }
    }
    return { _, value in Value(object: Existential(runtime, value)) }
  }

  private func elementsConverter(_ inner: Conversion, _ source: Type, _ target: Type) -> Converter? {
    guard let from = source.arguments.first, let to = target.arguments.first,
      let change = converter(inner, concrete(from), concrete(to))
    else { return nil }
    if source.nominal === catalog.setNominal {
      let type = compiler.runtimeType(concrete(to))
      return { frame, value in
        let (old, table) = (try value.table(), TableBox(key: type))
        var slot = old.firstSlot
        while slot < old.endSlot {
          let member = try change(frame, old.key(at: slot))
          try table.set(member, member)
          slot = old.slot(after: slot)
        }
        return Value(object: table)
      }
    }
    let context = context
    return { frame, value in
      let items = try context.values(value.items()) { try change(frame, $0) }
      return Value(bits: value.bits, ref: ArrayBox(items))
    }
  }

  private func entriesConverter(_ key: Conversion?, _ value: Conversion?, _ source: Type, _ target: Type)
    -> Converter?
  {
    let (from, to) = (source.arguments.map(concrete), target.arguments.map(concrete))
    let changeKey = key.flatMap { converter($0, from[0], to[0]) }
    let change = value.flatMap { converter($0, from[1], to[1]) }
    if changeKey == nil, change == nil { return nil }
    let type = compiler.runtimeType(to[0])
    return { frame, value in
      let (old, table) = (try value.table(), TableBox(key: type))
      var slot = old.firstSlot
      while slot < old.endSlot {
        let (key, item) = (old.key(at: slot), old.value(at: slot))
        try table.set(try changeKey?(frame, key) ?? key, try change?(frame, item) ?? item)
        slot = old.slot(after: slot)
      }
      return Value(object: table)
    }
  }

  /// A function of other types around a function.
  private func functionConverter(
    _ parameters: [Conversion?], _ result: Conversion?, _ source: Type, _ target: Type
  ) -> Converter? {
    guard case .function(let from) = source, case .function(let to) = target else { return nil }
    var (inner, outer) = (FrameLayout(result: .value), FrameLayout(result: .value))
    inner.add(.value)
    outer.add(.value)
    var changes: [Converter?] = []
    for (index, (mine, theirs)) in zip(from.parameters, to.parameters).enumerated() {
      inner.add(compiler.rep(concrete(mine.type)), isInout: mine.isInout)
      outer.add(compiler.rep(concrete(theirs.type)), isInout: theirs.isInout)
      let conversion = index < parameters.count ? parameters[index] : nil
      changes.append(conversion.flatMap { converter($0, concrete(theirs.type), concrete(mine.type)) })
    }
    let back = result.flatMap { converter($0, concrete(from.result), concrete(to.result)) }
    let resultRep = compiler.rep(concrete(to.result))
    let (theirs, mine) = (outer.slots, inner.slots)
    let start = (outer.size + 15) & ~15
    let reps = theirs.dropFirst().map(\.rep)
    let isPlain = back == nil && changes.allSatisfy { $0 == nil } && zip(theirs, mine).allSatisfy { $0.rep == $1.rep }
    if isPlain, compiler.rep(concrete(from.result)) == resultRep { return nil }
    return { _, value in
      let function = try value.function()
      let code = Code.unboxing(
        { frame in
          let callee = frame + start
          callee.value(at: 0).initialize(to: function.context)
          for index in 1..<max(1, theirs.count) {
            var argument = frame.take(at: theirs[index].offset, as: theirs[index].rep)
            if let change = changes[index - 1] { argument = try change(callee, argument) }
            try callee.place(argument, at: mine[index].offset, as: mine[index].rep)
          }
          defer {
            frame.value(at: 0).deinitialize(count: 1)
            for index in 1..<max(1, theirs.count) where theirs[index].isInout {
              try? frame.place(
                callee.take(at: mine[index].offset, as: mine[index].rep), at: theirs[index].offset,
                as: theirs[index].rep)
            }
          }
          let result = try function.code.boxed(callee)
          return try back?(callee, result) ?? result
        }, as: resultRep)
      return Value(object: FunctionObject(code: code, context: .void, parameters: Array(reps), name: function.name))
    }
  }

  // MARK: Enumerations

  func makeCase(_ enumCase: EnumCase, _ payload: [TypedExpr], _ expr: TypedExpr) -> Node {
    let index = enumCase.index
    let type = concrete(expr.type)
    if compiler.rep(type) == .int { return .constant(index) }
    if payload.isEmpty { return .value { _ in Value(bits: index, ref: nil) } }
    let left = payload.indices.filter { payload[$0].isLeftOutArgument }
    if let first = left.first, first + left.count < payload.count { return makeCase(index, payload, left) }
    let parts = payload.map { expression($0).value }
    if parts.count == 1 {
      let only = parts[0]
      return .value { Value(bits: index, ref: FieldsBox([try only($0)])) }
    }
    let make = fields(parts).value
    return .value { Value(bits: index, ref: try make($0).ref) }
  }
  /// A case some of whose payload is left out: that is evaluated when all that is written has been.
  private func makeCase(_ index: Int, _ payload: [TypedExpr], _ left: [Int]) -> Node {
    let slots = payload.map { _ in Address(frame: allocate(.value)) }
    var steps: Steps = []
    for part in payload.indices.filter({ !left.contains($0) }) + left {
      steps.append(expression(payload[part]).converted(to: .value).assign(slots[part], scratch: allocateBytes(16)))
    }
    let (early, make) = (steps.joined, fields(slots.map { Node.load($0, .value).value }).value)
    return .value { frame in
      try early(frame)
      return Value(bits: index, ref: try make(frame).ref)
    }
  }
}
