import Syntax

// Members that every option set has from its `rawValue`: `types[0]` is the concrete option set.

/// What all sets have; `Set` and option sets bring their own, and what a script's own need not write is Swift in
/// `SetAlgebraDefaults.swift`.
func setAlgebraRows() -> [LibraryRow] {
  [
    declare("associatedtype Element = Self"), declare("require init()", "An empty one."),
    declare("require init<S: Sequence>(_ sequence: S)", "The members of a sequence.", where: "S.Element == Element"),
    declare("require isEmpty: Bool", "Whether there is no member."),
    declare("require contains(_ member: Element) -> Bool", "Whether a value is a member."),
    declare("require union(_ other: Self) -> Self", "The members of both."),
    declare("require intersection(_ other: Self) -> Self", "The members that both have."),
    declare("require symmetricDifference(_ other: Self) -> Self", "The members that one has and not both."),
    declare("require subtracting(_ other: Self) -> Self", "The members that another has not."),
    declare("require isSubset(of other: Self) -> Bool", "Whether another has them all."),
    declare("require isSuperset(of other: Self) -> Bool", "Whether it has all of another."),
    declare("require isDisjoint(with other: Self) -> Bool", "Whether no member is in both."),
    declare(
      "require @discardableResult mutating insert(_ newMember: Element) "
        + "-> (inserted: Bool, memberAfterInsert: Element)", "Adds a member if it is not there yet."),
    declare("require @discardableResult mutating remove(_ member: Element) -> Element?", "Takes a member out."),
    declare(
      "require @discardableResult mutating update(with newMember: Element) -> Element?",
      "Adds a member, in the place of an equal one."),
    declare("require mutating formUnion(_ other: Self)", "Adds the members of another."),
    declare("require mutating formIntersection(_ other: Self)", "Keeps the members that another has."),
    declare("require mutating formSymmetricDifference(_ other: Self)", "Keeps what one has and not both."),
    declare("require mutating subtract(_ other: Self)", "Takes out the members of another."),
  ]
}

