import Syntax

/// From a parsed unit to a typed one: names resolved, overloads chosen, conversions made explicit, and every
/// mistake reported. Bidirectional: an expression is checked with the type its context expects, when there is one,
/// and unknown types are unification variables that live for one statement.
///
/// One checker serves a whole session: `global` keeps what earlier units declared. A unit that fails leaves
/// nothing behind (`undoLog`).
public final class Checker {
  public let catalog: Catalog
  public let conformances: Conformances
  private(set) var global = Scope(.global, parent: nil)

  /// Names that a prompt or session gives: commands, for near-name hints and lone words.
  public var commandNames: Set<Name> = []
  /// The command that somebody may have meant by another word: `quit`.
  public var commandMeant: (Name) -> Name? = { _ in nil }
  /// Shows the values of top-level expressions (`.topLevelValue`).
  public var echoes = false
  /// The type of the current view: what bare names are looked up in at top level.
  public var currentViewType: Type? {
    didSet { if currentViewType?.nominal !== oldValue?.nominal { templateAge = TemplateAge() } }
  }
  /// `(x, y)` where one of these types is expected: the labels of the initializer meant.
  public var tupleShorthands: [Name: [Name]] = [:]
  /// Every unit's `SpellingFacts` are wanted: bodies are kept. Statements must have trees, not forms.
  public var notesSpelling = false
  /// Somebody looks through every unit's code once it is checked.
  public var isRead = false
  /// The operators that types of the script declare for themselves.
  var ownOperators: [Name: [Function]] = [:]
  /// While a part of the library is checked that is written in the language.
  var isLibrary = false
  /// The units that are the library's own.
  var librarySources: Set<SourceID> = []
  /// Of expressions that a reader may want to see each time: a statement that has one never goes by a template.
  public var isOfInterest: (TypedExpr) -> Bool = { _ in false }
  var keepsBodies: Bool { notesSpelling || isRead }
  /// What was checked apart from the top level, while `keepsBodies`.
  var keptBodies: [TypedFunction] = []
  /// The class of `#7`.
  public var tagType: Type?

  /// Ctrl-C sets what this points to: checking stops, and the unit is refused without a word.
  public var stopFlag: UnsafeMutablePointer<Int32>?
  var effort = Effort()

