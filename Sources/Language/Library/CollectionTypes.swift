// The collections: `Array`, `ArraySlice`, `Dictionary`, `Set`, and what iterators are.

func collectionTypes() -> [LibraryType] {
  let array = [
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Equatable where Element: Equatable",
    "Hashable where Element: Hashable", "Sendable where Element: Sendable",
  ]
  return anyTypes() + [
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
