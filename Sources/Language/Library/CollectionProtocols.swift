// The protocols of sequences and collections.

func collectionProtocols() -> [LibraryType] {
  [
    LibraryType(.protocol, "IteratorProtocol", "What gives one element after the other.") {
      [
        declare("associatedtype Element"),
        declare("require mutating next() -> Element?", "The next element, or nil at the end."),
      ]
    },
    LibraryType(.protocol, "Sequence", "What a `for` loop goes through.") {
      [
        declare("associatedtype Element"),
        declare("associatedtype Iterator: IteratorProtocol"),
        declare("require makeIterator() -> Iterator", "What gives the elements, from the first."),
      ] + sequenceTransforms() + sequenceSearches() + sequenceOrderings() + sequenceParts()
    },
    LibraryType(.protocol, "Collection", conforms: ["Sequence"], "A sequence with indices.") {
      [
        declare("associatedtype Index: Comparable"),
        declare("associatedtype Iterator: IteratorProtocol = IndexingIterator<Self>"),
        declare("associatedtype SubSequence: Collection = Slice<Self>"),
        declare("associatedtype Indices: Collection = DefaultIndices<Self>"),
        declare("require startIndex: Index", "The index of the first element."),
        declare("require endIndex: Index", "The index one past the last element."),
        declare("require subscript(_ position: Index) -> Element"),
        declare("require index(after i: Index) -> Index", "The index behind an index."),
        LibraryRow(
          "makeIterator() -> IndexingIterator<Self>", "What gives the elements, from the first.",
          where: "Self.Iterator == IndexingIterator<Self>"
        ) { call in try makeIterator(over: call[0], call.types[0], call.free) },
      ] + collectionMembers() + collectionIndexing() + collectionParts()
    },
    LibraryType(.protocol, "BidirectionalCollection", conforms: ["Collection"], "A collection to go back in.") {
      [
        LibraryRow("reversed() -> ReversedCollection<Self>", "The elements from last to first.") { call in
          Value(tuple: [call[0]])
        }
      ]
    },
    LibraryType(
      .protocol, "RandomAccessCollection", conforms: ["BidirectionalCollection"],
      "A collection in which every element is reached at once."),
    LibraryType(
      .protocol, "MutableCollection", conforms: ["Collection"], "A collection whose elements can be replaced."),
    LibraryType(
      .protocol, "RangeReplaceableCollection", conforms: ["Collection"],
      "A collection that elements can be added to and taken from."
    ) {
      [
        declare("require init()", "An empty one."),
        declare("require mutating append(_ newElement: Element)", "Adds an element at the end."),
      ]
    },
    LibraryType(
      .protocol, "StringProtocol", conforms: ["BidirectionalCollection", "Hashable", "Comparable"],
      "A string or a part of one."
    ) {
      [declare("typealias Element = Character"), declare("typealias Index = String.Index")] + stringMembers()
        + stringParts()
    },
    LibraryType(.protocol, "RangeExpression", "What names a range of indices: `2..<4`, `1...`.") {
      [declare("associatedtype Bound: Comparable")]
    },
    LibraryType(
      .protocol, "SetAlgebra", conforms: ["Equatable", "ExpressibleByArrayLiteral"], "What behaves as a set does."
    ) { setAlgebraRows() },
    LibraryType(.protocol, "OptionSet", conforms: ["SetAlgebra", "RawRepresentable"], "A set of options as bits.") {
      optionSetRows()
    },
  ]
}
