import Syntax

/// `["a": 3][key] ?? 0.5`, `[3 + 1].first ?? 0.5`: an element of a literal and a default that is another number, where nothing
/// says what is wanted.
///
/// Rather than to make a number of the literal what it is not by itself, Swift takes both for values of anything, where the
/// expression around will do with that. What a method or a subscript gives stays an optional so. (Observed: 220 expressions
/// given to the compiler.)
extension Checker {
  func literalDefault(
    _ left: Expr, _ a: TypedExpr, _ payload: Type, _ right: Expr, _ expecting: Type?, _ span: Span
  ) -> TypedExpr? {
    guard expecting.map(isUnknown) ?? true, containsUnknown(payload) || payload.nominal === catalog.doubleNominal,
      isPartOfLiteral(left)
    else { return nil }
    guard let b = attempt({ check(right, expecting: nil) }), !b.type.isError,
      let type = commonType(left, a, payload, b.type), !takes(.alike(span))
    else { return nil }
    var a = a
    if isOfMixedLiteral(left) { whole.secondChoices.openMember = NameUse("??", span) }
    if let mixed = mixedLiteral(left) {
      whole.secondChoices.ownElements.insert(mixed)
      a = check(left, expecting: nil)
    }
    settleLiterals(a.type)
    settleLiterals(b.type)
    guard let first = conversion(of: a, to: .optional(type)), let second = conversion(of: b, to: type) else {
      return nil
    }
    return TypedExpr(.nilCoalescing(first, second), type, span)
  }

  /// Nil where the numbers are of one type.
  private func commonType(_ left: Expr, _ a: TypedExpr, _ payload: Type, _ other: Type) -> Type? {
    if let isOpen = isFractionOpen(left, payload, other) { return isOpen ? .optional(.any) : nil }
    let isOther = isOtherLiteral(payload, than: other)
    let literals = literalsTaken(from: left)
    if literals.contains(where: holdsSum) {
      // Keys are told by what is asked of them.
      if literals.contains(where: isDictionaryLiteral), !isSubscriptOfLiteral(left) { return nil }
      guard case .variable(let literal) = payload.resolved, literal.protocols.isEmpty, isPlainPart(left) else {
        return nil
      }
      return isOther || other.nominal === catalog.doubleNominal ? .any : nil
    }
    guard isOther else { return nil }
    switch inner(a).kind {
    case .subscript_(let base?, _, _) where base.type.withoutOptionals.nominal === catalog.dictionaryNominal:
      return isSubscriptOfLiteral(left) ? .optional(.any) : nil
    case .call(let use, .some, let arguments):
      guard case .call(let callee, _, _) = left.withoutParens.kind, case .member(let base?, _) = callee.kind,
        openElements(base) == .only, Self.givingElements.contains(use.function.name.text)
      else { return nil }
      guard case .variable(let literal) = payload.resolved else { return .optional(.any) }
      if !arguments.isEmpty, use.function.name == "min" || use.function.name == "max" {
        return literal.operand == .ofLiterals ? nil : .any
      }
      return literal.protocols.allSatisfy { conformances.conforms(catalog.double, to: $0) } ? .optional(.any) : .any
    case .call(let use, nil, _):
      guard case .parameter(let made)? = use.function.result.optionalPayload?.resolved else { return nil }
      return use.function.parameters.contains { $0.type.nominal != nil && $0.type.mentions(made) }
        ? .optional(.any) : nil
    default: return nil
    }
  }

  /// Of a fraction and an integer literal whether Swift leaves both what they are; nil of others.
  private func isFractionOpen(_ left: Expr, _ payload: Type, _ other: Type) -> Bool? {
    guard case .variable(let integer) = other.resolved, !isCallOfFunction(left) else { return nil }
    if integer.kind == .floatLiteral, mixedLiteral(left) != nil, case .subscript_ = left.withoutParens.kind {
      return true
    }
    guard integer.kind == .integerLiteral, integer.operand == .none else { return nil }
    if case .variable(let literal) = payload.resolved {
      guard literal.kind == .floatLiteral else { return nil }
      return literal.protocols.isEmpty && openness(of: left) == .open
    }
    return payload.nominal === catalog.doubleNominal ? openness(of: left) == .open : nil
  }

  /// `same([2.5])`
  private func isCallOfFunction(_ expr: Expr) -> Bool {
    if case .call(let callee, _, _) = expr.withoutParens.kind, case .name = callee.kind { true } else { false }
  }

