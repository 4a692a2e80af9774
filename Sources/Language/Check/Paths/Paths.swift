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
  /// Functions of the body, by their variables: what they capture counts where they are used.
  var localFunctions: [ObjectIdentifier: TypedFunction] = [:]
  private var reported: Set<Span> = []
  /// Variables whose mistake is told: what else is wrong with them follows from it.
  private var mistaken: Set<ObjectIdentifier> = []

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
    if state.isReachable, let maker { finish(maker, at: maker.end) }
  }

  /// Globals that have a value once the body has run.
  func settleGlobals() {
    for (key, variable) in tracked where state.assigned.contains(key) { variable.isUninitialized = false }
  }

  func report(_ error: CheckError, _ span: Span) {
    // A loop's body is followed twice, and what follows a first mistake is not another.
    guard state.isReachable, reported.insert(span).inserted else { return }
    checker.report(error, span)
  }

  // MARK: Variables

  func key(_ variable: Variable) -> ObjectIdentifier { ObjectIdentifier(variable) }

  private func isTracked(_ variable: Variable) -> Bool {
    guard variable.isUninitialized else { return false }
    if variable.storage == .global ? function.parent == nil && function.declaration == nil : variable.owner === function
    {
      tracked[key(variable)] = variable
      return true
    }
    return false
  }

  func read(_ variable: Variable, _ span: Span) {
    if let body = localFunctions[key(variable)] { use(body, span) }
    guard isTracked(variable), !state.assigned.contains(key(variable)) else { return }
    report(.usedBeforeInitialized(variable.name, isLet: variable.isLet), span)
    mistaken.insert(key(variable))
    state.assign(key(variable))
  }

  func assign(_ variable: Variable, _ span: Span) {
    guard isTracked(variable) else { return }
    if variable.isLet, !mistaken.contains(key(variable)), state.maybe.contains(key(variable)) {
      report(.initializedTwice(variable.name), span)
    }
    state.assign(key(variable))
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
      } else if isTracked(variable), !state.assigned.contains(key(variable)) {
        report(mistake(variable.name, variable.isLet), span)
        mistaken.insert(key(variable))
        state.assign(key(variable))
      }
    }
  }

  /// The body of a closure, with its own variables.
  func inside(_ body: TypedFunction) {
    if body.followsPaths { Paths(checker, body).follow() }
  }
}
