/// Control characters in text for a terminal: it would obey them. They are shown as Swift writes them, `\u{1B}`; line
/// breaks and tabs stay. A return alone would let what follows it hide what stands before: it is shown as well. Marks that turn the direction of writing around are shown so as well: under them a text
/// reads otherwise than it runs.
enum Controls {
  /// The same with control characters written out; nil when there are none, which is what nearly all text is.
  ///
  /// - Parameter keepsColours: SGR sequences, as messages are coloured with, stay.
  static func shown(_ bytes: UnsafeBufferPointer<UInt8>, keepsColours: Bool = false) -> [UInt8]? {
    guard let first = bytes.indices.first(where: { isControl(bytes, $0) }) else { return nil }
    var result = Array(bytes[..<first])
    var index = first
    while index < bytes.count {
      let byte = bytes[index]
      if keepsColours, let end = endOfColour(bytes, index) {
        result += bytes[index..<end]
        index = end
        continue
      }
      if isControl(bytes, index) {
        let length = byte < 0x80 ? 1 : byte == 0xC2 ? 2 : 3
        let bits = bytes[index..<index + length].reduce(0) { $0 << 6 | Int($1 & 0x3F) }
        let code = length == 1 ? Int(byte) : length == 2 ? bits & 0xFF : bits & 0xFFFF
        result += Array((code == 13 ? "\\r" : "\\u{\(String(code, radix: 16, uppercase: true))}").utf8)
        index += length
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  static func shown(_ text: String, keepsColours: Bool = false) -> String {
    var text = text
    return text.withUTF8 { shown($0, keepsColours: keepsColours).map { String(decoding: $0, as: UTF8.self) } } ?? text
  }

  private static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let byte = bytes[index]
    if byte >= 0x20 {
      // U+0080 to U+009F, which some terminals obey as well.
      if byte == 0xE2, index + 2 < bytes.count {
        // U+202A to U+202E, U+2066 to U+2069.
        let (second, third) = (bytes[index + 1], bytes[index + 2])
        return second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
      }
      return byte == 0x7F || byte == 0xC2 && index + 1 < bytes.count && bytes[index + 1] < 0xA0
    }
    if byte == 13 { return index + 1 == bytes.count || bytes[index + 1] != 10 }
    return byte != 10 && byte != 9
  }

  /// Behind `ESC [ 1;31 m`, when such a sequence begins here.
  private static func endOfColour(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard bytes[start] == 0x1B, start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
    var end = start + 2
    while end < bytes.count, (48...57).contains(bytes[end]) || bytes[end] == UInt8(ascii: ";") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "m") ? end + 1 : nil
  }
}
