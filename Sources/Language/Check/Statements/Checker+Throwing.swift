import Syntax

/// What happens to errors that are thrown at the place being checked.
enum ThrowContext {
  case topLevel, notThrowing, handled
  /// In a place that nothing can be thrown out of: a `defer`, the value of a property or of a parameter.
  case sealed(String)
  /// In a closure where one that throws nothing is wanted.
  case unthrowingClosure(FunctionType, Span)
  /// In an argument that is an `@autoclosure` which throws nothing.
  case unthrowingAutoclosure
  /// In a function that throws, with the type of `throws(E)`.
  case throwing(Type?)
  /// In a function declared `rethrows`: only what its parameters throw.
  case rethrowing
  /// In a closure: what is thrown decides whether it throws.
  case inferring(ThrownTypes)
  /// In a `do` whose clauses catch everything.
  case catching(ThrownTypes)
  /// In a `do` whose clauses do not, where nobody else handles errors.
  case partlyHandled(ThrownTypes)

  /// In a function's body.
  init(_ function: Function) {
    self = function.isThrowing ? .throwing(function.thrown) : function.isRethrowing ? .rethrowing : .notThrowing
  }

  /// Whether what is thrown here is handled by nobody.
  var handlesNothing: Bool {
    switch self {
    case .notThrowing, .sealed, .unthrowingClosure, .unthrowingAutoclosure: true
    default: false
    }
  }

  /// Whether errors end here: `try?`, `try!`.
  var isHandled: Bool {
    if case .handled = self { return true }
    return false
  }

  /// Whether only what parameters throw may leave.
  var rethrowsOnly: Bool {
    if case .rethrowing = self { return true }
    return types?.mustBeRethrown ?? false
  }

  /// Where what is thrown is gathered.
  var types: ThrownTypes? {
    switch self {
    case .inferring(let types), .catching(let types), .partlyHandled(let types): types
    default: nil
    }
  }

  /// What every error must be here.
  var wanted: Type? {
    if case .throwing(let type) = self { return type }
    return types?.wanted
  }
}

/// The types of errors thrown in a closure or a `do`.
final class ThrownTypes {
  /// `throws(E)`, written or wanted.
  let wanted: Type?
  /// nil is any error.
  var types: [Type?] = []
  /// Whether some of them are of others than the parameters of a function declared `rethrows`.
  var throwsItself = false
  /// In a `do` that lets errors out into a function declared `rethrows`.
  var mustBeRethrown = false
  init(wanted: Type?) { self.wanted = wanted }
}

/// The `try` around what is being checked.
struct TryState {
  var depth = 0
  /// Where the innermost stands.
  var span: Span?
  /// The marked calls that throw out of what is being checked, where somebody asks.
  var passed: [Span]?
}

/// `throw`, calls that throw, `do` and `catch`.
extension Checker {
  func checkThrow(_ value: Expr, _ span: Span) -> TypedStmt {
    let wanted = throwContext.wanted
    let typed = check(value, expecting: wanted ?? (isImplicitChain(value) ? catalog.error : nil))
    if !typed.type.isError, !conformances.conforms(defaulted(typed.type), to: catalog.errorProtocol) {
      report(.thrownNotError(typed.type), value.span)
      return TypedStmt(.throw_(TypedExpr(.error, .error, value.span)), span)
    }
    switch throwContext {
    case .notThrowing: report(.throwNotHandled(inCatch: false), span)
    case .sealed(let place): report(.thrownOut(of: place, isCall: false), span)
    case .unthrowingClosure(let wanted, let place): report(throwing(wanted), place)
    case .partlyHandled: report(.throwNotHandled(inCatch: true), span)
    default: if throwContext.rethrowsOnly { report(.rethrowsItself(isCall: false), span) }
    }
    throwContext.types?.throwsItself = true
    // As in Swift, a `throw` alone does not tell a `do` or a closure which errors there are.
    throwContext.types?.types.append(nil)
    let thrown = wanted.map { convert(typed, to: $0, .throwing) } ?? typed
    return TypedStmt(.throw_(convert(thrown, to: catalog.error, .throwing)), span)
  }

  /// Checks something that nothing can be thrown out of.
  func sealed<Result>(_ place: String, _ body: () -> Result) -> Result {
    let saved = throwContext
    throwContext = .sealed(place)
    defer { throwContext = saved }
    return body()
  }

