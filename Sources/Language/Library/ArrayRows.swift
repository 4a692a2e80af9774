import Syntax

// Members of `Array` and `ArraySlice`: the value's `bits` are the index of the first element, 0 for an array.

func arrayBasics(_ name: String) -> [LibraryRow] {
  let iterator = "IndexingIterator<\(name)<Element>>"
  return [
    declare("typealias Index = Int"), declare("typealias SubSequence = ArraySlice<Element>"),
    declare("typealias Indices = Range<Int>"), declare("typealias Iterator = \(iterator)"),
    LibraryRow("init()", "An empty one.") { _ in Value(array: []) },
    LibraryRow("init<S: Sequence>(_ elements: S)", "The elements of a sequence.", where: "S.Element == Element") {
      call in Value(array: try elements(of: call[0], type: call.types[1], free: call.free))
    },
    LibraryRow("init(repeating repeatedValue: Element, count: Int)", "The same element so many times.") { call in
      let count = try checked(call[1].int, .negativeArray)
      return Value(array: try call.context.repeated(call[0], count))
    },
    LibraryRow("count: Int", "How many elements there are.") { call in Value(try call[0].elements().count) },
    LibraryRow("isEmpty: Bool", "Whether there is no element.") { call in Value(try call[0].elements().isEmpty) },
    LibraryRow("capacity: Int", "How many elements fit before memory is needed.") { call in
      Value(try call[0].elements().capacity)
    },
    LibraryRow("startIndex: Int", "The index of the first element.") { call in Value(call[0].bits) },
    LibraryRow("endIndex: Int", "The index one past the last element.") { call in
      Value(call[0].bits + (try call[0].elements().count))
    },
    LibraryRow("indices: Range<Int>", "The indices of all elements.") { call in
      .range(call[0].bits, call[0].bits + (try call[0].elements().count))
    },
    LibraryRow("first: Element?", "The first element, or nil.") { call in
      try call[0].elements().first ?? call.types[0].none
    },
    LibraryRow("last: Element?", "The last element, or nil.") { call in
      try call[0].elements().last ?? call.types[0].none
    },
    LibraryRow("makeIterator() -> \(iterator)", "What gives the elements, from the first.") { call in
      Value(tuple: [call[0], Value(call[0].bits)])
    },
    LibraryRow("index(after i: Int) -> Int", "The index behind an index.") { call in Value(call[1].int &+ 1) },
  ] + describing(name)
}

