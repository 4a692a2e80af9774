import Syntax

/// Arithmetic of which the operands are known before anything runs: what would trap each time is an error.
extension Checker {
  /// Notes an operator whose operands may be known, to be computed once all types are.
  func noteArithmetic(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ span: Span) {
    guard speculation == 0, mayTrapAlways(op, a, b) else { return }
    flows.append { [unowned self] in checkArithmetic(op, a, b, span) }
  }

  /// Whether the operator divides by what is known, or both its operands are.
  func mayTrapAlways(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr) -> Bool {
    switch op {
    case .divide, .remainder: mayBeConstant(b)
    case .add, .subtract, .multiply: mayBeConstant(b) && mayBeConstant(a)
    default: false
    }
  }

  /// Keeps what a variable of a body is from the start.
  func noteConstant(_ pattern: TypedPattern, _ value: TypedExpr?) {
    guard case .variable(let variable) = pattern.kind, variable.storage == .local, let value, mayBeConstant(value)
    else { return }
    variable.constant = value
  }

  /// A quick look, no deeper than people write such things; types may still be open.
  private func mayBeConstant(_ expr: TypedExpr, depth: Int = 0) -> Bool {
    if depth > 8 { return false }
    switch expr.kind {
    case .integer: return true
    case .unary(.negate, let inner): return mayBeConstant(inner, depth: depth + 1)
    case .variable(let variable): return variable.constant != nil && variable.owner === currentFunction
    case .property(_, let use): return isLimit(use.property)
    case .binary(let op, let a, let b):
      switch op {
      case .add, .subtract, .multiply, .divide, .remainder:
        return mayBeConstant(a, depth: depth + 1) && mayBeConstant(b, depth: depth + 1)
      default: return false
      }
    default: return false
    }
  }

  private func isLimit(_ property: Property) -> Bool {
    property.isStatic && (property.name == "max" || property.name == "min")
      && (property.owner?.module == "Swift" || property.owner?.integerKind != nil)
  }

  private func checkArithmetic(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ span: Span) {
    guard let limits = limits(of: b.type), let right = constant(b) else { return }
    if right == 0, op == .divide || op == .remainder { return report(.divisionByZero, span) }
    guard let left = constant(a), let (sign, result) = compute(op, left, right) else { return }
    if let result, limits.contains(result) { return }
    let text = "\(left) \(sign) \(right)"
    switch op {
    case .divide: report(.divisionOverflow(text), span)
    case .remainder: break
    default: report(.arithmeticOverflow(text, b.type), span)
    }
  }

  /// nil where it is not known.
  private func constant(_ expr: TypedExpr) -> Int128? {
    guard let limits = limits(of: expr.type) else { return nil }
    let value: Int128?
    switch expr.kind {
    case .integer(let bits): value = limits.lowerBound == 0 ? Int128(UInt64(bitPattern: bits)) : Int128(bits)
    case .unary(.negate, let inner): value = constant(inner).map { -$0 }
    case .variable(let variable): value = variable.isMutated ? nil : variable.constant.flatMap(constant)
    case .property(_, let use): value = use.property.name == "max" ? limits.upperBound : limits.lowerBound
    case .binary(let op, let a, let b):
      guard let left = constant(a), let right = constant(b), let (_, result) = compute(op, left, right) else {
        return nil
      }
      value = result
    default: value = nil
    }
    return value.flatMap { limits.contains($0) ? $0 : nil }
  }

  /// The operator as written and what it gives; no result where even wider numbers do not hold it.
  private func compute(_ op: BinaryOperator, _ a: Int128, _ b: Int128) -> (sign: String, result: Int128?)? {
    func whole(_ answer: (partialValue: Int128, overflow: Bool)) -> Int128? {
      answer.overflow ? nil : answer.partialValue
    }
    switch op {
    case .add: return ("+", a + b)
    case .subtract: return ("-", a - b)
    case .multiply: return ("*", whole(a.multipliedReportingOverflow(by: b)))
    case .divide: return b == 0 ? nil : ("/", a / b)
    case .remainder: return b == 0 ? nil : ("%", a % b)
    default: return nil
    }
  }

  private func limits(of type: Type) -> ClosedRange<Int128>? {
    guard let kind = type.nominal?.integerKind else { return nil }
    return kind.isSigned
      ? -(Int128(1) << (kind.bits - 1))...(Int128(1) << (kind.bits - 1)) - 1 : 0...(Int128(1) << kind.bits) - 1
  }
}
