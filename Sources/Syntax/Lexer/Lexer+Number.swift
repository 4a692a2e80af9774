extension Lexer {
  /// Finds the extent of a number; `NumberText` gives its value.
  mutating func lexNumber(_ token: inout Token) {
    let start = position
    token.kind = .integer
    if base[position] == UInt8(ascii: "0"), lastKind != .dot {
      switch base[position + 1] {
      case UInt8(ascii: "x"): return lexRadix(&token, Bytes.isHexDigit, "hexadecimal")
      case UInt8(ascii: "b"): return lexRadix(&token, { $0 == 48 || $0 == 49 }, "binary")
      case UInt8(ascii: "o"): return lexRadix(&token, { $0 &- 48 < 8 }, "octal")
      default: break
      }
    }
    skipDigits()
    // After a dot only digits are taken: `pair.0.1` is two elements.
    if lastKind == .dot { return }
    if base[position] == UInt8(ascii: "."), Bytes.isDigit(base[position + 1]), position + 1 < limit {
      token.kind = .float
      position += 1
      skipDigits()
    }
    if base[position] | 32 == UInt8(ascii: "e"), position < limit {
      let mark = position
      position += 1
      if base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") { position += 1 }
      token.kind = .float
      if Bytes.isDigit(base[position]), position < limit {
        skipDigits()
      } else {
        return finishBadNumber(&token, .exponentDigit, mark: max(mark + 1, position))
      }
    }
    finishNumber(&token, start)
  }

  private mutating func skipDigits() {
    while position < limit, Bytes.isDigit(base[position]) || base[position] == 95 { position += 1 }
  }

  private mutating func lexRadix(_ token: inout Token, _ isDigit: (UInt8) -> Bool, _ radix: String) {
    let start = position
    position += 2
    guard position < limit, isDigit(base[position]) else {
      return finishBadNumber(&token, .invalidDigit(digit(at: position), in: radix), mark: min(position, limit))
    }
    while position < limit, isDigit(base[position]) || base[position] == 95 { position += 1 }
    guard base[start + 1] == UInt8(ascii: "x") else { return finishNumber(&token, start) }
    // Hexadecimal floats: `0x1.8p3`; without an exponent, `.` is a member access.
    var end = position
    if base[end] == UInt8(ascii: "."), Bytes.isHexDigit(base[end + 1]) {
      end += 1
      while end < limit, Bytes.isHexDigit(base[end]) || base[end] == 95 { end += 1 }
    }
    if base[end] | 32 == UInt8(ascii: "p"), end < limit {
      end += 1
      if base[end] == UInt8(ascii: "+") || base[end] == UInt8(ascii: "-") { end += 1 }
      token.kind = .float
      position = min(end, limit)
      guard Bytes.isDigit(base[position]), position < limit else {
        return finishBadNumber(&token, .exponentDigit, mark: position)
      }
      skipDigits()
    }
    finishNumber(&token, start)
  }

  private mutating func finishNumber(_ token: inout Token, _ start: Int) {
    if Bytes.isIdentifier(base[position]), position < limit {
      let radix: String? =
        switch base[start + 1] {
        case UInt8(ascii: "b"): "binary"
        case UInt8(ascii: "o"): "octal"
        case UInt8(ascii: "x"): "hexadecimal"
        default: nil
        }
      finishBadNumber(
        &token,
        radix.map { .invalidDigit(digit(at: position), in: $0) }
          ?? .digitInNumber(String(UnicodeScalar(base[position])), token.kind == .float),
        mark: position)
    }
  }

  /// What stands where a digit should; a space at the end of the text.
  private func digit(at offset: Int) -> String {
    offset < limit ? String(UnicodeScalar(base[offset] < 0x80 ? base[offset] : 63)) : " "
  }

  private mutating func finishBadNumber(_ token: inout Token, _ fact: SyntaxFact, mark: Int) {
    report(fact, mark, mark + 1)
    token.flags.insert(.broken)
    while position < limit, Bytes.isIdentifier(base[position]) { position += 1 }
  }
}
