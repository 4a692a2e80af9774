import Syntax

extension FunctionCompiler {
  func stringOperation(_ op: BinaryOperator, _ a: Node, _ b: Node) -> Node {
    let (x, y, context) = (a.value, b.value, context)
    switch op {
    case .add:
      return .value { frame in
        let left = try x(frame).string()
        return Value(try left.joined(y(frame).string()))
      }
    case .equal: return .bool { try context.equal(x($0).string(), y($0).string()) }
    case .notEqual: return .bool { try !context.equal(x($0).string(), y($0).string()) }
    case .less: return .bool { try x($0).string() < y($0).string() }
    case .lessOrEqual: return .bool { try x($0).string() <= y($0).string() }
    case .greater: return .bool { try x($0).string() > y($0).string() }
    case .greaterOrEqual: return .bool { try x($0).string() >= y($0).string() }
    default: return a
    }
  }

  func concatenation(_ a: Node, _ b: Node) -> Node {
    let (x, y, context) = (a.value, b.value, context)
    return .value { frame in
      let left = try x(frame)
      let items = try left.elements()
      let more = try y(frame).elements()
      if items.count + more.count <= Piece.items { return Value(bits: left.bits, ref: ArrayBox(Array(items + more))) }
      let result = ArrayBox()
      result.items.makeRoom(for: min(items.count + more.count, maximumCount))
      try result.items.add(items, context)
      try result.items.add(more, context)
      return Value(bits: left.bits, ref: result)
    }
  }
}

/// `text += more`
func appendText(_ place: UnsafeMutablePointer<Value>, _ more: Value) throws {
  try appendText(place, try more.string())
}

/// Adds a text at the end: in the variable's own box if nobody else holds that, so that one buffer grows.
func appendText(_ place: UnsafeMutablePointer<Value>, _ more: String) throws {
  if place.pointee.ref == nil { throw Trap.exclusivity }
  if isKnownUniquelyReferenced(&place.pointee.ref) {
    try unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: StringBox.self).append(more)
  } else {
    place.pointee = Value(try place.pointee.string().joined(more))
  }
}

/// `array += more`
func appendItems(_ place: UnsafeMutablePointer<Value>, _ more: Value, _ context: RunContext) throws {
  let items = try more.elements()
  if !items.isEmpty { try uniqueArray(place).growing(trailingFirst: false).items.add(items, context) }
}

/// The array box at `place`, made unshared.
@inline(__always) func uniqueArray(_ place: UnsafeMutablePointer<Value>) throws -> ArrayBox {
  if place.pointee.ref == nil { throw Trap.exclusivity }
  // Before a reference is taken here: that would count.
  if isKnownUniquelyReferenced(&place.pointee.ref) {
    return unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: ArrayBox.self)
  }
  return try copyArray(place)
}

@inline(never) func copyArray(_ place: UnsafeMutablePointer<Value>) throws -> ArrayBox {
  let copy = try unsafeDowncast(place.pointee.ref!, to: ArrayBox.self).copy()
  place.pointee = Value(bits: place.pointee.bits, ref: copy)
  return copy
}
