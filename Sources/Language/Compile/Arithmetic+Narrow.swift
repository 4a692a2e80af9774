import Syntax

// The integer types other than `Int`: computed in the type itself, kept sign- or zero-extended.
extension FunctionCompiler {
  func narrow(_ op: BinaryOperator, _ kind: IntegerKind, _ a: Node, _ b: Node, _ place: Place) -> Node {
    switch kind {
    case .int, .int64: operate(Int.self, op, a, b, place)
    case .int8: operate(Int8.self, op, a, b, place)
    case .int16: operate(Int16.self, op, a, b, place)
    case .int32: operate(Int32.self, op, a, b, place)
    case .uint, .uint64: operate(UInt.self, op, a, b, place)
    case .uint8: operate(UInt8.self, op, a, b, place)
    case .uint16: operate(UInt16.self, op, a, b, place)
    case .uint32: operate(UInt32.self, op, a, b, place)
    }
  }

  private func operate<Number: FixedWidthInteger>(
    _: Number.Type, _ op: BinaryOperator, _ a: Node, _ b: Node, _ place: Place
  ) -> Node {
    let (x, y) = (a.int, b.int)
    if op.isComparison {
      return .bool { Self.compare(op, Number(truncatingIfNeeded: try x($0)), Number(truncatingIfNeeded: try y($0))) }
    }
    return .int { frame in
      let a = Number(truncatingIfNeeded: try x(frame))
      let wide = try y(frame)
      let result = try Self.compute(op, a, Number(truncatingIfNeeded: wide), wide, place)
      return Int(truncatingIfNeeded: result)
    }
  }

  private static func compare<Number: FixedWidthInteger>(_ op: BinaryOperator, _ a: Number, _ b: Number) -> Bool {
    switch op {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }

  /// `wide` is the right operand before it was narrowed: what a shift shifts by.
  private static func compute<Number: FixedWidthInteger>(
    _ op: BinaryOperator, _ a: Number, _ b: Number, _ wide: Int, _ place: Place
  ) throws -> Number {
    let outcome: (partialValue: Number, overflow: Bool)
    switch op {
    case .add: outcome = a.addingReportingOverflow(b)
    case .subtract: outcome = a.subtractingReportingOverflow(b)
    case .multiply: outcome = a.multipliedReportingOverflow(by: b)
    case .divide:
      if b == 0 { throw trap(.divisionByZero, place) }
      outcome = a.dividedReportingOverflow(by: b)
      if outcome.overflow { throw trap(.divisionOverflow, place) }
    case .remainder:
      if b == 0 { throw trap(.remainderByZero, place) }
      outcome = a.remainderReportingOverflow(dividingBy: b)
      if outcome.overflow { throw trap(.remainderOverflow, place) }
    case .addWrapping: return a &+ b
    case .subtractWrapping: return a &- b
    case .multiplyWrapping: return a &* b
    case .bitAnd: return a & b
    case .bitOr: return a | b
    case .bitXor: return a ^ b
    case .shiftLeft: return a << wide
    case .shiftRight: return a >> wide
    case .maskingShiftLeft: return a &<< b
    case .maskingShiftRight: return a &>> b
    default: return a
    }
    if outcome.overflow { throw overflow(place) }
    return outcome.partialValue
  }

  /// What stands behind an operator. `<<` and `>>` shift by any integer: one beyond all `Int`s shifts everything out,
  /// and its bits must not be read as a number below zero, which shifts the other way.
  func rightOperand(_ op: BinaryOperator, _ b: TypedExpr) -> Node {
    let node = expression(b)
    guard op == .shiftLeft || op == .shiftRight, let kind = concrete(b.type).nominal?.integerKind, kind.bits == 64,
      !kind.isSigned
    else { return node }
    let amount = node.int
    return .int { Int(clamping: UInt(bitPattern: try amount($0))) }
  }
}
