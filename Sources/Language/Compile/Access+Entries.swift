import Syntax

// Values in dictionaries as places, without the boxed way: `counts[word, default: 0] += 1`, `lists[name]?.append(x)`,
// `ages[name] = 3`, where the key is a number or a text.
extension FunctionCompiler {
  /// The library's subscript by key of a dictionary at a place.
  struct EntrySubscript {
    let table: Access
    let key: (Frame) throws -> Value
    /// Evaluates what leads to the dictionary, and the key.
    let prepare: ((Frame) throws -> Void)?
  }

  func entrySubscript(_ base: TypedExpr, _ use: FunctionUse, _ arguments: [TypedExpr]) -> EntrySubscript? {
    guard use.function.owner === catalog.dictionaryNominal, isLibrarys(use),
      concrete(base.type).nominal === catalog.dictionaryNominal,
      isSimpleKey(concrete(arguments[0].type))
    else { return nil }
    let table = place(of: base)
    let node = expression(arguments[0])
    if case .int(let constant) = node.shape {
      let key = Value(constant)
      return EntrySubscript(table: table, key: { _ in key }, prepare: table.prepare)
    }
    let slot: Address
    let key: (Frame) throws -> Value
    switch node.rep {
    case .int, .double:
      slot = Address(frame: allocateWord())
      key = { Value(slot.int($0).pointee) }
    default:
      slot = Address(frame: allocate(node.rep))
      key = Node.load(slot, node.rep).value
    }
    let evaluate = node.assign(slot, scratch: allocateBytes(node.rep.size))
    guard let before = table.prepare else { return EntrySubscript(table: table, key: key, prepare: evaluate) }
    return EntrySubscript(
      table: table, key: key,
      prepare: { frame in
        try before(frame)
        try evaluate(frame)
      })
  }

  /// Of which nobody sees how long it lives, nor when it is hashed.
  func isSimpleKey(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.integerKind != nil || nominal === catalog.doubleNominal || nominal === catalog.boolNominal
      || nominal === catalog.stringNominal
  }

  /// The literal that a default is, as `0` or `[]`.
  func plainDefault(_ value: TypedExpr) -> TypedExpr? {
    guard case .closure(let closure) = value.kind, closure.captures.isEmpty, closure.body.count == 1,
      case .return_(let literal?) = closure.body[0].kind, literal.isPlainLiteral
    else { return nil }
    return literal
  }

  /// `counts[word, default: 0]`: there from now on, as Swift's accessor has it.
  func entryAccess(_ entry: EntrySubscript, default value: TypedExpr, _ rep: Rep) -> Access {
    let made = expression(value).value
    var result = entry.table.part
    result.prepare = entry.prepare
    result.rep = rep
    let (pointer, key) = (entry.table.pointer, entry.key)
    result.kind = .pointer { frame in
      let table = try uniqueTable(try pointer(frame))
      let wanted = try key(frame)
      return try table.place(of: wanted) ?? table.insert(wanted, try made(frame))
    }
    return result
  }

  /// `ages[name]` as a whole: what is there goes into a temporary place, and back; nil takes the entry out.
  func entryAccess(_ entry: EntrySubscript, _ type: Type, _ rep: Rep) -> Access {
    let none = Value.none(depth: type.optionalDepth - 1)
    let slot = Address(frame: allocateValue())
    let (pointer, key) = (entry.table.pointer, entry.key)
    var result = entry.table.part
    result.prepare = entry.prepare
    result.rep = rep
    result.kind = .memory(slot, .value)
    let (begin, end) = (entry.table.begin, entry.table.end)
    result.begin = { frame in
      try begin?(frame)
      slot.value(frame).pointee = try uniqueTable(try pointer(frame)).take(try key(frame)) ?? none
    }
    let depth = type.optionalDepth - 1
    func store(_ frame: Frame, _ new: Value) throws {
      let table = try uniqueTable(try pointer(frame))
      if new.isNone(depth: depth) { try table.remove(try key(frame)) } else { try table.set(try key(frame), new) }
    }
    let hot = hot
    result.end = { frame in
      let new = slot.value(frame).move()
      slot.value(frame).initialize(to: .void)
      try store(frame, new)
      try end?(frame)
      hot.pointee.changeCount &+= 1
    }
    result.set = { node in
      let run = node.value
      return { frame in
        let new = try run(frame)
        try begin?(frame)
        try store(frame, new)
        try end?(frame)
        hot.pointee.changeCount &+= 1
      }
    }
    result.outlives = true
    return result
  }

  /// `lists[name]` where only its payload is changed: an entry is neither made nor taken out.
  func payload(of entry: EntrySubscript) -> Payload {
    var access = entry.table.part
    access.prepare = entry.prepare
    let (pointer, key) = (entry.table.pointer, entry.key)
    return Payload(access: access) { frame in
      try uniqueTable(try pointer(frame)).place(of: try key(frame))
    }
  }
}

/// What an optional holds, as a place.
struct Payload {
  /// The optional's; where it is, `find` says.
  var access: Access
  /// Where the payload lies; nil for nil.
  let find: (Frame) throws -> UnsafeMutablePointer<Value>?
}

/// The table at `place`, made unshared.
@inline(__always) func uniqueTable(_ place: UnsafeMutablePointer<Value>) throws -> TableBox {
  if place.pointee.ref == nil { throw Trap.exclusivity }
  if !isKnownUniquelyReferenced(&place.pointee.ref) {
    place.pointee = Value(object: try place.pointee.table().copy())
  }
  return unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: TableBox.self)
}

extension TypedExpr {
  /// `0`, `""`, `[]`
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string: type.nominal?.module == "Swift"
    case .array(let items): items.isEmpty && type.nominal?.module == "Swift"
    case .dictionary(let entries): entries.isEmpty && type.nominal?.module == "Swift"
    default: false
    }
  }
}
