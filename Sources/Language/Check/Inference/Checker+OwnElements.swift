import Syntax

/// `print([3, 4.5][0])` prints `3`: where anything will do for what one of several members gives, the numbers of a literal
/// stay what they are by themselves. (Observed.)
extension Checker {
  /// Notes it of what is taken of a literal by subscripts: of a dictionary also unwrapped, or with a default.
  func noteOwnElements(of part: Expr, _ expecting: Type?, besides fallback: Expr? = nil) {
    guard let expecting, expecting.isAny, let literal = literalOfMember(part),
      isMixed(numbers(of: literal) + (fallback.map { [$0] } ?? []))
    else { return }
    whole.secondChoices.ownElements.insert(literal.span)
  }

  func isDictionaryLiteral(_ expr: Expr) -> Bool {
    if case .dictionary = expr.withoutParens.kind { true } else { false }
  }

  /// What is wanted of such a literal.
  func ownElementsWanted(_ literal: Expr) -> Type? {
    guard whole.secondChoices.ownElements.contains(literal.span) else { return nil }
    switch literal.kind {
    case .array(let elements):
      var type = Type.any
      for _ in 1..<max(depth(of: elements), 1) { type = catalog.array(type) }
      return catalog.array(type)
    case .dictionary: return catalog.dictionary(freshVariable(.general, literal.span), .any)
    default: return nil
    }
  }

  /// Whether a literal that something is taken of has numbers of two kinds.
  func mixedLiteral(_ part: Expr) -> Span? {
    guard let literal = literalOfMember(part), isMixed(numbers(of: literal)) else { return nil }
    return literal.span
  }

  private func literalOfMember(_ part: Expr) -> Expr? {
    switch part.withoutParens.kind {
    case .subscript_(let base, let arguments):
      let fallback = arguments.count == 2 && arguments[1].label == "default"
      if arguments.count > 1, !fallback { return nil }
      let literal = base.withoutParens
      switch literal.kind {
      case .array, .dictionary: return literal
      case .subscript_(let inner, _):
        if case .array = inner.withoutParens.kind { return inner.withoutParens }
      default: break
      }
      return nil
    case .member(let base?, let use) where use.name == "first" || use.name == "last":
      if case .array = base.withoutParens.kind { return base.withoutParens }
      return nil
    default: return nil
    }
  }

  private func numbers(of literal: Expr) -> [Expr] {
    switch literal.kind {
    case .array(let elements): elements.flatMap { numbers(of: $0.withoutParens) }
    case .dictionary(let entries): entries.flatMap { numbers(of: $0.value.withoutParens) }
    default: [literal]
    }
  }

  func numbersOf(_ literal: Expr) -> NumbersOfLiteral {
    let parts = numbers(of: literal)
    let numbers = parts.filter { if case .nilLiteral = $0.kind { false } else { true } }
    // `[fraction, nil]`
    let areNamed = numbers.allSatisfy { if case .name = $0.kind { true } else { false } }
    if !numbers.isEmpty, areNamed, numbers.count < parts.count { return .alike }
    if numbers.isEmpty || !numbers.allSatisfy({ isNumberLiteral($0) }) { return .others }
    return isMixed(numbers) ? .mixed : .alike
  }

  private func isMixed(_ numbers: [Expr]) -> Bool {
    guard numbers.allSatisfy({ isNumberLiteral($0) }) else { return false }
    func isFraction(_ expr: Expr) -> Bool {
      switch expr.withoutParens.kind {
      case .float: true
      case .prefix(_, let inner): isFraction(inner)
      default: false
      }
    }
    return numbers.contains(where: isFraction) && !numbers.allSatisfy(isFraction)
  }

  private func depth(of elements: [Expr]) -> Int {
    guard case .array(let inner)? = elements.first?.withoutParens.kind else { return 1 }
    return 1 + depth(of: inner)
  }
}
