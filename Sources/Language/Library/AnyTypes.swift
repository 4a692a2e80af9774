import Syntax

// `AnySequence` and `AnyIterator`: any sequence and iterator whose elements are of a type.

/// What an `AnySequence` holds.
final class SequenceBox {
  let type: RuntimeType
  let value: Value
  init(_ value: Value, _ type: RuntimeType) {
    self.value = value
    self.type = type
  }
}

extension Value {
  func sequence() throws -> SequenceBox { unsafeDowncast(try object(), to: SequenceBox.self) }
}

func anyTypes() -> [LibraryType] {
  [
    LibraryType(.struct, "AnySequence", generics: "Element", conforms: ["Sequence"], "Any sequence of such elements.") {
      anySequenceRows() + anySequenceParts() + iteratorRows("AnySequence", "AnyIterator<Element>")
    },
    wrapping(
      .closureBased, "Base: IteratorProtocol", ["_makeUnderlyingIterator: () -> Base"], element: "Base.Element",
      conforms: ["Sequence"], "What the iterators give that a function makes."),
    LibraryType(
      .struct, "AnyIterator", generics: "Element", conforms: ["IteratorProtocol", "Sequence"],
      "Gives one element after the other."
    ) { anyIteratorRows() },
  ]
}

private func anySequenceRows() -> [LibraryRow] {
  [
    LibraryRow("init<S: Sequence>(_ base: S)", "The elements of a sequence.", where: "S.Element == Element") { call in
      Value(object: SequenceBox(call[0], call.types[1]))
    },
    LibraryRow(
      "init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)", "What an iterator gives.",
      where: "I.Element == Element"
    ) { call in try hidden([call[0]], .closureBased, of: call.types[1], call.context) },
  ]
}

/// Parts of an `AnySequence` are parts of what is in it, as one again.
private func anySequenceParts() -> [LibraryRow] {
  func part(_ call: Arguments, _ wrapping: Wrapping, _ count: Int) throws -> Value {
    let box = try call[0].sequence()
    return try hidden([box.value, Value(count)], wrapping, of: box.type, call.context)
  }
  return [
    LibraryRow("prefix(_ maxLength: Int) -> AnySequence<Element>", "At most so many elements from the start.") { call in
      try part(call, .prefix, checked(call[1].int, .negativePrefix(of: "sequence")))
    },
    LibraryRow("dropFirst(_ k: Int = 1) -> AnySequence<Element>", "All but the first elements.") { call in
      try part(call, .dropFirst, checked(call[1].int, .negativeDrop(of: "sequence")))
    },
    LibraryRow(
      "drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>",
      "The elements from the first on for which a function answers false."
    ) { call in
      let box = try call[0].sequence()
      let left = try dropped(from: box.value, box.type, call.free, while: call.test(1))
      return try hidden([left.iterator, left.next], .dropWhile, of: box.type, call.context)
    },
  ]
}

/// A sequence of the library that wraps another type, as an `AnySequence`.
private func hidden(
  _ fields: [Value], _ wrapping: Wrapping, of type: RuntimeType, _ context: RunContext
) throws -> Value {
  guard let nominal = context.libraryNominal(Name(wrapping.rawValue)) else {
    throw Trap(.broken("there is no '\(wrapping.rawValue)'"), kind: "")
  }
  return Value(object: SequenceBox(Value(tuple: fields), context.runtimeType(.nominal(nominal, [type.type]))))
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
          }, base: "Swift._ClosureBasedIterator<\(call.types[0].operations.qualifiedTypeName)>"))
    },
    LibraryRow("init<I: IteratorProtocol>(_ base: I)", "Gives what an iterator gives.", where: "I.Element == Element") {
      call in
      Value(object: IteratorBox(hiding: call[0], call.types[1]))
    },
    // Not mutating, as in Swift: what changes is shared.
    LibraryRow("next() -> Element?", "The next element, or nil at the end.") { call in
      var iterator = call[0]
      return try step(&iterator, call.ownType("AnyIterator"), call.free) ?? call.types[0].none
    },
    LibraryRow("makeIterator() -> AnyIterator<Element>") { call in call[0] },
  ]
}
