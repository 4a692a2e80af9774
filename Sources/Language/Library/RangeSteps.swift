import Syntax

/// How the bounds of a range are stepped: whole numbers as they are, a script's `Strideable` by its own functions.
struct BoundSteps {
  let bound: RuntimeType
  let free: Frame

  init(_ range: RuntimeType, _ free: Frame) {
    bound = range.parts[0]
    self.free = free
  }

  var isInteger: Bool { bound.isInteger }

  func advanced(_ value: Value, by distance: Int) throws -> Value {
    try advanced(value, by: Value(distance))
  }

  func advanced(_ value: Value, by distance: Value) throws -> Value {
    if isInteger { return Value(value.bits &+ distance.bits) }
    return try witness("advanced(by:)").call2(free, value, distance)
  }

  /// The next of a range without end, which the last number there is does not have.
  func following(_ value: Value) throws -> Value {
    if case .integer(let kind) = bound.shape, value.bits == kind.greatest { throw Trap(.overflow) }
    return try advanced(value, by: 1)
  }

  /// How many steps lie between two bounds in order.
  func distance(from start: Value, to end: Value) throws -> Int {
    if !isInteger { return try witness("distance(to:)").call2(free, start, end).bits }
    let distance = UInt(bitPattern: end.bits &- start.bits)
    if distance > UInt(Int.max) { throw Trap(.overflow) }
    return Int(distance)
  }

  private func witness(_ name: Name) throws -> FunctionObject {
    guard let found = bound.witness("Strideable", name) else {
      throw Trap(.broken("'\(bound.operations.typeName)' has no '\(name.text)'"), kind: "")
    }
    return found
  }
}

extension IntegerKind {
  /// The bits of the greatest number.
  var greatest: Int {
    if bits == 64 { return isSigned ? .max : -1 }
    return (1 << (isSigned ? bits - 1 : bits)) - 1
  }
}

extension RuntimeType {
  var isInteger: Bool { if case .integer = shape { true } else { false } }
}

/// Indices of a closed range: one of its elements, or past them. As numbers they would not do, since what follows the
/// last number there is has none.
extension Value {
  static func inRange(_ bound: Value) -> Value { Value(bits: 0, ref: FieldsBox([bound])) }
  static var pastEnd: Value { Value(bits: 1, ref: nil) }

  /// The element at an index of a closed range; nil for the end.
  func boundInRange() throws -> Value? { bits == 1 ? nil : try fields().fields[0] }
}

/// A closed range by its indices.
struct ClosedRangeAccess {
  let lower: Value
  let upper: Value
  let steps: BoundSteps
  private var bound: TypeOperations { steps.bound.operations }

  init(_ range: Value, _ type: RuntimeType, _ free: Frame) throws {
    let bounds = try range.fields().fields
    (lower, upper) = (bounds[0], bounds[1])
    steps = BoundSteps(type, free)
  }

  func count() throws -> Int {
    let (count, overflow) = try steps.distance(from: lower, to: upper).addingReportingOverflow(1)
    if overflow { throw Trap(.overflow) }
    return count
  }

  func after(_ index: Value) throws -> Value {
    guard let item = try index.boundInRange() else { throw Trap(.indexOutOfRange) }
    return try bound.equal(item, upper) ? .pastEnd : .inRange(steps.advanced(item, by: 1))
  }

  func before(_ index: Value) throws -> Value {
    guard let item = try index.boundInRange() else { return .inRange(upper) }
    if try bound.equal(item, lower) { throw Trap(.indexOutOfRange) }
    return .inRange(try steps.advanced(item, by: -1))
  }

  func element(at index: Value) throws -> Value {
    guard let item = try index.boundInRange(), try !bound.less(item, lower), try !bound.less(upper, item) else {
      throw Trap(.indexOutOfRange)
    }
    return item
  }

  func distance(from start: Value, to end: Value) throws -> Int {
    switch (try start.boundInRange(), try end.boundInRange()) {
    case (nil, nil): 0
    case (let from?, let to?):
      try bound.less(to, from) ? -steps.distance(from: to, to: from) : steps.distance(from: from, to: to)
    case (let from?, nil): try steps.distance(from: from, to: upper) + 1
    case (nil, let to?): -(try steps.distance(from: to, to: upper) + 1)
    }
  }

  /// The index so many places further, or nil if there is none.
  func moved(_ index: Value, by distance: Int) throws -> Value? {
    if distance == 0 { return index }
    let item = try index.boundInRange()
    if distance > 0 {
      guard let item else { return nil }
      let left = UInt(bitPattern: try room(item, upper))
      if UInt(distance) > left { return UInt(distance) == left &+ 1 ? .pastEnd : nil }
      return .inRange(try steps.advanced(item, by: distance))
    }
    let from = item ?? upper
    let back = distance.magnitude - (item == nil ? 1 : 0)
    if back > UInt(bitPattern: try room(lower, from)) { return nil }
    return .inRange(try steps.advanced(from, by: -Int(back)))
  }

  /// The distance as far as a number says it: of a range over all numbers it has 64 bits.
  private func room(_ start: Value, _ end: Value) throws -> Int {
    steps.isInteger ? end.bits &- start.bits : try steps.distance(from: start, to: end)
  }
}
