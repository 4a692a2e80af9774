import Syntax

// Making instances.
extension FunctionCompiler {
  func initializerCall(_ use: FunctionUse, _ base: TypedExpr?, _ arguments: [TypedExpr], _ expr: TypedExpr) -> Node {
    let function = use.function
    if base == nil, let fast = conversionIntrinsic(concrete(expr.type), function, arguments) { return fast }
    let parts = zip(arguments, function.parameters).map { argument($0, isInout: $1.isInout) }
    if let base, let known = typeInitializer(use, of: base) {
      return emit(known, [.expression(base)] + parts, result: rep(expr.type), expr.span)
    }
    if let base, concrete(base.type).metatypeInstance == nil { return delegate(use, base, parts, expr) }
    let made = concrete(expr.type)
    let type = function.isFailable ? made.optionalPayload ?? made : made
    return acting(base, make(type, use, parts, expr.span).converted(to: compiler.rep(made)))
  }

  /// A new value of `type`, by an initializer of it or of a superclass.
  func make(_ type: Type, _ use: FunctionUse, _ parts: [CallArgument], _ span: Span) -> Node {
    var use = use
    if use.function.isRequirement,
      let witness = compiler.conformances.witness(type, for: use.function, given: use.arguments),
      witness.function !== use.function
    {
      use = witness
      return make(type, use, parts, span)
    }
    if use.dispatch == .virtual, use.function.owner !== type.nominal {
      use = compiler.initializer(like: use, of: type)
    }
    let types = use.arguments.map(concrete)
    let owner = use.ownerArguments.map(concrete)
    let isScriptClass = compiler.isClass(type) && type.nominal?.native == nil
    if isScriptClass { return makeInstance(type, use, owner, types, parts, span) }
    let made = use.function.isFailable ? Type.optional(type) : type
    let target = opening(use, owner, types, made) ?? direct(use.function, owner, types)
    return emit(target, parts, result: resultRep(use.function, type), span)
  }

  private func resultRep(_ function: Function, _ type: Type) -> Rep {
    function.isFailable ? .value : compiler.rep(type)
  }

  /// Allocates an object of a script class, then runs the initializer on it.
  private func makeInstance(
    _ type: Type, _ use: FunctionUse, _ owner: [Type], _ types: [Type], _ parts: [CallArgument], _ span: Span
  ) -> Node {
    let object = Address(frame: allocateValue())
    let allocate = compiler.allocator(of: type)
    let function = use.function
    let begin: (Frame) throws -> Void = { object.value($0).pointee = Value(object: try allocate()) }
    let run = initialize(function, owner, types, type, .load(object, .value), parts, span, first: begin)
    let hot = hot
    let instance = type.nominal?.nativeRoot?.native?.instance
    return .value { frame in
      do {
        let succeeded = try run(frame)
        let made = object.value(frame).move()
        object.value(frame).initialize(to: .void)
        hot.pointee.changeCount &+= 1
        if succeeded { return made }
        Self.abandon(made, instance)
        return .none()
      } catch {
        let made = object.value(frame).move()
        object.value(frame).initialize(to: .void)
        Self.abandon(made, instance)
        throw error
      }
    }
  }

  /// An object whose initializer failed: its `deinit` runs only if all of its fields had been set, and its superclasses
  /// had been asked.
  private static func abandon(_ object: Value, _ instance: ((AnyObject) -> ScriptInstance?)?) {
    guard let object = object.ref else { return }
    guard let part = instance?(object) ?? object as? ScriptInstance else { return }
    if !part.hasReachedRoot || (0..<part.fieldCount).contains(where: { part.fields[$0].isUnwritten }) {
      part.skipDeinitializers()
    }
  }

