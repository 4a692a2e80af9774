import Syntax

// Members of `Dictionary`: `types` are `Key`, `Value`, then the member's own.

func dictionaryBasics() -> [LibraryRow] {
  iteratorRows("Dictionary", "Dictionary.Iterator<Key, Value>") + [
    declare("typealias Element = (key: Key, value: Value)"), declare("typealias Index = Dictionary.Index"),
    declare("typealias Keys = Dictionary.Keys<Key, Value>"),
    declare("typealias Values = Dictionary.Values<Key, Value>"),
    LibraryRow("init()", "An empty one.") { call in Value(object: TableBox(key: call.types[0])) },
    LibraryRow("init(minimumCapacity: Int)", "An empty one with room.") { call in
      Value(object: TableBox(key: call.types[0]))
    },
    LibraryRow(
      "init<S: Sequence>(uniqueKeysWithValues keysAndValues: S)", "From pairs with different keys.",
      where: "S.Element == (Key, Value)", example: "Dictionary(uniqueKeysWithValues: zip([\"a\"], [1]))"
    ) { call in
      let table = TableBox(key: call.types[0])
      _ = try countToCome(call[0], call.types[2], call.free, asking: .least)
      try forEachElement(of: call[0], type: call.types[2], free: call.free) { pair in
        let fields = try pair.fields().fields
        if try table.contains(fields[0]) {
          throw Trap(.duplicateValues(try call.types[0].operations.describe(fields[0])))
        }
        try table.set(fields[0], fields[1])
        return true
      }
      return Value(object: table)
    },
    LibraryRow(
      "init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
      "From pairs; a function combines the values of the same key.", where: "S.Element == (Key, Value)"
    ) { call in
      let table = TableBox(key: call.types[0])
      try call.merge(call[0], call.types[2], into: table, try call.apply2(1))
      return Value(object: table)
    },
    LibraryRow(
      "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows",
      "The elements of a sequence in groups with the same key.", where: "Value == [S.Element]",
      example: "Dictionary(grouping: [\"ant\", \"bee\"]) { $0.first! }"
    ) { call in
      let (table, key) = (TableBox(key: call.types[0]), try call.apply(1))
      try forEachElement(of: call[0], type: call.types[2], free: call.free) { item in
        let made = try key(item)
        if let slot = try table.slot(of: made) {
          try table.value(at: slot).array().items.add(item, call.context)
        } else {
          try table.set(made, Value(array: [item]))
        }
        return true
      }
      return Value(object: table)
    },
    LibraryRow("count: Int", "How many entries there are.") { call in Value(try call[0].table().count) },
    LibraryRow("isEmpty: Bool", "Whether there is no entry.") { call in Value(try call[0].table().count == 0) },
    LibraryRow("capacity: Int", "How many entries fit before memory is needed.") { call in
      Value(try call[0].table().count)
    },
    LibraryRow("keys: Dictionary.Keys<Key, Value>", "All keys, in the order in which they came.") { call in
      Value(tuple: [call[0]])
    },
    .view("values: Dictionary.Values<Key, Value>", "All values, in the order in which their keys came."),
    LibraryRow("index(after i: Dictionary.Index) -> Dictionary.Index", "The index behind an index.") { call in
      let table = try call[0].table()
      guard table.isSlot(call[1].bits) else {
        throw Trap(.invalidIndex(of: "Dictionary"))
      }
      return Value(table.slot(after: call[1].bits))
    },
    LibraryRow("startIndex: Dictionary.Index", "Where the first entry stands.") { call in
      Value(try call[0].table().firstSlot)
    },
    LibraryRow("endIndex: Dictionary.Index", "One past where the last entry stands.") { call in
      Value(try call[0].table().endSlot)
    },
    LibraryRow("index(forKey key: Key) -> Dictionary.Index?", "Where the entry for a key stands, or nil.") { call in
      try call[0].table().slot(of: call[1]).map { Value($0) } ?? .none()
    },
  ] + describing("Dictionary")
}

