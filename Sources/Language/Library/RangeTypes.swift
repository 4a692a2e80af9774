import Syntax

// Ranges: their bounds are fields. `types[0]` is `Bound`.

func rangeTypes() -> [LibraryType] {
  let isCountable = "Bound: Strideable, Bound.Stride: SignedInteger"
  let shared = [
    "RangeExpression", "Equatable", "Hashable where Bound: Hashable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ]
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
      .enum, "ClosedRange.Index", generics: "Bound: Comparable",
      conforms: ["Comparable", "Hashable where Bound: Hashable"], "Where an element of a closed range stands."),
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
    declare("typealias Element = Bound"),
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
  ] + describing(name)
}

private func partsOfRange(_ name: String) -> [LibraryRow] {
  let isClosed = name == "ClosedRange"
  let condition = "Bound: Strideable, Bound.Stride: SignedInteger"
  var rows = iteratorRows(name, "IndexingIterator<\(name)<Bound>>", where: condition)
  let index = isClosed ? "ClosedRange.Index<Bound>" : "Bound"
  func access(_ call: Arguments) throws -> CollectionAccess {
    CollectionAccess(call[0], try call.ownType(name), call.free)
  }
  func last(_ call: Arguments) throws -> Value {
    let bounds = try call[0].fields().fields
    if isClosed { return bounds[1] }
    if try call.types[0].operations.equal(bounds[0], bounds[1]) { return call.types[0].none }
    return try BoundSteps(call.ownType(name), call.free).advanced(bounds[1], by: -1)
  }
  func first(_ call: Arguments) throws -> Value {
    let bounds = try call[0].fields().fields
    return try !isClosed && call.types[0].operations.equal(bounds[0], bounds[1]) ? call.types[0].none : bounds[0]
  }
  rows += [
    declare("typealias Index = \(index)", where: condition),
    LibraryRow("startIndex: \(index)", "Where the first element stands.", where: condition) { call in
      try access(call).start()
    },
    LibraryRow("endIndex: \(index)", "One past where the last element stands.", where: condition) { call in
      try access(call).end()
    },
    LibraryRow("count: Int", "How many elements lie in it.", where: condition) { call in
      Value(try access(call).count())
    },
    LibraryRow("first: Bound?", "The first element, or nil.", where: condition, first),
    LibraryRow("last: Bound?", "The last element, or nil.", where: condition, last),
    LibraryRow("index(after i: \(index)) -> \(index)", "The index behind an index.", where: condition) { call in
      try access(call).after(call[1])
    },
    LibraryRow("subscript(_ position: \(index)) -> Bound", "The element, if it lies in it.", where: condition) { call in
      try access(call).element(at: call[1])
    },
    LibraryRow("min() -> Bound?", "The least element.", where: condition, first),
    LibraryRow("max() -> Bound?", "The greatest element.", where: condition, last),
  ]
  if !isClosed {
    rows.append(declare("typealias SubSequence = Range<Bound>"))
    rows.append(LibraryRow("indices: Range<Bound>", "The elements themselves.", where: condition) { call in call[0] })
    rows.append(declare("typealias Indices = Range<Bound>", where: condition))
    rows += ownPartRows(name, element: "Bound", where: condition, backward: condition)
  }
  let other = isClosed ? "Range" : "ClosedRange"
  rows.append(
    LibraryRow("init(_ other: \(other)<Bound>)", "The same numbers.", where: condition) { call in
      let bounds = try call[0].fields().fields
      if isClosed, try call.types[0].operations.equal(bounds[0], bounds[1]) { throw Trap(.rangeBounds) }
      let steps = BoundSteps(try call.ownType(name), call.free)
      return Value(tuple: [bounds[0], try isClosed ? steps.advanced(bounds[1], by: -1) : steps.following(bounds[1])])
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
