import Syntax

/// Arithmetic of which the operands are known before anything runs: what would trap each time is an error.
extension Checker {
  /// Notes an operator whose operands may be known, to be computed once all types are.
  func noteArithmetic(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, _ span: Span) {
    guard speculation == 0, mayTrapAlways(op, a, b) else { return }
    let function = currentFunction
    flows.append { [unowned self] in
      guard let error = arithmeticError(op, a, b, in: function) else { return }
      reportUnlessDead(error, span, at: b.span, in: function)
    }
  }

  /// The same of a minus sign: the least number has no positive one.
  func noteNegation(_ operand: TypedExpr, _ span: Span) {
    guard speculation == 0, mayBeConstant(operand) else { return }
    let function = currentFunction
    flows.append { [unowned self] in
      guard let kind = operand.type.nominal?.integerKind, let limits = limits(of: operand.type),
        let value = constant(operand), !limits.contains(-value)
      else { return }
      let error = CheckError.negationOverflow("0 - \(value)", bits: kind.bits)
      reportUnlessDead(error, span, at: operand.span, in: function)
    }
  }

  /// Whether the operator divides by what is known, or both its operands are.
  func mayTrapAlways(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr) -> Bool {
    switch op {
    case .divide, .remainder: mayBeConstant(b)
    case .add, .subtract, .multiply, .multiplyWrapping: mayBeConstant(b) && mayBeConstant(a)
    default: false
    }
  }

  /// Keeps what a variable of a body is from the start.
  func noteConstant(_ pattern: TypedPattern, _ value: TypedExpr?) {
    guard case .variable(let variable) = pattern.kind, variable.storage == .local, let value,
      mayBeConstant(value) || mayBeFraction(value)
    else { return }
    variable.constant = value
  }

  /// A quick look, no deeper than people write such things; types may still be open.
  private func mayBeConstant(_ expr: TypedExpr, depth: Int = 0) -> Bool {
    if depth > 8 { return false }
    switch expr.kind {
    case .integer, .wideInteger: return true
    case .unary(.negate, let inner): return mayBeConstant(inner, depth: depth + 1)
    case .variable(let variable): return variable.constant != nil && variable.owner === currentFunction
    case .property(_, let use): return isLimit(use.property)
    case .binary(let op, let a, let b):
      switch op {
      case .add, .subtract, .multiply, .multiplyWrapping, .divide, .remainder:
        return mayBeConstant(a, depth: depth + 1) && mayBeConstant(b, depth: depth + 1)
      default: return false
      }
    default: return false
    }
  }

  /// What the compiler may know of arithmetic with fractions.
  private func mayBeFraction(_ expr: TypedExpr, depth: Int = 0) -> Bool {
    switch expr.kind {
    case .float: true
    case .unary(.negate, let inner) where depth < 8: mayBeFraction(inner, depth: depth + 1)
    case .binary(_, let a, let b) where depth < 8:
      mayBeFraction(b, depth: depth + 1) || mayBeFraction(a, depth: depth + 1)
    default: false
    }
  }

  private func isLimit(_ property: Property) -> Bool {
    property.isStatic && (property.name == "max" || property.name == "min")
      && (property.owner?.module == "Swift" || property.owner?.integerKind != nil)
  }

  private func arithmeticError(_ op: BinaryOperator, _ a: TypedExpr, _ b: TypedExpr, in function: TypedFunction)
    -> CheckError?
  {
    guard let limits = limits(of: b.type), let right = constant(b) else { return nil }
    if right == 0, op == .divide || op == .remainder { return .divisionByZero }
    guard let left = constant(a), let (sign, result) = compute(op, left, right) else { return nil }
    // What is said to be an `Int` wraps; of what nothing is said Swift makes an `Int128`.
    if op == .multiplyWrapping, isUsual(b.type),
      result.map(limits.contains) != true || !OnlyRead.product(ending: b, in: function)
    {
      return .wideProduct("\(left) &* \(right)")
    }
    if let result, limits.contains(result) { return nil }
    let text = "\(left) \(sign) \(right)"
    return switch op {
    case .divide: .divisionOverflow(text)
    case .remainder, .multiplyWrapping: nil
    default: .arithmeticOverflow(text, b.type)
    }
  }

  /// Whether a literal's type was left to be the usual one.
  private func isUsual(_ type: Type) -> Bool {
    var type = type
    while case .variable(let variable) = type, let binding = variable.binding {
      if variable.isUsual { return true }
      type = binding
    }
    return false
  }

  /// What is never run is not computed either: `if false { print(1 / 0) }`.
  private func reportUnlessDead(_ error: CheckError, _ span: Span, at place: Span, in function: TypedFunction) {
    if !Paths(self, function).isDead(place) { report(error, span) }
  }

  // MARK: Literals

  /// Notes an integer literal that not all integer types hold, to be looked at once its type is known.
  func noteLiteral(_ literal: TypedExpr) {
    guard speculation == 0, literal.type.nominal !== catalog.intNominal || isWide(literal) else { return }
    openLiterals.append((literal, currentFunction))
  }

  private func isWide(_ literal: TypedExpr) -> Bool {
    if case .wideInteger = literal.kind { true } else { false }
  }

  /// Looks at those whose types are known now.
  func checkLiterals() {
    openLiterals.removeAll { literal, function in
      if isUnknown(literal.type) { return false }
      guard let error = literalError(literal) else { return true }
      flows.append { [unowned self] in reportUnlessDead(error, literal.span, at: literal.span, in: function) }
      return true
    }
  }

  func literalError(_ literal: TypedExpr) -> CheckError? {
    guard let limits = limits(of: literal.type) ?? limits(ofWhatMakes: literal.type) else { return nil }
    let value: Int128?
    let text: String
    switch literal.kind {
    case .integer(let bits): (value, text) = (Int128(bits), "\(bits)")
    case .wideInteger(let wide): (value, text) = (wide.magnitude.map { Int128($0) }, wide.digits)
    default: return nil
    }
    return value.map(limits.contains) ?? false ? nil : .literalOverflow(text, literal.type)
  }

  /// The limits of what the literals of a script's own type are made of.
  private func limits(ofWhatMakes type: Type) -> ClosedRange<Int128>? {
    guard let nominal = type.nominal, nominal.module != "Swift" else { return nil }
    let maker = conformances.literalInit(type, "ExpressibleByIntegerLiteral")
    return maker.flatMap { limits(of: $0.function.parameters[0].type) }
  }

  /// nil where it is not known.
  private func constant(_ expr: TypedExpr) -> Int128? {
    guard let limits = limits(of: expr.type) else { return nil }
    let value: Int128?
    switch expr.kind {
    case .integer(let bits): value = Int128(bits)
    case .wideInteger(let wide): value = wide.magnitude.map { Int128($0) }
    case .unary(.negate, let inner): value = constant(inner).map { -$0 }
    case .variable(let variable): value = variable.isMutated ? nil : variable.constant.flatMap(constant)
    case .property(_, let use) where isLimit(use.property):
      value = use.property.name == "max" ? limits.upperBound : limits.lowerBound
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
    case .multiplyWrapping: return ("&*", whole(a.multipliedReportingOverflow(by: b)))
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
