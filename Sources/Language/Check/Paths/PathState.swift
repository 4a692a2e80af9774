/// What has a value at one point of a body.
struct PathState {
  /// Variables and properties that have one on every path that leads here.
  var assigned: Set<ObjectIdentifier> = []
  /// Those that have one on some path.
  var maybe: Set<ObjectIdentifier> = []
  /// Whether `super.init`, or in a delegating initializer `self.init`, was called on every path.
  var isDelegated = false
  /// The same, without the calls that are taken for granted once their lack was reported.
  var hasDelegated = false
  /// Whether control comes here at all.
  var isReachable = true

  static var unreachable: PathState {
    var state = PathState()
    state.isReachable = false
    return state
  }

  /// Two paths meet.
  func joined(_ other: PathState) -> PathState {
    if !isReachable { return other }
    if !other.isReachable { return self }
    var result = self
    result.assigned.formIntersection(other.assigned)
    result.maybe.formUnion(other.maybe)
    result.isDelegated = isDelegated && other.isDelegated
    result.hasDelegated = hasDelegated && other.hasDelegated
    return result
  }

  mutating func join(_ other: PathState) { self = joined(other) }

  mutating func assign(_ key: ObjectIdentifier) {
    assigned.insert(key)
    maybe.insert(key)
  }

  /// A variable's declaration: in a loop it has no value again each time.
  mutating func forget(_ key: ObjectIdentifier) {
    assigned.remove(key)
    maybe.remove(key)
  }
}
