// The sequences that wrap others, as they are declared: fields, elements, indices, conformances.

func wrappingTypes() -> [LibraryType] {
  reorderingTypes() + partTypes() + lazyTypes() + smallTypes() + viewTypes()
}

/// A type of `Wrapping`: `stored` are its fields, `given` what holds of its parameters beyond their protocols, `index` what its indices are if it is (under `condition`) a collection, `set` what replaces an element.
func wrapping(
  _ wrapping: Wrapping, _ generics: String, _ stored: [String], element: String, index: String? = nil,
  given: String? = nil, where condition: String? = nil, conforms: [String], set: LibraryBody? = nil, _ doc: String,
  rows: @escaping () -> [LibraryRow] = { [] }
) -> LibraryType {
  LibraryType(.struct, wrapping.rawValue, generics: generics, conforms: conforms, doc) {
    var all = stored.map { declare("stored \($0)", where: given) }
    if generics.split(separator: ",").allSatisfy({ $0.split(separator: ":")[0].filter { $0 != " " } != "Element" }) {
      all.append(declare("typealias Element = \(element)", where: given))
    }
    all += iteratorRows(wrapping.rawValue, iteratorType(wrapping, generics), where: given)
    if let index { all += indexRows(wrapping, element, index, condition, set) }
    return all + rows()
  }
}

/// `Zip2Sequence.Iterator<Sequence1, Sequence2>`; several have no iterator type of their own.
private func iteratorType(_ wrapping: Wrapping, _ generics: String) -> String {
  let names = generics.split(separator: ",").map { $0.split(separator: ":")[0].filter { $0 != " " } }
  let list = names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  switch wrapping {
  case .slice, .indices, .repeated, .words, .utf8: return "IndexingIterator<\(wrapping.rawValue)\(list)>"
  case .lazy, .dropFirst: return "Base.Iterator"
  case .closureBased: return "Base"
  case .unfold: return wrapping.rawValue + list
  default: return wrapping.rawValue + ".Iterator" + list
  }
}

/// The collection protocols that a type conforms to as far as what it wraps does.
func following(_ base: String, _ highest: String = "RandomAccess") -> [String] {
  var result = ["Sequence", "Collection where \(base): Collection"]
  for kind in ["Bidirectional", "RandomAccess"] where kind == "Bidirectional" || kind == highest {
    result.append("\(kind)Collection where \(base): \(kind)Collection")
  }
  return result
}

private func indexRows(
  _ wrapping: Wrapping, _ element: String, _ index: String, _ condition: String?, _ set: LibraryBody?
) -> [LibraryRow] {
  func access(_ call: Arguments) throws -> CollectionAccess {
    CollectionAccess(call[0], try call.ownType(wrapping.rawValue), call.free)
  }
  return [
    declare("typealias Index = \(index)", where: condition),
    LibraryRow("startIndex: \(index)", "The index of the first element.", where: condition) { call in
      try access(call).start()
    },
    LibraryRow("endIndex: \(index)", "The index one past the last element.", where: condition) { call in
      try access(call).end()
    },
    LibraryRow("subscript(_ position: \(index)) -> \(element)", "The element at an index.", where: condition, set: set)
    {
      call in
      try access(call).element(at: call[1])
    },
    LibraryRow("index(after i: \(index)) -> \(index)", "The index behind an index.", where: condition) { call in
      try access(call).after(call[1])
    },
  ]
}