  /// Runs an initializer on an object; of a superclass too, then the classes below it get their initial values.
  ///
  /// - Parameter first: Makes the object, when the arguments have been evaluated.
  func initialize(
    _ function: Function, _ owner: [Type], _ types: [Type], _ type: Type, _ object: Node, _ parts: [CallArgument],
    _ span: Span, first: ((Frame) throws -> Void)? = nil
  ) -> (Frame) throws -> Bool {
    var steps: Steps = []
    if let first { steps.append(first) }
    // A convenience initializer delegates to one of the object's own class, which sets them; that of a native class may
    // delegate to a native one, which does not.
    let origin = function.origin
    let isDelegating = function.isConvenience && origin.isScripted && origin.owner?.native == nil
    if let declared = function.owner, declared !== type.nominal, !isDelegating {
      for (nominal, arguments) in compiler.classes(of: type, below: declared) {
        steps.append(initialValues(of: nominal, arguments, object))
      }
    }
    let ready = sequence(steps, object)
    let node: Node
    if function.owner?.native != nil, function.isScripted {
      let code = compiler.code(for: function, owner: owner, arguments: types, takesClass: true)
      let target = Resolved(
        callee: .script(code), name: code.name, slots: code.layout.slots, size: code.layout.size,
        result: code.layout.result)
      node = emit(target, [.late(ready)] + parts, result: .bool, span)
    } else if let native = function.owner?.native {
      node = superInit(function, native, ready, parts, span)
    } else {
      let use = FunctionUse(function, ownerArguments: owner, arguments: types)
      let target = opening(use, owner, types, compiler.catalog.bool) ?? direct(function, owner, types)
      node = emit(target, [.late(ready)] + parts, result: .bool, span)
    }
    guard case .bool(let run) = node.code else {
      let run = node.effect
      return { frame in
        try run(frame)
        return true
      }
    }
    return run
  }

  /// `super.init(frame:)` of a native class, on an instance that exists.
  private func superInit(
    _ function: Function, _ native: NativeClass, _ object: Node, _ parts: [CallArgument], _ span: Span
  ) -> Node {
    guard let code = native.superInit[function.fullName] else {
      let place = place(span)
      let name = compiler.displayName(of: function)
      return .void { _ in throw trap(.notOnSubclass(name), place) }
    }
    var layout = FrameLayout(result: .void)
    layout.add(.value)
    for parameter in function.parameters { layout.add(rep(parameter.type)) }
    let run = code.effect
    let reaching = Code.void { frame in
      native.instance?(try frame.value(at: 0).pointee.object())?.hasReachedRoot = true
      try run(frame)
    }
    let target = Resolved(
      callee: .native(reaching), name: function.fullName, slots: layout.slots, size: layout.size, result: .void)
    return emit(target, [.late(object)] + parts, result: .void, span)
  }

  /// `self.init(…)` and `super.init(…)`.
  private func delegate(_ use: FunctionUse, _ base: TypedExpr, _ parts: [CallArgument], _ expr: TypedExpr) -> Node {
    let owner = use.ownerArguments.map(concrete)
    let types = use.arguments.map(concrete)
    let function = use.function
    let type = concrete(base.type)
    // A protocol's extension delegates to what the class has for the protocol's requirement.
    if function.isRequirement, compiler.isClass(type), let met = compiler.conformances.witness(type, for: function),
      met.function !== function
    {
      return delegate(met, base, parts, expr)
    }
    if compiler.isClass(type), case .instance? = initializer {
      // `super.init` that the superclass inherits itself: the classes between get their initial values.
      let isSuper = function.owner !== type.nominal || use.dispatch == .superclass
      let made = isSuper ? superclass(of: type) : type
      let run: (Frame) throws -> Bool
      if isSuper {
        run = initialize(function, owner, types, made, expression(base), parts, expr.span)
      } else {
        if let native = function.owner?.native, !function.isScripted {
          return .void(delegateToNative(function, native, type, base, parts, expr.span))
        }
        // `self.init` of a subclass's instance runs the subclass's override.
        let target = virtual(function, owner, types)
        run = emit(target, [.node(expression(base))] + parts, result: .bool, expr.span).bool
      }
      return .void { if try !run($0) { throw InitializerFailed() } }
    }
    let place = access(base)
    // A protocol's extension delegates to what the type has for the protocol's requirement.
    let value =
      function.owner?.kind == .protocol
      ? make(type, use, parts, expr.span)
      : emit(direct(function, owner, types), parts, result: resultRep(function, type), expr.span)
    if !function.isFailable { return .void(assign(place, value)) }
    let slot = Address(frame: allocateValue())
    let store = assign(place, Node.load(slot, .value).converted(to: compiler.rep(type)))
    let run = value.value
    return .void { frame in
      let made = try run(frame)
      if made.isNone() { throw InitializerFailed() }
      slot.value(frame).pointee = made
      try store(frame)
      slot.value(frame).pointee = .void
    }
  }

