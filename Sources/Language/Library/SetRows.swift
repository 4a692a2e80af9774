import Syntax

// Members of `Set`: `types` are `Element`, then the member's own.

func setBasics() -> [LibraryRow] {
  iteratorRows("Set", "Set.Iterator<Element>") + [
    declare("typealias Index = Set.Index"),
    LibraryRow("init()", "An empty one.") { call in Value(object: TableBox(key: call.types[0])) },
    LibraryRow("init(minimumCapacity: Int)", "An empty one with room.") { call in
      Value(object: TableBox(key: call.types[0]))
    },
    LibraryRow(
      "init<S: Sequence>(_ sequence: S)", "The different elements of a sequence.", where: "S.Element == Element"
    ) {
      call in
      _ = try countToCome(call[0], call.types[1], call.free, asking: .least)
      return Value(object: try call.makeSet(call[0], call.types[1]))
    },
    LibraryRow("count: Int", "How many members there are.") { call in Value(try call[0].table().count) },
    LibraryRow("isEmpty: Bool", "Whether there is no member.") { call in Value(try call[0].table().count == 0) },
    LibraryRow("capacity: Int", "How many members fit before memory is needed.") { call in
      Value(try call[0].table().count)
    },
    LibraryRow("index(after i: Set.Index) -> Set.Index", "The index behind an index.") { call in
      let table = try call[0].table()
      guard table.isSlot(call[1].bits) else { throw Trap(.invalidIndex(of: "Set")) }
      return Value(table.slot(after: call[1].bits))
    },
    LibraryRow("startIndex: Set.Index", "Where the first member stands.") { call in
      Value(try call[0].table().firstSlot)
    },
    LibraryRow("endIndex: Set.Index", "One past where the last member stands.") { call in
      Value(try call[0].table().endSlot)
    },
    LibraryRow("subscript(_ position: Set.Index) -> Element", "The member at an index.") { call in
      let table = try call[0].table()
      guard table.isSlot(call[1].bits) else { throw Trap(.invalidIndex(of: "Set")) }
      return table.key(at: call[1].bits)
    },
    LibraryRow("firstIndex(of member: Element) -> Set.Index?", "Where a member stands, or nil.") { call in
      try call[0].table().slot(of: call[1]).map { Value($0) } ?? .none()
    },
    LibraryRow("contains(_ member: Element) -> Bool", "Whether a value is a member.") { call in
      Value(try call[0].table().contains(call[1]))
    },
    LibraryRow(
      "filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>",
      "The members for which a function answers true."
    ) { call in
      let isIncluded = try call.apply(1)
      return try call.members { try isIncluded($0).bool }
    },
    LibraryRow(
      "@discardableResult mutating insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)",
      "Adds a member if it is not there yet."
    ) { call in
      if let old = try call.mutableSelf.pointee.table().find(call[1]) { return Value(tuple: [Value(false), old]) }
      try call.mutableTable().set(call[1], call[1])
      return Value(tuple: [Value(true), call[1]])
    },
    LibraryRow(
      "@discardableResult mutating update(with newMember: Element) -> Element?",
      "Adds a member, in the place of an equal one."
    ) { call in
      let table = try call.mutableTable()
      let old = try table.remove(call[1])
      try table.set(call[1], call[1])
      return old ?? call.types[0].none
    },
    LibraryRow("@discardableResult mutating remove(_ member: Element) -> Element?", "Takes a member out.") { call in
      try call.mutableTable().remove(call[1]) ?? call.types[0].none
    },
    LibraryRow(
      "@discardableResult mutating remove(at position: Set.Index) -> Element", "Takes out what is at an index."
    ) {
      call in
      let table = try call.mutableTable()
      guard table.isSlot(call[1].bits) else { throw Trap(.invalidIndex(of: "Set")) }
      return table.remove(at: call[1].bits).key
    },
    LibraryRow("@discardableResult mutating removeFirst() -> Element", "Takes the first member out.") { call in
      let table = try call.mutableTable()
      if table.count == 0 { throw Trap(.removeFirstOfEmptySet) }
      return table.remove(at: table.firstSlot).key
    },
    LibraryRow("mutating popFirst() -> Element?", "Takes the first member out, or gives nil.") { call in
      let table = try call.mutableTable()
      return table.count == 0 ? call.types[0].none : table.remove(at: table.firstSlot).key
    },
    LibraryRow("mutating removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all members out.") { call in
      call.mutableSelf.pointee = Value(object: TableBox(key: call.types[0]))
      return .void
    },
    LibraryRow("mutating reserveCapacity(_ minimumCapacity: Int)", "Makes room for so many members.") { _ in .void },
  ] + describing("Set")
}

