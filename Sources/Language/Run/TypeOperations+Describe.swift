import Syntax

// The text of values, as Swift 6 prints them.
extension TypeOperations {
  /// What `print` and string interpolation give.
  public func describe(_ value: Value) throws -> String {
    var text = ""
    try write(value, isDebug: false, to: &text)
    return text
  }

  /// What `debugPrint` gives, and what stands for the value inside a collection or structure: strings quoted,
  /// type names with their module.
  public func debugDescribe(_ value: Value) throws -> String {
    var text = ""
    try write(value, isDebug: true, to: &text)
    return text
  }

  func write(_ value: Value, isDebug: Bool, to text: inout String) throws {
    switch shape {
    case .integer(let kind): text += integerText(value, kind)
    case .double: text += value.double.debugDescription
    case .single: text += Float(value.double).debugDescription
    case .bool: text += value.bool ? "true" : "false"
    case .string, .substring, .character: text += isDebug ? try value.string().debugDescription : try value.string()
    case .scalar:
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: value.bits)) ?? "\u{FFFD}"
      text += isDebug ? scalar.debugDescription : scalar.description
    case .position:
      // What Swift says of a slot of a dictionary is of its hashes, which each run makes new.
      let digits = typeNameAlone == "ObjectIdentifier" ? String(UInt(bitPattern: value.bits), radix: 16) : nil
      text += typeNameAlone
      text += digits.map { "(0x" + String(repeating: "0", count: 16 - $0.count) + $0 + ")" } ?? "(\(value.bits))"
    case .place:
      text += "\(value.bits >> 2)[\(value.bits & 1 == 1 ? "any" : "utf8")]" + (value.bits & 2 == 2 ? "+1" : "")
    case .raw: try writeRaw(value, isDebug: isDebug, to: &text)
    case .function: text += "(Function)"
    case .keyPath: text += try value.keyPath().text
    case .metatype:
      let name = try value.metatype().operations
      text += isDebug ? name.qualifiedTypeName : name.typeName
    case .lazy:
      let base = try value.sequence().type
      text += isDebug ? qualifiedTypeName : typeName
      text += "(_box: Swift._SequenceBox<\(base.operations.qualifiedTypeName)>)"
    case .iterator(isShared: true):
      text += isDebug ? qualifiedTypeName : typeName
      text += "(_box: Swift._IteratorBox<\((value.ref as? IteratorBox)?.base ?? "")>)"
    case .iterator(isShared: false):
      // Those of texts are Swift's own; those of tables say nothing of what they hold.
      let box = try value.iterator()
      if box.isOfLongText {
        throw Trap(
          .said(
            "an iterator is printed with its text as it lies in memory, which texts of more than 15 bytes here do not: print the text"
          ))
      }
      text += box.cursor.text(isDebug: isDebug) ?? qualifiedTypeName
    case .hasher, .stride, .other: text += qualifiedTypeName
    case .array, .slice, .set, .dictionary, .optional, .tuple, .structure, .enumeration, .object, .existential, .blob,
      .range, .closedRange, .partialFrom, .partialUpTo, .partialThrough, .rangeIndex, .wrapping, .hashable:
      var made = ""
      try nested { try writeParts(value, isDebug: isDebug, to: &made) }
      text += made
    }
  }

  private func writeParts(_ value: Value, isDebug: Bool, to text: inout String) throws {
    switch shape {
    case .array: try writeItems(try value.items(), to: &text)
    case .slice:
      if isDebug { text += (type.nominal?.name.text ?? "") + "(" }
      try writeItems(try value.items(), to: &text)
      if isDebug { text += ")" }
    case .set:
      if isDebug { text += "Set(" }
      try writeItems(try value.table().keys, to: &text)
      if isDebug { text += ")" }
    case .dictionary: try writeDictionary(try value.table(), to: &text)
    case .optional:
      if value.isNone(depth: type.payloadDepth) {
        text += "nil"
      } else {
        text += "Optional("
        try part(0).write(value, isDebug: true, to: &text)
        text += ")"
      }
    case .tuple: try writeTuple(try fields(of: value), to: &text)
    case .range: try writeRange(value, "..<", isDebug ? "Range" : nil, to: &text)
    case .closedRange: try writeRange(value, "...", isDebug ? "ClosedRange" : nil, to: &text)
    case .partialFrom: try writePartial(value, "lowerBound", isDebug: isDebug, to: &text)
    case .partialUpTo, .partialThrough: try writePartial(value, "upperBound", isDebug: isDebug, to: &text)
    case .existential:
      let inner = try value.existential()
      try inner.type.operations.write(inner.value, isDebug: isDebug, to: &text)
    case .hashable:
      let inner = try value.existential()
      text +=
        isDebug
        ? "AnyHashable(" + (try inner.type.operations.debugDescribe(inner.value)) + ")" : try describeHashable(inner)
    case .structure:
      if try writeOwn(value, isDebug: isDebug, to: &text) { return }
      try writeStructure(value, isDebug: isDebug, to: &text)
    case .rangeIndex:
      if isDebug { text += qualifiedTypeName + "." }
      guard let item = try value.boundInRange() else {
        text += "pastEnd"
        break
      }
      text += "inRange("
      try part(0).write(item, isDebug: true, to: &text)
      text += ")"
    case .enumeration:
      if try writeOwn(value, isDebug: isDebug, to: &text) { return }
      try writeCase(value, isDebug: isDebug, to: &text)
    case .wrapping(let wrapping): try writeWrapping(wrapping, value, isDebug: isDebug, to: &text)
    case .object: try writeObject(value, isDebug: isDebug, to: &text)
    case .blob: try writeBlob(value, isDebug: isDebug, to: &text)
    default: break
    }
  }

  /// By the type's own `description` or `debugDescription`, if it has one.
  private func writeOwn(_ value: Value, isDebug: Bool, to text: inout String) throws -> Bool {
    let plain = type.witness("CustomStringConvertible", "description")
    let debug = type.witness("CustomDebugStringConvertible", "debugDescription")
    let stream = type.witness("TextOutputStreamable", "write(to:)")
    guard let witness = isDebug ? debug ?? plain ?? stream : stream ?? plain ?? debug else { return false }
    text += try context.withFreshFrame { try witness.call($0, value) }.string()
    return true
  }

  private func writeObject(_ value: Value, isDebug: Bool, to text: inout String) throws {
    let object = try value.object()
    if let holder = object as? ValueObject, holder.describesItself {
      return try holder.type.operations.write(holder.value, isDebug: isDebug, to: &text)
    }
    let dynamic = context.dynamicType(object)?.operations ?? self
    if try dynamic.writeOwn(value, isDebug: isDebug, to: &text) { return }
    text += context.describeObject(object) ?? dynamic.qualifiedTypeName
  }

  private func writeBlob(_ value: Value, isDebug: Bool, to text: inout String) throws {
    let box = try value.blob()
    if let nominal = type.nominal, let own = context.describeBlob(nominal, box.storage) {
      text += own
      return
    }
    if try writeOwn(value, isDebug: isDebug, to: &text) { return }
    text += (isDebug ? qualifiedTypeName : typeName) + "("
    for offset in stride(from: 0, to: box.size, by: 8) {
      if offset > 0 { text += ", " }
      text += box.storage.load(fromByteOffset: offset, as: Double.self).debugDescription
    }
    text += ")"
  }

  private func writeRaw(_ value: Value, isDebug: Bool, to text: inout String) throws {
    if try writeOwn(value, isDebug: isDebug, to: &text) { return }
    text += (isDebug ? qualifiedTypeName : typeName) + "(rawValue: \(value.bits))"
  }

  private func writeWrapping(_ wrapping: Wrapping, _ value: Value, isDebug: Bool, to text: inout String) throws {
    switch wrapping.text {
    case .fields where wrapping == .slice || wrapping == .indices: try writeIndices(wrapping, value, isDebug, to: &text)
    case .fields: try writeStructure(value, isDebug: isDebug, to: &text)
    case .value:
      text += typeNameAlone + "("
      try type.wrapped.operations.write(value.fields().fields[0], isDebug: true, to: &text)
      text += ")"
    case .text(let name):
      let held = try value.fields().fields[0].string()
      text += isDebug ? "\(name)(\(held.debugDescription))" : held
    case .items(let name):
      if isDebug { text += name + "(" }
      let (table, isKeys) = (try value.fields().fields[0].table(), wrapping == .keys)
      try writeItems(isKeys ? table.keys : table.values, part(isKeys ? 0 : 1), to: &text)
      if isDebug { text += ")" }
    }
  }

  /// A structure with two indices.
  private func writeIndices(_ wrapping: Wrapping, _ value: Value, _ isDebug: Bool, to text: inout String) throws {
    let base = wrapping == .slice ? 2 : 0
    if case .wrapping(let view) = type.storedFields[base].type.shape, wrapping == .slice,
      case .text = view.text
    {
      return try writeSlice(of: view, value, isDebug, to: &text)
    }
    try writeStructure(value, isDebug: isDebug, to: &text)
  }

  /// A part of a text's view.
  private func writeSlice(of view: Wrapping, _ value: Value, _ isDebug: Bool, to text: inout String) throws {
    let fields = try value.fields().fields
    let base = type.storedFields[2].type.operations
    func index(_ place: Value) throws -> String { try type.storedFields[0].type.operations.describe(place) }
    text += isDebug ? qualifiedTypeName : typeName
    text += "(_slice: Swift.Slice<\(base.qualifiedTypeName)>(_startIndex: \(try index(fields[0])), "
    text += "_endIndex: \(try index(fields[1])), _base: \(try base.debugDescribe(fields[2]))))"
  }

  /// Without type arguments.
  private var typeNameAlone: String { type.nominal?.name.text ?? "" }

  private func writeItems(_ items: [Value], to text: inout String) throws { try writeItems(items, part(0), to: &text) }

  private func writeItems(_ items: [Value], _ element: TypeOperations, to text: inout String) throws {
    text += "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += ", " }
      try element.write(item, isDebug: true, to: &text)
      try context.checkInterrupt()
    }
    text += "]"
  }

  private func writeDictionary(_ table: TableBox, to text: inout String) throws {
    if table.count == 0 {
      text += "[:]"
      return
    }
    text += "["
    var slot = table.firstSlot
    while slot < table.endSlot {
      if slot > table.firstSlot { text += ", " }
      try part(0).write(table.key(at: slot), isDebug: true, to: &text)
      text += ": "
      try part(1).write(table.value(at: slot), isDebug: true, to: &text)
      slot = table.slot(after: slot)
      try context.checkInterrupt()
    }
    text += "]"
  }

  private func writeTuple(_ fields: [Value], to text: inout String) throws {
    guard case .tuple(let types) = type.type.resolved else { return }
    try writeFields(fields, type.parts, types.map(\.label), to: &text)
  }

  private func writeFields(_ fields: [Value], _ types: [RuntimeType], _ labels: [Name?], to text: inout String) throws {
    text += "("
    for (index, field) in fields.enumerated() where index < types.count {
      if index > 0 { text += ", " }
      if let label = labels[index], label != .underscore { text += label.text + ": " }
      try types[index].operations.write(field, isDebug: true, to: &text)
    }
    text += ")"
  }

  private func writeRange(_ value: Value, _ sign: String, _ name: String?, to text: inout String) throws {
    let bounds = try value.fields().fields
    if let name { text += name + "(" }
    try part(0).write(bounds[0], isDebug: name != nil, to: &text)
    text += sign
    try part(0).write(bounds[1], isDebug: name != nil, to: &text)
    if name != nil { text += ")" }
  }

  private func writePartial(_ value: Value, _ label: String, isDebug: Bool, to text: inout String) throws {
    text += (isDebug ? qualifiedTypeName : typeName) + "(\(label): "
    try part(0).write(try value.fields().fields[0], isDebug: true, to: &text)
    text += ")"
  }

  private func writeStructure(_ value: Value, isDebug: Bool, to text: inout String) throws {
    text += isDebug ? qualifiedTypeName : typeName
    text += "("
    let stored = type.storedFields
    // A structure without fields need not have a box.
    let values = stored.isEmpty ? [] : try value.fields().fields
    for (index, field) in stored.enumerated() where index < values.count {
      if index > 0 { text += ", " }
      text += (field.property.isLazy ? "$__lazy_storage_$_" : "") + field.property.name.text + ": "
      if field.property.isWeak || field.property.isUnowned {
        try writeReference(values[index], field.type, to: &text)
      } else if field.property.isLazy, values[index].ref === Nil.shared {
        text += "nil"
      } else {
        try field.type.operations.write(values[index], isDebug: true, to: &text)
      }
    }
    text += ")"
  }

  /// A weak variable: the object it still refers to, or nil.
  private func writeReference(_ value: Value, _ fieldType: RuntimeType, to text: inout String) throws {
    guard let box = value.ref as? WeakBox else {
      return try fieldType.operations.write(value, isDebug: true, to: &text)
    }
    guard let object = box.object else {
      text += "nil"
      return
    }
    try fieldType.operations.write(Value(object: object), isDebug: true, to: &text)
  }

  private func writeCase(_ value: Value, isDebug: Bool, to text: inout String) throws {
    if isDebug { text += qualifiedTypeName + "." }
    guard let cases = type.nominal?.cases, cases.indices.contains(value.bits) else {
      text += "\(value.bits)"
      return
    }
    text += cases[value.bits].name.text
    guard value.ref != nil else { return }
    let payload = type.casePayloads[value.bits]
    let fields = try value.fields().fields
    if payload.count == 1, payload[0].label == nil, try isTuple(fields[0], payload[0].type) {
      // A tuple as the only payload, in a box too, brings its own parentheses.
      try payload[0].type.operations.write(fields[0], isDebug: true, to: &text)
    } else {
      try writeFields(fields, payload.map(\.type), payload.map(\.label), to: &text)
    }
  }

  private func isTuple(_ value: Value, _ type: RuntimeType) throws -> Bool {
    switch type.shape {
    case .tuple: true
    case .existential: try isTuple(value.existential().value, value.existential().type)
    default: false
    }
  }

  func part(_ index: Int) -> TypeOperations { type.parts[index].operations }

  /// The fields of a tuple; `()` has no box.
  func fields(of value: Value) throws -> [Value] {
    type.parts.isEmpty ? [] : try value.fields().fields
  }

  private func integerText(_ value: Value, _ kind: IntegerKind) -> String {
    kind == .uint || kind == .uint64 ? UInt(bitPattern: value.bits).description : value.bits.description
  }
}

extension RuntimeType {
  var shape: Shape { operations.shape }
}
