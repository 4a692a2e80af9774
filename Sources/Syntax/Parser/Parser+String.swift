/// What is inside of a string literal.
extension Parser {
  mutating func parseString() -> Expr {
    let literal = token
    if literal.flags.contains(.broken) {
      advance()
      return Expr(.error, literal.span)
    }
    let hashes = Int(literal.hashes)
    let isBlock = literal.flags.contains(.multiline)
    let quotes = isBlock ? 3 : 1
    let start = Int(literal.start) + hashes + quotes
    let end = Int(literal.end) - hashes - quotes
    if !isBlock, !literal.flags.contains(.hasEscapes) {
      // Looked at before the next token is: this may be the whole of the text.
      checkUTF8(start, end)
      let text = source.text(of: Span(start, end))
      advance()
      return Expr(.string(text.isEmpty ? [] : [.text(text)]), literal.span)
    }
    let builder = isBlock ? readBlock(start, end, hashes, literal) : readParts(start..<end, hashes)
    restart(at: Int(literal.end))
    lastEnd = Int(literal.end)
    return Expr(.string(builder.parts), literal.span)
  }

  private mutating func checkUTF8(_ start: Int, _ end: Int) {
    var p = start
    while p < end {
      if source.base[p] < 0x80 {
        p += 1
      } else if let (_, length) = Bytes.scalar(source.base + p, end - p) {
        p += length
      } else {
        lexer.report(.invalidUTF8, p, p + 1)
        return
      }
    }
  }

  struct StringBuilder {
    var parts: [StringPart] = []
    var bytes: [UInt8] = []

    mutating func flush() {
      if bytes.isEmpty { return }
      parts.append(.text(String(decoding: bytes, as: UTF8.self)))
      bytes.removeAll(keepingCapacity: true)
    }
  }

  private mutating func readParts(_ range: Range<Int>, _ hashes: Int) -> StringBuilder {
    var builder = StringBuilder()
    checkUTF8(range.lowerBound, range.upperBound)
    read(range, hashes, into: &builder)
    builder.flush()
    return builder
  }

  /// Text and escapes of one range without line handling.
  private mutating func read(_ range: Range<Int>, _ hashes: Int, into builder: inout StringBuilder) {
    var p = range.lowerBound
    while p < range.upperBound {
      let byte = source.base[p]
      if byte == UInt8(ascii: "\\"), isEscape(p, hashes, range.upperBound) {
        p = readEscape(p, hashes, range.upperBound, into: &builder)
      } else {
        builder.bytes.append(byte)
        p += 1
      }
    }
  }

  private func isEscape(_ p: Int, _ hashes: Int, _ end: Int) -> Bool {
    guard p + hashes + 1 <= end else { return false }
    for i in 0..<hashes where source.base[p + 1 + i] != UInt8(ascii: "#") { return false }
    return true
  }

  /// At a backslash; gives where the escape ends.
  private mutating func readEscape(_ slash: Int, _ hashes: Int, _ end: Int, into builder: inout StringBuilder) -> Int {
    let p = slash + 1 + hashes
    guard p < end else {
      lexer.report(.invalidEscape, slash, slash + 1)
      return end
    }
    let simple: UInt8
    switch source.base[p] {
    case UInt8(ascii: "n"): simple = 10
    case UInt8(ascii: "t"): simple = 9
    case UInt8(ascii: "r"): simple = 13
    case UInt8(ascii: "0"): simple = 0
    case UInt8(ascii: "\\"): simple = UInt8(ascii: "\\")
    case UInt8(ascii: "\""): simple = UInt8(ascii: "\"")
    case UInt8(ascii: "'"): simple = UInt8(ascii: "'")
    case UInt8(ascii: "u"): return readUnicodeEscape(p + 1, end, into: &builder)
    case UInt8(ascii: "("):
      builder.flush()
      return readInterpolation(p, end, slash, into: &builder)
    default:
      lexer.report(.invalidEscape, p, p + 1)
      return p + 1
    }
    builder.bytes.append(simple)
    return p + 1
  }

  /// At the `{` of `\u{1F600}`.
  private mutating func readUnicodeEscape(_ brace: Int, _ end: Int, into builder: inout StringBuilder) -> Int {
    guard brace < end, source.base[brace] == UInt8(ascii: "{") else {
      lexer.report(.expectedUnicodeBraces, brace - 1, brace)
      return brace
    }
    var p = brace + 1
    var value: UInt32 = 0
    while p < end, Bytes.isHexDigit(source.base[p]), p - brace <= 8 {
      let digit = source.base[p]
      value = value &* 16 &+ UInt32(Bytes.isDigit(digit) ? digit &- 48 : (digit | 32) &- 87)
      p += 1
    }
    guard p < end, source.base[p] == UInt8(ascii: "}"), p > brace + 1 else {
      lexer.report(.unicodeDigits, brace, brace + 1)
      return p
    }
    if let scalar = UnicodeScalar(value) {
      builder.bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
    } else {
      lexer.report(.invalidUnicodeScalar, brace - 2, p + 1)
    }
    return p + 1
  }

