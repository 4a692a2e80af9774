import Syntax

/// `dump`: a value with its parts, a line for each. An object's parts are shown once; later only its number is.
struct Dump {
  let context: RunContext
  var text = ""
  private var itemsLeft: Int
  /// What has a number, in order, and the numbers.
  private var known: [ObjectIdentifier: Int] = [:]

  init(_ context: RunContext, maxItems: Int) {
    self.context = context
    itemsLeft = maxItems
  }

  mutating func write(_ value: Value, _ type: RuntimeType, name: String?, indent: Int, depth: Int) throws {
    if case .existential = type.shape {
      let inner = try value.existential()
      return try write(inner.value, inner.type, name: name, indent: indent, depth: depth)
    }
    if let what = inMemory(value, type) {
      throw Trap(.said("'dump' shows \(what) as it lies in memory, which values here do not: print it"))
    }
    guard begin(indent) else { return }
    try context.checkInterrupt()
    let parts = try parts(of: value, type)
    text += bullet(parts.count, depth) + (name.map { $0 + ": " } ?? "")
    text += try title(of: value, type, count: parts.count)
    let isNew = number(try identity(of: value, type))
    text += "\n"
    guard isNew, depth > 0 else { return }
    if let above = parts.superclass { try write(above, try ownFields(of: value), indent + 2, depth - 1) }
    try write(parts, indent, depth)
  }

  /// What the compiler's shows with numbers that are of its own representation alone: how far into the memory of a
  /// structure a property lies, where in a text's memory an index points, what class hides an iterator.
  private func inMemory(_ value: Value, _ type: RuntimeType) -> String? {
    switch type.shape {
    case .keyPath: "a key path"
    case .place: "an index of a text"
    case .lazy, .iterator(isShared: true): "what '\(type.nominal?.name.text ?? "")' holds"
    case .iterator where (value.ref as? IteratorBox)?.cursor.text(isDebug: true) != nil: "an iterator of a text"
    default: nil
    }
  }

  private mutating func write(_ parts: Parts, _ indent: Int, _ depth: Int) throws {
    for index in 0..<parts.count {
      if itemsLeft <= 0 {
        let left = parts.count - index
        let more = (index > 0 ? " more" : "") + (left == 1 ? " child" : " children")
        text += String(repeating: " ", count: indent + 4) + "(\(left)\(more))\n"
        return
      }
      let part = try parts.part(index)
      try part.type.operations.nested {
        try write(part.value, part.type, name: part.label, indent: indent + 2, depth: depth - 1)
      }
    }
  }

  /// What a superclass has added to an object.
  private mutating func write(_ type: RuntimeType, _ fields: Fields, _ indent: Int, _ depth: Int) throws {
    guard begin(indent) else { return }
    let parts = parts(fields, of: type)
    text += bullet(parts.count, depth) + "super: " + type.operations.qualifiedTypeName + "\n"
    guard depth > 0 else { return }
    if let above = parts.superclass { try write(above, fields, indent + 2, depth - 1) }
    try write(parts, indent, depth)
  }

  /// Counts a line. Answers whether there may be one more.
  private mutating func begin(_ indent: Int) -> Bool {
    guard itemsLeft > 0 else { return false }
    itemsLeft -= 1
    text += String(repeating: " ", count: indent)
    return true
  }

  private func bullet(_ count: Int, _ depth: Int) -> String { count == 0 ? "- " : depth <= 0 ? "▹ " : "▿ " }

  /// Writes the number of an object or type. Answers whether it has not been shown yet.
  private mutating func number(_ identity: ObjectIdentifier?) -> Bool {
    guard let identity else { return true }
    let number = known[identity]
    text += " #\(number ?? known.count)"
    if number == nil { known[identity] = known.count }
    return number == nil
  }

  /// What counts as seen: an object; a type, also one that lies in optionals, of which each has its number.
  private func identity(of value: Value, _ type: RuntimeType) throws -> ObjectIdentifier? {
    switch type.shape {
    case .object: return ObjectIdentifier(try value.object())
    case .metatype: return ObjectIdentifier(try value.metatype())
    case .optional:
      var payload = type
      while case .optional = payload.shape {
        if value.isNone(depth: payload.payloadDepth) { return nil }
        payload = payload.parts[0]
      }
      if case .metatype = payload.shape { return ObjectIdentifier(try value.metatype()) }
      return nil
    default: return nil
    }
  }

  private typealias Fields = [(field: (property: Property, type: RuntimeType), value: Value)]

  /// The script's stored properties of an object, its superclasses' first.
  private func ownFields(of value: Value) throws -> Fields {
    let object = try value.object()
    guard let type = context.dynamicType(object), let nominal = type.nominal, nominal.module == "main" else {
      return []
    }
    let native = nominal.nativeRoot?.native
    guard let instance = native == nil ? object as? ScriptInstance : native?.instance?(object) else { return [] }
    return type.storedFields.enumerated().map { ($0.element, instance.fields[$0.offset]) }
  }

  private func parts(_ fields: Fields, of type: RuntimeType) -> Parts {
    var parts = Parts(fields.filter { $0.field.property.owner === type.nominal }.map { shown($0.value, $0.field) })
    if let above = context.superclass(type), above.nominal?.module == "main" { parts.superclass = above }
    return parts
  }