func arraySlices(isSlice: Bool) -> [LibraryRow] {
  let outside: TrapReason = isSlice ? .indexOutOfBounds : .indexOutOfRange
  return [
    LibraryRow(
      "subscript(_ index: Int) -> Element", "The element at an index.",
      set: { call in
        let index = call[1].int &- call.mutableSelf.pointee.bits
        let box = try call.mutableArray()
        guard box.items.indices.contains(index) else { throw Trap(outside) }
        box.items[index] = call[2]
        return .void
      }
    ) { call in
      guard let element = try call[0].element(at: call[1].int &- call[0].bits) else { throw Trap(outside) }
      return element
    },
    LibraryRow(
      "subscript<R: RangeExpression>(_ bounds: R) -> ArraySlice<Element>", "The elements at a range of indices.",
      where: "R.Bound == Int",
      set: { call in
        let replacement = try call[2].items()
        return try call.replace(call[1], call.types[1], with: replacement) { .part(ofSlice: isSlice, isBefore: $0) }
      }
    ) { call in
      let (start, count) = (call[0].bits, try call[0].elements().count)
      let range = try offsets(call[1], call.types[1], start: start, end: start + count)
      return try call.part(try inside(range, start, count) { .part(ofSlice: isSlice, isBefore: $0) })
    },
    LibraryRow(
      "subscript(_ all: UnboundedRange) -> ArraySlice<Element>", "All elements.",
      set: { call in
        let items = try call[2].items()
        call.mutableSelf.pointee = Value(bits: call.mutableSelf.pointee.bits, ref: ArrayBox(items))
        return .void
      }
    ) { call in call[0] },
    LibraryRow("prefix(_ maxLength: Int) -> ArraySlice<Element>", "At most so many elements from the start.") { call in
      let count = try checked(call[1].int, .negativePrefix(of: "collection"))
      return try call.part(0..<min(count, call[0].elements().count))
    },
    LibraryRow(
      "prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>",
      "The elements up to the first for which a function answers false."
    ) { call in
      let predicate = try call.apply(1)
      return try call.part { try $0.prefix { try predicate($0).bool } }
    },
    LibraryRow("prefix(upTo end: Int) -> ArraySlice<Element>", "The elements before an index.") { call in
      try call.itemsPart(call[0].bits, call[1].int, isSlice)
    },
    LibraryRow("prefix(through position: Int) -> ArraySlice<Element>", "The elements up to an index.") { call in
      try call.itemsPart(call[0].bits, call[1].int &+ 1, isSlice)
    },
    LibraryRow("suffix(from start: Int) -> ArraySlice<Element>", "The elements from an index on.") { call in
      try call.itemsPart(call[1].int, call[0].bits + (try call[0].elements().count), isSlice)
    },
    LibraryRow("suffix(_ maxLength: Int) -> ArraySlice<Element>", "At most so many elements from the end.") { call in
      let limit = try checked(call[1].int, .negativeSuffix(of: "collection"))
      return try call.part { $0.suffix(limit) }
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> ArraySlice<Element>", "All but the first elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      return try call.part { $0.dropFirst(count) }
    },
    LibraryRow("dropLast(_ k: Int = 1) -> ArraySlice<Element>", "All but the last elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "collection"))
      return try call.part { $0.dropLast(count) }
    },
    LibraryRow(
      "drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>",
      "The elements from the first on for which a function answers false."
    ) { call in
      let predicate = try call.apply(1)
      return try call.part { try $0.drop { try predicate($0).bool } }
    },
    LibraryRow(
      "split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) "
        + "-> [ArraySlice<Element>]",
      "The runs of elements between those that equal the separator.", where: "Element: Equatable"
    ) { call in
      let (items, element) = (try call[0].items(), call.types[0].operations)
      let ranges = try splitRanges(items, call[2].int, call[3].bool, call.context) { try element.equal($0, call[1]) }
      return try call.values(ranges) { try call.part($0) }
    },
    LibraryRow(
      "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, "
        + "whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]",
      "The runs of elements between those for which a function answers true."
    ) { call in
      let (items, isSeparator) = (try call[0].items(), try call.apply(3))
      let ranges = try splitRanges(items, call[1].int, call[2].bool, call.context) { try isSeparator($0).bool }
      return try call.values(ranges) { try call.part($0) }
    },
  ]
}

/// A range of indices as a range of positions, if it lies inside the collection.
///
/// - Parameter reason: Why not, for one that begins before the collection does, and for any other.
func inside(
  _ range: (lower: Int, upper: Int), _ start: Int, _ count: Int, _ reason: (_ isBefore: Bool) -> TrapReason
) throws -> Range<Int> {
  guard range.lower <= range.upper else { throw Trap(.rangeBounds) }
  guard range.lower >= start, range.upper <= start + count else { throw Trap(reason(range.lower < start)) }
  return range.lower - start..<range.upper - start
}

extension Arguments {
  /// The type that a member of a generic library type is called on, from its type arguments.
  func ownType(_ name: String) throws -> RuntimeType {
    guard let nominal = context.libraryNominal(Name(name)) else {
      throw Trap(.broken("'\(name)' is not in the library"))
    }
    return context.runtimeType(.nominal(nominal, types.prefix(nominal.generics.count).map(\.type)))
  }

  fileprivate func itemsPart(_ lower: Int, _ upper: Int, _ isSlice: Bool) throws -> Value {
    let count = try self[0].elements().count
    return try part(try inside((lower, upper), self[0].bits, count) { .part(ofSlice: isSlice, isBefore: $0) })
  }

  /// The elements at a range of positions of the array or slice that a member is called on, as a slice.
  fileprivate func part(_ range: Range<Int>) throws -> Value { try self[0].slice(range, of: types[0]) }

  /// The same for those elements that `choose` takes of all.
  fileprivate func part(_ choose: (ArraySlice<Value>) throws -> ArraySlice<Value>) throws -> Value {
    let all = try self[0].elements()
    let chosen = try choose(all)
    return try part(chosen.startIndex - all.startIndex..<chosen.endIndex - all.startIndex)
  }

  /// Puts elements in the place of a range of indices.
  func replace(
    _ range: Value, _ type: RuntimeType, with items: [Value], orElse reason: (_ isBefore: Bool) -> TrapReason
  ) throws -> Value {
    let start = mutableSelf.pointee.bits
    let box = try mutableArray()
    let bounds = try offsets(range, type, start: start, end: start + box.items.count)
    let inner = try inside(bounds, start, box.items.count, reason)
    try (items.count > inner.count ? box.growing() : box).items.replace(inner, with: items, context)
    return .void
  }
}
