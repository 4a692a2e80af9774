import Syntax

/// `describe(shape)` with a `shape` of type `any Shape`: no value of that type conforms to `Shape` as such, but what is in
/// it does. A generic function takes it when nothing but this argument speaks of its parameter.
extension Checker {
  /// Whether an argument of type `any P` is opened for a parameter `T: P` that nothing has settled yet; settles it.
  func opens(_ typed: TypedExpr, as type: Type, _ parameter: FunctionParameter, _ function: Function) -> Bool {
    guard case .existential = typed.type.resolved, case .variable(let variable) = type.resolved,
      variable.kind == .general, case .parameter(let generic) = parameter.type.resolved,
      function.kind != .initializer, variable.protocols.allSatisfy({ holds(typed.type, $0) }),
      function.generics.contains(where: { $0 === generic }),
      function.parameters.count(where: { mentions([generic], .conforms($0.type, catalog.equatable)) }) == 1
    else { return false }
    bind(variable, to: typed.type)
    return true
  }

  /// `&shape` for an `inout T`: what is in the box is changed, and the box is the same variable's again.
  func openedPlace(
    _ written: Expr, as type: Type, _ parameter: FunctionParameter, _ function: Function
  ) -> TypedExpr? {
    guard case .inout_(let place) = written.kind, case .variable(let variable) = type.resolved,
      variable.kind == .general, let typed = attempt({ check(place, expecting: nil) }),
      opens(typed, as: type, parameter, function)
    else { return nil }
    requireMutable(typed, .inoutArgument, written.span)
    return TypedExpr(.inout_(typed), typed.type, written.span)
  }

  /// Whether what an `any P` holds conforms to a protocol.
  func holds(_ type: Type, _ proto: Nominal) -> Bool {
    guard case .existential(let held) = type.resolved else { return false }
    return held.contains { conformances.inherits($0, from: proto) }
  }

  /// The result of a call that opened a box: `T.Item` is not known where the call stands, only what it conforms to.
  func erased(_ type: Type) -> Type {
    switch type.resolved {
    case .associated(let base, let proto, let name):
      if case .existential = base.resolved {
        return .existential(conformances.associatedConstraints(base, proto, name))
      }
      return type.resolved
    case .nominal(let nominal, let arguments): return .nominal(nominal, arguments.map(erased))
    case .optional(let payload): return .optional(erased(payload))
    case .tuple(let fields): return .tuple(fields.map { TupleField($0.label, erased($0.type)) })
    default: return type.resolved
    }
  }
}
