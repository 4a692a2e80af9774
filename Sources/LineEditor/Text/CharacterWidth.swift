/// How many columns a scalar takes in a terminal: 0 for marks that join the character before, 2 for wide East Asian
/// characters and emoji, else 1. The rule of `wcwidth`, from Unicode's properties, so that it needs no locale.
func columns(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return 1 }
  if value == 0x200D { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
  default: break
  }
  // The vowels and final consonants of a Hangul syllable join the consonant before.
  if (0x1160...0x11FF).contains(value) { return 0 }
  return isWide(value) || scalar.properties.isEmojiPresentation && value >= 0x231A && !isRegional(value) ? 2 : 1
}

/// What a terminal does not draw but obeys: control characters, line breaks, and marks that turn the direction of
/// writing around, so that a text reads otherwise than it runs.
public func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// The columns of one user-perceived character: the sum over its scalars, which is what tmux and xterm draw for
/// nearly all text. Terminals differ over joined emoji; rows are positioned so that an error stays in its row.
func columns(of character: Character) -> Int {
  character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
}

/// The columns of a text without control characters, SGR and other escape sequences counting nothing.
func visibleColumns(of text: String) -> Int {
  splitEscapes(text).reduce(0) { sum, piece in
    piece.isEscape ? sum : sum + piece.text.reduce(0) { $0 + columns(of: $1) }
  }
}

/// A text without its escape sequences.
func withoutEscapes(_ text: String) -> String {
  splitEscapes(text).reduce(into: "") { if !$1.isEscape { $0 += $1.text } }
}

/// A text cut into what is drawn and what only changes the look (CSI sequences).
func splitEscapes(_ text: String) -> [(text: Substring, isEscape: Bool)] {
  var pieces: [(Substring, Bool)] = []
  let scalars = text.unicodeScalars
  var start = scalars.startIndex
  var index = start
  while index < scalars.endIndex {
    guard scalars[index] == "\u{1B}" else {
      index = scalars.index(after: index)
      continue
    }
    if start < index { pieces.append((text[start..<index], false)) }
    var end = scalars.index(after: index)
    if end < scalars.endIndex, scalars[end] == "[" {
      end = scalars.index(after: end)
      while end < scalars.endIndex, !(0x40...0x7E).contains(scalars[end].value) { end = scalars.index(after: end) }
      if end < scalars.endIndex { end = scalars.index(after: end) }
    }
    pieces.append((text[index..<end], true))
    index = end
    start = end
  }
  if start < scalars.endIndex { pieces.append((text[start...], false)) }
  return pieces
}

private func isRegional(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

private func isWide(_ value: UInt32) -> Bool {
  guard value >= 0x1100 else { return false }
  switch value {
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FFF, 0x17000...0x18CFF, 0x18D00...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD:
    return true
  default: return false
  }
}
