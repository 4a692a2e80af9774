import Syntax

/// Closures as that of `["a", ""].compactMap { $0.isEmpty ? nil : $0 }`, which to Swift gives `[Optional("a"), nil]`.
///
/// The compiler's solver does not know what the elements of a literal are before it has looked at the whole expression. What
/// such a closure gives is then an optional before anybody knows of what, and where the solver has to try a type for the
/// parameter, it takes that optional as what is wanted, `nil` and all. Where an operator or a function of the condition says
/// what the parameter is, the `nil` is left out as it is elsewhere. (Observed: some three hundred expressions given to the
/// compiler.)
struct InnerNils {
  /// What of a value, or of the elements of a list, the solver does not know yet.
  enum Part {
    case only
    /// Both parts of a pair, as of a dictionary's element.
    case both
    /// The second of them, as of what is enumerated.
    case second
    /// It is what such a closure gives.
    case optional
  }
  var closures: [ObjectIdentifier: Part] = [:]
  /// What of that which closures give it does not know yet.
  var given: [ObjectIdentifier: Part] = [:]
  /// In the expression that is being checked a closure was taken so.
  var isMet = false
  /// None is: the expression means nothing then.
  var isOff = false
}

extension Checker {
  /// Notes the closures among the arguments of a method that is called of a literal or what is made of one.
  func noteOpenParameters(of base: Expr, _ name: Name, _ arguments: [Argument]) {
    let closures = arguments.compactMap { shortClosure($0.value) }
    guard !closures.isEmpty, var part = openPart(base) else { return }
    // Of what a text is made is known.
    if case .string = base.withoutParens.kind { return }
    if part == .both, name == "compactMapValues" || name == "mapValues" { part = .only }
    for closure in closures { innerNils.closures[ObjectIdentifier(closure)] = part }
  }

  /// The same of the arguments of a function whose type parameter both a literal and the closure tell.
  func noteOpenParameters(_ functions: [Function], _ arguments: [Argument]) {
    let closures = arguments.compactMap { shortClosure($0.value) }
    guard !closures.isEmpty, functions.count == 1, !functions[0].generics.isEmpty,
      arguments.contains(where: { openPart($0.value) == .only })
    else { return }
    let isGeneric = functions[0].parameters.contains {
      guard case .function(let type) = $0.type.resolved, type.parameters.count == 1 else { return false }
      if case .parameter = type.parameters[0].type.resolved { return true } else { return false }
    }
    if isGeneric { for closure in closures { innerNils.closures[ObjectIdentifier(closure)] = .only } }
  }

  func markOpenParameters(_ closure: ClosureExpr, _ body: TypedFunction) {
    guard let part = innerNils.closures[ObjectIdentifier(closure)], closure.result == nil,
      closure.parameters?.allSatisfy({ $0.type == nil }) ?? true
    else { return }
    let fields = body.destructured.map(\.variable)
    switch part {
    case .both where fields.count == 2: for field in fields { field.typedLate = .only }
    case .second where fields.count == 2: fields[1].typedLate = .only
    default: if fields.isEmpty, body.parameters.count == 1 { body.parameters[0].typedLate = part }
    }
  }

  /// Before the only expression of a closure is checked: lets it give the optional that the expression is by itself.
  ///
  /// - Returns: Whether it can be checked: not where its condition shows a value that to Swift's solver is an optional.
  func takeInnerNil(_ closure: ClosureExpr, _ result: Type) -> Bool {
    guard let value = valueGiven(by: closure), innerNils.closures[ObjectIdentifier(closure)] != nil else { return true }
    innerNils.given[ObjectIdentifier(closure)] = openPart(value)
    if let (conditions, name) = valueOrNil(value) {
      guard case .variable(let variable) = lookup(name), variable.typedLate == .only else { return true }
      switch conditions.map({ telling($0, variable) }).max() {
      case .shown where isOpenOptional(result), .nothing where conditions.count > 1 && isOpenOptional(result):
        _ = fail(.openMeaning("compactMap"), value.span)
        return false
      case .nothing: innerNils.given[ObjectIdentifier(closure)] = .optional
      default: return true
      }
      take(variable, result)
      return true
    }
    guard case .name(let use) = value.withoutParens.kind, case .variable(let variable) = lookup(use.name),
      variable.typedLate == .optional
    else { return true }
    take(variable, result)
    return true
  }

