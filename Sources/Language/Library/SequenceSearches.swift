import Syntax

// What sequences are asked: `contains`, `first(where:)`, `min`. `types[0]` is the concrete sequence.

func sequenceSearches() -> [LibraryRow] {
  [
    LibraryRow("contains(_ element: Element) -> Bool", "Whether an element is in it.", where: "Element: Equatable") {
      call in
      switch call.types[0].shape {
      case .set: return Value(try call[0].table().contains(call[1]))
      case .wrapping(.keys): return Value(try call[0].fields().fields[0].table().contains(call[1]))
      case .range, .closedRange:
        let (bounds, type) = (try call[0].fields().fields, call.types[0])
        return Value(try type.operations.rangeContains(bounds, call[1]))
      case .wrapping(.lazyFilter):
        // What its function does not let through is not looked for.
        let isIncluded = try call[0].fields().fields[1]
        if isIncluded.ref != nil, try !isIncluded.function().call1(call.free, call[1]).bool { return Value(false) }
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
      "count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int",
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

extension Arguments {
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
}

extension TypeOperations {
  func rangeContains(_ bounds: [Value], _ value: Value) throws -> Bool {
    let bound = part(0)
    switch shape {
    case .range: return try bound.lessOrEqual(bounds[0], value) && bound.less(value, bounds[1])
    case .closedRange: return try bound.lessOrEqual(bounds[0], value) && bound.lessOrEqual(value, bounds[1])
    case .partialFrom: return try bound.lessOrEqual(bounds[0], value)
    case .partialUpTo: return try bound.less(value, bounds[0])
    case .partialThrough: return try bound.lessOrEqual(value, bounds[0])
    default: return false
    }
  }
}
