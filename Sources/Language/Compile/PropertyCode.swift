import Syntax

extension Compiler {
  /// What meets a requirement for what is in a box, and the type it is for: of a class the object's own, which may override
  /// it; else the type that the box knows.
  func meeting(_ property: Property, in box: RuntimeType, _ exact: RuntimeType) -> (PropertyUse, RuntimeType) {
    guard property.isRequirement, let use = conformances.witness(box.type, for: property) else {
      return (PropertyUse(property, ownerArguments: propertyOwner(property, box.type)), box)
    }
    guard isClass(box.type), use.property.owner?.kind == .class else { return (use, box) }
    return (table(exact).property(for: use.property), exact)
  }

  /// Code over a frame that begins with the object (or boxed receiver): reads the property.
  func getterCode(_ property: Property, _ type: RuntimeType, _ source: SourceID, _ span: Span) -> Code {
    accessorCode(source, FrameLayout.receiver) { function in
      var use = PropertyUse(property, ownerArguments: self.propertyOwner(property, type.type))
      if property.isRequirement, let witness = self.conformances.witness(type.type, for: property) { use = witness }
      let base = Node.load(Address(frame: 0), .value).converted(to: self.rep(type.type))
      if use.dispatch == .virtual { use.dispatch = .direct }
      // A protocol's default keeps the type that it is for.
      let isOfClass = self.isClass(type.type) && use.property.owner?.kind != .protocol
      let found = isOfClass ? self.table(type).property(for: use.property) : use
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

  func propertyOwner(_ property: Property, _ type: Type) -> [Type] {
    guard let owner = property.owner else { return [] }
    switch owner.kind {
    case .protocol: return [type]
    case .class: return ownerArguments(type, as: owner)
    default: return conformances.declared(type)?.1 ?? []
    }
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
        let value: Value
        do { value = try run(frame) } catch { throw leaving(error, code.name) }
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
    if let own = body.selfVariable { layout.add(.value, isInout: own.isInout) }
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
