// Iterators: what `makeIterator()` of each of the library's sequences gives, as Swift names it.

/// What a sequence of the library is gone through with: the alias and the function.
func iteratorRows(_ owner: String, _ iterator: String, where condition: String? = nil) -> [LibraryRow] {
  [
    declare("typealias Iterator = \(iterator)", where: condition),
    LibraryRow("makeIterator() -> \(iterator)", "What gives the elements, from the first.", where: condition) { call in
      try makeIterator(over: call[0], call.ownType(owner), call.free)
    },
  ]
}

/// The iterator types, which are values: structures of what they go through (`stepFields`), or cursors where nothing is
/// stored. Where several sequences share one in Swift (`IndexingIterator`, the base's own), they do so here.
func iteratorTypes() -> [LibraryType] {
  let base = "Base: Sequence"
  let parts = "Base.Element: Sequence"
  let (goneThrough, predicate) = ("_base: Base.Iterator", "_predicate: (Base.Element) -> Bool")
  let stride = [
    "_start: Element", "_end: Element", "_stride: Element.Stride", "_current: (index: Int?, value: Element)",
  ]
  let inner = ["_base: Base.Iterator", "_inner: Base.Element.Iterator?"]
  let table = "Key: Hashable, Value"
  return [
    cursorType("Set.Iterator", "Element: Hashable", element: "Element"),
    cursorType("Dictionary.Iterator", table, element: "(key: Key, value: Value)"),
    cursorType("Dictionary.Keys.Iterator", table, ["_base: Dictionary.Iterator<Key, Value>"], element: "Key"),
    cursorType("Dictionary.Values.Iterator", table, ["_base: Dictionary.Iterator<Key, Value>"], element: "Value"),
    cursorType("PartialRangeFrom.Iterator", "Bound: Strideable", ["_current: Bound"], element: "Bound"),
    cursorType("StrideToIterator", "Element: Strideable", stride, element: "Element"),
    cursorType(
      "StrideThroughIterator", "Element: Strideable", stride + ["_didReturnEnd: Bool"], element: "Element"),
    cursorType("String.Iterator", "", element: "Character"),
    cursorType("String.UnicodeScalarView.Iterator", "", element: "Unicode.Scalar"),
    cursorType("String.UTF16View.Iterator", "", element: "UInt16"),
    cursorType(
      "Zip2Sequence.Iterator", "Sequence1: Sequence, Sequence2: Sequence",
      ["_baseStream1: Sequence1.Iterator", "_baseStream2: Sequence2.Iterator", "_reachedEnd: Bool"],
      element: "(Sequence1.Element, Sequence2.Element)"),
    cursorType(
      "EnumeratedSequence.Iterator", base, [goneThrough, "_count: Int"],
      element: "(offset: Int, element: Base.Element)", isSequence: true),
    cursorType(
      "ReversedCollection.Iterator", "Base: BidirectionalCollection", ["_base: Base", "_position: Base.Index"],
      element: "Base.Element", isSequence: true),
    cursorType(
      "FlattenSequence.Iterator", base, inner, element: "Base.Element.Element", where: parts, isSequence: true),
    cursorType(
      "JoinedSequence.Iterator", base,
      inner + [
        "_separatorData: ContiguousArray<Base.Element.Element>",
        "_separator: IndexingIterator<ContiguousArray<Base.Element.Element>>?",
        "_state: JoinedSequence.Iterator._JoinIteratorState<Base>",
      ], element: "Base.Element.Element", where: parts),
    LibraryType(
      .enum, "JoinedSequence.Iterator._JoinIteratorState", generics: base, "What comes next of a joined sequence."
    ) { ["start", "generatingElements", "generatingSeparator", "end"].map { declare("case \($0)") } },
    cursorType("PrefixSequence.Iterator", base, [goneThrough, "_remaining: Int"], element: "Base.Element"),
    cursorType(
      "DropWhileSequence.Iterator", base, ["_iterator: Base.Iterator", "_nextElement: Base.Element?"],
      element: "Base.Element"),
    cursorType(
      "LazyMapSequence.Iterator", base + ", Element", [goneThrough, "_transform: (Base.Element) -> Element"],
      element: "Element", isSequence: true),
    cursorType(
      "LazyFilterSequence.Iterator", base, [goneThrough, predicate], element: "Base.Element", isSequence: true),
    cursorType(
      "LazyPrefixWhileSequence.Iterator", base, ["_predicateHasFailed: Bool", goneThrough, predicate],
      element: "Base.Element", isSequence: true),
    cursorType(
      "LazyDropWhileSequence.Iterator", base, ["_predicateHasFailed: Bool", goneThrough, predicate],
      element: "Base.Element"),
    cursorType("CollectionOfOne.Iterator", "Element", ["_elements: Element?"], element: "Element"),
    cursorType("EmptyCollection.Iterator", "Element", element: "Element", isSequence: true),
  ]
}

