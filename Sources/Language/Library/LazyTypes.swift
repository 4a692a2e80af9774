// `lazy`: sequences whose elements are made when asked for.

func lazyTypes() -> [LibraryType] {
  let lazy = ["LazySequenceProtocol"] + following("Base")
  let filtered = ["LazySequenceProtocol"] + following("Base", "Bidirectional")
  return [
    LibraryType(
      .protocol, "LazySequenceProtocol", conforms: ["Sequence"], "What `map` and `filter` work on only when asked."
    ) { [declare("associatedtype Elements: Sequence = Self")] + lazyRows() },
    wrapping(
      .lazy, "Base: Sequence", ["_base: Base"], element: "Base.Element", index: "Base.Index", where: "Base: Collection",
      conforms: lazy, "The same elements, on which `map` and `filter` work when asked."
    ) {
      [
        declare("typealias Elements = Base"),
        declare("typealias Indices = Base.Indices", where: "Base: Collection"),
        LibraryRow("lazy: LazySequence<Base>", "The same.") { call in call[0] },
        LibraryRow("elements: Base", "What is gone through.") { call in try call[0].fields().fields[0] },
      ]
    },
    wrapping(
      .lazyMap, "Base: Sequence, Element", ["_base: Base", "_transform: (Base.Element) -> Element"],
      element: "Element", index: "Base.Index", where: "Base: Collection", conforms: lazy,
      "The results of a function, made when asked."
    ) {
      [
        declare("typealias Elements = LazyMapSequence<Base, Element>"),
        declare("typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>", where: "Base: Collection"),
        declare("typealias Indices = Base.Indices", where: "Base: Collection"),
        LibraryRow(
          "map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>", "The results of both functions."
        ) { call in
          let (fields, transform) = (try call[0].fields().fields, try call.function(1))
          // None stands for what `compactMap` brings.
          let both = fields[1].ref == nil ? transform : try fields[1].function().followed(by: transform)
          return Value(tuple: [fields[0], Value(object: both)])
        },
      ]
    },
    wrapping(
      .lazyFilter, "Base: Sequence", ["_base: Base", "_predicate: (Base.Element) -> Bool"], element: "Base.Element",
      index: "Base.Index", where: "Base: Collection", conforms: filtered,
      "The elements for which a function answers true, found when asked."
    ) {
      [
        declare("typealias Elements = LazyFilterSequence<Base>"),
        declare("typealias SubSequence = LazyFilterSequence<Base.SubSequence>", where: "Base: Collection"),
        LibraryRow(
          "filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>",
          "The elements for which both functions answer true."
        ) { call in
          let (fields, isIncluded) = (try call[0].fields().fields, try call.function(1))
          let both = try fields[1].function().joined(with: isIncluded)
          return Value(tuple: [fields[0], Value(object: both)])
        },
      ]
    },
    wrapping(
      .lazyPrefixWhile, "Base: Sequence", ["_base: Base", "_predicate: (Base.Element) -> Bool"],
      element: "Base.Element", index: "LazyPrefixWhileSequence.Index<Base>", where: "Base: Collection",
      conforms: filtered, "The elements up to the first for which a function answers false."
    ) { [declare("typealias Elements = LazyPrefixWhileSequence<Base>")] },
    LibraryType(
      .struct, "LazyPrefixWhileSequence.Index", generics: "Base: Collection",
      conforms: ["Comparable", "Hashable where Base.Index: Hashable"],
      "Where an element stands."
    ) { [declare("stored _value: LazyPrefixWhileSequence._IndexRepresentation<Base>")] },
    LibraryType(
      .enum, "LazyPrefixWhileSequence._IndexRepresentation", generics: "Base: Collection",
      "An index of the collection inside, or past the end."
    ) { [declare("case index(Base.Index)"), declare("case pastEnd")] },
    wrapping(
      .lazyDropWhile, "Base: Sequence", ["_base: Base", "_predicate: (Base.Element) -> Bool"],
      element: "Base.Element", index: "Base.Index", where: "Base: Collection",
      conforms: filtered, "The elements from the first on for which a function answers false."
    ) { [declare("typealias Elements = LazyDropWhileSequence<Base>")] },
  ]
}

/// Members of `LazySequenceProtocol`: each makes another lazy sequence of `Elements` and a function.
private func lazyRows() -> [LibraryRow] {
  [
    LibraryRow(
      "map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>", "The results of a function."
    ) { call in Value(tuple: [try call.lazyElements(), call[1]]) },
    LibraryRow(
      "filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>",
      "The elements for which a function answers true."
    ) { call in Value(tuple: [try call.lazyElements(), call[1]]) },
    LibraryRow(
      "compactMap<U>(_ transform: @escaping (Element) -> U?) "
        + "-> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, U?>>, U>",
      "The results of a function that are not nil."
    ) { call in
      // The two functions that Swift's library brings are not there: their places hold nothing.
      let made = Value(tuple: [try call.lazyElements(), call[1]])
      return Value(tuple: [Value(tuple: [made, .void]), .void])
    },
    LibraryRow(
      "flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) "
        + "-> LazySequence<FlattenSequence<LazyMapSequence<Elements, S>>>",
      "The elements of the sequences that a function gives, one after the other."
    ) { call in Value(tuple: [Value(tuple: [Value(tuple: [try call.lazyElements(), call[1]])])]) },
    LibraryRow(
      "prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>",
      "The elements up to the first for which a function answers false."
    ) { call in Value(tuple: [try call.lazyElements(), call[1]]) },
    LibraryRow(
      "drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements>",
      "The elements from the first on for which a function answers false."
    ) { call in Value(tuple: [try call.lazyElements(), call[1]]) },
    LibraryRow(
      "joined() -> LazySequence<FlattenSequence<Elements>>", "The elements of all sequences, one after the other.",
      where: "Element: Sequence"
    ) { call in Value(tuple: [Value(tuple: [try call.lazyElements()])]) },
    LibraryRow("lazy: Elements", "The same.", where: "Elements: LazySequenceProtocol") { call in
      try call.lazyElements()
    },
  ]
}

extension FunctionObject {
  /// Of one argument: what another function makes of the result.
  fileprivate func followed(by next: FunctionObject) -> FunctionObject {
    composed { free, argument in try next.call1(free, self.call1(free, argument)) }
  }

  /// Of one argument: whether another function answers true as well, which is asked only then.
  fileprivate func joined(with next: FunctionObject) -> FunctionObject {
    composed { free, argument in
      try self.call1(free, argument).bool ? next.call1(free, argument) : Value(false)
    }
  }

  private func composed(_ body: @escaping (Frame, Value) throws -> Value) -> FunctionObject {
    let rep = parameters[0]
    // Behind the argument, where the called functions' frames begin.
    let free = (16 + rep.size + 15) & ~15
    return FunctionObject(
      code: .value { frame in
        frame.dropContext()
        return try body(frame + free, frame.take(at: 16, as: rep))
      }, context: .void, parameters: parameters)
  }
}

extension Arguments {
  /// `elements` of a lazy sequence: what is inside `LazySequence`, else itself.
  fileprivate func lazyElements() throws -> Value {
    if case .wrapping(.lazy) = types[0].shape { return try self[0].fields().fields[0] }
    return self[0]
  }
}
