import Syntax

// `AnyHashable`: what is equal in two of them though the types are not.
extension TypeOperations {
  /// A value of this static type as an `AnyHashable`; nil when it cannot be one.
  func hashed(_ value: Value) throws -> Value? {
    if case .hashable = shape { return value }
    let dynamic = dynamicType(of: value)
    guard let hashable = context.libraryNominal("Hashable"), dynamic.conforms(to: hashable) else { return nil }
    return Value(object: Existential(dynamic, value).unwrapped)
  }

  /// What `print` gives for the value in an `AnyHashable`: of an optional, the text of what has one of its own.
  func describeHashable(_ value: Existential) throws -> String {
    if case .optional = value.type.shape, !value.value.isNone(depth: value.type.payloadDepth),
      let proto = context.libraryNominal("CustomStringConvertible"), value.type.parts[0].conforms(to: proto)
    {
      return try value.type.parts[0].operations.describe(value.value)
    }
    return try value.type.operations.describe(value.value)
  }

  /// Numbers are equal by what they are worth, optionals as what is in them, collections element by element, and objects
  /// as their ancestor says that made them hashable.
  func equalHashables(_ a: Existential, _ b: Existential) throws -> Bool {
    let (x, y) = (a.unwrapped, b.unwrapped)
    if let number = x.number { return y.number == number }
    switch (x.type.shape, y.type.shape) {
    case (.array, .array):
      let (xs, ys) = (try x.value.items(), try y.value.items())
      if xs.count != ys.count { return false }
      let (s, t) = (x.type.parts[0], y.type.parts[0])
      for (p, q) in zip(xs, ys) {
        if try !nested({ try equalHashables(Existential(s, p), Existential(t, q)) }) { return false }
        try context.checkInterrupt()
      }
      return true
    case (.set, .set), (.dictionary, .dictionary):
      if x.type === y.type { return try x.type.operations.equal(x.value, y.value) }
      return try equalTables(x, y)
    case (.object, .object):
      return try x.type.hashableAncestor === y.type.hashableAncestor && x.type.operations.equal(x.value, y.value)
    default: return try x.type === y.type && x.type.operations.equal(x.value, y.value)
    }
  }

  /// Sets or dictionaries whose types differ: the members and keys as such values.
  private func equalTables(_ x: Existential, _ y: Existential) throws -> Bool {
    let (mine, theirs) = (try x.value.table(), try y.value.table())
    guard mine.count == theirs.count, let hashable = context.libraryType("AnyHashable") else { return false }
    let (last, other) = (x.type.parts.count - 1, y.type.parts.count - 1)
    let table = TableBox(key: hashable)
    var slot = theirs.firstSlot
    while slot < theirs.endSlot {
      let key = Existential(y.type.parts[0], theirs.key(at: slot))
      try table.set(Value(object: key), theirs.value(at: slot))
      slot = theirs.slot(after: slot)
    }
    slot = mine.firstSlot
    while slot < mine.endSlot {
      let key = Existential(x.type.parts[0], mine.key(at: slot))
      guard let found = try table.find(Value(object: key)) else { return false }
      let (value, wanted) = (
        Existential(x.type.parts[last], mine.value(at: slot)), Existential(y.type.parts[other], found)
      )
      if last > 0, try !equalHashables(value, wanted) { return false }
      slot = mine.slot(after: slot)
    }
    return true
  }

  /// Alike for what is equal.
  func hashHashable(_ value: Existential, into hasher: HasherBox) throws {
    let inner = value.unwrapped
    if let number = inner.number { return number.hash(into: hasher) }
    switch inner.type.shape {
    case .array:
      let (items, element) = (try inner.value.items(), inner.type.parts[0])
      hasher.combine(items.count)
      for item in items {
        try nested { try hashHashable(Existential(element, item), into: hasher) }
        try context.checkInterrupt()
      }
    // Their members may be equal to those of other types.
    case .set, .dictionary: hasher.combine(try inner.value.table().count)
    default: try inner.type.operations.hash(inner.value, into: hasher)
    }
  }
}

extension Existential {
  /// Without the existentials around it, and without optionals of what is equal to other types' values. As in Swift, the
  /// others stay optionals.
  fileprivate var unwrapped: Existential {
    switch type.shape {
    case .existential, .hashable: return (value.ref as? Existential)?.unwrapped ?? self
    case .optional:
      if value.isNone(depth: type.payloadDepth) { return self }
      let payload = Existential(type.parts[0], value).unwrapped
      switch payload.type.shape {
      case .integer, .double, .single, .array, .set, .dictionary: return payload
      default: return self
      }
    default: return self
    }
  }

  fileprivate var number: Number? {
    switch type.shape {
    case .integer(let kind):
      kind.isSigned || value.bits >= 0 ? .integer(value.bits) : .large(UInt(bitPattern: value.bits))
    case .double, .single:
      Int(exactly: value.double).map { .integer($0) } ?? UInt(exactly: value.double).map { .large($0) }
        ?? .fraction(value.double)
    default: nil
    }
  }
}

/// A number in one form only, whatever its type is.
private enum Number: Equatable {
  case integer(Int)
  /// Above `Int.max`.
  case large(UInt)
  case fraction(Double)

  func hash(into hasher: HasherBox) {
    switch self {
    case .integer(let value): hasher.combine(value)
    case .large(let value): hasher.combine(Int(bitPattern: value))
    case .fraction(let value): hasher.combine(value)
    }
  }
}

extension RuntimeType {
  /// The topmost class that is hashable, whose `==` its subclasses share.
  fileprivate var hashableAncestor: Nominal? {
    guard let hashable = context.libraryNominal("Hashable"), let nominal else { return nil }
    let isHashable = { (type: Nominal) in
      self.context.conforms(.nominal(type, type.generics.map { .parameter($0) }), hashable)
    }
    return ([nominal] + nominal.ancestors).last(where: isHashable)
  }
}
