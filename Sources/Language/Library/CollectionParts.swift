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
      let (access, bounds) = (try call.access(), try boundsOfRange(call[1], call.types[1]))
      switch call.types[1].shape {
      case .closedRange: return try access.checkedPart(bounds[0], access.after(bounds[1]))
      case .partialFrom: return try access.checkedPart(bounds[0], access.end())
      case .partialUpTo: return try access.checkedPart(access.start(), bounds[0])
      case .partialThrough: return try access.checkedPart(access.start(), access.after(bounds[0]))
      default: return try access.checkedPart(bounds[0], bounds[1])
      }
    },
    LibraryRow("subscript(_ all: UnboundedRange) -> SubSequence", "All elements.") { call in
      let access = try call.access()
      return try access.part(access.start(), access.end())
    },
    LibraryRow("prefix(_ maxLength: Int) -> SubSequence", "At most so many elements from the start.") { call in
      let count = try checked(call[1].int, .negativePrefix(of: "collection"))
      let access = try call.access()
      let end = try access.advanced(access.start(), by: count, limit: access.end())
      return try access.part(access.start(), end)
    },
    LibraryRow(
      "prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence",
      "The elements up to the first for which a function answers false."
    ) { call in
      let access = try call.access()
      let end = try call.firstFailing(access)
      return try access.part(access.start(), end)
    },
    LibraryRow("prefix(upTo end: Index) -> SubSequence", "The elements before an index.") { call in
      let access = try call.access()
      return try access.checkedPart(access.start(), call[1])
    },
    LibraryRow("prefix(through position: Index) -> SubSequence", "The elements up to an index.") { call in
      let access = try call.access()
      return try access.checkedPart(access.start(), access.after(call[1]))
    },
    LibraryRow("suffix(from start: Index) -> SubSequence", "The elements from an index on.") { call in
      let access = try call.access()
      return try access.checkedPart(call[1], access.end())
    },
    LibraryRow("suffix(_ maxLength: Int) -> SubSequence", "At most so many elements from the end.") { call in
      let limit = try checked(call[1].int, .negativeSuffix(of: "collection"))
      let access = try call.access()
      if call.types[0].callsWhenStepped, call.goesBack {
        return try access.part(access.stepped(fromEnd: limit) ?? access.start(), access.end())
      }
      return try access.part(access.fromEnd(limit), access.end())
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> SubSequence", "All but the first elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let access = try call.access()
      return try access.part(access.advanced(access.start(), by: count, limit: access.end()), access.end())
    },
    LibraryRow("dropLast(_ k: Int = 1) -> SubSequence", "All but the last elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      let access = try call.access()
      let end: Value
      if !call.types[0].callsWhenStepped {
        end = try access.fromEnd(count)
      } else if count == 1 || !call.goesBack {
        // `dropLast()` counts even where there is a way back (observed).
        let left = try max(0, access.count() - count)
        end = try access.advanced(access.start(), by: left, limit: access.end())
      } else {
        end = try access.stepped(fromEnd: count) ?? access.start()
      }
      return try access.part(access.start(), end)
    },
    LibraryRow(
      "drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence",
      "The elements from the first on for which a function answers false."
    ) { call in
      let access = try call.access()
      return try access.part(call.firstFailing(access), access.end())
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

extension Arguments {
  /// Whether a step leads back from an element to the one before it.
  fileprivate var goesBack: Bool { context.libraryNominal("BidirectionalCollection").map(types[0].conforms) ?? false }

  /// The first index for whose element the function that is argument 1 answers false.
  func firstFailing(_ access: CollectionAccess) throws -> Value {
    let (predicate, end) = (try apply(1), try access.end())
    var index = try access.start()
    while try !access.isSame(index, end), try predicate(access.element(at: index)).bool {
      index = try access.after(index)
    }
    return index
  }

  fileprivate func split(
    _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Value) throws -> Bool
  ) throws -> Value {
    let access = try access()
    if types[0].callsWhenStepped { return Value(array: try access.split(maxSplits, omitsEmpty, isSeparator)) }
    let places = try access.allIndices() + [access.end()]
    let ranges = try splitRanges(allElements(), maxSplits, omitsEmpty, context, isSeparator)
    return try values(ranges) { try access.part(places[$0.lowerBound], places[$0.upperBound]) }
  }
}

extension CollectionAccess {
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
