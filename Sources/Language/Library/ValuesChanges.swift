// What changes the values of a dictionary in place, through `counts.values`: `types` are `Key` and `Value`.

func valuesChanges() -> [LibraryRow] {
  [
    LibraryRow("mutating swapAt(_ i: Dictionary.Index, _ j: Dictionary.Index)", "Exchanges two values.") { call in
      let table = try call.mutableValues()
      for index in [call[1], call[2]] { try table.check(index) }
      let first = table.value(at: call[1].bits)
      table.setValue(table.value(at: call[2].bits), at: call[1].bits)
      table.setValue(first, at: call[2].bits)
      return .void
    },
    LibraryRow(
      "mutating partition(by belongsInSecondPartition: (Value) throws -> Bool) rethrows -> Dictionary.Index",
      "Moves the values for which a function answers true behind the others; gives where they begin."
    ) { call in
      let belongs = try call.apply(1)
      let table = try call.mutableValues()
      var (border, slot) = (table.firstSlot, table.firstSlot)
      while slot < table.endSlot {
        let value = table.value(at: slot)
        if try !belongs(value).bool {
          table.setValue(table.value(at: border), at: slot)
          table.setValue(value, at: border)
          border = table.slot(after: border)
        }
        slot = table.slot(after: slot)
      }
      return Value(border)
    },
  ]
}

/// `counts.values[index] = value`
func setValue(_ call: Arguments) throws -> Value {
  let table = try call.mutableValues()
  try table.check(call[1])
  table.setValue(call[2], at: call[1].bits)
  return .void
}

extension Arguments {
  /// The dictionary whose values `self` of a mutating member is, made unshared.
  fileprivate func mutableValues() throws -> TableBox {
    let place = try uniqueField(mutableSelf, 0)
    if isKnownUniquelyReferenced(&place.pointee.ref) { return try place.pointee.table() }
    let copy = try place.pointee.table().copy()
    place.pointee = Value(object: copy)
    return copy
  }
}

extension TableBox {
  fileprivate func check(_ index: Value) throws {
    if !isSlot(index.bits) { throw Trap(.invalidIndex(of: "Dictionary")) }
  }
}
