/// The types that an error speaks of.
extension CheckError {
  /// Read off its facts: of an error only, so that their number costs nothing.
  var types: [Type] {
    Mirror(reflecting: self).children.flatMap { child -> [Type] in
      if let type = child.value as? Type { return [type] }
      return Mirror(reflecting: child.value).children.compactMap { $0.value as? Type }
    }
  }
}

extension Type {
  /// Whether it is, or is made of, one that could not be told.
  var mentionsError: Bool {
    switch resolved {
    case .error: true
    case .optional(let payload): payload.mentionsError
    case .metatype(let instance), .anyMetatype(let instance): instance.mentionsError
    case .nominal(_, let arguments): arguments.contains(where: \.mentionsError)
    case .tuple(let fields): fields.contains { $0.type.mentionsError }
    case .function(let function):
      function.result.mentionsError || function.parameters.contains { $0.type.mentionsError }
    default: false
    }
  }
}
