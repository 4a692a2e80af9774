import Syntax

// The indices of `joined()`: of a part, and in it. What is asked of the parts is what Swift asks (observed).
extension CollectionAccess {
  private func part(at outer: Value) throws -> CollectionAccess {
    guard let element = type.wrapped.operations.element else {
      throw Trap(.broken("'\(type.operations.typeName)' has no parts"), kind: "")
    }
    return CollectionAccess(try base().element(at: outer), element, free)
  }

  private func noInner() -> Value {
    .none(depth: type.indexType?.storedFields[1].type.payloadDepth ?? 0)
  }

  private func parts(of index: Value) throws -> (outer: Value, inner: Value?) {
    let fields = try index.fields().fields
    let depth = type.indexType?.storedFields[1].type.payloadDepth ?? 0
    return (fields[0], fields[1].isNone(depth: depth) ? nil : fields[1])
  }

  func endOfParts() throws -> Value { Value(tuple: [try base().end(), noInner()]) }

  func firstOfParts() throws -> Value {
    let base = try base()
    let end = try base.end()
    var outer = try base.start()
    while try !base.isSame(outer, end) {
      try type.context.checkInterrupt()
      let part = try part(at: outer)
      if try !part.isEmpty() { return Value(tuple: [outer, try part.start()]) }
      outer = try base.formAfter(outer)
    }
    return try endOfParts()
  }

  func afterInParts(_ index: Value) throws -> Value {
    let base = try base()
    var (outer, inner) = try parts(of: index)
    guard let inner else { throw Trap(.indexOutOfRange) }
    let current = try part(at: outer)
    let next = try current.after(inner)
    if try !current.isSame(next, current.end()) { return Value(tuple: [outer, next]) }
    outer = try base.after(outer)
    while try !base.isSame(outer, base.end()) {
      try type.context.checkInterrupt()
      let part = try part(at: outer)
      if try !part.isEmpty() { return Value(tuple: [outer, try part.start()]) }
      outer = try base.formAfter(outer)
    }
    return try endOfParts()
  }

  func beforeInParts(_ index: Value) throws -> Value {
    let base = try base()
    var (outer, inner) = try parts(of: index)
    if try base.isSame(outer, base.end()) { outer = try base.moved(outer, by: -1) }
    var current = try part(at: outer)
    var place = try inner ?? current.end()
    while try current.isSame(place, current.start()) {
      try type.context.checkInterrupt()
      outer = try base.moved(outer, by: -1)
      current = try part(at: outer)
      place = try current.end()
    }
    return Value(tuple: [outer, try current.moved(place, by: -1)])
  }

  func elementOfParts(_ index: Value) throws -> Value {
    let (outer, inner) = try parts(of: index)
    guard let inner else { throw Trap(.indexOutOfRange) }
    return try part(at: outer).element(at: inner)
  }

  func distanceInParts(from start: Value, to end: Value) throws -> Int {
    let base = try base()
    let isBack = try less(end, start)
    if isBack { _ = try base.distance(from: base.end(), to: base.start()) }
    let (first, last) = (try parts(of: start), try parts(of: end))
    if try base.isSame(first.outer, last.outer), let from = first.inner, let to = last.inner {
      return try part(at: first.outer).distance(from: from, to: to)
    }
    let (lower, upper) = isBack ? (last, first) : (first, last)
    var (outer, count) = (lower.outer, 0)
    if let inner = lower.inner {
      let part = try part(at: outer)
      count = try summed(count, part.distance(from: inner, to: part.end()), .add)
      outer = try base.after(outer)
    }
    while try base.less(outer, upper.outer) {
      try type.context.checkInterrupt()
      count = try summed(count, part(at: outer).count(), .add)
      outer = try base.formAfter(outer)
    }
    if let inner = upper.inner {
      let part = try part(at: outer)
      count = try summed(count, part.distance(from: part.start(), to: inner), .add)
    }
    return isBack ? try summed(0, count, .subtract) : count
  }

  /// A look whether the collection inside goes back, before a step is made that way.
  func looksBack(_ distance: Int) throws {
    if distance < 0 { _ = try base().moved(base().end(), by: -1, limit: base().start()) }
  }
}
