import Syntax

/// Which property an object's class has in place of the one that was named.
final class PropertyFinder {
  private let property: Property
  private let owner: [Type]
  private let compiler: Compiler
  private let native: NativeClass?
  private let staticType: RuntimeType
  /// The last class met, and whether it has the named property itself.
  private unowned(unsafe) var lastType: RuntimeType?
  private var lastIsOwn = false
  private var lastGetter: ((Frame, AnyObject) throws -> Value)?
  private var lastSetter: ((Frame, AnyObject, Value) throws -> Void)?

  init(_ property: Property, _ owner: [Type], _ compiler: Compiler) {
    self.property = property
    self.owner = owner
    self.compiler = compiler
    native = property.owner?.nativeRoot?.native
    staticType = compiler.runtimeType(.nominal(property.owner!, owner))
  }

  @inline(__always) func isOwn(_ value: Value) throws -> Bool {
    guard let object = value.ref else { throw Trap.exclusivity }
    let type = compiler.dynamicType(object, native: native, static: staticType)
    if lastType === type { return lastIsOwn }
    return meet(type)
  }

  private func meet(_ type: RuntimeType) -> Bool {
    lastType = type
    lastGetter = nil
    lastSetter = nil
    lastIsOwn = compiler.table(type).property(for: property).property === property
    return lastIsOwn
  }

  /// Runs the overriding getter; the frame is the caller's.
  func getter(for object: AnyObject, _ function: FunctionCompiler) throws -> (Frame, AnyObject) throws -> Value {
    if let lastGetter { return lastGetter }
    let type = compiler.dynamicType(object, native: native, static: staticType)
    let use = compiler.table(type).property(for: property)
    let code = compiler.getterCode(use.property, type, function.function.source, .none)
    let run = code.boxed
    // Behind everything that the caller's frame may hold.
    let area = function.areaTop + 256
    let made: (Frame, AnyObject) throws -> Value = { frame, object in
      (frame + area).value(at: 0).initialize(to: Value(object: object))
      return try run(frame + area)
    }
    lastGetter = made
    return made
  }

  func setter(for object: AnyObject, _ function: FunctionCompiler) throws -> (Frame, AnyObject, Value) throws -> Void {
    if let lastSetter { return lastSetter }
    let type = compiler.dynamicType(object, native: native, static: staticType)
    let use = compiler.table(type).property(for: property)
    let code = compiler.setterCode(use.property, type, function.function.source, .none)
    let area = function.areaTop + 256
    let run = code.code.effect
    let rep = code.rep
    let made: (Frame, AnyObject, Value) throws -> Void = { frame, object, value in
      (frame + area).value(at: 0).initialize(to: Value(object: object))
      try frame.place(value, at: area + 16, as: rep)
      try run(frame + area)
    }
    lastSetter = made
    return made
  }
}

extension Compiler {
  /// Code over a frame that begins with the object (or boxed receiver): reads the property.
  func getterCode(_ property: Property, _ type: RuntimeType, _ source: SourceID, _ span: Span) -> Code {
    accessorCode(source, FrameLayout.receiver) { function in
      var use = PropertyUse(property, ownerArguments: self.propertyOwner(property, type.type))
      if property.isRequirement, let witness = self.conformances.witness(type.type, for: property) { use = witness }
      let base = Node.load(Address(frame: 0), .value).converted(to: self.rep(type.type))
      if use.dispatch == .virtual { use.dispatch = .direct }
      let found = self.isClass(type.type) ? self.table(type).property(for: use.property) : use
      return function.get(base, type.type, found, found.ownerArguments, span)
    }
  }

  /// Code over a frame with the object and the new value: assigns the property.
  func setterCode(_ property: Property, _ type: RuntimeType, _ source: SourceID, _ span: Span) -> (code: Code, rep: Rep)
  {
    let owner = propertyOwner(property, type.type)
    var layout = FrameLayout.receiver
    let valueType = Substitution(ownerParameters(property.owner), owner, conformances).apply(property.type)
    let rep = rep(valueType)
    layout.add(rep)
    let code = accessorCode(source, layout) { function in
      let use = PropertyUse(property, ownerArguments: owner)
      let access = function.memberAccess(
        function.temporaryReceiver(Address(frame: 0)), type.type, use, owner, span)
      return .void(function.assign(access, .load(Address(frame: 16), rep)))
    }
    return (code, rep)
  }

