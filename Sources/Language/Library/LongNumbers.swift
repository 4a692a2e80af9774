// The numbers of long texts. What makes a number of a text goes through it in one go, which nothing could stop: a long
// text is made a short one of the same number first, in steps.

extension RunContext {
  /// A text with the same whole number: zeros in front are nothing, and what has too many digits after them is no number,
  /// or an exponent as large as any.
  func shortInteger(_ text: String) throws -> String {
    guard text.utf8.count > Piece.bytes else { return text }
    var text = text
    return try text.withUTF8 { bytes in
      let first = [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[0]) ? 1 : 0
      var start = first
      while start < bytes.count, bytes[start] == UInt8(ascii: "0") {
        try checkInterrupt(start)
        start += 1
      }
      // More digits than any integer has, to the base 2 too.
      let end = min(start + 200, bytes.count)
      for position in end..<bytes.count {
        if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { return "" }
        try checkInterrupt(position)
      }
      // One zero stays, so that "00-1" is as little of a number as before.
      return String(decoding: bytes[..<min(first + 1, start)], as: UTF8.self)
        + String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// A text with the same decimal fraction, as far as a `Double` can tell: its first 800 digits (no value between two
  /// neighbours needs more than 767), one more if others than zeros follow, and the exponent that they then have.
  /// nil if the text is no number.
  func shortFraction(_ text: String) throws -> String? {
    guard text.utf8.count > Piece.bytes else { return text }
    var text = text
    var decimal = LongDecimal()
    let rest: String? = try text.withUTF8 { bytes in
      var position = 0
      while position < bytes.count, decimal.take(bytes[position], at: position) {
        try checkInterrupt(position)
        position += 1
      }
      if position == bytes.count { return "0" }
      // A number to the base 16 is read whole.
      if bytes[position] | 0x20 == UInt8(ascii: "x") { return nil }
      guard bytes[position] | 0x20 == UInt8(ascii: "e") else { return "" }
      return String(decoding: bytes[(position + 1)...], as: UTF8.self)
    }
    guard let rest else { return text }
    return try shortInteger(rest).isEmpty ? nil : decimal.text(exponent: shortInteger(rest))
  }
}

/// A decimal fraction of any length, in brief.
private struct LongDecimal {
  private var digits: [UInt8] = []
  private var sign = ""
  private var exponent = 0
  private var isAfterPoint = false
  private var hasDigits = false
  private var hasMore = false

  /// False for a byte that no digits with a point in them have.
  mutating func take(_ byte: UInt8, at position: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "-") where position == 0: sign = "-"
    case UInt8(ascii: "+") where position == 0: break
    case UInt8(ascii: ".") where !isAfterPoint: isAfterPoint = true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      hasDigits = true
      let isLeading = digits.isEmpty && byte == UInt8(ascii: "0")
      if isLeading || digits.count < 800 {
        if !isLeading { digits.append(byte) }
        if isAfterPoint { exponent -= 1 }
      } else {
        hasMore = hasMore || byte != UInt8(ascii: "0")
        if !isAfterPoint { exponent += 1 }
      }
    default: return false
    }
    return true
  }

  /// nil where there is no digit or `more` is no exponent.
  func text(exponent more: String) -> String? {
    let digitsOfMore =
      more.utf8.first.map { [UInt8(ascii: "-"), UInt8(ascii: "+")].contains($0) } == true ? more.dropFirst() : more[...]
    guard hasDigits, !digitsOfMore.isEmpty, digitsOfMore.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    if digits.isEmpty { return sign + "0" }
    // Beyond any `Double` in either direction.
    let far = 1 << 40
    let written = Int(more) ?? (more.hasPrefix("-") ? -far : far)
    let total = max(-far, min(far, written)) + exponent
    let shown = hasMore ? digits + [UInt8(ascii: "1")] : digits
    return sign + String(decoding: shown, as: UTF8.self) + "e\(hasMore ? total - 1 : total)"
  }
}
