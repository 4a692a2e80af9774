/// Lines that begin with a command's name (language.md, section 1).
extension Parser {
  /// nil, nothing consumed, when the line is Swift.
  mutating func parseCommand() -> Stmt? {
    if token.kind == .colon { return parseForcedCommand() }
    if token.kind == .prefixOperator, token.isA(.exclaim), let shape = options.commands[Name(.exclaim)] {
      return parseCommandLine(shape, Name(.exclaim), token.span, isForced: false, isBang: false, from: Int(token.end))
    }
    guard token.kind == .identifier || token.kind == .keyword, commandIDs.contains(token.name),
      !token.flags.contains(.escaped), let shape = options.commands[token.name], isCommandLine(shape)
    else { return nil }
    let isBang = shape.allowsBang && isBang(at: Int(token.end))
    return parseCommandLine(
      shape, token.name, token.span, isForced: false, isBang: isBang, from: Int(token.end) + (isBang ? 1 : 0))
  }

  /// `:tree`
  private mutating func parseForcedCommand() -> Stmt? {
    guard !options.commands.isEmpty else { return nil }
    let start = token.start
    let word = peek()
    guard word.kind == .identifier || word.kind == .keyword, !word.spaceBefore else { return nil }
    guard let shape = options.commands[word.name] else {
      diagnose(
        .unknownCommand(word.name.text, options.commands.keys.map(\.text).sorted()), Span(Int(start), Int(word.end)))
      restart(at: endOfLine(from: Int(word.end)))
      lastEnd = Int(token.start)
      return Stmt(.error, Span(Int(start), Int(word.end)))
    }
    let isBang = shape.allowsBang && isBang(at: Int(word.end))
    return parseCommandLine(
      shape, word.name, word.span, isForced: true, isBang: isBang, from: Int(word.end) + (isBang ? 1 : 0))
  }

  private func isBang(at offset: Int) -> Bool {
    source.base[offset] == UInt8(ascii: "!") && offset < lexer.limit
      && (offset + 1 >= lexer.limit || Bytes.isSpace(source.base[offset + 1]) || source.base[offset + 1] == 59)
  }

