import Syntax

/// Properties of values that change the value when they are read: `lazy`, `mutating get`.
extension FunctionCompiler {
  func changesWhenRead(_ use: PropertyUse, _ type: Type, _ owner: [Type]) -> Bool {
    let property = use.property
    if compiler.isClass(type) { return false }
    guard property.isRequirement, let own = owner.first else {
      return property.isLazy && property.isStored || property.getter?.isMutating ?? false
    }
    guard property.getter?.isMutating ?? false else { return false }
    if compiler.isExistential(own) { return true }
    return witness(use, own).map { changesWhenRead($0, own, $0.ownerArguments) } ?? false
  }

  private func witness(_ use: PropertyUse, _ type: Type) -> PropertyUse? {
    compiler.conformances.witness(type, for: use.property).flatMap { $0.property === use.property ? nil : $0 }
  }

  /// Reads such a property of what is at a place.
  func changingGet(_ base: Access, _ type: Type, _ use: PropertyUse, _ owner: [Type], _ span: Span) -> Node {
    if use.property.isRequirement, let own = owner.first {
      if compiler.isExistential(own) { return changingGet(ofBox: base, use, span) }
      if let witness = witness(use, own) { return changingGet(base, own, witness, witness.ownerArguments, span) }
    }
    if use.property.isLazy, use.property.isStored { return lazyGet(watched(base, span), use.property, owner, span) }
    guard let getter = use.property.getter else { return get(read(base), type, use, owner, span) }
    let target = resolve(FunctionUse(getter, ownerArguments: use.ownerArguments), owner, [])
    return emit(target, [.access(base)], result: rep(use.property, owner), span)
  }

  private func changingGet(ofBox base: Access, _ use: PropertyUse, _ span: Span) -> Node {
    let property = use.property
    let rep = rep(property, use.ownerArguments.map(concrete))
    let area = areaTop
    let compiler = compiler
    let source = function.source
    let pointer = base.pointer
    let cache = InlineCache()
    return Node(
      .unboxing(
        { frame in
          try base.prepare?(frame)
          try base.begin?(frame)
          let box = try pointer(frame).pointee.existential()
          if cache.type !== box.type || cache.body == nil {
            cache.body = compiler.changingGetter(property, box.type, source, span)
            cache.type = box.type
          }
          let callee = frame + area
          callee.value(at: 0).initialize(to: box.value)
          defer { callee.value(at: 0).deinitialize(count: 1) }
          let result = try cache.body.unsafelyUnwrapped.boxed(callee)
          try replace(try pointer(frame), Value(object: Existential(box.type, callee.value(at: 0).pointee)))
          try base.end?(frame)
          return result
        }, as: rep))
  }

  func lazyGet(_ base: Node, _ property: Property, _ owner: [Type], _ rep: Rep, _ span: Span) -> Node {
    guard base.rep == .value else { return lazyGet(temporary(base), property, owner, span) }
    let slot = Address(frame: allocateValue())
    var access = Access(.memory(slot, .value), rep: .value)
    access.prepare = base.assign(slot, scratch: 0)
    return emptying(slot, after: lazyGet(access, property, owner, span))
  }

  /// Evaluates the property at the first use and keeps it where the receiver is.
  private func lazyGet(_ base: Access, _ property: Property, _ owner: [Type], _ span: Span) -> Node {
    let type = propertyType(property, owner)
    guard let initial = compiler.initialValueOf(property) else { return read(base) }
    let pointer =
      property.owner?.kind == .class
      ? objectPointer(base, property) : fieldAccess(base, compiler.fieldIndex(property), .value).pointer
    let code = compiler.initialValue(initial, property, owner, type)
    let run = code.code.boxed
    let area = areaTop
    let whole = base.pointer
    // The code of a structure's property may change the structure: it works on a copy, which then takes its place.
    let isChanging = code.layout.slots.first?.isInout == true
    let receiver: ((Frame) throws -> Value)? =
      isChanging ? { try whole($0).pointee } : code.layout.slots.isEmpty ? nil : read(base).value
    let (hot, place, name) = (hot, place(span), code.name)
    return Node(
      .unboxing(
        { frame in
          try base.prepare?(frame)
          try base.begin?(frame)
          let known = try pointer(frame).pointee
          if !known.isUnset {
            // To observers it is changed by every access.
            try base.end?(frame)
            return known
          }
          let callee = frame + area
          try hot.enterCall(callee, place)
          defer { hot.leaveCall() }
          if let receiver { callee.value(at: 0).initialize(to: try receiver(frame)) }
          let value: Value
          do { value = try run(callee) } catch {
            if isChanging { callee.value(at: 0).deinitialize(count: 1) }
            throw passing(error, name, place)
          }
          if isChanging { try replace(try whole(frame), callee.value(at: 0).move()) }
          try pointer(frame).pointee = value
          try base.end?(frame)
          return value
        }, as: compiler.rep(type)))
  }
}

extension Compiler {
  /// Code over a frame with a value that stays there, changed: reads what meets a requirement.
  fileprivate func changingGetter(_ property: Property, _ type: RuntimeType, _ source: SourceID, _ span: Span) -> Code {
    var layout = FrameLayout(result: .value)
    layout.add(.value, isInout: true)
    return accessorCode(source, layout) { function in
      let use =
        self.conformances.witness(type.type, for: property)
        ?? PropertyUse(property, ownerArguments: self.propertyOwner(property, type.type))
      let place = Access(.memory(Address(frame: 0), .value), rep: .value)
      guard function.changesWhenRead(use, type.type, use.ownerArguments), self.rep(type.type) == .value else {
        let base = Node.load(Address(frame: 0), .value).converted(to: self.rep(type.type))
        return function.get(base, type.type, use, use.ownerArguments, span)
      }
      return function.changingGet(place, type.type, use, use.ownerArguments, span)
    }
  }
}
