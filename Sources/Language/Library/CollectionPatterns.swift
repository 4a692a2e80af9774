import Syntax

// Runs of elements in collections: found, cut away, replaced. Strings have their own where theirs are quicker.

func collectionPatterns() -> [LibraryRow] {
  let alike = "Element: Equatable, C.Element == Element"
  return [
    LibraryRow(
      "contains<C: Collection>(_ other: C) -> Bool", "Whether the elements of another stand in it, side by side.",
      where: alike
    ) { call in Value(try call.runs(of: 1).first(from: 0) != nil) },
    LibraryRow(
      "firstRange<C: Collection>(of other: C) -> Range<Index>?",
      "Where the elements of another stand first, side by side, or nil.", where: alike
    ) { call in
      guard let found = try call.runs(of: 1).first(from: 0) else { return .none() }
      let index = try call.access().indexByPosition()
      return Value(tuple: [index(found.lowerBound), index(found.upperBound)])
    },
    LibraryRow(
      "ranges<C: Collection>(of other: C) -> [Range<Index>]",
      "All places where the elements of another stand, side by side.", where: alike
    ) { call in
      let found = try call.runs(of: 1).all()
      let index = try call.access().indexByPosition()
      return try call.values(found) { Value(tuple: [index($0.lowerBound), index($0.upperBound)]) }
    },
    LibraryRow(
      "split<C: Collection>(separator: C, maxSplits: Int = .max, "
        + "omittingEmptySubsequences: Bool = true) -> [SubSequence]", "The parts between the elements of another.",
      where: alike
    ) { call in
      let (runs, access) = (try call.runs(of: 1), try call.access())
      let index = try access.indexByPosition()
      let parts = try runs.between(atMost: checked(call[2].int, .negativeSplits), omitsEmpty: call[3].bool)
      return try call.values(parts) { try access.part(index($0.lowerBound), index($0.upperBound)) }
    }.disfavored(),
    LibraryRow(
      "trimmingPrefix<P: Sequence>(_ prefix: P) -> SubSequence", "Without the elements of another that it begins with.",
      where: "Element: Equatable, P.Element == Element"
    ) { call in
      let access = try call.access()
      return try access.part(call.endOfPrefix(access), access.end())
    },
    LibraryRow(
      "trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence",
      "Without the first elements that a function answers true for."
    ) { call in
      let access = try call.access()
      return try access.part(call.firstFailing(access), access.end())
    },
  ]
}

/// What arrays and slices of them can also do with runs of elements.
func arrayPatterns(_ name: String, isSlice: Bool) -> [LibraryRow] {
  let parameters = "<C: Collection, R: Collection>(_ other: C, with replacement: R, "
  let limit = "maxReplacements: Int = .max)"
  let alike = "Element: Equatable, C.Element == Element, R.Element == Element"
  return [
    LibraryRow(
      "replacing\(parameters)\(limit) -> \(name)<Element>",
      "With other elements in the place of some, wherever these stand side by side.", where: alike
    ) { call in
      let items = try call[0].items()
      return Value(array: try call.replaced(items, 0..<items.count, atMost: call[3].int))
    },
    LibraryRow(
      "replacing\(parameters)subrange: Range<Int>, \(limit) -> \(name)<Element>",
      "With other elements in the place of some, where these stand side by side in a range.", where: alike
    ) { call in
      let (items, start) = (try call[0].items(), call[0].bits)
      let bounds = try call[3].fields().fields
      let range = try inside((bounds[0].bits, bounds[1].bits), start, items.count) {
        .part(ofSlice: isSlice, isBefore: $0)
      }
      return Value(array: try call.replaced(items, range, atMost: call[4].int))
    },
    LibraryRow(
      "mutating replace\(parameters)\(limit)",
      "Puts other elements in the place of some, wherever these stand side by side.", where: alike
    ) { call in
      let items = try call.mutableSelf.pointee.items()
      let replaced = try call.replaced(items, 0..<items.count, atMost: call[3].int)
      call.mutableSelf.pointee = Value(array: replaced)
      return .void
    },
    LibraryRow(
      "mutating trimPrefix<P: Sequence>(_ prefix: P)", "Takes out the elements of another that it begins with.",
      where: "Element: Equatable, P.Element == Element"
    ) { call in
      let items = try call.mutableSelf.pointee.items()
      let prefix = try makeCursor(of: call[1], type: call.types[1], free: call.free)
      let count = try lengthOfPrefix(items, prefix, call.types[0].operations, call.free)
      // What is left of a slice begins where the slice began: Swift has elements removed here, and below a part taken.
      try call.removeStart(count ?? 0, isSlice: false)
      return .void
    },
    LibraryRow(
      // Of slices it throws whatever the function does, as it is declared in Swift.
      "mutating trimPrefix(while predicate: (Element) throws -> Bool) \(isSlice ? "throws" : "rethrows")",
      "Takes out the first elements that a function answers true for."
    ) { call in
      let predicate = try call.apply(1)
      let count = try call.mutableSelf.pointee.elements().prefix { try predicate($0).bool }.count
      try call.removeStart(count, isSlice: isSlice)
      return .void
    },
  ]
}

