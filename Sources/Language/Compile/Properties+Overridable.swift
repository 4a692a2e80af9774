import Syntax

extension FunctionCompiler {
  /// A property that a subclass may override.
  func overridableAccess(
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
    // Where the own property lies, when that is what is changed: its observer, if any, is told afterwards.
    let exact = isPlain ? nil : directAccess(own, type, property, owner, rep, span)
    let pointer = isPlain ? fieldPointer(slot, property) : exact?.place
    let field = base.field
    let set: (Node) -> (Frame) throws -> Void = { [self] node in
      let direct: (Frame) throws -> Void
      let valueSlot = Address(frame: allocate(rep))
      let evaluate = node.converted(to: rep).assign(valueSlot, scratch: allocateBytes(rep.size))
      let late = Node.load(valueSlot, rep)
      let hot = hot
      if isPlain, let pointer {
        let value = late.value
        direct = { try replace(try pointer($0), try value($0)) }
      } else {
        direct = directAccess(own, type, property, owner, rep, span).set!(late)
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
    result.root = base.root ?? exact?.root
    if let find = result.root?.place {
      result.root?.place = { try finder.isOwn(slot.value($0).pointee) ? try find($0) : LentPlaces.nowhere }
    }
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
      let tell = exact?.end
      result.end = { frame in
        if try finder.isOwn(slot.value(frame).pointee) { try tell?(frame) } else { try store(frame) }
      }
    }
    return result
  }

  func existentialAccess(_ base: Access, _ property: Property, _ owner: [Type], _ span: Span) -> Access {
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
        let exact = box.type.operations.dynamicType(of: box.value)
        let (use, type) = compiler.meeting(property, in: box.type, exact)
        if compiler.isClass(box.type.type) {
          let setter = compiler.setterCode(use.property, type, source, span)
          (frame + area).value(at: 0).initialize(to: box.value)
          try frame.place(new, at: area + 16, as: setter.rep)
          try setter.code.effect(frame + area)
        } else {
          let changed = try compiler.assigning(use.property, of: box, new, frame + area, source, span)
          try pointer(frame).pointee = changed
        }
      }
    }
    result.prepare = base.prepare
    return reached(result, through: base.begin, base.end)
  }
}

extension Compiler {
  /// An existential of a structure with one property changed.
  func assigning(
    _ property: Property, of box: Existential, _ new: Value, _ frame: Frame, _ source: SourceID, _ span: Span
  ) throws -> Value {
    let type = box.type.type
    let selfRep = rep(type)
    let owner = propertyOwner(property, type)
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
