import Syntax

/// The state of running code in one session: where output goes, whether to stop, memory for frames, and the
/// types in use. The compiler fills in the hooks.
public final class RunContext {
  /// Where `print` writes. Set by the session.
  public var output: (String) -> Void = { _ in }
  /// Set to a `StopReason` from a signal handler or another thread; looked at on every loop turn and call.
  public let interruptFlag: UnsafeMutablePointer<Int32>
  /// What every call and loop turn looks at, in plain memory.
  public let hot: UnsafeMutablePointer<HotState>
  /// Calls deeper than this are an error.
  public var maximumDepth: Int {
    get { hot.pointee.maximumDepth }
    set { hot.pointee.maximumDepth = newValue }
  }
  public var depth: Int {
    get { hot.pointee.depth }
    set { hot.pointee.depth = newValue }
  }
  /// Up by one whenever script code changes something that outlives the statement.
  public var changeCount: Int {
    get { hot.pointee.changeCount }
    set { hot.pointee.changeCount = newValue }
  }
  /// An error thrown by script code that native code called: native code cannot pass it on, so it waits
  /// here until control is back in script code.
  public var pendingError: (any Error)? {
    didSet { hot.pointee.hasPendingError = pendingError != nil }
  }
  /// Called when a global variable of class type gets an object: the shell names views after it.
  public var globalAssigned: ((Variable, AnyObject) -> Void)?

  public let stack: FrameStack
  private var types: [TypeKey: RuntimeType] = [:]
  /// The type of a `ValueObject`. Scripts cannot name it.
  lazy var valueObjectType = runtimeType(.nominal(Nominal(.class, "__SwiftValue", module: "Swift"), []))

  // Hooks into the checker and compiler, set by the interpreter.
  public var repOf: (Type) -> Rep = { _ in .value }
  public var findWitness: (RuntimeType, Name, Name) -> FunctionObject? = { _, _, _ in nil }
  public var conforms: (Type, Nominal) -> Bool = { _, _ in false }
  public var storedFields: (RuntimeType) -> [(property: Property, type: RuntimeType)] = { _ in [] }
  /// A script class's superclass, with its concrete type arguments.
  public var superclass: (RuntimeType) -> RuntimeType? = { _ in nil }
  public var casePayloads: (RuntimeType) -> [[(label: Name?, type: RuntimeType)]] = { _ in [] }
  public var runDeinitializers: (RuntimeType, AnyObject) -> Void = { _, _ in }
  /// The script's override of a native member, by its full name.
  public var findOverride: (RuntimeType, Name) -> FunctionObject? = { _, _ in nil }
  /// The dynamic type of a class instance.
  public var dynamicType: (AnyObject) -> RuntimeType? = { _ in nil }
  /// `description` of a native object.
  public var describeObject: (AnyObject) -> String? = { _ in nil }
  /// `description` of a native structure of doubles.
  public var describeBlob: (Nominal, UnsafeRawPointer) -> String? = { _, _ in nil }
  /// Whether two native structures are equal; nil: compare them double by double.
  public var equalBlob: (Nominal, UnsafeRawPointer, UnsafeRawPointer) -> Bool? = { _, _, _ in nil }
  /// A type of the library by its name: `Character`.
  public var libraryNominal: (Name) -> Nominal? = { _ in nil }
  /// What a concrete type's associated type is: `Element` of a script's own sequence.
  public var associatedType: (RuntimeType, Name) -> RuntimeType? = { _, _ in nil }
  /// What the unit that runs asks of the session.
  var unitHooks = UnitHooks()
  /// Where `randomElement()` and `random(in:)` get their numbers.
  public var random = SessionRandom()
  /// Where interpolated strings are put together.
  let textBuffer = TextBuffer()
  let wastebasket = Wastebasket()
  /// The top-level statement that runs, or ran last.
  public internal(set) var statement: Place?
  /// What the top level has bound with `guard`: it goes when the program ends.
  var guarded: [GlobalMemory] = []
  /// How deep inside a value that is being printed, compared or hashed.
  var nesting = 0

  /// Called when there is no context any more.
  public var ended: (() -> Void)?

  public init() {
    hot = .allocate(capacity: 1)
    hot.initialize(to: HotState())
    let offset = MemoryLayout<HotState>.offset(of: \HotState.interrupt)!
    interruptFlag = (UnsafeMutableRawPointer(hot) + offset).assumingMemoryBound(to: Int32.self)
    stack = FrameStack(hot)
  }

  deinit {
    ended?()
    hot.pointee.lent.deallocate()
    hot.deallocate()
  }

