import Syntax

// `as?`, `as!` and `is` at run time.
extension TypeOperations {
  /// The value, of this static type, as one of type `target`; nil when it is none. Numbers do not convert.
  public func cast(_ value: Value, to target: RuntimeType) throws -> Value? {
    if type === target { return value }
    if case .existential = shape {
      let inner = try value.existential()
      return try inner.type.operations.cast(inner.value, to: target)
    }
    if case .optional = target.shape { return try castToOptional(value, target) }
    if case .object = shape, let holder = value.ref as? ValueObject, !target.type.isAny, !target.operations.isAnyObject
    {
      return try holder.type.operations.cast(holder.value, to: target)
    }
    switch (shape, target.shape) {
    case (.hashable, .existential): if let wrapped = wrap(value, as: target) { return wrapped }
    case (_, .hashable): return try hashed(value)
    default: break
    }
    if case .hashable = shape {
      let inner = try value.existential()
      return try inner.type.operations.cast(inner.value, to: target)
    }
    if case .optional = shape { return try castFromOptional(value, target) }
    if case .existential = target.shape { return wrap(value, as: target) }
    return try nested { try castConcrete(value, to: target) }
  }

  /// `Could not cast value of type 'Swift.String' to 'Swift.Int'.`, with the dynamic type of the value, or of the first
  /// part of it that is to blame.
  public func castFailure(_ value: Value, to target: RuntimeType) -> Trap {
    if let (operations, part, wanted) = misfit(value, target) { return operations.castFailure(part, to: wanted) }
    let name = dynamicType(of: value).operations.qualifiedTypeName
    return Trap(.cast(name, target.operations.qualifiedTypeName), kind: "")
  }

  /// The part of a value that does not fit what is wanted in its place.
  private func misfit(_ value: Value, _ target: RuntimeType) -> (TypeOperations, Value, RuntimeType)? {
    func isMisfit(_ part: TypeOperations, _ value: Value, _ wanted: RuntimeType) -> Bool {
      ((try? part.cast(value, to: wanted)) ?? nil) == nil
    }
    switch (shape, target.shape) {
    case (.existential, _): return (try? value.existential()).map { ($0.type.operations, $0.value, target) }
    case (.optional, let wanted):
      if case .optional = wanted { return nil }
      return value.isNone(depth: type.payloadDepth) ? nil : (part(0), value, target)
    case (.array, .array):
      let items = (try? value.items()) ?? []
      return items.first { isMisfit(part(0), $0, target.parts[0]) }.map { (part(0), $0, target.parts[0]) }
    case (.set, .set), (.dictionary, .dictionary):
      guard let table = try? value.table(), let keys = try? table.keys, let values = try? table.values else {
        return nil
      }
      if let key = keys.first(where: { isMisfit(part(0), $0, target.parts[0]) }) {
        return (part(0), key, target.parts[0])
      }
      guard target.parts.count > 1 else { return nil }
      return values.first { isMisfit(part(1), $0, target.parts[1]) }.map { (part(1), $0, target.parts[1]) }
    case (.tuple, .tuple):
      guard let fields = try? value.fields().fields, type.parts.count == target.parts.count else { return nil }
      let index = fields.indices.first { isMisfit(part($0), fields[$0], target.parts[$0]) }
      return index.map { (part($0), fields[$0], target.parts[$0]) }
    default: return nil
    }
  }

  /// What `type(of:)` gives for a value of this static type.
  public func dynamicType(of value: Value) -> RuntimeType {
    switch shape {
    case .existential:
      guard let inner = value.ref as? Existential else { return type }
      return inner.type.operations.dynamicType(of: inner.value)
    case .object: return value.ref.flatMap(context.dynamicType) ?? type
    case .keyPath: return (value.ref as? KeyPathObject)?.type ?? type
    case .metatype: return (try? value.metatype()).map { context.runtimeType(.metatype($0.type)) } ?? type
    default: return type
    }
  }

  private func castToOptional(_ value: Value, _ target: RuntimeType) throws -> Value? {
    guard let payload = target.parts.first else { return nil }
    // Of a nil nothing is left in an `AnyHashable` that would say of what type it was.
    if case .hashable = shape, let held = value.ref as? Existential, case .optional = held.type.shape {
      guard held.value.isNone(depth: held.type.payloadDepth) else {
        return try held.type.operations.castToOptional(held.value, target)
      }
      if case .optional = payload.shape { return try cast(value, to: payload) }
      return payload.operations.none
    }
    guard case .optional = shape else { return try cast(value, to: payload) }
    // One that lies deeper is unwrapped first, and must not be nil; but anything is an `Any`.
    let isDeeper = type.type.optionalDepth > target.type.optionalDepth && !payload.type.isAny
    if value.isNone(depth: type.payloadDepth) { return isDeeper ? nil : payload.operations.none }
    return try part(0).cast(value, to: isDeeper ? target : payload)
  }

