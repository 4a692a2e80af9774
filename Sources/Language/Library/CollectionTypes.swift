// The collections: `Array`, `ArraySlice`, `Dictionary`, `Set`, and what iterators are.

func collectionTypes() -> [LibraryType] {
  let array = [
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Equatable where Element: Equatable",
    "Hashable where Element: Hashable", "Sendable where Element: Sendable",
  ]
  return [
    LibraryType(.struct, "Array", generics: "Element", conforms: array, "Elements in order, reached by number.") {
      arrayRows("Array")
    },
    LibraryType(
      .struct, "ArraySlice", generics: "Element", conforms: array, "A part of an array, with the array's indices."
    ) { arrayRows("ArraySlice", isSlice: true) + sliceChanges() },
    LibraryType(
      .struct, "ContiguousArray", generics: "Element", conforms: array, "An array whose elements lie side by side."
    ) { arrayRows("ContiguousArray") },
    LibraryType(
      .struct, "Dictionary", generics: "Key: Hashable, Value",
      conforms: [
        "Collection", "ExpressibleByDictionaryLiteral", "CustomStringConvertible", "CustomDebugStringConvertible",
        "Equatable where Value: Equatable", "Hashable where Value: Hashable",
      ], "Values found by keys; printed in the order in which the keys came."
    ) { dictionaryBasics() + dictionaryChanges() + dictionaryTransforms() },
    LibraryType(.struct, "Dictionary.Index", conforms: ["Comparable", "Hashable"], "Where an entry stands."),
    LibraryType(
      .struct, "Set", generics: "Element: Hashable",
      conforms: [
        "Collection", "SetAlgebra", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
      ], "Values of which each is in it once; printed in the order in which they came."
    ) { setBasics() + setOperations() },
    LibraryType(.struct, "Set.Index", conforms: ["Comparable", "Hashable"], "Where a member stands."),
    LibraryType(.struct, "AnySequence", generics: "Element", conforms: ["Sequence"], "Any sequence of such elements.") {
      [
        LibraryRow("init<S: Sequence>(_ base: S)", "The elements of a sequence.", where: "S.Element == Element") {
          call in
          let (base, type) = (call[0], call.types[1])
          return Value(object: SequenceBox(of: type, base) { try makeCursor(of: base, type: type, free: $0) })
        },
        LibraryRow(
          "init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)", "What an iterator gives.",
          where: "I.Element == Element"
        ) { call in
          let (make, type) = (try call.function(0), call.types[1])
          return Value(object: SequenceBox(of: nil) { try makeCursor(of: try make.call($0), type: type, free: $0) })
        },
      ] + iteratorRows("AnySequence", "AnyIterator<Element>")
    },
    LibraryType(
      .struct, "AnyIterator", generics: "Element", conforms: ["IteratorProtocol", "Sequence"],
      "Gives one element after the other."
    ) { anyIteratorRows() },
    LibraryType(
      .struct, "IndexingIterator", generics: "Elements: Collection", conforms: ["IteratorProtocol", "Sequence"],
      "Goes through a collection."
    ) {
      [
        declare("stored _elements: Elements"), declare("stored _position: Elements.Index"),
        declare("typealias Element = Elements.Element"),
        declare("typealias Iterator = IndexingIterator<Elements>"),
        LibraryRow("mutating next() -> Elements.Element?", "The next element, or nil at the end.") { call in
          let type = call.types[0]
          return try stepIndexed(&call.mutableSelf.pointee, type, call.free) ?? type.operations.element?.none ?? .none()
        },
        LibraryRow("makeIterator() -> IndexingIterator<Elements>") { call in call[0] },
      ]
    },
  ]
}

private func arrayRows(_ name: String, isSlice: Bool = false) -> [LibraryRow] {
  arrayBasics(name) + arraySlices(isSlice: isSlice) + arrayChanges(isSlice: isSlice)
    + arrayPatterns(name, isSlice: isSlice)
}

private func anyIteratorRows() -> [LibraryRow] {
  [
    declare("typealias Iterator = AnyIterator<Element>"),
    LibraryRow("init(_ body: @escaping () -> Element?)", "Gives what a function gives, until it gives nil.") { call in
      let body = try call.function(0)
      let depth = call.types[0].type.optionalDepth
      return Value(
        object: IteratorBox(
          ElementCursor { free in
            let item = try body.call(free)
            return item.isNone(depth: depth) ? nil : item
          }, base: "Swift._ClosureBasedIterator<\(call.types[0].operations.qualifiedTypeName)>"))
    },
    LibraryRow("init<I: IteratorProtocol>(_ base: I)", "Gives what an iterator gives.", where: "I.Element == Element") {
      call in
      let (base, type) = (call[0], call.types[1])
      return Value(
        object: IteratorBox(
          ElementCursor(base) { base, free in try step(&base, type, free) }, base: type.operations.qualifiedTypeName))
    },
    // Not mutating, as in Swift: what changes is shared.
    LibraryRow("next() -> Element?", "The next element, or nil at the end.") { call in
      var iterator = call[0]
      return try step(&iterator, call.ownType("AnyIterator"), call.free) ?? call.types[0].none
    },
    LibraryRow("makeIterator() -> AnyIterator<Element>") { call in call[0] },
  ]
}
