import Syntax

// Equality, order and hashing: by the type's own functions if it has some, else part by part.
extension TypeOperations {
  public func equal(_ a: Value, _ b: Value) throws -> Bool {
    switch shape {
    case .integer, .bool, .scalar, .position: return a.bits == b.bits
    case .place: return a.bits >> 1 == b.bits >> 1
    case .double, .single: return a.double == b.double
    case .string, .substring, .character: return try context.equal(a.string(), b.string())
    case .metatype: return try a.metatype() === b.metatype()
    case .function, .hasher, .lazy, .iterator: return a.ref === b.ref
    case .structure, .enumeration, .object, .blob, .raw, .other:
      if let witness = type.witness("Equatable", "==") {
        return try context.withFreshFrame { try witness.call($0, a, b) }.bool
      }
      return try nested { try equalParts(a, b) }
    default: return try nested { try equalParts(a, b) }
    }
  }

  private func equalParts(_ a: Value, _ b: Value) throws -> Bool {
    switch shape {
    case .array, .slice: return try equalItems(a.items(), b.items())
    case .set: return try equalSets(a.table(), b.table())
    case .dictionary: return try equalTables(a.table(), b.table())
    case .optional:
      let (noA, noB) = (a.isNone(depth: type.payloadDepth), b.isNone(depth: type.payloadDepth))
      if noA || noB { return noA && noB }
      return try part(0).equal(a, b)
    case .tuple: return try equalFields(fields(of: a), fields(of: b), type.parts)
    case .range, .closedRange, .partialFrom, .partialUpTo, .partialThrough, .stride:
      let (x, y) = (try a.fields().fields, try b.fields().fields)
      return try zip(x, y).allSatisfy { try part(0).equal($0, $1) }
    case .rangeIndex:
      guard let x = try a.boundInRange(), let y = try b.boundInRange() else { return a.bits == b.bits }
      return try part(0).equal(x, y)
    case .wrapping(.keys):
      let (x, y) = (try a.fields().fields[0].table(), try b.fields().fields[0].table())
      return try x.count == y.count && x.keys.allSatisfy { try y.contains($0) }
    case .existential:
      let (x, y) = (try a.existential(), try b.existential())
      return try x.type === y.type && x.type.operations.equal(x.value, y.value)
    case .keyPath: return try a.keyPath().equals(b.keyPath())
    case .hashable: return try equalHashables(a.existential(), b.existential())
    // The number is no part of where it is.
    case .wrapping(.enumeratedIndex):
      return try type.wrapped.operations.equal(a.fields().fields[0], b.fields().fields[0])
    case .structure, .wrapping:
      let types = type.storedFields.map(\.type)
      return types.isEmpty ? true : try equalFields(a.fields().fields, b.fields().fields, types)
    case .enumeration:
      guard a.bits == b.bits else { return false }
      guard a.ref != nil, b.ref != nil else { return a.ref == nil && b.ref == nil }
      return try equalFields(a.fields().fields, b.fields().fields, type.casePayloads[a.bits].map(\.type))
    case .blob:
      let (x, y) = (try a.blob(), try b.blob())
      if let nominal = type.nominal, let answer = context.equalBlob(nominal, x.storage, y.storage) { return answer }
      return stride(from: 0, to: x.size, by: 8).allSatisfy {
        x.storage.load(fromByteOffset: $0, as: Double.self) == y.storage.load(fromByteOffset: $0, as: Double.self)
      }
    case .object: return a.ref === b.ref
    default: return a.bits == b.bits && a.ref === b.ref
    }
  }

  private func equalItems(_ a: [Value], _ b: [Value]) throws -> Bool {
    guard a.count == b.count else { return false }
    let element = part(0)
    for index in a.indices {
      if try !element.equal(a[index], b[index]) { return false }
      try context.checkInterrupt()
    }
    return true
  }

  private func equalFields(_ a: [Value], _ b: [Value], _ types: [RuntimeType]) throws -> Bool {
    for index in types.indices where try !types[index].operations.equal(a[index], b[index]) { return false }
    return true
  }