private func reorderingTypes() -> [LibraryType] {
  [
    wrapping(
      .reversed, "Base: BidirectionalCollection", ["_base: Base"], element: "Base.Element",
      index: "ReversedCollection.Index<Base>",
      conforms: [
        "LazySequenceProtocol where Base: LazySequenceProtocol",
        "BidirectionalCollection", "RandomAccessCollection where Base: RandomAccessCollection",
      ], "The elements of a collection from last to first."
    ) {
      [
        declare("typealias Elements = ReversedCollection<Base>"),
        LibraryRow("reversed() -> Base", "The collection itself.") { call in try call[0].fields().fields[0] },
      ]
    },
    LibraryType(
      .struct, "ReversedCollection.Index", generics: "Base: BidirectionalCollection",
      conforms: ["Comparable", "Hashable where Base.Index: Hashable"],
      "Where an element of a reversed collection stands."
    ) {
      [
        declare("stored base: Base.Index"),
        LibraryRow("init(_ base: Base.Index)", "The place before an index of the collection itself.") { call in
          Value(tuple: [call[0]])
        },
        LibraryRow("base: Base.Index", "The index of the collection itself that stands behind it.") { call in
          try call[0].fields().fields[0]
        },
      ]
    },
    wrapping(
      .enumerated, "Base: Sequence", ["_base: Base"], element: "(offset: Int, element: Base.Element)",
      index: "EnumeratedSequence.Index<Base>", where: "Base: Collection",
      conforms: [
        "Sequence", "Collection where Base: Collection",
        "BidirectionalCollection where Base: RandomAccessCollection",
        "RandomAccessCollection where Base: RandomAccessCollection",
      ],
      "Pairs of a number, counting from 0, and an element."),
    LibraryType(
      .struct, "EnumeratedSequence.Index", generics: "Base: Collection", conforms: ["Comparable"],
      "Where a numbered element stands."
    ) { [declare("stored base: Base.Index"), declare("stored _offset: Int")] },
    wrapping(
      .zipped, "Sequence1: Sequence, Sequence2: Sequence", ["_sequence1: Sequence1", "_sequence2: Sequence2"],
      element: "(Sequence1.Element, Sequence2.Element)", conforms: ["Sequence"],
      "Pairs of the elements of two sequences."),
    wrapping(
      .flattened, "Base: Sequence", ["_base: Base"], element: "Base.Element.Element",
      index: "FlattenSequence.Index<Base>", given: "Base.Element: Sequence",
      where: "Base: Collection, Base.Element: Collection",
      conforms: [
        "LazySequenceProtocol where Base: LazySequenceProtocol",
        "Sequence", "Collection where Base: Collection, Base.Element: Collection",
        "BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection",
      ], "The elements of all sequences, one after the other."
    ) { [declare("typealias Elements = FlattenSequence<Base>")] },
    LibraryType(
      .struct, "FlattenSequence.Index", generics: "Base: Collection",
      conforms: [
        "Comparable", "Hashable where Base.Index: Hashable, Base.Element: Collection, Base.Element.Index: Hashable",
      ],
      "Where an element of an element stands."
    ) {
      [
        declare("stored _outer: Base.Index"),
        declare("stored _inner: Base.Element.Index?", where: "Base.Element: Collection"),
      ]
    },
    wrapping(
      .joined, "Base: Sequence", ["_base: Base", "_separator: ContiguousArray<Base.Element.Element>"],
      element: "Base.Element.Element", given: "Base.Element: Sequence", conforms: ["Sequence"],
      "The elements of all sequences with others between."),
  ]
}

private func partTypes() -> [LibraryType] {
  [
    wrapping(
      .slice, "Base: Collection", ["_startIndex: Base.Index", "_endIndex: Base.Index", "_base: Base"],
      element: "Base.Element", index: "Base.Index",
      conforms: [
        "LazySequenceProtocol where Base: LazySequenceProtocol",
        "Collection", "BidirectionalCollection where Base: BidirectionalCollection",
        "RandomAccessCollection where Base: RandomAccessCollection",
        "MutableCollection where Base: MutableCollection",
        "RangeReplaceableCollection where Base: RangeReplaceableCollection",
      ], "A part of a collection, with the collection's indices."
    ) {
      [
        LibraryRow("init(base: Base, bounds: Range<Base.Index>)", "The part of a collection at a range of its indices.")
        {
          call in
          let bounds = try call[1].fields().fields
          return Value(tuple: [bounds[0], bounds[1], call[0]])
        },
        declare("typealias SubSequence = Slice<Base>"), declare("typealias Elements = Slice<Base>"),
        declare("typealias Indices = Base.Indices"),
        LibraryRow("base: Base", "The whole collection.") { call in try call[0].fields().fields[2] },
      ] + ownPartRows("Slice", element: "Base.Element", backward: "Base: BidirectionalCollection")
    },
    wrapping(
      .prefix, "Base: Sequence", ["_base: Base", "_maxLength: Int"], element: "Base.Element", conforms: ["Sequence"],
      "At most so many elements from the start."),
    wrapping(
      .dropFirst, "Base: Sequence", ["_base: Base", "_limit: Int"], element: "Base.Element",
      conforms: ["Sequence"], "All but the first elements."),
    wrapping(
      .dropWhile, "Base: Sequence", ["_iterator: Base.Iterator", "_nextElement: Base.Element?"],
      element: "Base.Element", conforms: ["Sequence"],
      "The elements from the first on for which a function answered false."),
    wrapping(
      .indices, "Elements: Collection",
      ["_elements: Elements", "_startIndex: Elements.Index", "_endIndex: Elements.Index"], element: "Elements.Index",
      index: "Elements.Index",
      conforms: [
        "Collection", "BidirectionalCollection where Elements: BidirectionalCollection",
        "RandomAccessCollection where Elements: RandomAccessCollection",
      ], "The indices of a collection."
    ) { [declare("typealias SubSequence = DefaultIndices<Elements>")] },
  ]
}

