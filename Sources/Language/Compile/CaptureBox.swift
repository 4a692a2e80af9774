/// Variables that a closure captured, or one variable that closures share. The values lie behind the object's
/// header, so one allocation holds all, and their address never changes.
final class CaptureBox: ManagedBuffer<Int, Value> {
  deinit {
    _ = withUnsafeMutablePointers { count, elements in elements.deinitialize(count: count.pointee) }
  }

  /// A box of `count` values, all zero, as a `Value` whose `bits` is the address of the first.
  static func make(count: Int) -> Value {
    let box = CaptureBox.create(minimumCapacity: count) { _ in count }
    let address = box.withUnsafeMutablePointerToElements { elements in
      elements.initialize(repeating: .void, count: count)
      return Int(bitPattern: elements)
    }
    return Value(bits: address, ref: box)
  }

  /// A shared variable with its first value.
  static func cell(_ value: Value) -> Value {
    let made = make(count: 1)
    made.cellAddress?.pointee = value
    return made
  }
}

extension Value {
  /// Where the variable is whose cell this is.
  @inline(__always) var cellAddress: UnsafeMutablePointer<Value>? { UnsafeMutablePointer(bitPattern: bits) }
}

extension Frame {
  /// The values that the running closure captured.
  @inline(__always) var captures: UnsafeMutablePointer<Value> {
    UnsafeMutablePointer(bitPattern: int(at: 0).pointee).unsafelyUnwrapped
  }
  /// A variable that the running closure shares with the code around it.
  @inline(__always) func sharedVariable(_ index: Int) -> UnsafeMutablePointer<Value> {
    UnsafeMutablePointer(bitPattern: captures[index].bits).unsafelyUnwrapped
  }
}
