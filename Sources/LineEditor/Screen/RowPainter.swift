/// One row as it is written to the terminal, and the columns it takes.
struct PaintedRow: Equatable {
  var text: String
  var width: Int
}

/// Makes the rows of a layout into text with colours.
struct RowPainter {
  let text: [UInt8]
  /// In order and without overlap.
  let styles: [StyledRange]

  /// - Parameter overlay: a range that looks different whatever its own style, such as what a search found.
  init(text: [UInt8], styles: [StyledRange], overlay: StyledRange? = nil) {
    self.text = text
    // Styles come from outside: what is out of order or out of the text is left out, so that nothing can trap.
    var sane: [StyledRange] = []
    var end = 0
    for style in styles where style.range.lowerBound >= end && style.range.upperBound <= text.count {
      if style.range.isEmpty || style.style == .plain { continue }
      sane.append(style)
      end = style.range.upperBound
    }
    if let overlay { sane = RowPainter.overlaid(sane, overlay) }
    self.styles = sane
  }

  /// - Parameter continuation: the prompt of the further line that starts at an offset, already of its columns.
  func paint(_ row: TextLayout.Row, continuation: (_ lineStart: Int) -> String) -> PaintedRow {
    let prompt = row.isContinuation && row.promptColumns > 0 ? continuation(row.range.lowerBound) : row.prompt
    var result = prompt
    if prompt.utf8.contains(0x1B) { result += "\u{1B}[0m" }
    var offset = row.range.lowerBound
    var column = 0
    for style in styles[firstStyle(after: offset)...] {
      if style.range.lowerBound >= row.range.upperBound { break }
      let start = max(offset, style.range.lowerBound)
      let end = min(row.range.upperBound, style.range.upperBound)
      append(offset..<start, to: &result, &column)
      result += "\u{1B}[\(style.style.parameters)m"
      append(start..<end, to: &result, &column)
      result += "\u{1B}[0m"
      offset = end
    }
    append(offset..<row.range.upperBound, to: &result, &column)
    return PaintedRow(text: result, width: row.width)
  }

  /// The index of the first style that ends after an offset.
  private func firstStyle(after offset: Int) -> Int {
    var low = 0
    var high = styles.count
    while low < high {
      let middle = (low + high) / 2
      if styles[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func append(_ range: Range<Int>, to result: inout String, _ column: inout Int) {
    let slice = text[range]
    // The usual piece has no control characters and is written as it is.
    if !slice.contains(where: { $0 < 32 || $0 == 127 }) {
      let piece = String(decoding: slice, as: UTF8.self)
      result += piece
      column += piece.reduce(0) { $0 + LineEditor.columns(of: $1) }
      return
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = min(TextBytes.characterEnd(text, offset), range.upperBound)
      let width = TextLayout.width(of: text[offset..<end], at: column)
      switch text[offset] {
      case 9: result += String(repeating: " ", count: width)
      case 127: result += "^?"
      case let byte where byte < 32: result += "^" + String(Unicode.Scalar(byte + 64))
      default: result += String(decoding: text[offset..<end], as: UTF8.self)
      }
      column += width
      offset = end
    }
  }

  private static func overlaid(_ styles: [StyledRange], _ overlay: StyledRange) -> [StyledRange] {
    var result: [StyledRange] = []
    for style in styles {
      let (lower, upper) = (style.range.lowerBound, style.range.upperBound)
      let before = lower..<max(lower, min(upper, overlay.range.lowerBound))
      let after = min(upper, max(lower, overlay.range.upperBound))..<upper
      if !before.isEmpty { result.append(StyledRange(before, style.style)) }
      if !after.isEmpty, after != before { result.append(StyledRange(after, style.style)) }
    }
    result.append(overlay)
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
