import Syntax

/// Closures as that of `["a", ""].compactMap { $0.isEmpty ? nil : $0 }`, which to Swift gives `[Optional("a"), nil]`.
///
/// The compiler's solver does not know what the elements of a literal are before it has looked at the whole expression. What
/// such a closure gives is then an optional before anybody knows of what, and where the solver has to try a type for the
/// parameter, it takes that optional as what is wanted, `nil` and all. Where an operator or a function of the condition says
/// what the parameter is, the `nil` is left out as it is elsewhere. (Observed: some three hundred expressions given to the
/// compiler.)
struct InnerNils {
  /// What of a closure's parameters the solver does not know yet.
  enum Part {
    case only
    /// Of the two of a dictionary's element.
    case both
    /// Of those of `enumerated()`.
    case second
    /// It is what such a closure gives.
    case optional
  }
  var closures: [ObjectIdentifier: Part] = [:]
  /// Those that give such optionals.
  var giving: Set<ObjectIdentifier> = []
  /// In the expression that is being checked a closure was taken so.
  var isMet = false
  /// None is: the expression means nothing then.
  var isOff = false
}

extension Checker {
  /// Notes the closures among the arguments of a method that is called of a literal or what is made of one.
  func noteOpenParameters(of base: Expr, _ name: Name, _ arguments: [Argument]) {
    let closures = arguments.compactMap { innerNilClosure($0.value) }
    guard !closures.isEmpty, var part = openPart(base) else { return }
    // Of what a text is made is known.
    if case .string = base.withoutParens.kind { return }
    if part == .both, name == "compactMapValues" || name == "mapValues" { part = .only }
    for closure in closures { innerNils.closures[ObjectIdentifier(closure)] = part }
  }

  /// The same of the arguments of a function whose type parameter both a literal and the closure tell.
  func noteOpenParameters(_ functions: [Function], _ arguments: [Argument]) {
    let closures = arguments.compactMap { innerNilClosure($0.value) }
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
    let fields = body.destructured.map(\.0)
    switch part {
    case .only: if fields.isEmpty, body.parameters.count == 1 { body.parameters[0].isTypedLate = true }
    case .both: for field in fields { field.isTypedLate = true }
    case .second: if fields.count == 2 { fields[1].isTypedLate = true }
    case .optional: body.parameters[0].isTypedLate = fields.isEmpty
    }
  }

  /// Before the only expression of a closure is checked: lets it give the optional that the expression is by itself.
  ///
  /// - Returns: Whether it can be checked: not where its condition shows a value that to Swift's solver is an optional.
  func takeInnerNil(_ closure: ClosureExpr, _ result: Type) -> Bool {
    guard let value = valueGiven(by: closure) else { return true }
    if let (conditions, name) = valueOrNil(value) {
      guard case .variable(let variable) = lookup(name), variable.isTypedLate else { return true }
      switch conditions.map({ telling($0, variable) }).max() {
      case .shown where isOpenOptional(result), .nothing where conditions.count > 1 && isOpenOptional(result):
        _ = fail(.openMeaning("compactMap"), value.span)
        return false
      case .nothing: innerNils.giving.insert(ObjectIdentifier(closure))
      default: return true
      }
      take(variable, result)
      return true
    }
    guard innerNils.closures[ObjectIdentifier(closure)] == .optional, case .name(let use) = value.withoutParens.kind,
      case .variable(let variable) = lookup(use.name), variable.isTypedLate
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
    let isGiven = variable.type.optionalPayload != nil
    innerNils.isMet = true
    _ = unify(payload, isGiven ? variable.type : .optional(variable.type))
    // What it is is known from here on.
    variable.isTypedLate = false
  }

