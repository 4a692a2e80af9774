import Syntax

// Indices of the library's own collections moved by more than one step: no function of the script is called.
extension CollectionAccess {
  func movedUnasked(_ index: Value, by distance: Int) throws -> Value {
    guard let (_, end) = try offsets() else { return try stepped(index, by: distance, limit: nil) ?? index }
    guard let table = try table() else { return Value(index.bits &+ distance) }
    var slot = index.bits
    for step in 0..<max(0, distance) {
      try type.context.checkInterrupt(step)
      if slot >= end { throw Trap(.invalidIndex(of: "Dictionary")) }
      slot = table.slot(after: slot)
    }
    return Value(slot)
  }

  /// The index so many places further; nil if the limit is in between.
  func movedUnasked(_ index: Value, by distance: Int, limit: Value) throws -> Value? {
    guard try offsets() != nil else { return try stepped(index, by: distance, limit: limit) }
    let isReached =
      distance >= 0
      ? limit.bits >= index.bits && index.bits &+ distance > limit.bits
      : limit.bits <= index.bits && index.bits &+ distance < limit.bits
    return isReached ? nil : try movedUnasked(index, by: distance)
  }

  /// An index that is no number, moved step by step.
  private func stepped(_ index: Value, by distance: Int, limit: Value?) throws -> Value? {
    if let places = try places() {
      let moved = try places.moved(index, by: distance, limit: limit)
      if moved == nil, limit == nil { throw Trap(.stringIndex) }
      return moved
    }
    if let range = try closedRange() {
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
      if let limit, try isSame(moved, limit) { return nil }
      moved = distance > 0 ? try after(moved) : try before(moved)
    }
    return moved
  }
}