  private enum Openness: Comparable {
    /// Something in it says what its elements are.
    case told
    /// A literal of values that are none.
    case closed
    case open
  }

  private func openness(of expr: Expr) -> Openness {
    switch expr.withoutParens.kind {
    case .array(let elements):
      if elements.contains(where: { if case .tuple = $0.kind { true } else { false } }) { return .told }
      let lists = elements.filter(isCollectionLiteral)
      if !lists.isEmpty, lists.count < elements.count { return .told }
      return elements.contains(where: isOpenNumber) ? .open : .closed
    case .dictionary: return .open
    case .name: return operatorPlace != .interpolation && isOfLiteral(expr) ? .open : .told
    case .member(let base?, let use):
      return ["first", "last", "lazy", "element"].contains(use.name.text) ? openness(of: base) : .told
    case .subscript_(let base, _), .chain(let base), .optionalTry(let base), .forceUnwrap(let base):
      return openness(of: base)
    case .binary(let a, let op, let b) where op.name == "+":
      let both = [openness(of: a), openness(of: b)]
      return both.min() == .told ? .told : both.max() ?? .told
    case .call(let callee, let arguments, _): return openness(ofCall: callee, arguments)
    default: return .told
    }
  }

  private func openness(ofCall callee: Expr, _ arguments: [Argument]) -> Openness {
    switch callee.kind {
    case .name(let use) where use.name == "Array" && arguments.count == 1: return openness(of: arguments[0].value)
    case .member(let base?, let use):
      if arguments.contains(where: { holdsOperator($0.value) }) { return .told }
      let list = openness(of: base)
      if let closure = arguments.lazy.compactMap({ self.shortClosure($0.value) }).first {
        if list == .told { return .told }
        switch use.name.text {
        case "first", "last": return .open
        case "map", "flatMap", "mapValues": return givesElement(closure) ? .open : .told
        case "compactMap": return givesElement(closure) && isOfOptionals(base) ? .open : .told
        default: return .told
        }
      }
      let isKept = ["randomElement", "dropFirst", "prefix", "reversed", "enumerated", "joined"].contains(use.name.text)
      return isKept ? list : .told
    default: return .told
    }
  }

  /// `[2.5, nil]`
  private func isOfOptionals(_ list: Expr) -> Bool {
    guard case .array(let elements) = list.withoutParens.kind else { return false }
    return elements.contains { if case .nilLiteral = $0.withoutParens.kind { true } else { false } }
  }

  /// `[[1.5, 2], [3]].map { $0.first ?? 0 }`
  private func isOfMixedLiteral(_ left: Expr) -> Bool {
    literalsTaken(from: left).contains { part in
      guard case .name(let use) = part.kind, case .variable(let variable) = lookup(use.name) else { return false }
      return variable.elementOf.all.contains { $0.numbers == .mixed }
    }
  }

  /// What a closure is given of a literal.
  func isOfLiteral(_ expr: Expr) -> Bool {
    guard case .name(let use) = expr.withoutParens.kind, case .variable(let variable) = lookup(use.name) else {
      return false
    }
    return variable.elementOf.all.contains { $0.numbers != .others }
  }

