/// Where the variables and properties are that running calls got as `inout` and may change: Swift allows no other access
/// to them meanwhile. It is noted as the script runs for globals, captured variables, and stored properties of objects
/// and of types; what is local to a function has been checked before.
///
/// Not all are here: what is moved out whole and then seen to be missing needs no note.
struct LentPlaces {
  private(set) var count = 0
  private var capacity = 16
  private var places = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: 16)

  func deallocate() { places.deallocate() }

  /// In place of what lies behind accessors after all, and is nobody's.
  static var nowhere: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped }

  /// The latest first: mostly it is the call at hand that is asked about.
  func contains(_ place: UnsafeRawPointer) -> Bool {
    if place == Self.nowhere { return false }
    var index = count
    while index > 0 {
      index -= 1
      if places[index] == place { return true }
    }
    return false
  }

  mutating func append(_ place: UnsafeRawPointer) {
    if count == capacity {
      let more = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: capacity * 2)
      more.moveInitialize(from: places, count: count)
      places.deallocate()
      places = more
      capacity *= 2
    }
    places[count] = place
    count += 1
  }

  /// Calls end in the order opposite to that in which they began.
  mutating func removeLast() { count -= 1 }
}
