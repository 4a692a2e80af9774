import Syntax

extension FunctionCompiler {
  func property(_ base: TypedExpr?, _ use: PropertyUse, _ expr: TypedExpr) -> Node {
    let owner = use.ownerArguments.map(concrete)
    let result = rep(expr.type)
    if let base, let getter = staticProperty(use, of: base, owner, expr) {
      return emit(getter, [.expression(base)], result: result, expr.span)
    }
    guard let base, !use.property.isStatic else {
      return acting(base, staticGet(use.property, owner, use.dispatch, expr).converted(to: result))
    }
    if let fast = intrinsicProperty(base, use, expr) { return fast.converted(to: result) }
    let type = concrete(base.type)
    if changesWhenRead(use, type, owner) {
      return changingGet(place(of: base), type, use, owner, expr.span).converted(to: result)
    }
    return get(expression(base), type, use, owner, expr.span).converted(to: result)
  }

  /// Reads an instance property.
  func get(_ base: Node, _ type: Type, _ use: PropertyUse, _ owner: [Type], _ span: Span) -> Node {
    let property = use.property
    if property.owner?.kind == .protocol, let self_ = owner.first {
      if compiler.isExistential(self_) {
        if property.isRequirement { return existentialGet(base, use, span) }
        guard let getter = property.getter else { return base }
        return call(getter, owner: owner, arguments: [], [base], span)
      }
      if property.isRequirement, let witness = compiler.conformances.witness(self_, for: property),
        witness.property !== property
      {
        return get(base, self_, witness, witness.ownerArguments, span)
      }
    }
    if let offset = property.blobOffset { return blobGet(base, offset, rep(property, owner)) }
    if use.dispatch == .superclass {
      isSuperAccess = true
      defer { isSuperAccess = false }
      return directGet(base, property, owner, span)
    }
    if use.dispatch == .virtual, property.owner?.kind == .class, property.owner?.native == nil,
      !(property.owner?.isFinal ?? false)
    {
      return virtualGet(base, property, owner, span)
    }
    return directGet(base, property, owner, span)
  }

  func rep(_ property: Property, _ owner: [Type]) -> Rep {
    compiler.rep(propertyType(property, owner))
  }

  func propertyType(_ property: Property, _ owner: [Type]) -> Type {
    Substitution(compiler.ownerParameters(property.owner), owner, compiler.conformances).apply(property.type)
  }

  func directGet(_ base: Node, _ property: Property, _ owner: [Type], _ span: Span) -> Node {
    let rep = rep(property, owner)
    if property.isLazy, property.isStored { return lazyGet(base, property, owner, rep, span) }
    if property.isStored {
      let index = compiler.fieldIndex(property)
      if property.owner?.kind != .class {
        guard property.isWeak || property.isUnowned else { return fieldGet(base, index, rep) }
        let box = fieldGet(base, index, .value)
        let type = propertyType(property, owner)
        return property.isWeak ? readWeak(box, type) : readUnowned(box, type, place(span))
      }
      if property.isWeak || property.isUnowned {
        return weakFieldGet(base, property, index, propertyType(property, owner), span)
      }
      return instanceFieldGet(base, property, index, rep, span)
    }
    if let getter = property.getter { return accessorCall(getter, property, owner, [base], span) }
    // An override that only observes.
    guard let original = property.overridden else { return base }
    return directGet(base, original, originalOwner(original, property, owner), span).converted(to: rep)
  }

  /// The type arguments of the class that declares an overridden property.
  func originalOwner(_ original: Property, _ property: Property, _ owner: [Type]) -> [Type] {
    guard let mine = property.owner, let theirs = original.owner else { return [] }
    return compiler.ownerArguments(.nominal(mine, owner), as: theirs)
  }

  /// A getter or setter of exactly this property; a native one does not go to the script's override.
  func accessorCall(_ accessor: Function, _ property: Property, _ owner: [Type], _ nodes: [Node], _ span: Span) -> Node
  {
    guard case .native = accessor.body, let native = property.owner?.native, isSuperAccess else {
      return call(accessor, owner: owner, arguments: [], nodes, span)
    }
    let name = Name(accessor.kind == .setter ? "setter:" + property.name.text : property.name.text)
    let resolved = bypassing(direct(accessor, owner, []), name, native)
    return emit(resolved, nodes.map { .node($0) }, result: resolved.result, span)
  }

