/// Memory that compiled code reaches: at an offset in the running frame, or at a fixed address (globals). One
/// shape for both, so that the fused closures exist once: the mask is all ones or zero.
struct Address {
  private let mask: UInt
  private let offset: UInt

  init(frame offset: Int) {
    mask = ~0
    self.offset = UInt(bitPattern: offset)
  }
  init(fixed pointer: UnsafeMutableRawPointer) {
    mask = 0
    offset = UInt(bitPattern: pointer)
  }
  private init(mask: UInt, offset: UInt) {
    self.mask = mask
    self.offset = offset
  }

  /// The offset in the frame; nil for fixed memory.
  var frameOffset: Int? { mask == 0 ? nil : Int(bitPattern: offset) }

  func advanced(by bytes: Int) -> Address { Address(mask: mask, offset: offset &+ UInt(bitPattern: bytes)) }

  @inline(__always) func at(_ frame: Frame) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: frame) & mask) &+ offset).unsafelyUnwrapped
  }
  @inline(__always) func int(_ frame: Frame) -> UnsafeMutablePointer<Int> {
    at(frame).assumingMemoryBound(to: Int.self)
  }
  @inline(__always) func double(_ frame: Frame) -> UnsafeMutablePointer<Double> {
    at(frame).assumingMemoryBound(to: Double.self)
  }
  @inline(__always) func value(_ frame: Frame) -> UnsafeMutablePointer<Value> {
    at(frame).assumingMemoryBound(to: Value.self)
  }
}

/// A compiled expression: code, and what fusing may know about it.
struct Node {
  enum Shape {
    case memory(Address)
    case int(Int)
    case double(Double)
    /// `Double(variable)` of an integer variable.
    case converted(Address)
    /// What a slot held, which is empty then.
    case taken
    case other
  }
  let code: Code
  var shape = Shape.other
  /// The same as an assignment in one closure.
  var fused: FusedStore?
  /// The same as the condition of a statement in one closure.
  var test: FusedTest?

  init(_ code: Code, _ shape: Shape = .other) {
    self.code = code
    self.shape = shape
  }

  var rep: Rep { code.rep }
  var address: Address? {
    if case .memory(let address) = shape { return address }
    return nil
  }
  /// Can neither fail nor change anything.
  var isTrivial: Bool {
    if case .other = shape { return false }
    return true
  }

  // The closure in the representation that the static type promises; a mismatch would be a bug of the
  // checker's tree, and is answered by unboxing.

  var int: (Frame) throws -> Int {
    if case .int(let run) = code { return run }
    let run = code.boxed
    return { try run($0).bits }
  }
  var double: (Frame) throws -> Double {
    if case .double(let run) = code { return run }
    let run = code.boxed
    return { try run($0).double }
  }
  var bool: (Frame) throws -> Bool {
    if case .bool(let run) = code { return run }
    let run = code.boxed
    return { try run($0).bool }
  }
  var value: (Frame) throws -> Value { code.boxed }
  /// Writes the structure's bytes.
  func blob(_ size: Int) -> (Frame, UnsafeMutableRawPointer) throws -> Void {
    if case .blob(let run, _) = code { return run }
    if case .blob(let run, _) = Code.unboxing(code.boxed, as: .blob(size)) { return run }
    return { _, _ in }
  }
  var effect: (Frame) throws -> Void { code.effect }

  static func void(_ run: @escaping (Frame) throws -> Void) -> Node { Node(.void(run)) }
  static func int(_ run: @escaping (Frame) throws -> Int) -> Node { Node(.int(run)) }
  static func double(_ run: @escaping (Frame) throws -> Double) -> Node { Node(.double(run)) }
  static func bool(_ run: @escaping (Frame) throws -> Bool) -> Node { Node(.bool(run)) }
  static func value(_ run: @escaping (Frame) throws -> Value) -> Node { Node(.value(run)) }
  static func constant(_ int: Int) -> Node { Node(.int { _ in int }, .int(int)) }
  static func constant(_ double: Double) -> Node { Node(.double { _ in double }, .double(double)) }

  /// What is in memory now.
  static func load(_ address: Address, _ rep: Rep) -> Node {
    switch rep {
    case .void: Node(.void { _ in })
    case .int: Node(.int { address.int($0).pointee }, .memory(address))
    case .double: Node(.double { address.double($0).pointee }, .memory(address))
    case .bool: Node(.bool { address.int($0).pointee != 0 }, .memory(address))
    case .value: Node(.value { address.value($0).pointee }, .memory(address))
    case .blob(let size):
      Node(.blob({ $1.copyMemory(from: address.at($0), byteCount: size) }, size), .memory(address))
    }
  }

  /// The same for the last time: what the slot held does not live on in it.
  static func take(_ slot: Address, _ rep: Rep) -> Node {
    guard rep == .value else { return load(slot, rep) }
    return Node(
      .value { frame in
        let place = slot.value(frame)
        let value = place.move()
        place.initialize(to: .void)
        return value
      }, .taken)
  }

  /// The node's result in the representation `rep`.
  func converted(to rep: Rep) -> Node {
    if self.rep == rep { return self }
    if rep == .value { return Node(.value(code.boxed)) }
    if rep == .void { return Node(.void(code.effect)) }
    return Node(.unboxing(code.boxed, as: rep))
  }

  /// Writes the result to `address`, which holds no value yet (or one that owns nothing).
  func initialize(_ address: Address) -> (Frame) throws -> Void {
    if let fused { return fused.store(address, FusedStore.ignored) }
    if case .memory(let source) = shape {
      switch rep {
      case .int, .double, .bool: return { address.int($0).pointee = source.int($0).pointee }
      case .value: return { address.value($0).initialize(to: source.value($0).pointee) }
      default: break
      }
    }
    switch code {
    case .void(let run): return run
    case .int(let run): return { address.int($0).pointee = try run($0) }
    case .double(let run): return { address.double($0).pointee = try run($0) }
    case .bool(let run): return { address.int($0).pointee = try run($0) ? 1 : 0 }
    case .value(let run): return { address.value($0).initialize(to: try run($0)) }
    case .blob(let run, _): return { try run($0, address.at($0)) }
    }
  }

  /// Writes the result to a variable that holds a value.
  func assign(_ address: Address, scratch: @autoclosure () -> Int) -> (Frame) throws -> Void {
    switch code {
    case .value(let run):
      return { frame in
        let value = try run(frame)
        address.value(frame).pointee = value
      }
    case .blob(let run, let size):
      if address.frameOffset == nil || isTrivial { return initialize(address) }
      // The new value may be made from the old one piece by piece.
      let offset = scratch()
      return { frame in
        try run(frame, frame + offset)
        address.at(frame).copyMemory(from: frame + offset, byteCount: size)
      }
    default: return initialize(address)
    }
  }
}

extension Frame {
  @inline(__always) func store(_ bool: Bool, at offset: Int) { int(at: offset).pointee = bool ? 1 : 0 }
}
