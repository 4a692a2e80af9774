import Syntax

/// One function for one set of concrete types, compiled at its first call.
///
/// Call sites hold `entry`, a pointer to the body: a call loads it without counting references. The body is
/// first a stub that compiles.
final class FunctionCode {
  let name: String
  /// The frame's parameters: `self` or a closure's context first.
  let layout: FrameLayout
  let entry: Entry
  private var make: ((FunctionCode) -> Code)?
  private unowned let compiler: Compiler
  private var state = State.stub
  /// Kept alive, since the compiler's cache knows it by its address.
  let identity: AnyObject?
  /// All that `entry` ever led to: what is replaced may be running.
  private var bodies: [AnyObject] = []

  private enum State {
    case stub
    /// The body is being compiled; or was, until something came up that makes it another one.
    case making, stale
    case linked
  }

  init(
    _ name: String, layout: FrameLayout, identity: AnyObject?, _ compiler: Compiler,
    make: @escaping (FunctionCode) -> Code
  ) {
    self.name = name
    self.compiler = compiler
    self.layout = layout
    self.identity = identity
    self.make = make
    switch layout.result {
    case .void: entry = .void(.allocate(capacity: 1))
    case .int: entry = .int(.allocate(capacity: 1))
    case .double: entry = .double(.allocate(capacity: 1))
    case .bool: entry = .bool(.allocate(capacity: 1))
    case .value: entry = .value(.allocate(capacity: 1))
    case .blob(let size): entry = .blob(.allocate(capacity: 1), size)
    }
    installStub()
  }

  private func installStub() {
    switch entry {
    case .void(let place):
      place.initialize(
        to: keep(
          VoidBody { [unowned self] in
            try self.link(); try place.run($0)
          }))
    case .int(let place):
      place.initialize(
        to: keep(
          IntBody { [unowned self] in
            try self.link(); return try place.run($0)
          }))
    case .double(let place):
      place.initialize(
        to: keep(
          DoubleBody { [unowned self] in
            try self.link(); return try place.run($0)
          }))
    case .bool(let place):
      place.initialize(
        to: keep(
          BoolBody { [unowned self] in
            try self.link(); return try place.run($0)
          }))
    case .value(let place):
      place.initialize(
        to: keep(
          ValueBody { [unowned self] in
            try self.link(); return try place.run($0)
          }))
    case .blob(let place, _):
      place.initialize(
        to: keep(
          BlobBody { [unowned self] in
            try self.link(); try place.run($0, $1)
          }))
    }
  }

  /// Compiles the body and puts it where the stub was.
  private func link() throws {
    guard let make, state == .stub else { return }
    var code: Code
    repeat {
      state = .making
      compiler.linked.append(self)
      code = make(self)
    } while state == .stale
    state = .linked
    try install(code)
  }

  /// The next call compiles anew; running ones end as they began.
  func unlink() {
    if state == .making { state = .stale }
    guard state == .linked, let stub = bodies.first else { return }
    state = .stub
    switch entry {
    case .void(let place): place.pointee = .passUnretained(unsafeDowncast(stub, to: VoidBody.self))
    case .int(let place): place.pointee = .passUnretained(unsafeDowncast(stub, to: IntBody.self))
    case .double(let place): place.pointee = .passUnretained(unsafeDowncast(stub, to: DoubleBody.self))
    case .bool(let place): place.pointee = .passUnretained(unsafeDowncast(stub, to: BoolBody.self))
    case .value(let place): place.pointee = .passUnretained(unsafeDowncast(stub, to: ValueBody.self))
    case .blob(let place, _): place.pointee = .passUnretained(unsafeDowncast(stub, to: BlobBody.self))
    }
  }

  private func keep<Body: AnyObject>(_ body: Body) -> Unmanaged<Body> {
    bodies.append(body)
    return .passUnretained(body)
  }

  /// Lets go of all code, which holds whatever it was compiled for. The compiler goes, and nobody calls this any more;
  /// should an object that outlives it do so, the call ends.
  func dismantle() {
    switch entry {
    case .void(let place): place.pointee = .passUnretained(VoidBody.gone)
    case .int(let place): place.pointee = .passUnretained(IntBody.gone)
    case .double(let place): place.pointee = .passUnretained(DoubleBody.gone)
    case .bool(let place): place.pointee = .passUnretained(BoolBody.gone)
    case .value(let place): place.pointee = .passUnretained(ValueBody.gone)
    case .blob(let place, _): place.pointee = .passUnretained(BlobBody.gone)
    }
    make = nil
    bodies = []
  }

  deinit { dismantle() }

  /// Calls run `code` from now on.
  func install(_ code: Code) throws {
    switch (entry, code) {
    case (.void(let place), let code): place.pointee = keep(VoidBody(code.effect))
    case (.int(let place), .int(let run)): place.pointee = keep(IntBody(run))
    case (.double(let place), .double(let run)): place.pointee = keep(DoubleBody(run))
    case (.bool(let place), .bool(let run)): place.pointee = keep(BoolBody(run))
    case (.value(let place), let code): place.pointee = keep(ValueBody(code.boxed))
    case (.blob(let place, _), .blob(let run, _)): place.pointee = keep(BlobBody(run))
    default: throw Trap(.broken("the body of '\(name)' has another representation than its callers expect"))
    }
  }

