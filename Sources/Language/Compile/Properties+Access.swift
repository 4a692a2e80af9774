import Syntax

extension FunctionCompiler {
  func propertyAccess(_ base: TypedExpr?, _ use: PropertyUse, _ expr: TypedExpr) -> Access {
    let owner = use.ownerArguments.map(concrete)
    guard let base, !use.property.isStatic else {
      if let known = base.flatMap({ classAccess(use, of: $0, owner, expr) }) { return known }
      var access = staticAccess(use.property, owner, expr)
      if let base, base.mayAct {
        var steps: Steps = []
        steps.append(expression(base).effect)
        if let prepare = access.prepare { steps.append(prepare) }
        access.prepare = Self.all(steps)
      }
      return access
    }
    let type = concrete(base.type)
    // Of a box it is known, too, that what it holds is an object: then it stays the box it is.
    let receiver = compiler.holdsObject(type) ? objectReceiver(base) : place(of: base)
    let saved = reachesOwn
    defer { reachesOwn = saved }
    reachesOwn = if case .variable(let variable) = base.kind { variable.name == "self" } else { false }
    return memberAccess(receiver, type, use, owner, expr.span)
  }

  /// An object to reach into: held in a slot, so that it lives as long as the access.
  func objectReceiver(_ base: TypedExpr) -> Access {
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
        exact.root = root(property, of: slot, owner)
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
      result.root = root(property, of: slot, owner)
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

  /// The whole of a value in the face of another type. It is moved there and back, so that what is changed is held once.
  private func viewAccess(_ base: Access) -> Access {
    let slot = Address(frame: allocateValue())
    let pointer = base.pointer
    var result = base.part
    result.kind = .memory(slot, .value)
    result.rep = .value
    let (begin, end) = (base.begin, base.end)
    result.begin = { frame in
      try begin?(frame)
      let place = try pointer(frame)
      if place.pointee.ref == nil { throw Trap.exclusivity }
      let whole = place.move()
      place.initialize(to: .void)
      slot.value(frame).pointee = Value(tuple: [whole])
    }
    result.end = { frame in
      let view = slot.value(frame)
      let whole = try uniqueField(view, 0).move()
      try replace(try pointer(frame), whole)
      try uniqueField(view, 0).initialize(to: .void)
      view.pointee = .void
      try end?(frame)
    }
    return result
  }

  /// A computed, observed, weak or lazy property, known exactly.
  func directAccess(
    _ base: Access, _ type: Type, _ property: Property, _ owner: [Type], _ rep: Rep, _ span: Span
  ) -> Access {
    if property.isView { return viewAccess(base) }
    let isObject = compiler.isClass(type)
    let receiver: Node
    switch base.kind {
    case .memory(let address, let stored): receiver = Node.load(address, stored).converted(to: base.rep)
    case .pointer(let pointer): receiver = Node(.unboxing({ try pointer($0).pointee }, as: base.rep))
    }
    let get = directGet(receiver, property, owner, span)
    let (isOwn, hot) = (reachesOwn, hot)
    var result = computedAccess(rep, get: get) {
      self.memberStore(base, receiver, isObject, property, owner, $0, span, isOwn: isOwn)
    }
    result.prepare = base.prepare
    result = reached(result, through: base.begin, base.end)
    result.outlives = isObject || base.outlives
    if !isObject { result.root = base.part.root }
    if property.isStored, property.willSet == nil, let didSet = property.didSet, !usesOldValue(didSet),
      !property.isWeak, !property.isUnowned, !(isOwn && (isInitializing(property) || isObserving(property)))
    {
      // An observer that only wants to know afterwards: the property is changed where it lies.
      if isObject {
        guard case .memory(let slot, _) = base.kind else { return result }
        result.root = root(property, of: slot, owner)
        result.root?.isWhole = false
        result.kind = .pointer(fieldPointer(slot, property))
      } else {
        result.kind = fieldAccess(base, compiler.fieldIndex(property), rep).kind
      }
      result.begin = base.begin
      let tell = toldAfterwards(didSet, owner, base, rep, span)
      let end = base.end
      result.end = { frame in
        hot.pointee.changeCount &+= 1
        try tell(frame)
        try end?(frame)
      }
    }
    return result
  }

  func memberStore(
    _ base: Access, _ receiver: Node, _ isObject: Bool, _ property: Property, _ owner: [Type], _ value: Node,
    _ span: Span, isOwn: Bool
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
        ) { self.leaving(self.superStore(base, receiver, original, originals, $0, span)) }
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
    guard property.willSet != nil || property.didSet != nil,
      !(isOwn && (isInitializing(property) || isObserving(property)))
    else { return store(value) }
    return observed(
      rep, willSet: property.willSet, didSet: property.didSet, receiver: base, owner: owner,
      old: { self.directGet(receiver, property, owner, span) }, new: value, span, store)
  }

