import Syntax

// Members that every sequence has: `types[0]` is the concrete sequence.

func sequenceTransforms() -> [LibraryRow] {
  [
    LibraryRow(
      "map<U>(_ transform: (Element) throws -> U) rethrows -> [U]", "The results of a function for every element.",
      example: "[1, 2].map { $0 * 2 }"
    ) { call in
      let transform = try call.apply(1)
      var result: [Value] = []
      if case .array = call.types[0].shape { result.reserveCapacity(try call[0].array().items.count) }
      try call.each {
        result.append(try transform($0))
        return true
      }
      return Value(array: result)
    },
    LibraryRow(
      "compactMap<U>(_ transform: (Element) throws -> U?) rethrows -> [U]",
      "The results of a function that are not nil.", example: "[\"1\", \"x\"].compactMap { Int($0) }"
    ) { call in
      let transform = try call.apply(1)
      let depth = call.types[1].type.optionalDepth
      var result: [Value] = []
      try call.each {
        let made = try transform($0)
        if !made.isNone(depth: depth) { result.append(made) }
        return true
      }
      return Value(array: result)
    },
    LibraryRow(
      "flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]",
      "The elements of the sequences that a function gives, one after the other.",
      example: "[1, 2].flatMap { [$0, $0] }"
    ) { call in
      let transform = try call.apply(1)
      var result: [Value] = []
      try call.each {
        result += try elements(of: try transform($0), type: call.types[1], free: call.free)
        return true
      }
      return Value(array: result)
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
        result = try callChanging(update, old, call.types[1], with: $0, free: call.free)
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
    LibraryRow(
      "enumerated() -> [(offset: Int, element: Element)]", "Pairs of a number, counting from 0, and an element."
    ) { call in
      var result: [Value] = []
      try call.each {
        result.append(Value(tuple: [Value(result.count), $0]))
        return true
      }
      return Value(array: result)
    },
    LibraryRow("reversed() -> [Element]", "The elements from last to first.") { call in
      Value(array: try call.allElements().reversed())
    },
    LibraryRow("lazy: LazySequence<Element>", "The same elements, on which `map` and `filter` work when asked.") {
      call in
      let (sequence, type) = (call[0], call.types[0])
      return Value(object: SequenceBox { try makeCursor(of: sequence, type: type, free: $0) })
    },
    LibraryRow("underestimatedCount: Int", "A number of elements that there are at least.") { call in
      Value(try call.allElements().count)
    },
    LibraryRow("shuffled() -> [Element]", "The elements in a random order, the same in every session.") { call in
      Value(array: call.context.random.shuffled(try call.allElements()))
    },
    LibraryRow("makeIterator() -> Self", "The sequence itself.", where: "Self: IteratorProtocol") { call in call[0] },
  ]
}

func sequenceSearches() -> [LibraryRow] {
  [
    LibraryRow("contains(_ element: Element) -> Bool", "Whether an element is in it.", where: "Element: Equatable") {
      call in
      switch call.types[0].shape {
      case .set: return Value(try call[0].table().contains(call[1]))
      case .range, .closedRange:
        let (bounds, type) = (try call[0].fields().fields, call.types[0])
        return Value(try type.operations.rangeContains(bounds, call[1]))
      default: break
      }
      let element = try call.elementOperations()
      var found = false
      try call.each {
        found = try element.equal($0, call[1])
        return !found
      }
      return Value(found)
    },
    LibraryRow(
      "contains(where predicate: (Element) throws -> Bool) rethrows -> Bool",
      "Whether a function answers true for an element."
    ) { call in
      let predicate = try call.apply(1)
      var found = false
      try call.each {
        found = try predicate($0).bool
        return !found
      }
      return Value(found)
    },
    LibraryRow(
      "allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool",
      "Whether a function answers true for every element."
    ) { call in
      let predicate = try call.apply(1)
      var all = true
      try call.each {
        all = try predicate($0).bool
        return all
      }
      return Value(all)
    },
    LibraryRow(
      "count(where predicate: (Element) throws -> Bool) rethrows -> Int",
      "For how many elements a function answers true."
    ) { call in Value(try call.filtered().count) },
    LibraryRow(
      "first(where predicate: (Element) throws -> Bool) rethrows -> Element?",
      "The first element for which a function answers true."
    ) { call in
      let predicate = try call.apply(1)
      var result = try call.elementOperations().none
      try call.each {
        guard try predicate($0).bool else { return true }
        result = $0
        return false
      }
      return result
    },
    LibraryRow("min() -> Element?", "The least element.", where: "Element: Comparable") { call in
      let element = try call.elementOperations()
      return try call.best { try element.less($0, $1) }
    },
    LibraryRow("max() -> Element?", "The greatest element.", where: "Element: Comparable") { call in
      let element = try call.elementOperations()
      return try call.bestReversed { try element.less($0, $1) }
    },
    LibraryRow(
      "min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
      "The least element in an order."
    ) { call in
      let less = try call.apply2(1)
      return try call.best { try less($0, $1).bool }
    },
    LibraryRow(
      "max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?",
      "The greatest element in an order."
    ) { call in
      let less = try call.apply2(1)
      return try call.bestReversed { try less($0, $1).bool }
    },
  ]
}

func sequenceOrderings() -> [LibraryRow] {
  [
    LibraryRow("sorted() -> [Element]", "The elements, least first.", where: "Element: Comparable") { call in
      var items = try call.allElements()
      try sort(&items, try call.elementOperations())
      return Value(array: items)
    },
    LibraryRow(
      "sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]",
      "The elements in an order.", example: "[1, 3, 2].sorted(by: >)"
    ) { call in
      var items = try call.allElements()
      try sort(&items, by: try call.apply2(1), call.context)
      return Value(array: items)
    },
    LibraryRow(
      "elementsEqual<S: Sequence>(_ other: S) -> Bool", "Whether both have equal elements in the same order.",
      where: "Element: Equatable, S.Element == Element"
    ) { call in
      let element = try call.elementOperations()
      return Value(try call.compare { try element.equal($0, $1) } == .bothEnded)
    },
    LibraryRow(
      "elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool",
      "Whether both have elements that a function takes for equal, in the same order."
    ) { call in
      let equal = try call.apply2(2)
      return Value(try call.compare { try equal($0, $1).bool } == .bothEnded)
    },
    LibraryRow(
      "starts<S: Sequence>(with possiblePrefix: S) -> Bool", "Whether it begins with the elements of another.",
      where: "Element: Equatable, S.Element == Element"
    ) { call in
      let element = try call.elementOperations()
      let answer = try call.compare { try element.equal($0, $1) }
      return Value(answer == .bothEnded || answer == .otherEnded)
    },
    LibraryRow(
      "lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool",
      "Whether it comes first when elements are compared from left to right.",
      where: "Element: Comparable, S.Element == Element"
    ) { call in
      let element = try call.elementOperations()
      var isLess = false
      let answer = try call.compare {
        isLess = try element.less($0, $1)
        return try !isLess && !element.less($1, $0)
      }
      return Value(answer == .selfEnded || (answer == .differ && isLess))
    },
  ]
}

/// Sorts stably; interrupts and errors that a comparison throws come through.
func sort(_ items: inout [Value], _ element: TypeOperations) throws {
  switch element.shape {
  case .integer(let kind) where kind != .uint && kind != .uint64: items.sort { $0.bits < $1.bits }
  case .double, .single: items.sort { $0.double < $1.double }
  default:
    try items.sort {
      try element.context.checkInterrupt()
      return try element.less($0, $1)
    }
  }
}

func sort(_ items: inout [Value], by less: (Value, Value) throws -> Value, _ context: RunContext) throws {
  try items.sort {
    try context.checkInterrupt()
    return try less($0, $1).bool
  }
}

enum SequenceComparison { case differ, selfEnded, otherEnded, bothEnded }

extension Arguments {
  /// The elements for which the function that is argument 1 answers true.
  func filtered() throws -> [Value] {
    let isIncluded = try apply(1)
    var result: [Value] = []
    try each {
      if try isIncluded($0).bool { result.append($0) }
      return true
    }
    return result
  }

  /// The first element that `isBetter` than all before.
  func best(_ isBetter: (Value, Value) throws -> Bool) throws -> Value {
    var best: Value?
    try each {
      if let old = best { if try isBetter($0, old) { best = $0 } } else { best = $0 }
      return true
    }
    return try best ?? elementOperations().none
  }

  /// The greatest: replaced whenever the old one is less.
  func bestReversed(_ less: (Value, Value) throws -> Bool) throws -> Value {
    var best: Value?
    try each {
      if let old = best { if try less(old, $0) { best = $0 } } else { best = $0 }
      return true
    }
    return try best ?? elementOperations().none
  }

  /// Goes through `self` and argument 1 (of the type that is the function's own first) side by side.
  func compare(_ areEqual: (Value, Value) throws -> Bool) throws -> SequenceComparison {
    let first = try makeCursor(of: values[0], type: types[0], free: free)
    let second = try makeCursor(of: values[1], type: types[1], free: free)
    while true {
      try context.checkInterrupt()
      let (a, b) = (try first.next(free), try second.next(free))
      guard let a else { return b == nil ? .bothEnded : .selfEnded }
      guard let b else { return .otherEnded }
      if try !areEqual(a, b) { return .differ }
    }
  }
}

extension TypeOperations {
  func rangeContains(_ bounds: [Value], _ value: Value) throws -> Bool {
    let bound = part(0)
    switch shape {
    case .range: return try !bound.less(value, bounds[0]) && bound.less(value, bounds[1])
    case .closedRange: return try !bound.less(value, bounds[0]) && !bound.less(bounds[1], value)
    case .partialFrom: return try !bound.less(value, bounds[0])
    case .partialUpTo: return try bound.less(value, bounds[0])
    case .partialThrough: return try !bound.less(bounds[0], value)
    default: return false
    }
  }
}