  // The unit being checked:
  var source: SourceID = 0
  var scope: Scope
  var diagnostics: [Diagnostic] = []
  var order = 0
  var isTopLevel = false
  var pendingBodies: [() -> Void] = []
  var undoLog: [() -> Void] = []
  /// While the headers of types are read: what waits for them to be known.
  var readsHeaders = false
  var afterHeaders: [() -> Void] = []
  /// The names that this unit declared, in order.
  var declaredGlobals: [Name] = []
  var labels: [[OpenLabel]] = [[]]
  /// What is checked, as it is written.
  var statement: Stmt?
  /// How deep in speculation: diagnostics are counted but not kept.
  var failures = 0
  var speculation = 0
  /// What stands in front of the extension whose members are being declared: they are as it says.
  var extensionLevel: AccessLevel?
  /// What was learned of type variables, so that a failed trial can be taken back.
  var trail: [TrailEntry] = []
  /// Checks under way that may be taken back although they are no speculation: their statements keep the trail.
  var openTrials = 0
  var openVariables: [TypeVariable] = []
  var joint = JointTypes()
  var wantedParts: [WantedPart] = []
  /// What closures give is left open where only the end of the expression tells it.
  var leavesResults = false
  /// An argument is being checked once more to find one: of arguments inside of it none is looked for.
  var isLookingForJointType = false
  /// Whether `throws` is handled around the code being checked.
  var throwContext = ThrowContext.topLevel
  var tries = TryState()
  /// Where a `fallthrough` here would lead.
  var fallthroughTarget = FallthroughTarget.outside
  /// In an `if` or `switch` as a value of which nothing says the type: what its branches have.
  var openBranches: OpenBranches?
  /// How many blocks are around, up to the function.
  var blockDepth = 0
  /// Inside of a `defer`, which nothing may leave.
  var isInDefer = false
  /// The pattern being declared takes a written value apart.
  var isDeclaringValue = false
  /// Of the call being checked what stands behind what is called.
  var behindCallee: Span?
  /// The left side of an assignment is being checked: it need not have a value yet.
  var isAssigning = false
  var operatorPlace = OperatorPlace.whole
  /// What a ternary's value is for, on the way to it.
  var branchPurpose: Purpose?
  /// A sum is being checked to which a text is added.
  var isJoined = false
  /// Where the unit is written: for `#line` and the like, messages, and commands that show what was written.
  var text = SourceText(name: "main", "")
  var whole = WholeExpression()
  /// Calls of the outermost expression of which only the result tells what they mean.
  var resultChoices = ResultChoices()
  /// Where variables are named that have no value from there on.
  var consumed: Set<Span> = []
  /// What is wrong with each `return nil` that came before anything else about its closure's result, by closures.
  var openNils: [Span: (CheckError, Span)] = [:]
  /// `let s: Set = [1, 2]`: the annotation's missing arguments are found from the value.
  var opensGenerics = false
  var memberCache: [MemberKey: [MemberCandidate]] = [:]
  /// Anything that may give a name another meaning makes the templates of statements too old.
  var templateAge = TemplateAge()
  /// What the names of the statement being looked at mean, and the variables among them that are a template's arguments.
  var meanings: [UInt] = []
  var namedVariables: [Variable] = []
  /// Closures that are arguments of functions that do not keep them.
  var nonescapingClosures: Set<ObjectIdentifier> = []
  /// Somebody wants to know what may stand in a place of the unit: nothing of it stays.
  var probe: Probe?
  /// Types that scripts declared.
  var unitTypes: Set<ObjectIdentifier> = []
  /// Aliases of scopes and types of which nobody asked yet what they mean.
  var pendingAliases: [ObjectIdentifier: [Name: PendingAlias]] = [:]
  /// The aliases that not all see, by what they are declared in.
  var hiddenAliases: [ObjectIdentifier: [Name: Hidden]] = [:]
  /// Types whose members are not declared yet.
  var pendingMembers: [ObjectIdentifier: () -> Void] = [:]
  /// Properties whose initial values are not checked yet.
  var pendingProperties: [ObjectIdentifier: () -> Void] = [:]
  /// Those whose initial values are being checked.
  var inferring: Set<ObjectIdentifier> = []
  /// While types are declared: the variables of the top level that the unit is going to declare.
  var globalsToCome: GlobalsToCome?
  /// The statements of the unit that are not checked yet, the next one last.
  var statementsToCome: [Stmt] = []
  /// The one of the unit's that is being checked, unless it is a form.
  var statementBeingChecked: Stmt?
  /// Names that closures have asked for before their statement, and what that is: nil where there is none.
  var laterGlobals: [Name: GlobalsToCome.Global?] = [:]
  /// The variables that were asked for before they are declared, by where they are.
  var foreseenGlobals: [Span: Variable] = [:]
  /// Types whose own initializers are not made yet.
  var pendingInitializers: [ObjectIdentifier: () -> Void] = [:]
  /// Bodies in which something must get its value on every path: followed when the unit is checked.
  var flows: [() -> Void] = []
  /// Integer literals that not all types hold and whose type is not known yet.
  var openLiterals: [(literal: TypedExpr, function: TypedFunction)] = []
  /// Generic functions of blocks, and the functions and closures that use them.
  var localUses: [(user: TypedFunction, body: TypedFunction)] = []

  enum FallthroughTarget {
    case outside, end
    /// With what that case binds and this one does not.
    case nextCase([Name])
  }
  /// Nothing of the unit stays, whatever is found.
  var looksOnly = false

  public init(catalog: Catalog) {
    self.catalog = catalog
    conformances = Conformances(catalog)
    scope = global
    conformances.globalOperators = { [unowned self] name in
      global.local(name).compactMap { if case .function(let function) = $0 { function } else { nil } }
    }
  }

