import ViewKit

/// The characters of a picture: each cell gathers what runs through it and is turned into one character at the end.
struct TextCanvas {
  enum Style: Int { case dotted, dashed, solid }

  struct Cell {
    /// Which of its sides a straight line leaves by.
    var arms: UInt8 = 0
    var style = Style.dotted
    /// The dots of a slanted line, in the order of Unicode's braille patterns.
    var dots: UInt8 = 0
    /// Which way the slanted line runs; for ASCII.
    var slope: Character = " "
    var text: Character?
    /// Of the line, and of the text that stands on it.
    var ink = TextInk.plain
    var textInk = TextInk.plain

    /// Where straight lines meet or end, and what is no larger than a point.
    var isCorner: Bool {
      let isAcross = arms & (TextCanvas.east | TextCanvas.west) != 0
      let isDown = arms & (TextCanvas.north | TextCanvas.south) != 0
      return isAcross && isDown || arms.nonzeroBitCount == 1 || arms == 0 && style == .solid
    }
    /// A piece of a line from above to below.
    var isUpright: Bool { arms & (TextCanvas.north | TextCanvas.south) != 0 }
  }

  /// What is drawn from now on has this colour.
  var ink = TextInk.plain

  static let north: UInt8 = 1, east: UInt8 = 2, south: UInt8 = 4, west: UInt8 = 8

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  func holds(_ column: Int, _ row: Int) -> Bool { column >= 0 && row >= 0 && column < columns && row < rows }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  mutating func put(_ text: String, _ column: Int, _ row: Int) {
    var column = column
    for character in text {
      if holds(column, row) {
        self[column, row].text = character
        self[column, row].textInk = ink
      }
      column += 1
    }
  }

  /// A line between two places given in cells, whose centres have whole numbers.
  mutating func line(_ p: CGPoint, _ q: CGPoint, _ style: Style) {
    let (c0, r0) = (Int(p.x.rounded()), Int(p.y.rounded()))
    let (c1, r1) = (Int(q.x.rounded()), Int(q.y.rounded()))
    if r0 == r1, abs(p.y - q.y) < 0.5 {
      straight(min(c0, c1)...max(c0, c1), style, Self.west, Self.east) { ($0, r0) }
    } else if c0 == c1, abs(p.x - q.x) < 0.5 {
      straight(min(r0, r1)...max(r0, r1), style, Self.north, Self.south) { (c0, $0) }
    } else {
      slanted(p, q, style)
    }
  }

  private mutating func straight(
    _ range: ClosedRange<Int>, _ style: Style, _ back: UInt8, _ ahead: UInt8, _ place: (Int) -> (Int, Int)
  ) {
    for step in range {
      let (column, row) = place(step)
      guard holds(column, row) else { continue }
      var arms: UInt8 = 0
      if step > range.lowerBound { arms |= back }
      if step < range.upperBound { arms |= ahead }
      add(arms, style, column, row)
    }
  }

  private mutating func add(_ arms: UInt8, _ style: Style, _ column: Int, _ row: Int) {
    var cell = self[column, row]
    if style.rawValue > cell.style.rawValue || cell.arms == 0 {
      // The stronger line stands alone: a dashed one ends at it.
      cell.arms = arms
      cell.style = style
      cell.ink = ink
    } else if style == cell.style {
      cell.arms |= arms
      cell.ink = ink
    }
    self[column, row] = cell
  }

