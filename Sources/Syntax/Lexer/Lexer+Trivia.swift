extension Lexer {
  /// Moves past white space and comments.
  @inline(__always)
  mutating func skipTrivia(_ flags: inout Token.Flags) {
    while position < limit {
      let byte = base[position]
      if byte == 32 || byte == 9 || byte == 11 || byte == 12 {
        position += 1
        flags.insert(.spaceBefore)
      } else if byte == 10 || byte == 13 {
        position += 1
        flags.insert([.spaceBefore, .startsLine])
      } else if byte == 0xc2, base[position + 1] == 0xa0, position + 1 < limit {
        // A non-breaking space, as pages on the web have it.
        position += 2
        flags.insert(.spaceBefore)
      } else if byte == UInt8(ascii: "/"), isComment(at: position) {
        flags.insert(.spaceBefore)
        if base[position + 1] == byte { skipLine() } else { skipBlockComment(&flags) }
      } else {
        return
      }
    }
  }

  @inline(__always) func isComment(at offset: Int) -> Bool {
    offset + 1 < limit && base[offset] == UInt8(ascii: "/")
      && (base[offset + 1] == UInt8(ascii: "/") || base[offset + 1] == UInt8(ascii: "*"))
  }

  /// Up to the line break, not past it.
  mutating func skipLine() {
    while position < limit, !Bytes.isNewline(base[position]) { position += 1 }
  }

  private mutating func skipBlockComment(_ flags: inout Token.Flags) {
    let start = position
    var depth = 0
    while position < limit {
      let byte = base[position]
      if byte == UInt8(ascii: "/"), base[position + 1] == UInt8(ascii: "*"), position + 1 < limit {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), base[position + 1] == UInt8(ascii: "/"), position + 1 < limit {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if Bytes.isNewline(byte) { flags.insert(.startsLine) }
        position += 1
      }
    }
    position = limit
    if openAtEnd == nil { openAtEnd = (.comment, start) }
  }
}