  /// The compiled body itself, which stays what it is.
  func linked() throws -> Code {
    try link()
    switch entry {
    case .void(let place): return .void(place.pointee.takeUnretainedValue().run)
    case .int(let place): return .int(place.pointee.takeUnretainedValue().run)
    case .double(let place): return .double(place.pointee.takeUnretainedValue().run)
    case .bool(let place): return .bool(place.pointee.takeUnretainedValue().run)
    case .value(let place): return .value(place.pointee.takeUnretainedValue().run)
    case .blob(let place, let size): return .blob(place.pointee.takeUnretainedValue().run, size)
    }
  }

  /// The body as code over the callee's frame.
  var code: Code {
    switch entry {
    case .void(let place): .void { try place.run($0) }
    case .int(let place): .int { try place.run($0) }
    case .double(let place): .double { try place.run($0) }
    case .bool(let place): .bool { try place.run($0) }
    case .value(let place): .value { try place.run($0) }
    case .blob(let place, let size): .blob({ try place.run($0, $1) }, size)
    }
  }
}

/// Where a function's body is, by the representation of its result.
enum Entry {
  case void(UnsafeMutablePointer<Unmanaged<VoidBody>>)
  case int(UnsafeMutablePointer<Unmanaged<IntBody>>)
  case double(UnsafeMutablePointer<Unmanaged<DoubleBody>>)
  case bool(UnsafeMutablePointer<Unmanaged<BoolBody>>)
  case value(UnsafeMutablePointer<Unmanaged<ValueBody>>)
  case blob(UnsafeMutablePointer<Unmanaged<BlobBody>>, Int)
}

// A class for each representation, not one generic class: a closure stored in a generic class goes through a
// thunk that passes its result in memory.
final class VoidBody {
  nonisolated(unsafe) static let gone = VoidBody { _ in throw Trap(.broken("its session is over")) }
  let run: (Frame) throws -> Void
  init(_ run: @escaping (Frame) throws -> Void) { self.run = run }
}
final class IntBody {
  nonisolated(unsafe) static let gone = IntBody { _ in throw Trap(.broken("its session is over")) }
  let run: (Frame) throws -> Int
  init(_ run: @escaping (Frame) throws -> Int) { self.run = run }
}
final class DoubleBody {
  nonisolated(unsafe) static let gone = DoubleBody { _ in throw Trap(.broken("its session is over")) }
  let run: (Frame) throws -> Double
  init(_ run: @escaping (Frame) throws -> Double) { self.run = run }
}
final class BoolBody {
  nonisolated(unsafe) static let gone = BoolBody { _ in throw Trap(.broken("its session is over")) }
  let run: (Frame) throws -> Bool
  init(_ run: @escaping (Frame) throws -> Bool) { self.run = run }
}
final class ValueBody {
  nonisolated(unsafe) static let gone = ValueBody { _ in throw Trap(.broken("its session is over")) }
  let run: (Frame) throws -> Value
  init(_ run: @escaping (Frame) throws -> Value) { self.run = run }
}
final class BlobBody {
  nonisolated(unsafe) static let gone = BlobBody { _, _ in throw Trap(.broken("its session is over")) }
  let run: (Frame, UnsafeMutableRawPointer) throws -> Void
  init(_ run: @escaping (Frame, UnsafeMutableRawPointer) throws -> Void) { self.run = run }
}

extension UnsafeMutablePointer where Pointee == Unmanaged<VoidBody> {
  @inline(__always) func run(_ frame: Frame) throws { try pointee._withUnsafeGuaranteedRef { try $0.run(frame) } }
}
extension UnsafeMutablePointer where Pointee == Unmanaged<IntBody> {
  @inline(__always) func run(_ frame: Frame) throws -> Int {
    try pointee._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
}
extension UnsafeMutablePointer where Pointee == Unmanaged<DoubleBody> {
  @inline(__always) func run(_ frame: Frame) throws -> Double {
    try pointee._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
}
extension UnsafeMutablePointer where Pointee == Unmanaged<BoolBody> {
  @inline(__always) func run(_ frame: Frame) throws -> Bool {
    try pointee._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
}
extension UnsafeMutablePointer where Pointee == Unmanaged<ValueBody> {
  @inline(__always) func run(_ frame: Frame) throws -> Value {
    try pointee._withUnsafeGuaranteedRef { try $0.run(frame) }
  }
}
extension UnsafeMutablePointer where Pointee == Unmanaged<BlobBody> {
  @inline(__always) func run(_ frame: Frame, _ target: UnsafeMutableRawPointer) throws {
    try pointee._withUnsafeGuaranteedRef { try $0.run(frame, target) }
  }
}

/// What a function's frame begins with: receiver (or closure context) and parameters, by representation.
struct FrameLayout {
  struct Slot {
    let rep: Rep
    let offset: Int
    /// The caller moves the value in and takes it back after the call.
    let isInout: Bool
  }
  private(set) var slots: [Slot] = []
  private(set) var size = 0
  var result: Rep

  init(result: Rep) { self.result = result }

  mutating func add(_ rep: Rep, isInout: Bool = false) {
    slots.append(Slot(rep: rep, offset: size, isInout: isInout))
    size += rep.size
  }
}
