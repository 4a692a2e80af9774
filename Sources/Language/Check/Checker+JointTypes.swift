import Syntax

/// Generic functions that take several arguments of one type: `same(1, optional)` has the optional's, `pair(Button(),
/// Label())` the common superclass.
extension Checker {
  func takesAlike(_ function: Function) -> Bool {
    function.generics.contains { isShared($0, in: function) }
  }

  /// Whether an argument of just that type stands beside another that has it in its type. (One that is changed in place
  /// can have no other type than its own.)
  func isShared(_ generic: GenericParameter, in function: Function) -> Bool {
    var (plain, all) = (0, 0)
    for parameter in function.parameters where mentions([generic], .conforms(parameter.type, catalog.equatable)) {
      if parameter.isInout { return false }
      let type = parameter.isVariadic ? parameter.type.arguments.first ?? .error : parameter.type
      if case .parameter = type.resolved { plain += 1 }
      all += parameter.isVariadic ? 2 : 1
    }
    return plain > 0 && all > 1
  }

  /// The type that an argument and those before it have together, which is more than those alone have.
  func jointType(of typed: TypedExpr, _ bound: Type) -> Type? {
    guard !typed.type.isError, !isOpenNil(typed) else { return nil }
    let isWider = attempt { convertType(bound, typed.type) != nil } ?? false
    return isWider ? typed.type : join(bound, typed.type)
  }
}