func dictionaryChanges() -> [LibraryRow] {
  [
    LibraryRow(
      "subscript(_ key: Key) -> Value?", "The value for a key, or nil; nil assigned takes the entry out.",
      set: { call in
        let table = try call.mutableTable()
        if call[2].isNone(depth: call.types[1].type.optionalDepth) {
          try table.remove(call[1])
        } else {
          try table.set(call[1], call[2])
        }
        return .void
      }
    ) { call in try call[0].table().find(call[1]) ?? call.types[1].none }
    .taking { call in try call.mutableTable().take(call[1]) ?? call.types[1].none },
    LibraryRow(
      "subscript(_ key: Key, default defaultValue: @autoclosure () -> Value) -> Value",
      "The value for a key, or another.",
      set: { call in
        try call.mutableTable().set(call[1], call[3])
        return .void
      }
    ) { call in try call[0].table().find(call[1]) ?? call.function(2).call(call.free) }
    .taking { call in try call.mutableTable().take(call[1]) ?? call.function(2).call(call.free) },
    LibraryRow("subscript(_ position: Dictionary.Index) -> (key: Key, value: Value)", "The entry at an index.") {
      call in
      let table = try call[0].table()
      guard table.isSlot(call[1].bits) else {
        throw Trap(.invalidIndex(of: "Dictionary"))
      }
      return Value(tuple: [table.key(at: call[1].bits), table.value(at: call[1].bits)])
    },
    LibraryRow(
      "@discardableResult mutating updateValue(_ value: Value, forKey key: Key) -> Value?",
      "Stores a value; gives the one that was there."
    ) { call in
      let table = try call.mutableTable()
      let old = try table.find(call[2])
      try table.set(call[2], call[1])
      return old ?? call.types[1].none
    },
    LibraryRow("@discardableResult mutating removeValue(forKey key: Key) -> Value?", "Takes the entry for a key out.") {
      call in try call.mutableTable().remove(call[1]) ?? call.types[1].none
    },
    LibraryRow(
      "@discardableResult mutating remove(at index: Dictionary.Index) -> (key: Key, value: Value)",
      "Takes the entry at an index out."
    ) { call in
      let table = try call.mutableTable()
      guard table.isSlot(call[1].bits) else {
        throw Trap(.invalidIndex(of: "Dictionary"))
      }
      let entry = table.remove(at: call[1].bits)
      return Value(tuple: [entry.key, entry.value])
    },
    LibraryRow("mutating removeAll(keepingCapacity keepCapacity: Bool = false)", "Takes all entries out.") { call in
      call.mutableSelf.pointee = Value(object: TableBox(key: call.types[0]))
      return .void
    },
    LibraryRow("mutating reserveCapacity(_ minimumCapacity: Int)", "Makes room for so many entries.") { _ in .void },
    LibraryRow("mutating popFirst() -> (key: Key, value: Value)?", "Takes the first entry out, or gives nil.") { call in
      let table = try call.mutableTable()
      if table.count == 0 { return .none() }
      let entry = table.remove(at: table.firstSlot)
      return Value(tuple: [entry.key, entry.value])
    },
    LibraryRow(
      "mutating merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
      "Adds the pairs of a sequence; a function combines values of the same key.",
      where: "S.Element == (Key, Value)"
    ) { call in
      let table = try call.mutableSelf.pointee.table().copy()
      try call.merge(call[1], call.types[2], into: table, try call.apply2(2))
      call.mutableSelf.pointee = Value(object: table)
      return .void
    },
    LibraryRow(
      "mutating merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
      "Adds the entries of another; a function combines values of the same key."
    ) { call in
      let table = try call.mutableSelf.pointee.table().copy()
      try call.merge(call[1], try call.ownType("Dictionary"), into: table, try call.apply2(2))
      call.mutableSelf.pointee = Value(object: table)
      return .void
    },
  ]
}

func dictionaryTransforms() -> [LibraryRow] {
  [
    LibraryRow(
      "merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows "
        + "-> [Key: Value]", "With the pairs of a sequence added.", where: "S.Element == (Key, Value)"
    ) { call in
      let table = try call[0].table().copy()
      try call.merge(call[1], call.types[2], into: table, try call.apply2(2))
      return Value(object: table)
    },
    LibraryRow(
      "merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows "
        + "-> [Key: Value]", "With the entries of another added."
    ) { call in
      let table = try call[0].table().copy()
      try call.merge(call[1], try call.ownType("Dictionary"), into: table, try call.apply2(2))
      return Value(object: table)
    },
    LibraryRow(
      "filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]",
      "The entries for which a function answers true."
    ) { call in
      let isIncluded = try call.apply(1)
      return try call.remade(call.types[0]) { key, value in
        try isIncluded(Value(tuple: [key, value])).bool ? value : nil
      }
    },
    LibraryRow(
      "mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]",
      "The same keys with the results of a function for the values."
    ) { call in
      let transform = try call.apply(1)
      return try call.remade(call.types[0]) { try transform($1) }
    },
    LibraryRow(
      "compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]",
      "The keys with the results of a function that are not nil."
    ) { call in
      let (transform, depth) = (try call.apply(1), call.types[2].type.optionalDepth)
      return try call.remade(call.types[0]) {
        let made = try transform($1)
        return made.isNone(depth: depth) ? nil : made
      }
    },
  ]
}

extension Arguments {
  /// Puts pairs into a table, combining values of the same key.
  fileprivate func merge(
    _ pairs: Value, _ type: RuntimeType, into table: TableBox, _ combine: (Value, Value) throws -> Value
  ) throws {
    try forEachElement(of: pairs, type: type, free: free) { pair in
      let fields = try pair.fields().fields
      if let old = try table.find(fields[0]) {
        try table.set(fields[0], try combine(old, fields[1]))
      } else {
        try table.set(fields[0], fields[1])
      }
      return true
    }
  }

  /// A table with the keys of `self` for which `make` gives a value.
  fileprivate func remade(_ key: RuntimeType, _ make: (Value, Value) throws -> Value?) throws -> Value {
    let (table, result) = (try self[0].table(), TableBox(key: key))
    var slot = table.firstSlot
    while slot < table.endSlot {
      try context.checkInterrupt()
      if let made = try make(table.key(at: slot), table.value(at: slot)) { try result.set(table.key(at: slot), made) }
      slot = table.slot(after: slot)
    }
    return Value(object: result)
  }
}
