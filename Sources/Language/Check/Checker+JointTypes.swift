import Syntax

/// Generic functions that take several arguments of one type: `same(1, optional)` has the optional's, `pair(Button(),
/// Label())` the common superclass.
extension Checker {
  /// Whether two arguments may have one type together: `same(1, optional)`, `pair(Button(), Label())`.
  func takesAlike(_ function: Function) -> Bool {
    function.generics.contains { generic in
      var count = 0
      for parameter in function.parameters where !parameter.isInout {
        let type = parameter.isVariadic ? parameter.type.arguments.first ?? .error : parameter.type
        if case .parameter(let other) = type.resolved, other === generic { count += parameter.isVariadic ? 2 : 1 }
      }
      return count > 1
    }
  }

  /// The type that an argument and those before it have together, which is more than those alone have.
  func jointType(of typed: TypedExpr, _ bound: Type) -> Type? {
    guard !typed.type.isError, !isOpenNil(typed) else { return nil }
    return attempt { () -> Type? in
      if convertType(bound, typed.type) != nil { return typed.type }
      return nil
    }.flatMap { $0 } ?? join(bound, typed.type)
  }
}
