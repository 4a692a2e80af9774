import Syntax

/// A collection by its indices, whatever it is: of the library, of the script, or one that wraps another.
struct CollectionAccess {
  let value: Value
  let type: RuntimeType
  let free: Frame
  /// It came as an `any Collection`: so do its parts.
  private let isBoxed: Bool

  init(_ value: Value, _ type: RuntimeType, _ free: Frame) {
    var (value, type) = (value, type)
    if case .existential = type.shape { isBoxed = true } else { isBoxed = false }
    while case .existential = type.shape, let inner = value.ref as? Existential {
      (value, type) = (inner.value, inner.type)
    }
    self.value = value
    self.type = type
    self.free = free
  }

  private var context: RunContext { type.context }

  /// The collection inside one that wraps it, which is its field `index`.
  func base(_ index: Int = 0) throws -> CollectionAccess {
    CollectionAccess(try value.fields().fields[index], type.storedFields[index].type, free)
  }

  /// The places of the text that it is, or is a view of.
  func places() throws -> TextPlaces? { try TextPlaces(value, type) }

  /// The first index and the one past the last, where indices are numbers, one after the other (in dictionaries and sets
  /// with gaps).
  func offsets() throws -> (start: Int, end: Int)? {
    switch type.shape {
    case .array, .slice:
      let start = value.bits
      return (start, start + (try value.elements().count))
    case .set, .dictionary:
      let table = try value.table()
      return (table.firstSlot, table.endSlot)
    case .range:
      guard type.parts[0].isInteger else { return nil }
      let bounds = try value.fields().fields
      return (bounds[0].bits, bounds[1].bits)
    case .wrapping(let wrapping):
      switch wrapping {
      case .lazy, .lazyMap, .keys, .values: return try base().offsets()
      case .slice, .indices:
        let (fields, isSlice) = (try value.fields().fields, wrapping == .slice)
        guard try base(isSlice ? 2 : 0).offsets() != nil else { return nil }
        return isSlice ? (fields[0].bits, fields[1].bits) : (fields[1].bits, fields[2].bits)
      case .repeated: return (0, try value.fields().fields[0].bits)
      case .one, .words: return (0, 1)
      case .empty: return (0, 0)
      default: return nil
      }
    default: return nil
    }
  }

  /// The closed range that this is.
  func closedRange() throws -> ClosedRangeAccess? {
    guard case .closedRange = type.shape else { return nil }
    return try ClosedRangeAccess(value, type, free)
  }

  /// The bounds of a range of a script's values, which are its indices.
  private func bounds() throws -> [Value]? {
    guard case .range = type.shape else { return nil }
    return try value.fields().fields
  }

  /// The dictionary or set whose slots the indices are.
  func table() throws -> TableBox? {
    switch type.shape {
    case .set, .dictionary: return try value.table()
    case .wrapping(.lazy), .wrapping(.lazyMap), .wrapping(.keys), .wrapping(.values), .wrapping(.indices):
      return try base().table()
    case .wrapping(.slice): return try base(2).table()
    default: return nil
    }
  }

  func count() throws -> Int {
    if type.callsWhenStepped { return try countAsked() }
    switch type.shape {
    case .set, .dictionary: return try value.table().count
    case .wrapping(.lazy), .wrapping(.lazyMap), .wrapping(.keys), .wrapping(.values): return try base().count()
    // Of the slots between two there may be free ones.
    case .wrapping(.slice) where try table() != nil, .wrapping(.indices) where try table() != nil:
      return try allIndices().count
    case .wrapping(.reversed), .wrapping(.enumerated): return try base().count()
    case .closedRange: return try ClosedRangeAccess(value, type, free).count()
    case .string, .substring: return try value.stringBox().count(context)
    case .range:
      let bounds = try value.fields().fields
      return try BoundSteps(type, free).distance(from: bounds[0], to: bounds[1])
    default:
      if let places = try places() { return try places.count() }
      if let (start, end) = try offsets() {
        let (count, overflow) = end.subtractingReportingOverflow(start)
        if overflow { throw Trap(.overflow) }
        return count
      }
    }
    return try elements(of: value, type: type, free: free).count
  }

