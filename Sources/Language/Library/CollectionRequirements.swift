import Syntax

// What Swift's library asks of a script's collection, and of what wraps one: a requirement's own witness (`count`,
// `distance(from:to:)`, `formIndex(after:)` …), or what the default asks in its stead. Observed with collections that
// note what they are asked, in the order in which they are asked.

extension CollectionAccess {
  /// The script's own witness of a requirement.
  private func own(_ name: Name, of proto: Name = "Collection") -> FunctionObject? {
    type.isOwnCollection ? type.witness(proto, name) : nil
  }

  /// Whether indices are numbers that the library counts with: `RandomAccessCollection` does so where the script has no
  /// functions for it, and looks at the bounds each time.
  private var hasNumbers: Bool { type.countsIndices }

  // MARK: Steps

  /// `formIndex(after:)`, which need not be `index(after:)`.
  func formAfter(_ index: Value) throws -> Value {
    try type.context.checkInterrupt()
    switch type.shape {
    case .wrapping(.slice): return try base(2).formAfter(index)
    case .wrapping(.lazyMap), .wrapping(.indices): return try base().formAfter(index)
    default: return try own("formIndex(after:)")?.call2(free, value, index) ?? after(index)
    }
  }

  /// `formIndex(before:)`.
  func formBefore(_ index: Value) throws -> Value {
    try type.context.checkInterrupt()
    switch type.shape {
    case .wrapping(.slice): return try base(2).formBefore(index)
    case .wrapping(.lazyMap), .wrapping(.indices): return try base().formBefore(index)
    default:
      return try own("formIndex(before:)", of: "BidirectionalCollection")?.call2(free, value, index) ?? before(index)
    }
  }

  /// A step of a script's collection that has no function for it.
  func numberStep(_ index: Value, _ distance: Int) throws -> Value {
    let moved = Value(index.bits &+ distance)
    if hasNumbers { try check(distance > 0 ? index : moved, isEnd: false) }
    return moved
  }

  private func check(_ index: Value, isEnd: Bool) throws {
    let (start, end) = (try start(), try end())
    if index.bits < start.bits || index.bits > end.bits || !isEnd && index.bits == end.bits {
      throw Trap(.indexOutOfRange)
    }
  }

  /// What indices of a script make may lie beyond all numbers.
  func summed(_ a: Int, _ b: Int, _ sign: BinaryOperator) throws -> Int {
    let (result, overflow) = sign == .add ? a.addingReportingOverflow(b) : a.subtractingReportingOverflow(b)
    if overflow { throw Trap(.overflow) }
    return result
  }

  // MARK: Distances

  /// `distance(from:to:)`
  ///
  /// - Parameter backward: Those who ask know that there is a way back: `reversed()`.
  func distance(from start: Value, to end: Value, backward: Bool = false) throws -> Int {
    if let range = try closedRange() { return try range.distance(from: start, to: end) }
    if let places = try places() { return try places.distance(from: start, to: end) }
    if try offsets() != nil, try table() == nil { return end.bits &- start.bits }
    guard type.callsWhenStepped else {
      let indices = try allIndices()
      let from = try indices.firstIndex { try isSame($0, start) } ?? indices.count
      let to = try indices.firstIndex { try isSame($0, end) } ?? indices.count
      return to - from
    }
    switch type.shape {
    case .wrapping(.reversed): return try base().distance(from: inner(end), to: inner(start), backward: true)
    case .wrapping(.slice): return try base(2).distance(from: start, to: end)
    case .wrapping(.lazy), .wrapping(.lazyMap), .wrapping(.indices): return try base().distance(from: start, to: end)
    case .wrapping(.enumerated):
      // The end says no number.
      if try base().isSame(inner(start), base().end()) || base().isSame(inner(end), base().end()) {
        return try base().distance(from: inner(start), to: inner(end))
      }
      return try end.fields().fields[1].bits &- start.fields().fields[1].bits
    case .wrapping(.flattened): return try distanceInParts(from: start, to: end)
    case .wrapping(.lazyFilter): _ = try base().distance(from: start, to: end)
    default: break
    }
    if let own = own("distance(from:to:)") { return try own.call(free, value, start, end).bits }
    if hasNumbers {
      try check(start, isEnd: true)
      try check(end, isEnd: true)
      return try summed(end.bits, start.bits, .subtract)
    }
    // What goes back only if what is inside does, is a collection first: as such it cannot count backwards.
    let goesBack = backward || type.isOwnCollection && type.goesBack
    if case .wrapping(.lazyFilter) = type.shape { return try steps(from: start, to: end, backward: false) }
    return try steps(from: start, to: end, backward: goesBack)
  }