private func smallTypes() -> [LibraryType] {
  [
    wrapping(
      .repeated, "Element", ["count: Int", "repeatedValue: Element"], element: "Element", index: "Int",
      conforms: ["RandomAccessCollection"], "The same element so many times."
    ) {
      [
        LibraryRow("count: Int", "How many times.") { call in try call[0].fields().fields[0] },
        LibraryRow("repeatedValue: Element", "The element.") { call in try call[0].fields().fields[1] },
      ]
    },
    wrapping(
      .one, "Element", ["element: Element"], element: "Element", index: "Int",
      conforms: ["RandomAccessCollection", "MutableCollection", "CustomDebugStringConvertible"],
      set: { call in
        if call[1].bits != 0 { throw Trap(.indexOutOfRange) }
        call.mutableSelf.pointee = Value(tuple: [call[2]])
        return .void
      }, "A single element as a collection."
    ) {
      [
        LibraryRow("init(_ element: Element)", "Of that element.") { call in Value(tuple: [call[0]]) },
        debugDescribing("CollectionOfOne"),
      ]
    },
    wrapping(
      .words, "", ["_value: Int"], element: "UInt", index: "Int", conforms: ["RandomAccessCollection"],
      "The bits of a whole number in words, the lowest first: of all that there are here it is one."
    ),
    wrapping(
      .empty, "Element", [], element: "Element", index: "Int",
      conforms: ["RandomAccessCollection", "MutableCollection", "Equatable"],
      set: { _ in throw Trap(.indexOutOfRange) }, "No elements."
    ) { [LibraryRow("init()", "The only one.") { _ in Value(tuple: []) }] },
    wrapping(
      .unfold, "Element, State", ["_state: State", "_next: (inout State) -> Element?", "_done: Bool"],
      element: "Element", conforms: ["IteratorProtocol", "Sequence"],
      "The elements that a function makes, each from what was before."
    ) {
      [
        LibraryRow("mutating next() -> Element?", "The next element, or nil at the end.") { call in
          let type = try call.ownType("UnfoldSequence")
          return try unfold(&call.mutableSelf.pointee, type, call.free) ?? call.types[0].none
        }
      ]
    },
  ]
}

private func viewTypes() -> [LibraryType] {
  let pair = "Key: Hashable, Value"
  let table = ["Collection", "CustomStringConvertible", "CustomDebugStringConvertible"]
  func view(_ wrapping: Wrapping, _ element: String, _ doc: String) -> LibraryType {
    viewType(wrapping, element, doc)
  }
  return [
    wrapping(
      .keys, pair, ["_variant: [Key: Value]"], element: "Key", index: "Dictionary.Index",
      conforms: table + ["Equatable"], "The keys of a dictionary."
    ) { describing("Dictionary.Keys") },
    wrapping(
      .values, pair, ["_variant: [Key: Value]"], element: "Value", index: "Dictionary.Index",
      conforms: table + ["MutableCollection"], set: setValue, "The values of a dictionary."
    ) { describing("Dictionary.Values") + valuesChanges() },
    viewType(
      .scalars, "Unicode.Scalar", also: ["RangeReplaceableCollection"], "The code points of a text.",
      rows: scalarViewChanges
    ),
    view(.utf8, "UInt8", "The bytes of a text in UTF-8."),
    view(.utf16, "UInt16", "The units of a text in UTF-16."),
  ]
}

private func viewType(
  _ kind: Wrapping, _ element: String, also: [String] = [], _ doc: String, rows: @escaping () -> [LibraryRow] = { [] }
) -> LibraryType {
  wrapping(
    kind, "", ["_text: String"], element: element, index: "String.Index",
    conforms: ["BidirectionalCollection", "CustomStringConvertible", "CustomDebugStringConvertible"] + also, doc
  ) { describing(kind.rawValue) + rows() }
}
