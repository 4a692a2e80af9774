import Syntax

/// `counts.map { ($0, $1) }.sorted { $0.name < $1.name }` where `[(name: String, count: Int)]` is expected: what the last
/// call gives are elements of the one before, which learns of its closure's result from there.
extension Checker {
  /// What is expected of the base of a call that hands on the elements of its base, when that is made of closures.
  func passedOn(_ base: Expr, _ name: Name, _ expecting: Type?) -> Type? {
    guard let expecting, expecting.nominal === catalog.arrayNominal, keepsElements(name),
      isMade(base) || isLiteral(base, ofParts: expecting.arguments.first)
    else {
      return nil
    }
    let fits = attempt { check(base, expecting: expecting) }.map { conformances.same($0.type, expecting) }
    return fits ?? false ? expecting : nil
  }

  /// `(.low ... .high).contains(level)`: the argument says what the bounds are.
  func rangeSought(_ base: Expr, _ use: NameUse, _ arguments: [Argument]) -> Type? {
    guard use.name == "contains", arguments.count == 1, arguments[0].label == nil,
      rangeOfMembers(base, of: .void) != nil,
      !needsContext(arguments[0].value),
      let element = attempt({ defaulted(check(arguments[0].value, expecting: nil).type) })
    else { return nil }
    return rangeOfMembers(base, of: element)
  }

  /// `[.up, .down].map { (way: Way) in … }`, `[.up].map(describe)`, `[.up].reduce(0, step)`: what a function takes last are
  /// the elements of the list.
  /// - Parameter orToldInside: Where a closure writes no type, what it does with its parameter may say it.
  private func elementsTaken(by arguments: [Argument], orToldInside: Bool) -> Type? {
    guard let function = arguments.last?.value else { return nil }
    switch function.kind {
    case .closure(let closure):
      if let written = closure.parameters?.last?.type { return attempt { catalog.array(resolve(written)) } }
      if orToldInside { fallthrough }
      return nil
    case .name:
      guard case .function(let type)? = attempt({ check(function, expecting: nil).type })?.resolved,
        let element = type.parameters.last?.type, !containsUnknown(element)
      else { return nil }
      return catalog.array(element)
    default: return nil
    }
  }

  /// `[Circle(), Square()].map(area)`, `["a": [1]].mapValues(size)`, `[0, 2.5].forEach(show)`: the elements of a literal are
  /// what the function takes, unless what is wanted of the call is made of what they are by themselves.
  func listTaken(_ base: Expr, by arguments: [Argument], _ expecting: Type?) -> Type? {
    if case .array(let items) = base.kind {
      let hasMembers = items.contains { memberAlone($0) != nil }
      if hasMembers || needsContext(base) || items.contains(where: isOperatorAlone),
        let list = elementsTaken(by: arguments, orToldInside: hasMembers)
      {
        return list
      }
    }
    guard isCollectionLiteral(base), let taken = elementsTaken(by: arguments, orToldInside: false)?.arguments.first,
      let own = attempt({ settledCopy(check(base, expecting: nil).type) })?.arguments.last
    else { return nil }
    if canConvert(own, to: taken) {
      guard !containsUnknown(own), own.optionalPayload == nil else { return nil }
      if let expecting, expecting.contains(where: { conformances.same($0, own) }) { return nil }
    }
    let list =
      if case .array = base.kind { catalog.array(taken) } else {
        catalog.dictionary(freshVariable(.general, base.span), taken)
      }
    return attempt { check(base, as: list) } == nil ? nil : list
  }

  /// `(isLeft ? point : (3, 4)).x`: the same of two values, one of which is taken.
  func labelledTuple(_ base: Expr, _ typed: TypedExpr, _ name: Name) -> Type? {
    guard case .ternary(_, let yes, let no) = base.withoutParens.kind, case .tuple(let fields) = typed.type.resolved,
      !fields.contains(where: { $0.label == name })
    else { return nil }
    let tuples = [yes, no].compactMap { side -> Type? in attempt { settledCopy(check(side, expecting: nil).type) } }
    return tuples.first { tuple in
      guard case .tuple(let fields) = tuple.resolved else { return false }
      return fields.contains { $0.label == name } && canConvert(typed, to: tuple)
    }
  }