  private func propertyOwner(_ property: Property, _ type: Type) -> [Type] {
    guard let owner = property.owner else { return [] }
    return owner.kind == .protocol ? [type] : owner.kind == .class ? ownerArguments(type, as: owner) : type.arguments
  }

  /// A small function of the compiler's own.
  func accessorCode(_ source: SourceID, _ layout: FrameLayout, _ make: (FunctionCompiler) -> Node) -> Code {
    let body = TypedFunction(name: "accessor", span: .none, source: source)
    let function = FunctionCompiler(self, body, Substitution(conformances), layout)
    return function.withReserve(256) { function.finish(make(function).code) }
  }

  /// The memory of a static stored property, for a generic owner's arguments.
  func staticMemory(_ property: Property, _ owner: [Type]) -> GlobalMemory {
    let table = property.runtimeData as? StaticMemory ?? StaticMemory()
    property.runtimeData = table
    let key = TypeKey(owner)
    if let known = table.memories[key] { return known }
    let type = Substitution(ownerParameters(property.owner), owner, conformances).apply(property.type)
    let memory = GlobalMemory(rep(type))
    table.memories[key] = memory
    if case .optional(let payload) = type, memory.rep == .value {
      memory.pointer.assumingMemoryBound(to: Value.self).pointee = .none(depth: payload.optionalDepth)
    }
    if let initial = initialValueOf(property) {
      let code = initialValue(initial, property, owner, type)
      let run = code.code.boxed
      let rep = memory.rep
      memory.initialize = { frame in
        let value = try run(frame)
        if rep == .value {
          memory.pointer.assumingMemoryBound(to: Value.self).pointee = value
        } else {
          try memory.pointer.place(value, at: 0, as: rep)
        }
      }
    }
    return memory
  }

  /// The code of a property's initial value; `lazy` ones have `self` as their parameter.
  func initialValue(_ body: TypedFunction, _ property: Property, _ owner: [Type], _ type: Type) -> FunctionCode {
    var layout = FrameLayout(result: rep(type))
    if body.selfVariable != nil { layout.add(.value) }
    let substitution = Substitution(ownerParameters(property.owner), owner, conformances)
    return cachedCode(body, substitution, layout) { code in
      let function = FunctionCompiler(self, body, substitution, layout)
      return function.compilePlain()
    }
  }
}

extension FrameLayout {
  /// A frame with nothing but a boxed receiver.
  static var receiver: FrameLayout {
    var layout = FrameLayout(result: .value)
    layout.add(.value)
    return layout
  }
}

/// Static stored properties of a generic type have a memory for each list of type arguments.
final class StaticMemory {
  var memories: [TypeKey: GlobalMemory] = [:]
}

extension FunctionCompiler {
  func propertyAccess(_ base: TypedExpr?, _ use: PropertyUse, _ expr: TypedExpr) -> Access {
    let owner = use.ownerArguments.map(concrete)
    guard let base, !use.property.isStatic else { return staticAccess(use.property, owner, expr) }
    let type = concrete(base.type)
    let receiver = compiler.isClass(type) ? objectReceiver(base) : access(base)
    return memberAccess(receiver, type, use, owner, expr.span)
  }

  /// An object to reach into: held in a slot, so that it lives as long as the access.
  private func objectReceiver(_ base: TypedExpr) -> Access {
    let node = expression(base)
    if let address = node.address { return Access(.memory(address, .value), rep: .value) }
    guard node.rep == .value else { return temporary(node) }
    let slot = allocateValue()
    receiverSlots.append(slot)
    var result = Access(.memory(Address(frame: slot), .value), rep: .value)
    result.prepare = node.assign(Address(frame: slot), scratch: 0)
    return result
  }

  func temporaryReceiver(_ address: Address) -> Access { Access(.memory(address, .value), rep: .value) }

