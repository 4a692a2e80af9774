import Syntax

extension Conformances {
  /// The type of what comes out of a box: `T.Item` of an `any P` is not known where the code stands, only what it
  /// conforms to.
  ///
  /// - Parameter isOfBox: The type is one of what is in a box, whose own type then nobody knows: `Self.Type` is `any P.Type`.
  func erased(_ type: Type, isOfBox: Bool = false) -> Type {
    func erased(_ type: Type) -> Type { self.erased(type, isOfBox: isOfBox) }
    switch type.resolved {
    case .associated(let base, let proto, let name):
      guard case .existential = base.resolved else { return type.resolved }
      let held = associatedConstraints(base, proto, name)
      // The parts of an `any Collection<Int>`, and what goes through it, are of the same elements.
      guard name == "SubSequence" || name == "Iterator", let element = associated(base, "Element") else {
        return .existential(held)
      }
      if case .associated = element.resolved { return .existential(held) }
      return .existential(held.map { $0.module == "Swift" ? $0.restricted(["Element"], [element]) : $0 })
    case .nominal(let nominal, let arguments): return .nominal(nominal, arguments.map(erased))
    case .optional(let payload): return .optional(erased(payload))
    case .tuple(let fields): return .tuple(fields.map { TupleField($0.label, erased($0.type)) })
    case .metatype(let instance) where isOfBox: return instance.asMetatype
    default: return type.resolved
    }
  }
}
