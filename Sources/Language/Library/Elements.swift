import Syntax

/// Calls `body` with each element until it answers false. A sequence that nobody else holds lets go of what was stepped
/// over.
public func forEachElement(
  of sequence: consuming Value, type: RuntimeType, free: Frame, _ body: (Value) throws -> Bool
) throws {
  let context = type.context
  switch type.shape {
  case .array:
    for item in try sequence.items() {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  case .slice:
    for item in try sequence.elements() {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  case .wrapping(let wrapping):
    let isDone = try withoutActuallyEscaping(body) {
      try forEachWrapped(wrapping, sequence, type, free, ElementBody($0))
    }
    if isDone { return }
    var cursor = try makeCursor(of: sequence, type: type, free: free)
    sequence = .void
    while let item = try cursor.next(free) {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  default:
    var cursor = try makeCursor(of: sequence, type: type, free: free)
    sequence = .void
    while let item = try cursor.next(free) {
      try context.checkInterrupt()
      guard try body(item) else { return }
    }
  }
}

/// All elements, in order.
func elements(
  of sequence: Value, type: RuntimeType, free: Frame, asking: CountAsked = .count
) throws -> [Value] {
  switch type.shape {
  case .array, .slice: return try sequence.items()
  case .set: return try sequence.table().keys
  case .wrapping(.keys): return try sequence.fields().fields[0].table().keys
  case .wrapping(.values): return try sequence.fields().fields[0].table().values
  case .wrapping(.joined) where asking == .count: return try elementsOfParts(sequence, type, free)
  default:
    let result = ArrayBox()
    // Room for all that is known to come, within reason: a large array that grows moves what it has, and nothing could
    // stop that.
    let count = try countToCome(sequence, type, free, asking: asking)
    if let count { result.items.makeRoom(for: min(max(0, count), maximumCount)) }
    let isCounted = asking == .count && type.isCountedFirst
    if isCounted, count == 0 { return [] }
    try forEachElement(of: sequence, type: type, free: free) {
      try result.items.add($0, type.context)
      return true
    }
    if isCounted, count != result.items.count { throw Trap(.indexOutOfRange) }
    return result.take()
  }
}

/// The elements of all parts with others between, as an array is made of them: part by part.
private func elementsOfParts(_ sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> [Value] {
  guard let part = type.wrapped.operations.element else { throw notASequence(type) }
  let (fields, result) = (try sequence.fields().fields, ArrayBox())
  let separator = try fields[1].items()
  var isFirst = true
  try forEachElement(of: fields[0], type: type.wrapped, free: free) {
    if !isFirst { try result.items.add(separator, type.context) }
    isFirst = false
    try result.items.add(elements(of: $0, type: part, free: free, asking: .least), type.context)
    return true
  }
  return result.take()
}

/// What of a script's sequence is asked before it is gone through (observed): `count` by those who copy a collection
/// whole, `underestimatedCount` by those who add the elements to others, nothing by those who look for some.
enum CountAsked { case count, least, nothing }

extension RuntimeType {
  /// Whether an array that is made of it has as many elements as it says it has.
  fileprivate var isCountedFirst: Bool {
    switch shape {
    case .wrapping(.reversed), .wrapping(.indices), .wrapping(.slice): callsWhenStepped
    case .wrapping(.lazy): wrapped.isCountedFirst
    default: isOwnCollection
    }
  }

  /// Whether it is a sequence that the script declares.
  fileprivate var isOwnSequence: Bool {
    switch shape {
    case .structure, .enumeration, .object, .blob, .raw, .other: true
    default: false
    }
  }
}

/// How many elements a range has, or a long text at most; nil for what nothing tells of, and for short texts. What
/// calls functions of the script on the way may count its elements first (observed: how often they are called).
func countToCome(
  _ sequence: Value, _ type: RuntimeType, _ free: Frame, asking: CountAsked = .count
) throws -> Int? {
  switch type.shape {
  case .range where type.parts[0].isInteger, .closedRange where type.parts[0].isInteger:
    let bounds = try sequence.fields().fields
    let distance = UInt(bitPattern: bounds[1].bits &- bounds[0].bits)
    if distance >= UInt(Int.max) { return .max }
    return if case .closedRange = type.shape { Int(distance) + 1 } else { Int(distance) }
  case .string, .substring: return longCount(try sequence.string())
  case .wrapping(.scalars), .wrapping(.utf8), .wrapping(.utf16):
    return longCount(try sequence.fields().fields[0].string())
  case .wrapping(.reversed) where type.callsWhenStepped, .wrapping(.indices) where type.callsWhenStepped,
    .wrapping(.slice) where type.callsWhenStepped:
    return asking == .nothing ? nil : try CollectionAccess(sequence, type, free).count()
  case .wrapping(.lazy) where type.callsWhenStepped || type.wrapped.isOwnSequence:
    return try countToCome(sequence.fields().fields[0], type.wrapped, free, asking: asking)
  case .wrapping(.lazyMap) where type.callsWhenStepped || type.wrapped.isOwnSequence:
    if asking == .nothing { return nil }
    return try countToCome(sequence.fields().fields[0], type.wrapped, free, asking: .least)
  case .wrapping(.zipped):
    if asking == .nothing { return nil }
    let counts = try zip(sequence.fields().fields, type.storedFields).map { item, field in
      field.type.callsWhenStepped || field.type.isOwnSequence
        ? try countToCome(item, field.type, free, asking: .least) : nil
    }
    return counts.compactMap(\.self).min().map { min($0, maximumCount) } ?? nil
  case .lazy:
    let box = try sequence.sequence()
    return try countToCome(box.value, box.type, free, asking: asking)
  case .existential:
    let inner = try sequence.existential()
    return try countToCome(inner.value, inner.type, free, asking: asking)
  case .structure, .enumeration, .object, .blob, .raw, .other:
    if asking == .nothing { return nil }
    if type.isOwnCollection {
      let access = CollectionAccess(sequence, type, free)
      return try asking == .count ? access.count() : access.leastCount()
    }
    return try type.witness("Sequence", "underestimatedCount")?.call1(free, sequence).bits
  default: return nil
  }
}

private func longCount(_ text: String) -> Int? { text.utf8.count > Piece.bytes ? text.utf8.count : nil }

/// An iterator over any sequence, of the library or of the script.
public func makeCursor(of sequence: Value, type: RuntimeType, free: Frame) throws -> ElementCursor {
  switch type.shape {
  case .array, .slice:
    return listCursor(try sequence.elements())
  case .set, .dictionary:
    let table = try sequence.table()
    let isSet = if case .set = type.shape { true } else { false }
    return ElementCursor(table.firstSlot) { slot, _ in
      guard slot < table.endSlot else { return nil }
      defer { slot = table.slot(after: slot) }
      return isSet ? table.key(at: slot) : Value(tuple: [table.key(at: slot), table.value(at: slot)])
    }
  case .string, .substring:
    return ElementCursor(try sequence.string().makeIterator()) { characters, _ in
      characters.next().map { .character($0) }
    }
  case .range, .closedRange:
    guard type.parts[0].isInteger else { return try boundCursor(sequence, type, free) }
    let bounds = try sequence.fields().fields
    let isClosed = if case .closedRange = type.shape { true } else { false }
    return countingCursor(from: bounds[0].bits, to: bounds[1].bits, isClosed: isClosed)
  case .partialFrom:
    let steps = BoundSteps(type, free)
    return ElementCursor(try sequence.fields().fields[0]) { next, free in
      let item = next
      next = try steps.following(item)
      return item
    }
  case .stride:
    let fields = try sequence.fields().fields
    return StrideSteps(fields, type, isClosed: fields[3].bool).cursor
  case .wrapping(let wrapping): return try wrappingCursor(wrapping, sequence, type, free)
  case .lazy:
    let box = try sequence.sequence()
    return try makeCursor(of: box.value, type: box.type, free: free)
  case .iterator(let isShared):
    let box = try unsafeDowncast(sequence.object(), to: IteratorBox.self)
    return isShared ? ElementCursor { try box.cursor.next($0) } : box.cursor
  case .existential:
    let inner = try sequence.existential()
    let cursor = try makeCursor(of: inner.value, type: inner.type, free: free)
    // What is only known to be a sequence has elements of any type.
    guard case .existential? = type.operations.element?.shape, let element = inner.type.operations.element
    else { return cursor }
    if case .existential = element.shape { return cursor }
    return ElementCursor(cursor) { cursor, free in try cursor.next(free).map { Value(object: Existential(element, $0)) }
    }
  default: return try scriptCursor(sequence, type, free)
  }
}

private func countingCursor(from start: Int, to end: Int, isClosed: Bool) -> ElementCursor {
  ElementCursor((next: start, isDone: !isClosed && start == end)) { state, _ in
    if state.isDone { return nil }
    let item = Value(state.next)
    if isClosed { state.isDone = state.next == end }
    state.next &+= 1
    if !isClosed { state.isDone = state.next == end }
    return item
  }
}

/// A range of a script's values.
private func boundCursor(_ sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> ElementCursor {
  let access = CollectionAccess(sequence, type, free)
  let end = try access.end()
  return ElementCursor(try access.start()) { index, free in
    let access = CollectionAccess(sequence, type, free)
    if try access.isSame(index, end) { return nil }
    let item = try access.element(at: index)
    index = try access.after(index)
    return item
  }
}

/// A sequence of the script: by its `makeIterator()`, as its own iterator, or by its indices.
private func scriptCursor(_ sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> ElementCursor {
  if let make = type.witness("Sequence", "makeIterator()"), let made = type.context.associatedType(type, "Iterator") {
    return ElementCursor(try make.call1(free, sequence)) { iterator, free in try step(&iterator, made, free) }
  }
  if type.witness("IteratorProtocol", "next()") != nil {
    return ElementCursor(sequence) { iterator, free in try step(&iterator, type, free) }
  }
  return try indexCursor(sequence, type, free)
}

/// The elements of a script's collection from `startIndex` to `endIndex`.
private func indexCursor(_ sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> ElementCursor {
  guard let start = type.witness("Collection", "startIndex"), let end = type.witness("Collection", "endIndex"),
    let get = type.witness("Collection", "subscript(position)"), let index = type.indexType
  else { throw notASequence(type) }
  let after = type.witness("Collection", "formIndex(after:)") ?? type.witness("Collection", "index(after:)")
  return ElementCursor(try start.call1(free, sequence)) { position, free in
    if try index.operations.equal(position, end.call1(free, sequence)) { return nil }
    let item = try get.call2(free, sequence, position)
    position =
      try after?.call2(free, sequence, position) ?? CollectionAccess(sequence, type, free).numberStep(position, 1)
    return item
  }
}

func notASequence(_ type: RuntimeType) -> Trap {
  Trap(.broken("'\(type.operations.typeName)' has no iterator"), kind: "")
}