  private func throwing(_ wanted: FunctionType) -> CheckError {
    let thrower = FunctionType(
      wanted.parameters, wanted.result, isThrowing: true, writesVoid: wanted.writesVoid)
    return .throwingClosure(.function(thrower), .function(wanted))
  }

  /// A call of something that throws errors of a type, or any: it must be marked, and someone must handle it.
  ///
  /// - Parameter isRethrown: Whether they are the errors of parameters, which a function declared `rethrows` may throw.
  func noteThrowingCall(_ span: Span, _ thrown: Type?, _ use: ThrowingUse = .call, isRethrown: Bool = false) {
    if !isRethrown { throwContext.types?.throwsItself = true }
    if tries.depth > 0, !throwContext.handlesNothing, !throwContext.isHandled { tries.passed?.append(span) }
    switch throwContext {
    case .topLevel, .throwing, .handled, .catching, .rethrowing:
      if tries.depth == 0 {
        report(.tryMissing(use), span)
      } else if throwContext.rethrowsOnly, !isRethrown {
        report(.rethrowsItself(isCall: true), span)
      }
    case .inferring:
      if tries.depth == 0 {
        report(.callThrows(use), span)
        return
      }
    case .partlyHandled:
      report(tries.depth == 0 ? .callThrows(use) : .errorsNotHandled(inCatch: true), tries.span ?? span)
    case .notThrowing:
      report(tries.depth == 0 ? .callThrows(use) : .errorsNotHandled(inCatch: false), tries.span ?? span)
    case .sealed(let place): report(.thrownOut(of: place, isCall: true), span)
    case .unthrowingAutoclosure: report(.throwsInAutoclosure(use), span)
    case .unthrowingClosure(let wanted, let place):
      if tries.depth == 0 { report(.callThrows(use), span) } else { report(throwing(wanted), place) }
    }
    note(thrown, span)
  }

  /// Checks what has a part that is taken as an `@autoclosure`. Says whether errors leave that part, of calls that are
  /// marked with `try` themselves or by what stands around.
  func passingErrors<Result>(of part: Expr, _ body: () -> Result) -> (Result, throws: Bool) {
    let outer = tries.passed
    tries.passed = []
    let result = body()
    let passed = tries.passed ?? []
    tries.passed = outer.map { $0 + passed }
    return (result, passed.contains { part.span.start <= $0.start && $0.end <= part.span.end })
  }

  /// `&&`, `||` and `??`: a `try` in the second operand does not mark the operator, which then throws too.
  func lateOperator(_ op: Operator, _ right: Expr, _ body: () -> TypedExpr) -> TypedExpr {
    if tries.depth > 0 || throwContext.handlesNothing || throwContext.isHandled { return body() }
    let (typed, throwsErrors) = passingErrors(of: right, body)
    if throwsErrors { report(.operatorThrows, op.span) }
    return typed
  }

  /// Whether what it throws when it is called are errors of parameters of a function declared `rethrows`.
  func isRethrown(_ callee: TypedExpr) -> Bool {
    switch callee.kind {
    case .convert(_, let inner): isRethrown(inner)
    case .variable(let variable): variable.isRethrown
    case .closure(let body): !body.throwsItself
    default: false
    }
  }

  /// Errors of a type, or any, leave from here to what stands around.
  private func note(_ thrown: Type?, _ span: Span) {
    throwContext.types?.types.append(thrown)
    guard let wanted = throwContext.wanted else { return }
    if !canConvert(thrown ?? catalog.error, to: wanted) {
      report(.cannotConvert(thrown ?? catalog.error, to: wanted, .throwing), span)
    }
  }

  /// What `throws(E)` says: nil for `any Error`.
  func resolveThrown(_ written: TypeExpr) -> Type? {
    let type = resolve(written)
    if conformances.same(type, catalog.error) { return nil }
    if type.isError { return type }
    return requireConformance(type, catalog.errorProtocol, or: .thrownTypeNotError(type), written.span) ? type : nil
  }

  /// What a generic `throws(E)` throws, of which no argument said anything: nothing.
  func settledThrown(_ type: Type) -> Type {
    let thrown = normalized(type)
    if case .variable(let variable) = thrown { bind(variable, to: catalog.never) }
    return thrown.resolved
  }