  func memberAccess(_ base: Access, _ type: Type, _ use: PropertyUse, _ owner: [Type], _ span: Span) -> Access {
    let property = use.property
    if property.owner?.kind == .protocol, let self_ = owner.first {
      if property.isRequirement, !compiler.isExistential(self_),
        let witness = compiler.conformances.witness(self_, for: property), witness.property !== property
      {
        return memberAccess(base, self_, witness, witness.ownerArguments, span)
      }
      if compiler.isExistential(self_) { return existentialAccess(base, property, owner, span) }
    }
    let rep = rep(property, owner)
    if let offset = property.blobOffset { return blobAccess(base, offset, rep) }
    let isObject = compiler.isClass(type)
    if use.dispatch == .superclass {
      isSuperAccess = true
      defer { isSuperAccess = false }
      var exact = directAccess(base, type, property, owner, rep, span)
      if property.isStored, property.willSet == nil, property.didSet == nil, !property.isWeak, !property.isUnowned,
        case .memory(let slot, _) = base.kind
      {
        exact = base
        exact.set = nil
        exact.field = nil
        exact.rep = rep
        exact.outlives = true
        exact.kind = .pointer(fieldPointer(slot, property))
      }
      return exact
    }
    let hasObservers = property.willSet != nil || property.didSet != nil
    if property.isStored, !hasObservers, !property.isWeak, !property.isUnowned, !property.isLazy {
      if !isObject { return fieldAccess(base, compiler.fieldIndex(property), rep) }
      guard case .memory(let slot, _) = base.kind else { return base }
      var result = base
      result.set = nil
      result.rep = rep
      result.outlives = true
      result.field = FieldPlace(property, in: slot, compiler)
      if use.dispatch == .virtual, property.owner?.isFinal == false {
        return overridableAccess(result, slot, property, owner, rep, span)
      }
      result.kind = .pointer(fieldPointer(slot, property))
      return result
    }
    if isObject, use.dispatch == .virtual, property.owner?.native == nil, property.owner?.isFinal == false,
      case .memory(let slot, _) = base.kind
    {
      var result = base
      result.rep = rep
      return overridableAccess(result, slot, property, owner, rep, span)
    }
    return directAccess(base, type, property, owner, rep, span)
  }

  /// A computed, observed, weak or lazy property, known exactly.
  private func directAccess(
    _ base: Access, _ type: Type, _ property: Property, _ owner: [Type], _ rep: Rep, _ span: Span
  ) -> Access {
    let isObject = compiler.isClass(type)
    let receiver: Node
    switch base.kind {
    case .memory(let address, let stored): receiver = Node.load(address, stored).converted(to: base.rep)
    case .pointer(let pointer): receiver = Node(.unboxing({ try pointer($0).pointee }, as: base.rep))
    }
    let get = directGet(receiver, property, owner, span)
    var result = computedAccess(rep, get: get) { self.memberStore(base, receiver, isObject, property, owner, $0, span) }
    let (begin, end) = (result.begin, result.end)
    let setValue = result.set
    result.prepare = base.prepare
    result.begin = {
      try base.begin?($0); try begin?($0)
    }
    result.end = {
      try end?($0); try base.end?($0)
    }
    if base.begin != nil || base.end != nil {
      result.set = { node in
        let slot = Address(frame: self.allocate(rep))
        let evaluate = node.converted(to: rep).assign(slot, scratch: self.allocateBytes(rep.size))
        let store = setValue!(.load(slot, rep))
        return {
          try evaluate($0); try base.begin?($0); try store($0); try base.end?($0)
        }
      }
    }
    result.outlives = isObject || base.outlives
    return result
  }

  private func memberStore(
    _ base: Access, _ receiver: Node, _ isObject: Bool, _ property: Property, _ owner: [Type], _ value: Node,
    _ span: Span
  ) -> (Frame) throws -> Void {
    let hot = hot
    if !property.isStored {
      if property.setter == nil, let original = property.overridden {
        // An override that only observes.
        let originals = originalOwner(original, property, owner)
        let rep = rep(property, owner)
        return observed(
          rep, willSet: property.willSet, didSet: property.didSet, receiver: base, owner: owner,
          old: { self.directGet(receiver, original, originals, span) }, new: value, span
        ) { self.superStore(base, receiver, original, originals, $0, span) }
      }
      guard let setter = property.setter else { return value.effect }
      let run =
        isSuperAccess
        ? accessorCall(setter, property, owner, [receiver, value], span).effect
        : setterCall(setter, owner, base, receiver, value, span)
      return { frame in
        try run(frame)
        hot.pointee.changeCount &+= 1
      }
    }
    let rep = rep(property, owner)
    let pointer =
      isObject ? objectPointer(base, property) : fieldAccess(base, compiler.fieldIndex(property), rep).pointer
    let isWeak = property.isWeak || property.isUnowned
    func store(_ node: Node) -> (Frame) throws -> Void {
      let run = isWeak ? Self.weakly(node.value) : node.value
      return { frame in
        let new = try run(frame)
        try replace(try pointer(frame), new)
        hot.pointee.changeCount &+= 1
      }
    }
    guard property.willSet != nil || property.didSet != nil, !isInitializing(property) else { return store(value) }
    return observed(
      rep, willSet: property.willSet, didSet: property.didSet, receiver: base, owner: owner,
      old: { self.directGet(receiver, property, owner, span) }, new: value, span, store)
  }