  /// `self.init(frame:)` in an initializer that the script adds to a native class, on an instance of a subclass: the
  /// subclass's override, if it has one.
  private func delegateToNative(
    _ function: Function, _ native: NativeClass, _ type: Type, _ base: TypedExpr, _ parts: [CallArgument], _ span: Span
  ) -> (Frame) throws -> Void {
    let compiler = compiler
    let object = expression(base)
    let read = object.value
    var layout = FrameLayout(result: .bool)
    layout.add(.value)
    for parameter in function.parameters { layout.add(compiler.rep(parameter.type)) }
    let find: (Frame) throws -> FunctionCode = { frame in
      guard let instance = native.instance?(try frame.value(at: 0).pointee.object()) else { throw Trap.exclusivity }
      return compiler.table(instance.type).code(for: function, [])
    }
    let target = Resolved(
      callee: .dynamic(Self.dispatching(.bool, find)), name: function.fullName, slots: layout.slots, size: layout.size,
      result: .bool)
    let override = emit(target, [.node(object)] + parts, result: .bool, span).bool
    let plain = initialize(function, [], [], type, object, parts, span)
    return { frame in
      let instance = native.instance?(try read(frame).object())
      let isOverridden = instance.flatMap { compiler.mostDerived(function.root, $0.type.type) }?.isScripted ?? false
      if try !(isOverridden ? override(frame) : plain(frame)) { throw InitializerFailed() }
    }
  }

  private func superclass(of type: Type) -> Type {
    guard case .nominal(let nominal, let arguments) = type,
      let (parent, parentArguments) = compiler.conformances.superclass(of: nominal, arguments)
    else { return type }
    return .nominal(parent, parentArguments)
  }

  /// The initial values of a class's own stored properties, written into the object.
  func initialValues(of nominal: Nominal, _ arguments: [Type], _ object: Node) -> (Frame) throws -> Void {
    var steps: Steps = []
    let slot = object.address ?? Address(frame: 0)
    if nominal.superclass == nil, nominal.native == nil {
      // Objects of a script's own classes, up to the root, are these.
      steps.append {
        unsafeDowncast(try slot.value($0).pointee.object(), to: ScriptInstance.self).hasReachedRoot = true
      }
    }
    for property in nominal.storedProperties where property.isStored {
      guard let value = initialValue(of: property, arguments) else { continue }
      let pointer = fieldPointer(slot, property)
      let run = value.value
      steps.append { frame in
        let new = try run(frame)
        try pointer(frame).pointee = new
      }
    }
    return Self.all(steps)
  }

  /// A stored property's value before the initializer's body assigns it; nil when it has none.
  func initialValue(of property: Property, _ owner: [Type]) -> Node? {
    if property.isLazy { return .value { _ in .unset } }
    let type = propertyType(property, owner)
    if let body = compiler.initialValueOf(property) {
      let code = compiler.initialValue(body, property, owner, type)
      let target = Resolved(
        callee: .script(code), name: property.name.text, slots: code.layout.slots, size: code.layout.size,
        result: code.layout.result)
      let node = emit(target, [], result: compiler.rep(type), property.span)
      return property.isWeak || property.isUnowned ? .value(Self.weakly(node.value)) : node
    }
    if property.isWeak { return .value { _ in Value(object: WeakBox(nil)) } }
    if case .optional(let payload) = type {
      if property.isUnowned { return .value { _ in Value(object: WeakBox(nil)) } }
      let none = Value.none(depth: payload.optionalDepth)
      return .value { _ in none }
    }
    return Self.emptyTuple(property.type).map { empty in .value { _ in empty() } }
  }

  // MARK: Initializers' bodies

  func compileInitializer(_ declaration: Function) -> Code {
    let type = ownerType ?? .void
    if compiler.isClass(type), layout.slots.count > function.parameters.count {
      initializer = .instance
      var body: Steps = []
      if !declaration.isConvenience, case .nominal(let nominal, let arguments) = type, let own = function.selfVariable {
        body.append(initialValues(of: nominal, arguments, read(own, declaration.span)))
      }
      resultRep = .bool
      let rest = compileBody(function.body)
      let node = sequence(body, Node(rest))
      guard case .bool(let run) = finish(node.code) else { return finish(node.code) }
      return .bool { frame in
        do { return try run(frame) } catch is InitializerFailed { return false }
      }
    }
    return compileValueInitializer(declaration, type)
  }