func optionSetRows() -> [LibraryRow] {
  [
    declare("require init(rawValue: RawValue)", "The options with those bits."),
    LibraryRow("init()", "No options.") { call in makeOptions(0, call.types[0]) },
    LibraryRow("init(arrayLiteral elements: Self...)", "All of these options.") { call in
      let type = call.types[0]
      return makeOptions(try call[0].items().reduce(0) { $0 | (try rawBits($1, type)) }, type)
    },
    LibraryRow("init<S: Sequence>(_ sequence: S)", "All options of a sequence.", where: "S.Element == Self") { call in
      let type = call.types[0]
      let items = try elements(of: call[0], type: call.types[1], free: call.free)
      return makeOptions(try items.reduce(0) { $0 | (try rawBits($1, type)) }, type)
    },
    LibraryRow("isEmpty: Bool", "Whether there is no option.") { call in
      Value(try rawBits(call[0], call.types[0]) == 0)
    },
    LibraryRow("contains(_ member: Self) -> Bool", "Whether all of another are in it.") { call in
      try call.compareBits { $0 & $1 == $1 }
    },
    LibraryRow("union(_ other: Self) -> Self", "The options of both.") { call in try call.combineBits { $0 | $1 } },
    LibraryRow("intersection(_ other: Self) -> Self", "The options that both have.") { call in
      try call.combineBits { $0 & $1 }
    },
    LibraryRow("subtracting(_ other: Self) -> Self", "The options that another has not.") { call in
      try call.combineBits { $0 & ~$1 }
    },
    LibraryRow("symmetricDifference(_ other: Self) -> Self", "The options that one has and not both.") { call in
      try call.combineBits { $0 ^ $1 }
    },
    LibraryRow("isSubset(of other: Self) -> Bool", "Whether another has them all.") { call in
      try call.compareBits { $0 & $1 == $0 }
    },
    LibraryRow("isSuperset(of other: Self) -> Bool", "Whether it has all of another.") { call in
      try call.compareBits { $0 & $1 == $1 }
    },
    LibraryRow("isStrictSubset(of other: Self) -> Bool", "Whether another has them all and more.") { call in
      try call.compareBits { $0 & $1 == $0 && $0 != $1 }
    },
    LibraryRow("isStrictSuperset(of other: Self) -> Bool", "Whether it has all of another and more.") { call in
      try call.compareBits { $0 & $1 == $1 && $0 != $1 }
    },
    LibraryRow("isDisjoint(with other: Self) -> Bool", "Whether no option is in both.") { call in
      try call.compareBits { $0 & $1 == 0 }
    },
    LibraryRow(
      "@discardableResult mutating insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)",
      "Adds an option."
    ) { call in
      let (old, new) = (try rawBits(call.mutableSelf.pointee, call.types[0]), try rawBits(call[1], call.types[0]))
      call.mutableSelf.pointee = makeOptions(old | new, call.types[0])
      return Value(tuple: [Value(old & new != new), call[1]])
    },
    LibraryRow("@discardableResult mutating remove(_ member: Self) -> Self?", "Takes an option out.") { call in
      let (old, out) = (try rawBits(call.mutableSelf.pointee, call.types[0]), try rawBits(call[1], call.types[0]))
      call.mutableSelf.pointee = makeOptions(old & ~out, call.types[0])
      return old & out == 0 ? call.types[0].none : makeOptions(old & out, call.types[0])
    },
    LibraryRow("@discardableResult mutating update(with newMember: Self) -> Self?", "Adds an option.") { call in
      let (old, new) = (try rawBits(call.mutableSelf.pointee, call.types[0]), try rawBits(call[1], call.types[0]))
      call.mutableSelf.pointee = makeOptions(old | new, call.types[0])
      return old & new == 0 ? call.types[0].none : makeOptions(old & new, call.types[0])
    },
    LibraryRow("mutating formUnion(_ other: Self)", "Adds the options of another.") { call in
      try call.changeBits { $0 | $1 }
    },
    LibraryRow("mutating formIntersection(_ other: Self)", "Keeps the options that another has.") { call in
      try call.changeBits { $0 & $1 }
    },
    LibraryRow("mutating subtract(_ other: Self)", "Takes out the options of another.") { call in
      try call.changeBits { $0 & ~$1 }
    },
    LibraryRow("mutating formSymmetricDifference(_ other: Self)", "Keeps what one has and not both.") { call in
      try call.changeBits { $0 ^ $1 }
    },
  ]
}

/// The `rawValue`: a native option set is the number itself, a script's is a structure of one field.
private func rawBits(_ value: Value, _ type: RuntimeType) throws -> Int {
  guard case .structure = type.shape else { return value.bits }
  guard let index = rawField(type) else { return 0 }
  return try value.fields().fields[index].bits
}

private func makeOptions(_ bits: Int, _ type: RuntimeType) -> Value {
  guard case .structure = type.shape else { return Value(bits) }
  // Other stored properties an option set cannot have: it is made from `rawValue` alone.
  return Value(tuple: type.storedFields.map { $0.property.name == "rawValue" ? Value(bits) : .void })
}

private func rawField(_ type: RuntimeType) -> Int? {
  type.storedFields.firstIndex { $0.property.name == "rawValue" }
}

extension Arguments {
  fileprivate func compareBits(_ test: (Int, Int) -> Bool) throws -> Value {
    Value(test(try rawBits(self[0], types[0]), try rawBits(self[1], types[0])))
  }

  fileprivate func combineBits(_ combine: (Int, Int) -> Int) throws -> Value {
    makeOptions(combine(try rawBits(self[0], types[0]), try rawBits(self[1], types[0])), types[0])
  }

  fileprivate func changeBits(_ combine: (Int, Int) -> Int) throws -> Value {
    let (old, other) = (try rawBits(mutableSelf.pointee, types[0]), try rawBits(self[1], types[0]))
    mutableSelf.pointee = makeOptions(combine(old, other), types[0])
    return .void
  }
}
