/// Text to tree, by recursive descent; operators by precedence climbing.
///
/// It never fails: trouble goes to `diagnostics`, every loop proves it moved, and recursion is counted.
public struct Parser {
  public let source: SourceText
  public let options: ParserOptions
  /// In the order they were found.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What the end of the text left open.
  public internal(set) var unfinished: Unfinished?

  var lexer: Lexer
  var token = Token()
  /// Where the last consumed token ended.
  var lastEnd = 0
  /// The brackets around the current token.
  var brackets: [(construct: Unfinished.Construct, offset: Int)] = []
  /// How deep the recursion is, and how high the tree of the expression being read may be: both are bounded, so
  /// that neither the parser nor anyone who walks its tree can run out of stack.
  var depth = 0
  var height = 0
  /// Set once nesting was too deep: the rest is skipped without more complaints.
  var gaveUp = false
  /// How many bytes were read again because they turned out to be something else.
  var reread = 0
  /// In `if`, `while`, `for … in`, `switch` heads a `{` opens the body, not a trailing closure.
  var allowsTrailingClosure = true
  /// In a command's expression a spaced `>` or `|` redirects its output.
  var stopsAtRedirection = false
  /// The highest `$n` seen in the closure being read.
  var highestDollar = -1
  /// A function needs no body.
  var isInProtocol = false
  /// The members being read are an extension's.
  var isInExtension = false
  /// Whether the statement that begins here is one of the top level.
  var isAtTop = false
  /// The functions that the text declares, once somebody has asked.
  let functionNames = FunctionNames()
  /// A row of the library is read.
  var isSignature = false
  /// Where an `if` or `switch` would be a value.
  var conditionalValueStart: Int32 = -1
  /// Arguments of the calls being read, so that each call's array is made once, at its size.
  var argumentStack: [Argument] = []
  /// How many lists of patterns the one being read stands in. Only the outermost is read again, as an expression, when it
  /// is no pattern: if each were, the time would be a power of the depth.
  var patternDepth = 0
  /// How many heads of statements the code being read stands in: a body in braces follows them.
  var headDepth = 0
  /// Whether a pattern of a `switch` is read: no body in braces follows it.
  var isCaseItem = false
  /// What the statements of known form are made of.
  var formText: FormText?
  var operators: OperatorTable
  var commandIDs: CommandIDs { options.commandIDs }

  static let deepestNesting = 400
  static let highestExpression = 1000

  public init(_ source: SourceText, options: ParserOptions = .init()) {
    self.source = source
    self.options = options
    operators = options.operators
    lexer = Lexer(source)
    token = lexer.next()
    if token.kind == .invalid { skipInvalid() }
  }

  /// Parses all of the text.
  public mutating func parseUnit() -> Unit {
    var statements: [Stmt] = []
    statements.reserveCapacity(min(source.count / 24, 1 << 20))
    while let statement = parseNextStatement() { statements.append(statement) }
    return finish(statements)
  }

  /// The next statement of the top level; nil at the end of the text.
  public mutating func parseNextStatement() -> Stmt? {
    while true {
      if let flag = options.stopFlag, flag.pointee != 0 { return nil }
      switch token.kind {
      case .end: return nil
      // At the start of a unit it ends the statement of the one before.
      case .semicolon where lastEnd == 0: advance()
      case .semicolon: refuseSemicolon()
      case .rightBrace:
        diagnose(.extraneousBrace, token.span)
        advance()
      default:
        return parseTopLevel()
      }
    }
  }

  private mutating func parseTopLevel() -> Stmt {
    var formEnd: Int?
    if let forms = options.forms {
      let known = parseKnownForm(forms)
      if let statement = known.statement { return statement }
      formEnd = known.end
    }
    let start = token.start
    let troubles = diagnostics.count + lexer.problems.count
    let statement = parseStatement(isTopLevel: true)
    if token.start == start, token.kind != .end { advance() }
    if formEnd == lastEnd, unfinished == nil, diagnostics.count + lexer.problems.count == troubles {
      switch statement.kind {
      case .expression, .variable: options.forms?.learn()
      default: break
      }
    }
    endStatement(after: statement)
    return statement
  }

