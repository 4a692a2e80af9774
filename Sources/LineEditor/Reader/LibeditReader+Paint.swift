/// What the person sees.
extension LibeditReader {
  /// Something to draw in place of the line: a search, a menu under the text.
  struct Picture {
    var text: [UInt8]
    var cursor: Int
    var prompt: String?
    var overlay: StyledRange?
    var hint: String = ""
  }

  /// Draws the line as it is, with its hint.
  func paint() {
    let line = self.line
    undo.note(line.text, cursor: line.cursor)
    draw(Picture(text: line.text, cursor: line.cursor, hint: hint(for: line) ?? ""))
  }

  func hint(for line: Line) -> String? {
    guard line.isAtEnd, configuration.usesColor, line.text.count < 10_000 else { return nil }
    return configuration.hint(line.string)
  }

  func draw(_ picture: Picture, menu: ((_ columns: Int, _ height: Int) -> [PaintedRow])? = nil) {
    let (height, columns) = size
    let below = menu?(columns, max(0, min(height - 1, height * 2 / 3))) ?? []
    let scene = Scene(picture, self, columns)
    let seen = viewport.show(
      cursorRow: scene.layout.cursorRow, of: scene.layout.rows.count, height: height - below.count)
    let rows = seen.map { scene.painted($0) } + below
    var out = wantsBell ? "\u{7}" : ""
    wantsBell = false
    out += screen.update(
      to: rows, cursorRow: scene.layout.cursorRow - seen.lowerBound, cursorColumn: scene.layout.cursorColumn,
      columns: columns)
    put(out)
  }

  /// The text as it stays on the terminal: without hint and menu, all of it even when it is taller than the window.
  func drawFinished(_ line: Line, note: String = "") {
    let (height, columns) = size
    let text = line.text + Array(note.utf8)
    let scene = Scene(Picture(text: text, cursor: text.count), self, columns)
    var out = ""
    if scene.layout.rows.count > height {
      out += screen.erase()
      for index in scene.layout.rows.indices.dropLast() { out += scene.painted(index).text + "\r\n" }
      viewport.reset()
    }
    let rows =
      scene.layout.rows.count > height
      ? [scene.painted(scene.layout.rows.count - 1)] : scene.layout.rows.indices.map { scene.painted($0) }
    out += screen.update(
      to: rows, cursorRow: rows.count - 1, cursorColumn: scene.layout.cursorColumn, columns: columns)
    put(out + screen.leave())
  }
}

/// One text with its prompts and colours, ready to be painted row by row.
private struct Scene {
  let layout: TextLayout
  private let painter: RowPainter
  private let reader: LibeditReader
  private let text: [UInt8]
  private let continuationColumns: Int

  init(_ picture: LibeditReader.Picture, _ reader: LibeditReader, _ columns: Int) {
    let prompt = picture.prompt ?? reader.configuration.prompt()
    let plain = withoutEscapes(String(prompt.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""))
    if picture.prompt == nil { reader.shownPrompts.insert(plain) }
    let wanted = max(visibleColumns(of: plain), visibleColumns(of: reader.configuration.continuationPrompt("{")))
    // In a narrow window the text needs the columns more.
    continuationColumns = wanted + 8 <= columns ? wanted : 0
    let hint = Array(picture.hint.utf8)
    text = picture.text + hint
    var styles =
      picture.text.isEmpty ? [] : reader.configuration.highlight(String(decoding: picture.text, as: UTF8.self))
    if !hint.isEmpty {
      let end = picture.text.count
      styles = styles.filter { $0.range.upperBound <= end } + [StyledRange(end..<text.count, .dim)]
    }
    painter = RowPainter(text: text, styles: styles, overlay: picture.overlay)
    layout = TextLayout(
      text: text, cursor: picture.cursor, prompt: prompt, continuation: continuationColumns, columns: columns)
    self.reader = reader
    reader.openings.use(picture.text)
  }

  func painted(_ index: Int) -> PaintedRow {
    painter.paint(layout.rows[index]) { start in
      let open = reader.openings.opening(at: start, reader.configuration.isComplete)
      let prompt = reader.configuration.continuationPrompt(open)
      let missing = continuationColumns - visibleColumns(of: prompt)
      if missing >= 0 { return String(repeating: " ", count: missing) + prompt }
      return String(withoutEscapes(prompt).suffix(continuationColumns))
    }
  }
}

/// What is open at the start of each line, asked for only where it is seen and kept while the text before it stays.
struct OpeningCache {
  private var text: [UInt8] = []
  private var known: [Int: String] = [:]

  /// Beyond this many bytes the prompt does not say what is open: finding out would be felt at each key.
  private static let limit = 32_768

  /// How many lines one drawing may ask about: a text of thousands of lines, drawn whole when it is entered, has
  /// only the first of them labelled.
  private static let patience = 200
  private var asked = 0

  mutating func use(_ new: [UInt8]) {
    asked = 0
    var same = 0
    let end = min(text.count, new.count)
    while same < end, text[same] == new[same] { same += 1 }
    if same < text.count { known = known.filter { $0.key <= same } }
    text = new
  }

  mutating func opening(at lineStart: Int, _ isComplete: (String) -> Completeness) -> String {
    if let open = known[lineStart] { return open }
    if asked == Self.patience { return "" }
    asked += 1
    guard lineStart <= min(text.count, Self.limit), lineStart > 0 else { return "" }
    var open = ""
    let before = String(decoding: text[..<(lineStart - 1)], as: UTF8.self)
    if case .incomplete(let opening, _) = isComplete(before) { open = opening }
    known[lineStart] = open
    return open
  }
}
