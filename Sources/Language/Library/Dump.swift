import Syntax

/// `dump`: a value with its parts, a line for each.
struct Dump {
  let context: RunContext

  func write(_ value: Value, _ type: RuntimeType, label: String, indent: Int, to text: inout String) throws {
    try context.checkInterrupt()
    if case .existential = type.shape {
      let inner = try value.existential()
      return try write(inner.value, inner.type, label: label, indent: indent, to: &text)
    }
    let parts = try parts(of: value, type)
    text += String(repeating: " ", count: indent) + (parts.isEmpty ? "- " : "▿ ") + label
    text += try title(of: value, type, count: parts.count) + "\n"
    try type.operations.nested {
      for part in parts {
        let label = part.label.isEmpty ? "" : part.label + ": "
        try write(part.value, part.type, label: label, indent: indent + 2, to: &text)
      }
    }
  }

  private typealias Part = (label: String, value: Value, type: RuntimeType)

  private func title(of value: Value, _ type: RuntimeType, count: Int) throws -> String {
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    switch type.shape {
    case .array, .slice: return counted("element", "elements")
    case .set: return counted("member", "members")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .tuple: return "(\(counted("element", "elements")))"
    case .structure: return type.operations.qualifiedTypeName
    case .enumeration:
      let cases = type.nominal?.cases ?? []
      let name = cases.indices.contains(value.bits) ? cases[value.bits].name.text : ""
      return type.operations.qualifiedTypeName + "." + name
    default: return try type.operations.debugDescribe(value)
    }
  }

  private func part(_ value: Value, _ type: RuntimeType) throws -> Part {
    try context.checkInterrupt()
    return ("", value, type)
  }

  private func parts(of value: Value, _ type: RuntimeType) throws -> [Part] {
    switch type.shape {
    case .array, .slice: return try value.array().items.map { try part($0, type.parts[0]) }
    case .set: return try value.table().keys.map { try part($0, type.parts[0]) }
    case .dictionary:
      let table = try value.table()
      guard let entry = type.operations.element else { return [] }
      return try zip(table.keys, table.values).map { try part(Value(tuple: [$0, $1]), entry) }
    case .optional:
      return value.isNone(depth: type.payloadDepth) ? [] : [("some", value, type.parts[0])]
    case .tuple:
      guard case .tuple(let fields) = type.type.resolved else { return [] }
      return try type.operations.fields(of: value).enumerated().map {
        (fields[$0.offset].label?.text ?? ".\($0.offset)", $0.element, type.parts[$0.offset])
      }
    case .structure:
      let stored = type.storedFields
      let values = stored.isEmpty ? [] : try value.fields().fields
      return zip(stored, values).filter { !$0.0.property.isWeak && !$0.0.property.isLazy }.map {
        ($0.0.property.name.text, $0.1, $0.0.type)
      }
    case .enumeration:
      guard value.ref != nil, let cases = type.nominal?.cases, cases.indices.contains(value.bits) else { return [] }
      let (payload, fields) = (type.casePayloads[value.bits], try value.fields().fields)
      if payload.count == 1, payload[0].label == nil {
        return [(cases[value.bits].name.text, fields[0], payload[0].type)]
      }
      return zip(payload, fields).enumerated().map {
        ($0.element.0.label?.text ?? ".\($0.offset)", $0.element.1, $0.element.0.type)
      }
    default: return []
    }
  }
}