  /// How many steps lead from one index to another.
  private func steps(from start: Value, to end: Value, backward: Bool) throws -> Int {
    var isBack = false
    if backward {
      if try !less(start, end) {
        if try !less(end, start) { return 0 }
        isBack = true
      }
    } else if try less(end, start) {
      throw Trap(.rangeBounds)
    }
    var (index, count) = (start, 0)
    while try !isSame(index, end) {
      index = try isBack ? formBefore(index) : formAfter(index)
      count += isBack ? -1 : 1
    }
    return count
  }

  func inner(_ index: Value) throws -> Value { try index.fields().fields[0] }

  func less(_ a: Value, _ b: Value) throws -> Bool {
    try type.indexType?.operations.less(a, b) ?? (a.bits < b.bits)
  }

  /// `index(_:offsetBy:)`
  func moved(_ index: Value, by distance: Int) throws -> Value {
    guard type.callsWhenStepped else { return try movedUnasked(index, by: distance) }
    switch type.shape {
    case .wrapping(.reversed): return Value(tuple: [try base().moved(inner(index), by: summed(0, distance, .subtract))])
    case .wrapping(.slice): return try base(2).moved(index, by: distance)
    case .wrapping(.lazy), .wrapping(.lazyMap), .wrapping(.indices): return try base().moved(index, by: distance)
    case .wrapping(.enumerated):
      return Value(tuple: [try base().moved(inner(index), by: distance), try number(of: index, distance)])
    case .wrapping(.lazyFilter), .wrapping(.flattened): try looksBack(distance)
    default: break
    }
    if let own = own("index(_:offsetBy:)") { return try own.call(free, value, index, Value(distance)) }
    if hasNumbers {
      let moved = Value(try summed(index.bits, distance, .add))
      try check(moved, isEnd: true)
      return moved
    }
    var index = index
    for _ in 0..<distance.magnitude { index = try offsetStep(index, distance.signum()) }
    return index
  }

  /// `index(_:offsetBy:limitedBy:)`
  func moved(_ index: Value, by distance: Int, limit: Value) throws -> Value? {
    guard type.callsWhenStepped else { return try movedUnasked(index, by: distance, limit: limit) }
    switch type.shape {
    case .wrapping(.reversed):
      return try base().moved(inner(index), by: summed(0, distance, .subtract), limit: inner(limit)).map {
        Value(tuple: [$0])
      }
    case .wrapping(.slice): return try base(2).moved(index, by: distance, limit: limit)
    case .wrapping(.lazy), .wrapping(.lazyMap), .wrapping(.indices):
      return try base().moved(index, by: distance, limit: limit)
    case .wrapping(.enumerated):
      guard let moved = try base().moved(inner(index), by: distance, limit: inner(limit)) else { return nil }
      return Value(tuple: [moved, try number(of: index, distance)])
    case .wrapping(.lazyFilter), .wrapping(.flattened): try looksBack(distance)
    default: break
    }
    if let own = own("index(_:offsetBy:limitedBy:)") {
      let moved = try own.call(free, value, index, Value(distance), limit)
      let depth = type.indexType?.type.optionalDepth ?? 0
      return moved.isNone(depth: depth) ? nil : moved
    }
    if type.isOwnCollection, type.reachesAtOnce {
      let room = try self.distance(from: index, to: limit)
      if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
      return try moved(index, by: distance)
    }
    var index = index
    for _ in 0..<distance.magnitude {
      if try isSame(index, limit) { return nil }
      index = try offsetStep(index, distance.signum())
    }
    return index
  }

  private func offsetStep(_ index: Value, _ direction: Int) throws -> Value {
    if direction < 0, !type.goesBack {
      throw Trap(.said("Only BidirectionalCollections can be advanced by a negative amount"))
    }
    if case .wrapping(.lazyFilter) = type.shape { return try filterStep(index, direction) }
    return try direction > 0 ? formAfter(index) : formBefore(index)
  }