  private func equalSets(_ a: TableBox, _ b: TableBox) throws -> Bool {
    guard a.count == b.count else { return false }
    if a === b { return true }
    return try a.keys.allSatisfy {
      try context.checkInterrupt()
      return try b.contains($0)
    }
  }

  private func equalTables(_ a: TableBox, _ b: TableBox) throws -> Bool {
    guard a.count == b.count else { return false }
    var slot = a.firstSlot
    while slot < a.endSlot {
      guard let other = try b.find(a.key(at: slot)), try part(1).equal(a.value(at: slot), other) else { return false }
      slot = a.slot(after: slot)
      try context.checkInterrupt()
    }
    return true
  }
}

extension TypeOperations {
  /// Whether `a < b`. Tuples and enumerations are compared from left to right.
  public func less(_ a: Value, _ b: Value) throws -> Bool {
    switch shape {
    case .integer(let kind):
      return kind == .uint || kind == .uint64
        ? UInt(bitPattern: a.bits) < UInt(bitPattern: b.bits) : a.bits < b.bits
    case .double, .single: return a.double < b.double
    case .string, .substring, .character: return try a.string() < b.string()
    case .position, .scalar, .bool, .raw: return a.bits < b.bits
    case .place: return a.bits >> 1 < b.bits >> 1
    case .rangeIndex:
      guard let x = try a.boundInRange() else { return false }
      return try b.boundInRange().map { try part(0).less(x, $0) } ?? true
    case .existential:
      let (x, y) = (try a.existential(), try b.existential())
      return try x.type === y.type && x.type.operations.less(x.value, y.value)
    case .tuple: return try lessFields(fields(of: a), fields(of: b), type.parts)
    // In a reversed collection what stands behind comes first.
    case .wrapping(let wrapping):
      let (x, y) = (try a.fields().fields, try b.fields().fields)
      let first = type.wrapped.operations
      switch wrapping {
      case .reversedIndex: return try first.less(y[0], x[0])
      case .prefixWhileIndex:
        guard let x = try x[0].boundInRange() else { return false }
        return try y[0].boundInRange().map { try type.wrapped.casePayloads[0][0].type.operations.less(x, $0) } ?? true
      case .flattenedIndex:
        if try !first.equal(x[0], y[0]) { return try first.less(x[0], y[0]) }
        let inner = type.storedFields[1].type
        if x[1].isNone(depth: inner.payloadDepth) || y[1].isNone(depth: inner.payloadDepth) { return false }
        return try inner.parts[0].operations.less(x[1], y[1])
      default: return try first.less(x[0], y[0])
      }
    default:
      if let witness = type.witness("Comparable", "<") {
        return try context.withFreshFrame { try witness.call($0, a, b) }.bool
      }
      // What `Strideable` brings.
      if let distance = type.witness("Strideable", "distance(to:)"),
        let stride = context.associatedType(type, "Stride")?.operations
      {
        let way = try context.withFreshFrame { try distance.call($0, a, b) }
        return if case .double = stride.shape { way.double > 0 } else { way.bits > 0 }
      }
      guard case .enumeration = shape else { return false }
      if a.bits != b.bits { return a.bits < b.bits }
      guard a.ref != nil else { return false }
      return try nested { try lessFields(a.fields().fields, b.fields().fields, type.casePayloads[a.bits].map(\.type)) }
    }
  }

  /// `a <= b`. Not a number is neither less than another nor not.
  func lessOrEqual(_ a: Value, _ b: Value) throws -> Bool {
    switch shape {
    case .double, .single: a.double <= b.double
    default: try !less(b, a)
    }
  }

  private func lessFields(_ a: [Value], _ b: [Value], _ types: [RuntimeType]) throws -> Bool {
    for index in types.indices {
      let operations = types[index].operations
      if try operations.less(a[index], b[index]) { return true }
      if try operations.less(b[index], a[index]) { return false }
    }
    return false
  }
}