  private func compileValueInitializer(_ declaration: Function, _ type: Type) -> Code {
    initializer = .value(failable: declaration.isFailable)
    var steps: Steps = []
    guard let own = function.selfVariable else { return finish(compileBody(function.body)) }
    let location = declare(own)
    let rep = compiler.rep(type)
    if !function.body.contains(where: \.delegates), rep == .value, type.nominal?.kind == .struct {
      steps.append(store(own, location, emptyStructure(type), isDeclaration: true))
    } else if case .cell(let slot) = location {
      // A closure changes it once another initializer has made it.
      steps.append { slot.value($0).pointee = CaptureBox.cell(.void) }
    }
    resultRep = .bool
    let body = Node(compileBody(function.body))
    let node = sequence(steps, body)
    let result = load(location, rep)
    let whole: Code
    if declaration.isFailable {
      let (run, value, none) = (node.bool, result.value, Value.none(depth: type.optionalDepth))
      whole = .value { frame in
        do {
          return try run(frame) ? try value(frame) : none
        } catch is InitializerFailed { return none }
      }
    } else {
      whole = sequence(node.effect, result).code
    }
    resultRep = layout.result
    return finish(whole)
  }

  /// A structure with its properties' initial values; those without one are set by the initializer.
  func emptyStructure(_ type: Type) -> Node {
    guard case .nominal(let nominal, let arguments) = type else { return .value { _ in .void } }
    let parts: [(Frame) throws -> Value] = nominal.storedProperties.map { property in
      initialValue(of: property, arguments)?.value ?? { _ in .void }
    }
    return .value { frame in Value(tuple: try parts.map { try $0(frame) }) }
  }
}

extension Compiler {
  /// Makes objects of a script class, all fields unset.
  func allocator(of type: Type) -> () throws -> AnyObject {
    let runtime = runtimeType(type)
    let count = storedFields(of: type).count
    let make = type.nominal?.nativeRoot?.native?.makeScriptInstance
    let isNative = type.nominal?.nativeRoot != nil
    let fields = [Value](repeating: .unwritten, count: count)
    return {
      let instance = ScriptInstance(type: runtime, fields: fields)
      guard isNative else { return instance }
      guard let make else { throw Trap(.cannotBeMade, kind: "") }
      return make(instance)
    }
  }

  /// The script classes from `type` up to, without, `ancestor`.
  func classes(of type: Type, below ancestor: Nominal) -> [(Nominal, [Type])] {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return [] }
    var result: [(Nominal, [Type])] = []
    var next: (Nominal, [Type])? = (nominal, arguments)
    while let (current, currentArguments) = next, current !== ancestor {
      result.append((current, currentArguments))
      next = conformances.superclass(of: current, currentArguments)
    }
    return result
  }
}

extension FunctionCompiler {
  /// An initializer as a plain function of its arguments.
  ///
  /// - Parameter type: What it makes, when that is a subclass of the initializer's owner.
  /// - Parameter takesClass: The class itself is in the first slot.
  func initializerFunction(_ use: FunctionUse, making type: Type? = nil, takesClass: Bool = false) -> Resolved {
    let owner = use.ownerArguments.map(concrete)
    let type = type ?? compiler.receiverType(of: use.function, owner: owner) ?? .void
    let types = use.arguments.map(concrete)
    let substitution = compiler.substitution(for: use.function, owner: owner, arguments: types)
    var layout = FrameLayout(result: resultRep(use.function, type))
    if takesClass { layout.add(.value) }
    for parameter in use.function.parameters {
      layout.add(compiler.rep(substitution.apply(parameter.type)), isInout: parameter.isInout)
    }
    let slots = layout.slots
    // The function is made once for these types, and knows no parameters of the code around.
    let known = FunctionUse(use.function, ownerArguments: owner, arguments: types, dispatch: use.dispatch)
    let body = TypedFunction(name: use.function.fullName, span: .none, source: function.source)
    let inner = FunctionCompiler(compiler, body, Substitution(compiler.conformances), layout)
    let code = inner.withReserve(128) {
      let parts = Self.passedOn(slots.dropFirst(takesClass ? 1 : 0))
      return inner.finish(inner.make(type, known, parts, .none).converted(to: layout.result).code)
    }
    return Resolved(callee: .dynamic(code), name: body.name, slots: slots, size: layout.size, result: layout.result)
  }

  /// The arguments in a frame, for another function: what comes `inout` goes on so, and back.
  static func passedOn(_ slots: some Sequence<FrameLayout.Slot>) -> [CallArgument] {
    slots.map { slot in
      let place = Address(frame: slot.offset)
      return slot.isInout ? .access(Access(.memory(place, slot.rep), rep: slot.rep)) : .node(.load(place, slot.rep))
    }
  }
}