/// Where a run of elements stands among others.
private struct RunSearch {
  let items: ArraySlice<Value>
  let run: [Value]
  let element: TypeOperations

  func first(from start: Int) throws -> Range<Int>? {
    var start = start
    while start + run.count <= items.endIndex {
      try element.context.checkInterrupt()
      if try stands(at: start) { return start..<start + run.count }
      start += 1
    }
    return nil
  }

  private func stands(at start: Int) throws -> Bool {
    for (offset, item) in run.enumerated() where try !element.equal(items[start + offset], item) { return false }
    return true
  }

  /// All places, none over another; no elements stand everywhere.
  func all(atMost limit: Int = .max) throws -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = items.startIndex
    while found.count < limit, let next = try first(from: start) {
      try found.add(next, element.context)
      start = next.isEmpty ? next.upperBound + 1 : next.upperBound
    }
    return found
  }

  /// What lies between the places, which are that many at most.
  func between(atMost limit: Int, omitsEmpty: Bool) throws -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = items.startIndex
    for place in try all() {
      if parts.count == limit || start == items.endIndex { break }
      if start < place.lowerBound || !omitsEmpty { try parts.add(start..<place.lowerBound, element.context) }
      start = place.upperBound
    }
    if start < items.endIndex || !omitsEmpty { parts.append(start..<items.endIndex) }
    return parts
  }
}

/// How many elements of a collection a sequence consists of that it begins with; nil if it does not.
private func lengthOfPrefix(
  _ items: [Value], _ prefix: ElementCursor, _ element: TypeOperations, _ free: Frame
) throws -> Int? {
  var (prefix, count) = (prefix, 0)
  while let item = try prefix.next(free) {
    try element.context.checkInterrupt()
    guard count < items.count, try element.equal(items[count], item) else { return nil }
    count += 1
  }
  return count
}

extension Arguments {
  /// The runs that argument `index`, of the type that is the function's own first, is in `self` of a member of
  /// `Collection`.
  fileprivate func runs(of index: Int) throws -> RunSearch {
    RunSearch(
      items: try allElements(asking: .nothing)[...],
      run: try elements(of: values[index], type: types[1], free: free, asking: .nothing),
      element: try elementOperations())
  }

  /// The index behind the elements that `self` begins with, if these are all of argument 1, else the first index.
  fileprivate func endOfPrefix(_ access: CollectionAccess) throws -> Value {
    let prefix = try makeCursor(of: values[1], type: types[1], free: free)
    let count = try lengthOfPrefix(allElements(asking: .nothing), prefix, elementOperations(), free)
    return try access.advanced(access.start(), by: count ?? 0, limit: access.end())
  }

  /// The elements of an array with argument 2 in the place of argument 1.
  fileprivate func replaced(_ items: [Value], _ range: Range<Int>, atMost limit: Int) throws -> [Value] {
    let runs = RunSearch(
      items: items[range], run: try elements(of: values[1], type: types[1], free: free), element: types[0].operations)
    let replacement = try elements(of: values[2], type: types[2], free: free)
    let result = ArrayBox()
    var start = 0
    for place in try runs.all(atMost: checked(limit, .negativePrefix(of: "collection"))) {
      try result.items.add(items[start..<place.lowerBound], context)
      try result.items.add(replacement, context)
      start = place.upperBound
    }
    try result.items.add(items[start...], context)
    return result.take()
  }
}

extension CollectionAccess {
  /// What gives the index of the n-th element.
  fileprivate func indexByPosition() throws -> (Int) -> Value {
    if let start = try offsets()?.start, try table() == nil { return { Value(start + $0) } }
    let indices = try allIndices() + [end()]
    return { indices[$0] }
  }
}
