import Syntax

/// `print([1, "a"])`: elements that have nothing in common are `Any`. As in Swift, a literal of such that is all there is of
/// an expression has to say so: `let all: [Any] = [1, "a"]`.
extension Checker {
  /// The literal that an expression is, parentheses and `try` aside.
  func literalAlone(_ expr: Expr) -> Span? {
    switch expr.kind {
    case .array, .dictionary: expr.span
    case .paren(let inner), .try_(let inner, _): literalAlone(inner)
    default: nil
    }
  }

  /// Whether a literal's elements may be of any types. An expected type that is known, `Any`, says that they may.
  func mayMix(_ span: Span, _ expecting: Type?) -> Bool {
    span != whole.literal || expecting.map { !isUnknown($0) } ?? false
  }

  /// What elements of different types are: `[[1], ["x"]]` is a list of lists of anything, also where it has to be said that
  /// elements themselves are of any type. (Observed.)
  func mixedType(_ typed: [TypedExpr], mayMix: Bool) -> Type? {
    let type = mixedType(typed)
    return mayMix || !(type.optionalPayload ?? type).isAny ? type : nil
  }

  private func mixedType(_ typed: [TypedExpr]) -> Type {
    if typed.contains(where: isOpenNil) { return .optional(.any) }
    let lists = typed.compactMap {
      if case .array(let elements) = $0.kind, $0.type.nominal === catalog.arrayNominal { elements } else { nil }
    }
    if !lists.isEmpty, lists.count == typed.count { return catalog.array(mixedType(lists.flatMap(\.self))) }
    let keys = typed.compactMap { if case .dictionary = $0.kind { $0.type.arguments.first } else { nil as Type? } }
    if let key = keys.first, keys.count == typed.count, keys.allSatisfy({ conformances.same($0, key) }) {
      return catalog.dictionary(key, .any)
    }
    return .any
  }

  /// `[[]]`: what the elements of a list in another expression are, when nothing says it.
  func settleEmptyLiterals(of typed: TypedExpr) {
    TypedWalk(
      onExpression: { [unowned self] expr, _ in
        switch expr.kind {
        case .array(let elements) where elements.isEmpty && expr.span != whole.literal: break
        case .dictionary(let entries) where entries.isEmpty && expr.span != whole.literal: break
        default: return
        }
        for case .variable(let variable) in expr.type.arguments.map(\.resolved) where variable.kind == .general {
          if let fallback = fallback(variable) { bind(variable, to: fallback) }
        }
      }, onDeclaration: { _, _ in }
    ).visit(typed, in: currentFunction)
  }

  /// Whether a type may still be any.
  func isFree(_ type: Type) -> Bool {
    guard case .variable(let variable) = type.resolved else { return false }
    return variable.kind == .general && variable.protocols.isEmpty
  }

  /// `[Array(part), part + []]`: a sum of lists is what the other elements are, where it can be, and an array beside
  /// literals.
  func agreed(_ written: [Expr], _ typed: [TypedExpr]) -> [TypedExpr] {
    let (sums, others) = (written.indices.filter { isSum(written[$0]) }, written.indices.filter { !isSum(written[$0]) })
    guard !sums.isEmpty, let first = others.first(where: { !isCollectionLiteral(written[$0]) }) ?? others.first,
      isCollectionLiteral(written[first]) || isList(typed[first].type),
      let element = sequenceElement(typed[first].type)
    else { return typed }
    let wanted = isCollectionLiteral(written[first]) ? catalog.array(element) : typed[first].type
    let odd = sums.filter { isList(typed[$0].type) && typed[$0].type.nominal !== wanted.nominal }
    guard !odd.isEmpty,
      attempt({ odd.allSatisfy { canConvert(check(written[$0], expecting: wanted), to: wanted) } }) == true
    else { return typed }
    var result = typed
    for index in odd + others where index != first || isCollectionLiteral(written[index]) {
      result[index] = check(written[index], as: wanted, .element)
    }
    return result
  }

  private func isList(_ type: Type) -> Bool {
    type.nominal === catalog.arrayNominal || type.nominal === catalog.arraySliceNominal
  }

  private func isSum(_ expr: Expr) -> Bool {
    if case .binary(_, let op, _) = expr.withoutParens.kind { op.name == "+" } else { false }
  }
}
