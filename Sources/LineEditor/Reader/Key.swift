/// The keys that are no characters. Each travels through libedit as one C1 control character (U+0080 + its number),
/// which never occurs in text: so a key has one binding in every mode, and a half-known sequence cannot leak text.
enum FunctionKey: UInt32, CaseIterable {
  case up, down, left, right, home, end, delete
  case wordLeft, wordRight, deleteWord, newline, pageUp, pageDown, backTab, paste, burst, bufferStart, bufferEnd
  // Never typed: steps of our own macros.
  case setMark, killRegion, changeCase, blankLeft

  var scalar: UInt32 { 0x80 + rawValue }
}

enum Key: Equatable {
  case scalar(UInt32)
  case function(FunctionKey)
  /// The text between the marks of a bracketed paste.
  case paste([UInt8])

  static func control(_ letter: Unicode.Scalar) -> Key { .scalar(letter.value & 0x1F) }
  static let escape = Key.scalar(0x1B)
  static let backspace = Key.scalar(0x7F)
}
