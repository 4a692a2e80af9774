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

  /// What is known of a type where only the box is.
  func erased(_ type: Type) -> Type { conformances.erased(type) }
}