  public struct Result {
    /// nil when there are errors.
    public var unit: TypedUnit?
    public var diagnostics: [Diagnostic]
  }

  /// Checks a unit. With errors, nothing of it is declared.
  ///
  /// The statements are let go one by one, as they are checked: of a long script not both trees are kept whole.
  public func check(_ statements: consuming [Stmt], source: SourceID) -> Result {
    self.source = source
    if isLibrary { librarySources.insert(source) }
    diagnostics = []
    keptBodies = []
    undoLog = []
    declaredGlobals.removeAll(keepingCapacity: true)
    pendingBodies = []
    (readsHeaders, afterHeaders) = (false, [])
    nonescapingClosures = []
    whole = WholeExpression()
    flows = []
    consumed = []
    openLiterals = []
    localUses = []
    foreseenGlobals = [:]
    (statementsToCome, statementBeingChecked, laterGlobals) = ([], nil, [:])
    lateFunctions = []
    scope = global
    labels = [[]]
    throwContext = .topLevel
    effort = Effort(bytes: Int(statements.last?.span.end ?? 0))
    let main = TypedFunction(name: "main", span: .none, source: source)
    main.isThrowing = true
    let operatorsBefore = declaredOperators
    noteOperators(statements)
    withFunction(main) {
      declare(statements, in: global)
      statements.reverse()
      swap(&statementsToCome, &statements)
      var run: TemplateRun?
      while let statement = statementsToCome.popLast() {
        isTopLevel = true
        order += 1
        effort.startAnew()
        guard mayGoOn(statement.span) else { break }
        if case .form(let use) = statement.kind {
          guard let typed = check(use, statement.span, into: &run) else { continue }
          append(&run, to: main)
          main.body.append(typed)
        } else {
          append(&run, to: main)
          statementBeingChecked = statement
          main.body.append(check(statement))
        }
      }
      append(&run, to: main)
      isTopLevel = false
    }
    statementBeingChecked = nil
    let paths = main.followsPaths ? Paths(self, main) : nil
    if let paths { flows.append { paths.follow() } }
    var next = 0
    while next < pendingBodies.count {
      effort.startAnew()
      pendingBodies[next]()
      next += 1
    }
    pendingBodies = []
    shareCaptures()
    // Paths are followed only where everything else is right: what they would say of the rest follows from it.
    var hasErrors = effort.isOver || !diagnostics.isEmpty || looksOnly
    if !hasErrors { for flow in flows { flow() } }
    hasErrors = hasErrors || effort.isOver || !diagnostics.isEmpty
    if hasErrors {
      for undo in undoLog.reversed() { undo() }
      for name in declaredGlobals.reversed() { global.removeLast(named: name) }
      declaredOperators = operatorsBefore
      memberCache = [:]
      templateAge = TemplateAge()
    }
    if !hasErrors { paths?.settleGlobals() }
    undoLog = []
    flows = []
    return Result(unit: hasErrors ? nil : TypedUnit(source: source, main: main), diagnostics: diagnostics)
  }

  private func append(_ run: inout TemplateRun?, to main: TypedFunction) {
    guard let ended = run else { return }
    main.body.append(TypedStmt(.templates(ended), ended.pieces[0][0].span))
    run = nil
  }

  var lateFunctions: [LateFunction] = []
  /// The operators that scripts declared so far.
  var declaredOperators: Set<DeclaredOperator> = []
  /// Where a signature's types are resolved: what they ask of its parameters.
  var implied: ImpliedRequirements?

  /// Checks what is the library's own: it sees nothing that the session has declared.
  func apart<Outcome>(_ body: () -> Outcome) -> Outcome {
    let session = global
    global = Scope(.global, parent: nil)
    defer { global = session }
    return body()
  }

  // MARK: Reporting

  /// What `some P` stands for where a declaration's types are resolved.
  var meaningOfSome: ((_ bound: TypeExpr, Span) -> Type)?

