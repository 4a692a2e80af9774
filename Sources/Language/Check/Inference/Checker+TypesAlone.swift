import Syntax

/// Names of types that stand where a value is wanted.
extension Checker {
  /// The checked expression where a value is wanted: a type's name alone is none.
  func valueOf(_ expr: Expr, _ typed: TypedExpr, wanted: Type? = nil) -> TypedExpr {
    if case .tuple(let parts) = typed.kind, case .tuple(let written) = expr.kind, parts.count == written.count {
      for (part, written) in zip(parts, written) where valueOf(written.value, part).type.isError { return typed }
    }
    guard case .metatype = typed.kind, typeNamed(expr) != nil, wanted.map({ canConvert(typed, to: $0) }) ?? true
    else { return typed }
    return fail(.typeAlone, expr.span)
  }

  /// Reports the names of types that stand as operands. (Only capital letters are looked up: most names are of values.)
  func refusesTypes(_ operands: [Expr]) -> Bool {
    var isRefused = false
    for operand in operands {
      guard case .name(let use) = operand.kind, (65...90).contains(use.name.text.utf8.first ?? 0),
        typeNamed(operand) != nil
      else { continue }
      report(.typeAlone, operand.span)
      isRefused = true
    }
    return isRefused
  }
}
