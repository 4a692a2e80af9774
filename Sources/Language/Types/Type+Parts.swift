/// What a type is made of.
extension Type {
  /// Looks at `most` parts at the most.
  func hasMoreParts(than most: Int) -> Bool {
    var left = most
    return contains { _ in
      left -= 1
      return left < 0
    }
  }

  /// Whether the type, or one in it, is as asked.
  func contains(where isMeant: (Type) -> Bool) -> Bool {
    let type = resolved
    if isMeant(type) { return true }
    switch type {
    case .nominal(_, let arguments), .opaque(_, let arguments):
      return arguments.contains { $0.contains(where: isMeant) }
    case .optional(let inner), .metatype(let inner), .anyMetatype(let inner), .associated(let inner, _, _):
      return inner.contains(where: isMeant)
    case .tuple(let fields): return fields.contains { $0.type.contains(where: isMeant) }
    case .function(let function):
      return function.result.contains(where: isMeant)
        || function.parameters.contains { $0.type.contains(where: isMeant) }
        || function.thrown?.contains(where: isMeant) ?? false
    case .existential(let protocols):
      return protocols.contains { proto in
        proto.restriction.map { $0.arguments.contains { $0.contains(where: isMeant) } } ?? false
      }
    case .variable, .parameter, .error: return false
    }
  }

  func mentions(_ parameter: GenericParameter) -> Bool {
    contains { if case .parameter(let other) = $0 { other === parameter } else { false } }
  }
}
