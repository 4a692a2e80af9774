import Syntax

// Members that every collection has, by its indices: `types[0]` is the concrete collection.

func collectionMembers() -> [LibraryRow] {
  [
    LibraryRow("count: Int", "How many elements there are.") { call in Value(try call.access().count()) },
    LibraryRow("isEmpty: Bool", "Whether there is no element.") { call in Value(try call.access().isEmpty()) },
    LibraryRow("first: Element?", "The first element, or nil.") { call in
      var first = try call.elementOperations().none
      // Reversed, a range up to `Int.max` begins where no index is.
      if case .wrapping(let wrapping) = call.types[0].shape, wrapping != .reversed {
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
    LibraryRow("last: Element?", "The last element, or nil.") { call in
      guard case .wrapping = call.types[0].shape else {
        return try call.allElements().last ?? call.elementOperations().none
      }
      let access = try call.access()
      return try access.isEmpty() ? call.elementOperations().none : access.element(at: access.before(access.end()))
    },
    LibraryRow("indices: Indices", "The indices of all elements.") { call in
      let access = try call.access()
      let (start, end) = (try access.start(), try access.end())
      if case .range? = call.context.associatedType(call.types[0], "Indices")?.shape {
        return .range(start.bits, end.bits)
      }
      return Value(tuple: [call[0], start, end])
    },
    LibraryRow(
      "firstIndex(of element: Element) -> Index?", "Where an element stands first.", where: "Element: Equatable"
    ) { call in try indexOfElement(call, fromEnd: false) },
    LibraryRow(
      "index(of element: Element) -> Index?", "The old name of `firstIndex(of:)`.", where: "Element: Equatable"
    ) { call in try indexOfElement(call, fromEnd: false) },
    LibraryRow(
      "lastIndex(of element: Element) -> Index?", "Where an element stands last.", where: "Element: Equatable"
    ) { call in try indexOfElement(call, fromEnd: true) },
    LibraryRow(
      "firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?",
      "Where the first element stands for which a function answers true."
    ) { call in
      let predicate = try call.apply(1)
      return try call.index(fromEnd: false) { try predicate($0).bool }
    },
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
      if call.types[0].callsWhenStepped {
        let found = try call.index(fromEnd: true) { try predicate($0).bool }
        return found.ref === Nil.shared ? none : try call.access().element(at: found)
      }
      guard call.isSearchedByIndex else { return try call.allElements().last { try predicate($0).bool } ?? none }
      var items = try reverseCursor(of: call[0], type: call.types[0], free: call.free)
      while let item = try items.next(call.free) { if try predicate(item).bool { return item } }
      return none
    },
    LibraryRow("randomElement() -> Element?", "An element by chance, the same in every session.") { call in
      let items = try call.allElements()
      return try items.randomElement(using: &call.context.random) ?? call.elementOperations().none
    },
    LibraryRow(
      "randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?",
      "An element that a generator's numbers choose."
    ) { call in
      let items = try call.allElements()
      return try call.withGenerator { items.randomElement(using: &$0) } ?? call.elementOperations().none
    },
  ]
}

func collectionIndexing() -> [LibraryRow] {
  [
    LibraryRow("index(after i: Index) -> Index", "The index behind an index.", where: "Index: Strideable") {
      call in
      try call.index(call[1], offsetBy: 1)
    },
    LibraryRow("index(before i: Index) -> Index", "The index before an index.") { call in
      try call.index(call[1], offsetBy: -1)
    },
    LibraryRow("index(_ i: Index, offsetBy distance: Int) -> Index", "The index so many places further.") { call in
      try call.index(call[1], offsetBy: call[2].int)
    },
    LibraryRow(
      "index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
      "The index so many places further, or nil if a limit is in between."
    ) { call in
      let index = call.types[0].context.associatedType(call.types[0], "Index")
      return try call.limited(call[1], call[2].int, call[3]) ?? (index?.none ?? .none())
    },
    LibraryRow("formIndex(after i: inout Index)", "Moves an index on by one.") { call in
      call.place(1).pointee = try call.index(call.place(1).pointee, offsetBy: 1)
      return .void
    },
    LibraryRow("formIndex(before i: inout Index)", "Moves an index back by one.") { call in
      call.place(1).pointee = try call.index(call.place(1).pointee, offsetBy: -1)
      return .void
    },
    LibraryRow("formIndex(_ i: inout Index, offsetBy distance: Int)", "Moves an index.") { call in
      call.place(1).pointee = try call.index(call.place(1).pointee, offsetBy: call[2].int)
      return .void
    },
    LibraryRow(
      "formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool",
      "Moves an index as far as a limit; whether it went the whole way."
    ) { call in
      let moved = try call.limited(call.place(1).pointee, call[2].int, call[3])
      call.place(1).pointee = moved ?? call[3]
      return Value(moved != nil)
    },
    LibraryRow("distance(from start: Index, to end: Index) -> Int", "How many places lie between two indices.") {
      call in
      let access = try call.access()
      if let range = try access.closedRange() { return Value(try range.distance(from: call[1], to: call[2])) }
      if let places = try access.places() { return Value(try places.distance(from: call[1], to: call[2])) }
      if try access.offsets() != nil, try access.table() == nil { return Value(call[2].bits &- call[1].bits) }
      if call.types[0].callsWhenStepped {
        let isBack = try call.context.associatedType(call.types[0], "Index")?.operations.less(call[2], call[1]) ?? false
        return Value(
          isBack ? -(try access.steps(from: call[2], to: call[1])) : try access.steps(from: call[1], to: call[2]))
      }
      let indices = try access.allIndices()
      let from = try indices.firstIndex { try access.isSame($0, call[1]) } ?? indices.count
      let to = try indices.firstIndex { try access.isSame($0, call[2]) } ?? indices.count
      return Value(to - from)
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

  /// The index of the first or last element that `matches`, or nil.
  func index(fromEnd: Bool, _ matches: (Value) throws -> Bool) throws -> Value {
    let access = try access()
    let none = context.associatedType(types[0], "Index")?.none ?? .none()
    if isSearchedByIndex {
      let (start, end) = (fromEnd ? Value.void : try access.start(), try access.end())
      var index = fromEnd ? end : start
      let first = fromEnd && !types[0].callsWhenStepped ? try access.start() : nil
      while try !access.isSame(index, fromEnd ? first ?? access.start() : end) {
        if fromEnd { index = try access.before(index) }
        if try matches(access.element(at: index)) { return index }
        if !fromEnd { index = try access.after(index) }
      }
      return none
    }
    let items = try allElements()
    let position = fromEnd ? try items.lastIndex(where: matches) : try items.firstIndex(where: matches)
    guard let position else { return none }
    if let offsets = try access.offsets(), try access.table() == nil { return Value(offsets.start + position) }
    return try access.allIndices()[position]
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value {
    let access = try access()
    guard let (_, end) = try access.offsets() else {
      return try self.index(index, offsetBy: distance, limit: nil) ?? index
    }
    if let table = try access.table() {
      var slot = index.bits
      for step in 0..<max(0, distance) {
        try context.checkInterrupt(step)
        if slot >= end { throw Trap(.invalidIndex(of: "Dictionary")) }
        slot = table.slot(after: slot)
      }
      return Value(slot)
    }
    return Value(index.bits &+ distance)
  }

  /// An index that is no number, moved step by step.
  /// The index so many places further; nil if the limit is in between.
  func limited(_ from: Value, _ distance: Int, _ limit: Value) throws -> Value? {
    guard try knownOffsets() != nil else { return try index(from, offsetBy: distance, limit: limit) }
    let isReached =
      distance >= 0
      ? limit.bits >= from.bits && from.bits &+ distance > limit.bits
      : limit.bits <= from.bits && from.bits &+ distance < limit.bits
    return isReached ? nil : try index(from, offsetBy: distance)
  }

  func index(_ index: Value, offsetBy distance: Int, limit: Value?) throws -> Value? {
    let access = try access()
    if let places = try access.places() {
      let moved = try places.moved(index, by: distance, limit: limit)
      if moved == nil, limit == nil { throw Trap(.stringIndex) }
      return moved
    }
    if let range = try access.closedRange() {
      guard let moved = try range.moved(index, by: distance) else {
        if limit == nil { throw Trap(.indexOutOfRange) }
        return nil
      }
      if let limit, try range.distance(from: index, to: limit) * distance.signum() >= 0,
        try range.distance(from: limit, to: moved) * distance.signum() > 0
      {
        return nil
      }
      return moved
    }
    var moved = index
    for _ in 0..<distance.magnitude {
      try context.checkInterrupt()
      if let limit, try access.isSame(moved, limit) { return nil }
      moved = distance > 0 ? try access.after(moved) : try access.before(moved)
    }
    return moved
  }
}

private func indexOfElement(_ call: Arguments, fromEnd: Bool) throws -> Value {
  let element = try call.elementOperations()
  return try call.index(fromEnd: fromEnd) {
    try call.context.checkInterrupt()
    return try element.equal($0, call[1])
  }
}