  /// `let list: [Int?] = [1, 2].compactMap { $0 > 1 ? $0 : nil }`: where an optional is wanted, the `nil` is none of those.
  func isTypedLate(_ expr: Expr) -> Bool {
    guard case .name(let use) = expr.withoutParens.kind, case .variable(let variable) = lookup(use.name) else {
      return false
    }
    return variable.isTypedLate
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

  /// A closure that may be one: of a single expression, a value or `nil`.
  private func innerNilClosure(_ expr: Expr) -> ClosureExpr? {
    guard case .closure(let closure) = expr.withoutParens.kind, let value = valueGiven(by: closure) else { return nil }
    // Others may hold such closures, of their own open parameters.
    switch value.withoutParens.kind {
    case .call, .name: return closure
    default: return valueOrNil(value) == nil ? nil : closure
    }
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

// MARK: - What is made of literals

extension Checker {
  /// What the solver does not know of the elements of a list, or of a value, when it looks at a closure beside it.
  private func openPart(_ expr: Expr) -> InnerNils.Part? {
    switch expr.withoutParens.kind {
    case .integer, .float, .string: return .only
    case .array(let elements):
      // Of several tuples it takes the type that they have in common at once.
      let isTold =
        elements.count > 1 && elements.contains { if case .tuple = $0.withoutParens.kind { true } else { false } }
      return elements.isEmpty || isTold ? nil : .only
    case .dictionary(let entries): return entries.isEmpty ? nil : .both
    case .name(let use):
      if case .variable(let variable) = lookup(use.name), variable.isTypedLate { return .only }
      return nil
    case .binary(let a, let op, let b):
      guard op.name == "+", let part = openPart(a), openPart(b) == part else { return nil }
      return part
    case .member(let base?, let use): return ["first", "last", "lazy"].contains(use.name.text) ? openPart(base) : nil
    case .chain(let inner), .forceUnwrap(let inner): return openPart(inner)
    case .call(let callee, let arguments, _): return openPart(callee, arguments, expr)
    default: return nil
    }
  }

  private func openPart(_ callee: Expr, _ arguments: [Argument], _ call: Expr) -> InnerNils.Part? {
    if makesGeneric(call) != nil { return arguments.count == 1 ? openPart(arguments[0].value) : nil }
    guard case .member(let base?, let use) = callee.kind else { return nil }
    switch use.name.text {
    case "map", "compactMap", "flatMap":
      guard arguments.count == 1, case .closure(let closure) = arguments[0].value.kind else { return nil }
      if innerNils.giving.contains(ObjectIdentifier(closure)) { return .optional }
      guard case .name(let given)? = valueGiven(by: closure)?.withoutParens.kind,
        closure.parameters.map({ $0.count == 1 && $0[0].name == given.name }) ?? (given.name == "$0")
      else { return nil }
      return openPart(base)
    case "enumerated": return openPart(base) == .only ? .second : nil
    case let name: return Self.keepingElements.contains(name) ? openPart(base) : nil
    }
  }

  private static let keepingElements: Set = [
    "sorted", "reversed", "shuffled", "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop", "first", "last",
    "min",
    "max", "randomElement",
  ]
}

// MARK: - What a condition says

private enum Telling: Comparable {
  /// Nothing that would have to do with the type, which is then found with what the closure gives.
  case silent
  /// The same, where it can be seen that the parameter is then an optional itself.
  case shown
  /// Of what type the parameter is has to be known first.
  case nothing
  /// It says what the parameter is.
  case type
}

extension Checker {
  /// What an expression says of the type of a closure's parameter: the most that a part of it does.
  private func telling(_ expr: Expr, _ variable: Variable) -> Telling {
    func isIt(_ expr: Expr) -> Bool {
      if case .name(let use) = expr.withoutParens.kind { use.name == variable.name } else { false }
    }
    func most(_ parts: [Expr]) -> Telling { parts.map { telling($0, variable) }.max() ?? .silent }
    switch expr.withoutParens.kind {
    case .binary(let a, let op, let b):
      guard isIt(a) || isIt(b) else { return most([a, b]) }
      return max(most([a, b]), comparing(op.name.text, isIt(a) ? b : a, variable))
    case .prefix(let op, let operand): return isIt(operand) && op.name != "!" ? .type : telling(operand, variable)
    case .member(let base?, _), .tupleElement(let base, _): return isIt(base) ? .nothing : telling(base, variable)
    case .subscript_(let base, let arguments):
      return isIt(base) ? .nothing : most([base] + arguments.map(\.value))
    case .call(let callee, let arguments, _):
      let values = arguments.map(\.value)
      let parts = max(telling(callee, variable), most(values))
      guard let argument = arguments.first(where: { isIt($0.value) }) else { return parts }
      return max(parts, calling(callee, argument.label))
    case .string(let parts):
      for case .interpolation(let values, _) in parts {
        if values.contains(where: { isIt($0.value) }) { return .shown }
        let told = most(values.map(\.value))
        if told > .silent { return told }
      }
      return .silent
    case .is_(let inner, _), .as_(let inner, _, _): return isIt(inner) ? .type : telling(inner, variable)
    case .ternary(let condition, let yes, let no): return most([condition, yes, no])
    case .array(let elements): return most(elements)
    case .forceUnwrap(let inner), .chain(let inner): return isIt(inner) ? .nothing : telling(inner, variable)
    default: return .silent
    }
  }

  /// An operator that the type itself declares says that the operand is of it; one of a protocol does not.
  private func comparing(_ op: String, _ other: Expr, _ variable: Variable) -> Telling {
    switch op {
    case "==", "!=", "<", ">", "<=", ">=": break
    case "~=", "...", "..<", "??": return .nothing
    default: return .type
    }
    let type = defaultedCopy(variable.type)?.resolved ?? variable.type
    let isText = type.nominal === catalog.stringNominal || type.nominal === catalog.characterNominal
    let isFraction = if case .float = other.withoutParens.kind { true } else { false }
    if type.nominal?.integerKind != nil, !isFraction { return .type }
    if case .tuple = type.resolved { return .type }
    // There are operators of all numbers with fractions, and of all that have raw values.
    let isOfSeveral = isFraction || isFloating(type)
    let isRaw = conformsByName(type, "RawRepresentable")
    switch op {
    case "!=" where isRaw: return .nothing
    case "!=":
      // (Observed: not where none of the elements is a literal.)
      if case .string = other.withoutParens.kind, variable.type.nominal === catalog.stringNominal { return .nothing }
      return .silent
    case "==": return isOfSeveral || isRaw ? .nothing : .type
    case "<" where isText: return .type
    default:
      let isOwn =
        type.nominal?.module == "main"
        && members(of: type, named: Name(op), isStatic: true).contains {
          if case .function(let function) = $0.member {
            function.owner === type.nominal && function.isOfUser
          } else {
            false
          }
        }
      return isOwn ? .type : .nothing
    }
  }

  /// A function of one type says that its argument is of it, a generic one does not.
  private func calling(_ callee: Expr, _ label: Name?) -> Telling {
    switch callee.withoutParens.kind {
    case .name(let use):
      if use.name == "type" { return .shown }
      if case .functions(let functions) = lookup(use.name) {
        return functions.contains { $0.generics.isEmpty } ? .type : .nothing
      }
      if case .type(let made)? = typeEntity(use.name), made === catalog.stringNominal {
        return label == nil ? .nothing : .shown
      }
      return .type
    case .member(let base?, _):
      if case .binary(_, let op, _) = base.withoutParens.kind, op.name == "..." || op.name == "..<" { return .nothing }
      return .type
    default: return .type
    }
  }
}