  func start() throws -> Value {
    if let offsets = try offsets() { return Value(offsets.start) }
    if let range = try closedRange() { return .inRange(range.lower) }
    if let places = try places() { return places.start }
    guard case .wrapping(let wrapping) = type.shape else {
      return try bounds()?[0] ?? witness("startIndex").call1(free, value)
    }
    switch wrapping {
    case .reversed: return Value(tuple: [try base().end()])
    case .enumerated: return Value(tuple: [try base().start(), Value(0)])
    case .lazyFilter: return try next(from: base().start())
    case .lazyDropWhile: return try firstThatFails()
    case .lazyPrefixWhile: return keeping(try base().start())
    case .flattened: return try firstOfParts()
    case .slice: return try value.fields().fields[0]
    case .indices: return try value.fields().fields[1]
    default: return try base().start()
    }
  }

  func end() throws -> Value {
    if let offsets = try offsets() { return Value(offsets.end) }
    if let places = try places() { return places.end }
    guard case .wrapping(let wrapping) = type.shape else {
      if case .closedRange = type.shape { return .pastEnd }
      return try bounds()?[1] ?? witness("endIndex").call1(free, value)
    }
    switch wrapping {
    case .reversed: return Value(tuple: [try base().start()])
    case .enumerated: return Value(tuple: [try base().end(), Value(0)])
    case .lazyPrefixWhile: return try keepsNone() ? start() : pastKept
    case .flattened: return try endOfParts()
    case .slice: return try value.fields().fields[1]
    case .indices: return try value.fields().fields[2]
    default: return try base().end()
    }
  }

  func after(_ index: Value) throws -> Value {
    try context.checkInterrupt()
    if let places = try places() { return try places.after(index) }
    guard case .wrapping(let wrapping) = type.shape else {
      if let range = try closedRange() { return try range.after(index) }
      if try offsets() == nil { return try step("index(after:)", index, 1) }
      guard let table = try table() else { return Value(index.bits &+ 1) }
      if index.bits >= table.endSlot { throw Trap(.invalidIndex(of: "Dictionary")) }
      return Value(table.slot(after: index.bits))
    }
    switch wrapping {
    case .reversed: return Value(tuple: [try base().before(index.fields().fields[0])])
    case .enumerated:
      let fields = try index.fields().fields
      return Value(tuple: [try base().after(fields[0]), Value(fields[1].bits + 1)])
    case .lazyFilter:
      if try base().isSame(index, base().end()) { throw Trap(.indexOutOfRange) }
      return try next(from: base().formAfter(index))
    case .slice: return try base(2).after(index)
    case .lazyPrefixWhile:
      guard try !isSame(index, end()), let inner = try keptIndex(index) else { throw Trap(.indexOutOfRange) }
      return try kept(base().after(inner))
    case .lazyDropWhile:
      if try !base().less(index, base().end()) { throw Trap(.indexOutOfRange) }
      return try base().after(index)
    case .flattened: return try afterInParts(index)
    case .lazy, .lazyMap, .indices, .keys, .values: return try base().after(index)
    default: return Value(index.bits &+ 1)
    }
  }

  func before(_ index: Value) throws -> Value {
    try context.checkInterrupt()
    if let places = try places() { return try places.before(index) }
    guard case .wrapping(let wrapping) = type.shape else {
      if let range = try closedRange() { return try range.before(index) }
      if try offsets() == nil { return try step("index(before:)", index, -1) }
      return Value(index.bits &- 1)
    }
    switch wrapping {
    case .reversed: return Value(tuple: [try base().after(index.fields().fields[0])])
    case .enumerated:
      return Value(tuple: [try base().before(inner(index)), try number(of: index, -1)])
    case .lazyFilter:
      let base = try base()
      if try base.isSame(index, base.start()) { throw Trap(.indexOutOfRange) }
      var index = index
      repeat { index = try base.formBefore(index) } while try !passes(base.element(at: index))
      return index
    case .slice: return try base(2).before(index)
    case .lazyPrefixWhile:
      guard let inner = try keptIndex(index) else { return try lastKept() }
      if try base().isSame(inner, base().start()) { throw Trap(.indexOutOfRange) }
      return keeping(try base().before(inner))
    case .lazyDropWhile:
      if try !less(start(), index) { throw Trap(.indexOutOfRange) }
      return try base().before(index)
    case .flattened: return try beforeInParts(index)
    case .lazy, .lazyMap, .indices, .keys, .values: return try base().before(index)
    default: return Value(index.bits &- 1)
    }
  }

