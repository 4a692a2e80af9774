// The collections: `Array`, `ArraySlice`, `Dictionary`, `Set`, and what `lazy` and iterators are.

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
          return Value(object: SequenceBox { try makeCursor(of: base, type: type, free: $0) })
        },
        LibraryRow(
          "init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)", "What an iterator gives.",
          where: "I.Element == Element"
        ) { call in
          let (make, type) = (try call.function(0), call.types[1])
          return Value(object: SequenceBox { try makeCursor(of: try make.call($0), type: type, free: $0) })
        },
        makeAnyIterator("AnySequence"),
      ]
    },
    LibraryType(
      .struct, "UnfoldSequence", generics: "Element", conforms: ["Sequence"],
      "The elements that `sequence(first:next:)` gives."
    ) { [declare("typealias Iterator = AnyIterator<Element>"), makeAnyIterator("UnfoldSequence")] },
    LibraryType(
      .struct, "LazySequence", generics: "Element", conforms: ["Sequence"], "Elements made only when asked for."
    ) { lazyRows() },
    LibraryType(
      .struct, "AnyIterator", generics: "Element", conforms: ["IteratorProtocol", "Sequence"],
      "Gives one element after the other."
    ) { anyIteratorRows() },
    LibraryType(
      .struct, "IndexingIterator", generics: "Elements: Sequence", conforms: ["IteratorProtocol", "Sequence"],
      "Goes through a collection."
    ) {
      [
        declare("typealias Element = Elements.Element"),
        declare("typealias Iterator = IndexingIterator<Elements>"),
        LibraryRow("mutating next() -> Elements.Element?", "The next element, or nil at the end.") { call in
          try call.nextOfIterator() ?? call.types[0].operations.element?.none ?? .none()
        },
        LibraryRow("makeIterator() -> IndexingIterator<Elements>") { call in call[0] },
      ]
    },
  ]
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

private func lazyRows() -> [LibraryRow] {
  [
    declare("typealias Iterator = AnyIterator<Element>"), makeAnyIterator("LazySequence"),
    LibraryRow("map<U>(_ transform: @escaping (Element) -> U) -> LazySequence<U>", "The results of a function.") {
      call in
      let transform = try call.function(1)
      return try call.lazily { item, free in try transform.call1(free, item) }
    },
    LibraryRow(
      "filter(_ isIncluded: @escaping (Element) -> Bool) -> LazySequence<Element>",
      "The elements for which a function answers true."
    ) { call in
      let isIncluded = try call.function(1)
      return try call.lazily { item, free in try isIncluded.call1(free, item).bool ? item : nil }
    },
    LibraryRow(
      "compactMap<U>(_ transform: @escaping (Element) -> U?) -> LazySequence<U>",
      "The results of a function that are not nil."
    ) { call in
      let (transform, depth) = (try call.function(1), call.types[1].type.optionalDepth)
      return try call.lazily { item, free in
        let made = try transform.call1(free, item)
        return made.isNone(depth: depth) ? nil : made
      }
    },
    LibraryRow("prefix(_ maxLength: Int) -> LazySequence<Element>", "At most so many elements from the start.") {
      call in
      let (base, type, limit) = (call[0], try call.ownType("LazySequence"), call[1].int)
      return Value(
        object: SequenceBox { free in
          let cursor = try makeCursor(of: base, type: type, free: free)
          var count = 0
          return ElementCursor { free in
            guard count < limit else { return nil }
            count += 1
            return try cursor.next(free)
          }
        })
    },
    LibraryRow(
      "prefix(while predicate: @escaping (Element) -> Bool) -> LazySequence<Element>",
      "The elements up to the first for which a function answers false."
    ) { call in
      let (base, type, predicate) = (call[0], try call.ownType("LazySequence"), try call.function(1))
      return Value(
        object: SequenceBox { free in
          let cursor = try makeCursor(of: base, type: type, free: free)
          return ElementCursor { free in
            guard let item = try cursor.next(free), try predicate.call1(free, item).bool else { return nil }
            return item
          }
        })
    },
    LibraryRow("first: Element?", "The first element, or nil.") { call in
      let cursor = try makeCursor(of: call[0], type: call.ownType("LazySequence"), free: call.free)
      return try cursor.next(call.free) ?? call.types[0].none
    },
    LibraryRow("count: Int", "How many elements there are.") { call in
      Value(try elements(of: call[0], type: call.ownType("LazySequence"), free: call.free).count)
    },
    LibraryRow("isEmpty: Bool", "Whether there is no element.") { call in
      let cursor = try makeCursor(of: call[0], type: call.ownType("LazySequence"), free: call.free)
      return Value(try cursor.next(call.free) == nil)
    },
  ]
}

extension Arguments {
  /// A lazy sequence of what `make` gives for the elements of `self`, without the nils.
  fileprivate func lazily(_ make: @escaping (Value, Frame) throws -> Value?) throws -> Value {
    let (base, type, context) = (self[0], try ownType("LazySequence"), context)
    return Value(
      object: SequenceBox { free in
        let cursor = try makeCursor(of: base, type: type, free: free)
        return ElementCursor { [unowned context] free in
          while let item = try cursor.next(free) {
            if let made = try make(item, free) { return made }
            try context.checkInterrupt()
          }
          return nil
        }
      })
  }
}
