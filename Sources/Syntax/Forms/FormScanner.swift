import Glibc

/// Reads one line's tokens into the key of its form and the words that fill its slots.
///
/// It runs for each line of a script, so it writes into memory that it keeps.
final class FormScanner {
  /// The most tokens that a line may have.
  static let most = 64

  let key: UnsafeMutablePointer<UInt64>
  private(set) var count = 0
  private(set) var hash: UInt64 = 0
  let words: UnsafeMutablePointer<UInt64>
  private let slots: UnsafeMutablePointer<StatementForm.Slot>
  private(set) var slotCount = 0
  private(set) var declared: Token?
  private let keepsSpans: Bool
  private(set) var spans: [Span] = []

  init(keepsSpans: Bool = false) {
    self.keepsSpans = keepsSpans
    key = .allocate(capacity: Self.most + 1)
    words = .allocate(capacity: Self.most + 1)
    slots = .allocate(capacity: Self.most + 1)
  }

  deinit {
    key.deallocate()
    words.deallocate()
    slots.deallocate()
  }

  /// The form that was scanned.
  var form: StatementForm {
    StatementForm(
      slots: Array(UnsafeBufferPointer(start: slots, count: slotCount)), declares: declared != nil, hash: hash,
      key: Array(UnsafeBufferPointer(start: key, count: count)))
  }

  func matches(_ form: StatementForm) -> Bool {
    guard form.hash == hash, form.key.count == count else { return false }
    return form.key.withUnsafeBufferPointer { memcmp($0.baseAddress!, key, count * MemoryLayout<UInt64>.size) == 0 }
  }

  /// Reads the statement that begins with `token`, up to the first token behind it.
  ///
  /// - Returns: Where it ends; nil when it is none that may have a form: it has blocks, closures, casts or
  ///   interpolations, or goes on in the next line.
  func scan(_ token: inout Token, _ lexer: inout Lexer) -> Int? {
    count = 0
    slotCount = 0
    declared = nil
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var depth = 0
    var previous = Token.Kind.end
    var isFirst = true
    var minus: Int32?
    while true {
      let current = token
      token = lexer.next()
      var word = UInt64(current.kind.rawValue) | (current.spaceBefore ? 0x100 : 0)
      switch current.kind {
      case .identifier:
        let name = UInt64(current.name.id)
        if current.flags.contains(.escaped) { return nil }
        if count == 1, previous == .keyword {
          guard isPlain(current) else { return nil }
          declared = current
        } else if previous == .dot || token.kind == .colon {
          // A member or a label.
          word |= name << 32
        } else {
          guard isPlain(current) else { return nil }
          if token.kind == .leftParen { word |= name << 32 }
          fill(.name, name, current.span)
        }
      case .keyword:
        if isFirst {
          guard current.isA(.let) || current.isA(.var), token.kind == .identifier else { return nil }
        } else {
          guard isValue(current) else { return nil }
        }
        word |= UInt64(current.name.id) << 32
      case .integer:
        guard !current.flags.contains(.broken),
          let value = NumberText.magnitude(lexer.base + Int(current.start), Int(current.end - current.start)),
          value <= UInt64(Int64.max)
        else { return nil }
        if previous == .dot {
          if value > 0xff { return nil }
          word |= value << 32
        } else {
          let signed = minus == nil ? Int64(value) : -Int64(value)
          fill(.integer, UInt64(bitPattern: signed), Span(Int(minus ?? current.start), Int(current.end)))
        }
      case .float:
        if current.flags.contains(.broken) { return nil }
        let value = NumberText.double(lexer.base + Int(current.start), Int(current.end - current.start))
        fill(
          .float, (minus == nil ? value : -value).bitPattern, Span(Int(minus ?? current.start), Int(current.end)))
      case .string:
        guard current.flags.isDisjoint(with: [.broken, .hasEscapes, .multiline]), current.hashes == 0 else {
          return nil
        }
        let (start, end) = (UInt64(current.start) + 1, UInt64(current.end) - 1)
        fill(.string, start << 32 | end, current.span)
      case .prefixOperator, .infixOperator, .postfixOperator:
        // `a ? b : c` would make a label of `b`.
        if current.kind == .infixOperator, current.isA(.question) { return nil }
        word |= UInt64(current.name.id) << 32
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma:
        // `let a = 1, b = 2`
        if depth == 0, declared != nil { return nil }
      case .colon, .dot: break
      default: return nil
      }
      guard depth >= 0, count < Self.most else { return nil }
      let isMinus = current.kind == .prefixOperator && current.isA(.minus) && !token.spaceBefore
      minus = isMinus && (token.kind == .integer || token.kind == .float) ? current.start : nil
      key[count] = word
      count += 1
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
      if token.kind == .end || token.startsLine {
        guard depth == 0, mayFollow(token) else { return nil }
        self.hash = hash
        return Int(current.end)
      }
      previous = current.kind
      isFirst = false
    }
  }

  @inline(__always) private func fill(_ slot: StatementForm.Slot, _ word: UInt64, _ span: Span) {
    slots[slotCount] = slot
    words[slotCount] = word
    slotCount += 1
    if keepsSpans { spans.append(span) }
  }

  /// Not a word with a meaning of its own somewhere.
  private func isPlain(_ token: Token) -> Bool { token.name.id > Word.lastContextual.rawValue }

  private func isValue(_ token: Token) -> Bool {
    token.isA(.true) || token.isA(.false) || token.isA(.nil) || token.isA(.self_)
  }

  /// Whether the next line's first token begins a statement, and can be no part of the one before.
  private func mayFollow(_ token: Token) -> Bool {
    switch token.kind {
    case .end: true
    case .identifier: isPlain(token) && !token.flags.contains(.escaped)
    case .keyword:
      token.isA(.let) || token.isA(.var) || token.isA(.func) || token.isA(.class) || token.isA(.for) || token.isA(.if)
    default: false
    }
  }
}
