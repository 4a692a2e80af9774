/// A statement or declaration.
public final class Stmt {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public enum Kind {
    case expression(Expr, silenced: Bool)
    case variable(VariableDecl)
    case function(FunctionDecl)
    case type(TypeDecl)
    case extension_(ExtensionDecl)
    case typealias_(TypealiasDecl)
    case if_(IfStmt)
    case guard_([Condition], [Stmt])
    case while_([Condition], [Stmt], label: Name?)
    case repeat_([Stmt], Expr, label: Name?)
    case for_(ForStmt)
    case switch_(SwitchStmt)
    case do_(DoStmt)
    case break_(Name?, Span)
    case continue_(Name?, Span)
    case fallthrough_
    case return_(Expr?)
    case throw_(Expr)
    case defer_([Stmt])
    case command(CommandStmt)
    /// `import UIKit`: accepted and ignored for UIKit, ViewKit, Foundation, Swift; the checker decides.
    case import_(Name, Span)
    /// `infix operator **: MultiplicationPrecedence`: the parser has taken note; nothing to run.
    /// The group of precedence is an infix operator's.
    case operator_(Name, Modifiers, group: String?)
    /// A simple statement of the top level like one parsed before: `parsed` has its tree.
    case form(FormUse)
    case error
  }
}

public enum Condition {
  case expression(Expr)
  /// `let x = e`, `let x`, `var x = e`, `let x: T = e`
  case optionalBinding(name: Name, nameSpan: Span, isVar: Bool, type: TypeExpr?, value: Expr?)
  /// `case pattern = e`
  case pattern(Pattern, Expr)
}

public final class IfStmt {
  public var conditions: [Condition] = []
  public var body: [Stmt] = []
  public var elseBody: Else?
  public var label: Name?
  public var span: Span

  public enum Else {
    case elseIf(IfStmt)
    case block([Stmt])
  }

  public init(span: Span) { self.span = span }
}

public final class ForStmt {
  public var pattern: Pattern
  public var sequence: Expr
  public var filter: Expr?
  public var body: [Stmt]
  public var label: Name?

  public init(pattern: Pattern, sequence: Expr, filter: Expr?, body: [Stmt], label: Name?) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.label = label
  }
}

public final class SwitchStmt {
  public var subject: Expr
  public var cases: [Case]
  public var label: Name?
  public var span: Span

  public struct Case {
    /// Empty for `default`.
    public var items: [(pattern: Pattern, filter: Expr?)]
    public var isDefault: Bool
    /// `@unknown default`, `@unknown case _`: for cases that a later version may add.
    public var isUnknown = false
    public var body: [Stmt]
    public var span: Span

    public init(items: [(pattern: Pattern, filter: Expr?)], isDefault: Bool, body: [Stmt], span: Span) {
      self.items = items
      self.isDefault = isDefault
      self.body = body
      self.span = span
    }
  }

  public init(subject: Expr, cases: [Case], label: Name?, span: Span) {
    self.subject = subject
    self.cases = cases
    self.label = label
    self.span = span
  }
}

public final class DoStmt {
  public var body: [Stmt]
  /// `do throws(E)`
  public var thrown: TypeExpr?
  public var catches: [Catch]
  public var label: Name?

  public struct Catch {
    /// Empty for a plain `catch`.
    public var items: [(pattern: Pattern, filter: Expr?)]
    public var body: [Stmt]
    public var span: Span

    public init(items: [(pattern: Pattern, filter: Expr?)], body: [Stmt], span: Span) {
      self.items = items
      self.body = body
      self.span = span
    }
  }

  public init(body: [Stmt], thrown: TypeExpr?, catches: [Catch], label: Name?) {
    self.body = body
    self.thrown = thrown
    self.catches = catches
    self.label = label
  }
}
