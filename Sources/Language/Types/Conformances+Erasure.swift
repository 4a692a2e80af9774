import Syntax

extension Conformances {
  /// The type of what comes out of a box: `T.Item` of an `any P` is not known where the code stands, only what it
  /// conforms to.
  func erased(_ type: Type) -> Type {
    switch type.resolved {
    case .associated(let base, let proto, let name):
      if case .existential = base.resolved { return .existential(associatedConstraints(base, proto, name)) }
      return type.resolved
    case .nominal(let nominal, let arguments): return .nominal(nominal, arguments.map(erased))
    case .optional(let payload): return .optional(erased(payload))
    case .tuple(let fields): return .tuple(fields.map { TupleField($0.label, erased($0.type)) })
    default: return type.resolved
    }
  }
}
