import Syntax

/// How far a stride has come.
struct StridePlace {
  /// How many steps from the start where they are counted (for floating-point numbers, so that errors do not add up),
  /// else nil after the first; `Int.min` where the type does not hold what would follow.
  var index: Int?
  var item: Value
  /// Whether the end was given.
  var isDone = false
}

/// What `stride` goes through.
struct StrideSteps {
  private enum Kind {
    case floating(isSingle: Bool)
    case integer(IntegerKind)
    case other
  }

  private let start: Value
  private let end: Value
  private let step: Value
  private let isClosed: Bool
  private let type: RuntimeType
  private let kind: Kind
  private let isUp: Bool

  /// - Parameter fields: Start, end and step.
  /// - Parameter type: Of the sequence or its iterator: its only part is what the elements are of.
  init(_ fields: [Value], _ type: RuntimeType, isClosed: Bool) {
    (start, end, step) = (fields[0], fields[1], fields[2])
    (self.type, self.isClosed) = (type, isClosed)
    switch type.parts[0].shape {
    case .double: kind = .floating(isSingle: false)
    case .single: kind = .floating(isSingle: true)
    case .integer(let integer): kind = .integer(integer)
    default: kind = .other
    }
    let distance = type.context.associatedType(type.parts[0], "Stride")?.shape
    switch distance {
    case .double, .single: isUp = step.double > 0
    default: isUp = step.bits > 0
    }
  }

  /// Goes through all, `Int` in the short way.
  var cursor: ElementCursor {
    guard case .integer(let integer) = kind, integer.isSigned, integer.bits == 64 else {
      return ElementCursor(StridePlace(index: 0, item: start)) { try next(&$0, $1) }
    }
    let (end, step) = (end.bits, step.bits)
    let (isClosed, isUp) = (isClosed, isUp)
    return ElementCursor(Int?.some(start.bits)) { following, _ in
      guard let item = following, isUp ? item <= end : item >= end, isClosed || item != end else { return nil }
      let (sum, overflow) = item.addingReportingOverflow(step)
      following = overflow ? nil : sum
      return Value(item)
    }
  }

  /// The next element, or nil at the end. What follows it is made first: beyond the end too, but not beyond an end that
  /// is given.
  func next(_ place: inout StridePlace, _ free: Frame) throws -> Value? {
    let item = place.item
    if place.index == .min { return nil }
    if try hasReachedEnd(item) {
      if try !isClosed || place.isDone || !isEnd(item) { return nil }
      place.isDone = true
      return item
    }
    (place.index, place.item) = try following(place, free)
    return item
  }

  private func hasReachedEnd(_ item: Value) throws -> Bool {
    func hasReached<Number: Comparable>(_ item: Number, _ end: Number) -> Bool { isUp ? item >= end : item <= end }
    switch kind {
    case .floating: return hasReached(item.double, end.double)
    case .integer(let integer):
      return integer.isSigned || integer.bits < 64
        ? hasReached(item.bits, end.bits) : hasReached(UInt(bitPattern: item.bits), UInt(bitPattern: end.bits))
    case .other: return try !type.parts[0].operations.less(isUp ? item : end, isUp ? end : item)
    }
  }

  private func isEnd(_ item: Value) throws -> Bool {
    switch kind {
    case .floating: item.double == end.double
    case .integer: item.bits == end.bits
    case .other: try type.parts[0].operations.equal(item, end)
    }
  }

  private func following(_ place: StridePlace, _ free: Frame) throws -> (index: Int?, item: Value) {
    switch kind {
    case .floating(let isSingle):
      let index = (place.index ?? 0) + 1
      let (start, step) = (start.double, step.double)
      let item =
        isSingle
        ? Double(Float(start).addingProduct(Float(index), Float(step))) : start.addingProduct(Double(index), step)
      return (index, Value(item))
    case .integer(let integer):
      if let sum = try integer.stepped(place.item.bits, by: step.bits) { return (nil, Value(sum)) }
      return (.min, Value(isUp ? integer.greatest : integer.least))
    case .other: return (nil, try BoundSteps(type, free).advanced(place.item, by: step))
    }
  }
}

extension IntegerKind {
  /// What `stride` goes on to: nil beyond what the type holds. The step itself must be of the type, or for a sum that
  /// comes nearer to zero the sum. (Observed.)
  fileprivate func stepped(_ value: Int, by step: Int) throws -> Int? {
    if isSigned, bits < 64, (value < 0) != (step < 0) { return try fitting(value + step) }
    if isSigned {
      let (sum, overflow) = value.addingReportingOverflow(try fitting(step))
      return overflow || !holds(sum) ? nil : sum
    }
    if step == .min { throw Trap(.overflow) }
    let distance = UInt(bitPattern: try fitting(abs(step)))
    let number = UInt(bitPattern: value)
    let (sum, overflow) =
      step > 0 ? number.addingReportingOverflow(distance) : number.subtractingReportingOverflow(distance)
    let bits = Int(bitPattern: sum)
    return overflow || !holds(bits) ? nil : bits
  }

  /// The bits of the smallest number.
  fileprivate var least: Int { isSigned ? -greatest - 1 : 0 }

  private func holds(_ value: Int) -> Bool {
    bits == 64 || (value <= greatest && value >= least)
  }

  private func fitting(_ value: Int) throws -> Int {
    if !holds(value) { throw Trap(value < 0 ? .notEnoughBitsSigned : .notEnoughBits) }
    return value
  }
}
