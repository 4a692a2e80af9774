/// A command's words, split as a shell splits them.
extension Parser {
  /// `--depth 2`, `--depth=2`, `--json`, `-l`; false when what stands here is a value after all (`-`, `-1`).
  mutating func parseOption(_ words: inout CommandWords) -> Bool {
    let start = words.position
    var p = start + 1
    if source.base[p] == UInt8(ascii: "-") { p += 1 }
    let nameStart = p
    if p == start + 2, p >= lexer.limit || Bytes.isSpace(source.base[p]) {
      // `--` alone: what follows are no options.
      words.optionsEnded = true
      words.position = p
      return true
    }
    guard Bytes.isLetter(source.base[p]), p < lexer.limit else { return false }
    while p < lexer.limit, Bytes.isIdentifier(source.base[p]) || source.base[p] == UInt8(ascii: "-") { p += 1 }
    let name = source.text(of: Span(nameStart, p))
    var value: String?
    if source.base[p] == UInt8(ascii: "="), p < lexer.limit {
      let (text, end) = shellWord(at: p + 1)
      value = text
      p = end
    } else if words.shape.valueOptions.contains(name) {
      var v = p
      while v < lexer.limit, source.base[v] == 32 || source.base[v] == 9 { v += 1 }
      if v < lexer.limit, !Bytes.isNewline(source.base[v]), source.base[v] != UInt8(ascii: ";") {
        let (text, end) = shellWord(at: v)
        value = text
        p = end
      }
    } else if p < lexer.limit, !Bytes.isSpace(source.base[p]), source.base[p] != UInt8(ascii: ";") {
      return false
    }
    words.arguments.append(CommandArgument(.option(name: name, value: value), Span(start, p)))
    words.position = p
    words.end = p
    return true
  }

  /// `> file`, `>> file`, `| program …`: the last part of a command.
  mutating func parseRedirection(_ words: inout CommandWords) -> Bool {
    let start = words.position
    var p = start + 1
    let isPipe = source.base[start] == UInt8(ascii: "|")
    let appends = !isPipe && source.base[p] == UInt8(ascii: ">")
    if appends { p += 1 }
    while p < lexer.limit, source.base[p] == 32 || source.base[p] == 9 { p += 1 }
    var end = isPipe ? endOfLine(from: p) : p
    var text = ""
    if isPipe {
      words.position = end
      while end > p, Bytes.isSpace(source.base[end - 1]) { end -= 1 }
      text = source.text(of: Span(p, end))
    } else if p < lexer.limit, !Bytes.isNewline(source.base[p]) {
      (text, end) = shellWord(at: p)
      words.position = end
    } else {
      words.position = p
    }
    let span = Span(start, max(end, start + 1))
    if text.isEmpty {
      diagnostics.append(
        (isPipe ? SyntaxFact.expectedProgramAfterPipe : .expectedFileAfterRedirection).diagnostic(span))
    }
    words.redirection =
      isPipe ? .pipe(program: text, span) : appends ? .append(path: text, span) : .write(path: text, span)
    words.end = Int(span.end)
    // Anything after the file is a word too many: the shell says so.
    if !isPipe, words.position < lexer.limit {
      var rest = words.position
      while rest < lexer.limit, source.base[rest] == 32 || source.base[rest] == 9 { rest += 1 }
      words.position = rest
      if rest < lexer.limit, !Bytes.isNewline(source.base[rest]), source.base[rest] != UInt8(ascii: ";"),
        !lexer.isComment(at: rest)
      {
        diagnostics.append(
          SyntaxFact.unexpectedToken(shellWord(at: rest).text).diagnostic(Span(rest, shellWord(at: rest).end)))
        words.position = endOfLine(from: rest)
      }
    }
    return false
  }

  /// A word: up to white space or `;`, with quotes and backslashes taken off.
  func shellWord(at start: Int) -> (text: String, end: Int) {
    var bytes: [UInt8] = []
    var p = start
    var quote: UInt8?
    while p < lexer.limit {
      let byte = source.base[p]
      if Bytes.isNewline(byte) { break }
      if let open = quote {
        if byte == open {
          quote = nil
        } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\""), p + 1 < lexer.limit,
          source.base[p + 1] == open || source.base[p + 1] == byte
        {
          p += 1
          bytes.append(source.base[p])
        } else {
          bytes.append(byte)
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") && isQuoteStart(p, start) {
        quote = byte
      } else if byte == UInt8(ascii: "\\"), p + 1 < lexer.limit, !Bytes.isNewline(source.base[p + 1]) {
        p += 1
        bytes.append(source.base[p])
      } else if byte == 32 || byte == 9 || byte == UInt8(ascii: ";") {
        break
      } else {
        bytes.append(byte)
      }
      p += 1
    }
    return (String(decoding: bytes, as: UTF8.self), max(p, min(start + 1, lexer.limit)))
  }

  /// An apostrophe inside of a word (`don't`) opens no quotation.
  private func isQuoteStart(_ p: Int, _ start: Int) -> Bool { p == start || !Bytes.isIdentifier(source.base[p - 1]) }

  /// The end of a view's path (`box/label`, `..`, `/`, `-`, `0/2`, `#7`, `UIView[2]`, a quoted name); nil when the
  /// word is an expression.
  func viewWord(at start: Int) -> Int? {
    if source.base[start] == UInt8(ascii: "\"") || source.base[start] == UInt8(ascii: "'") {
      return shellWord(at: start).end
    }
    var end = start
    var hasSlash = false
    while end < lexer.limit, !Bytes.isSpace(source.base[end]), source.base[end] != UInt8(ascii: ";") {
      if source.base[end] == UInt8(ascii: "/") { hasSlash = true }
      end += 1
    }
    // More of an expression after it: `views .first` is none, `a + b` is.
    var part = start
    for p in start...end where p == end || source.base[p] == UInt8(ascii: "/") {
      if !isPathPart(part, p, hasSlash) { return nil }
      part = p + 1
    }
    return end
  }

  private func isPathPart(_ start: Int, _ end: Int, _ hasSlash: Bool) -> Bool {
    if start >= end { return true }
    let first = source.base[start]
    var p = start
    if first == UInt8(ascii: ".") { return end - start == 1 || end - start == 2 && source.base[start + 1] == first }
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "~") { return end - start == 1 }
    if first == UInt8(ascii: "#") { p += 1 }
    // `b*` is a pattern.
    while p < end, Bytes.isIdentifier(source.base[p]) || source.base[p] >= 0x80 || source.base[p] == UInt8(ascii: "*") {
      p += 1
    }
    if p == end { return true }
    // `UIView[2]` is how an unnamed view is shown; `views[2]` is an expression.
    let isClassName = first &- 65 < 26
    guard source.base[p] == UInt8(ascii: "["), source.base[end - 1] == UInt8(ascii: "]"), hasSlash || isClassName else {
      return false
    }
    p += 1
    while p < end - 1 {
      if !Bytes.isDigit(source.base[p]) { return false }
      p += 1
    }
    return true
  }
}
