import Syntax

/// `is`, `as?` and `as!`.
extension FunctionCompiler {
  func isType(_ value: TypedExpr, _ type: Type) -> Node {
    let run = expression(value).value
    let source = runtimeType(value.type)
    let target = runtimeType(type)
    return .bool { try source.operations.cast(try run($0), to: target) != nil }
  }

  func cast(_ value: TypedExpr, _ type: Type, _ kind: CastKind, _ expr: TypedExpr) -> Node {
    let target = runtimeType(type)
    return cast(value, type, kind, expr) { _ in target }
  }

  /// To the type that a metatype is, which the node's own type is a supertype of.
  func dynamicCast(_ value: TypedExpr, to wanted: TypedExpr, _ kind: CastKind?, _ expr: TypedExpr) -> Node {
    let find = expression(wanted).value
    func target(_ frame: Frame) throws -> RuntimeType { try find(frame).metatype() }
    guard let kind else {
      let run = expression(value).value
      let source = runtimeType(value.type)
      return .bool { try source.operations.cast(try run($0), to: target($0)) != nil }
    }
    return cast(value, expr.type.optionalPayload ?? expr.type, kind, expr, to: target)
  }

  private func cast(
    _ value: TypedExpr, _ type: Type, _ kind: CastKind, _ expr: TypedExpr,
    to target: @escaping (Frame) throws -> RuntimeType
  ) -> Node {
    let run = expression(value).value
    let source = runtimeType(value.type)
    let place = place(expr.span)
    switch kind {
    case .optional:
      let none = Value.none(depth: runtimeType(type).type.optionalDepth)
      return .value { try source.operations.cast(try run($0), to: target($0)) ?? none }
    default:
      let depth = source.type.optionalPayload?.optionalDepth
      return Node(
        .unboxing(
          { frame in
            let value = try run(frame)
            let target = try target(frame)
            guard let result = try source.operations.cast(value, to: target) else {
              if depth.map({ value.isNone(depth: $0) }) ?? false { throw nilUnwrapped(place, implicit: false) }
              throw placing(source.operations.castFailure(value, to: target), place)
            }
            return result
          }, as: runtimeType(type).rep))
    }
  }
}
