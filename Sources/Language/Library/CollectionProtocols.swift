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
        declare("require subscript(_ bounds: Range<Index>) -> SubSequence"),
        declare("require index(after i: Index) -> Index", "The index behind an index."),
        declare("require formIndex(after i: inout Index)", "Moves an index on by one."),
        declare("require count: Int", "How many elements there are."),
        declare("require isEmpty: Bool", "Whether there is no element."),
        declare(
          "require distance(from start: Index, to end: Index) -> Int", "How many places lie between two indices."),
        declare("require index(_ i: Index, offsetBy distance: Int) -> Index", "The index so many places further."),
        declare(
          "require index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
          "The index so many places further, or nil if a limit is in between."),
        LibraryRow(
          "makeIterator() -> IndexingIterator<Self>", "What gives the elements, from the first.",
          where: "Self.Iterator == IndexingIterator<Self>"
        ) { call in try makeIterator(over: call[0], call.types[0], call.free) },
      ] + collectionMembers() + collectionIndexing() + collectionParts() + collectionPatterns()
    },
    LibraryType(.protocol, "BidirectionalCollection", conforms: ["Collection"], "A collection to go back in.") {
      [
        declare("require index(before i: Index) -> Index", "The index before an index."),
        declare("require formIndex(before i: inout Index)", "Moves an index back by one."),
        LibraryRow("reversed() -> ReversedCollection<Self>", "The elements from last to first.") { call in
          Value(tuple: [call[0]])
        },
      ] + backwardMembers() + backwardParts()
    },
    LibraryType(
      .protocol, "RandomAccessCollection", conforms: ["BidirectionalCollection"],
      "A collection in which every element is reached at once."),
    LibraryType(
      .protocol, "MutableCollection", conforms: ["Collection"], "A collection whose elements can be replaced."
    ) {
      [
        LibraryRow("require subscript(_ position: Index) -> Element", "An element.", set: { _ in .void }) { _ in .void
        },
        LibraryRow(
          "require subscript(_ bounds: Range<Index>) -> SubSequence", "The elements at a range of indices.",
          set: { _ in .void }
        ) { _ in .void },
        declare("require mutating swapAt(_ i: Index, _ j: Index)", "Exchanges two elements."),
        declare(
          "require mutating partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index",
          "Moves the elements for which a function answers true behind the others; gives where they begin."),
      ]
    },
    LibraryType(
      .protocol, "RangeReplaceableCollection", conforms: ["Collection"],
      "A collection that elements can be added to and taken from."
    ) {
      [
        declare("require init()", "An empty one."),
        declare(
          "require mutating replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)",
          "Puts elements in the place of those at a range of indices.", where: "C.Element == Element"),
        declare("require mutating append(_ newElement: Element)", "Adds an element at the end."),
        declare(
          "require mutating append<S: Sequence>(contentsOf newElements: S)",
          "Adds the elements of a sequence at the end.", where: "S.Element == Element"),
        declare("require mutating insert(_ newElement: Element, at i: Index)", "Puts an element before an index."),
        declare(
          "require mutating insert<C: Collection>(contentsOf newElements: C, at i: Index)",
          "Puts the elements of a collection before an index.", where: "C.Element == Element"),
        declare(
          "require @discardableResult mutating remove(at position: Index) -> Element",
          "Takes the element at an index out."),
        declare(
          "require mutating removeSubrange(_ bounds: Range<Index>)", "Takes out the elements at a range of indices."),
        declare(
          "require mutating removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all elements out."),
        declare("require mutating reserveCapacity(_ n: Int)", "Makes room for so many elements."),
      ]
    },
    LibraryType(
      .protocol, "StringProtocol",
      conforms: [
        "BidirectionalCollection", "Hashable", "Comparable", "LosslessStringConvertible",
        "ExpressibleByStringInterpolation", "TextOutputStream", "TextOutputStreamable",
      ],
      "A string or a part of one."
    ) {
      [
        declare("typealias Element = Character"), declare("typealias Index = String.Index"),
        declare("associatedtype SubSequence: StringProtocol = Substring"),
      ] + textComparisons() + (stringMembers() + stringParts()).map { $0.replacing("Substring", with: "SubSequence") }
    },
    LibraryType(.protocol, "RangeExpression", "What names a range of indices: `2..<4`, `1...`.") {
      [
        declare("associatedtype Bound: Comparable"),
        declare("require contains(_ element: Bound) -> Bool", "Whether a value lies in it."),
        LibraryRow("static ~= (pattern: Self, value: Bound) -> Bool", "Whether a value lies in it.") { call in
          let (range, value) = (call[call.count - 2], call[call.count - 1])
          // A script's own says it itself.
          if let contains = call.types[0].witness("RangeExpression", "contains(_:)") {
            return try contains.call2(call.free, range, value)
          }
          return Value(try call.types[0].operations.rangeContains(range.fields().fields, value))
        },
        LibraryRow(
          "relative<C: Collection>(to collection: C) -> Range<Bound>",
          "The range of indices that it is in a collection.",
          where: "C.Index == Bound"
        ) { call in
          let access = CollectionAccess(call[1], call.types[1], call.free)
          let bounds = try access.bounds(call[0], call.types[0])
          return Value(tuple: [bounds.lower, bounds.upper])
        },
      ]
    },
    LibraryType(
      .protocol, "SetAlgebra", conforms: ["Equatable", "ExpressibleByArrayLiteral"], "What behaves as a set does."
    ) { setAlgebraRows() },
    LibraryType(.protocol, "OptionSet", conforms: ["SetAlgebra", "RawRepresentable"], "A set of options as bits.") {
      optionSetRows()
    },
  ]
}

/// Texts of two types: a string and a part of one.
private func textComparisons() -> [LibraryRow] {
  let tests: [(String, (String, String) -> Bool)] = [
    ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }),
    (">=", { $0 >= $1 }),
  ]
  return tests.map { name, test in
    LibraryRow("static \(name) <R: StringProtocol>(lhs: Self, rhs: R) -> Bool", "Compares their texts.") { call in
      Value(test(try call[call.count - 2].string(), try call[call.count - 1].string()))
    }
  }
}
