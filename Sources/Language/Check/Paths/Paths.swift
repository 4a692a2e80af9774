import Syntax

/// Follows the paths through a checked body and reports what is used before it has a value, what gets one twice, and what
/// an initializer leaves without one. Runs for the few bodies that have something to follow.
final class Paths {
  let checker: Checker
  let function: TypedFunction
  /// What is special about an initializer; nil in other bodies.
  let maker: Maker?
  var state = PathState()
  /// Variables declared without a value.
  var tracked: [ObjectIdentifier: Variable] = [:]
  var leaving: [LabelID: PathState] = [:]
  /// Of each `do` around, innermost last: the states from which an error goes to its clauses.
  var thrown: [PathState] = []
  /// Functions of the body, by their variables: what they capture counts where they are used.
  var localFunctions: [ObjectIdentifier: TypedFunction] = [:]
  private var reported: Set<Span> = []
  /// Where constants that may be consumed get their values: Swift tells there what is wrong.
  var values: [ObjectIdentifier: Span] = [:]
  /// Followed only to see what is reached: nothing is reported.
  private var isSilent = false
  /// An expression of which is asked whether control comes to it, and in which states it was walked.
  private var sought: (span: Span, isReached: Bool, isPassed: Bool)?
  /// Variables whose mistake is told: what else is wrong with them follows from it.
  var mistaken: Set<ObjectIdentifier> = []

  /// What an initializer must do.
  struct Maker {
    let nominal: Nominal
    /// Stored properties that it has to give a value.
    let properties: [Property]
    /// Calls `self.init`, so that everything else has to wait for that.
    let delegates: Bool
    /// Has to call `super.init`; nil when there is no superclass.
    let superInit: SuperInit?
    let end: Span

    enum SuperInit { case written, implicit, missing }
  }

  init(_ checker: Checker, _ function: TypedFunction, maker: Maker? = nil) {
    self.checker = checker
    self.function = function
    self.maker = maker
  }

  func follow() {
    walk(function.body)
    if state.isReachable { refuseKept() }
    if state.isReachable, let maker { finish(maker, at: maker.end) }
  }

  /// Whether control comes to the end of statements of the body.
  func reachesEnd(of statements: [TypedStmt]) -> Bool {
    isSilent = true
    walk(statements)
    return state.isReachable
  }

  /// Whether an expression of the body is written where control never comes: Swift says nothing of its value.
  func isDead(_ span: Span) -> Bool {
    isSilent = true
    sought = (span, false, false)
    walk(function.body)
    return sought.map { $0.isPassed && !$0.isReached } ?? false
  }

  func note(_ expr: TypedExpr) {
    guard let sought else { return }
    switch expr.kind {
    // Of `Int8(300)` the literal is what is left.
    case .integer, .wideInteger:
      guard expr.span.start <= sought.span.start, sought.span.end <= expr.span.end else { return }
    default: guard expr.span == sought.span else { return }
    }
    if state.isReachable { self.sought?.isReached = true } else { self.sought?.isPassed = true }
  }

  /// Globals that have a value once the body has run.
  func settleGlobals() {
    for variable in tracked.values where state.missing(FollowedPlace(variable)) == nil {
      variable.isUninitialized = false
    }
  }

  func report(_ error: CheckError, _ span: Span) {
    // A loop's body is followed twice, and what follows a first mistake is not another.
    guard !isSilent, state.isReachable, reported.insert(span).inserted else { return }
    checker.report(error, span)
  }

  // MARK: Variables

  func key(_ variable: Variable) -> ObjectIdentifier { ObjectIdentifier(variable) }

  func isTracked(_ variable: Variable) -> Bool {
    guard variable.isUninitialized else { return false }
    if variable.storage == .global ? function.parent == nil && function.declaration == nil : variable.owner === function
    {
      tracked[key(variable)] = variable
      return true
    }
    return false
  }

  func read(
    _ variable: Variable, _ span: Span,
    _ mistake: (String, Bool) -> CheckError = { .usedBeforeInitialized(Name($0), isLet: $1) }
  ) {
    if let body = localFunctions[key(variable)] { use(body, span) }
    if !checker.consumed.isEmpty { consume(variable, span) }
    require(variable, span, mistake)
  }

  private func require(_ variable: Variable, _ span: Span, _ mistake: (String, Bool) -> CheckError) {
    guard isTracked(variable) else { return }
    let place = FollowedPlace(variable)
    guard let missing = state.missing(place) else { return }
    report(mistake(place.name(of: missing), variable.isLet), span)
    mistaken.insert(place.key)
    state.assign(place)
  }

  func assign(_ variable: Variable, _ span: Span) {
    state.gone.remove(key(variable))
    if isTracked(variable) { assign(FollowedPlace(variable), "", span) }
  }

  /// What a closure takes in must have a value where it is made.
  func capture(_ body: TypedFunction, _ span: Span) { follow(body, span, CheckError.capturedBeforeInitialized) }

  /// What a function of the body takes in must have one where it is used.
  func use(_ body: TypedFunction, _ span: Span) { follow(body, span, CheckError.usedBeforeInitialized) }

  private func follow(_ body: TypedFunction, _ span: Span, _ mistake: (Name, Bool) -> CheckError) {
    for capture in body.captures {
      let variable = capture.variable
      if variable === function.selfVariable {
        useSelf(.captured, span)
      } else {
        refuseGone(variable)
        require(variable, span) { mistake(Name($0), $1) }
      }
    }
  }

  /// The body of a closure, with its own variables.
  func inside(_ body: TypedFunction) {
    if body.followsPaths, !isSilent { Paths(checker, body).follow() }
  }
}