  func report(_ error: CheckError, _ span: Span) {
    failures += 1
    if probe != nil { tellProbe(of: error) }
    if speculation > 0 || effort.isOver { return }
    // What has a type that could not be told was told of already.
    if !diagnostics.isEmpty, error.types.contains(where: \.mentionsError) { return }
    let point = error.pointsAtStart ? span.start : error.pointsAtEnd ? lastToken(of: span) : point(of: span)
    let diagnostic = error.diagnostic(span, point: point)
    // What is checked twice, a property's value as a default argument too, is told once.
    if diagnostics.contains(where: { $0.span == span && $0.code == diagnostic.code }) { return }
    diagnostics.append(diagnostic)
    if diagnostics.count == Effort.mostErrors { giveUp(span, point) }
  }

  /// Whether something inside of the span was told of: then what follows from it is not.
  func isMistaken(within span: Span) -> Bool {
    diagnostics.contains { span.start <= $0.span.start && $0.span.end <= span.end }
  }

  /// Reports what Swift says only of code that is right otherwise: where control goes, and what outlives a call.
  func reportLast(_ error: CheckError, _ span: Span) {
    guard speculation == 0 else { return }
    flows.append { [unowned self] in report(error, span) }
  }

  /// Reports and gives an expression that fits everywhere, so that one mistake is one error.
  func fail(_ error: CheckError, _ span: Span) -> TypedExpr {
    report(error, span)
    return TypedExpr(.error, .error, span)
  }

  /// Tries something; when it reports an error, type variables are as before and nothing is reported.
  func attempt<Result>(_ body: () -> Result) -> Result? {
    let mark = trail.count
    let before = failures
    speculation += 1
    let result = body()
    speculation -= 1
    let failed = failures != before
    failures = before
    if failed {
      unwind(to: mark)
      return nil
    }
    return result
  }

  // MARK: Scopes

  func inScope<Result>(_ new: Scope, _ body: () -> Result) -> Result {
    let old = scope
    scope = new
    defer { scope = old }
    return body()
  }

  func inBlock<Result>(_ body: () -> Result) -> Result { inScope(Scope(.block, parent: scope), body) }

  private var functions: [TypedFunction] = []
  var currentFunction: TypedFunction { functions[functions.count - 1] }
  /// Whether a function or closure is around, besides the one that is the unit or a body.
  var isInnerFunction: Bool { functions.count > 1 }

  func withFunction<Result>(_ function: TypedFunction, _ body: () -> Result) -> Result {
    function.parent = functions.last
    functions.append(function)
    labels.append([])
    let saved = (fallthroughTarget, isInDefer, blockDepth)
    (fallthroughTarget, isInDefer, blockDepth) = (.outside, false, 0)
    defer {
      (fallthroughTarget, isInDefer, blockDepth) = saved
      functions.removeLast()
      labels.removeLast()
    }
    return body()
  }

  /// Something without a value is declared or used: the paths of the bodies around have to be followed.
  func noteFlow() { for function in functions { function.followsPaths = true } }

  /// Checks a body on its own, outside whatever is being checked now.
  func withoutFunctions<Result>(_ body: () -> Result) -> Result {
    let saved = functions
    functions = []
    defer { functions = saved }
    return body()
  }

  func freshVariable(_ kind: TypeVariable.Kind = .general, _ span: Span) -> Type {
    let variable = TypeVariable(kind, span)
    openVariables.append(variable)
    return .variable(variable)
  }

  /// Runs the check of one statement: unknowns made meanwhile get their defaults at its end.
  /// - Parameter whenOpen: is given the result if one has no default.
  func statementScope<Result>(_ body: () -> Result, whenOpen: (Result) -> Void = { _ in }) -> Result {
    let (mark, late) = (openVariables.count, lateFunctions.count)
    let result = body()
    let leavesOpen = settle(from: mark)
    finishLateFunctions(from: late)
    if speculation == 0, openTrials == 0, whole.isOutermost {
      trail.removeAll(keepingCapacity: true)
      if !openLiterals.isEmpty { checkLiterals() }
    }
    if leavesOpen { whenOpen(result) }
    return result
  }
}