  /// `super.property = value`
  func superStore(
    _ base: Access, _ receiver: Node, _ property: Property, _ owner: [Type], _ value: Node, _ span: Span
  ) -> (Frame) throws -> Void {
    let saved = isSuperAccess
    isSuperAccess = true
    defer { isSuperAccess = saved }
    return memberStore(base, receiver, true, property, owner, value, span, isOwn: true)
  }

  func objectPointer(_ base: Access, _ property: Property) -> (Frame) throws -> UnsafeMutablePointer<Value> {
    if case .memory(let slot, _) = base.kind { return fieldPointer(slot, property) }
    return base.pointer
  }

  /// Observers do not run for the type's own initializers' assignments to `self`.
  func isInitializing(_ property: Property) -> Bool {
    guard initializer != nil, let owner = property.owner else { return false }
    return function.declaration?.owner === owner || ownerType?.nominal === owner
  }

  /// Nor for what they assign to their own property themselves: `didSet { level = min(level, 10) }`.
  func isObserving(_ property: Property) -> Bool {
    guard let observer = function.declaration else { return false }
    return observer === property.didSet || observer === property.willSet
  }

  func setterCall(
    _ setter: Function, _ owner: [Type], _ base: Access, _ receiver: Node, _ value: Node, _ span: Span
  ) -> (Frame) throws -> Void {
    let use = FunctionUse(setter, ownerArguments: owner)
    let resolved = resolve(use, owner, [])
    guard let first = resolved.slots.first, first.isInout else {
      return leaving(call(setter, owner: owner, arguments: [], [receiver, value], span).effect)
    }
    var place = base
    place.prepare = nil
    place.begin = nil
    place.end = nil
    return leaving(emit(resolved, [.access(place), .node(value)], result: .void, span).effect)
  }

  func staticAccess(_ property: Property, _ owner: [Type], _ expr: TypedExpr) -> Access {
    let rep = rep(expr.type)
    if property.isRequirement, let self_ = owner.first,
      let witness = compiler.conformances.witness(self_, for: property), witness.property !== property
    {
      return staticAccess(witness.property, witness.ownerArguments, expr)
    }
    let use = PropertyUse(property, ownerArguments: owner)
    if !property.isStored, let setter = property.setter {
      return computedAccess(rep, get: self.property(nil, use, expr)) {
        self.leaving(self.call(setter, owner: owner, arguments: [], [$0], expr.span).effect)
      }
    }
    let memory = compiler.staticMemory(property, owner)
    if property.willSet != nil || property.didSet != nil {
      let address = memory.address
      var result = computedAccess(rep, get: self.property(nil, use, expr)) { value in
        self.observed(
          rep, willSet: property.willSet, didSet: property.didSet, receiver: nil, owner: owner,
          old: { self.property(nil, use, expr) }, new: value, expr.span
        ) { $0.assign(address, scratch: self.allocateBytes(rep.size)) }
      }
      result.prepare = initializing(memory)
      return result
    }
    var result = Access(.memory(memory.address, memory.rep), rep: rep)
    result.prepare = initializing(memory)
    result.outlives = true
    result.root = root(property, at: memory, owner)
    return result
  }
}
