import Syntax

/// Goes through the elements of any sequence, one at a time: what an iterator is at run time.
public final class ElementCursor {
  private let advance: (Frame) throws -> Value?

  init(_ advance: @escaping (Frame) throws -> Value?) { self.advance = advance }

  /// The next element, or nil at the end. The frame is memory that script code called on the way may use.
  public func next(_ free: Frame) throws -> Value? { try advance(free) }
}

/// What `AnySequence` holds.
final class SequenceBox {
  let makeCursor: (Frame) throws -> ElementCursor
  /// The sequence's type; nil for one that a function makes.
  let base: RuntimeType?
  init(of base: RuntimeType?, _ makeCursor: @escaping (Frame) throws -> ElementCursor) {
    self.base = base
    self.makeCursor = makeCursor
  }
}

/// What `makeIterator()` of library sequences gives.
final class IteratorBox {
  let cursor: ElementCursor
  init(_ cursor: ElementCursor) { self.cursor = cursor }
}

/// Calls `body` with each element until it answers false.
public func forEachElement(
  of sequence: Value, type: RuntimeType, free: Frame, _ body: (Value) throws -> Bool
) throws {
  let context = type.context
  switch type.shape {
  case .array, .slice:
    for item in try sequence.array().items {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  case .wrapping(let wrapping):
    let isDone = try withoutActuallyEscaping(body) {
      try forEachWrapped(wrapping, sequence, type, free, ElementBody($0))
    }
    if isDone { return }
    let cursor = try makeCursor(of: sequence, type: type, free: free)
    while let item = try cursor.next(free) {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  default:
    let cursor = try makeCursor(of: sequence, type: type, free: free)
    while let item = try cursor.next(free) {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  }
}

/// All elements, in order.
func elements(of sequence: Value, type: RuntimeType, free: Frame) throws -> [Value] {
  switch type.shape {
  case .array, .slice: return try sequence.array().items
  case .set: return try sequence.table().keys
  case .wrapping(.keys): return try sequence.fields().fields[0].table().keys
  case .wrapping(.values): return try sequence.fields().fields[0].table().values
  default:
    let result = ArrayBox()
    // Room for all that is known to come, within reason: a large array that grows moves what it has, and nothing could
    // stop that.
    if let count = try countToCome(sequence, type, free) { result.items.reserveCapacity(min(count, maximumCount)) }
    try forEachElement(of: sequence, type: type, free: free) {
      result.items.append($0)
      return true
    }
    return result.take()
  }
}

/// How many elements a range has, or a long text at most; nil for what nothing tells of, and for short texts.
private func countToCome(_ sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> Int? {
  switch type.shape {
  case .range, .closedRange:
    guard let (start, end) = try CollectionAccess(sequence, type, free).offsets() else { return nil }
    let (count, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? .max : count
  case .string, .substring: return longCount(try sequence.string())
  case .wrapping(.scalars), .wrapping(.utf8), .wrapping(.utf16):
    return longCount(try sequence.fields().fields[0].string())
  default: return nil
  }
}

private func longCount(_ text: String) -> Int? { text.utf8.count > Piece.bytes ? text.utf8.count : nil }

/// An iterator over any sequence, of the library or of the script.
public func makeCursor(of sequence: Value, type: RuntimeType, free: Frame) throws -> ElementCursor {
  switch type.shape {
  case .array, .slice:
    let items = try sequence.array().items
    var index = 0
    return ElementCursor { _ in
      guard index < items.count else { return nil }
      defer { index += 1 }
      return items[index]
    }
  case .set, .dictionary:
    let table = try sequence.table()
    let isSet = if case .set = type.shape { true } else { false }
    var slot = table.firstSlot
    return ElementCursor { _ in
      guard slot < table.endSlot else { return nil }
      defer { slot = table.slot(after: slot) }
      return isSet ? table.key(at: slot) : Value(tuple: [table.key(at: slot), table.value(at: slot)])
    }
  case .string, .substring:
    var characters = try sequence.string().makeIterator()
    return ElementCursor { _ in characters.next().map { Value(String($0)) } }
  case .range, .closedRange:
    let bounds = try sequence.fields().fields
    let isClosed = if case .closedRange = type.shape { true } else { false }
    return countingCursor(from: bounds[0].bits, to: bounds[1].bits, isClosed: isClosed)
  case .partialFrom:
    var next = try sequence.fields().fields[0].bits
    return ElementCursor { _ in
      defer { next &+= 1 }
      return Value(next)
    }
  case .stride: return try strideCursor(sequence, type)
  case .wrapping(let wrapping): return try wrappingCursor(wrapping, sequence, type, free)
  case .lazy: return try unsafeDowncast(sequence.object(), to: SequenceBox.self).makeCursor(free)
  case .iterator: return try unsafeDowncast(sequence.object(), to: IteratorBox.self).cursor
  case .existential:
    let inner = try sequence.existential()
    return try makeCursor(of: inner.value, type: inner.type, free: free)
  default: return try scriptCursor(sequence, type, free)
  }
}

private func countingCursor(from start: Int, to end: Int, isClosed: Bool) -> ElementCursor {
  var next = start
  var isDone = !isClosed && start == end
  return ElementCursor { _ in
    if isDone { return nil }
    let item = Value(next)
    if isClosed {
      isDone = next == end
      next &+= 1
    } else {
      next &+= 1
      isDone = next == end
    }
    return item
  }
}

/// Fields: start, end, step, whether the end counts. Doubles are `start + n * step`, as Swift has it, so that
/// errors do not add up.
private func strideCursor(_ sequence: Value, _ type: RuntimeType) throws -> ElementCursor {
  let fields = try sequence.fields().fields
  let isClosed = fields[3].bool
  switch type.parts[0].shape {
  case .double, .single:
    let (start, end, step) = (fields[0].double, fields[1].double, fields[2].double)
    let isSingle = if case .single = type.parts[0].shape { true } else { false }
    var count = 0.0
    var isDone = false
    return ElementCursor { _ in
      if isDone { return nil }
      var item = start + count * step
      if isSingle { item = Double(Float(item)) }
      count += 1
      if isClosed ? (step > 0 ? item > end : item < end) : (step > 0 ? item >= end : item <= end) {
        isDone = true
        return nil
      }
      return Value(item)
    }
  default:
    let (end, step) = (fields[1].bits, fields[2].bits)
    var next: Int? = fields[0].bits
    return ElementCursor { _ in
      guard let item = next else { return nil }
      if isClosed ? (step > 0 ? item > end : item < end) : (step > 0 ? item >= end : item <= end) {
        next = nil
        return nil
      }
      let (sum, overflow) = item.addingReportingOverflow(step)
      next = overflow ? nil : sum
      return Value(item)
    }
  }
}

/// A sequence of the script: by its `makeIterator()`, as its own iterator, or by its indices.
private func scriptCursor(_ sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> ElementCursor {
  if let make = type.witness("Sequence", "makeIterator()"), let made = type.context.associatedType(type, "Iterator") {
    let iterator = try make.call1(free, sequence)
    switch made.shape {
    case .iterator, .existential, .wrapping(.indexing): return try makeCursor(of: iterator, type: made, free: free)
    default: return try iteratorCursor(iterator, made)
    }
  }
  if type.witness("IteratorProtocol", "next()") != nil { return try iteratorCursor(sequence, type) }
  return try indexCursor(sequence, type)
}

/// `next()` of a script's iterator. A structure's own copy lives in a cell; `next()` gets the address of it.
private func iteratorCursor(_ iterator: Value, _ type: RuntimeType) throws -> ElementCursor {
  guard let next = type.witness("IteratorProtocol", "next()") else { throw notASequence(type) }
  let depth = (type.context.associatedType(type, "Element") ?? type).type.optionalDepth
  let cell = Cell(iterator)
  let isObject = type.type.isClass
  return ElementCursor { free in
    let item =
      if isObject {
        try next.call1(free, cell.value)
      } else {
        try withUnsafeMutablePointer(to: &cell.value) { try next.call1(free, Value(Int(bitPattern: $0))) }
      }
    return item.isNone(depth: depth) ? nil : item
  }
}

/// The elements of a script's collection from `startIndex` to `endIndex`.
private func indexCursor(_ sequence: Value, _ type: RuntimeType) throws -> ElementCursor {
  guard let start = type.witness("Collection", "startIndex"), let end = type.witness("Collection", "endIndex"),
    let get = type.witness("Collection", "subscript(_:)"), let index = type.context.associatedType(type, "Index")
  else { throw notASequence(type) }
  let after = type.witness("Collection", "index(after:)")
  var position: Value?
  return ElementCursor { free in
    let current = try position ?? start.call1(free, sequence)
    if try index.operations.equal(current, end.call1(free, sequence)) { return nil }
    let item = try get.call2(free, sequence, current)
    position = try after?.call2(free, sequence, current) ?? Value(current.bits + 1)
    return item
  }
}

private func notASequence(_ type: RuntimeType) -> Trap {
  Trap(.broken("'\(type.operations.typeName)' has no iterator"), kind: "")
}
