import Syntax

/// Patterns that look like those of cases, and are values: `case limits.low:`, `case text.hasPrefix("x"):`.
extension Checker {
  /// Whether what was read as a type's name is that of a variable, or a part of one.
  func isValue(_ written: TypeExpr) -> Bool {
    switch written.kind {
    case .named(let use):
      switch lookup(use.name) {
      case .variable, .members, .constant: true
      default: false
      }
    case .member(let base, _): isValue(base)
    default: false
    }
  }

  func expression(_ written: TypeExpr) -> Expr {
    switch written.kind {
    case .named(let use): Expr(.name(use), written.span)
    case .member(let base, let use): Expr(.member(expression(base), use), written.span)
    default: Expr(.type(written), written.span)
    }
  }

  /// The expression that a pattern is if it binds nothing.
  func expression(of pattern: Pattern) -> Expr? {
    switch pattern.kind {
    case .expression(let value): return value
    case .tuple(let parts): return arguments(of: parts).map { Expr(.tuple($0), pattern.span) }
    case .enumCase(let owner, let name, let nameSpan, let parts):
      let member = Expr(
        .member(owner.map(expression), NameUse(name, nameSpan)),
        Span(Int(owner?.span.start ?? pattern.span.start), Int(nameSpan.end)))
      guard let parts else { return member }
      return arguments(of: parts).map { Expr(.call(member, $0, .parentheses), pattern.span) }
    default: return nil
    }
  }

  private func arguments(of parts: [(label: Name?, pattern: Pattern)]) -> [Argument]? {
    let values = parts.compactMap { part in
      expression(of: part.pattern).map { Argument(label: part.label, labelSpan: part.pattern.span, value: $0) }
    }
    return values.count == parts.count ? values : nil
  }
}