extension TypeOperations {
  public func hashValue(_ value: Value) throws -> Int {
    let hasher = HasherBox()
    try hash(value, into: hasher)
    return hasher.finalize()
  }

  public func hash(_ value: Value, into hasher: HasherBox) throws {
    switch shape {
    case .integer, .bool, .scalar, .position: hasher.combine(value.bits)
    case .place: hasher.combine(value.bits >> 1)
    case .double, .single: hasher.combine(value.double)
    case .string, .substring, .character: hasher.combine(try value.string())
    case .metatype, .function, .hasher, .lazy, .iterator: hasher.combine(identity(value))
    case .structure, .enumeration, .object, .blob, .raw, .other:
      if let witness = type.witness("Hashable", "hash(into:)") {
        _ = try context.withFreshFrame { try witness.call($0, value, Value(object: hasher)) }
      } else {
        try nested { try hashParts(value, into: hasher) }
      }
    default: try nested { try hashParts(value, into: hasher) }
    }
  }

  /// Part by part, whatever `hash(into:)` the type has of its own.
  func hashStructure(_ value: Value, into hasher: HasherBox) throws {
    switch shape {
    case .structure, .enumeration, .object, .blob, .raw, .other, .wrapping:
      try nested { try hashParts(value, into: hasher) }
    default: try hash(value, into: hasher)
    }
  }

  private func hashParts(_ value: Value, into hasher: HasherBox) throws {
    switch shape {
    case .array, .slice:
      let items = try value.items()
      hasher.combine(items.count)
      for item in items {
        try context.checkInterrupt()
        try part(0).hash(item, into: hasher)
      }
    case .set:
      hasher.combine(
        try value.table().keys.reduce(0) {
          try context.checkInterrupt()
          return $0 ^ (try part(0).hashValue($1))
        })
    case .dictionary:
      let table = try value.table()
      var sum = 0
      for (key, item) in try zip(table.keys, table.values) {
        try context.checkInterrupt()
        let entry = HasherBox()
        try part(0).hash(key, into: entry)
        try part(1).hash(item, into: entry)
        sum ^= entry.finalize()
      }
      hasher.combine(sum)
    case .optional:
      if value.isNone(depth: type.payloadDepth) { return hasher.combine(0) }
      hasher.combine(1)
      try part(0).hash(value, into: hasher)
    case .tuple: try hashFields(fields(of: value), type.parts, into: hasher)
    case .range, .closedRange, .partialFrom, .partialUpTo, .partialThrough, .stride:
      for bound in try value.fields().fields { try part(0).hash(bound, into: hasher) }
    case .rangeIndex:
      if let item = try value.boundInRange() { try part(0).hash(item, into: hasher) } else { hasher.combine(1) }
    case .existential:
      let inner = try value.existential()
      try inner.type.operations.hash(inner.value, into: hasher)
    case .keyPath: try value.keyPath().hash(into: hasher)
    case .hashable: try hashHashable(value.existential(), into: hasher)
    case .structure, .wrapping:
      let types = type.storedFields.map(\.type)
      if !types.isEmpty { try hashFields(value.fields().fields, types, into: hasher) }
    case .enumeration:
      hasher.combine(value.bits)
      guard value.ref != nil else { return }
      try hashFields(value.fields().fields, type.casePayloads[value.bits].map(\.type), into: hasher)
    case .blob:
      let box = try value.blob()
      for offset in stride(from: 0, to: box.size, by: 8) {
        hasher.combine(box.storage.load(fromByteOffset: offset, as: Double.self))
      }
    case .object: hasher.combine(identity(value))
    default: hasher.combine(value.bits)
    }
  }

  private func hashFields(_ fields: [Value], _ types: [RuntimeType], into hasher: HasherBox) throws {
    for index in types.indices { try types[index].operations.hash(fields[index], into: hasher) }
  }

  private func identity(_ value: Value) -> Int {
    value.ref.map { Int(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
  }
}
