import Syntax

/// A stored property of a script object that lies in a variable: eight bytes (or a `Value`) at an address that two
/// loads find, as long as no class overrides the property.
struct FieldPlace {
  let object: Address
  let index: Int
  let property: Property

  /// nil when the property is anything else.
  init?(_ property: Property, in object: Address, _ compiler: Compiler) {
    guard property.isStored, property.owner?.kind == .class, property.owner?.nativeRoot == nil, !property.isLazy,
      !property.isWeak, !property.isUnowned, property.willSet == nil, property.didSet == nil, !property.isLent
    else { return nil }
    self.object = object
    self.property = property
    index = compiler.fieldIndex(property)
  }

  @inline(__always) func pointer(_ frame: Frame) throws -> UnsafeMutablePointer<Value> {
    try object.instanceFields(frame) + index
  }
  @inline(__always) func int(_ frame: Frame) throws -> UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(try pointer(frame)).assumingMemoryBound(to: Int.self)
  }
  @inline(__always) func double(_ frame: Frame) throws -> UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(try pointer(frame)).assumingMemoryBound(to: Double.self)
  }
}

extension FunctionCompiler {
  /// The property's value; by `slow` when there is an override.
  func fieldGet(_ field: FieldPlace, _ rep: Rep, slow: Code) -> Node? {
    switch (rep, slow) {
    case (.int, .int(let slow)):
      return .int { field.property.isOverridden ? try slow($0) : try field.int($0).pointee }
    case (.double, .double(let slow)):
      return .double { field.property.isOverridden ? try slow($0) : try field.double($0).pointee }
    case (.bool, .bool(let slow)):
      return .bool { field.property.isOverridden ? try slow($0) : try field.int($0).pointee != 0 }
    case (.value, .value(let slow)):
      return .value { field.property.isOverridden ? try slow($0) : try field.pointer($0).pointee }
    default: return nil
    }
  }

  /// `object.property = node`; the value is there before the object is looked into.
  func fieldStore(_ field: FieldPlace, _ node: Node, slow: @escaping (Frame) throws -> Void)
    -> ((Frame) throws -> Void)?
  {
    let hot = hot
    switch node.code {
    case .int(let run):
      return { frame in
        if field.property.isOverridden { return try slow(frame) }
        let new = try run(frame)
        try field.int(frame).pointee = new
        hot.pointee.changeCount &+= 1
      }
    case .double(let run):
      return { frame in
        if field.property.isOverridden { return try slow(frame) }
        let new = try run(frame)
        try field.double(frame).pointee = new
        hot.pointee.changeCount &+= 1
      }
    case .bool(let run):
      return { frame in
        if field.property.isOverridden { return try slow(frame) }
        let new = try run(frame) ? 1 : 0
        try field.int(frame).pointee = new
        hot.pointee.changeCount &+= 1
      }
    case .value(let run):
      return { frame in
        if field.property.isOverridden { return try slow(frame) }
        let new = try run(frame)
        try replace(try field.pointer(frame), new)
        hot.pointee.changeCount &+= 1
      }
    case .void, .blob: return nil
    }
  }

  /// `object.property += operand` and the like for `Int` and `Double`; nil for other types and rarer operators.
  func fieldUpdate(
    _ op: BinaryOperator, _ type: Type, _ field: FieldPlace, _ operand: Node, _ place: Place,
    slow: () -> (Frame) throws -> Void
  ) -> ((Frame) throws -> Void)? {
    let kind = type.nominal?.integerKind
    if kind == .int || kind == .int64 {
      switch op {
      case .add: return intUpdate(IntOps.Add.self, field, operand, place, slow())
      case .subtract: return intUpdate(IntOps.Subtract.self, field, operand, place, slow())
      case .multiply: return intUpdate(IntOps.Multiply.self, field, operand, place, slow())
      default: return nil
      }
    }
    guard kind == nil, compiler.rep(type) == .double, !isSingle(type) else { return nil }
    switch op {
    case .add: return doubleUpdate(DoubleOps.Add.self, field, operand, slow())
    case .subtract: return doubleUpdate(DoubleOps.Subtract.self, field, operand, slow())
    case .multiply: return doubleUpdate(DoubleOps.Multiply.self, field, operand, slow())
    case .divide: return doubleUpdate(DoubleOps.Divide.self, field, operand, slow())
    default: return nil
    }
  }

  private func intUpdate<Op: IntArithmetic>(
    _: Op.Type, _ field: FieldPlace, _ operand: Node, _ place: Place, _ slow: @escaping (Frame) throws -> Void
  ) -> (Frame) throws -> Void {
    let counter = hot.changeCounter
    let run = operand.int
    return { frame in
      if field.property.isOverridden { return try slow(frame) }
      let change = try run(frame)
      let number = try field.int(frame)
      number.pointee = try Op.apply(number.pointee, change, place)
      counter.pointee &+= 1
    }
  }

  private func doubleUpdate<Op: DoubleArithmetic>(
    _: Op.Type, _ field: FieldPlace, _ operand: Node, _ slow: @escaping (Frame) throws -> Void
  ) -> (Frame) throws -> Void {
    let counter = hot.changeCounter
    let run = operand.double
    return { frame in
      if field.property.isOverridden { return try slow(frame) }
      let change = try run(frame)
      let number = try field.double(frame)
      number.pointee = Op.apply(number.pointee, change)
      counter.pointee &+= 1
    }
  }
}