  func checkDo(_ node: DoStmt, _ span: Span) -> TypedStmt {
    let label = OpenLabel(name: node.label, id: newLabel(), kind: .do_)
    let statement = within(label) { checkDo(node, label.id, span) }
    guard label.isContinued else { return statement }
    // `continue` begins a labelled `do` anew.
    let end = TypedStmt(.break_(label.id), span)
    let always = TypedCondition.expression(TypedExpr(.boolean(true), catalog.bool, span))
    return TypedStmt(.while_([always], [statement, end], label.id), span)
  }

  private func checkDo(_ node: DoStmt, _ id: LabelID, _ span: Span) -> TypedStmt {
    let saved = throwContext
    let types = ThrownTypes(wanted: node.thrown.flatMap(resolveThrown))
    let catchesAll = node.catches.contains { clause in
      clause.items.isEmpty || clause.items.contains { $0.filter == nil && isCatchAll($0.pattern) }
    }
    types.mustBeRethrown = !catchesAll && saved.rethrowsOnly
    if !node.catches.isEmpty {
      if case .notThrowing = saved, !catchesAll {
        throwContext = .partlyHandled(types)
      } else if catchesAll || !saved.handlesNothing {
        throwContext = .catching(types)
      }
    }
    let body = checkBlock(node.body)
    throwContext = saved
    let caught = types.wanted ?? common(types.types)
    if !catchesAll, !types.types.isEmpty { note(caught, span) }
    if !catchesAll, types.throwsItself { saved.types?.throwsItself = true }
    // What is thrown for an error of a parameter is as good as that.
    if case .rethrowing = saved, !types.types.isEmpty, !types.throwsItself { throwContext = .throwing(nil) }
    var catches = node.catches.map { checkCatch($0, caught) }
    throwContext = saved
    if types.types.isEmpty { for index in catches.indices { catches[index].isReached = false } }
    return TypedStmt(.do_(body, catches, id), span)
  }

  /// The one type that all of them are.
  private func common(_ types: [Type?]) -> Type? {
    guard let first = types.first, let first, types.allSatisfy({ $0.map { conformances.same($0, first) } ?? false })
    else { return nil }
    return first
  }

  private func checkCatch(_ clause: DoStmt.Catch, _ caught: Type?) -> TypedCatch {
    inBlock {
      let type = caught ?? catalog.error
      // Errors travel as `any Error`; patterns for errors of one type see them as what they are.
      func seen(_ pattern: TypedPattern) -> TypedPattern {
        caught == nil ? pattern : TypedPattern(.cast(pattern, type), catalog.error, pattern.span)
      }
      var items: [(pattern: TypedPattern, filter: TypedExpr?)] = []
      var errorVariable: Variable?
      if clause.items.isEmpty {
        let variable = Variable(
          "error", type, isLet: true, storage: .local, owner: currentFunction, span: clause.span)
        variable.isOfCase = true
        scope.add(.variable(variable), named: "error")
        if caught == nil {
          errorVariable = variable
        } else {
          items.append((seen(TypedPattern(.variable(variable), type, clause.span)), nil))
        }
      }
      var bound: [Variable]?
      for item in clause.items {
        // `catch e`, `catch (e)` of other languages.
        if case .name(let use)? = expression(of: item.pattern)?.withoutParens.kind, case .nothing = lookup(use.name) {
          report(.cannotFind(use.name, candidates: ["let \(use.name.text)"]), use.span)
          continue
        }
        let pattern = checkAlternative(item.pattern, type, &bound)
        items.append(
          (
            seen(pattern),
            item.filter.map { filter in statementScope { check(filter, as: catalog.bool, .condition) } }
          ))
      }
      return TypedCatch(items: items, errorVariable: errorVariable, body: checkBlock(clause.body))
    }
  }

  private func isCatchAll(_ pattern: Pattern) -> Bool {
    switch pattern.kind {
    case .wildcard, .binding: true
    default: false
    }
  }

  /// `get throws(E)`
  func setThrowing(_ getter: Function, _ accessor: Accessor) {
    getter.isThrowing = accessor.isThrowing
    getter.thrown = accessor.thrown.flatMap(resolveThrown)
    if getter.thrown?.isNever == true { getter.isThrowing = false }
  }
}