  /// `[(x: 1, y: 2), (3, 4)].map { $0.x }`: what one element calls its parts, others do not, so that the list leaves it
  /// out. It is as labelled, though, where a closure asks for that.
  func labelledList(_ base: Expr, _ typed: TypedExpr) -> Type? {
    guard case .array(let elements) = base.kind, elements.count > 1,
      case .tuple(let fields)? = typed.type.arguments.first?.resolved, fields.allSatisfy({ $0.label == nil })
    else { return nil }
    for element in elements {
      if case .tuple(let parts) = element.withoutParens.kind, parts.allSatisfy({ $0.label == nil }) { continue }
      guard case .tuple(let own)? = attempt({ check(element, expecting: nil).type.resolved }),
        own.contains(where: { $0.label != nil })
      else { continue }
      return catalog.array(.tuple(zip(own, fields).map { TupleField($0.label, $1.type) }))
    }
    return nil
  }

  /// `[Circle(), Square()][n]` where a shape is wanted: a list of shapes.
  func listSubscripted(_ base: Expr, _ expecting: Type?) -> Type? {
    guard let wanted = expecting, !containsUnknown(wanted), !(wanted.optionalPayload ?? wanted).isAny else {
      return nil
    }
    let list: Type
    switch base.withoutParens.kind {
    case .array: list = catalog.array(wanted)
    case .dictionary:
      guard let payload = wanted.optionalPayload else { return nil }
      list = catalog.dictionary(freshVariable(.general, base.span), payload)
    default: return nil
    }
    return attempt { check(base, as: list) } == nil ? nil : list
  }

  /// `points.reduce(.zero) { $0 + $1 }`: where nothing else says of what `.zero` is a member, of the elements.
  func settleMembers(
    _ match: ArgumentMatch, _ arguments: [Argument], _ candidate: CallCandidate, _ substitution: Substitution
  ) {
    guard let base = candidate.base, let element = sequenceElement(base.type),
      let usual = containsUnknown(element) ? defaultedCopy(element) : element,
      arguments.contains(where: { isClosure($0.value) && !isOperatorAlone($0.value) })
    else { return }
    for (parameter, indices) in zip(candidate.function.parameters, match.arguments) {
      guard case .parameter(let generic) = parameter.type.resolved, let type = substitution[generic],
        case .variable(let variable) = type.resolved, variable.kind == .general, let index = indices.first,
        let name = memberAlone(arguments[index].value), !members(of: usual, named: name, isStatic: true).isEmpty
      else { continue }
      let mark = trail.count
      if !unify(type, element) { unwind(to: mark) }
    }
  }

  /// The member that an expression is of which only the place says the type: `.zero`, `-.infinity`, `2 * .pi`.
  func memberAlone(_ expr: Expr) -> Name? {
    switch expr.kind {
    case .member(nil, let use): use.name
    case .call(let callee, _, _): memberAlone(callee)
    case .paren(let inner), .prefix(_, let inner): memberAlone(inner)
    case .binary(let a, _, let b):
      isNumberLiteral(a) ? memberAlone(b) : isNumberLiteral(b) || memberAlone(b) != nil ? memberAlone(a) : nil
    default: nil
    }
  }

  /// A list whose elements alone would not say that they are shapes.
  private func isLiteral(_ base: Expr, ofParts element: Type?) -> Bool {
    guard isCollectionLiteral(base), let element else { return false }
    return element.isExistential && !element.isAny || isReference(element) || needsContext(base)
  }

  private func keepsElements(_ name: Name) -> Bool { ["sorted", "filter", "shuffled", "reversed"].contains(name.text) }

  private func isMade(_ expr: Expr) -> Bool {
    guard case .call(let callee, let arguments, _) = expr.kind, case .member(_?, let use) = callee.kind else {
      return false
    }
    if keepsElements(use.name) { return true }
    return arguments.contains { if case .closure = $0.value.kind { true } else { false } }
  }

  /// What is a function by itself, or may be: the other arguments tell what it takes.
  func isClosure(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .closure, .keyPath: true
    // An operator, whose operands the other arguments tell.
    case .name(let use): isOperatorAlone(expr) || isOverloaded(use)
    // `String.init`
    case .member(let base?, let use) where use.name == "init": typeNamed(base) != nil
    case .paren(let inner): isClosure(inner)
    case .member(nil, _): false
    default: false
    }
  }

  /// A function's name that means several of them.
  private func isOverloaded(_ use: NameUse) -> Bool {
    if case .functions(let functions) = lookup(use.name) { functions.count > 1 } else { false }
  }

  /// `steps.reduce({ $0 }) { all, step in { step(all($0)) } }`: of functions put together comes one like them.
  func composed(_ base: Type, _ use: NameUse, _ arguments: [Argument], _ expecting: Type?) -> Type? {
    guard use.name == "reduce", expecting.map(isUnknown) ?? true, let first = arguments.first, first.label == nil,
      case .closure(let closure) = first.value.kind, closure.parameters?.allSatisfy({ $0.type == nil }) ?? true,
      let element = sequenceElement(base), case .function = element.resolved
    else { return nil }
    return element
  }
}
