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
      if b == 0 { throw trap("Division by zero", place) }
      let (result, overflowed) = a.dividedReportingOverflow(by: b)
      if overflowed { throw trap("Division results in overflow", place) }
      return result
    }
  }
  enum Remainder: IntArithmetic {
    @inline(__always) static func apply(_ a: Int, _ b: Int, _ place: Place) throws -> Int {
      if b == 0 { throw trap("Division by zero in remainder operation", place) }
      let (result, overflowed) = a.remainderReportingOverflow(dividingBy: b)
      if overflowed { throw trap("Division results in overflow in remainder operation", place) }
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
    case .add: Self.fuse(IntOps.Add.self, a, b, place)
    case .subtract: Self.fuse(IntOps.Subtract.self, a, b, place)
    case .multiply: Self.fuse(IntOps.Multiply.self, a, b, place)
    case .divide: Self.fuse(IntOps.Divide.self, a, b, place)
    case .remainder: Self.fuse(IntOps.Remainder.self, a, b, place)
    case .addWrapping: Self.fuse(IntOps.AddWrapping.self, a, b, place)
    case .subtractWrapping: Self.fuse(IntOps.SubtractWrapping.self, a, b, place)
    case .multiplyWrapping: Self.fuse(IntOps.MultiplyWrapping.self, a, b, place)
    case .bitAnd: Self.fuse(IntOps.And.self, a, b, place)
    case .bitOr: Self.fuse(IntOps.Or.self, a, b, place)
    case .bitXor: Self.fuse(IntOps.Xor.self, a, b, place)
    case .shiftLeft: Self.fuse(IntOps.ShiftLeft.self, a, b, place)
    case .shiftRight: Self.fuse(IntOps.ShiftRight.self, a, b, place)
    case .maskingShiftLeft: Self.fuse(IntOps.MaskingShiftLeft.self, a, b, place)
    case .maskingShiftRight: Self.fuse(IntOps.MaskingShiftRight.self, a, b, place)
    case .equal: Self.compare(IntOps.Equal.self, a, b)
    case .notEqual: Self.compare(IntOps.NotEqual.self, a, b)
    case .less: Self.compare(IntOps.Less.self, a, b)
    case .lessOrEqual: Self.compare(IntOps.LessOrEqual.self, a, b)
    case .greater: Self.compare(IntOps.Greater.self, a, b)
    case .greaterOrEqual: Self.compare(IntOps.GreaterOrEqual.self, a, b)
    case .identical, .notIdentical, .closedRange, .halfOpenRange, .patternMatch: a
    }
  }

  func doubleOperation(_ op: BinaryOperator, _ a: Node, _ b: Node, _ place: Place) -> Node {
    switch op {
    case .add: Self.fuse(DoubleOps.Add.self, a, b)
    case .subtract: Self.fuse(DoubleOps.Subtract.self, a, b)
    case .multiply: Self.fuse(DoubleOps.Multiply.self, a, b)
    case .divide: Self.fuse(DoubleOps.Divide.self, a, b)
    case .remainder: Self.fuse(DoubleOps.Remainder.self, a, b)
    case .equal: Self.compare(DoubleOps.Equal.self, a, b)
    case .notEqual: Self.compare(DoubleOps.NotEqual.self, a, b)
    case .less: Self.compare(DoubleOps.Less.self, a, b)
    case .lessOrEqual: Self.compare(DoubleOps.LessOrEqual.self, a, b)
    case .greater: Self.compare(DoubleOps.Greater.self, a, b)
    case .greaterOrEqual: Self.compare(DoubleOps.GreaterOrEqual.self, a, b)
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

  // MARK: Fusing

  private static func fuse<Op: IntArithmetic>(_: Op.Type, _ a: Node, _ b: Node, _ place: Place) -> Node {
    switch (a.shape, b.shape) {
    case (.int(let x), .int(let y)):
      if let folded = try? Op.apply(x, y, place) { return .constant(folded) }
      return .int { _ in try Op.apply(x, y, place) }
    case (.memory(let x), .int(let y)): return .int { try Op.apply(x.int($0).pointee, y, place) }
    case (.memory(let x), .memory(let y)): return .int { try Op.apply(x.int($0).pointee, y.int($0).pointee, place) }
    case (.int(let x), .memory(let y)): return .int { try Op.apply(x, y.int($0).pointee, place) }
    case (.other, .int(let y)):
      let x = a.int
      return .int { try Op.apply(x($0), y, place) }
    case (.other, .memory(let y)):
      let x = a.int
      return .int { try Op.apply(x($0), y.int($0).pointee, place) }
    default:
      let (x, y) = (a.int, b.int)
      return .int { try Op.apply(x($0), y($0), place) }
    }
  }

  private static func compare<Op: IntComparison>(_: Op.Type, _ a: Node, _ b: Node) -> Node {
    switch (a.shape, b.shape) {
    case (.memory(let x), .int(let y)): return .bool { Op.apply(x.int($0).pointee, y) }
    case (.memory(let x), .memory(let y)): return .bool { Op.apply(x.int($0).pointee, y.int($0).pointee) }
    case (.other, .int(let y)):
      let x = a.int
      return .bool { Op.apply(try x($0), y) }
    case (.other, .memory(let y)):
      let x = a.int
      return .bool { Op.apply(try x($0), y.int($0).pointee) }
    default:
      let (x, y) = (a.int, b.int)
      return .bool { Op.apply(try x($0), try y($0)) }
    }
  }

  private static func fuse<Op: DoubleArithmetic>(_: Op.Type, _ a: Node, _ b: Node) -> Node {
    switch (a.shape, b.shape) {
    case (.double(let x), .double(let y)): return .constant(Op.apply(x, y))
    case (.memory(let x), .double(let y)): return .double { Op.apply(x.double($0).pointee, y) }
    case (.memory(let x), .memory(let y)): return .double { Op.apply(x.double($0).pointee, y.double($0).pointee) }
    case (.double(let x), .memory(let y)): return .double { Op.apply(x, y.double($0).pointee) }
    case (.other, .double(let y)):
      let x = a.double
      return .double { Op.apply(try x($0), y) }
    case (.other, .memory(let y)):
      let x = a.double
      return .double { Op.apply(try x($0), y.double($0).pointee) }
    default:
      let (x, y) = (a.double, b.double)
      return .double { Op.apply(try x($0), try y($0)) }
    }
  }

  private static func compare<Op: DoubleComparison>(_: Op.Type, _ a: Node, _ b: Node) -> Node {
    switch (a.shape, b.shape) {
    case (.memory(let x), .double(let y)): return .bool { Op.apply(x.double($0).pointee, y) }
    case (.memory(let x), .memory(let y)): return .bool { Op.apply(x.double($0).pointee, y.double($0).pointee) }
    case (.other, .double(let y)):
      let x = a.double
      return .bool { Op.apply(try x($0), y) }
    default:
      let (x, y) = (a.double, b.double)
      return .bool { Op.apply(try x($0), try y($0)) }
    }
  }
}