  /// Whether a closure is to give an optional of what it says itself.
  private func isOpenOptional(_ type: Type) -> Bool {
    guard !innerNils.isOff, case .optional(let payload) = type.resolved, case .variable(let open) = payload.resolved
    else { return false }
    return open.kind == .general
  }

  private func take(_ variable: Variable, _ result: Type) {
    guard isOpenOptional(result), let payload = result.optionalPayload else { return }
    innerNils.isMet = true
    _ = unify(payload, variable.typedLate == .optional ? variable.type : .optional(variable.type))
    // What it is is known from here on.
    variable.typedLate = nil
  }

  /// `let list: [Int?] = [1, 2].compactMap { $0 > 1 ? $0 : nil }`: where an optional is wanted, the `nil` is none of those.
  func isTypedLate(_ expr: Expr) -> Bool {
    guard case .name(let use) = expr.withoutParens.kind, case .variable(let variable) = lookup(use.name) else {
      return false
    }
    return variable.typedLate == .only
  }

  /// The whole expression with the `nil` left out as elsewhere, where it means nothing with it.
  func withOuterNils(_ typed: TypedExpr, _ expr: Expr, _ expecting: Type?, since start: Progress) -> TypedExpr {
    innerNils.isMet = false
    func fits(_ typed: TypedExpr) -> Bool {
      guard !typed.type.isError else { return false }
      return expecting.map { isUnknown($0) || canConvert(typed, to: $0) } ?? true
    }
    if failures == start.failures, fits(typed), !convertsLists(typed) { return typed }
    let failed = takeBack(to: start)
    innerNils.isOff = true
    defer { innerNils.isOff = false }
    let mark = trail.count
    let isBetter = attempt { fits(check(expr, expecting: expecting)) } ?? false
    unwind(to: mark)
    if isBetter { return check(expr, expecting: expecting) }
    bringBack(failed)
    return typed
  }

  /// `names + ["a", ""].compactMap { … }`: rather than to make a list one of optionals Swift leaves the `nil` out.
  private func convertsLists(_ typed: TypedExpr) -> Bool {
    var isFound = false
    TypedWalk(
      onExpression: { typed, _ in
        if case .convert(.elements, _) = typed.kind, typed.type.arguments.first?.optionalPayload != nil {
          isFound = true
        }
      }, onDeclaration: { _, _ in }
    ).visit(typed, in: currentFunction)
    return isFound
  }

  /// A closure of a single expression.
  func shortClosure(_ expr: Expr) -> ClosureExpr? {
    guard case .closure(let closure) = expr.withoutParens.kind, valueGiven(by: closure) != nil else { return nil }
    return closure
  }

  /// `condition ? name : nil`, also with others in its branches.
  private func valueOrNil(_ expr: Expr) -> (conditions: [Expr], name: Name)? {
    var (conditions, names, hasNil): ([Expr], Set<Name>, Bool) = ([], [], false)
    func visit(_ branch: Expr) -> Bool {
      switch branch.withoutParens.kind {
      case .ternary(let condition, let yes, let no):
        conditions.append(condition)
        return visit(yes) && visit(no)
      case .nilLiteral:
        hasNil = true
        return true
      case .name(let use):
        names.insert(use.name)
        return true
      default: return false
      }
    }
    guard visit(expr), hasNil, names.count == 1, let name = names.first else { return nil }
    return (conditions, name)
  }
}