private func cursorType(
  _ name: String, _ generics: String, _ stored: [String] = [], element: String, where condition: String? = nil,
  isSequence: Bool = false
) -> LibraryType {
  LibraryType(
    .struct, name, generics: generics, conforms: isSequence ? ["IteratorProtocol", "Sequence"] : ["IteratorProtocol"],
    "Gives one element after the other."
  ) {
    let alias = element == "Element" ? [] : [declare("typealias Element = \(element)", where: condition)]
    return stored.map { declare("stored \($0)", where: condition) } + alias + [
      LibraryRow("mutating next() -> (\(element))?", "The next element, or nil at the end.", where: condition) { call in
        let type = try call.ownType(name)
        return try step(&call.mutableSelf.pointee, type, call.free) ?? type.operations.element?.none ?? .none()
      }
    ]
  }
}

/// An iterator over a sequence, as a value of its type's `Iterator`.
func makeIterator(over sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> Value {
  if let make = type.witness("Sequence", "makeIterator()") { return try make.call1(free, sequence) }
  guard let made = type.context.associatedType(type, "Iterator"), made !== type else { return sequence }
  switch type.shape {
  // That of the sequence inside.
  case .wrapping(.lazy): return try makeIterator(over: sequence.fields().fields[0], type.wrapped, free)
  case .wrapping(.dropFirst):
    let fields = try sequence.fields().fields
    var inner = try makeIterator(over: fields[0], type.wrapped, free)
    for _ in 0..<fields[1].bits {
      try type.context.checkInterrupt()
      if try step(&inner, made, free) == nil { break }
    }
    return inner
  case .lazy:
    let box = try sequence.sequence()
    guard let inside = type.context.associatedType(box.type, "Iterator") else { throw notASequence(box.type) }
    let iterator = try makeIterator(over: box.value, box.type, free)
    return Value(object: IteratorBox(hiding: iterator, inside))
  case .wrapping(.closureBased): return try sequence.fields().fields[0].function().call(free)
  default: break
  }
  switch made.shape {
  case .wrapping(.indexing) where made.wrapped === type:
    return Value(tuple: [sequence, try CollectionAccess(sequence, type, free).start()])
  case .wrapping(let kind) where kind != .indexing: return Value(tuple: try kind.firstFields(of: sequence, type, free))
  default:
    let isLong = try sequence.textGoneThrough(type).map { $0.utf8.count > 15 } ?? false
    return Value(object: IteratorBox(try makeCursor(of: sequence, type: type, free: free), isOfLongText: isLong))
  }
}

extension Value {
  /// The text that an iterator of its own goes through.
  fileprivate func textGoneThrough(_ type: RuntimeType) throws -> String? {
    switch type.shape {
    case .string: try string()
    case .wrapping(.scalars), .wrapping(.utf16): try fields().fields[0].string()
    default: nil
    }
  }
}

/// The next element of any iterator, which is changed where it lies: a copy that somebody else holds stays as it is.
func step(_ place: inout Value, _ type: RuntimeType, _ free: Frame) throws -> Value? {
  switch type.shape {
  case .iterator(let isShared):
    if !isShared, !isKnownUniquelyReferenced(&place.ref) {
      place = Value(object: try place.iterator().copy())
    }
    return try place.iterator().cursor.next(free)
  case .wrapping(.indexing): return try stepIndexed(&place, type.wrapped, free)
  case .wrapping(.unfold): return try unfold(&place, type, free)
  case .wrapping(let kind): return try stepFields(kind, &place, type, free)
  case .existential:
    let inner = try place.existential()
    var value = inner.value
    defer { place = Value(object: Existential(inner.type, value)) }
    return try step(&value, inner.type, free)
  default: return try stepScript(&place, type, free)
  }
}

/// The next element of a collection gone through by its indices.
func stepIndexed(_ place: inout Value, _ type: RuntimeType, _ free: Frame) throws -> Value? {
  if !isKnownUniquelyReferenced(&place.ref) { place = Value(tuple: try place.fields().fields) }
  let box = try place.fields()
  let (elements, position) = (box.fields[0], box.fields[1])
  switch type.shape {
  case .array, .slice:
    guard let item = try elements.element(at: position.bits &- elements.bits) else { return nil }
    box.fields[1] = Value(position.bits + 1)
    return item
  default:
    let access = CollectionAccess(elements, type, free)
    if try access.isSame(position, access.end()) { return nil }
    let item = try access.element(at: position)
    box.fields[1] = try access.formAfter(position)
    return item
  }
}

/// `next()` of a script's iterator, which a structure is handed by its address.
private func stepScript(_ place: inout Value, _ type: RuntimeType, _ free: Frame) throws -> Value? {
  guard let next = type.witness("IteratorProtocol", "next()") else { throw notASequence(type) }
  let item =
    if type.type.isClass {
      try next.call1(free, place)
    } else {
      try withUnsafeMutablePointer(to: &place) { try next.call1(free, Value(Int(bitPattern: $0))) }
    }
  return item.isNone(depth: type.operations.element?.type.optionalDepth ?? 0) ? nil : item
}

extension Value {
  func iterator() throws -> IteratorBox { unsafeDowncast(try object(), to: IteratorBox.self) }
}
