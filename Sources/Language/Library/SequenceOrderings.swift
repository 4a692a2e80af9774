import Syntax

// Sorting sequences and comparing them with each other. `types[0]` is the concrete sequence.

func sequenceOrderings() -> [LibraryRow] {
  [
    LibraryRow("sorted() -> [Element]", "The elements, least first.", where: "Element: Comparable") { call in
      let result = ArrayBox(try call.allElements())
      try sort(&result.items, try call.elementOperations())
      return Value(object: result)
    },
    LibraryRow(
      "sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]",
      "The elements in an order.", example: "[1, 3, 2].sorted(by: >)"
    ) { call in
      let result = ArrayBox(try call.allElements())
      try sort(&result.items, by: try call.apply2(1), call.context)
      return Value(object: result)
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
      "starts<S: Sequence>(with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) "
        + "rethrows -> Bool", "Whether it begins with elements that a function takes for equal to another's."
    ) { call in
      let equal = try call.apply2(2)
      let answer = try call.compare { try equal($0, $1).bool }
      return Value(answer == .bothEnded || answer == .otherEnded)
    },
    LibraryRow(
      "lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool",
      "Whether it comes first when elements are compared from left to right.",
      where: "Element: Comparable, S.Element == Element"
    ) { call in
      let element = try call.elementOperations()
      return try call.precedes { try element.less($0, $1) }
    },
    LibraryRow(
      "lexicographicallyPrecedes<S: Sequence>(_ other: S, "
        + "by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool",
      "Whether it comes first in an order of elements, compared from left to right.", where: "S.Element == Element"
    ) { call in
      let less = try call.apply2(2)
      return try call.precedes { try less($0, $1).bool }
    },
  ]
}

/// Sorts stably; interrupts and errors that a comparison throws come through.
func sort(_ items: inout [Value], _ element: TypeOperations) throws {
  let context = element.context
  try items.unshare(context)
  var count = 0
  switch element.shape {
  case .integer(let kind) where kind != .uint && kind != .uint64:
    try items.sort {
      count &+= 1
      try context.checkInterrupt(count)
      return $0.bits < $1.bits
    }
  case .double, .single:
    try items.sort {
      count &+= 1
      try context.checkInterrupt(count)
      return $0.double < $1.double
    }
  default:
    try items.sort {
      try context.checkInterrupt()
      return try element.less($0, $1)
    }
  }
}

func sort(_ items: inout [Value], by less: (Value, Value) throws -> Value, _ context: RunContext) throws {
  try items.unshare(context)
  try items.sort {
    try context.checkInterrupt()
    return try less($0, $1).bool
  }
}

enum SequenceComparison { case differ, selfEnded, otherEnded, bothEnded }

extension Arguments {
  /// Goes through `self` and argument 1 (of the type that is the function's own first) side by side.
  func compare(_ areEqual: (Value, Value) throws -> Bool) throws -> SequenceComparison {
    var first = try makeCursor(of: values[0], type: types[0], free: free)
    var second = try makeCursor(of: values[1], type: types[1], free: free)
    while true {
      try context.checkInterrupt()
      let (a, b) = (try first.next(free), try second.next(free))
      guard let a else { return b == nil ? .bothEnded : .selfEnded }
      guard let b else { return .otherEnded }
      if try !areEqual(a, b) { return .differ }
    }
  }

  /// Whether `self` comes before argument 1 when elements are compared from left to right.
  fileprivate func precedes(_ less: (Value, Value) throws -> Bool) throws -> Value {
    var isLess = false
    let answer = try compare {
      isLess = try less($0, $1)
      return try !isLess && !less($1, $0)
    }
    return Value(answer == .selfEnded || (answer == .differ && isLess))
  }
}
