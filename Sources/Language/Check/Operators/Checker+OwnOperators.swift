import Syntax

/// Operators of the script's own beside operands that mean nothing alone, `2 * .unit`, `.a ..< .b`, `stream >> { … }`, or
/// something else: `2 * [1, 1]` of a vector that such a literal makes.
extension Checker {
  func checkBinary(_ left: Expr, _ op: Operator, _ right: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    func plain() -> TypedExpr { checkPlainBinary(left, op, right, expecting, span) }
    let mayBeOwn = holdsOwnableLiteral(left) || holdsOwnableLiteral(right)
    guard mayBeOwn || Self.builtin(op.name) != nil && (isToldByOperator(left) || isToldByOperator(right)),
      !ownFunctions(op.name).isEmpty || !genericsTold(op.name, by: expecting).isEmpty
    else { return plain() }
    // Where anything will do, Swift rather makes what the script's operator takes than arrays. (Observed.)
    if let expecting, expecting.isAny, isOfLists(left), isOfLists(right),
      let meant = told(op.name, [left, right], [nil, nil], expecting, span)
    {
      return meant
    }
    // Once, as a row of sums is as many of these in each other.
    let start = Progress(self)
    openTrials += 1
    let typed = plain()
    openTrials -= 1
    func fits() -> Bool { !mayBeOwn || expecting.map { isUnknown($0) || canConvert(typed, to: $0) } ?? true }
    if failures == start.failures, fits() { return typed }
    let failed = takeBack(to: start)
    if let meant = told(op.name, [left, right], [nil, nil], expecting, span) { return meant }
    bringBack(failed)
    return typed
  }

  /// `account += .fee`: the script's own operator that changes its left side says what the right one is.
  func checkOwnChange(_ place: TypedExpr, _ left: Expr, _ op: Operator, _ right: Expr, _ span: Span) -> TypedExpr? {
    guard isToldByOperator(right), !ownFunctions(op.name).isEmpty,
      attempt({ check(right, expecting: place.type) }) == nil
    else { return nil }
    let target = TypedExpr(.inout_(place), place.type, place.span)
    guard let changed = told(op.name, [left, right], [target, nil], nil, span) else { return nil }
    return requireMutable(place, .mutatingOperator, op.span) ? changed : TypedExpr(.error, .error, span)
  }

  func isDeclaredByScript(_ name: Name) -> Bool {
    !(ownOperators[name] ?? []).isEmpty || !global.local(name).isEmpty
  }

  /// `a ?? b` by an operator of the script's own, which Swift prefers to its own where it fits.
  func checkOwnCoalescing(_ left: Expr, _ name: Name, _ right: Expr, _ expecting: Type?, _ span: Span) -> TypedExpr {
    let a = check(left, expecting: nil)
    let b = check(right, expecting: needsContext(right) ? a.type.optionalPayload : nil)
    if a.type.isError || b.type.isError { return TypedExpr(.error, .error, span) }
    let own = operatorCandidates(name, a.type, b.type).filter { $0.function.isScripted }
    return resolveOperator(name, own, [a, b], span, expecting: expecting, written: [left, right])
  }

  /// `event += { print($0) }`: what a closure takes that is added to something, the script's own operator says.
  func checkClosureAdded(to place: TypedExpr, _ left: Expr, _ op: Operator, _ right: Expr, _ span: Span) -> TypedExpr? {
    guard isFunctionLiteral(right) else { return nil }
    let arguments = [left, right].map { Argument(label: nil, labelSpan: span, value: $0) }
    let match = ArgumentMatch(arguments: [[0], [1]])
    func applied(_ candidate: CallCandidate) -> TypedExpr {
      let isChanged = candidate.function.parameters[0].isInout
      let target = isChanged ? TypedExpr(.inout_(place), place.type, place.span) : place
      return apply(candidate, match, arguments, [target, nil], nil, span)
    }
    let fitting = operatorCandidates(op.name, place.type).filter { candidate in
      guard candidate.function.isScripted, candidate.function.parameters.count == 2 else { return false }
      let mark = trail.count
      defer { unwind(to: mark) }
      return attempt { applied(candidate) } != nil
    }
    guard let only = fitting.first, fitting.count == 1 else { return nil }
    if only.function.parameters[0].isInout, !requireMutable(place, .mutatingOperator, op.span) {
      return TypedExpr(.error, .error, span)
    }
    return applied(only)
  }

