import Syntax

// Functions as values, and calls of such values.
extension FunctionCompiler {
  func makeClosure(_ closure: TypedFunction, _ types: Substitution? = nil) -> Node {
    let code = compiler.code(for: closure, types ?? substitution)
    let body = code.code
    let parameters = code.layout.slots.dropFirst().map(\.rep)
    let name = code.name
    guard let captured = capturedContext(of: closure) else {
      let object = FunctionObject(code: body, context: .void, parameters: parameters, name: code.name)
      return .value { _ in Value(object: object) }
    }
    return .value { frame in
      Value(object: FunctionObject(code: body, context: try captured(frame), parameters: parameters, name: name))
    }
  }

  /// What a closure finds in its first slot; nil when that is nothing.
  func capturedContext(of closure: TypedFunction) -> ((Frame) throws -> Value)? {
    // A generic function that uses itself, for whatever types, captured the same.
    if closure === function { return { $0.value(at: 0).pointee } }
    let sources = closure.captures.compactMap { captureSource($0, closure) }
    if sources.isEmpty { return nil }
    return { frame in
      let box = CaptureBox.make(count: sources.count)
      let elements = box.cellAddress.unsafelyUnwrapped
      for (index, source) in sources.enumerated() { elements[index] = try source(frame) }
      return box
    }
  }

