/// A line that begins with a command's name: `tree box --depth 2`.
///
/// The parser knows of a command only its shape, which the shell hands it; what the words mean is the
/// shell's business.
public final class CommandStmt {
  public var name: Name
  public var nameSpan: Span
  /// Written `:tree`: always the command, even when a variable has its name.
  public var isForced: Bool
  /// Written `save!`.
  public var isBang: Bool
  public var arguments: [CommandArgument]
  /// `> file`, `>> file` or `| program` at the end of the line.
  public var redirection: Redirection?
  public var span: Span

  /// Nothing but the word, which may be a variable's name.
  public var isLone: Bool { arguments.isEmpty && !isForced && !isBang && redirection == nil }

  public enum Redirection {
    case write(path: String, Span)
    case append(path: String, Span)
    case pipe(program: String, Span)
  }

  public init(
    name: Name, nameSpan: Span, isForced: Bool, isBang: Bool, arguments: [CommandArgument],
    redirection: Redirection?, span: Span
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.isForced = isForced
    self.isBang = isBang
    self.arguments = arguments
    self.redirection = redirection
    self.span = span
  }
}

public struct CommandArgument {
  public enum Value {
    /// A word as a shell reads it, quotes and backslashes removed.
    case word(String)
    /// An expression of the language (and all expressions after commas of an `expressions` parameter).
    case expression(Expr)
    /// A whole statement (`time stmt`).
    case statement(Stmt)
    /// `--depth 2`, `--depth=2`, `--json`, `-l`; the name is without dashes.
    case option(name: String, value: String?)
  }
  /// What an expression is wanted for.
  public enum Use: Sendable {
    case value
    /// A value of this type, so that `(5, 5)` is a point where a point is due.
    case typed(Name)
    /// To be told about: of a call or a property only the receiver and the arguments are evaluated.
    case parts
  }
  public var value: Value
  public var use: Use
  public var span: Span

  public init(_ value: Value, _ span: Span, use: Use = .value) {
    self.value = value
    self.use = use
    self.span = span
  }
}

/// What the parser must know of a command to split its line.
public struct CommandShape: Sendable {
  public enum Parameter: Sendable {
    /// A view: a path (`box/label`, `..`, `/`, `-`, `0/2`), `#7`, or an expression. A word that is made only of
    /// path characters is given as `.word`; anything else is parsed as an expression.
    case view
    /// A single expression, up to the next option or the end of the line.
    case expression
    /// The same, of the type with this name.
    case typed(Name)
    /// The same, given in parts: see `CommandArgument.Use.parts`.
    case parts
    /// One or more expressions separated by commas.
    case expressions
    case statement
    /// Words as a shell splits them: files, names, numbers, topics.
    case word
    /// Everything to the end of the line, unsplit.
    case text
  }
  public var name: String
  /// In order; the last may repeat (`rest`).
  public var parameters: [Parameter]
  public var repeatsLast: Bool
  /// Options with a value, without dashes; every other `--word` is a flag.
  public var valueOptions: Set<String>
  /// Whether `name!` is allowed.
  public var allowsBang: Bool
  /// First words that bring other parameters with them: `explain resize card to (10, 10)`.
  public var forms: [String: [Parameter]]
  /// In its expression ` > ` and ` | ` are Swift's operators, and send nothing anywhere: `check tag > 3`.
  public var compares: Bool

  public init(
    name: String, parameters: [Parameter] = [], repeatsLast: Bool = false, valueOptions: Set<String> = [],
    allowsBang: Bool = false, forms: [String: [Parameter]] = [:], compares: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.repeatsLast = repeatsLast
    self.valueOptions = valueOptions
    self.allowsBang = allowsBang
    self.forms = forms
    self.compares = compares
  }
}
