import Syntax

/// Arithmetic with fractions of which all is known before anything runs. Swift's compiler does it, and what it comes to
/// that is no number has no sign, while a processor's has one: `print(0.0 / 0.0)` is `nan`, of parameters `-nan`. (Observed.)
extension FunctionCompiler {
  /// What is no number, if the operator of known operands comes to that; what else it may come to is the same either way.
  func foldedNotANumber(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr) -> Node? {
    guard let result = folded(op, a, b, depth: 0), result.isNaN else { return nil }
    return .constant(result)
  }

  private func folded(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, depth: Int) -> Double? {
    guard depth < 8, let y = known(b, depth: depth + 1), let x = known(a, depth: depth + 1) else { return nil }
    let result: Double
    switch op {
    case .add: result = x + y
    case .subtract: result = x - y
    case .multiply: result = x * y
    case .divide: result = x / y
    default: return nil
    }
    return result.isNaN ? .nan : isSingle(concrete(a.type)) ? Double(Float(result)) : result
  }

  /// The value of literals, of arithmetic with them, and of the constants of this body that they are given to.
  private func known(_ expr: TypedExpr, depth: Int) -> Double? {
    let type = concrete(expr.type)
    guard type.nominal === catalog.doubleNominal || isSingle(type) else { return nil }
    switch expr.kind {
    case .integer(let value): return Double(value)
    case .float(let value): return isSingle(type) ? Double(Float(value)) : value
    case .unary(.negate, let inner): return known(inner, depth: depth).map { -$0 }
    case .variable(let variable):
      guard !variable.isMutated, variable.owner === function, depth < 8 else { return nil }
      return variable.constant.flatMap { known($0, depth: depth + 1) }
    case .binary(let op, let a, let b): return folded(op, a, b, depth: depth)
    case .call(let use, _, let arguments):
      // `Double(0)`
      guard use.function.kind == .initializer, arguments.count == 1 else { return nil }
      switch arguments[0].kind {
      case .integer(let value): return Double(value)
      case .float(let value): return isSingle(type) ? Double(Float(value)) : value
      default: return nil
      }
    default: return nil
    }
  }
}