  /// The one operator of the script's own that takes operands of which some mean nothing alone.
  private func told(
    _ name: Name, _ operands: [Expr], _ typed: [TypedExpr?], _ expecting: Type?, _ span: Span
  ) -> TypedExpr? {
    let arguments = operands.map { Argument(label: nil, labelSpan: span, value: $0) }
    let match = ArgumentMatch(arguments: [[0], [1]])
    func applied(_ function: Function) -> TypedExpr {
      apply(CallCandidate(function), match, arguments, typed, expecting, span)
    }
    func fits(_ function: Function) -> Bool {
      let mark = trail.count
      defer { unwind(to: mark) }
      guard function.parameters[0].isInout == (typed[0] != nil), let type = attempt({ applied(function).type }) else {
        return false
      }
      return expecting.map { isUnknown($0) || canConvert(type, to: $0) } ?? true
    }
    var fitting = ownFunctions(name).filter(fits)
    if fitting.isEmpty { fitting = genericsTold(name, by: expecting).filter(fits) }
    return fitting.count == 1 ? applied(fitting[0]) : nil
  }

  /// Objects of two classes, or what may be `nil` of them, are compared as ones of their common superclass.
  func asCommonClass(_ a: TypedExpr, _ b: TypedExpr, _ proto: Nominal) -> (TypedExpr, TypedExpr)? {
    let isOptional = a.type.optionalPayload != nil || b.type.optionalPayload != nil
    if isOptional, proto !== catalog.equatable { return nil }
    guard let common = commonClass(a.type.optionalPayload ?? a.type, b.type.optionalPayload ?? b.type),
      conformances.conforms(common, to: proto)
    else { return nil }
    let wanted = isOptional ? Type.optional(common) : common
    guard let x = conversion(of: a, to: wanted), let y = conversion(of: b, to: wanted) else { return nil }
    return (x, y)
  }

  /// The class that two different ones have in common.
  func commonClass(_ a: Type, _ b: Type) -> Type? {
    guard let m = a.nominal, let n = b.nominal, m.kind == .class, n.kind == .class, m !== n,
      let common = ([m] + m.ancestors).first(where: { n === $0 || n.isSubclass(of: $0) })
    else { return nil }
    return .nominal(common, [])
  }

  /// `[circle] + squares` where a list of shapes is wanted.
  func listAdded(_ left: Expr, _ right: Expr, _ expecting: Type?) -> Type? {
    guard let list = expecting?.optionalPayload ?? expecting, list.nominal === catalog.arrayNominal,
      isCollectionLiteral(left) || isCollectionLiteral(right), ownFunctions("+").isEmpty,
      let element = list.arguments.first,
      element.isExistential || element.optionalPayload != nil || isReference(element)
    else { return nil }
    return list
  }

  /// `[1] + other` where nothing says what the sum is a list of.
  func isSumOfLists(_ left: Expr, _ right: Expr, _ expecting: Type?) -> Bool {
    (isCollectionLiteral(left) || isCollectionLiteral(right))
      && expecting.map { isUnknown($0) || $0.isExistential } ?? true && ownFunctions("+").isEmpty
  }

  /// `[1] + ["x"]`: lists whose elements have nothing in common are a list of anything, if one is a literal. (Observed.)
  func checkSumOfLists(
    _ left: Expr, _ op: Operator, _ right: Expr, _ expecting: Type?, _ span: Span
  ) -> TypedExpr {
    let start = Progress(self)
    openTrials += 1
    let typed = checkPlainBinary(left, op, right, expecting, span, mayMix: false)
    openTrials -= 1
    if failures == start.failures { return typed }
    let failed = takeBack(to: start)
    func mixed(_ element: Type) -> TypedExpr {
      let list = catalog.array(element)
      whole.secondChoices.boxing.insert(span)
      let (a, b) = (check(left, as: list), check(right, as: list))
      return TypedExpr(.binary(.add, a, b), list, span)
    }
    for element in elementsOfSum(left, right) where attempt({ mixed(element) }) != nil { return mixed(element) }
    bringBack(failed)
    return typed
  }

