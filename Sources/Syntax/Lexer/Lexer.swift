/// Cuts UTF-8 bytes into tokens, one at a time, on demand.
///
/// Its whole state is an offset (and the kind of the last token, for `x.0.1`), so the parser looks ahead by
/// keeping a copy of both.
struct Lexer {
  let base: UnsafePointer<UInt8>
  /// Where this text, or the interpolation being read, ends.
  var limit: Int
  var position: Int
  var lastKind = Token.Kind.end
  var problems: [(fact: SyntaxFact, span: Span)] = []
  /// What is met ahead is not told: it is when it is read.
  private var looksAhead = false
  /// What was read last is a stray `*/`: there is nothing more to say of it.
  var endsComment = false
  /// A `"""` or `/*` that the end of the text left open.
  var openAtEnd: (construct: Unfinished.Construct, offset: Int)?

  init(_ source: SourceText) {
    base = source.base
    limit = source.count
    position = 0
    if limit >= 3, base[0] == 0xef, base[1] == 0xbb, base[2] == 0xbf { position = 3 }
    if base[position] == UInt8(ascii: "#"), base[position + 1] == UInt8(ascii: "!"), limit > position + 1 {
      skipLine()
    }
  }

  /// A copy to look ahead with.
  var ahead: Lexer {
    var copy = self
    copy.looksAhead = true
    copy.problems = []
    return copy
  }

  mutating func next() -> Token {
    var token = Token()
    if position == 0 || lastKind == .end { token.flags = [.startsLine, .spaceBefore] }
    skipTrivia(&token.flags)
    token.start = Int32(truncatingIfNeeded: position)
    if position < limit { lex(&token) }
    while endsComment {
      endsComment = false
      skipTrivia(&token.flags)
      token.start = Int32(truncatingIfNeeded: position)
      if position < limit { lex(&token) } else { token.kind = .end }
    }
    token.end = Int32(truncatingIfNeeded: position)
    lastKind = token.kind
    return token
  }

  @inline(__always) private mutating func single(_ kind: Token.Kind, _ token: inout Token) {
    position += 1
    token.kind = kind
  }

  private mutating func lex(_ token: inout Token) {
    let byte = base[position]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexIdentifier(&token)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber(&token)
    case UInt8(ascii: "("): single(.leftParen, &token)
    case UInt8(ascii: ")"): single(.rightParen, &token)
    case UInt8(ascii: "{"): single(.leftBrace, &token)
    case UInt8(ascii: "}"): single(.rightBrace, &token)
    case UInt8(ascii: "["): single(.leftBracket, &token)
    case UInt8(ascii: "]"): single(.rightBracket, &token)
    case UInt8(ascii: ","): single(.comma, &token)
    case UInt8(ascii: ":"): single(.colon, &token)
    case UInt8(ascii: ";"): single(.semicolon, &token)
    case UInt8(ascii: "@"): single(.at, &token)
    case UInt8(ascii: "\\"): single(.backslash, &token)
    case UInt8(ascii: "\""): lexString(&token, hashes: 0)
    case UInt8(ascii: "`"): lexEscapedIdentifier(&token)
    case UInt8(ascii: "$"): lexDollar(&token)
    case UInt8(ascii: "#"): lexHash(&token)
    case UInt8(ascii: "."):
      // `.+` is an operator as `...` is; behind the dot of `first./* … */second` a comment stands, and in `\Node?.?.next`
      // an unwrapping.
      let next = position + 1 < limit ? base[position + 1] : 0
      let isUnwrapping = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
      if next == byte || Bytes.isOperator(next) && !isUnwrapping && !isComment(at: position + 1) {
        lexOperator(&token)
      } else {
        single(.dot, &token)
      }
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      // Directly after an operand these are unwrapping, whatever follows: `x!=y` is an assignment in Swift too.
      if isLeftBound(token) {
        single(.postfixOperator, &token)
        token.name = Name(byte == UInt8(ascii: "!") ? .exclaim : .question)
      } else {
        lexOperator(&token)
      }
    default:
      if Bytes.isOperator(byte) { lexOperator(&token) } else { lexOther(&token) }
    }
  }

  private mutating func lexOther(_ token: inout Token) {
    guard let (value, length) = Bytes.scalar(base + position, limit - position) else {
      report(.invalidUTF8, position, position + 1)
      position += 1
      while position < limit, base[position] & 0xc0 == 0x80 { position += 1 }
      token.kind = .invalid
      return
    }
    if value >= 0x80, Bytes.isOperatorHead(value) { return lexOperator(&token) }
    if value >= 0x80, Bytes.isIdentifierHead(value) { return lexIdentifier(&token) }
    if value == UInt32(UInt8(ascii: "'")) { return lexSingleQuoted(&token) }
    report(
      value == 0 ? .nulCharacter : isQuote(value) ? .curlyQuote : .invalidCharacter, position, position + length)
    position += length
    token.kind = .invalid
  }

  /// `'a'`, as other languages write text: one error, and an operand that fits everywhere.
  private mutating func lexSingleQuoted(_ token: inout Token) {
    let start = position
    position += 1
    while position < limit, base[position] != UInt8(ascii: "'"), base[position] != 10 { position += 1 }
    let isClosed = position < limit && base[position] == UInt8(ascii: "'")
    if isClosed { position += 1 }
    report(isClosed ? .singleQuotedString : .unterminatedString, start, isClosed ? position : start + 1)
    token.kind = .integer
    token.flags.insert(.broken)
  }

  private func isQuote(_ value: UInt32) -> Bool { (0x201c...0x201f).contains(value) }

  mutating func report(_ fact: SyntaxFact, _ start: Int, _ end: Int) {
    if !looksAhead { problems.append((fact, Span(start, end))) }
  }

  @inline(__always) func isLeftBound(_ token: Token) -> Bool {
    if token.flags.contains(.spaceBefore) || position == 0 { return false }
    switch base[position - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    default: return lastKind != .end
    }
  }
}
