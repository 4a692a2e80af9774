import Syntax

// Parts of sequences: `prefix`, `dropFirst`, `split`, `joined`. Arrays and strings have their own, which give slices.

func sequenceParts() -> [LibraryRow] {
  [
    LibraryRow("prefix(_ maxLength: Int) -> PrefixSequence<Self>", "At most so many elements from the start.") { call in
      Value(tuple: [call[0], Value(try checked(call[1].int, .negativePrefix(of: "sequence")))])
    },
    LibraryRow(
      "prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]",
      "The elements up to the first for which a function answers false."
    ) { call in
      let predicate = try call.apply(1)
      let result = ArrayBox()
      try call.each {
        guard try predicate($0).bool else { return false }
        try result.items.add($0, call.context)
        return true
      }
      return Value(object: result)
    },
    LibraryRow("suffix(_ maxLength: Int) -> [Element]", "At most so many elements from the end.") { call in
      let limit = try checked(call[1].int, .negativeSuffix(of: "sequence"))
      return Value(array: try .copy(call.allElements(asking: .least).suffix(limit), call.context))
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>", "All but the first elements.") { call in
      Value(tuple: [call[0], Value(try checked(call[1].int, .negativeDrop(of: "sequence")))])
    },
    LibraryRow("dropLast(_ k: Int = 1) -> [Element]", "All but the last elements.") { call in
      let count = try checked(call[1].int, .negativeDrop(of: "sequence"))
      return Value(array: try .copy(call.allElements(asking: .nothing).dropLast(count), call.context))
    },
    LibraryRow(
      "drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>",
      "The elements from the first on for which a function answers false."
    ) { call in
      let left = try dropped(from: call[0], call.types[0], call.free, while: call.test(1))
      return Value(tuple: [left.iterator, left.next])
    },
    LibraryRow(
      "split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) "
        + "-> [ArraySlice<Element>]",
      "The runs of elements between those that equal the separator.", where: "Element: Equatable", isRival: true
    ) { call in
      let element = try call.elementOperations()
      let items = try call.allElements()
      let ranges = try splitRanges(items, call[2].int, call[3].bool, call.context) { try element.equal($0, call[1]) }
      return try call.values(ranges) { try .slice(items[$0], from: $0.lowerBound, call.context) }
    },
    LibraryRow(
      "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, "
        + "whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]",
      "The runs of elements between those for which a function answers true.", isRival: true
    ) { call in
      let isSeparator = try call.apply(3)
      let items = try call.allElements()
      let ranges = try splitRanges(items, call[1].int, call[2].bool, call.context) { try isSeparator($0).bool }
      return try call.values(ranges) { try .slice(items[$0], from: $0.lowerBound, call.context) }
    },
    LibraryRow("joined() -> String", "All texts, one after the other.", where: "Element: StringProtocol", isRival: true)
    {
      call in
      Value(try call.joined(""))
    },
    LibraryRow(
      "joined(separator: String) -> String", "All texts with one between.", where: "Element: StringProtocol",
      example: "[\"a\", \"b\"].joined(separator: \", \")"
    ) { call in Value(try call.joined(call[1].string())) },
    LibraryRow(
      "joined() -> FlattenSequence<Self>", "The elements of all sequences, one after the other.",
      where: "Element: Sequence"
    ) { call in Value(tuple: [call[0]]) },
    LibraryRow(
      "joined<S: Sequence>(separator: S) -> JoinedSequence<Self>", "The elements of all sequences with others between.",
      where: "Element: Sequence, S.Element == Element.Element"
    ) { call in
      let separator = try elements(of: call[1], type: call.types[1], free: call.free)
      return Value(tuple: [call[0], Value(array: separator)])
    },
  ]
}

/// An iterator behind the elements at the start for which a function answers true, and the first that it does not; nil
/// (of the script) if there is none.
func dropped(
  from sequence: Value, _ type: RuntimeType, _ free: Frame, while predicate: (Value) throws -> Bool
) throws -> (iterator: Value, next: Value) {
  let made = type.context.associatedType(type, "Iterator") ?? type
  var iterator = try makeIterator(over: sequence, type, free)
  while let item = try step(&iterator, made, free) {
    if try !predicate(item) { return (iterator, item) }
    try type.context.checkInterrupt()
  }
  return (iterator, type.operations.element?.none ?? .none())
}

/// Where the runs between separators lie, as Swift's `split` finds them.
func splitRanges<Item>(
  _ items: [Item], _ maxSplits: Int, _ omitsEmpty: Bool, _ context: RunContext, _ isSeparator: (Item) throws -> Bool
) throws -> [Range<Int>] {
  if maxSplits < 0 { throw Trap(.negativeSplits) }
  var result: [Range<Int>] = []
  var start = 0
  if maxSplits > 0 {
    for index in items.indices {
      try context.checkInterrupt(index)
      guard try isSeparator(items[index]) else { continue }
      if index > start || !omitsEmpty { result.append(start..<index) }
      start = index + 1
      if result.count == maxSplits { break }
    }
  }
  if start < items.count || !omitsEmpty { result.append(start..<items.count) }
  return result
}

/// A count that must not be negative.
func checked(_ count: Int, _ reason: TrapReason) throws -> Int {
  if count < 0 { throw Trap(reason) }
  return count
}

extension Arguments {
  fileprivate func joined(_ separator: String) throws -> String {
    var result = ""
    var isFirst = true
    try each {
      if !isFirst { try result.add(separator) }
      isFirst = false
      // An existential `any StringProtocol` is unwrapped; strings and substrings are alike.
      try result.add(($0.ref as? Existential)?.value.string() ?? $0.string())
      return true
    }
    return result
  }
}
