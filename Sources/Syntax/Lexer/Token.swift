/// One token: 20 bytes, no reference, so that looking ahead and going back is copying it.
struct Token {
  enum Kind: UInt8 {
    case end
    /// A name that is not reserved, or any in backticks, or `_`.
    case identifier, keyword
    /// `$0`
    case dollar
    case integer, float, string
    /// `#7`; `#selector` and others.
    case tag, hash
    case prefixOperator, infixOperator, postfixOperator
    case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
    case comma, colon, semicolon, dot, at, backslash
    /// A byte that begins no token; reported already.
    case invalid
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The token is the first on its line.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    static let spaceBefore = Flags(rawValue: 2)
    /// An identifier in backticks.
    static let escaped = Flags(rawValue: 4)
    /// A string with an escape or an interpolation in it.
    static let hasEscapes = Flags(rawValue: 8)
    /// A `"""` string.
    static let multiline = Flags(rawValue: 16)
    /// A string or number that was reported as malformed already.
    static let broken = Flags(rawValue: 32)
  }

  var kind: Kind = .end
  var flags: Flags = []
  /// How many `#` open a raw string.
  var hashes: UInt16 = 0
  var start: Int32 = 0
  var end: Int32 = 0
  var name = Name(.empty)

  var span: Span { Span(Int(start), Int(end)) }
  var startsLine: Bool { flags.contains(.startsLine) }
  var spaceBefore: Bool { flags.contains(.spaceBefore) }

  /// Whether it is the reserved word or operator.
  @inline(__always) func isA(_ word: Word) -> Bool { name.id == word.rawValue && kind != .identifier }

  /// Whether it is the word, reserved or not, not in backticks.
  @inline(__always) func isWord(_ word: Word) -> Bool {
    name.id == word.rawValue && (kind == .identifier || kind == .keyword) && !flags.contains(.escaped)
  }

  var isOperator: Bool { kind == .prefixOperator || kind == .infixOperator || kind == .postfixOperator }
}