  func element(at index: Value) throws -> Value {
    switch type.shape {
    case .array, .slice:
      guard let element = try value.element(at: index.bits &- value.bits) else { throw Trap(.indexOutOfRange) }
      return element
    case .string, .substring, .wrapping(.scalars), .wrapping(.utf8), .wrapping(.utf16):
      return try places()!.element(at: index)
    case .set, .dictionary:
      let table = try value.table()
      guard table.isSlot(index.bits) else { throw Trap(.invalidIndex(of: "Dictionary")) }
      if case .set = type.shape { return table.key(at: index.bits) }
      return Value(tuple: [table.key(at: index.bits), table.value(at: index.bits)])
    case .closedRange: return try ClosedRangeAccess(value, type, free).element(at: index)
    case .range:
      guard try type.operations.rangeContains(value.fields().fields, index) else { throw Trap(.indexOutOfRange) }
      return index
    case .wrapping(let wrapping): return try element(at: index, wrapping)
    default: return try witness("subscript(position)").call2(free, value, index)
    }
  }

  private func element(at index: Value, _ wrapping: Wrapping) throws -> Value {
    let fields = try value.fields().fields
    switch wrapping {
    case .reversed: return try base().element(at: base().before(index.fields().fields[0]))
    case .enumerated:
      let parts = try index.fields().fields
      if type.callsWhenStepped { try base().checkBetween(parts[0]) }
      return Value(tuple: [parts[1], try base().element(at: parts[0])])
    case .lazyPrefixWhile:
      guard let inner = try keptIndex(index) else { throw Trap(.indexOutOfRange) }
      return try base().element(at: inner)
    case .flattened: return try elementOfParts(index)
    case .lazy, .lazyFilter, .lazyDropWhile: return try base().element(at: index)
    case .lazyMap:
      let item = try base().element(at: index)
      return fields[1].ref == nil ? item : try fields[1].function().call1(free, item)
    case .slice:
      if let (start, end) = try offsets(), index.bits < start || index.bits >= end { throw Trap(.indexOutOfRange) }
      if try base(2).places() != nil, index.bits >> 1 < fields[0].bits >> 1 || index.bits >> 1 >= fields[1].bits >> 1 {
        throw Trap(.stringIndex)
      }
      if type.callsWhenStepped, try less(index, fields[0]) || !less(index, fields[1]) { throw Trap(.indexOutOfRange) }
      return try base(2).element(at: index)
    case .indices: return index
    case .keys, .values:
      let table = try fields[0].table()
      guard table.isSlot(index.bits) else { throw Trap(.invalidIndex(of: "Dictionary")) }
      return wrapping == .keys ? table.key(at: index.bits) : table.value(at: index.bits)
    case .repeated:
      guard index.bits >= 0, index.bits < fields[0].bits else { throw Trap(.indexOutOfRange) }
      return fields[1]
    default:
      let items = try elements(of: value, type: type, free: free)
      guard items.indices.contains(index.bits) else { throw Trap(.indexOutOfRange) }
      return items[index.bits]
    }
  }

  func isSame(_ a: Value, _ b: Value) throws -> Bool {
    // The start of a text has two faces.
    if a.ref == nil, b.ref == nil, a.bits ^ b.bits != 1 { return a.bits == b.bits }
    return try type.indexType?.operations.equal(a, b) ?? (a.bits == b.bits)
  }

  func allIndices() throws -> [Value] {
    let (indices, end) = (ArrayBox(), try end())
    var index = try start()
    while try !isSame(index, end) {
      try indices.items.add(index, type.context)
      index = try after(index)
    }
    return indices.take()
  }

  /// The part between two indices, as the type's `SubSequence` has it.
  func part(_ lower: Value, _ upper: Value) throws -> Value {
    let part = try ownPart(lower, upper)
    return isBoxed ? Value(object: Existential(context.associatedType(type, "SubSequence") ?? type, part)) : part
  }

