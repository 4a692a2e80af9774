import Syntax

// Ranges: their bounds are fields. `types[0]` is `Bound`.

func rangeTypes() -> [LibraryType] {
  let isCountable = "Bound: Strideable, Bound.Stride: SignedInteger"
  let shared = ["RangeExpression", "Equatable", "Hashable where Bound: Hashable", "CustomStringConvertible"]
  return [
    LibraryType(
      .struct, "Range", generics: "Bound: Comparable",
      conforms: shared + ["RandomAccessCollection where \(isCountable)"], "From a bound up to, not including, another."
    ) { boundedRows("Range") + partsOfRange("Range") },
    LibraryType(
      .struct, "ClosedRange", generics: "Bound: Comparable",
      conforms: shared + ["RandomAccessCollection where \(isCountable)"], "From a bound to another, both included."
    ) { boundedRows("ClosedRange") + partsOfRange("ClosedRange") },
    LibraryType(
      .struct, "PartialRangeFrom", generics: "Bound: Comparable",
      conforms: ["RangeExpression", "Sequence where \(isCountable)"], "From a bound on."
    ) {
      [
        declare("typealias Element = Bound"), boundRow("lowerBound", 0), containsRow("PartialRangeFrom"),
      ] + iteratorRows("PartialRangeFrom", "PartialRangeFrom.Iterator<Bound>", where: "Bound: Strideable")
    },
    LibraryType(
      .struct, "PartialRangeUpTo", generics: "Bound: Comparable", conforms: ["RangeExpression"], "Below a bound."
    ) { [boundRow("upperBound", 0), containsRow("PartialRangeUpTo")] },
    LibraryType(
      .struct, "PartialRangeThrough", generics: "Bound: Comparable", conforms: ["RangeExpression"],
      "Up to a bound, which is included."
    ) { [boundRow("upperBound", 0), containsRow("PartialRangeThrough")] },
    LibraryType(.struct, "UnboundedRange", "All of a collection: `list[...]`."),
    LibraryType(
      .struct, "StrideTo", generics: "Element: Strideable", conforms: ["Sequence"],
      "Steps up to, not including, an end."
    ) { iteratorRows("StrideTo", "StrideToIterator<Element>") },
    LibraryType(
      .struct, "StrideThrough", generics: "Element: Strideable", conforms: ["Sequence"],
      "Steps to an end, which may be one of them."
    ) { iteratorRows("StrideThrough", "StrideThroughIterator<Element>") },
  ]
}

private func boundRow(_ name: String, _ field: Int) -> LibraryRow {
  LibraryRow("\(name): Bound", "The bound.") { call in try call[0].fields().fields[field] }
}

private func containsRow(_ name: String) -> LibraryRow {
  LibraryRow("contains(_ element: Bound) -> Bool", "Whether a value lies in it.") { call in
    Value(try call.ownType(name).operations.rangeContains(call[0].fields().fields, call[1]))
  }
}

private func boundedRows(_ name: String) -> [LibraryRow] {
  let isClosed = name == "ClosedRange"
  return [
    declare("typealias Element = Bound"), declare("typealias Index = Bound"),
    boundRow("lowerBound", 0), boundRow("upperBound", 1), containsRow(name),
    LibraryRow("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))", "From two bounds in order.") { call in
      call[0]
    },
    LibraryRow("isEmpty: Bool", "Whether nothing lies in it.") { call in
      let bounds = try call[0].fields().fields
      return Value(try !isClosed && call.types[0].operations.equal(bounds[0], bounds[1]))
    },
    LibraryRow("overlaps(_ other: Range<Bound>) -> Bool", "Whether a value lies in both.") { call in
      try call.overlaps(isClosed, false)
    },
    LibraryRow("overlaps(_ other: ClosedRange<Bound>) -> Bool", "Whether a value lies in both.") { call in
      try call.overlaps(isClosed, true)
    },
    LibraryRow("clamped(to limits: \(name)<Bound>) -> \(name)<Bound>", "With its bounds moved into another.") { call in
      let (mine, limits, bound) = (try call[0].fields().fields, try call[1].fields().fields, call.types[0].operations)
      func clamp(_ value: Value) throws -> Value {
        if try bound.less(value, limits[0]) { return limits[0] }
        return try bound.less(limits[1], value) ? limits[1] : value
      }
      return Value(tuple: [try clamp(mine[0]), try clamp(mine[1])])
    },
    LibraryRow("description: String", "As `print` has it.") { call in try call.described(name) },
    LibraryRow("debugDescription: String", "As it is printed inside other values.") { call in
      Value(try call.ownType(name).operations.debugDescribe(call[0]))
    },
  ]
}