  /// A stored property as it lies in memory: a weak one is an optional, so is a lazy one.
  private func shown(_ value: Value, _ field: (property: Property, type: RuntimeType)) -> Part {
    let (property, type) = field
    if property.isLazy {
      let isMade = !value.isUnset && value.ref !== Nil.shared
      return (
        "$__lazy_storage_$_" + property.name.text, isMade ? value : .none(depth: type.type.optionalDepth),
        context.runtimeType(.optional(type.type))
      )
    }
    guard property.isWeak || property.isUnowned, let box = value.ref as? WeakBox else {
      return (property.name.text, value, type)
    }
    return (property.name.text, box.object.map { Value(object: $0) } ?? .none(), type)
  }

  private typealias Part = (label: String?, value: Value, type: RuntimeType)

  /// Parts made when their turn comes: there may be millions.
  private struct Parts {
    let count: Int
    let part: (Int) throws -> Part
    /// Of an object: the class whose parts come before.
    var superclass: RuntimeType?

    init(_ parts: [Part]) {
      count = parts.count
      part = { parts[$0] }
    }

    init(_ items: [Value], of type: RuntimeType) {
      count = items.count
      part = { (nil, items[$0], type) }
    }
  }

  private func title(of value: Value, _ type: RuntimeType, count: Int) throws -> String {
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    switch type.shape {
    case .object:
      if let holder = value.ref as? ValueObject, holder.describesItself {
        return try title(of: holder.value, holder.type, count: count)
      }
      return try type.operations.debugDescribe(value)
    case .array, .slice: return counted("element", "elements")
    case .set: return counted("member", "members")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .tuple: return "(\(counted("element", "elements")))"
    case .structure where !type.operations.describesItself: return type.operations.qualifiedTypeName
    case .partialFrom, .partialUpTo, .partialThrough: return type.operations.qualifiedTypeName
    case .wrapping(let wrapping):
      if case .fields = wrapping.text { return type.operations.qualifiedTypeName }
      return try type.operations.debugDescribe(value)
    case .enumeration where !type.operations.describesItself:
      let cases = type.nominal?.cases ?? []
      let name = cases.indices.contains(value.bits) ? cases[value.bits].name.text : ""
      return type.operations.qualifiedTypeName + "." + name
    default: return try type.operations.debugDescribe(value)
    }
  }

  private func parts(of value: Value, _ type: RuntimeType) throws -> Parts {
    switch type.shape {
    case .object:
      if let holder = value.ref as? ValueObject {
        return holder.describesItself
          ? try self.parts(of: holder.value, holder.type) : Parts([("value", holder.value, holder.type)])
      }
      let fields = try ownFields(of: value)
      guard let dynamic = context.dynamicType(try value.object()) else { return Parts([]) }
      return parts(fields, of: dynamic)
    case .range, .closedRange:
      let bounds = try value.fields().fields
      return Parts([("lowerBound", bounds[0], type.parts[0]), ("upperBound", bounds[1], type.parts[0])])
    case .partialFrom: return Parts([("lowerBound", try value.fields().fields[0], type.parts[0])])
    case .partialUpTo, .partialThrough: return Parts([("upperBound", try value.fields().fields[0], type.parts[0])])
    case .stride:
      let (step, end) = (try value.fields().fields, type.nominal?.name == "StrideTo" ? "to" : "through")
      let bound = type.parts[0]
      let distance = context.associatedType(bound, "Stride") ?? bound
      return Parts([("from", step[0], bound), (end, step[1], bound), ("by", step[2], distance)])
    case .array, .slice: return Parts(try value.items(), of: type.parts[0])
    case .set: return Parts(try value.table().keys, of: type.parts[0])
    case .dictionary:
      let table = try value.table()
      guard let entry = type.operations.element else { return Parts([]) }
      return Parts(try context.values(zip(table.keys, table.values)) { Value(tuple: [$0, $1]) }, of: entry)
    case .hashable:
      let inner = try value.existential()
      return Parts([("value", inner.value, inner.type)])
    case .optional:
      return Parts(value.isNone(depth: type.payloadDepth) ? [] : [("some", value, type.parts[0])])
    case .tuple:
      guard case .tuple(let fields) = type.type.resolved else { return Parts([]) }
      return Parts(
        try type.operations.fields(of: value).enumerated().map {
          (fields[$0.offset].label?.text ?? ".\($0.offset)", $0.element, type.parts[$0.offset])
        })
    case .wrapping(let wrapping) where [.scalars, .utf8, .utf16].contains(wrapping):
      guard let element = type.operations.element else { return Parts([]) }
      return try context.withFreshFrame { Parts(try elements(of: value, type: type, free: $0), of: element) }
    case .structure, .wrapping:
      let stored = type.storedFields
      let values = stored.isEmpty ? [] : try value.fields().fields
      return Parts(zip(stored, values).map { shown($1, $0) })
    case .enumeration:
      guard value.ref != nil, let cases = type.nominal?.cases, cases.indices.contains(value.bits) else {
        return Parts([])
      }
      let (payload, fields) = (type.casePayloads[value.bits], try value.fields().fields)
      if payload.count == 1, payload[0].label == nil {
        return Parts([(cases[value.bits].name.text, fields[0], payload[0].type)])
      }
      let tuple = Type.tuple(payload.map { TupleField($0.label, $0.type.type) })
      return Parts([(cases[value.bits].name.text, Value(tuple: fields), context.runtimeType(tuple))])
    default: return Parts([])
    }
  }
}