  private func ownPart(_ lower: Value, _ upper: Value) throws -> Value {
    switch type.shape {
    case .range: return Value(tuple: [lower, upper])
    case .array, .slice:
      let count = try value.elements().count
      let isSlice = if case .slice = type.shape { true } else { false }
      let inner = try inside((lower.bits, upper.bits), value.bits, count) {
        .part(ofSlice: isSlice, isBefore: $0)
      }
      return try value.slice(inner, of: type.parts[0])
    case .string, .substring:
      let places = try TextPlaces(value, in: context)
      let (from, to) = (try places.index(lower), try places.index(upper))
      guard from <= to else { throw Trap(.rangeBounds) }
      return places.part(from, to)
    case .wrapping(.slice):
      let fields = try value.fields().fields
      if type.callsWhenStepped { try checkInside(lower, upper, fields[0], fields[1]) }
      return Value(tuple: [lower, upper, fields[2]])
    case .wrapping(.indices): return Value(tuple: [try value.fields().fields[0], lower, upper])
    case .wrapping(.flattened): return Value(tuple: [lower, upper, value])
    case .wrapping(.lazyMap), .wrapping(.lazyFilter):
      return Value(tuple: [try base().part(lower, upper), try value.fields().fields[1]])
    case .wrapping:
      if type.callsWhenStepped { try checkPart(lower, upper) }
      return Value(tuple: [lower, upper, value])
    default:
      let bounds = Value(tuple: [lower, upper])
      if let own = type.witness("Collection", "subscript(bounds)") { return try own.call2(free, value, bounds) }
      try checkPart(lower, upper)
      return Value(tuple: [lower, upper, value])
    }
  }

  private func checkPart(_ lower: Value, _ upper: Value) throws {
    let (start, end) = (try start(), try end())
    // They are a range themselves.
    if try less(end, start) { throw Trap(.rangeBounds) }
    try checkInside(lower, upper, start, end)
  }

  /// The index `distance` places further, or the limit if that lies in between.
  func advanced(_ index: Value, by distance: Int, limit: Value) throws -> Value {
    if let (start, end) = try offsets(), try table() == nil {
      let moved = index.bits.addingReportingOverflow(distance)
      return Value(
        distance >= 0
          ? (moved.overflow ? end : min(moved.partialValue, end))
          : (moved.overflow ? start : max(moved.partialValue, start))
      )
    }
    if let range = try closedRange() { return try range.moved(index, by: distance) ?? limit }
    if let places = try places() { return try places.moved(index, by: distance, limit: limit) ?? limit }
    var index = index
    for _ in 0..<distance.magnitude {
      if try isSame(index, limit) { return limit }
      index = try distance > 0 ? after(index) : before(index)
    }
    return index
  }

  /// The index so many places before the end, or the first: found from the end if there is a way back.
  func fromEnd(_ distance: Int) throws -> Value {
    if type.goesBack { return try moved(end(), by: -distance, upTo: start) }
    return try fromEndCounting(distance)
  }

  /// The same, found from the start.
  func fromEndCounting(_ distance: Int) throws -> Value {
    let skipped = max(0, try summed(count(), distance, .subtract))
    return try moved(start(), by: skipped, upTo: end)
  }

  /// By the script's function; where indices are numbers there need be none.
  private func step(_ name: Name, _ index: Value, _ distance: Int) throws -> Value {
    if case .range = type.shape { return try BoundSteps(type, free).advanced(index, by: distance) }
    let found = type.witness(distance < 0 ? "BidirectionalCollection" : "Collection", name)
    if found == nil, case .integer? = type.indexType?.shape {
      return try numberStep(index, distance)
    }
    return try existing(found, name).call2(free, value, index)
  }

  private func witness(_ name: Name) throws -> FunctionObject { try existing(type.witness("Collection", name), name) }

  private func existing(_ witness: FunctionObject?, _ name: Name) throws -> FunctionObject {
    if let witness { return witness }
    throw Trap(.broken("'\(type.operations.typeName)' has no '\(name.text)'"), kind: "")
  }
}

extension TypeOperations {
  /// How many optionals the payload of this sequence's elements is, which are optionals.
  var elementDepth: Int { max(0, (element?.type.optionalDepth ?? 1) - 1) }
}