  /// `super.property = value`
  private func superStore(
    _ base: Access, _ receiver: Node, _ property: Property, _ owner: [Type], _ value: Node, _ span: Span
  ) -> (Frame) throws -> Void {
    let saved = isSuperAccess
    isSuperAccess = true
    defer { isSuperAccess = saved }
    return memberStore(base, receiver, true, property, owner, value, span)
  }

  func objectPointer(_ base: Access, _ property: Property) -> (Frame) throws -> UnsafeMutablePointer<Value> {
    if case .memory(let slot, _) = base.kind { return fieldPointer(slot, property) }
    return base.pointer
  }

  /// Observers do not run for the type's own initializers' assignments to `self`.
  private func isInitializing(_ property: Property) -> Bool {
    guard initializer != nil, let owner = property.owner else { return false }
    return function.declaration?.owner === owner || ownerType?.nominal === owner
  }

  func setterCall(
    _ setter: Function, _ owner: [Type], _ base: Access, _ receiver: Node, _ value: Node, _ span: Span
  ) -> (Frame) throws -> Void {
    let use = FunctionUse(setter, ownerArguments: owner)
    let resolved = resolve(use, owner, [])
    guard let first = resolved.slots.first, first.isInout else {
      return call(setter, owner: owner, arguments: [], [receiver, value], span).effect
    }
    var place = base
    place.prepare = nil
    place.begin = nil
    place.end = nil
    return emit(resolved, [.access(place), .node(value)], result: .void, span).effect
  }

  private func staticAccess(_ property: Property, _ owner: [Type], _ expr: TypedExpr) -> Access {
    let rep = rep(expr.type)
    if property.owner?.kind == .protocol, let self_ = owner.first,
      let witness = compiler.conformances.witness(self_, for: property), witness.property !== property
    {
      return staticAccess(witness.property, witness.ownerArguments, expr)
    }
    let use = PropertyUse(property, ownerArguments: owner)
    if !property.isStored, let setter = property.setter {
      return computedAccess(rep, get: self.property(nil, use, expr)) {
        self.call(setter, owner: owner, arguments: [], [$0], expr.span).effect
      }
    }
    let memory = compiler.staticMemory(property, owner)
    if property.willSet != nil || property.didSet != nil {
      let address = memory.address
      return computedAccess(rep, get: self.property(nil, use, expr)) { value in
        self.observed(
          rep, willSet: property.willSet, didSet: property.didSet, receiver: nil, owner: owner,
          old: { self.property(nil, use, expr) }, new: value, expr.span
        ) { $0.assign(address, scratch: self.allocateBytes(rep.size)) }
      }
    }
    var result = Access(.memory(memory.address, memory.rep), rep: rep)
    result.prepare = self.property(nil, use, expr).effect
    result.outlives = true
    return result
  }

