import Syntax

// Members that every collection has, by its indices: `types[0]` is the concrete collection.

func collectionMembers() -> [LibraryRow] {
  [
    LibraryRow("count: Int", "How many elements there are.") { call in Value(try call.access().count()) },
    LibraryRow("isEmpty: Bool", "Whether there is no element.") { call in Value(try call.access().isEmpty()) },
    LibraryRow("first: Element?", "The first element, or nil.") { call in
      var first = try call.elementOperations().none
      // Reversed, a range up to `Int.max` begins where no index is.
      let isReversed = if case .wrapping(.reversed) = call.types[0].shape { true } else { false }
      let isWrapping = if case .wrapping = call.types[0].shape { true } else { false }
      if try call.access().type.callsWhenStepped || isWrapping && !isReversed {
        let access = try call.access()
        let start = try access.start()
        return try access.isSame(start, access.end()) ? first : access.element(at: start)
      }
      try call.each {
        first = $0
        return false
      }
      return first
    },
    LibraryRow("indices: Indices", "The indices of all elements.") { call in try call.access().indices() },
    LibraryRow(
      "firstIndex(of element: Element) -> Index?", "Where an element stands first.", where: "Element: Equatable"
    ) { call in try indexOfElement(call, fromEnd: false) },
    LibraryRow(
      "index(of element: Element) -> Index?", "The old name of `firstIndex(of:)`.", where: "Element: Equatable"
    ) { call in try indexOfElement(call, fromEnd: false) },
    LibraryRow(
      "firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
      "Where the first element stands for which a function answers true."
    ) { call in
      let predicate = try call.apply(1)
      return try call.index(fromEnd: false) { try predicate($0).bool }
    },
    LibraryRow("randomElement() -> Element?", "An element by chance, the same in every session.") { call in
      try call.randomElement { Int.random(in: 0..<$0, using: &call.context.random) }
    },
    LibraryRow(
      "randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?",
      "An element that a generator's numbers choose."
    ) { call in
      try call.randomElement { count in try call.withGenerator { Int.random(in: 0..<count, using: &$0) } }
    },
  ]
}

/// What collections have that one can go back in.
func backwardMembers() -> [LibraryRow] {
  [
    LibraryRow("last: Element?", "The last element, or nil.") { call in
      let isWrapping = if case .wrapping = call.types[0].shape { true } else { false }
      guard try call.access().type.callsWhenStepped || isWrapping else {
        return try call.allElements().last ?? call.elementOperations().none
      }
      let access = try call.access()
      return try access.isEmpty() ? call.elementOperations().none : access.element(at: access.before(access.end()))
    },
    LibraryRow(
      "lastIndex(of element: Element) -> Index?", "Where an element stands last.", where: "Element: Equatable"
    ) { call in try indexOfElement(call, fromEnd: true) },
    LibraryRow(
      "lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
      "Where the last element stands for which a function answers true."
    ) { call in
      let predicate = try call.apply(1)
      return try call.index(fromEnd: true) { try predicate($0).bool }
    },
    LibraryRow(
      "last(where predicate: (Element) throws -> Bool) rethrows -> Element?",
      "The last element for which a function answers true."
    ) { call in
      let predicate = try call.apply(1)
      let none = try call.elementOperations().none
      if try call.access().type.callsWhenStepped {
        let found = try call.index(fromEnd: true) { try predicate($0).bool }
        return found.ref === Nil.shared ? none : try call.access().element(at: found)
      }
      guard call.isSearchedByIndex else { return try call.allElements().last { try predicate($0).bool } ?? none }
      var items = try reverseCursor(of: call[0], type: call.types[0], free: call.free)
      while let item = try items.next(call.free) { if try predicate(item).bool { return item } }
      return none
    },
  ]
}