  /// What the elements of such a sum may be: optionals of those of the list that is no literal, or anything, in as many
  /// lists as both literals have, and optional where there is a nil among it. (Observed.)
  private func elementsOfSum(_ left: Expr, _ right: Expr) -> [Type] {
    func depth(_ list: Expr) -> Int {
      guard case .array(let elements) = list.withoutParens.kind else { return 0 }
      return 1 + (elements.map(depth).min() ?? 0)
    }
    var anything = Type.any
    let common = max(min(depth(left), depth(right)), 1)
    for _ in 1..<common { anything = catalog.array(anything) }
    if holdsNil(left, common) || holdsNil(right, common) { anything = .optional(anything) }
    guard let list = [left, right].first(where: { !isCollectionLiteral($0) }),
      let type = attempt({ settledCopy(check(list, expecting: nil).type) }), type.nominal === catalog.arrayNominal,
      let element = type.arguments.first, element.optionalPayload == nil
    else { return [anything] }
    // `Array(repeating: 3, count: 2) + [fraction]` for an optional fraction: the literal in it is one too.
    let other = isCollectionLiteral(left) ? left : right
    let told = attempt { settledCopy(check(other, expecting: nil).type) }?.arguments.first
    let optional = told.flatMap { $0.optionalPayload == nil ? nil : $0 }
    // `numbers + [numbers.first]`: of anything, `first` would be the method.
    let names = [left, right].contains { list in
      guard case .array(let elements) = list.withoutParens.kind else { return false }
      return elements.contains { element in
        guard case .member(_, let use) = element.withoutParens.kind else { return false }
        return use.name == "first" || use.name == "last"
      }
    }
    if names { return [] }
    return [optional, .optional(element), anything].compactMap(\.self)
  }

  /// Whether one of the elements is nil, in so many lists in each other.
  private func holdsNil(_ list: Expr, _ depth: Int) -> Bool {
    guard case .array(let elements) = list.withoutParens.kind else { return false }
    return elements.contains { element in
      if case .nilLiteral = element.withoutParens.kind { true } else { depth > 1 && holdsNil(element, depth - 1) }
    }
  }

  /// `(x, y) == (5, nil)`, `pair == (.red, 1)`: the other side says of what it is nil, or a member.
  func isTupleToldByOther(_ expr: Expr) -> Bool {
    guard case .tuple(let parts) = expr.withoutParens.kind else { return false }
    return parts.contains { needsContext($0.value) }
  }

  private func isToldByOperator(_ expr: Expr) -> Bool {
    if case .closure = expr.withoutParens.kind { return true }
    return isImplicitChain(expr)
  }

  /// `[1, 2]`, `[1] + [2]`
  private func isOfLists(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array, .dictionary: true
    case .paren(let inner): isOfLists(inner)
    case .binary(let a, _, let b): isOfLists(a) && isOfLists(b)
    default: false
    }
  }

  /// Whether a literal is written in it that may be of a type of the script as well: a list, or a text with values in it.
  /// (What a plain text is stays open.)
  func holdsOwnableLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array, .dictionary: true
    case .string(let parts): parts.contains { if case .interpolation = $0 { true } else { false } }
    case .paren(let inner), .prefix(_, let inner): holdsOwnableLiteral(inner)
    case .binary(let a, _, let b): holdsOwnableLiteral(a) || holdsOwnableLiteral(b)
    default: false
    }
  }

  func ownFunctions(_ name: Name) -> [Function] {
    globalFunctions(name)
      + (ownOperators[name] ?? []).filter {
        $0.parameters.count == 2 && $0.generics.isEmpty && $0.owner?.generics.isEmpty ?? true
          && $0.owner?.kind != .protocol
      }
  }

  private func globalFunctions(_ name: Name, areGeneric: Bool = false) -> [Function] {
    global.local(name, before: order).compactMap {
      guard case .function(let own) = $0, own.parameters.count == 2, own.generics.isEmpty != areGeneric else {
        return nil
      }
      return own
    }
  }

  /// `let all: Set<Int> = [3] | [4]` of a generic operator: what is wanted of the result says what the literals are.
  private func genericsTold(_ name: Name, by expecting: Type?) -> [Function] {
    guard let expecting, !isUnknown(expecting), !expecting.isExistential else { return [] }
    return globalFunctions(name, areGeneric: true)
  }

  func isCollectionLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array, .dictionary: true
    default: false
    }
  }
}
