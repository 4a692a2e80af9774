/// Where each piece of the text stands: rows no wider than the terminal, and the cursor's place among them.
/// Only the places; `RowPainter` makes the few rows that are seen into text.
struct TextLayout: Equatable {
  struct Row: Equatable {
    /// The bytes of the text on this row; a row made of prompt only has an empty range.
    var range: Range<Int>
    /// What stands before the text: a piece of the main prompt.
    var prompt = ""
    /// The first row of a further line: `promptColumns` are left for a continuation prompt.
    var isContinuation = false
    var promptColumns = 0
    /// The columns of prompt and text.
    var width = 0
  }

  private(set) var rows: [Row] = []
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0

  /// - Parameters:
  ///   - continuation: the columns to leave before every further line.
  ///   - columns: the terminal's width, at least 2.
  init(text: [UInt8], cursor: Int, prompt: String, continuation: Int, columns: Int) {
    for piece in TextLayout.promptRows(prompt, columns: columns) {
      rows.append(Row(range: 0..<0, prompt: piece.text, promptColumns: piece.width, width: piece.width))
    }
    var row = rows.removeLast()
    var lineStart = 0
    while true {
      let end = fill(&row, text, from: lineStart, cursor, columns)
      rows.append(row)
      if end == text.count { break }
      lineStart = end + 1
      row = Row(range: lineStart..<lineStart, isContinuation: true, promptColumns: continuation, width: continuation)
    }
  }

  /// Lays out one line; answers the offset of its newline, or the end of the text.
  private mutating func fill(
    _ row: inout Row, _ text: [UInt8], from start: Int, _ cursor: Int, _ columns: Int
  ) -> Int {
    var offset = start
    var column = 0
    while offset < text.count, text[offset] != TextBytes.newline {
      let end = TextBytes.characterEnd(text, offset)
      let needed = min(columns, TextLayout.width(of: text[offset..<end], at: column))
      if row.width + needed > columns, row.width > 0 { wrap(&row, offset) }
      if offset <= cursor, cursor < end { place(row) }
      row.range = row.range.lowerBound..<end
      row.width += needed
      column += needed
      offset = end
    }
    if offset == cursor {
      // A full row leaves no place for the cursor.
      if row.width == columns { wrap(&row, offset) }
      place(row)
    }
    return offset
  }

  private mutating func wrap(_ row: inout Row, _ offset: Int) {
    rows.append(row)
    row = Row(range: offset..<offset)
  }

  private mutating func place(_ row: Row) {
    cursorRow = rows.count
    cursorColumn = row.width
  }

  /// The columns of one character; a tab goes to the next multiple of 8 from the start of its line's text.
  static func width(of character: ArraySlice<UInt8>, at column: Int) -> Int {
    if character.count == 1, let byte = character.first {
      if byte == 9 { return 8 - ((column % 8) + 8) % 8 }
      return byte < 32 || byte == 127 ? 2 : 1
    }
    return String(decoding: character, as: UTF8.self).reduce(0) { $0 + LineEditor.columns(of: $1) }
  }

  /// Cuts a prompt into rows. One that fits keeps its colours; one that does not is shown plain.
  static func promptRows(_ prompt: String, columns: Int) -> [(text: String, width: Int)] {
    var rows: [(text: String, width: Int)] = []
    for line in prompt.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line)
      let width = visibleColumns(of: line)
      if width < columns {
        rows.append((line, width))
        continue
      }
      var row = (text: "", width: 0)
      for character in withoutEscapes(line) {
        let needed = LineEditor.columns(of: character)
        if row.width + needed > columns {
          rows.append(row)
          row = ("", 0)
        }
        row.text.append(character)
        row.width += needed
      }
      rows.append(row)
      if row.width >= columns { rows.append(("", 0)) }
    }
    return rows
  }
}