  private func castFromOptional(_ value: Value, _ target: RuntimeType) throws -> Value? {
    if target.operations.isAnyObject, !value.isNone(depth: type.payloadDepth) {
      return try part(0).cast(value, to: target)
    }
    // An optional that conforms itself is kept whole: `nil` of an `Int?` is an `any Equatable`.
    if target.type.isExistential, let whole = wrap(value, as: target) { return whole }
    if value.isNone(depth: type.payloadDepth) { return nil }
    return try part(0).cast(value, to: target)
  }

  private func wrap(_ value: Value, as target: RuntimeType) -> Value? {
    guard case .existential(let protocols) = target.type.resolved else { return nil }
    // A box keeps the type that is known of what it holds, where that will do.
    if !protocols.contains(where: { $0.isClassBound || $0.name == "AnyObject" }),
      protocols.allSatisfy(type.conforms)
    {
      return Value(object: Existential(type, value))
    }
    let dynamic = dynamicType(of: value)
    // Anything is an `AnyObject`: Swift makes an object of a value for it.
    if target.operations.isAnyObject, !dynamic.type.isClass {
      return Value(object: Existential(context.valueObjectType, Value(object: ValueObject(dynamic, value))))
    }
    let isMet = protocols.allSatisfy { $0.name == "AnyObject" || dynamic.conforms(to: $0) }
    return isMet ? Value(object: Existential(dynamic, value)) : nil
  }

  /// Whether a class inherits from another for just these type arguments.
  private func isClass(_ type: RuntimeType, below target: RuntimeType) -> Bool {
    var next = context.superclass(type)
    while let parent = next {
      if parent.nominal === target.nominal { return parent === target }
      next = context.superclass(parent)
    }
    return false
  }

  private func castConcrete(_ value: Value, to target: RuntimeType) throws -> Value? {
    switch (shape, target.shape) {
    case (.object, .object):
      let dynamic = dynamicType(of: value)
      if dynamic === target { return value }
      // The arguments of a generic class must agree too, unless a subclass fixes them.
      if dynamic.nominal === target.nominal { return nil }
      guard dynamic.isSubclass(of: target) else { return nil }
      return target.parts.isEmpty || isClass(dynamic, below: target) ? value : nil
    case (.function, .function):
      // One that does not throw is one that may.
      guard case .function(let mine) = type.type.resolved, case .function(let wanted) = target.type.resolved,
        !mine.isThrowing, wanted.isThrowing, wanted.thrown == nil
      else { return nil }
      let throwing = Type.function(mine.with(isThrowing: true))
      return context.runtimeType(throwing) === target ? value : nil
    case (.keyPath, .keyPath):
      let dynamic = dynamicType(of: value)
      return dynamic.isSubclass(of: target) && zip(dynamic.parts, target.parts).allSatisfy { $0 === $1 } ? value : nil
    case (.array, .array):
      let element = part(0)
      let result = ArrayBox()
      for item in try value.items() {
        guard let made = try element.cast(item, to: target.parts[0]) else { return nil }
        try result.items.add(made, context)
        try context.checkInterrupt()
      }
      return Value(object: result)
    case (.set, .set), (.dictionary, .dictionary):
      let (table, made) = (try value.table(), TableBox(key: target.parts[0]))
      let values = target.parts.count - 1
      var slot = table.firstSlot
      while slot < table.endSlot {
        guard let key = try part(0).cast(table.key(at: slot), to: target.parts[0]),
          let item = try part(values).cast(table.value(at: slot), to: target.parts[values])
        else { return nil }
        try made.set(key, item)
        slot = table.slot(after: slot)
      }
      return Value(object: made)
    case (.tuple, .tuple): return try castTuple(value, to: target)
    case (.metatype, .metatype):
      let (mine, wanted) = (try value.metatype(), target.parts[0])
      if case .anyMetatype = target.type, case .existential(let protocols) = wanted.type.resolved {
        return protocols.allSatisfy { $0.name == "AnyObject" ? mine.type.isClass : mine.conforms(to: $0) } ? value : nil
      }
      return mine === wanted || mine.isSubclass(of: wanted) ? value : nil
    default: return nil
    }
  }

  private func castTuple(_ value: Value, to target: RuntimeType) throws -> Value? {
    guard case .tuple(let mine) = type.type.resolved, case .tuple(let theirs) = target.type.resolved,
      mine.count == theirs.count
    else { return nil }
    var made: [Value] = []
    for (index, field) in try fields(of: value).enumerated() {
      if let label = theirs[index].label, let own = mine[index].label, label != own { return nil }
      guard let part = try part(index).cast(field, to: target.parts[index]) else { return nil }
      made.append(part)
    }
    return Value(tuple: made)
  }
}
