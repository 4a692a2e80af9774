extension Lexer {
  @inline(__always)
  mutating func lexIdentifier(_ token: inout Token) {
    let start = position
    while true {
      // What stands behind the limit is more text or zeros.
      var end = position
      while Bytes.isIdentifier(base[end]) { end &+= 1 }
      position = min(end, limit)
      if base[position] >= 0x80, let (value, length) = Bytes.scalar(base + position, limit - position),
        position == start ? Bytes.isIdentifierHead(value) : Bytes.isIdentifierTail(value)
      {
        position += length
      } else {
        break
      }
    }
    token.name = NameTable.shared.intern(UnsafeBufferPointer(start: base + start, count: position &- start))
    let id = token.name.id
    token.kind = id <= Word.lastReserved.rawValue && id > 0 && lastKind != .dot ? .keyword : .identifier
  }

  mutating func lexEscapedIdentifier(_ token: inout Token) {
    let start = position + 1
    var end = start
    while end < limit, base[end] != UInt8(ascii: "`"), !Bytes.isNewline(base[end]) { end += 1 }
    guard end < limit, base[end] == UInt8(ascii: "`"), end > start else {
      report(.invalidCharacter, position, position + 1)
      position += 1
      token.kind = .invalid
      return
    }
    // A terminal would obey them.
    if let control = (start..<end).first(where: { base[$0] < 0x20 || base[$0] == 0x7F }) {
      report(.invalidCharacter, control, control + 1)
      position = end + 1
      token.kind = .invalid
      return
    }
    let text = String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
    token.name = Name(text)
    token.kind = .identifier
    token.flags.insert(.escaped)
    position = end + 1
  }

  /// `$0`
  mutating func lexDollar(_ token: inout Token) {
    let start = position
    position += 1
    while position < limit, Bytes.isIdentifier(base[position]) { position += 1 }
    let digits = UnsafeBufferPointer(start: base + start + 1, count: position - start - 1)
    if !digits.allSatisfy(Bytes.isDigit) || digits.isEmpty {
      // `$name`, `$0name`, which nothing is called.
      if digits.isEmpty { report(.loneDollar, start, position) }
      token.kind = .identifier
      token.name = NameTable.shared.intern(UnsafeBufferPointer(start: base + start, count: position - start))
      return
    }
    guard digits.count < 4 else {
      report(.expectedClosureParameterNumber, start, position)
      token.kind = .invalid
      return
    }
    token.kind = .dollar
    token.name = NameTable.shared.intern(UnsafeBufferPointer(start: base + start, count: position - start))
  }

  /// `#7`, `#"raw"#`, `#selector`, `#if`.
  mutating func lexHash(_ token: inout Token) {
    let start = position
    var end = position
    while end < limit, base[end] == UInt8(ascii: "#") { end += 1 }
    if end < limit, base[end] == UInt8(ascii: "\"") {
      position = end
      return lexString(&token, hashes: end - start)
    }
    if end > start + 1 {
      // Not one by one: each would look at all that follow.
      position = end
      report(.invalidCharacter, start, end)
      token.kind = .invalid
      return
    }
    position += 1
    if position < limit, Bytes.isDigit(base[position]) {
      token.kind = .tag
      while position < limit, Bytes.isDigit(base[position]) { position += 1 }
      return
    }
    let word = position
    while position < limit, Bytes.isIdentifier(base[position]) { position += 1 }
    guard position > word else {
      let isComment = position < limit && base[position] == UInt8(ascii: " ")
      report(
        isComment ? .hashBeforeSpace : .invalidCharacter, isComment ? position : start, position + (isComment ? 1 : 0))
      token.kind = .invalid
      return
    }
    token.kind = .hash
    token.name = NameTable.shared.intern(UnsafeBufferPointer(start: base + word, count: position - word))
  }

  /// Swift's rule: an operator with white space on both sides or on neither is infix; else it belongs to the
  /// operand it touches.
  mutating func lexOperator(_ token: inout Token) {
    let start = position
    let leftBound = isLeftBound(token)
    let dotted = base[position] == UInt8(ascii: ".")
    while position < limit {
      let byte = base[position]
      if Bytes.isOperator(byte) || dotted && byte == UInt8(ascii: ".") {
        if byte == UInt8(ascii: "/"), position > start, isComment(at: position) { break }
        position += 1
      } else if byte >= 0x80, let (value, length) = Bytes.scalar(base + position, limit - position),
        position == start ? Bytes.isOperatorHead(value) : Bytes.isOperatorTail(value)
      {
        position += length
      } else {
        break
      }
    }
    token.name = NameTable.shared.intern(UnsafeBufferPointer(start: base + start, count: position - start))
    if position - start == 2, base[start] == UInt8(ascii: "*"), base[start + 1] == UInt8(ascii: "/") {
      report(.endOfComment, start, position)
      endsComment = true
    }
    let rightBound = isRightBound(leftBound)
    token.kind = leftBound == rightBound ? .infixOperator : leftBound ? .postfixOperator : .prefixOperator
  }

  private func isRightBound(_ leftBound: Bool) -> Bool {
    guard position < limit else { return false }
    switch base[position] {
    case 32, 9, 10, 11, 12, 13, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"): return !isComment(at: position)
    default: return true
    }
  }
}
