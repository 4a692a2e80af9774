import Syntax

/// Compiles one function (or closure, or top-level statement) for concrete types.
///
/// The frame: `[self or closure context][parameters][locals and temporaries][arguments of calls]`. Room for
/// locals is reserved before it is known how much is needed; when it was too little, the function is compiled
/// again with as much as it took.
final class FunctionCompiler {
  let compiler: Compiler
  let function: TypedFunction
  private(set) var substitution: Substitution
  let layout: FrameLayout
  let hot: UnsafeMutablePointer<HotState>
  var context: RunContext { compiler.context }
  var catalog: Catalog { compiler.catalog }
  /// The type of `self` in members.
  var ownerType: Type?

  // Memory of the frame.
  private var reserve = 0
  private var top = 0
  private var freeValues: [Int] = []
  private var freeWords: [Int] = []
  /// Offsets of the `Value` slots: zero at entry, destroyed at exit.
  private(set) var ownedSlots: [Int] = []
  /// All `Value` slots in the order in which they came into use; a slot used again is there again.
  private(set) var allocations: [Int] = []
  /// Slots of objects that the statement reaches into and nobody else holds: emptied at its end.
  var receiverSlots: [Int] = []
  /// Functions called where they are made, in the call or statement being compiled (`HeldCallees.swift`).
  var heldCallees: [Address]?
  /// Where the arguments of the next call go.
  var areaTop = 0

  // What names mean.
  var locations: [ObjectIdentifier: Location] = [:]
  /// Value slots of the scopes being compiled, innermost last: cleared where the scope ends.
  var scopes: [[Int]] = []
  /// The constants whose closures are let go of behind the call of one, by what is called there, or behind an operator or
  /// chain that may call one.
  var releasedAfter: [ObjectIdentifier: [Variable]] = [:]
  /// The same in front of a branch of an expression.
  var releasedBefore: [ObjectIdentifier: [Variable]] = [:]
  /// Statements as values that let go of some in their branches.
  var rewritten: [ObjectIdentifier: TypedStmt] = [:]
  /// `inout` parameters (and mutating `self`) that closures share: moved to a cell at entry, and back at exit.
  var sharedInouts: [(cell: Int, parameter: Int, rep: Rep)] = []
  /// Parameters that are tuples, whose parts are freed one by one.
  var tupleParameters: [(parameter: Int, takeApart: (inout Value) -> Void)] = []

  /// Tests of the optional chains being compiled, innermost last; and the slots that hold their links.
  var chainSteps: [[(Frame) throws -> Bool]] = []
  var chainSlots: [Address] = []
  var chainAccesses: [OpenAccess] = []
  var chainBody: TypedExpr?

  // Results.
  var resultRep: Rep
  var resultOffset: Int?
  /// Where the value of the `if` or `switch` expression being compiled goes.
  var yields: [(rep: Rep, offset: Int)] = []
  /// Whether a link of the optional chain being compiled was nil: a word of the frame for each chain.
  /// Compiling `super.property`: a native accessor then does not call the script's override.
  var isSuperAccess = false
  /// A property of `self` is reached for: initializers and observers store into their own without being observed.
  var reachesOwn = false
  /// A further pattern of a `case` is compiled: its variables lie where the first pattern's do.
  var isAlternative = false
  /// Tests of the row that is compiled, when they wait until all else of it fits (`matchAny`).
  var lateTests: [(Frame) throws -> Bool]?
  var initializer: InitializerKind?
  var nextLabel = 0
  var extraPrologue: [(Frame) throws -> Void] = []

  enum InitializerKind {
    /// A class: success is the result.
    case instance
    /// A structure or enumeration in `self`'s location is the result.
    case value(failable: Bool)
  }

  enum Location {
    case memory(Address, Rep)
    /// A slot with a cell: its `bits` is the address of the shared variable.
    case cell(Address)
    case captured(Int)
    case capturedCell(Int)
    /// A local function inside itself.
    case ownClosure
    /// `self` in a static member.
    case metatype(Value)
  }

  init(_ compiler: Compiler, _ function: TypedFunction, _ substitution: Substitution, _ layout: FrameLayout) {
    self.compiler = compiler
    self.function = function
    self.substitution = substitution
    self.layout = layout
    hot = compiler.hot
    resultRep = layout.result
  }

  /// Runs `body` as often as it takes to have the right reserve.
  func withReserve<Result>(_ first: Int, _ body: () -> Result) -> Result {
    reserve = first
    while true {
      top = layout.size
      areaTop = layout.size + reserve
      freeValues = []
      freeWords = []
      ownedSlots = []
      allocations = []
      locations = [:]
      scopes = []
      sharedInouts = []
      resultOffset = nil
      yields = []
      nextLabel = 0
      extraPrologue = []
      heldCallees = nil
      let result = body()
      let used = top - layout.size
      if used <= reserve { return result }
      reserve = used
    }
  }

  // MARK: Memory

  func allocateValue() -> Int {
    let offset: Int
    if let free = freeValues.popLast() {
      offset = free
    } else {
      offset = allocateBytes(16)
      ownedSlots.append(offset)
    }
    allocations.append(offset)
    return offset
  }

  /// A slot that a variable takes over from something else dies in the variable's turn.
  func comesLast(_ slot: Int) {
    guard slot != ownedSlots.last, let index = ownedSlots.lastIndex(of: slot) else { return }
    ownedSlots.append(ownedSlots.remove(at: index))
  }

  /// The slots that came into use since `allocations` had `mark` entries, the latest first: what an error that leaves
  /// a part of the body finds in them has to die.
  func slotsAllocated(since mark: Int) -> [Int] {
    var seen: Set<Int> = []
    return allocations[mark...].reversed().filter { seen.insert($0).inserted }
  }

  func allocateWord() -> Int {
    if let free = freeWords.popLast() { return free }
    return allocateBytes(8)
  }

  func allocateBytes(_ count: Int) -> Int {
    let offset = top
    top += (count + 7) & ~7
    return offset
  }

  func allocate(_ rep: Rep) -> Int {
    switch rep {
    case .void: 0
    case .int, .double, .bool: allocateWord()
    case .value: allocateValue()
    case .blob(let size): allocateBytes(size)
    }
  }

  /// The slot may be used again. A value in it must have been moved out.
  func release(_ offset: Int, _ rep: Rep) {
    switch rep {
    case .int, .double, .bool: freeWords.append(offset)
    case .value: freeValues.append(offset)
    case .void, .blob: break
    }
  }

  /// Compiles a call's parts with the argument area moved up by `bytes`.
  func withArea<Result>(_ bytes: Int, _ body: (_ area: Int) throws -> Result) rethrows -> Result {
    let area = areaTop
    areaTop += (bytes + 7) & ~7
    defer { areaTop = area }
    return try body(area)
  }

  // MARK: Types

  /// Compiles a part whose generic parameters are others: a default argument.
  func withSubstitution<Result>(_ other: Substitution, _ body: () -> Result) -> Result {
    let saved = substitution
    substitution = other
    defer { substitution = saved }
    return body()
  }

  /// The type with the function's generic parameters replaced.
  func concrete(_ type: Type) -> Type {
    let type = type.resolved
    if case .nominal(_, let arguments) = type, arguments.isEmpty { return type }
    return substitution.concrete(type)
  }

  func rep(_ type: Type) -> Rep { compiler.rep(concrete(type)) }

  func runtimeType(_ type: Type) -> RuntimeType { compiler.runtimeType(concrete(type)) }

  func place(_ span: Span) -> Place { Place(function.source, span) }
}
