import Syntax

/// `func with(_ change: (Self) -> Void) -> Self` in a class: what the closure takes is of the class that the method is
/// called on.
extension Checker {
  /// The type of a class's parameter over the class that the method is called on; nil where it does not speak of that.
  func typeOverSelf(_ written: Parameter, _ type: Type, in owner: Nominal?) -> Type? {
    guard let owner, owner.kind == .class, case .function(let parameters, _, _, let result) = written.type.kind,
      case .function(let function) = type.resolved, parameters.count == function.parameters.count,
      isSelf(result) || parameters.contains(where: { isSelf($0.type) })
    else { return nil }
    func marked(_ written: TypeExpr, _ type: Type) -> Type {
      guard isSelf(written) else { return type }
      let parameter = Type.parameter(owner.dynamicSelf)
      return type.optionalPayload == nil ? parameter : .optional(parameter)
    }
    return .function(
      FunctionType(
        zip(function.parameters, parameters).map {
          .init(
            marked($1.type, $0.type), isInout: $0.isInout, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
        }, marked(result, function.result), isThrowing: function.isThrowing, thrown: function.thrown,
        writesVoid: function.writesVoid, isSendable: function.isSendable))
  }

  /// What a parameter takes where the method is called.
  func seenType(_ parameter: FunctionParameter, _ candidate: CallCandidate) -> Type {
    guard let type = parameter.typeOverSelf, let owner = candidate.function.owner,
      let receiver = receiver(candidate.base, in: owner)
    else { return parameter.type }
    return Substitution([owner.dynamicSelf], [receiver], conformances).apply(type)
  }
}
