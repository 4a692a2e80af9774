/// An expression. One class with an enumeration of kinds, so that the checker's switch is exhaustive.
public final class Expr {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public enum Kind {
    /// With the minus sign that directly precedes it. A value that does not fit is wide, and the number before it 0.
    case integer(Int64, wide: WideInteger?)
    case float(Double)
    case boolean(Bool)
    case string([StringPart])
    case nilLiteral
    /// `#7`: the view with tag 7.
    case tag(Int64)
    /// `#selector(...)`, `#function`, `#line`, `#file`, `#column`, `#colorLiteral` …
    case hash(Name, [Argument])
    case name(NameUse)
    /// `base.name`, `base.name(labels:)`, `base.name<Int>`; a nil base is an implicit member, `.red`.
    case member(Expr?, NameUse)
    /// `base.0`
    case tupleElement(Expr, Int)
    /// `f(a, b: c) { … } label: { … }`; trailing closures are already among the arguments.
    case call(Expr, [Argument], CallStyle)
    case subscript_(Expr, [Argument])
    case prefix(Operator, Expr)
    case postfix(Expr, Operator)
    case binary(Expr, Operator, Expr)
    case assign(Expr, Expr)
    case ternary(Expr, Expr, Expr)
    case tuple([Argument])
    /// `(x)`: kept, because `print (x)` and `(a) + b` are told apart by it.
    case paren(Expr)
    case array([Expr])
    case dictionary([(key: Expr, value: Expr)])
    case closure(ClosureExpr)
    /// `x?` inside an optional chain.
    case optionalTry(Expr)
    /// The outermost extent of an optional chain: `a?.b.c` is `chain(member(member(optionalTry(a), b), c))`.
    case chain(Expr)
    case forceUnwrap(Expr)
    case is_(Expr, TypeExpr)
    case as_(Expr, TypeExpr, CastKind)
    case try_(Expr, TryKind)
    /// `consume list`
    case consume(Expr)
    /// `&x`, only as an argument.
    case inout_(Expr)
    /// `\.frame`, `\UIView.frame.width`
    case keyPath(TypeExpr?, [KeyPathPart])
    case ifExpr(IfStmt)
    case switchExpr(SwitchStmt)
    /// A type in expression position that is not a plain name: `[Int]`, `[String: Int]`, `Int?`, `(Int) -> Int`
    /// where the parser can tell (followed by `(` or `.`); `[Int]()` otherwise stays an array literal of a name and the
    /// checker decides.
    case type(TypeExpr)
    case superRef
    /// Stands where the parser could not read an expression; a diagnostic has been given.
    case error
  }
}

public struct NameUse {
  public var name: Name
  public var span: Span
  /// `f(a:b:)`: the labels of a compound name, `nil` when written plainly.
  public var labels: [Name]?
  public var genericArguments: [TypeExpr]

  public init(_ name: Name, _ span: Span, labels: [Name]? = nil, genericArguments: [TypeExpr] = []) {
    self.name = name
    self.span = span
    self.labels = labels
    self.genericArguments = genericArguments
  }
}

public struct Operator {
  public var name: Name
  public var span: Span

  public init(_ name: Name, _ span: Span) {
    self.name = name
    self.span = span
  }
}

public struct Argument {
  public var label: Name?
  public var labelSpan: Span
  public var value: Expr
  public var isTrailingClosure: Bool

  public init(label: Name?, labelSpan: Span, value: Expr, isTrailingClosure: Bool = false) {
    self.label = label
    self.labelSpan = labelSpan
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

public enum CallStyle: Sendable {
  /// `f(x)`
  case parentheses
  /// `f x`: a call without parentheses, language.md section 1. Always the outermost call of a statement.
  case bare
  /// `f { … }`: no parentheses, only trailing closures.
  case trailingOnly
}

public enum CastKind { case coerce, optional, forced }
public enum TryKind { case plain, optional, forced }

public enum StringPart {
  case text(String)
  /// `\(value)`; more than one argument, or a labelled one, is reported by the checker.
  case interpolation([Argument], Span)
}

public enum KeyPathPart {
  case member(NameUse)
  case tupleElement(Int, Span)
  case subscript_([Argument], Span)
  case optionalTry(Span)
  case forceUnwrap(Span)
  /// `\.self`
  case identity(Span)
}

public final class ClosureExpr {
  public var captures: [Capture] = []
  /// `nil` when the closure names no parameters (it may use `$0`).
  public var parameters: [ClosureParameter]?
  public var isAsync = false
  public var isThrowing = false
  /// `throws(E)`
  public var thrown: TypeExpr?
  public var result: TypeExpr?
  public var body: [Stmt] = []
  /// The highest `$n` used directly in this closure (not in nested ones), or -1.
  public var highestDollar = -1
  public var span: Span

  public init(span: Span) { self.span = span }

  public struct Capture {
    public enum Strength { case strong, weak, unowned }
    public var strength: Strength
    public var name: Name
    public var nameSpan: Span
    public var value: Expr?

    public init(strength: Strength, name: Name, nameSpan: Span, value: Expr?) {
      self.strength = strength
      self.name = name
      self.nameSpan = nameSpan
      self.value = value
    }
  }
}

public struct ClosureParameter {
  public var name: Name
  public var span: Span
  public var type: TypeExpr?
  public var isInout: Bool
  public var isConsuming = false
  public var isVariadic = false

  public init(name: Name, span: Span, type: TypeExpr?, isInout: Bool = false) {
    self.name = name
    self.span = span
    self.type = type
    self.isInout = isInout
  }
}

extension Expr {
  /// The expression within its parentheses.
  public var withoutParens: Expr {
    var inner = self
    while case .paren(let next) = inner.kind { inner = next }
    return inner
  }
}
