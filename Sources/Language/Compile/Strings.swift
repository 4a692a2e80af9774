import Syntax

extension FunctionCompiler {
  func stringOperation(_ op: BinaryOperator, _ a: Node, _ b: Node) -> Node {
    let (x, y) = (a.value, b.value)
    switch op {
    case .add:
      return .value { frame in
        let left = try x(frame).string()
        return Value(left + (try y(frame).string()))
      }
    case .equal: return .bool { try x($0).string() == y($0).string() }
    case .notEqual: return .bool { try x($0).string() != y($0).string() }
    case .less: return .bool { try x($0).string() < y($0).string() }
    case .lessOrEqual: return .bool { try x($0).string() <= y($0).string() }
    case .greater: return .bool { try x($0).string() > y($0).string() }
    case .greaterOrEqual: return .bool { try x($0).string() >= y($0).string() }
    default: return a
    }
  }

  func concatenation(_ a: Node, _ b: Node) -> Node {
    let (x, y) = (a.value, b.value)
    return .value { frame in
      let left = try x(frame)
      let items = try left.array().items + (try y(frame).array().items)
      return Value(bits: left.bits, ref: ArrayBox(items))
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
    unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: StringBox.self).append(more)
  } else {
    place.pointee = Value(try place.pointee.string() + more)
  }
}

/// `array += more`
func appendItems(_ place: UnsafeMutablePointer<Value>, _ more: Value) throws {
  let items = try more.array().items
  try uniqueArray(place).items += items
}

/// The array box at `place`, made unshared.
@inline(__always) func uniqueArray(_ place: UnsafeMutablePointer<Value>) throws -> ArrayBox {
  if place.pointee.ref == nil { throw Trap.exclusivity }
  // Before a reference is taken here: that would count.
  if isKnownUniquelyReferenced(&place.pointee.ref) {
    return unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: ArrayBox.self)
  }
  return copyArray(place)
}

@inline(never) func copyArray(_ place: UnsafeMutablePointer<Value>) -> ArrayBox {
  let old = unsafeDowncast(place.pointee.ref!, to: ArrayBox.self)
  let copy = ArrayBox(old.items)
  place.pointee = Value(bits: place.pointee.bits, ref: copy)
  return copy
}
