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
    /// It is what such a closure gave to `map`.
    case optional
    /// It is what such a closure gave to `compactMap` or `flatMap`.
    case kept
  }
  var closures: [ObjectIdentifier: (part: Part, of: Name, isLazy: Bool)] = [:]
  /// What of that which closures give it does not know yet.
  var given: [ObjectIdentifier: Part] = [:]
  /// Those of the expression that is being checked which were taken so, and what is said where it means nothing.
  var met: [Span: CheckError] = [:]
  /// Those of them of which the `nil` is left out where what they make is an operand.
  var notInOperands: Set<Span> = []
  /// One of them is in an argument of a script's function that has overloads.
  var isAmongOverloads = false
  /// None is: the expression means nothing then.
  var isOff = false
}

extension Checker {
  /// Notes the closures among the arguments of a method that is called of a literal or what is made of one.
  func noteOpenParameters(of base: Expr, _ name: Name, _ arguments: [Argument]) {
    let closures = arguments.compactMap { shortClosure($0.value) }
    guard !closures.isEmpty, var part = openElements(base) else { return }
    if part == .both, name == "compactMapValues" || name == "mapValues" { part = .only }
    for closure in closures { whole.innerNils.closures[ObjectIdentifier(closure)] = (part, name, isLazy(base)) }
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
    if isGeneric {
      for closure in closures {
        whole.innerNils.closures[ObjectIdentifier(closure)] = (.only, functions[0].name, false)
      }
    }
  }

  /// - Parameter result: What the closure says that it gives. (Observed: of a value or `nil` as an `Int??` the `nil` is then
  ///   the outer one, whatever the condition shows.)
  func markOpenParameters(_ closure: ClosureExpr, _ body: TypedFunction, _ result: Type?) {
    guard let part = whole.innerNils.closures[ObjectIdentifier(closure)]?.part,
      result.map({ $0.optionalDepth > 1 }) ?? true,
      closure.parameters?.allSatisfy({ $0.type == nil }) ?? true
    else { return }
    let fields = body.destructured.map(\.variable)
    switch part {
    case .both where fields.count == 2: for field in fields { field.typedLate = .only }
    case .second where fields.count == 2: fields[1].typedLate = .only
    default: if fields.isEmpty, body.parameters.count == 1 { body.parameters[0].typedLate = part }
    }
  }

  /// `let value: Int?? = n.flatMap { $0 > 1 ? $0 : nil }`: (observed) the `nil` of a closure with parameters is then the outer
  /// one, and that of any other ternary the inner one.
  ///
  /// - Returns: Where that is, which is refused.
  func outerNil(_ function: Function, _ match: ArgumentMatch, _ arguments: [Argument], _ expecting: Type?) -> Span? {
    guard let expecting, expecting.optionalDepth > 1, let payload = function.result.optionalPayload,
      case .parameter(let generic) = payload.resolved
    else { return nil }
    for (parameter, given) in zip(function.parameters, match.arguments) {
      guard let index = given.first, case .function(let type) = parameter.type.resolved, !type.parameters.isEmpty,
        case .parameter(let made)? = type.result.optionalPayload?.resolved, made === generic,
        let closure = shortClosure(arguments[index].value), let value = valueGiven(by: closure),
        valueOrNil(value) != nil, !saysOneOptional(closure)
      else { continue }
      return value.span
    }
    return nil
  }

  /// `{ (x: Int) -> Int? in … }`: of which there is one `nil` only.
  private func saysOneOptional(_ closure: ClosureExpr) -> Bool {
    guard case .optional(let payload)? = closure.result?.kind else { return closure.result != nil }
    if case .optional = payload.kind { return false } else { return true }
  }