  /// A field of an object: no counting of the object when it lies in a variable.
  func instanceFieldGet(_ base: Node, _ property: Property, _ index: Int, _ rep: Rep, _ span: Span) -> Node {
    let native = property.owner?.nativeRoot?.native
    if native == nil, !property.isLent, let address = base.address {
      switch rep {
      case .int: return .int { try address.instanceFields($0)[index].bits }
      case .double: return .double { try address.instanceFields($0)[index].double }
      case .bool: return .bool { try address.instanceFields($0)[index].bool }
      default: return Node(.unboxing({ try address.instanceFields($0)[index] }, as: rep))
      }
    }
    let compiler = compiler
    let run = base.value
    let (isLent, hot, place) = (property.isLent, hot, place(span))
    return Node(
      .unboxing(
        { frame in
          guard let instance = compiler.scriptInstance(try run(frame).object(), native: native) else {
            throw Trap(.broken("the object has no stored properties of the script"), kind: "")
          }
          let field = instance.fields + index
          if isLent, hot.pointee.lent.contains(field) { throw trap(.exclusivity, place) }
          return field.pointee
        }, as: rep))
  }

  private func weakFieldGet(_ base: Node, _ property: Property, _ index: Int, _ type: Type, _ span: Span) -> Node {
    let load = instanceFieldGet(base, property, index, .value, span)
    return property.isWeak ? readWeak(load, type) : readUnowned(load, type, place(span))
  }

  private func blobGet(_ base: Node, _ offset: Int, _ rep: Rep) -> Node {
    if let address = base.address, base.rep != .value { return .load(address.advanced(by: offset), rep) }
    guard case .blob(let size) = base.rep else {
      let run = base.value
      return Node(.unboxing({ try Frame(run($0).blob().storage).copy(at: offset, as: rep) }, as: rep))
    }
    let run = base.blob(size)
    let slot = allocateBytes(size)
    switch rep {
    case .double:
      return .double { frame in
        try run(frame, frame + slot)
        return frame.double(at: slot + offset).pointee
      }
    case .int:
      return .int { frame in
        try run(frame, frame + slot)
        return frame.int(at: slot + offset).pointee
      }
    case .blob(let part):
      return Node(
        .blob(
          { frame, target in
            try run(frame, frame + slot)
            target.copyMemory(from: frame + slot + offset, byteCount: part)
          }, part))
    default:
      return Node(
        .unboxing(
          { frame in
            try run(frame, frame + slot)
            return (frame + slot).copy(at: offset, as: rep)
          }, as: rep))
    }
  }

  /// A property that a subclass may override: which one is asked of the object.
  private func virtualGet(_ base: Node, _ property: Property, _ owner: [Type], _ span: Span) -> Node {
    let rep = rep(property, owner)
    let slot = base.address ?? Address(frame: allocateValue())
    let load = base.address == nil ? base.assign(slot, scratch: 0) : nil
    let fast = directGet(.load(slot, .value), property, owner, span).converted(to: rep)
    let field = FieldPlace(property, in: slot, compiler)
    let finder = PropertyFinder(property, owner, compiler)
    let slow = Code.unboxing(
      { [self] frame in
        let object = try slot.value(frame).pointee.object()
        return try finder.getter(for: object, self)(frame, object)
      }, as: rep)
    let isPlain: (Frame) throws -> Bool = { frame in
      try load?(frame)
      if !property.isOverridden { return true }
      return try finder.isOwn(slot.value(frame).pointee)
    }
    let general = choose(isPlain, fast, Node(slow), rep)
    if load == nil, let field, let get = fieldGet(field, rep, slow: general.code) { return get }
    return load == nil ? general : emptying(slot, after: general)
  }

  /// The node's result; then what the slot held is let go, as Swift does with an object that nobody else holds.
  func emptying(_ slot: Address, after node: Node) -> Node {
    switch node.code {
    case .void(let run):
      return .void { frame in
        try run(frame)
        replaceByVoid(slot.value(frame))
      }
    case .int(let run):
      return .int { frame in
        let result = try run(frame)
        replaceByVoid(slot.value(frame))
        return result
      }
    case .double(let run):
      return .double { frame in
        let result = try run(frame)
        replaceByVoid(slot.value(frame))
        return result
      }
    case .bool(let run):
      return .bool { frame in
        let result = try run(frame)
        replaceByVoid(slot.value(frame))
        return result
      }
    case .value(let run):
      return .value { frame in
        let result = try run(frame)
        replaceByVoid(slot.value(frame))
        return result
      }
    case .blob(let run, let size):
      return Node(
        .blob(
          { frame, target in
            try run(frame, target)
            replaceByVoid(slot.value(frame))
          }, size))
    }
  }

