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
    text += String(repeating: " ", count: indent) + (parts.count == 0 ? "- " : "▿ ") + label
    text += try title(of: value, type, count: parts.count) + "\n"
    try type.operations.nested {
      for index in 0..<parts.count {
        let part = try parts.part(index)
        let label = part.label.isEmpty ? "" : part.label + ": "
        try write(part.value, part.type, label: label, indent: indent + 2, to: &text)
      }
    }
  }

  private typealias Part = (label: String, value: Value, type: RuntimeType)

  /// Parts made when their turn comes: there may be millions.
  private struct Parts {
    let count: Int
    let part: (Int) throws -> Part

    init(_ parts: [Part]) {
      count = parts.count
      part = { parts[$0] }
    }

    init(_ items: [Value], of type: RuntimeType) {
      count = items.count
      part = { ("", items[$0], type) }
    }
  }

  private func title(of value: Value, _ type: RuntimeType, count: Int) throws -> String {
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    switch type.shape {
    case .array, .slice: return counted("element", "elements")
    case .set: return counted("member", "members")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .tuple: return "(\(counted("element", "elements")))"
    case .structure: return type.operations.qualifiedTypeName
    case .wrapping(let wrapping):
      if case .fields = wrapping.text { return type.operations.qualifiedTypeName }
      return try type.operations.debugDescribe(value)
    case .enumeration:
      let cases = type.nominal?.cases ?? []
      let name = cases.indices.contains(value.bits) ? cases[value.bits].name.text : ""
      return type.operations.qualifiedTypeName + "." + name
    default: return try type.operations.debugDescribe(value)
    }
  }

  private func parts(of value: Value, _ type: RuntimeType) throws -> Parts {
    switch type.shape {
    case .array, .slice: return Parts(try value.array().items, of: type.parts[0])
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
      let shown = zip(stored, values).filter { !$0.0.property.isWeak && !$0.0.property.isLazy }
      return Parts(shown.map { ($0.0.property.name.text, $0.1, $0.0.type) })
    case .enumeration:
      guard value.ref != nil, let cases = type.nominal?.cases, cases.indices.contains(value.bits) else {
        return Parts([])
      }
      let (payload, fields) = (type.casePayloads[value.bits], try value.fields().fields)
      if payload.count == 1, payload[0].label == nil {
        return Parts([(cases[value.bits].name.text, fields[0], payload[0].type)])
      }
      return Parts(
        zip(payload, fields).enumerated().map {
          ($0.element.0.label?.text ?? ".\($0.offset)", $0.element.1, $0.element.0.type)
        })
    default: return Parts([])
    }
  }
}
