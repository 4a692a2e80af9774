import Syntax

// Members that every sequence has: `types[0]` is the concrete sequence.

func sequenceTransforms() -> [LibraryRow] {
  [
    LibraryRow(
      "map<U>(_ transform: (Element) throws -> U) rethrows -> [U]", "The results of a function for every element.",
      example: "[1, 2].map { $0 * 2 }"
    ) { call in
      let transform = try call.apply(1)
      let result = ArrayBox()
      if case .array = call.types[0].shape { result.items.makeRoom(for: try call[0].items().count) }
      let access = try call.access()
      if access.type.callsWhenStepped {
        try access.elementsByIndex { try result.items.add(try transform($0), call.context) }
        return Value(object: result)
      }
      _ = try countToCome(call[0], call.types[0], call.free, asking: .least)
      try call.each {
        try result.items.add(try transform($0), call.context)
        return true
      }
      return Value(object: result)
    },
    LibraryRow(
      "compactMap<U>(_ transform: (Element) throws -> U?) rethrows -> [U]",
      "The results of a function that are not nil.", example: "[\"1\", \"x\"].compactMap { Int($0) }"
    ) { call in
      let transform = try call.apply(1)
      let depth = call.types[1].type.optionalDepth
      let result = ArrayBox()
      try call.each {
        let made = try transform($0)
        if !made.isNone(depth: depth) { try result.items.add(made, call.context) }
        return true
      }
      return Value(object: result)
    },
    LibraryRow(
      "flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]",
      "The elements of the sequences that a function gives, one after the other.",
      example: "[1, 2].flatMap { [$0, $0] }"
    ) { call in
      let transform = try call.apply(1)
      let result = ArrayBox()
      try call.each {
        let made = try elements(of: try transform($0), type: call.types[1], free: call.free, asking: .least)
        try result.items.add(made, call.context)
        return true
      }
      return Value(object: result)
    },
    LibraryRow(
      "filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]",
      "The elements for which a function answers true.", example: "[1, 2, 3].filter { $0 > 1 }"
    ) { call in Value(array: try call.filtered()) },
    LibraryRow(
      "reduce<R>(_ initialResult: R, _ nextPartialResult: (R, Element) throws -> R) rethrows -> R",
      "Combines all elements, from left to right.", example: "[1, 2, 3].reduce(0, +)"
    ) { call in
      let combine = try call.apply2(2)
      var result = call[1]
      try call.each {
        result = try combine(result, $0)
        return true
      }
      return result
    },
    LibraryRow(
      "reduce<R>(into initialResult: R, _ updateAccumulatingResult: (inout R, Element) throws -> ()) rethrows -> R",
      "Combines all elements by changing one result.", example: "\"hello\".reduce(into: 0) { n, _ in n += 1 }"
    ) { call in
      let update = try call.function(2)
      var result = call[1]
      // So that the result is held once and can be changed in place.
      call.values[1] = .void
      try call.each {
        let old = result
        result = .void
        result = try callChanging(update, old, with: $0, free: call.free).changed
        return true
      }
      return result
    },
    LibraryRow("forEach(_ body: (Element) throws -> Void) rethrows", "Calls a function with every element.") { call in
      let body = try call.apply(1)
      try call.each {
        _ = try body($0)
        return true
      }
      return .void
    },
    LibraryRow("enumerated() -> EnumeratedSequence<Self>", "Pairs of a number, counting from 0, and an element.") {
      call in Value(tuple: [call[0]])
    },
    LibraryRow(
      "reversed() -> [Element]", "The elements from last to first; of a collection a `ReversedCollection`."
    ) { call in
      Value(array: try .copy(call.allElements().reversed(), call.context))
    },
    LibraryRow("lazy: LazySequence<Self>", "The same elements, on which `map` and `filter` work when asked.") {
      call in Value(tuple: [call[0]])
    },
    declare("require underestimatedCount: Int"),
    LibraryRow("underestimatedCount: Int", "A number of elements that there are at least.") { call in
      Value(try leastCount(of: call[0], call.types[0], call.free))
    },
    LibraryRow("shuffled() -> [Element]", "The elements in a random order, the same in every session.") { call in
      let items = try call.allElements()
      return Value(array: try call.shuffled(items, using: &call.context.random))
    },
    LibraryRow(
      "shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element]",
      "The elements in the order that a generator's numbers make."
    ) { call in
      let items = try call.allElements()
      return Value(array: try call.withGenerator { try call.shuffled(items, using: &$0) })
    },
    LibraryRow("makeIterator() -> Self", "The sequence itself.", where: "Self: IteratorProtocol") { call in call[0] },
  ]
}

/// How many elements a sequence is known to have without being gone through.
private func leastCount(of sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> Int {
  switch type.shape {
  case .lazy:
    let box = try sequence.sequence()
    return try leastCount(of: box.value, box.type, free)
  case .existential:
    let inner = try sequence.existential()
    return try leastCount(of: inner.value, inner.type, free)
  case .stride: return try elements(of: sequence, type: type, free: free).count
  default: break
  }
  let isCollection = type.context.libraryNominal("Collection").map(type.conforms) ?? false
  if isCollection { return try CollectionAccess(sequence, type, free).leastCount() }
  if let own = type.witness("Sequence", "underestimatedCount") { return try own.call1(free, sequence).bits }
  func base(_ index: Int = 0) throws -> Int {
    try leastCount(of: sequence.fields().fields[index], type.storedFields[index].type, free)
  }
  switch type.shape {
  case .wrapping(.zipped): return try min(base(), base(1))
  case .wrapping(.lazy), .wrapping(.lazyMap): return try base()
  default: return 0
  }
}

extension Arguments {
  /// The elements for which the function that is argument 1 answers true.
  func filtered() throws -> [Value] {
    let isIncluded = try apply(1)
    let result = ArrayBox()
    try each {
      if try isIncluded($0).bool { try result.items.add($0, context) }
      return true
    }
    return result.take()
  }
}