  /// At the `(` of `\(…)`: the expressions in it are read by this same parser, its window narrowed to them.
  private mutating func readInterpolation(
    _ paren: Int, _ end: Int, _ slash: Int, into builder: inout StringBuilder
  ) -> Int {
    let saved = (lexer.position, lexer.lastKind, token, lastEnd, lexer.limit)
    let bracketCount = brackets.count
    // The window ends with the interpolation: what follows is text, and must not be taken for tokens.
    if case .closed(let close) = lexer.skipInterpolation(from: paren, multiline: true, depth: 0) {
      lexer.limit = min(close, end)
    } else {
      lexer.limit = end
    }
    restart(at: paren)
    let arguments = deeper(or: { _ in [] }) { $0.parseArguments() }
    let stop = gaveUp ? end : lastEnd
    brackets.removeLast(max(0, brackets.count - bracketCount))
    if !gaveUp {
      (lexer.position, lexer.lastKind, token, lastEnd, lexer.limit) = saved
    }
    if arguments.isEmpty, !gaveUp {
      diagnostics.append(SyntaxFact.emptyInterpolation.diagnostic(Span(paren, paren + 1)))
    }
    builder.parts.append(.interpolation(arguments, Span(slash, stop)))
    return max(stop, paren + 1)
  }

  // MARK: Blocks of text

  /// `"""`: the indentation of the closing delimiter is taken off every line.
  private mutating func readBlock(_ start: Int, _ end: Int, _ hashes: Int, _ literal: Token) -> StringBuilder {
    var builder = StringBuilder()
    checkUTF8(start, end)
    var p = start
    if p < end, source.base[p] == 13 { p += 1 }
    if p < end, source.base[p] == 10 {
      p += 1
    } else if p == start {
      lexer.report(.blockMustStartOnNewLine, start, start + 1)
      return builder
    }
    var indent = end
    while indent > p, source.base[indent - 1] == 32 || source.base[indent - 1] == 9 { indent -= 1 }
    guard indent == p || Bytes.isNewline(source.base[indent - 1]) else {
      lexer.report(.blockMustEndOnNewLine, end, end + 3)
      return builder
    }
    var first = true
    while p < indent {
      p = skipIndentation(p, indent..<end)
      // The line break before the closing delimiter is not part of the text, nor is an escaped one.
      if !first { builder.bytes.append(10) }
      var joins = true
      while joins { (p, joins) = readBlockLine(p, indent, hashes, indent..<end, into: &builder) }
      first = false
    }
    builder.flush()
    return builder
  }

  /// Reads to past the line break; tells whether that was escaped, so that the next line goes on with this one.
  private mutating func readBlockLine(
    _ start: Int, _ stop: Int, _ hashes: Int, _ indent: Range<Int>, into builder: inout StringBuilder
  ) -> (Int, Bool) {
    var p = start
    while p < stop {
      let byte = source.base[p]
      if Bytes.isNewline(byte) {
        p += 1
        if byte == 13, source.base[p] == 10 { p += 1 }
        return (p, false)
      }
      guard byte == UInt8(ascii: "\\"), isEscape(p, hashes, stop) else {
        builder.bytes.append(byte)
        p += 1
        continue
      }
      var after = p + 1 + hashes
      while after < stop, source.base[after] == 32 || source.base[after] == 9 { after += 1 }
      if after < stop, Bytes.isNewline(source.base[after]) {
        let isPair = source.base[after] == 13 && source.base[after + 1] == 10
        let next = after + (isPair ? 2 : 1)
        if next >= stop {
          lexer.report(.escapedLastNewline, p, p + 1)
          return (stop, false)
        }
        return (skipIndentation(next, indent), true)
      }
      p = readEscape(p, hashes, stop, into: &builder)
    }
    return (p, false)
  }

  private mutating func skipIndentation(_ start: Int, _ indent: Range<Int>) -> Int {
    var p = start
    for i in indent {
      if Bytes.isNewline(source.base[p]) { return p }
      guard source.base[p] == source.base[i] else {
        lexer.report(.insufficientIndentation, p, p + 1)
        return p
      }
      p += 1
    }
    return p
  }
}