func setOperations() -> [LibraryRow] {
  let same = "S.Element == Element"
  return [
    LibraryRow("union<S: Sequence>(_ other: S) -> Set<Element>", "The members of both.", where: same) { call in
      Value(object: try call.union())
    },
    LibraryRow("intersection<S: Sequence>(_ other: S) -> Set<Element>", "The members that both have.", where: same) {
      call in
      let other = try call.makeSet(call[1], call.types[1])
      return try call.members { try other.contains($0) }
    },
    LibraryRow("subtracting<S: Sequence>(_ other: S) -> Set<Element>", "The members that another has not.", where: same)
    {
      call in
      let other = try call.makeSet(call[1], call.types[1])
      return try call.members { try !other.contains($0) }
    },
    LibraryRow(
      "symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>", "The members that one has and not both.",
      where: same
    ) { call in Value(object: try call.symmetricDifference(call[0].table())) },
    LibraryRow("mutating formUnion<S: Sequence>(_ other: S)", "Adds the members of another.", where: same) { call in
      let added = try elements(of: call[1], type: call.types[1], free: call.free, asking: .nothing)
      let table = try call.mutableTable()
      for item in added {
        try call.context.checkInterrupt()
        if try !table.contains(item) { try table.set(item, item) }
      }
      return .void
    },
    LibraryRow("mutating formIntersection<S: Sequence>(_ other: S)", "Keeps the members that another has.", where: same)
    {
      call in
      let other = try call.makeSet(call[1], call.types[1])
      let kept = TableBox(key: call.types[0])
      for member in try call.mutableSelf.pointee.table().keys {
        try call.context.checkInterrupt()
        if try other.contains(member) { try kept.set(member, member) }
      }
      call.mutableSelf.pointee = Value(object: kept)
      return .void
    },
    LibraryRow("mutating subtract<S: Sequence>(_ other: S)", "Takes out the members that another has.", where: same) {
      call in
      let removed = try elements(of: call[1], type: call.types[1], free: call.free, asking: .nothing)
      let table = try call.mutableTable()
      for item in removed {
        try call.context.checkInterrupt()
        try table.remove(item)
      }
      return .void
    },
    LibraryRow(
      "mutating formSymmetricDifference<S: Sequence>(_ other: S)", "Keeps what one has and not both.", where: same
    ) { call in
      let table = try call.mutableSelf.pointee.table()
      call.mutableSelf.pointee = Value(object: try call.symmetricDifference(table))
      return .void
    },
    LibraryRow("isSubset<S: Sequence>(of other: S) -> Bool", "Whether all members are in another.", where: same) {
      call in
      // What is gone through only until all are found.
      let (mine, found) = (try call[0].table(), TableBox(key: call.types[0]))
      try forEachElement(of: call[1], type: call.types[1], free: call.free) {
        if try mine.contains($0), try !found.contains($0) { try found.set($0, $0) }
        return found.count < mine.count
      }
      return Value(found.count == mine.count)
    },
    LibraryRow("isSuperset<S: Sequence>(of other: S) -> Bool", "Whether all of another are members.", where: same) {
      call in
      let (mine, other) = (try call[0].table(), try call.makeSet(call[1], call.types[1]))
      return Value(try call.all(other.keys) { try mine.contains($0) })
    },
    LibraryRow(
      "isStrictSubset<S: Sequence>(of other: S) -> Bool", "Whether all members are in another that has more.",
      where: same
    ) { call in
      let (mine, other) = (try call[0].table(), try call.makeSet(call[1], call.types[1]))
      return Value(try mine.count < other.count && call.all(mine.keys) { try other.contains($0) })
    },
    LibraryRow(
      "isStrictSuperset<S: Sequence>(of other: S) -> Bool", "Whether all of another are members, and not all of them.",
      where: same
    ) { call in
      let (mine, other) = (try call[0].table(), try call.makeSet(call[1], call.types[1]))
      return Value(try mine.count > other.count && call.all(other.keys) { try mine.contains($0) })
    },
    LibraryRow("isDisjoint<S: Sequence>(with other: S) -> Bool", "Whether no member is in another.", where: same) {
      call in
      let other = try call.makeSet(call[1], call.types[1])
      return Value(try call.all(call[0].table().keys) { try !other.contains($0) })
    },
  ]
}

extension Arguments {
  fileprivate func makeSet(_ sequence: Value, _ type: RuntimeType) throws -> TableBox {
    if case .set = type.shape { return try sequence.table() }
    let table = TableBox(key: types[0])
    try forEachElement(of: sequence, type: type, free: free) {
      if try !table.contains($0) { try table.set($0, $0) }
      return true
    }
    return table
  }

  /// A set of the members of `self` that are wanted.
  fileprivate func members(_ isWanted: (Value) throws -> Bool) throws -> Value {
    let (table, result) = (try self[0].table(), TableBox(key: types[0]))
    for member in try table.keys {
      try context.checkInterrupt()
      if try isWanted(member) { try result.set(member, member) }
    }
    return Value(object: result)
  }

  fileprivate func all(_ members: [Value], _ condition: (Value) throws -> Bool) throws -> Bool {
    try members.allSatisfy {
      try context.checkInterrupt()
      return try condition($0)
    }
  }

  fileprivate func union() throws -> TableBox {
    let table = try self[0].table().copy()
    try forEachElement(of: self[1], type: types[1], free: free) {
      if try !table.contains($0) { try table.set($0, $0) }
      return true
    }
    return table
  }

  fileprivate func symmetricDifference(_ mine: TableBox) throws -> TableBox {
    let table = try mine.copy()
    for member in try makeSet(self[1], types[1]).keys {
      try context.checkInterrupt()
      if try table.remove(member) == nil { try table.set(member, member) }
    }
    return table
  }
}