  /// A property that a subclass may override.
  private func overridableAccess(
    _ base: Access, _ slot: Address, _ property: Property, _ owner: [Type], _ rep: Rep, _ span: Span
  ) -> Access {
    let finder = PropertyFinder(property, owner, compiler)
    let type = Type.nominal(property.owner!, owner)
    var own = Access(.memory(slot, .value), rep: .value)
    own.outlives = true
    let isPlain =
      property.isStored && property.willSet == nil && property.didSet == nil && !property.isWeak
      && !property.isUnowned && !property.isLazy
    let read = get(
      .load(slot, .value), type, PropertyUse(property, ownerArguments: owner, dispatch: .virtual), owner, span)
    let pointer = isPlain ? fieldPointer(slot, property) : nil
    let field = base.field
    let set: (Node) -> (Frame) throws -> Void = { [self] node in
      let direct: (Frame) throws -> Void
      let valueSlot = Address(frame: allocate(rep))
      let evaluate = node.converted(to: rep).assign(valueSlot, scratch: allocateBytes(rep.size))
      let late = Node.load(valueSlot, rep)
      let hot = hot
      if let pointer {
        let value = late.value
        direct = { try replace(try pointer($0), try value($0)) }
      } else {
        let store = directAccess(own, type, property, owner, rep, span)
        direct = store.set!(late)
      }
      let boxed = late.value
      let general: (Frame) throws -> Void = { frame in
        try evaluate(frame)
        if try finder.isOwn(slot.value(frame).pointee) {
          try direct(frame)
        } else {
          let object = try slot.value(frame).pointee.object()
          try finder.setter(for: object, self)(frame, object, try boxed(frame))
        }
        if rep == .value { valueSlot.value(frame).pointee = .void }
        hot.pointee.changeCount &+= 1
      }
      return field.flatMap { fieldStore($0, node.converted(to: rep), slow: general) } ?? general
    }
    var result = computedAccess(rep, get: read, set: set)
    result.prepare = base.prepare
    result.field = field
    if let pointer {
      // Changed in place when it is the plain field after all: an array in it is not copied.
      // A number in it is nothing to destroy: the function then has one slot less to look after.
      let isNumber = rep == .int || rep == .double || rep == .bool
      let spare = isNumber ? allocateBytes(16) : allocateValue()
      result.kind = .pointer { frame in
        if try finder.isOwn(slot.value(frame).pointee) { return try pointer(frame) }
        return frame.value(at: spare)
      }
      let load = read.value
      let store = set(Node(.unboxing({ $0.value(at: spare).pointee }, as: rep)))
      result.begin = { frame in
        if try finder.isOwn(slot.value(frame).pointee) { return }
        let value = try load(frame)
        if isNumber {
          frame.value(at: spare).initialize(to: value)
        } else {
          frame.value(at: spare).pointee = value
        }
      }
      result.end = { frame in
        if try finder.isOwn(slot.value(frame).pointee) { return }
        try store(frame)
      }
    }
    return result
  }

  private func existentialAccess(_ base: Access, _ property: Property, _ owner: [Type], _ span: Span) -> Access {
    let rep = rep(property, owner)
    let pointer = base.pointer
    let area = areaTop + 256
    let compiler = compiler
    let source = function.source
    let receiver = Node(.unboxing({ try pointer($0).pointee }, as: .value))
    let read = get(receiver, owner[0], PropertyUse(property, ownerArguments: owner), owner, span)
    var result = computedAccess(rep, get: read) { node in
      let value = node.value
      return { frame in
        let new = try value(frame)
        let box = try pointer(frame).pointee.existential()
        if compiler.isClass(box.type.type) {
          let use = compiler.conformances.witness(box.type.type, for: property)?.property ?? property
          let setter = compiler.setterCode(use, box.type, source, span)
          (frame + area).value(at: 0).initialize(to: box.value)
          try frame.place(new, at: area + 16, as: setter.rep)
          try setter.code.effect(frame + area)
        } else {
          let use = compiler.conformances.witness(box.type.type, for: property)?.property ?? property
          let changed = try compiler.assigning(use, of: box, new, frame + area, source, span)
          try pointer(frame).pointee = changed
        }
      }
    }
    result.prepare = base.prepare
    let (begin, end) = (result.begin, result.end)
    result.begin = {
      try base.begin?($0); try begin?($0)
    }
    result.end = {
      try end?($0); try base.end?($0)
    }
    return result
  }
}

extension Compiler {
  /// An existential of a structure with one property changed.
  func assigning(
    _ property: Property, of box: Existential, _ new: Value, _ frame: Frame, _ source: SourceID, _ span: Span
  ) throws -> Value {
    let type = box.type.type
    let selfRep = rep(type)
    let owner = property.owner?.kind == .protocol ? [type] : type.arguments
    let valueType = Substitution(ownerParameters(property.owner), owner, conformances).apply(property.type)
    var layout = FrameLayout(result: .void)
    layout.add(selfRep, isInout: true)
    layout.add(rep(valueType))
    let valueOffset = layout.slots[1].offset
    let code = accessorCode(source, layout) { function in
      let base = Access(.memory(Address(frame: 0), selfRep), rep: selfRep)
      let access = function.memberAccess(base, type, PropertyUse(property, ownerArguments: owner), owner, span)
      return .void(function.assign(access, .load(Address(frame: valueOffset), self.rep(valueType))))
    }
    try frame.place(box.value, at: 0, as: selfRep)
    try frame.place(new, at: valueOffset, as: rep(valueType))
    try code.effect(frame)
    return Value(object: Existential(box.type, frame.take(at: 0, as: selfRep)))
  }
}