  mutating func finish(_ statements: [Stmt]) -> Unit {
    noteOpenLiteral()
    var found = lexer.problems.map { $0.fact.diagnostic($0.span) } + diagnostics
    let texts = [SyntaxFact.unterminatedString, .unterminatedInterpolation].map { Diagnostic.code(of: $0) }
    let endsInText = found.contains { texts.contains($0.code) }
    if let unfinished, !options.allowsMoreInput, !(endsInText && unfinished.construct == .parenthesis) {
      let endsLine = source.count > 0 && source.base[source.count - 1] == UInt8(ascii: "\n")
      found.append(
        unfinished.diagnostic(
          end: unfinished.construct == .bracket ? lastEnd : source.count, last: source.count - (endsLine ? 1 : 0)))
    }
    // By place, and of one place the first: what is said of it later follows from that, or is the same when going back has
    // re-read a malformed token.
    let ordered = found.enumerated().sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
    var unique: [Diagnostic] = []
    for (_, diagnostic) in ordered where unique.last.map({ $0.span != diagnostic.span }) ?? true {
      unique.append(diagnostic)
    }
    return Unit(statements: statements, diagnostics: unique, unfinished: unfinished)
  }

  /// An open `"""` or `/*` runs to the end of the text, and explains whatever else is missing there.
  private mutating func noteOpenLiteral() {
    guard let open = lexer.openAtEnd else { return }
    unfinished = Unfinished(construct: open.construct, offset: open.offset, depth: brackets.count)
    lexer.problems.removeAll { $0.span.start >= open.offset }
    diagnostics.removeAll { $0.span.start >= open.offset }
  }
}

/// What a text was parsed to.
public struct Unit {
  public var statements: [Stmt]
  /// By place. Holds what is unfinished too, unless more input is allowed.
  public var diagnostics: [Diagnostic]
  /// The construct that the end of the text left open.
  public var unfinished: Unfinished?
}

/// Looked for once in a text.
final class FunctionNames {
  var declared: Set<Name>?
}

/// What the parser is told about where its text comes from.
public struct ParserOptions {
  /// The commands, by name. A name `!` makes `!ls` a command with the rest of the line as its text.
  public let commands: [Name: CommandShape]
  let commandIDs: CommandIDs
  /// A prompt: an unfinished text is not an error, as the next line may finish it.
  public var allowsMoreInput: Bool
  /// Words that never end a statement.
  static let openWords: Set = ["where", "as", "is", "in", "if", "guard", "while", "for", "switch", "throw", "try"]
  /// Those that begin a declaration. At a prompt one alone is a mistake; a file may go on in the next line.
  static let declarationWords: Set = [
    "func", "class", "struct", "enum", "protocol", "extension", "let", "var", "case", "import", "typealias",
  ]
  /// Operators declared by earlier units of the session.
  public var operators: OperatorTable
  /// Where forms of statements are kept from one text to the next (`Stmt.Kind.form`); nil: all statements have trees.
  public var forms: StatementForms?
  /// Whether an earlier unit of the session declared a function: `measure { … }` is a call where one is named like a command.
  public var isFunction: (Name) -> Bool = { _ in false }
  /// Ctrl-C sets what this points to: parsing ends where it is, and whoever asked for it must look.
  public var stopFlag: UnsafeMutablePointer<Int32>?

  public init(
    commands: [Name: CommandShape] = [:], allowsMoreInput: Bool = false, operators: OperatorTable = .init()
  ) {
    self.commands = commands
    commandIDs = CommandIDs(commands)
    self.allowsMoreInput = allowsMoreInput
    self.operators = operators
  }
}

/// Whether a name is a command's, in one look-up of a small array: it is asked for every statement.
struct CommandIDs {
  private var isCommand: [Bool] = []

  init(_ commands: [Name: CommandShape]) {
    for name in commands.keys {
      let id = Int(name.id)
      if id >= isCommand.count { isCommand += Array(repeating: false, count: id + 1 - isCommand.count) }
      isCommand[id] = true
    }
  }

  @inline(__always) func contains(_ name: Name) -> Bool {
    Int(name.id) < isCommand.count && isCommand[Int(name.id)]
  }
}
