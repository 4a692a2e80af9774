/// A type as written.
public final class TypeExpr {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    /// `Int`, `Array<Int>`
    case named(NameUse)
    /// `UIView.ContentMode`, `UILabel.Type` (the part name is then `Type`), `Self.Element`
    case member(TypeExpr, NameUse)
    case optional(TypeExpr)
    case implicitlyUnwrapped(TypeExpr)
    case array(TypeExpr)
    case dictionary(TypeExpr, TypeExpr)
    case tuple([TupleElement])
    /// The type behind `throws` is that of `throws(E)`.
    case function([FunctionParameter], throws: Bool, TypeExpr?, result: TypeExpr)
    /// `@Sendable` before the type of a function
    case sendable(TypeExpr)
    /// `some P`
    case some(TypeExpr)
    /// `any P`
    case any(TypeExpr)
    /// `P & Q`
    case composition([TypeExpr])
    case error
  }

  public struct TupleElement {
    public var label: Name?
    public var type: TypeExpr
    public init(label: Name?, type: TypeExpr) {
      self.label = label
      self.type = type
    }
  }

  public struct FunctionParameter {
    public var type: TypeExpr
    public var isInout: Bool
    public var isVariadic: Bool
    public init(type: TypeExpr, isInout: Bool, isVariadic: Bool) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
    }
  }
}

extension TypeExpr {
  /// `Sequence` of `Sequence<Int>`, in compositions too.
  public var unparameterized: TypeExpr { unparameterized { _ in true } }

  /// The same of those names alone that `isMeant` tells.
  public func unparameterized(where isMeant: (TypeExpr) -> Bool) -> TypeExpr {
    switch kind {
    case .named(var use) where !use.genericArguments.isEmpty:
      use.genericArguments = []
      let plain = TypeExpr(.named(use), span)
      return isMeant(plain) ? plain : self
    case .composition(let parts): return TypeExpr(.composition(parts.map { $0.unparameterized(where: isMeant) }), span)
    default: return self
    }
  }
}
