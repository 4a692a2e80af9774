/// What stands between `let` and `=`, after `case`, and in `for … in`.
public final class Pattern {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public enum Kind {
    case wildcard
    /// A name that is bound: `x` in `let x`, `case .some(let x)`, `for x in`.
    case binding(Name, isVar: Bool)
    case tuple([(label: Name?, pattern: Pattern)])
    /// `.circle(let r)`, `Shape.circle`, `Shape.circle(radius: let r)`; a nil argument list means none written.
    case enumCase(TypeExpr?, Name, nameSpan: Span, [(label: Name?, pattern: Pattern)]?)
    /// `let x?`
    case optionalSome(Pattern)
    /// `is UILabel`
    case isType(TypeExpr)
    /// `let x as UILabel`
    case asType(Pattern, TypeExpr)
    case typed(Pattern, TypeExpr)
    /// Anything else: matched by `~=`.
    case expression(Expr)
  }

  /// What it binds.
  public var names: [Name] {
    switch kind {
    case .binding(let name, _): [name]
    case .tuple(let parts): parts.flatMap(\.pattern.names)
    case .enumCase(_, _, _, let parts): (parts ?? []).flatMap(\.pattern.names)
    case .optionalSome(let inner), .asType(let inner, _), .typed(let inner, _): inner.names
    case .wildcard, .isType, .expression: []
    }
  }
}
