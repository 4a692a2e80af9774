/// A source line as it is shown under a message, with the place of its caret run in columns.
struct QuotedLine {
  var text = ""
  var caretColumn = 0
  var caretWidth = 1
  /// Where in the run the caret itself stands.
  var pointColumn = 0

  /// The line of `point`, with the part of the span that is on it.
  init(_ source: SourceText, _ span: Span, point: Int32? = nil, width: Int) {
    let range = source.lineRange(at: Int(point ?? span.start))
    let point = max(range.lowerBound, min(Int(point ?? span.start), range.upperBound))
    var textStart = range.lowerBound
    while textStart < point, source.base[textStart] == 32 || source.base[textStart] == 9 { textStart += 1 }
    let start = max(textStart, min(Int(span.start), point))
    let end = max(point, min(Int(span.end), range.upperBound))
    // Of a very long line only the surroundings are looked at.
    let reach = width * 4
    let low = Self.characterStart(source, max(range.lowerBound, point - reach), range.lowerBound)
    let high = min(range.upperBound, point + 2 * reach)
    let cells = Self.cells(source, low..<high)

    var first = 0
    if low > range.lowerBound || range.upperBound - low > width {
      // Cut so that the caret stands in the first two thirds.
      let caret = cells.firstIndex { $0.offset >= point } ?? cells.count
      first = low > range.lowerBound || caret > width * 2 / 3 ? max(0, caret - width / 2) : 0
    }
    var column = 0
    var run: Int?
    var caret: Int?
    var runEnd = 0
    if first > 0 || low > range.lowerBound {
      text = "…"
      column = 1
    }
    var isCut = false
    for cell in cells[first...] {
      if column + cell.width > width {
        isCut = true
        break
      }
      if run == nil, cell.offset >= start { run = column }
      if caret == nil, cell.offset >= point { caret = column }
      text += cell.text
      column += cell.width
      if cell.offset < end { runEnd = column }
    }
    caretColumn = run ?? column
    pointColumn = max(caretColumn, caret ?? column)
    caretWidth = max(1, runEnd - caretColumn, pointColumn - caretColumn + 1)
    if isCut || high < range.upperBound { text += "…" }
    while text.last == " " { text.removeLast() }
  }

  struct Cell {
    var text: String
    var width: Int
    /// Where it begins in the source.
    var offset: Int
  }

  private static func characterStart(_ source: SourceText, _ offset: Int, _ least: Int) -> Int {
    var p = offset
    while p > least, source.base[p] & 0xc0 == 0x80 { p -= 1 }
    return p
  }

  private static func cells(_ source: SourceText, _ range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    var p = range.lowerBound
    while p < range.upperBound {
      guard let (value, length) = Bytes.scalar(source.base + p, range.upperBound - p),
        let scalar = UnicodeScalar(value)
      else {
        cells.append(Cell(text: "\u{FFFD}", width: 1, offset: p))
        p += 1
        continue
      }
      if value == 9 {
        cells.append(Cell(text: "    ", width: 4, offset: p))
      } else if isControl(value) {
        let text = "\\u{\(String(value, radix: 16, uppercase: true))}"
        cells.append(Cell(text: text, width: text.utf8.count, offset: p))
      } else {
        cells.append(Cell(text: String(Character(scalar)), width: columns(of: scalar), offset: p))
      }
      p += length
    }
    return cells
  }

  /// Control characters, and those that turn the direction of writing: a source must not draw over its own error.
  private static func isControl(_ value: UInt32) -> Bool {
    value < 0x20 || (0x7f...0x9f).contains(value) || (0x202a...0x202e).contains(value)
      || (0x2066...0x2069).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// How many columns of a terminal a character takes.
  private static func columns(of scalar: UnicodeScalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f,
      0x1f680...0x1f6ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
