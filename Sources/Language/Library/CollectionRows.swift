import Syntax

// Members that every collection has, by its indices: `types[0]` is the concrete collection.

func collectionMembers() -> [LibraryRow] {
  [
    LibraryRow("count: Int", "How many elements there are.") { call in
      switch call.types[0].shape {
      case .range, .closedRange:
        let (start, end) = try call.selfOffsets()
        return Value(end - start)
      default: return Value(try call.allElements().count)
      }
    },
    LibraryRow("isEmpty: Bool", "Whether there is no element.") { call in
      var isEmpty = true
      try call.each { _ in
        isEmpty = false
        return false
      }
      return Value(isEmpty)
    },
    LibraryRow("first: Element?", "The first element, or nil.") { call in
      var first = try call.elementOperations().none
      try call.each {
        first = $0
        return false
      }
      return first
    },
    LibraryRow("last: Element?", "The last element, or nil.") { call in
      try call.allElements().last ?? call.elementOperations().none
    },
    LibraryRow("indices: [Index]", "The indices of all elements.") { call in Value(array: try call.indices()) },
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
      return try call.allElements().last { try predicate($0).bool } ?? call.elementOperations().none
    },
    LibraryRow("randomElement() -> Element?", "An element by chance, the same in every session.") { call in
      let items = try call.allElements()
      return try items.randomElement(using: &call.context.random) ?? call.elementOperations().none
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
      let (from, distance) = (call[1], call[2].int)
      let index = call.types[0].context.associatedType(call.types[0], "Index")
      guard try call.knownOffsets() != nil else {
        return try call.scriptIndex(from, offsetBy: distance, limit: call[3]) ?? (index?.none ?? .none())
      }
      let limit = call[3].bits
      let isReached =
        distance >= 0
        ? limit >= from.bits && from.bits &+ distance > limit
        : limit <= from.bits && from.bits &+ distance < limit
      return isReached ? .none() : try call.index(from, offsetBy: distance)
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
    LibraryRow("distance(from start: Index, to end: Index) -> Int", "How many places lie between two indices.") {
      call in
      if try call.knownOffsets() != nil {
        guard call.types[0].isTable else { return Value(call[2].bits &- call[1].bits) }
      }
      let indices = try call.indices()
      let index = try call.indexOperations()
      let from = try indices.firstIndex { try index.equal($0, call[1]) } ?? indices.count
      let to = try indices.firstIndex { try index.equal($0, call[2]) } ?? indices.count
      return Value(to - from)
    },
  ]
}

extension RuntimeType {
  /// Whether values are held by a `TableBox`, whose slots need not be dense.
  var isTable: Bool {
    switch shape {
    case .dictionary, .set: true
    default: false
    }
  }
}

extension Arguments {
  /// The first index and the one past the last, of a library collection whose indices are numbers.
  func knownOffsets() throws -> (Int, Int)? {
    switch types[0].shape {
    case .array, .slice:
      let start = values[0].bits
      return (start, start + (try values[0].array().items.count))
    case .string, .substring:
      let start = values[0].bits
      return (start, start + (try characters(0).count))
    case .set, .dictionary:
      let table = try values[0].table()
      return (table.firstSlot, table.endSlot)
    case .range:
      let bounds = try values[0].fields().fields
      return (bounds[0].bits, bounds[1].bits)
    case .closedRange:
      let bounds = try values[0].fields().fields
      return (bounds[0].bits, bounds[1].bits &+ 1)
    default: return nil
    }
  }

  func selfOffsets() throws -> (Int, Int) { try knownOffsets() ?? (0, 0) }

  func indexOperations() throws -> TypeOperations {
    context.associatedType(types[0], "Index")?.operations ?? types[0].operations
  }

  func indices() throws -> [Value] {
    if let (start, end) = try knownOffsets() {
      let all = start..<max(start, end)
      guard types[0].isTable else { return try context.values(all) { Value($0) } }
      let table = try values[0].table()
      return try context.values(all.lazy.filter(table.isSlot)) { Value($0) }
    }
    guard let start = types[0].witness("Collection", "startIndex") else { return [] }
    let count = try allElements().count
    var indices: [Value] = []
    var index = try start.call1(free, values[0])
    for position in 0..<count {
      indices.append(index)
      if position + 1 < count { index = try scriptIndex(index, offsetBy: 1, limit: nil) ?? index }
    }
    return indices
  }

  /// The index of the first or last element that `matches`, or nil.
  func index(fromEnd: Bool, _ matches: (Value) throws -> Bool) throws -> Value {
    let items = try allElements()
    let position = fromEnd ? try items.lastIndex(where: matches) : try items.firstIndex(where: matches)
    guard let position else { return .none() }
    if let (start, _) = try knownOffsets(), !types[0].isTable { return Value(start + position) }
    return try indices()[position]
  }

  func index(_ index: Value, offsetBy distance: Int) throws -> Value {
    guard let (start, end) = try knownOffsets() else {
      return try scriptIndex(index, offsetBy: distance, limit: nil) ?? index
    }
    switch types[0].shape {
    case .string, .substring:
      let (moved, overflow) = index.bits.addingReportingOverflow(distance)
      if overflow || moved < start || moved > end { throw Trap(.stringIndex) }
      return Value(moved)
    case .set, .dictionary:
      let table = try values[0].table()
      var slot = index.bits
      for step in 0..<max(0, distance) {
        try context.checkInterrupt(step)
        if slot >= end { throw Trap(.invalidIndex(of: "Dictionary")) }
        slot = table.slot(after: slot)
      }
      return Value(slot)
    default: return Value(index.bits &+ distance)
    }
  }

  /// An index of a script's collection, moved by its `index(after:)` and `index(before:)`.
  func scriptIndex(_ index: Value, offsetBy distance: Int, limit: Value?) throws -> Value? {
    let name: Name = distance >= 0 ? "index(after:)" : "index(before:)"
    let step =
      types[0].witness("Collection", name) ?? types[0].witness("BidirectionalCollection", name)
    var moved = index
    for _ in 0..<distance.magnitude {
      try context.checkInterrupt()
      if let limit, try indexOperations().equal(moved, limit) { return nil }
      moved = try step?.call2(free, values[0], moved) ?? Value(moved.bits &+ distance.signum())
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