  /// Forgets the types, which hold this, and asks checker and compiler no more: what objects of script classes are left
  /// die without a word.
  func dismantle() {
    types = [:]
    guarded = []
    findWitness = { _, _, _ in nil }
    conforms = { _, _ in false }
    storedFields = { _ in [] }
    casePayloads = { _ in [] }
    runDeinitializers = { _, _ in }
    findOverride = { _, _ in nil }
    dynamicType = { _ in nil }
    describeObject = { _ in nil }
    describeBlob = { _, _ in nil }
    equalBlob = { _, _, _ in nil }
    libraryNominal = { _ in nil }
    associatedType = { _, _ in nil }
    globalAssigned = nil
    unitHooks = UnitHooks()
  }

  /// The one object for a concrete type.
  public func runtimeType(_ type: Type) -> RuntimeType {
    let key = TypeKey(type)
    if let known = types[key] { return known }
    let made = RuntimeType(type.canonical, rep: repOf(type), context: self)
    types[key] = made
    return made
  }

  /// A library type without type arguments.
  func libraryType(_ name: Name) -> RuntimeType? {
    libraryNominal(name).map { runtimeType(.nominal($0, [])) }
  }

  /// Runs script code from native code: an overridden method, a deinitializer, a comparison. The frame is
  /// fresh memory that no running function uses.
  public func withFreshFrame<Result>(_ body: (Frame) throws -> Result) throws -> Result {
    let segment = try stack.borrow()
    defer { stack.giveBack(segment) }
    return try stack.inside(segment) { try body(segment.frame) }
  }

  /// Frees a piece of what a stopped unit left behind, when there is time. Answers whether there is more.
  public func tidy() -> Bool { wastebasket.emptyPiece() }

  /// Hands a text to `output`, which breaks it off when the script is to stop.
  func write(_ text: String) throws {
    output(text)
    try checkInterrupt()
  }

  /// Every native loop whose length a script chooses looks here on its way.
  public func checkInterrupt() throws {
    if interruptFlag.pointee != 0 { throw Trap.stopped(interruptFlag.pointee) }
  }
}

/// The part of the context that running code touches all the time.
public struct HotState {
  public var depth = 0
  public var maximumDepth = 10_000
  public var changeCount = 0
  /// Frames may not begin beyond this address.
  public var limit = Frame(bitPattern: 8)!
  public var interrupt: Int32 = 0
  public var hasPendingError = false
  /// Places are given back what was moved out of them because a call threw. A property whose observer only wants to know
  /// afterwards was changed where it lies: nobody is told then, as in Swift.
  public var isLeaving = false
  /// What calls are changing that got it `inout`: see `LentPlaces.swift`.
  var lent = LentPlaces()
}

/// Memory for frames. Script calls lie in one segment, one behind the other; native code that calls back
/// into the script gets the next segment.
public final class FrameStack {
  /// Enough for `maximumDepth` calls with usual frames; calls check against the end. The memory is only
  /// reserved until it is touched.
  public static let segmentSize = 16 << 20
  /// Native code in script code in native code … needs no more than this, and so often that much.
  private static let deepSegmentSize = 2 << 20
  private static let largeSegments = 8
  private static let maximumSegments = 1000
  private static let margin = 1 << 20
  private var free: [Segment] = []
  private var all: [Frame] = []
  /// One past the last byte of the segment in use, less a margin for one frame.
  public private(set) var limit: Frame {
    get { hot.pointee.limit }
    set { hot.pointee.limit = newValue }
  }
  private let hot: UnsafeMutablePointer<HotState>

  init(_ hot: UnsafeMutablePointer<HotState>) { self.hot = hot }

  /// Memory for frames apart from the others, for as long as its holder likes; code runs in it `inside`.
  struct Segment {
    let frame: Frame
    fileprivate let size: Int
  }

  func borrow() throws -> Segment {
    if all.count - free.count >= Self.maximumSegments {
      throw Trap(.tooManyNativeCalls(Self.maximumSegments), kind: "")
    }
    if let known = free.popLast() { return known }
    let size = all.count < Self.largeSegments ? Self.segmentSize : Self.deepSegmentSize
    let frame = Frame.allocate(byteCount: size, alignment: 16)
    all.append(frame)
    return Segment(frame: frame, size: size)
  }

  func giveBack(_ segment: Segment) { free.append(segment) }

  func inside<Result>(_ segment: Segment, _ body: () throws -> Result) rethrows -> Result {
    let saved = limit
    limit = segment.frame + segment.size - Self.margin
    defer { limit = saved }
    return try body()
  }

  deinit { all.forEach { $0.deallocate() } }
}
