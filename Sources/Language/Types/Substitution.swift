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

  /// What holds inside a generic function of a block that is used where this holds: its own parameters, and those that are
  /// around its declaration.
  func inside(_ body: TypedFunction, _ parameters: [GenericParameter], _ types: [Type]) -> Substitution {
    var enclosing: [GenericParameter] = []
    var next = body.parent
    while let function = next {
      enclosing += function.generics
      next = function.parent
    }
    var result = Substitution(conformances)
    result.entries = entries.filter { entry in
      !entry.parameter.isLocal || enclosing.contains { $0 === entry.parameter }
    }
    for (parameter, type) in zip(parameters, types) { result.set(parameter, type) }
    return result
  }

  public subscript(parameter: GenericParameter) -> Type? {
    // Few entries: a linear search beats hashing.
    for entry in entries where entry.parameter === parameter { return entry.type }
    return nil
  }

  /// The type with its parameters replaced; associated types whose base became concrete are looked up.
  public func apply(_ type: Type) -> Type {
    entries.isEmpty && !conformances.mayReveal ? type.resolved : concrete(type)
  }

  /// The same when there is nothing to replace: associated types of concrete types are still looked up.
  func concrete(_ type: Type) -> Type {
    switch type.resolved {
    case .parameter(let parameter):
      return self[parameter] ?? type.resolved
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? .nominal(nominal, []) : .nominal(nominal, arguments.map(concrete))
    case .optional(let payload): return .optional(concrete(payload))
    case .tuple(let fields):
      return fields.isEmpty ? .void : .tuple(fields.map { TupleField($0.label, concrete($0.type)) })
    case .function(let function):
      return .function(function.mapped(concrete))
    case .metatype(let instance): return .metatype(concrete(instance))
    case .anyMetatype(let instance): return .anyMetatype(concrete(instance))
    case .associated(let base, let proto, let name):
      let concrete = concrete(base)
      guard let found = conformances.associated(concrete, name) else { return .associated(concrete, proto, name) }
      return conformances.revealed(found)
    case .opaque(let opaque, let arguments):
      return conformances.revealed(.opaque(opaque, arguments.map(concrete)))
    case .existential(let protocols) where protocols.contains { $0.restriction != nil }:
      return .existential(protocols.map { $0.restricted(concrete) })
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