  private mutating func slanted(_ p: CGPoint, _ q: CGPoint, _ style: Style) {
    // Two dots a column, four a row.
    let (x0, y0) = ((p.x + 0.5) * 2, (p.y + 0.5) * 4)
    let (dx, dy) = ((q.x - p.x) * 2, (q.y - p.y) * 4)
    let steps = max(1, Int(max(abs(dx), abs(dy)).rounded(.up)))
    let slope: Character =
      abs(q.y - p.y) < 0.35 * abs(q.x - p.x)
      ? "-" : abs(q.x - p.x) < 0.3 * abs(q.y - p.y) ? "|" : (q.x - p.x) * (q.y - p.y) > 0 ? "\\" : "/"
    for step in 0...steps {
      if style == .dashed, step % 6 > 2, step < steps { continue }
      if style == .dotted, step % 4 > 0, step < steps { continue }
      let part = Double(step) / Double(steps)
      let (x, y) = (Int((x0 + dx * part).rounded(.down)), Int((y0 + dy * part).rounded(.down)))
      guard x >= 0, y >= 0, holds(x / 2, y / 4) else { continue }
      var cell = self[x / 2, y / 4]
      cell.dots |= Self.dot[y % 4][x % 2]
      cell.ink = ink
      cell.slope =
        style == .solid
        ? slope : style == .dashed ? (cell.slope == " " ? ":" : cell.slope) : (cell.slope == " " ? "." : cell.slope)
      self[x / 2, y / 4] = cell
    }
  }

  private static let dot: [[UInt8]] = [[1, 8], [2, 16], [4, 32], [64, 128]]

  // MARK: Characters

  func lines(ascii: Bool, colours: Bool) -> [String] {
    (0..<rows).map { row in
      // Pieces of one colour, blanks at the end left out.
      var pieces: [(text: String, ink: TextInk)] = []
      var blanks = ""
      for column in 0..<columns {
        let cell = self[column, row]
        let character = character(cell, column, row, ascii)
        if character == " " {
          blanks.append(" ")
          continue
        }
        let ink = !colours ? .plain : cell.text == nil ? cell.ink : cell.textInk
        if let last = pieces.last, last.ink == ink {
          pieces[pieces.count - 1].text += blanks + String(character)
        } else {
          if !blanks.isEmpty { pieces.append((blanks, .plain)) }
          pieces.append((String(character), ink))
        }
        blanks = ""
      }
      return pieces.map { $0.ink.coloured($0.text) }.joined()
    }
  }

  private func character(_ cell: Cell, _ column: Int, _ row: Int, _ ascii: Bool) -> Character {
    if let text = cell.text { return text }
    if cell.dots != 0 {
      return ascii ? Self.slanted(cell) : Character(Unicode.Scalar(0x2800 + UInt32(cell.dots))!)
    }
    if cell.arms == 0 { return cell.style == .solid ? (ascii ? "o" : "▫") : " " }
    let isAcross = cell.arms & (Self.north | Self.south) == 0
    let isDown = cell.arms & (Self.east | Self.west) == 0
    switch (cell.style, ascii) {
    case (.dotted, true): return isDown || column % 2 == 0 ? "." : " "
    case (.dotted, false): return isDown || column % 2 == 0 ? "·" : " "
    case (.dashed, true): return isDown ? ":" : "."
    case (.solid, true): return isAcross ? "-" : isDown ? "|" : "+"
    case (.dashed, false): return isAcross ? "╌" : isDown ? "╎" : Self.boxes[Int(cell.arms)]
    case (.solid, false): return Self.boxes[Int(cell.arms)]
    }
  }

  /// By arms: north 1, east 2, south 4, west 8.
  private static let boxes: [Character] = Array(" │─└││┌├─┘─┴┐┤┬┼")

  /// A shallow line is drawn high, in the middle or low, as its dots are.
  private static func slanted(_ cell: Cell) -> Character {
    guard cell.slope == "-" else { return cell.slope }
    let rows: [UInt8] = [1 | 8, 2 | 16, 4 | 32, 64 | 128]
    var (sum, count) = (0, 0)
    for (row, mask) in rows.enumerated() where cell.dots & mask != 0 { (sum, count) = (sum + row, count + 1) }
    let mean = Double(sum) / Double(max(1, count))
    return mean < 1 ? "'" : mean > 2 ? "." : "-"
  }
}