  /// A call of a generic function of a block: no value is made of it.
  func localCall(_ use: FunctionUse, _ body: TypedFunction, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node {
    let types = use.arguments.map(concrete)
    let context = capturedContext(of: body)
    var parts: [CallArgument] = [.node(.value { try context?($0) ?? .void })]
    parts += zip(arguments, use.function.parameters).map { argument($0, isInout: $1.isInout) }
    let target =
      localOpening(use, body, types, concrete(expr.type))
      ?? localTarget(body, substitution.inside(body, use.function.generics, types)).resolved
    return emit(target, parts, result: rep(expr.type), expr.span)
  }

  /// What a closure takes along of one variable.
  private func captureSource(_ capture: TypedFunction.Capture, _ closure: TypedFunction)
    -> ((Frame) throws -> Value)?
  {
    if let value = capture.value {
      let run = expression(value).value
      if capture.inner.isUnowned { return unowned(run, capture, closure) }
      return capture.inner.isWeak ? Self.weakly(run) : run
    }
    if compiler.localFunction(capture.variable) === closure { return nil }
    let variable = capture.variable
    let location = location(of: variable)
    guard isSharedByCell(variable) else {
      return load(location, storageRep(variable)).value
    }
    switch location {
    case .cell(let slot):
      return { frame in
        // Declared further down: the cell is made now, the declaration fills it.
        if slot.value(frame).pointee.ref == nil { slot.value(frame).pointee = CaptureBox.cell(.void) }
        return slot.value(frame).pointee
      }
    case .capturedCell(let index): return { $0.captures[index] }
    default: return load(location, storageRep(variable)).value
    }
  }

  /// An unowned reference that a closure makes use of is read where the closure is made, and must then be to something that
  /// is still there: `{ [unowned view = UIView()] in view.frame }` fails at once.
  private func unowned(
    _ value: @escaping (Frame) throws -> Value, _ capture: TypedFunction.Capture, _ closure: TypedFunction
  ) -> (Frame) throws -> Value {
    let (make, place) = (Self.weakly(value), place(capture.inner.span))
    guard uses(capture.inner, closure) else { return make }
    return { frame in
      let made = try make(frame)
      if let box = made.ref as? WeakBox, !box.isEmpty, box.object == nil { throw trap(.unownedGone, place) }
      return made
    }
  }

  private func uses(_ variable: Variable, _ closure: TypedFunction) -> Bool {
    var isUsed = false
    let walk = TypedWalk { expr, _ in
      if case .variable(let other) = expr.kind, other === variable { isUsed = true }
    } onDeclaration: { _, _ in
    }
    walk.visit(closure)
    return isUsed
  }

  /// Calls a function value.
  func callValue(_ callee: TypedExpr, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node {
    let function: FunctionType
    var getter: Node?
    switch concrete(callee.type) {
    case .function(let type): function = type
    case .nominal(let nominal, let parts) where nominal.isSubclass(of: catalog.keyPathNominal):
      // What is called is the path's function from the root.
      function = FunctionType([.init(parts[0])], parts[1])
      let path = expression(callee).value
      getter = .value { Value(object: try path($0).keyPath().getter) }
    default: return expression(callee)
    }
    var layout = FrameLayout(result: compiler.rep(function.result))
    layout.add(.value)
    for parameter in function.parameters { layout.add(compiler.rep(parameter.type), isInout: parameter.isInout) }
    var parts: [CallArgument] = []
    // A local function that calls itself: no value is made.
    if case .variable(let variable) = callee.kind, case .ownClosure = location(of: variable) {
      let code = compiler.code(for: self.function, substitution)
      parts.append(.node(.value { $0.value(at: 0).pointee }))
      parts += zip(arguments, function.parameters).map { argument($0, isInout: $1.isInout) }
      let target = Resolved(
        callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
        result: code.layout.result)
      return emit(target, parts, result: compiler.rep(concrete(expr.type)), expr.span)
    }
    let node = getter ?? expression(callee)
    let object: Address
    var temporary: Address?
    if let variable = node.address {
      object = variable
      parts.append(.node(.value { try variable.value($0).pointee.function().context }))
    } else {
      let slot = Address(frame: allocateValue())
      let load = node.assign(slot, scratch: 0)
      object = slot
      temporary = slot
      parts.append(
        .node(
          .value { frame in
            try load(frame)
            return try slot.value(frame).pointee.function().context
          }))
    }
    parts += zip(arguments, function.parameters).map { argument($0, isInout: $1.isInout) }
    let target = Resolved(
      callee: .dynamic(Self.calling(CalledValue(object: object, area: areaTop), layout.result)), name: "closure",
      slots: layout.slots, size: layout.size, result: layout.result)
    let call = lettingCalleesGo { emit(target, parts, result: compiler.rep(concrete(expr.type)), expr.span) }
    return temporary.map { holding($0, through: call) } ?? releasing(callee, after: call)
  }

  /// Code over the callee's frame that runs the function in a slot of the caller's.
  private static func calling(_ called: CalledValue, _ rep: Rep) -> Code {
    switch rep {
    case .void:
      .void { frame in
        let function = try called.function(frame)
        guard case .void(let run) = function.code else { return try function.code.effect(frame) }
        try run(frame)
      }
    case .int:
      .int { frame in
        let function = try called.function(frame)
        guard case .int(let run) = function.code else { return try function.code.boxed(frame).bits }
        return try run(frame)
      }
    case .double:
      .double { frame in
        let function = try called.function(frame)
        guard case .double(let run) = function.code else { return try function.code.boxed(frame).double }
        return try run(frame)
      }
    case .bool:
      .bool { frame in
        let function = try called.function(frame)
        guard case .bool(let run) = function.code else { return try function.code.boxed(frame).bool }
        return try run(frame)
      }
    case .value:
      .value { frame in
        let function = try called.function(frame)
        guard case .value(let run) = function.code else { return try function.code.boxed(frame) }
        return try run(frame)
      }
    case .blob(let size):
      .blob(
        { frame, target in
          let function = try called.function(frame)
          if case .blob(let run, _) = function.code { return try run(frame, target) }
          try function.code.boxed(frame).copyBlob(to: target, size)
        }, size)
    }
  }

  // MARK: Names of functions as values

  func functionValue(_ use: FunctionUse) -> Node {
    if let body = use.function.localBody {
      let inner = substitution.inside(body, use.function.generics, use.arguments.map(concrete))
      return makeClosure(body, inner)
    }
    let object = functionObject(use)
    return .value { _ in Value(object: object) }
  }

  /// A function as an object: its frame is the function's own behind the (empty) context.
  ///
  /// - Parameter type: What an initializer makes, where that is not what declares it.
  func functionObject(_ use: FunctionUse, making type: Type? = nil) -> FunctionObject {
    var target: Resolved
    if use.function.kind == .initializer {
      target = initializerFunction(use, making: type)
    } else {
      target = resolve(use, use.ownerArguments.map(concrete), use.arguments.map(concrete))
    }
    target = unboxed(target, use)
    return compiler.object(code(of: target), target.slots, target.name)
  }

  /// A library function as those see it who call a value: calls by name box what they give it, these do not.
  private func unboxed(_ target: Resolved, _ use: FunctionUse) -> Resolved {
    guard case .library(let body, let types) = target.callee else { return target }
    var layout = nativeLayout(use.function, use.ownerArguments.map(concrete), use.arguments.map(concrete))
    layout.result = .value
    return Resolved(
      callee: .native(compiler.libraryCode(body, layout, types: types.map(\.type))), name: target.name,
      slots: layout.slots, size: layout.size, result: .value)
  }

  func boundMethod(_ base: TypedExpr, _ use: FunctionUse, _ expr: TypedExpr) -> Node {
    let (owner, types) = (use.ownerArguments.map(concrete), use.arguments.map(concrete))
    let target: Resolved
    if use.function.kind == .initializer {
      guard let known = typeInitializer(use, of: base) else {
        let object = functionObject(use, making: concrete(base.type).metatypeInstance)
        return acting(base, .value { _ in Value(object: object) })
      }
      target = known
    } else if use.function.isStatic {
      guard case .function(let function) = concrete(expr.type),
        let known = staticMember(use, of: base, owner, types, compiler.rep(function.result))
      else { return acting(base, functionValue(use)) }
      target = known
    } else {
      target = unboxed(resolve(use, owner, types), use)
    }
    let code = code(of: target)
    let receiver = expression(base).value
    let slots = target.slots
    let first = slots.first?.rep ?? .value
    let parameters = slots.dropFirst().map(\.rep)
    let (size, name) = (target.size, target.name)
    return .value { frame in
      let bound = Value(tuple: [try receiver(frame)])
      let body = Code.prefixed(code, bound, first, slots, size)
      return Value(object: FunctionObject(code: body, context: .void, parameters: parameters, name: name))
    }
  }

  func caseFunction(_ enumCase: EnumCase, _ type: Type) -> Node {
    let reps = compiler.casePayload(enumCase, of: resultType(type)).map(compiler.rep)
    var layout = FrameLayout(result: .value)
    layout.add(.value)
    for rep in reps { layout.add(rep) }
    let slots = layout.slots.dropFirst()
    let index = enumCase.index
    let object = FunctionObject(
      code: .value { frame in
        Value(bits: index, ref: FieldsBox(slots.map { frame.take(at: $0.offset, as: $0.rep) }))
      }, context: .void, parameters: reps)
    return .value { _ in Value(object: object) }
  }

  private func resultType(_ type: Type) -> Type {
    if case .function(let function) = type { return concrete(function.result) }
    return type
  }

  /// A default argument, whose types are those of the function it belongs to.
  func defaultArgument(_ value: TypedExpr, _ use: FunctionUse, _ span: Span) -> Node {
    let node = defaultValue(value, use)
    if node.isTrivial { return node }
    let name = "the default argument of \(compiler.displayName(of: use.function))"
    return Node(enteringCode(node.code, name, place(span)))
  }

  private func defaultValue(_ value: TypedExpr, _ use: FunctionUse) -> Node {
    let types = use.arguments.map(concrete)
    let inner =
      use.function.localBody.map { substitution.inside($0, use.function.generics, types) }
      ?? compiler.substitution(for: use.function, owner: use.ownerArguments.map(concrete), arguments: types)
    if inner.isEmpty { return expression(value) }
    return withSubstitution(inner) { expression(value) }
  }
}

/// Where the function value of a call lies, seen from the callee's frame, which is `area` bytes behind the caller's.
struct CalledValue {
  let object: Address
  let area: Int

  @inline(__always) func function(_ callee: Frame) throws -> FunctionObject {
    try object.value(callee - area).pointee.function()
  }
}

extension Code {
  /// `code` with its first parameter given; the frame holds a closure's context and the others.
  static func prefixed(_ code: Code, _ bound: Value, _ first: Rep, _ slots: [FrameLayout.Slot], _ size: Int) -> Code {
    let result = code.rep
    let run = code.boxed
    var outer = FrameLayout(result: result)
    outer.add(.value)
    for slot in slots.dropFirst() { outer.add(slot.rep) }
    let theirs = outer.slots
    let inouts = slots.enumerated().dropFirst().filter(\.element.isInout)
    let start = (outer.size + 15) & ~15
    return .unboxing(
      { frame in
        let callee = frame + start
        try callee.place(try bound.fields().fields[0], at: 0, as: first)
        for (index, slot) in slots.enumerated().dropFirst() {
          try callee.place(frame.take(at: theirs[index].offset, as: slot.rep), at: slot.offset, as: slot.rep)
        }
        frame.value(at: 0).deinitialize(count: 1)
        // What came `inout` goes back, changed, whether the call throws or not.
        defer {
          for (index, slot) in inouts {
            try? frame.place(callee.take(at: slot.offset, as: slot.rep), at: theirs[index].offset, as: slot.rep)
          }
        }
        return try run(callee)
      }, as: result)
  }
}

extension Compiler {
  /// A function as an object: a context in front that means nothing. Without a name when its code says itself on
  /// errors what it is.
  func object(_ code: Code, _ slots: [FrameLayout.Slot], _ name: String = "") -> FunctionObject {
    let behind: Code
    switch code {
    case .void(let run):
      behind = .void {
        $0.dropContext(); try run($0 + 16)
      }
    case .int(let run):
      behind = .int {
        $0.dropContext(); return try run($0 + 16)
      }
    case .double(let run):
      behind = .double {
        $0.dropContext(); return try run($0 + 16)
      }
    case .bool(let run):
      behind = .bool {
        $0.dropContext(); return try run($0 + 16)
      }
    case .value(let run):
      behind = .value {
        $0.dropContext(); return try run($0 + 16)
      }
    case .blob(let run, let size):
      behind = .blob(
        {
          $0.dropContext(); try run($0 + 16, $1)
        }, size)
    }
    return FunctionObject(code: behind, context: .void, parameters: slots.map(\.rep), name: name)
  }
}

extension Frame {
  @inline(__always) func dropContext() { value(at: 0).deinitialize(count: 1) }
}
