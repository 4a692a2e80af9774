/// How wide texts are: one small table for all fonts, in thousandths of the size. Not Apple's numbers, but those of no
/// font in particular; close enough for lines to break in likely places, and the same everywhere.
enum TextMetrics {
  static let ascent = 0.95
  static let descent = 0.25

  /// The width of a text on one line, in points.
  static func width(of text: some StringProtocol, _ font: FontData) -> CGFloat {
    let thousandths = text.reduce(0) { $0 + width(of: $1, isMonospaced: font.isMonospaced) }
    // Bold letters stand a little wider; those of fixed width do not.
    let factor = font.weight >= 600 && !font.isMonospaced ? 1.05 : 1
    return CGFloat(thousandths) * font.size / 1000 * factor
  }

  private static func width(of character: Character, isMonospaced: Bool) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if isWide(scalar) { return isMonospaced ? 1200 : 1000 }
    if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format { return 0 }
    if isMonospaced { return 600 }
    switch character {
    case "i", "j", "l", "'", "|", "!", ".", ",", ":", ";", "’", "·": return 250
    case " ", "f", "t", "r", "I", "(", ")", "[", "]", "/", "\\", "-", "`", "\"", "*", "\u{A0}": return 300
    case "c", "k", "s", "v", "x", "y", "z", "J", "{", "}", "?": return 500
    case "m", "w", "M", "W", "@", "%", "—", "…": return 850
    default: return scalar.properties.isUppercase ? 680 : 560
    }
  }

  /// Letters as wide as the font is high: East Asian scripts and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// A line of a text with its width.
  struct Line: Equatable {
    var text: Substring
    var width: CGFloat
  }

  /// The lines of a text: broken where it says so, and between words where a line would get wider than `limit`. A word
  /// wider than that is broken anywhere. Spaces at a break are dropped.
  static func lines(of text: String, _ font: FontData, limit: CGFloat) -> [Line] {
    var lines: [Line] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if Runtime.isAskedToStop { break }
      if limit.isFinite {
        wrap(paragraph, font, limit, &lines)
      } else {
        lines.append(Line(text: paragraph, width: width(of: paragraph, font)))
      }
    }
    return lines
  }

  private static func wrap(_ paragraph: Substring, _ font: FontData, _ limit: CGFloat, _ lines: inout [Line]) {
    var start = paragraph.startIndex
    var end = start  // of the words that fit
    var (used, fitting) = (0.0, 0.0)
    var index = start
    var steps = 0
    while index < paragraph.endIndex {
      if Runtime.stops(&steps) { return }
      let next = paragraph.index(after: index)
      let step = width(of: paragraph[index..<next], font)
      let isSpace = paragraph[index] == " "
      if isSpace && (end < index || end == start) && index > start && paragraph[paragraph.index(before: index)] != " " {
        (end, fitting) = (index, used)
      }
      if used + step > limit + 1e-9 && !isSpace && index > start {
        if end == start { (end, fitting) = (index, used) }
        lines.append(Line(text: paragraph[start..<end], width: fitting))
        start = paragraph[end...].firstIndex { $0 != " " } ?? paragraph.endIndex
        (end, used, fitting, index) = (start, 0, 0, start)
        continue
      }
      used += step
      index = next
    }
    if start < paragraph.endIndex || paragraph.isEmpty {
      lines.append(Line(text: paragraph[start...], width: width(of: paragraph[start...], font)))
    }
  }
}