  /// Before the only expression of a closure is checked: lets it give the optional that the expression is by itself.
  ///
  /// - Returns: Whether it can be checked: not where its condition shows a value that to Swift's solver is an optional.
  func takeInnerNil(_ closure: ClosureExpr, _ result: Type) -> Bool {
    guard closure.result == nil, let value = valueGiven(by: closure),
      let (part, method, isLazy) = whole.innerNils.closures[ObjectIdentifier(closure)]
    else { return true }
    func refuse(_ variable: Variable? = nil) -> Bool {
      _ = fail(.openNil(method, variable.flatMap { element($0, of: part) }), value.span)
      return false
    }
    whole.innerNils.given[ObjectIdentifier(closure)] = openPart(value)
    if let (conditions, name) = valueOrNil(value) {
      guard case .variable(let variable) = lookup(name), variable.typedLate == .only else { return true }
      let told = conditions.map { telling($0, variable) }.max()
      switch told {
      // (Observed: not of bytes that are counted.)
      case .type where part == .second && isOpenOptional(result):
        if let kind = variable.type.nominal?.integerKind, kind != catalog.intNominal.integerKind {
          return refuse(variable)
        }
        return true
      // (Observed: `[view, other].compactMap { $0 === view ? nil : $0 }` is a list of `AnyObject`.)
      case .object where !isLazy && isOpen(result.optionalPayload ?? result):
        let object = Type.existential([catalog.anyObject])
        _ = unify(result, .optional(object))
        return true
      case .little where method != "compactMap" && isOpenOptional(result): return refuse(variable)
      case .shown where isOpenOptional(result), .nothing where conditions.count > 1 && isOpenOptional(result):
        return refuse(variable)
      case .nothing, .little: whole.innerNils.given[ObjectIdentifier(closure)] = .optional
      // (Observed: the list that is taken lazily is one of optionals then.)
      case .object where isLazy: return refuse(variable)
      case .type where isLazy && isOpenOptional(result):
        let nominal = defaultedCopy(variable.type)?.nominal
        return nominal == nil || nominal?.module == "Swift" || refuse(variable)
      default: return true
      }
      // (Observed: into a list of anything the optionals go with their `nil`.)
      if result.optionalPayload?.isAny ?? false, !whole.innerNils.isOff { return refuse(variable) }
      let isCharacter = variable.type.nominal === catalog.characterNominal
      if told == .little || isCharacter { whole.innerNils.notInOperands.insert(closure.span) }
      take(variable, result, of: closure)
      return true
    }
    // (Observed: of what such a closure gave, `$0` and `$0 ?? "z"` are optionals of their own.)
    var told = value.withoutParens
    if case .binary(let left, let op, _) = told.kind, op.name == "??" { told = left.withoutParens }
    guard case .name(let use) = told.kind, case .variable(let variable) = lookup(use.name) else { return true }
    if variable.typedLate == .kept, told.span != value.withoutParens.span || isOpenOptional(result) { return refuse() }
    if variable.typedLate == .optional, told.span == value.withoutParens.span { take(variable, result, of: closure) }
    return true
  }

  /// Whether a closure is to give an optional of what it says itself.
  private func isOpenOptional(_ type: Type) -> Bool {
    guard !whole.innerNils.isOff, case .optional(let payload) = type.resolved else { return false }
    return isOpen(payload)
  }

  /// What a closure takes, where that is one value of which the type is known.
  private func element(_ variable: Variable, of part: InnerNils.Part) -> Type? {
    part == .only && variable.typedLate == .only ? defaultedCopy(variable.type) : nil
  }

  private func isOpen(_ type: Type) -> Bool {
    if case .variable(let open) = type.resolved { open.kind == .general } else { false }
  }

  private func take(_ variable: Variable, _ result: Type, of closure: ClosureExpr) {
    guard isOpenOptional(result), let payload = result.optionalPayload else { return }
    if let (part, method, _) = whole.innerNils.closures[ObjectIdentifier(closure)] {
      whole.innerNils.met[closure.span] = .openNil(method, element(variable, of: part))
    }
    _ = unify(payload, variable.typedLate == .optional ? variable.type : .optional(variable.type))
    // What it is is known from here on.
    variable.typedLate = nil
  }

  /// `let list: [Int?] = [1, 2].compactMap { $0 > 1 ? $0 : nil }`: where an optional is wanted, the `nil` is none of those.
  func isTypedLate(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .ternary(_, let yes, let no): return isTypedLate(yes) || isTypedLate(no)
    case .name(let use):
      guard case .variable(let variable) = lookup(use.name) else { return false }
      return variable.typedLate == .only
    default: return false
    }
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