  private func existentialGet(_ base: Node, _ use: PropertyUse, _ span: Span) -> Node {
    let property = use.property
    let run = base.value
    let cache = InlineCache()
    let rep = rep(property, use.ownerArguments.map(concrete))
    let area = areaTop
    let compiler = compiler
    let source = function.source
    var erasing: Erasure?
    if let box = use.ownerArguments.first {
      erasing = self.erasure(of: concrete(box)) { [self] in propertyType(property, [$0]) }
    }
    let erasure = erasing
    return Node(
      .unboxing(
        { frame in
          let box = try run(frame).existential()
          let code: Code
          if cache.known === box.type, !cache.asksObject, let known = cache.body {
            code = known
          } else {
            let exact = box.type.operations.dynamicType(of: box.value)
            if cache.known === box.type, cache.type === exact, let known = cache.body {
              code = known
            } else {
              let (use, type) = compiler.meeting(property, in: box.type, exact)
              code = compiler.getterCode(use.property, type, source, span)
              (cache.type, cache.known, cache.asksObject) = (exact, box.type, compiler.isClass(box.type.type))
              cache.body = code
            }
          }
          let callee = frame + area
          callee.value(at: 0).initialize(to: box.value)
          let result = try code.boxed(callee)
          return try erasure?.erase(result, of: box.type) ?? result
        }, as: rep))
  }

  /// Where a stored property of the object (or structure) in a slot is.
  func fieldPointer(_ slot: Address, _ property: Property) -> (Frame) throws -> UnsafeMutablePointer<Value> {
    let index = compiler.fieldIndex(property)
    if property.owner?.kind != .class { return { try uniqueField(slot.value($0), index) } }
    guard let native = property.owner?.nativeRoot?.native else { return { try slot.instanceFields($0) + index } }
    return { frame in
      guard let instance = native.instance?(try slot.value(frame).pointee.object()) else {
        throw Trap(.broken("the object has no stored properties of the script"), kind: "")
      }
      return instance.fields + index
    }
  }

  // MARK: static

  func staticGet(_ property: Property, _ owner: [Type], _ dispatch: Dispatch, _ expr: TypedExpr) -> Node {
    if property.isRequirement, let self_ = owner.first,
      let witness = compiler.conformances.witness(self_, for: property), witness.property !== property
    {
      return staticGet(witness.property, witness.ownerArguments, .direct, expr)
    }
    if let getter = property.getter { return call(getter, owner: owner, arguments: [], [], expr.span) }
    let memory = compiler.staticMemory(property, owner)
    var load = Node.load(memory.address, memory.rep)
    if property.isLent { load = sequence(looking(at: root(property, at: memory, owner).place, expr.span), load) }
    return initializing(memory).map { sequence($0, load) } ?? load
  }

  /// Gives a static property its value when nobody has used it yet; nil when somebody has.
  func initializing(_ memory: GlobalMemory) -> ((Frame) throws -> Void)? {
    if memory.initialize == nil { return nil }
    let area = areaTop
    return { frame in
      guard let initialize = memory.initialize else { return }
      memory.initialize = nil
      try initialize(frame + area)
    }
  }
}

extension Value {
  /// What a `lazy` property holds before its first use: the mark of nil with a depth that no type has.
  static var unset: Value { .none(depth: -1) }
  var isUnset: Bool { isNone(depth: -1) }
}

extension Address {
  /// The fields of the script object in a variable.
  @inline(__always) func instanceFields(_ frame: Frame) throws -> UnsafeMutablePointer<Value> {
    let object = (at(frame) + 8).load(as: UnsafeRawPointer?.self)
    guard let object else { throw Trap.exclusivity }
    return Unmanaged<ScriptInstance>.fromOpaque(object)._withUnsafeGuaranteedRef { $0.fields }
  }
}

extension Frame {
  init(_ pointer: UnsafeRawPointer) { self = UnsafeMutableRawPointer(mutating: pointer) }

  /// What is at `offset`, as a `Value`; a value there stays.
  func copy(at offset: Int, as rep: Rep) -> Value {
    if rep == .value { return value(at: offset).pointee }
    return take(at: offset, as: rep)
  }
}