  /// `2.5`, `2.5 + 1`, `isBig ? 2.5 : 1`
  private func isOpenNumber(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .binary(let a, _, let b), .ternary(_, let a, let b): isOpenNumber(a) && isOpenNumber(b)
    case .array(let elements): elements.contains(where: isOpenNumber)
    case .call(let callee, let arguments, _):
      // Of which the result is of the type of what they are given.
      if case .name(let use) = callee.kind, ["max", "min", "abs"].contains(use.name.text) {
        arguments.allSatisfy { isOpenNumber($0.value) }
      } else {
        false
      }
    default: isNumberLiteral(expr)
    }
  }

  /// `{ $0 }`
  private func givesElement(_ closure: ClosureExpr) -> Bool {
    valueGiven(by: closure).map { isParameter($0, of: closure) } ?? false
  }

  private func isParameter(_ expr: Expr, of closure: ClosureExpr) -> Bool {
    guard case .name(let use) = expr.withoutParens.kind else { return false }
    return closure.parameters.map { $0.contains { $0.name == use.name } } ?? use.name.text.hasPrefix("$")
  }

  /// An operator of what the closure is given.
  private func holdsOperator(_ argument: Expr) -> Bool {
    guard case .closure(let closure) = argument.withoutParens.kind else { return false }
    var isFound = false
    SyntaxWalk(onExpression: { expr in
      let operands: [Expr] =
        switch expr.kind {
        case .binary(let a, _, let b): [a, b]
        case .prefix(_, let operand): [operand]
        default: []
        }
      isFound = isFound || operands.contains { self.isParameter($0, of: closure) }
    }).visit(argument)
    return isFound
  }

  private static let givingElements: Set = ["first", "last", "min", "max", "randomElement"]

  private func inner(_ typed: TypedExpr) -> TypedExpr {
    if case .chain(let part) = typed.kind { inner(part) } else { typed }
  }

  /// An integer literal and one of a fraction, or lists of such.
  private func isOtherLiteral(_ type: Type, than other: Type) -> Bool {
    switch (type.resolved, other.resolved) {
    case (.variable(let a), .variable(let b)):
      a.kind == .integerLiteral && b.kind == .floatLiteral || a.kind == .floatLiteral && b.kind == .integerLiteral
    case (.nominal(let a, let mine), .nominal(let b, let others)):
      a === b && zip(mine, others).contains { isOtherLiteral($0, than: $1) }
    default: false
    }
  }

  /// Whether it is an element of a list or dictionary literal, or of what is made of one.
  private func isPartOfLiteral(_ expr: Expr) -> Bool { !literalsTaken(from: expr).isEmpty }

  private func literalsTaken(from expr: Expr) -> [Expr] {
    switch expr.withoutParens.kind {
    case .array, .dictionary: [expr.withoutParens]
    case .name: isOfLiteral(expr) ? [expr.withoutParens] : []
    case .binary(let a, let op, let b) where op.name == "+": literalsTaken(from: a) + literalsTaken(from: b)
    case .member(let base?, _), .subscript_(let base, _), .chain(let base), .optionalTry(let base),
      .forceUnwrap(let base):
      literalsTaken(from: base)
    case .call(let callee, let arguments, _):
      if case .member(let base?, _) = callee.kind {
        literalsTaken(from: base)
      } else {
        arguments.first.map { literalsTaken(from: $0.value) } ?? []
      }
    default: []
    }
  }

  /// `["a": 3][key]`, `["a": ["b": 3]][key]?["b"]`
  private func isSubscriptOfLiteral(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .dictionary: true
    case .name: isOfLiteral(expr)
    case .subscript_(let base, _), .chain(let base), .optionalTry(let base): isSubscriptOfLiteral(base)
    default: false
    }
  }

  private func holdsSum(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .binary: true
    case .array(let elements): elements.contains(where: holdsSum)
    case .dictionary(let entries): entries.contains { holdsSum($0.key) || holdsSum($0.value) }
    default: false
    }
  }

  /// Not `[["a": 3 + 1]].first?["a"]`, `[3 + 1].first { $0 > 1 }`.
  private func isPlainPart(_ expr: Expr) -> Bool {
    switch expr.withoutParens.kind {
    case .call(_, let arguments, _): arguments.allSatisfy { shortClosure($0.value).map(givesElement) ?? false }
    case .chain(let inner): isPlainPart(inner)
    case .subscript_(let base, _): if case .optionalTry = base.kind { isSubscriptOfLiteral(base) } else { true }
    default: true
    }
  }

  /// `isBig ? [3 + 1][0] : 0.5`
  func literalBranches(_ yes: Expr, _ a: TypedExpr, _ no: Expr, _ b: TypedExpr, _ span: Span) -> (TypedExpr, TypedExpr)?
  {
    func isApart(_ written: Expr, _ typed: TypedExpr, from other: TypedExpr) -> Bool {
      guard case .variable(let literal) = typed.type.resolved, literal.operand == .ofLiterals, literal.protocols.isEmpty
      else { return false }
      let isOther = isOtherLiteral(typed.type, than: other.type) || other.type.nominal === catalog.doubleNominal
      return isOther && isPlainPart(written) && literalsTaken(from: written).contains(where: holdsSum)
    }
    guard isApart(yes, a, from: b) || isApart(no, b, from: a), !takes(.alike(span)) else { return nil }
    settleLiterals(a.type)
    settleLiterals(b.type)
    guard let x = conversion(of: a, to: .any), let y = conversion(of: b, to: .any) else { return nil }
    return (x, y)
  }
}
