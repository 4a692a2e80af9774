/// What has a value at one point of a body.
struct PathState {
  /// What has one on every path that leads here.
  var assigned: Set<PathPart> = []
  /// What has one on some path.
  var maybe: Set<PathPart> = []
  /// Variables whose value was consumed on some path.
  var gone: Set<ObjectIdentifier> = []
  /// Whether `super.init`, or in a delegating initializer `self.init`, was called on every path.
  var isDelegated = false
  /// The same, without the calls that are taken for granted once their lack was reported.
  var hasDelegated = false
  /// That, or `self` was given a whole value.
  var isMade = false
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
    result.gone.formUnion(other.gone)
    result.isDelegated = isDelegated && other.isDelegated
    result.hasDelegated = hasDelegated && other.hasDelegated
    result.isMade = isMade && other.isMade
    return result
  }

  mutating func join(_ other: PathState) { self = joined(other) }

  mutating func assign(_ place: FollowedPlace) {
    assigned.formUnion(place.parts)
    maybe.formUnion(place.parts)
  }

  /// The first part of a place that may have no value.
  func missing(_ place: FollowedPlace) -> PathPart? { place.parts.first { !assigned.contains($0) } }

  /// A variable's declaration: in a loop it has no value again each time.
  mutating func forget(_ place: FollowedPlace) {
    assigned.subtract(place.parts)
    maybe.subtract(place.parts)
  }
}