  /// What an index of `enumerated()` counts, so many places further; the end says no number.
  func number(of index: Value, _ distance: Int) throws -> Value {
    let fields = try index.fields().fields
    let isEnd = try distance < 0 && base().isSame(fields[0], base().end())
    return Value(try summed(isEnd ? try base().count() : fields[1].bits, distance, .add))
  }

  // MARK: How many

  /// `count` of what calls functions of the script.
  func countAsked() throws -> Int {
    switch type.shape {
    case .wrapping(.lazyMap), .wrapping(.lazy), .wrapping(.enumerated): return try base().count()
    default:
      if let own = own("count") { return try own.call1(free, value).bits }
      return try distance(from: start(), to: end())
    }
  }

  /// `underestimatedCount`, which is `count` unless the script says something else.
  func leastCount() throws -> Int {
    switch type.shape {
    case .wrapping(.lazyMap), .wrapping(.lazy): return try base().leastOfSequence()
    case .wrapping(.lazyFilter): return 0
    default:
      if let own = own("underestimatedCount", of: "Sequence") { return try own.call1(free, value).bits }
      return try count()
    }
  }

  /// The same as a sequence alone is asked: filters and numbered ones know nothing then.
  private func leastOfSequence() throws -> Int {
    switch type.shape {
    case .wrapping(.enumerated), .wrapping(.flattened), .wrapping(.lazyFilter), .wrapping(.lazyPrefixWhile),
      .wrapping(.lazyDropWhile):
      return 0
    default: return try leastCount()
    }
  }

  func isEmpty() throws -> Bool {
    switch type.shape {
    case .wrapping(.lazyMap), .wrapping(.lazy), .wrapping(.enumerated): return try base().isEmpty()
    default:
      if let own = own("isEmpty") { return try own.call1(free, value).bool }
      return try isSame(start(), end())
    }
  }

  // MARK: Parts

  /// `indices`
  func indices() throws -> Value {
    switch type.shape {
    case .wrapping(.lazy), .wrapping(.lazyMap): return try base().indices()
    case .wrapping(.slice):
      let (fields, base) = (try value.fields().fields, try base(2))
      guard let type = type.context.associatedType(type, "Indices") else { break }
      return try CollectionAccess(base.indices(), type, free).part(fields[0], fields[1])
    default: break
    }
    let (start, end) = (try start(), try end())
    if case .range? = type.context.associatedType(type, "Indices")?.shape { return .range(start.bits, end.bits) }
    return Value(tuple: [value, start, end])
  }

  /// The index so many places further; where the limit is nearer, that, which is then asked for again.
  func moved(_ index: Value, by distance: Int, upTo limit: () throws -> Value) throws -> Value {
    let border = try limit()
    guard type.callsWhenStepped else { return try advanced(index, by: distance, limit: border) }
    return try moved(index, by: distance, limit: border) ?? limit()
  }

  /// The part of a range made of two indices, which must be in order.
  func sliced(_ lower: Value, _ upper: Value) throws -> Value {
    if type.callsWhenStepped, try less(upper, lower) { throw Trap(.rangeBounds) }
    return try part(lower, upper)
  }

  /// Holds an index against the bounds, which are asked for one after the other.
  func checkBetween(_ index: Value) throws {
    if try less(index, start()) { throw Trap(.indexOutOfRange) }
    if try !less(index, end()) { throw Trap(.indexOutOfRange) }
  }

  /// Holds a part's bounds against those of the whole.
  func checkInside(_ lower: Value, _ upper: Value, _ start: Value, _ end: Value) throws {
    if try less(lower, start) { throw Trap(.indexOutOfRange) }
    if try less(end, upper) { throw Trap(.indexOutOfRange) }
  }
}

extension TypeOperations {
  /// See `CollectionAccess.hasNumbers`.
  static func countsIndices(_ type: RuntimeType) -> Bool {
    guard type.isOwnCollection, type.reachesAtOnce, case .integer? = type.indexType?.shape,
      case .range? = type.context.associatedType(type, "Indices")?.shape
    else { return false }
    return true
  }

  /// See `RuntimeType.isOwnCollection`.
  static func isOwnCollection(_ type: RuntimeType) -> Bool {
    switch type.shape {
    case .structure, .enumeration, .object, .blob, .raw, .other: type.witness("Collection", "startIndex") != nil
    default: false
    }
  }
}
