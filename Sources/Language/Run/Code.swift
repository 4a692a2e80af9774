/// Where a running function's parameters, locals and temporaries are. Plain memory: no counting on the way.
public typealias Frame = UnsafeMutableRawPointer

/// How values of a type travel: in a register as a number, as plain bytes at an address, or as a `Value`.
public enum Rep: Equatable {
  case void, int, double, bool, value
  /// A native structure of plain doubles, `size` bytes.
  case blob(Int)

  /// Bytes in a frame.
  public var size: Int {
    switch self {
    case .void: 0
    case .int, .double, .bool: 8
    case .value: 16
    case .blob(let size): size
    }
  }
}

/// A compiled expression or function body: a typed closure from a frame. As a function body, the frame is the
/// callee's own: `self` first, then the arguments in order, each by its representation. The callee owns
/// (and destroys) arguments held as `Value`, except `inout` ones.
public enum Code {
  case void((Frame) throws -> Void)
  case int((Frame) throws -> Int)
  case double((Frame) throws -> Double)
  case bool((Frame) throws -> Bool)
  case value((Frame) throws -> Value)
  /// Writes `Int` bytes to the given address.
  case blob((Frame, UnsafeMutableRawPointer) throws -> Void, Int)

  public var rep: Rep {
    switch self {
    case .void: .void
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .value: .value
    case .blob(_, let size): .blob(size)
    }
  }

  /// The same computation, its result as a `Value`.
  public var boxed: (Frame) throws -> Value {
    switch self {
    case .void(let run):
      {
        try run($0); return .void
      }
    case .int(let run): { Value(try run($0)) }
    case .double(let run): { Value(try run($0)) }
    case .bool(let run): { Value(try run($0)) }
    case .value(let run): run
    case .blob(let run, let size):
      { frame in
        try withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
          try run(frame, buffer.baseAddress!)
          return Value(object: BlobBox(copying: buffer.baseAddress!, size: size))
        }
      }
    }
  }

  /// A computation of the given representation from one that gives a `Value`.
  public static func unboxing(_ run: @escaping (Frame) throws -> Value, as rep: Rep) -> Code {
    switch rep {
    case .void: .void { _ = try run($0) }
    case .int: .int { try run($0).bits }
    case .double: .double { try run($0).double }
    case .bool: .bool { try run($0).bool }
    case .value: .value(run)
    case .blob(let size):
      .blob(
        { frame, target in
          let box = try run(frame).blob()
          target.copyMemory(from: box.storage, byteCount: size)
        }, size)
    }
  }

  /// The same computation, its result dropped.
  public var effect: (Frame) throws -> Void {
    switch self {
    case .void(let run): run
    case .int(let run): { _ = try run($0) }
    case .double(let run): { _ = try run($0) }
    case .bool(let run): { _ = try run($0) }
    case .value(let run): { _ = try run($0) }
    case .blob(let run, let size):
      { frame in
        try withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { try run(frame, $0.baseAddress!) }
      }
    }
  }
}

extension Frame {
  @inlinable @inline(__always) public func value(at offset: Int) -> UnsafeMutablePointer<Value> {
    (self + offset).assumingMemoryBound(to: Value.self)
  }
  @inlinable @inline(__always) public func int(at offset: Int) -> UnsafeMutablePointer<Int> {
    (self + offset).assumingMemoryBound(to: Int.self)
  }
  @inlinable @inline(__always) public func double(at offset: Int) -> UnsafeMutablePointer<Double> {
    (self + offset).assumingMemoryBound(to: Double.self)
  }

  /// Stores `value` at `offset` in the given representation; the memory holds no value yet.
  @inlinable public func place(_ value: Value, at offset: Int, as rep: Rep) throws {
    switch rep {
    case .void: break
    case .int, .double, .bool: int(at: offset).pointee = value.bits
    case .value: self.value(at: offset).initialize(to: value)
    case .blob(let size): try value.copyBlob(to: self + offset, size)
    }
  }

  /// Takes what is at `offset` out as a `Value`; a `.value` slot is uninitialized afterwards.
  @inlinable public func take(at offset: Int, as rep: Rep) -> Value {
    switch rep {
    case .void: .void
    case .int, .double, .bool: Value(int(at: offset).pointee)
    case .value: value(at: offset).move()
    case .blob(let size): Value(object: BlobBox(copying: self + offset, size: size))
    }
  }
}
