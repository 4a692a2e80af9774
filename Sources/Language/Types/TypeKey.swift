import Syntax

/// A concrete type as something that can be hashed and compared.
public struct TypeKey: Hashable {
  private var words: [UInt] = []

  public init(_ type: Type) { append(type) }
  public init(_ types: [Type]) {
    for type in types { append(type) }
  }

  private mutating func append(_ type: Type) {
    switch type.resolved {
    case .nominal(let nominal, let arguments):
      words.append(1)
      append(nominal)
      words.append(UInt(arguments.count))
      for argument in arguments { append(argument) }
    case .optional(let payload):
      words.append(2)
      append(payload)
    case .tuple(let fields):
      words.append(3)
      words.append(UInt(fields.count))
      for field in fields {
        words.append(field.label.map { UInt(bitPattern: $0.hashValueForKey) } ?? 0)
        append(field.type)
      }
    case .function(let function):
      words.append(4)
      words.append(
        UInt(function.parameters.count) << 2 | (function.isSendable ? 2 : 0) | (function.isThrowing ? 1 : 0))
      if let thrown = function.thrown { append(thrown) }
      for parameter in function.parameters {
        words.append(parameter.isInout ? 1 : 0)
        append(parameter.type)
      }
      append(function.result)
    case .parameter(let parameter):
      words.append(5)
      words.append(UInt(bitPattern: Unmanaged.passUnretained(parameter).toOpaque()))
    case .associated(let base, let proto, let name):
      words.append(6)
      append(base)
      append(proto)
      words.append(UInt(bitPattern: name.hashValueForKey))
    case .existential(let protocols):
      words.append(7)
      words.append(UInt(protocols.count))
      for proto in protocols { append(proto) }
    case .metatype(let instance):
      words.append(8)
      append(instance)
    case .anyMetatype(let instance):
      words.append(12)
      append(instance)
    case .variable(let variable):
      words.append(9)
      words.append(UInt(bitPattern: Unmanaged.passUnretained(variable).toOpaque()))
    case .error: words.append(10)
    case .opaque(let opaque, let arguments):
      words.append(11)
      words.append(UInt(bitPattern: Unmanaged.passUnretained(opaque).toOpaque()))
      for argument in arguments { append(argument) }
    }
  }

  private mutating func append(_ object: Nominal) {
    words.append(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }
}

extension Name {
  /// The name's number plus one: as good a key as the text, since names are interned.
  var hashValueForKey: Int { key + 1 }
}

extension Type {
  /// The type with all variables replaced by what they stand for.
  public var canonical: Type {
    if let own = ownClass { return .variable(own) }
    return switch resolved {
    case .nominal(let nominal, let arguments):
      arguments.isEmpty ? .nominal(nominal, []) : .nominal(nominal, arguments.map(\.canonical))
    case .optional(let payload): .optional(payload.canonical)
    case .tuple(let fields): .tuple(fields.map { TupleField($0.label, $0.type.canonical) })
    case .function(let function):
      .function(function.mapped(\.canonical))
    case .associated(let base, let proto, let name): .associated(base.canonical, proto, name)
    case .metatype(let instance): .metatype(instance.canonical)
    case .anyMetatype(let instance): .anyMetatype(instance.canonical)
    case .existential(let protocols) where protocols.contains { $0.restriction != nil }:
      .existential(protocols.map { $0.restricted(\.canonical) })
    case .opaque(let opaque, let arguments): .opaque(opaque, arguments.map(\.canonical))
    case let other: other
    }
  }
}
