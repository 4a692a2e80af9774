import Syntax

// Arithmetic on `Int` and `Double`. The commonest shapes of operands (variable op variable, variable op
// constant, anything op constant …) have closures of their own: each saves one or two calls.

protocol IntArithmetic {
  static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int
}
protocol IntComparison {
  static func apply(_ a: Int, _ b: Int) -> Bool
}
protocol DoubleArithmetic {
  static func apply(_ a: Double, _ b: Double) -> Double
}
protocol DoubleComparison {
  static func apply(_ a: Double, _ b: Double) -> Bool
}

enum IntOps {
  enum Add: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int {
      let (result, overflowed) = a.addingReportingOverflow(b)
      if overflowed { throw overflow(place) }
      return result
    }
  }
  enum Subtract: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int {
      let (result, overflowed) = a.subtractingReportingOverflow(b)
      if overflowed { throw overflow(place) }
      return result
    }
  }
  enum Multiply: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int {
      let (result, overflowed) = a.multipliedReportingOverflow(by: b)
      if overflowed { throw overflow(place) }
      return result
    }
  }
  enum Divide: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int {
      if b == 0 { throw trap(.divisionByZero, place) }
      let (result, overflowed) = a.dividedReportingOverflow(by: b)
      if overflowed { throw trap(.divisionOverflow, place) }
      return result
    }
  }
  enum Remainder: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int {
      if b == 0 { throw trap(.remainderByZero, place) }
      let (result, overflowed) = a.remainderReportingOverflow(dividingBy: b)
      if overflowed { throw trap(.remainderOverflow, place) }
      return result
    }
  }
  enum AddWrapping: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a &+ b }
  }
  enum SubtractWrapping: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a &- b }
  }
  enum MultiplyWrapping: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a &* b }
  }
  enum And: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a & b }
  }
  enum Or: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a | b }
  }
  enum Xor: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a ^ b }
  }
  enum ShiftLeft: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a << b }
  }
  enum ShiftRight: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a >> b }
  }
  enum MaskingShiftLeft: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a &<< b }
  }
  enum MaskingShiftRight: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) -> Int { a &>> b }
  }
  enum Equal: IntComparison { @inline(__always) static func apply(_ a: Int, _ b: Int) -> Bool { a == b } }
  enum NotEqual: IntComparison { @inline(__always) static func apply(_ a: Int, _ b: Int) -> Bool { a != b } }
  enum Less: IntComparison { @inline(__always) static func apply(_ a: Int, _ b: Int) -> Bool { a < b } }
  enum LessOrEqual: IntComparison { @inline(__always) static func apply(_ a: Int, _ b: Int) -> Bool { a <= b } }
  enum Greater: IntComparison { @inline(__always) static func apply(_ a: Int, _ b: Int) -> Bool { a > b } }
  enum GreaterOrEqual: IntComparison { @inline(__always) static func apply(_ a: Int, _ b: Int) -> Bool { a >= b } }
}

enum DoubleOps {
  enum Add: DoubleArithmetic { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Double { a + b } }
  enum Subtract: DoubleArithmetic { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Double { a - b } }
  enum Multiply: DoubleArithmetic { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Double { a * b } }
  enum Divide: DoubleArithmetic { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Double { a / b } }
  enum Remainder: DoubleArithmetic {
    @inline(__always) static func apply(_ a: Double, _ b: Double) -> Double { a.truncatingRemainder(dividingBy: b) }
  }
  enum Equal: DoubleComparison { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Bool { a == b } }
  enum NotEqual: DoubleComparison { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Bool { a != b } }
  enum Less: DoubleComparison { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Bool { a < b } }
  enum LessOrEqual: DoubleComparison {
    @inline(__always) static func apply(_ a: Double, _ b: Double) -> Bool { a <= b }
  }
  enum Greater: DoubleComparison { @inline(__always) static func apply(_ a: Double, _ b: Double) -> Bool { a > b } }
  enum GreaterOrEqual: DoubleComparison {
    @inline(__always) static func apply(_ a: Double, _ b: Double) -> Bool { a >= b }
  }
}

extension FunctionCompiler {
  func intOperation(_ op: BinaryOperator, _ a: Node, _ b: Node, _ place: Place) -> Node {
    switch op {
    case .add: fuse(IntOps.Add.self, a, b, place)
    case .subtract: fuse(IntOps.Subtract.self, a, b, place)
    case .multiply: fuse(IntOps.Multiply.self, a, b, place)
    case .divide: fuse(IntOps.Divide.self, a, b, place)
    case .remainder: fuse(IntOps.Remainder.self, a, b, place)
    case .addWrapping: fuse(IntOps.AddWrapping.self, a, b, place)
    case .subtractWrapping: fuse(IntOps.SubtractWrapping.self, a, b, place)
    case .multiplyWrapping: fuse(IntOps.MultiplyWrapping.self, a, b, place)
    case .bitAnd: fuse(IntOps.And.self, a, b, place)
    case .bitOr: fuse(IntOps.Or.self, a, b, place)
    case .bitXor: fuse(IntOps.Xor.self, a, b, place)
    case .shiftLeft: fuse(IntOps.ShiftLeft.self, a, b, place)
    case .shiftRight: fuse(IntOps.ShiftRight.self, a, b, place)
    case .maskingShiftLeft: fuse(IntOps.MaskingShiftLeft.self, a, b, place)
    case .maskingShiftRight: fuse(IntOps.MaskingShiftRight.self, a, b, place)
    case .equal: compare(IntOps.Equal.self, a, b)
    case .notEqual: compare(IntOps.NotEqual.self, a, b)
    case .less: compare(IntOps.Less.self, a, b)
    case .lessOrEqual: compare(IntOps.LessOrEqual.self, a, b)
    case .greater: compare(IntOps.Greater.self, a, b)
    case .greaterOrEqual: compare(IntOps.GreaterOrEqual.self, a, b)
    case .identical, .notIdentical, .closedRange, .halfOpenRange, .patternMatch: a
    }
  }

  func doubleOperation(_ op: BinaryOperator, _ a: Node, _ b: Node, _ place: Place) -> Node {
    switch op {
    case .add: fuse(DoubleOps.Add.self, a, b)
    case .subtract: fuse(DoubleOps.Subtract.self, a, b)
    case .multiply: fuse(DoubleOps.Multiply.self, a, b)
    case .divide: fuse(DoubleOps.Divide.self, a, b)
    case .remainder: fuse(DoubleOps.Remainder.self, a, b)
    case .equal: compare(DoubleOps.Equal.self, a, b)
    case .notEqual: compare(DoubleOps.NotEqual.self, a, b)
    case .less: compare(DoubleOps.Less.self, a, b)
    case .lessOrEqual: compare(DoubleOps.LessOrEqual.self, a, b)
    case .greater: compare(DoubleOps.Greater.self, a, b)
    case .greaterOrEqual: compare(DoubleOps.GreaterOrEqual.self, a, b)
    default: a
    }
  }

  /// `Float`: computed as a double and rounded, which for one operation gives the same as computing in `Float`.
  func floatOperation(_ op: BinaryOperator, _ a: Node, _ b: Node, _ place: Place) -> Node {
    let node = doubleOperation(op, a, b, place)
    guard case .double(let run) = node.code else { return node }
    return .double { Double(Float(try run($0))) }
  }

  func boolOperation(_ op: BinaryOperator, _ a: Node, _ b: Node) -> Node {
    let (x, y) = (a.bool, b.bool)
    return op == .notEqual ? .bool { try x($0) != y($0) } : .bool { try x($0) == y($0) }
  }
}
