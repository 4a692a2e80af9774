/// Helpers over the UTF-8 bytes of a text. Offsets are byte offsets that lie between scalars.
enum TextBytes {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  /// The start of the line that `offset` is in.
  static func lineStart(_ text: [UInt8], _ offset: Int) -> Int {
    var i = offset
    while i > 0, text[i - 1] != newline { i -= 1 }
    return i
  }

  /// The end of the line that `offset` is in: its newline, or the end of the text.
  static func lineEnd(_ text: [UInt8], _ offset: Int) -> Int {
    var i = offset
    while i < text.count, text[i] != newline { i += 1 }
    return i
  }

  /// The end of the user-perceived character that starts at `offset`, which is not the end.
  static func characterEnd(_ text: [UInt8], _ offset: Int) -> Int {
    // Two ASCII bytes in a row are two characters; only CR LF is not, and a CR never gets into the text.
    if text[offset] < 0x80, offset + 1 == text.count || text[offset + 1] < 0x80 { return offset + 1 }
    // A character is short: a window of the text is enough, however long the text is.
    var limit = min(text.count, offset + 512)
    while limit < text.count, text[limit] & 0xC0 == 0x80 { limit += 1 }
    let window = String(decoding: text[offset..<limit], as: UTF8.self)
    return offset + window[window.startIndex].utf8.count
  }

  /// The start of the user-perceived character that ends at `offset`, which is not 0.
  static func characterStart(_ text: [UInt8], _ offset: Int) -> Int {
    if text[offset - 1] < 0x80 { return offset - 1 }
    var start = max(lineStart(text, offset), offset - 512)
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    let window = String(decoding: text[start..<offset], as: UTF8.self)
    return offset - window.last!.utf8.count
  }

  static func scalarCount(_ text: ArraySlice<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  static func isBlank(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy { $0 == space || $0 == 9 } }

  /// Whether a byte belongs to a word: identifiers as Swift has them, anything outside ASCII included.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }

  static func wordStart(_ text: [UInt8], before offset: Int) -> Int {
    var i = offset
    while i > 0, !isWord(text[i - 1]) { i -= 1 }
    while i > 0, isWord(text[i - 1]) { i -= 1 }
    return i
  }

  static func wordEnd(_ text: [UInt8], after offset: Int) -> Int {
    var i = offset
    while i < text.count, !isWord(text[i]) { i += 1 }
    while i < text.count, isWord(text[i]) { i += 1 }
    return i
  }

  /// Newlines as `\n`, and nothing else but tabs that a terminal obeys instead of drawing it.
  static func cleaned(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for i in text.indices {
      switch text[i] {
      case 13: result.append(newline)
      case 10: if i == 0 || text[i - 1] != 13 { result.append(newline) }
      case 9: result.append(9)
      case ..<32, 127: break
      // U+0080...U+009F, which carry function keys inside the editor.
      case 0x80...0x9F where i > 0 && text[i - 1] == 0xC2: result.removeLast()
      default: result.append(text[i])
      }
    }
    let clean = String(decoding: result, as: UTF8.self)
    guard result.contains(0xE2), clean.unicodeScalars.contains(where: isTurning) else { return Array(clean.utf8) }
    return Array(String(String.UnicodeScalarView(clean.unicodeScalars.filter { !isTurning($0) })).utf8)
  }

  /// Marks of direction and line separators: a string can have them as `\u{202E}`.
  private static func isTurning(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x9F && isUnseen(scalar)
  }
}