  /// The rule: Swift when `.`, `(`, `[`, `?` or `!` touches the word, or `=` or a spaced infix operator with an operand
  /// follows; a command otherwise. `>`, `>>` and `|` send a command's output somewhere.
  private func isCommandLine(_ shape: CommandShape) -> Bool {
    let end = Int(token.end)
    if end < lexer.limit {
      switch source.base[end] {
      case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "?"), UInt8(ascii: ","),
        UInt8(ascii: ":"):
        return false
      case UInt8(ascii: "!"):
        if !(shape.allowsBang && isBang(at: end)) { return false }
        return true
      default: break
      }
    }
    var copy = lexer.ahead
    let next = copy.next()
    // `tree`, and on the next line `.insert(5)`: the variable.
    if next.startsLine || next.kind == .end { return !next.startsLine || next.kind != .dot }
    if next.kind == .leftBrace || next.kind == .leftParen, isFunction(token) { return false }
    guard next.isOperator else {
      return !(next.isA(.as) || next.isA(.is)) || next.kind != .keyword
    }
    if next.isA(.equal) { return false }
    guard next.kind == .infixOperator, !isRedirection(next) else { return next.spaceBefore }
    let operand = copy.next()
    if operand.startsLine { return true }
    switch operand.kind {
    case .end, .semicolon, .rightBrace: return true
    // `save - --all`: an option, since Swift's own `--` is gone.
    case .prefixOperator:
      let start = Int(operand.start)
      return source.base[start] == UInt8(ascii: "-") && source.base[start + 1] == UInt8(ascii: "-")
    default: return false
    }
  }

  /// Whether a function of that name is declared, before here or further down: `load { … }` calls it.
  private func isFunction(_ word: Token) -> Bool {
    if options.isFunction(word.name) { return true }
    if functionNames.declared == nil { functionNames.declared = declaredFunctions() }
    return functionNames.declared?.contains(word.name) ?? false
  }

  /// The functions of the text's top level, by its tokens.
  private func declaredFunctions() -> Set<Name> {
    var names: Set<Name> = []
    var reader = Lexer(source)
    var depth = 0
    var next = reader.next()
    while next.kind != .end {
      switch next.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      default: break
      }
      let declares = depth == 0 && next.isA(.func)
      next = reader.next()
      if declares, next.kind == .identifier { names.insert(next.name) }
    }
    return names
  }

  func endOfLine(from offset: Int) -> Int {
    var p = offset
    while p < lexer.limit, !Bytes.isNewline(source.base[p]) { p += 1 }
    return p
  }

  /// Reads the words after the name, from byte `from` to the end of the line.
  private mutating func parseCommandLine(
    _ shape: CommandShape, _ name: Name, _ nameSpan: Span, isForced: Bool, isBang: Bool, from: Int
  ) -> Stmt {
    let start = Int(token.start)
    var words = CommandWords(position: from)
    words.shape = shape
    let savedStop = stopsAtRedirection
    stopsAtRedirection = !shape.compares
    while parseCommandPart(&words) {}
    stopsAtRedirection = savedStop
    if !gaveUp {
      restart(at: words.position)
      lastEnd = words.end
    }
    let span = Span(start, max(words.end, Int(nameSpan.end)))
    let command = CommandStmt(
      name: name, nameSpan: nameSpan, isForced: isForced, isBang: isBang, arguments: words.arguments,
      redirection: words.redirection, span: span)
    return Stmt(.command(command), span)
  }

  struct CommandWords {
    var shape = CommandShape(name: "")
    var position: Int
    /// Where the last word ended.
    var end = 0
    var arguments: [CommandArgument] = []
    var redirection: CommandStmt.Redirection?
    var parameterIndex = 0
    var optionsEnded = false

    init(position: Int) { self.position = position }

    var parameter: CommandShape.Parameter {
      if parameterIndex < shape.parameters.count { return shape.parameters[parameterIndex] }
      return shape.repeatsLast ? shape.parameters.last ?? .word : .word
    }
  }

  /// One word, option, expression or redirection; false at the end of the command.
  private mutating func parseCommandPart(_ words: inout CommandWords) -> Bool {
    var p = words.position
    while p < lexer.limit, source.base[p] == 32 || source.base[p] == 9 { p += 1 }
    words.position = p
    guard p < lexer.limit, !gaveUp, !Bytes.isNewline(source.base[p]) else { return false }
    let isText: Bool = if case .text = words.parameter { true } else { false }
    let byte = source.base[p]
    if !isText {
      if byte == UInt8(ascii: ";") || lexer.isComment(at: p) { return false }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|") { return parseRedirection(&words) }
      if byte == UInt8(ascii: "-"), !words.optionsEnded, !isNegative(at: p, words.parameter), parseOption(&words) {
        return true
      }
    }
    if words.parameterIndex == 0, let form = form(at: p, words.shape) {
      words.shape.parameters = [.word] + form
    }
    switch words.parameter {
    case .text:
      var end = endOfLine(from: p)
      words.position = end
      while end > p, Bytes.isSpace(source.base[end - 1]) { end -= 1 }
      add(.word(source.text(of: Span(p, end))), Span(p, end), &words)
    case .word:
      let (text, end) = shellWord(at: p)
      words.position = end
      add(.word(text), Span(p, end), &words)
    case .view:
      if let end = viewWord(at: p) {
        words.position = end
        let (text, _) = shellWord(at: p)
        add(.word(text), Span(p, end), &words)
      } else {
        parseCommandExpressions(&words, many: false)
      }
    case .expression: parseCommandExpressions(&words, many: false)
    case .typed(let type): parseCommandExpressions(&words, many: false, use: .typed(type))
    case .parts: parseCommandExpressions(&words, many: false, use: .parts)
    case .expressions: parseCommandExpressions(&words, many: true)
    case .statement:
      restart(at: p, startsLine: true)
      let statement = parseStatement(isTopLevel: true)
      words.position = Int(token.kind == .end ? Int32(truncatingIfNeeded: lexer.limit) : Int32(lastEnd))
      add(.statement(statement), statement.span, &words)
      if words.position <= p { words.position = endOfLine(from: p) }
    }
    return true
  }

  /// `-tag == 0`: where an expression is due, one dash is Swift's. Options have two there.
  private func isNegative(at start: Int, _ parameter: CommandShape.Parameter) -> Bool {
    switch parameter {
    case .expression, .typed, .parts, .expressions: source.base[start + 1] != UInt8(ascii: "-")
    case .view, .word, .text, .statement: false
    }
  }

  private func add(_ value: CommandArgument.Value, _ span: Span, _ words: inout CommandWords) {
    words.arguments.append(CommandArgument(value, span))
    words.end = max(Int(span.end), words.end)
    words.parameterIndex += 1
  }

  /// The parameters that a first word brings with it, when it stands alone: `layout.x` is an expression.
  private func form(at start: Int, _ shape: CommandShape) -> [CommandShape.Parameter]? {
    if shape.forms.isEmpty { return nil }
    return shape.forms[shellWord(at: start).text]
  }

  private mutating func parseCommandExpressions(
    _ words: inout CommandWords, many: Bool, use: CommandArgument.Use = .value
  ) {
    let start = words.position
    // With the blank before it: without, the `!` of `check !isHidden` would belong to the command's name.
    restart(at: Bytes.isSpace(source.base[start - 1]) ? start - 1 : start)
    lastEnd = start
    var last = start
    while true {
      let before = token.start
      let expression = beginsOperand ? parseExpression() : missingExpression()
      words.arguments.append(CommandArgument(.expression(expression), expression.span, use: use))
      last = max(last, lastEnd)
      guard many, token.kind == .comma, !gaveUp else { break }
      advance()
      if token.start == before { break }
    }
    if last == start { last = shellWord(at: start).end }
    words.parameterIndex += 1
    words.end = last
    words.position = max(last, start + 1)
  }
}
