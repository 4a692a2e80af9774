// The collections: `Array`, `ArraySlice`, `Dictionary`, `Set`, and what iterators are.

func collectionTypes() -> [LibraryType] {
  let array = [
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Equatable where Element: Equatable",
    "Hashable where Element: Hashable", "Sendable where Element: Sendable",
  ]
  return [
    LibraryType(.struct, "Array", generics: "Element", conforms: array, "Elements in order, reached by number.") {
      arrayBasics("Array") + arraySlices() + arrayChanges(isSlice: false)
    },
    LibraryType(
      .struct, "ArraySlice", generics: "Element", conforms: array, "A part of an array, with the array's indices."
    ) { arrayBasics("ArraySlice") + arraySlices() + arrayChanges(isSlice: true) + sliceChanges() },
    LibraryType(
      .struct, "ContiguousArray", generics: "Element", conforms: array, "An array whose elements lie side by side."
    ) { arrayBasics("ContiguousArray") + arraySlices() + arrayChanges(isSlice: false) },
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
        declare("typealias Iterator = AnyIterator<Element>"),
        LibraryRow("init<S: Sequence>(_ base: S)", "The elements of a sequence.", where: "S.Element == Element") {
          call in
          let (base, type) = (call[0], call.types[1])
          return Value(object: SequenceBox(of: type) { try makeCursor(of: base, type: type, free: $0) })
        },
        LibraryRow(
          "init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)", "What an iterator gives.",
          where: "I.Element == Element"
        ) { call in
          let (make, type) = (try call.function(0), call.types[1])
          return Value(object: SequenceBox(of: nil) { try makeCursor(of: try make.call($0), type: type, free: $0) })
        },
        makeAnyIterator("AnySequence"),
      ]
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
          try nextIndexed(call.mutableSelf) ?? call.types[0].operations.element?.none ?? .none()
        },
        LibraryRow("makeIterator() -> IndexingIterator<Elements>") { call in call[0] },
      ]
    },
  ]
}

/// The next element of an array or slice. The iterator is a value: who has a copy goes on from there.
private func nextIndexed(_ place: UnsafeMutablePointer<Value>) throws -> Value? {
  if !isKnownUniquelyReferenced(&place.pointee.ref) { place.pointee = Value(tuple: try place.pointee.fields().fields) }
  let box = try place.pointee.fields()
  let (elements, position) = (box.fields[0], box.fields[1].bits)
  let items = try elements.array().items
  guard position &- elements.bits < items.count else { return nil }
  box.fields[1] = Value(position + 1)
  return items[position &- elements.bits]
}

func makeAnyIterator(_ name: String) -> LibraryRow {
  LibraryRow("makeIterator() -> AnyIterator<Element>", "What gives the elements, from the first.") { call in
    let cursor = try makeCursor(of: call[0], type: call.ownType(name), free: call.free)
    return Value(object: IteratorBox(cursor))
  }
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
          }))
    },
    LibraryRow("init<I: IteratorProtocol>(_ base: I)", "Gives what an iterator gives.", where: "I.Element == Element") {
      call in Value(object: IteratorBox(try makeCursor(of: call[0], type: call.types[1], free: call.free)))
    },
    LibraryRow("mutating next() -> Element?", "The next element, or nil at the end.") { call in
      try call.nextOfIterator() ?? call.types[0].none
    },
    LibraryRow("makeIterator() -> AnyIterator<Element>") { call in call[0] },
  ]
}

extension Arguments {
  fileprivate func nextOfIterator() throws -> Value? {
    try unsafeDowncast(mutableSelf.pointee.object(), to: IteratorBox.self).cursor.next(free)
  }
}