func collectionIndexing() -> [LibraryRow] {
  [
    LibraryRow("index(after i: Index) -> Index", "The index behind an index.", where: "Index: Strideable") {
      call in
      let access = try call.access()
      return try access.type.callsWhenStepped ? access.after(call[1]) : access.moved(call[1], by: 1)
    },
    LibraryRow("index(before i: Index) -> Index", "The index before an index.") { call in
      let access = try call.access()
      return try access.type.callsWhenStepped ? access.before(call[1]) : access.moved(call[1], by: -1)
    },
    LibraryRow("index(_ i: Index, offsetBy distance: Int) -> Index", "The index so many places further.") { call in
      try call.access().moved(call[1], by: call[2].int)
    },
    LibraryRow(
      "index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
      "The index so many places further, or nil if a limit is in between."
    ) { call in
      let index = call.types[0].context.associatedType(call.types[0], "Index")
      return try call.access().moved(call[1], by: call[2].int, limit: call[3]) ?? (index?.none ?? .none())
    },
    LibraryRow("formIndex(after i: inout Index)", "Moves an index on by one.") { call in
      let (access, index) = (try call.access(), call.place(1).pointee)
      call.place(1).pointee =
        try access.type.callsWhenStepped ? access.formAfter(index) : access.moved(index, by: 1)
      return .void
    },
    LibraryRow("formIndex(before i: inout Index)", "Moves an index back by one.") { call in
      let (access, index) = (try call.access(), call.place(1).pointee)
      call.place(1).pointee =
        try access.type.callsWhenStepped ? access.formBefore(index) : access.moved(index, by: -1)
      return .void
    },
    LibraryRow("formIndex(_ i: inout Index, offsetBy distance: Int)", "Moves an index.") { call in
      call.place(1).pointee = try call.access().moved(call.place(1).pointee, by: call[2].int)
      return .void
    },
    LibraryRow(
      "formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool",
      "Moves an index as far as a limit; whether it went the whole way."
    ) { call in
      let moved = try call.access().moved(call.place(1).pointee, by: call[2].int, limit: call[3])
      call.place(1).pointee = moved ?? call[3]
      return Value(moved != nil)
    },
    LibraryRow("distance(from start: Index, to end: Index) -> Int", "How many places lie between two indices.") {
      call in
      Value(try call.access().distance(from: call[1], to: call[2]))
    },
  ]
}

extension Arguments {
  /// `self` of a member of `Collection`, by its indices.
  func access() throws -> CollectionAccess { CollectionAccess(values[0], types[0], free) }

  /// The first index and the one past the last, of a collection whose indices are numbers.
  func knownOffsets() throws -> (start: Int, end: Int)? { try access().offsets() }

  /// Whether elements are made one at a time: those of ranges can be more than fit anywhere.
  fileprivate var isSearchedByIndex: Bool {
    switch types[0].shape {
    case .wrapping, .range, .closedRange, .string, .substring: true
    default: false
    }
  }

  /// - Parameter choose: A number below another, by chance. It is asked when the script has said how many there are: what
  ///   the script runs may draw numbers too.
  fileprivate func randomElement(_ choose: (Int) throws -> Int) throws -> Value {
    let access = try access()
    guard access.type.callsWhenStepped || isSearchedByIndex else {
      let items = try allElements()
      return try items.isEmpty ? elementOperations().none : items[choose(items.count)]
    }
    if try access.isEmpty() { return try elementOperations().none }
    let distance = try choose(max(1, access.count()))
    return try access.element(at: access.moved(access.start(), by: distance))
  }

  /// The index of the first or last element that `matches`, or nil.
  func index(fromEnd: Bool, _ matches: (Value) throws -> Bool) throws -> Value {
    let access = try access()
    let none = context.associatedType(types[0], "Index")?.none ?? .none()
    let isAsked = access.type.callsWhenStepped
    if isSearchedByIndex || isAsked {
      // What calls functions of the script is asked at each step where it ends.
      var index = try fromEnd ? access.end() : access.start()
      let border = isAsked ? nil : try fromEnd ? access.start() : access.end()
      while try !access.isSame(index, border ?? (fromEnd ? access.start() : access.end())) {
        if fromEnd { index = try access.formBefore(index) }
        if try matches(access.element(at: index)) { return index }
        if !fromEnd { index = try access.formAfter(index) }
      }
      return none
    }
    let items = try allElements()
    let position = fromEnd ? try items.lastIndex(where: matches) : try items.firstIndex(where: matches)
    guard let position else { return none }
    if let offsets = try access.offsets(), try access.table() == nil { return Value(offsets.start + position) }
    return try access.allIndices()[position]
  }
}

private func indexOfElement(_ call: Arguments, fromEnd: Bool) throws -> Value {
  let element = try call.elementOperations()
  let none = Value.none()
  switch call.types[0].shape {
  // These know where a value stands that they have.
  case .wrapping(.keys): return try call[0].fields().fields[0].table().slot(of: call[1]).map { Value($0) } ?? none
  case .range:
    let isInside = try call.types[0].operations.rangeContains(call[0].fields().fields, call[1])
    return isInside ? call[1] : none
  default: break
  }
  return try call.index(fromEnd: fromEnd) {
    try call.context.checkInterrupt()
    return try element.equal($0, call[1])
  }
}
