import Syntax

// Parts of collections: as `SubSequence` says, for most a `Slice`. Arrays and texts have their own. Indices are asked for
// as often as Swift asks for them: at the start of a lazy collection its function is called.

func collectionParts() -> [LibraryRow] {
  [
    LibraryRow("subscript(_ bounds: Range<Index>) -> SubSequence", "The elements at a range of indices.") { call in
      let bounds = try call[1].fields().fields
      return try call.access().checkedPart(bounds[0], bounds[1])
    },
    LibraryRow(
      "subscript<R: RangeExpression>(_ bounds: R) -> SubSequence", "The elements at a range of indices.",
      where: "R.Bound == Index"
    ) { call in
      let access = try call.access()
      let (lower, upper) = try access.bounds(call[1], call.types[1])
      return try access.checkedPart(lower, upper)
    },
    LibraryRow("subscript(_ all: UnboundedRange) -> SubSequence", "All elements.") { call in
      let access = try call.access()
      let start = try access.start()
      // The range from there on says of its bound that it is equal to itself.
      if access.type.callsWhenStepped { _ = try access.isSame(start, start) }
      return try access.sliced(start, access.end())
    },
    LibraryRow("prefix(_ maxLength: Int) -> SubSequence", "At most so many elements from the start.") { call in
      let count = try checked(call[1].int, .negativePrefix(of: "collection"))
      let access = try call.access()
      let end = try access.moved(access.start(), by: count, upTo: access.end)
      return try access.sliced(access.start(), end)
    },
    LibraryRow(
      "prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence",
      "The elements up to the first for which a function answers false."
    ) { call in
      let access = try call.access()
      let end = try call.firstFailing(access)
      return try access.sliced(access.start(), end)
    },
    LibraryRow("prefix(upTo end: Index) -> SubSequence", "The elements before an index.") { call in
      let access = try call.access()
      return try access.checkedSlice(access.start(), call[1])
    },
    LibraryRow("prefix(through position: Index) -> SubSequence", "The elements up to an index.") { call in
      let access = try call.access()
      let end = try access.after(call[1])
      return try access.checkedSlice(access.start(), end)
    },
    LibraryRow("suffix(from start: Index) -> SubSequence", "The elements from an index on.") { call in
      let access = try call.access()
      return try access.checkedSlice(call[1], access.end())
    },
    LibraryRow("suffix(_ maxLength: Int) -> SubSequence", "At most so many elements from the end.") { call in
      let limit = try checked(call[1].int, .negativeSuffix(of: "collection"))
      let access = try call.access()
      let start = try access.type.callsWhenStepped ? access.fromEndCounting(limit) : access.fromEnd(limit)
      return try access.sliced(start, access.end())
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> SubSequence", "All but the first elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let access = try call.access()
      let start = try access.moved(access.start(), by: count, upTo: access.end)
      return try access.sliced(start, access.end())
    },
    LibraryRow("dropLast(_ k: Int = 1) -> SubSequence", "All but the last elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let access = try call.access()
      let end = try access.type.callsWhenStepped ? access.fromEndCounting(count) : access.fromEnd(count)
      return try access.sliced(access.start(), end)
    },
    LibraryRow(
      "drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence",
      "The elements from the first on for which a function answers false."
    ) { call in
      let access = try call.access()
      return try access.sliced(call.firstFailing(access), access.end())
    },
    LibraryRow(
      "split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) "
        + "-> [SubSequence]", "The runs of elements between those that equal the separator.",
      where: "Element: Equatable"
    ) { call in
      let element = try call.elementOperations()
      return try call.split(call[2].int, call[3].bool) { try element.equal($0, call[1]) }
    },
    LibraryRow(
      "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, "
        + "whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]",
      "The runs of elements between those for which a function answers true."
    ) { call in
      let isSeparator = try call.apply(3)
      return try call.split(call[1].int, call[2].bool) { try isSeparator($0).bool }
    },
  ]
}

/// The same of collections that are known to go back: from the end.
func backwardParts() -> [LibraryRow] {
  [
    LibraryRow("suffix(_ maxLength: Int) -> SubSequence", "At most so many elements from the end.") { call in
      let limit = try checked(call[1].int, .negativeSuffix(of: "collection"))
      let access = try call.access()
      return try access.sliced(access.fromEnd(limit), access.end())
    },
    LibraryRow("dropLast(_ k: Int = 1) -> SubSequence", "All but the last elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let access = try call.access()
      // `dropLast()` is that of any collection (observed).
      let counts = access.type.callsWhenStepped && count == 1
      let end = try counts ? access.fromEndCounting(count) : access.fromEnd(count)
      return try access.sliced(access.start(), end)
    },
  ]
}

extension Arguments {
  /// The first index for whose element the function that is argument 1 answers false.
  func firstFailing(_ access: CollectionAccess) throws -> Value {
    let predicate = try apply(1)
    var index = try access.start()
    while try !access.isSame(index, access.end()), try predicate(access.element(at: index)).bool {
      index = try access.formAfter(index)
    }
    return index
  }

  fileprivate func split(
    _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Value) throws -> Bool
  ) throws -> Value {
    let access = try access()
    if access.type.callsWhenStepped { return Value(array: try access.split(maxSplits, omitsEmpty, isSeparator)) }
    let places = try access.allIndices() + [access.end()]
    let ranges = try splitRanges(allElements(), maxSplits, omitsEmpty, context, isSeparator)
    return try values(ranges) { try access.part(places[$0.lowerBound], places[$0.upperBound]) }
  }
}

extension CollectionAccess {
  /// The range of indices that one of the library's ranges is here.
  func bounds(_ range: Value, _ type: RuntimeType) throws -> (lower: Value, upper: Value) {
    let bounds = try boundsOfRange(range, type)
    let made: (Value, Value)
    switch type.shape {
    case .closedRange: return (bounds[0], try after(bounds[1]))
    case .partialFrom: made = (bounds[0], try end())
    case .partialUpTo: made = (try start(), bounds[0])
    case .partialThrough: made = (try start(), try after(bounds[0]))
    default: return (bounds[0], bounds[1])
    }
    if self.type.callsWhenStepped, try less(made.1, made.0) { throw Trap(.rangeBounds) }
    return made
  }

  /// See `checkedPart`: of bounds that are no range yet.
  fileprivate func checkedSlice(_ lower: Value, _ upper: Value) throws -> Value {
    if type.callsWhenStepped { return try sliced(lower, upper) }
    return try checkedPart(lower, upper)
  }

  /// The part between two indices that a script gives, which may lie outside.
  fileprivate func checkedPart(_ lower: Value, _ upper: Value) throws -> Value {
    if let (start, end) = try offsets() {
      guard lower.bits <= upper.bits else { throw Trap(.rangeBounds) }
      guard lower.bits >= start, upper.bits <= end else { throw Trap(.indexOutOfRange) }
    }
    if let range = try closedRange() {
      for index in [lower, upper] { if try index.boundInRange() != nil { _ = try range.element(at: index) } }
    }
    return try part(lower, upper)
  }
}
