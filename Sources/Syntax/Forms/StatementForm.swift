/// What a one-line statement is apart from its literals and the names of variables: `card.tag = 7` and `badge.tag = 12`
/// have one form.
///
/// Lines of one form parse alike. So once a line was parsed, no tree is made of the next one of its form: the form and
/// what fills its slots say all (`FormUse`).
public final class StatementForm {
  public enum Slot: UInt8, Sendable {
    /// A name that stands for itself: of a variable, a type, a function, or a member of the current view.
    case name
    case integer, float, string
  }

  /// In the order of the text. A name that a `let` or `var` declares is not among them.
  public let slots: [Slot]
  /// The statement declares a variable.
  public let declares: Bool
  /// What the checker found out about statements of this form.
  public var knowledge: AnyObject?

  let hash: UInt64
  let key: [UInt64]

  init(slots: [Slot], declares: Bool, hash: UInt64, key: [UInt64]) {
    self.slots = slots
    self.declares = declares
    self.hash = hash
    self.key = key
  }
}

/// A statement of a known form.
public struct FormUse {
  public let form: StatementForm
  public let text: FormText
  /// Where its slots begin among those of the text.
  public let first: Int

  /// The name that it declares, and where.
  public var declared: (name: Name, span: Span)? {
    if !form.declares { return nil }
    let start = Int(text.words[first - 1] >> 32)
    let name = Name(id: UInt32(truncatingIfNeeded: text.words[first - 1]))
    return (name, Span(start, start + Int(text.words[first - 2])))
  }

  @inline(__always) public func name(_ slot: Int) -> Name {
    Name(id: UInt32(truncatingIfNeeded: text.words[first + slot]))
  }
  @inline(__always) public func integer(_ slot: Int) -> Int64 { text.integer(first + slot) }
  @inline(__always) public func float(_ slot: Int) -> Double { text.float(first + slot) }
  public func string(_ slot: Int) -> String { text.string(first + slot) }

  /// The statement's tree.
  public func parsed(_ span: Span) -> Stmt {
    var parser = Parser(text.source, options: ParserOptions(operators: text.operators))
    parser.lexer.limit = Int(span.end)
    parser.restart(at: Int(span.start), startsLine: true)
    guard let statement = parser.parseNextStatement() else { preconditionFailure("what has a form did parse") }
    return statement
  }

  /// Where the slots are filled, in order. A minus sign directly before a number is part of it.
  public func slotSpans(_ span: Span) -> [Span] {
    let scanner = FormScanner(keepsSpans: true)
    var lexer = Lexer(text.source)
    lexer.limit = Int(span.end)
    lexer.position = Int(span.start)
    lexer.lastKind = .end
    var token = lexer.next()
    _ = scanner.scan(&token, &lexer)
    return scanner.spans
  }
}

/// What the statements of known form in a text are made of.
public final class FormText {
  let source: SourceText
  let operators: OperatorTable
  /// What fills the slots, as bits.
  var words: ContiguousArray<UInt64> = []

  init(_ source: SourceText, _ operators: OperatorTable) {
    self.source = source
    self.operators = operators
    // Memory that is not written to costs nothing; growing would touch twice as much.
    words.reserveCapacity(min(source.count / 8, 1 << 20))
  }

  @inline(__always) public func integer(_ place: Int) -> Int64 { Int64(bitPattern: words[place]) }
  @inline(__always) public func float(_ place: Int) -> Double { Double(bitPattern: words[place]) }
  public func string(_ place: Int) -> String {
    source.text(of: Span(Int(words[place] >> 32), Int(words[place] & 0xffff_ffff)))
  }
}

extension Stmt {
  /// The statement with its tree.
  public var parsed: Stmt {
    if case .form(let use) = kind { use.parsed(span) } else { self }
  }
}

extension SourceText {
  /// The tokens of a statement, for finding in one line what stands in another of its form.
  public func tokenSpans(in span: Span) -> [Span] {
    var lexer = Lexer(self)
    lexer.limit = min(Int(span.end), count)
    lexer.position = Int(span.start)
    lexer.lastKind = .end
    var spans: [Span] = []
    while true {
      let token = lexer.next()
      if token.kind == .end { return spans }
      spans.append(token.span)
    }
  }
}
