extension Lexer {
  /// Nested interpolations beyond this are refused.
  static let deepestString = 64

  /// Finds the extent of a literal, interpolations included; the parser reads what is inside.
  /// `position` is at the first quote, `token.start` at the first `#`.
  mutating func lexString(_ token: inout Token, hashes: Int) {
    token.kind = .string
    guard hashes <= 255 else {
      report(.nestingTooDeep, Int(token.start), position)
      token.flags.insert(.broken)
      position = limit
      return
    }
    token.hashes = UInt16(hashes)
    let start = Int(token.start)
    let end = skipString(from: position, hashes: hashes, depth: 0, flags: &token.flags)
    switch end {
    case .closed(let offset): position = offset
    case .open(let offset):
      token.flags.insert(.broken)
      position = offset
      if token.flags.contains(.multiline), limit == offset {
        if openAtEnd == nil { openAtEnd = (.string, start) }
      } else {
        report(.unterminatedString, start, offset)
      }
    case .openInterpolation(let offset, let paren):
      token.flags.insert(.broken)
      position = offset
      report(.unterminatedInterpolation, paren, offset)
    case .tooDeep:
      token.flags.insert(.broken)
      report(.nestingTooDeep, start, start + 1)
      position = limit
    }
  }

  enum StringEnd {
    case closed(Int), open(Int), openInterpolation(Int, Int), tooDeep
  }

  /// From the first quote to past the last `#`.
  private func skipString(
    from quote: Int, hashes: Int, depth: Int, flags: inout Token.Flags
  ) -> StringEnd {
    if depth > Self.deepestString { return .tooDeep }
    let q = UInt8(ascii: "\"")
    var p = quote + 1
    var multiline = false
    if base[p] == q, base[p + 1] == q, p + 1 < limit {
      // `#"""#` is a one-character string; `"""` opens a block.
      if hashes == 0 || !(hasHashes(hashes, at: p + 2)) {
        multiline = true
        p += 2
        flags.insert(.multiline)
      }
    }
    while p < limit {
      let byte = base[p]
      if byte == q {
        if !multiline {
          if hasHashes(hashes, at: p + 1) { return .closed(p + 1 + hashes) }
        } else if base[p + 1] == q, base[p + 2] == q, hasHashes(hashes, at: p + 3) {
          return p + 3 + hashes <= limit ? .closed(p + 3 + hashes) : .open(limit)
        }
        p += 1
      } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: p + 1) {
        flags.insert(.hasEscapes)
        p += 1 + hashes
        if p < limit, base[p] == UInt8(ascii: "(") {
          switch skipInterpolation(from: p, multiline: multiline, depth: depth) {
          case .closed(let end): p = end
          case let other: return other
          }
        } else if p < limit, !Bytes.isNewline(base[p]) {
          p += 1
        }
      } else if Bytes.isNewline(byte), !multiline {
        return .open(p)
      } else {
        p += 1
      }
    }
    return .open(limit)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    var i = 0
    while i < count {
      if offset + i >= limit || base[offset + i] != UInt8(ascii: "#") { return false }
      i += 1
    }
    return true
  }

  /// From `(` to past the matching `)`.
  func skipInterpolation(from paren: Int, multiline: Bool, depth: Int) -> StringEnd {
    var level = 0
    var p = paren
    var ignored: Token.Flags = []
    while p < limit {
      switch base[p] {
      case UInt8(ascii: "("): level += 1
      case UInt8(ascii: ")"):
        level -= 1
        if level == 0 { return .closed(p + 1) }
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        var quote = p
        while quote < limit, base[quote] == UInt8(ascii: "#") { quote += 1 }
        if quote < limit, base[quote] == UInt8(ascii: "\"") {
          switch skipString(from: quote, hashes: quote - p, depth: depth + 1, flags: &ignored) {
          case .closed(let end): p = end
          case .open(let end): return multiline ? .open(end) : .openInterpolation(end, paren)
          case let other: return other
          }
          continue
        }
        p = quote
        continue
      case 10, 13:
        if !multiline { return .openInterpolation(p, paren) }
      default: break
      }
      p += 1
    }
    return multiline ? .open(limit) : .openInterpolation(limit, paren)
  }
}
