import Syntax

/// What generic parameters stand for.
public struct Substitution {
  private var entries: [(parameter: GenericParameter, type: Type)] = []
  let conformances: Conformances

  public init(_ conformances: Conformances) { self.conformances = conformances }

  public init(_ parameters: [GenericParameter], _ types: [Type], _ conformances: Conformances) {
    self.conformances = conformances
    for (parameter, type) in zip(parameters, types) { entries.append((parameter, type)) }
  }

  public var isEmpty: Bool { entries.isEmpty }
  /// What the parameters stand for, in the order they were given.
  var allTypes: [Type] { entries.map(\.type) }

  public mutating func set(_ parameter: GenericParameter, _ type: Type) { entries.append((parameter, type)) }
  public mutating func merge(_ other: Substitution) { entries += other.entries }

  public subscript(parameter: GenericParameter) -> Type? {
    // Few entries: a linear search beats hashing.
    for entry in entries where entry.parameter === parameter { return entry.type }
    return nil
  }

  /// The type with its parameters replaced; associated types whose base became concrete are looked up.
  public func apply(_ type: Type) -> Type {
    if entries.isEmpty { return type.resolved }
    switch type.resolved {
    case .parameter(let parameter):
      return self[parameter] ?? type.resolved
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? .nominal(nominal, []) : .nominal(nominal, arguments.map(apply))
    case .optional(let payload): return .optional(apply(payload))
    case .tuple(let fields): return fields.isEmpty ? .void : .tuple(fields.map { TupleField($0.label, apply($0.type)) })
    case .function(let function):
      return .function(
        FunctionType(
          function.parameters.map {
            .init(apply($0.type), isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
          }, apply(function.result), isThrowing: function.isThrowing))
    case .metatype(let instance): return .metatype(apply(instance))
    case .associated(let base, let proto, let name):
      let concrete = apply(base)
      return conformances.associated(concrete, name) ?? .associated(concrete, proto, name)
    case let other: return other
    }
  }

  public func apply(_ requirement: Requirement) -> Requirement {
    switch requirement {
    case .conforms(let type, let proto): .conforms(apply(type), proto)
    case .same(let a, let b): .same(apply(a), apply(b))
    case .inherits(let a, let b): .inherits(apply(a), apply(b))
    }
  }
}