private func partsOfRange(_ name: String) -> [LibraryRow] {
  let isClosed = name == "ClosedRange"
  let condition = "Bound: Strideable, Bound.Stride: SignedInteger"
  var rows = iteratorRows(name, "IndexingIterator<\(name)<Bound>>", where: condition)
  rows += [
    LibraryRow("startIndex: Bound", "The first number.", where: condition) { call in
      try call[0].fields().fields[0]
    },
    LibraryRow("endIndex: Bound", "One past the last number.", where: condition) { call in
      Value(try call[0].fields().fields[1].bits &+ (isClosed ? 1 : 0))
    },
    LibraryRow("count: Int", "How many numbers lie in it.", where: condition) { call in
      let bounds = try call[0].fields().fields
      let (count, overflow) = bounds[1].bits.subtractingReportingOverflow(bounds[0].bits)
      if overflow || (isClosed && count == Int.max) { throw Trap(.overflow) }
      return Value(count + (isClosed ? 1 : 0))
    },
    LibraryRow("first: Bound?", "The first number, or nil.", where: condition) { call in
      let bounds = try call[0].fields().fields
      return !isClosed && bounds[0].bits == bounds[1].bits ? call.types[0].none : bounds[0]
    },
    LibraryRow("last: Bound?", "The last number, or nil.", where: condition) { call in
      let bounds = try call[0].fields().fields
      if isClosed { return bounds[1] }
      return bounds[0].bits == bounds[1].bits ? call.types[0].none : Value(bounds[1].bits - 1)
    },
    LibraryRow("indices: \(name)<Bound>", "The numbers themselves.", where: condition) { call in call[0] },
    LibraryRow("index(after i: Bound) -> Bound", "The next number.", where: condition) { call in
      Value(call[1].bits &+ 1)
    },
    LibraryRow("subscript(_ position: Bound) -> Bound", "The number itself, if it lies in it.", where: condition) {
      call in
      guard try call.ownType(name).operations.rangeContains(call[0].fields().fields, call[1]) else {
        throw Trap(.indexOutOfRange)
      }
      return call[1]
    },
    LibraryRow("min() -> Bound?", "The least number.", where: condition) { call in
      let bounds = try call[0].fields().fields
      return !isClosed && bounds[0].bits == bounds[1].bits ? call.types[0].none : bounds[0]
    },
    LibraryRow("max() -> Bound?", "The greatest number.", where: condition) { call in
      let bounds = try call[0].fields().fields
      if isClosed { return bounds[1] }
      return bounds[0].bits == bounds[1].bits ? call.types[0].none : Value(bounds[1].bits - 1)
    },
  ]
  if !isClosed { rows.append(declare("typealias SubSequence = Range<Bound>")) }
  let other = isClosed ? "Range" : "ClosedRange"
  rows.append(
    LibraryRow("init(_ other: \(other)<Bound>)", "The same numbers.", where: condition) { call in
      let bounds = try call[0].fields().fields
      if isClosed, bounds[0].bits == bounds[1].bits { throw Trap(.rangeBounds) }
      return Value(tuple: [bounds[0], Value(bounds[1].bits &+ (isClosed ? -1 : 1))])
    })
  return rows
}

extension Arguments {
  fileprivate func overlaps(_ isClosed: Bool, _ isOtherClosed: Bool) throws -> Value {
    let (a, b, bound) = (try self[0].fields().fields, try self[1].fields().fields, types[0].operations)
    func isEmpty(_ bounds: [Value], _ isClosed: Bool) throws -> Bool {
      try !isClosed && bound.equal(bounds[0], bounds[1])
    }
    func begins(_ start: Value, before bounds: [Value], _ isClosed: Bool) throws -> Bool {
      try isClosed ? !bound.less(bounds[1], start) : bound.less(start, bounds[1])
    }
    if try isEmpty(a, isClosed) || isEmpty(b, isOtherClosed) { return Value(false) }
    return Value(try begins(a[0], before: b, isOtherClosed) && begins(b[0], before: a, isClosed))
  }
}
