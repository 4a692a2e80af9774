/// The library's sequences that hold another value and give its elements in another way: `list.reversed()`,
/// `zip(a, b)`, `text.utf8`. They are structures with fields, as in Swift, and print as such; `WrappingTypes.swift` has
/// what they are declared with, `WrappingCursors.swift` how they are gone through, `CollectionAccess` their indices.
enum Wrapping: String, Sendable, CaseIterable {
  case reversed = "ReversedCollection"
  case enumerated = "EnumeratedSequence"
  case zipped = "Zip2Sequence"
  case flattened = "FlattenSequence"
  case joined = "JoinedSequence"
  case prefix = "PrefixSequence"
  case dropFirst = "DropFirstSequence"
  case dropWhile = "DropWhileSequence"
  case slice = "Slice"
  case indices = "DefaultIndices"
  case repeated = "Repeated"
  case one = "CollectionOfOne"
  case words = "Int.Words"
  case empty = "EmptyCollection"
  case unfold = "UnfoldSequence"
  case closureBased = "_ClosureBasedSequence"
  case indexing = "IndexingIterator"
  case lazy = "LazySequence"
  case lazyMap = "LazyMapSequence"
  case lazyFilter = "LazyFilterSequence"
  case lazyPrefixWhile = "LazyPrefixWhileSequence"
  case lazyDropWhile = "LazyDropWhileSequence"
  case keys = "Dictionary.Keys"
  case values = "Dictionary.Values"
  case scalars = "String.UnicodeScalarView"
  case utf8 = "String.UTF8View"
  case utf16 = "String.UTF16View"
  // Indices of such collections: what they hold is an index of the collection inside.
  case reversedIndex = "ReversedCollection.Index"
  case enumeratedIndex = "EnumeratedSequence.Index"
  /// One of a closed range's indices, in which the index of the collection inside is the element.
  case prefixWhileIndex = "LazyPrefixWhileSequence.Index"
  /// An index of the collection of parts, and one of the part; nil at the end.
  case flattenedIndex = "FlattenSequence.Index"
  // Iterators that hold what they go through: see `stepFields`.
  case enumeratedIterator = "EnumeratedSequence.Iterator"
  case reversedIterator = "ReversedCollection.Iterator"
  case zippedIterator = "Zip2Sequence.Iterator"
  case flattenedIterator = "FlattenSequence.Iterator"
  case joinedIterator = "JoinedSequence.Iterator"
  case prefixIterator = "PrefixSequence.Iterator"
  case dropWhileIterator = "DropWhileSequence.Iterator"
  case lazyMapIterator = "LazyMapSequence.Iterator"
  case lazyFilterIterator = "LazyFilterSequence.Iterator"
  case lazyPrefixWhileIterator = "LazyPrefixWhileSequence.Iterator"
  case lazyDropWhileIterator = "LazyDropWhileSequence.Iterator"
  case partialFromIterator = "PartialRangeFrom.Iterator"
  case oneIterator = "CollectionOfOne.Iterator"
  case emptyIterator = "EmptyCollection.Iterator"
  case strideToIterator = "StrideToIterator"
  case strideThroughIterator = "StrideThroughIterator"
  case keysIterator = "Dictionary.Keys.Iterator"
  case valuesIterator = "Dictionary.Values.Iterator"

  /// How values are printed.
  enum Text {
    /// As any structure.
    case fields
    /// As the elements in brackets, inside other values with a name before: `Dictionary.Keys(["a"])`.
    case items(String)
    /// As the text that is held, inside other values with a name before: `UTF8View("hé")`.
    case text(String)
    /// As the name with the one value in parentheses: `CollectionOfOne(3)`.
    case value
  }

  var text: Text {
    switch self {
    case .keys, .values: .items(rawValue)
    case .scalars: .text("StringUnicodeScalarView")
    case .utf8: .text("UTF8View")
    case .utf16: .text("StringUTF16")
    case .one: .value
    default: .fields
    }
  }
}

extension RuntimeType {
  /// The type of what a wrapping value holds first.
  var wrapped: RuntimeType { storedFields[0].type }
}
