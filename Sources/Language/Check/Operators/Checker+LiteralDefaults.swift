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
    guard expecting.map(isUnknown) ?? true, containsUnknown(payload), isPartOfLiteral(left) else { return nil }
    guard let b = attempt({ check(right, expecting: nil) }), !b.type.isError,
      let type = commonType(left, a, payload, b.type), !takes(.alike(span))
    else { return nil }
    settleLiterals(a.type)
    settleLiterals(b.type)
    guard let first = conversion(of: a, to: .optional(type)), let second = conversion(of: b, to: type) else { return nil }
    return TypedExpr(.nilCoalescing(first, second), type, span)
  }

  /// Nil where the numbers are of one type.
  private func commonType(_ left: Expr, _ a: TypedExpr, _ payload: Type, _ other: Type) -> Type? {
    let isOther = isOtherLiteral(payload, than: other)
    if literalsTaken(from: left).contains(where: holdsSum) {
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
      return use.function.parameters.contains { $0.type.nominal != nil && $0.type.mentions(made) } ? .optional(.any) : nil
    default: return nil
    }
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
    case .member(let base?, _), .subscript_(let base, _), .chain(let base), .optionalTry(let base), .forceUnwrap(let base):
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
    case .call(_, let arguments, _): arguments.isEmpty
    case .chain(let inner): isPlainPart(inner)
    case .subscript_(let base, _): if case .optionalTry = base.kind { isSubscriptOfLiteral(base) } else { true }
    default: true
    }
  }

  /// `isBig ? [3 + 1][0] : 0.5`
  func literalBranches(_ yes: Expr, _ a: TypedExpr, _ no: Expr, _ b: TypedExpr, _ span: Span) -> (TypedExpr, TypedExpr)? {
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
