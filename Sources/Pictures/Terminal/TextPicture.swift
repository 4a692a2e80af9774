import ViewKit

/// A picture in characters: rulers, the outlines of views as they really lie, their names, and what is marked.
///
/// Straight edges are box-drawing characters, slanted ones braille dots; in ASCII the same layout takes other
/// characters. Nothing has its meaning from colour: without its colours the text is the same.
public struct TextPicture {
  let picture: Picture
  let ascii: Bool
  private let colours: Bool
  private let margin: Int
  private let columns: Int
  let grid: TextGrid
  var canvas: TextCanvas
  var labels: TextLabels
  /// Small views with the letters that stand for their names; nil where nothing tells what a letter means.
  var keys: [(letter: Character, name: String)]?
  /// Names for which there was no room, not even for a letter.
  var unnamed: [String] = []

  /// - Parameters:
  ///   - columns: The width of the whole text.
  ///   - rows: Its height, caption included, as far as the caption leaves room for a picture.
  ///   - isAlone: Its caption is seen: letters in it may stand for names.
  public init(
    _ picture: Picture, columns: Int, rows: Int, ascii: Bool, colours: Bool = false, isAlone: Bool = true
  ) {
    let caption = Self.wrapped(picture.caption, columns, picture).count
    var high = max(3, rows - caption - 2)
    self.init(picture, columns, high, ascii, colours, isAlone)
    // What names there was no room for is known only now, and in a lower picture there are more.
    while self.caption.count > caption, lines.count > rows, high > 3 {
      high = max(3, high - (lines.count - rows))
      self = TextPicture(picture, columns, high, ascii, colours, isAlone)
    }
  }

  private init(_ picture: Picture, _ columns: Int, _ high: Int, _ ascii: Bool, _ colours: Bool, _ isAlone: Bool) {
    self.picture = picture
    self.colours = colours
    self.ascii = ascii
    self.columns = columns
    let region = picture.region
    let ends = [region.minY, region.maxY].map { Figures.text($0.rounded(), 0).count }
    margin = max(3, ends.max() ?? 0) + 1
    grid = TextGrid(region, columns: max(8, columns - margin - 2), rows: high)
    canvas = TextCanvas(columns: grid.columns, rows: grid.rows)
    labels = TextLabels(columns: grid.columns, rows: grid.rows)
    keys = isAlone ? [] : nil
    draw()
  }

  var region: Box { grid.region }

  /// Whether anything is drawn in the cell that a place of the scene lies in.
  func hasInk(at point: CGPoint) -> Bool {
    let (column, row) = (grid.column(point.x), grid.row(point.y))
    guard canvas.holds(column, row) else { return false }
    let cell = canvas[column, row]
    return cell.text != nil || cell.dots != 0 || cell.arms != 0 || cell.style == .solid
  }

  /// Whether a word stands in the cell that a place of the scene lies in.
  func hasWord(at point: CGPoint) -> Bool {
    let (column, row) = (grid.column(point.x), grid.row(point.y))
    return canvas.holds(column, row) && canvas[column, row].text != nil
  }

  public var lines: [String] { plot + caption }

  /// Without what is said below.
  var plot: [String] {
    let side = Ticks(from: grid.region.minY, to: grid.region.maxY, distance: grid.rowHeight * 3)
    var numbers: [Int: String] = [:]
    for value in side.values { numbers[grid.row(value)] = Figures.text(value, 2) }
    var result = ruler
    for (row, line) in canvas.lines(ascii: ascii, colours: colours).enumerated() {
      let number = numbers[row] ?? ""
      let left = String(repeating: " ", count: max(0, margin - 1 - number.count)) + quiet(number) + " "
      result.append(line.isEmpty && number.isEmpty ? "" : line.isEmpty ? String(left.dropLast()) : left + line)
    }
    return result
  }

  public var text: String { lines.map { $0 + "\n" }.joined() }

  private var caption: [String] {
    var lines: [String] = []
    if let keys, !keys.isEmpty {
      var line = ""
      for each in keys.map({ " \($0.letter) \($0.name)  " }) {
        if !line.isEmpty, line.count + each.count > columns + 2 {
          lines.append(line)
          line = ""
        }
        line += each
      }
      lines = (lines + [line]).map { String($0.dropLast(2)) }
    }
    if !unnamed.isEmpty {
      let shown = unnamed.prefix(12).joined(separator: ", ")
      lines += Self.wrapped(
        "too small to name: \(shown)" + (unnamed.count > 12 ? " and \(unnamed.count - 12) more" : ""), columns)
    }
    return (lines + Self.wrapped(picture.caption, columns, picture)).map { ascii ? Self.plain($0) : $0 }
  }

  /// Explanations, which have a headline, are tables: their lines stay whole.
  private static func wrapped(_ lines: [String], _ columns: Int, _ picture: Picture) -> [String] {
    picture.title.isEmpty ? lines.flatMap { wrapped($0, columns) } : lines
  }

  /// A line in pieces no wider than so many columns, as far as its words allow; where it can be, between its parts, which
  /// have more than one blank between them.
  static func wrapped(_ line: String, _ columns: Int) -> [String] {
    var result: [String] = []
    var rest = Array(line)
    while rest.count > columns {
      let blanks = rest[..<columns].indices.dropFirst(columns / 3 + 1).filter { rest[$0] == " " }
      guard let cut = blanks.last(where: { rest[$0 + 1] == " " }) ?? blanks.last else { break }
      result.append(String(rest[..<cut]))
      rest = Array("   ") + rest[cut...].drop { $0 == " " }
    }
    return result + [String(rest)]
  }

  /// The same line without characters beyond ASCII, as far as they are ours.
  public static func plain(_ text: String) -> String {
    let twins: [Character: String] = [
      "°": " deg", "×": "x", "→": "->", "◉": "O", "✕": "*", "╌": "...", "·": ".", "…": "...", "−": "-", "└": "`",
      "⇒": "=>", "▸": ">", "≤": "<=", "≥": ">=", "î": "i", "ĵ": "j", "↓": "v", "├": "|", "┤": "|", "─": "-", "∿": "~",
    ]
    return text.map { twins[$0] ?? String($0) }.joined()
  }

  private var ruler: [String] {
    let widest = [grid.region.minX, grid.region.maxX].map { Figures.text($0.rounded(), 0).count }.max() ?? 1
    let ticks = Ticks(
      from: grid.region.minX, to: grid.region.maxX, distance: grid.columnWidth * Double(max(6, widest + 3)))
    // Behind the last number there is room for the name of the axis.
    var numbers = Array(repeating: Character(" "), count: columns - 3)
    var marks = numbers
    for value in ticks.values {
      let column = margin + grid.column(value)
      let text = Figures.text(value, 2)
      guard column + text.count <= numbers.count else { continue }
      for (offset, digit) in text.enumerated() { numbers[column + offset] = digit }
      marks[column] = ascii ? "|" : "╷"
    }
    func line(_ characters: [Character]) -> String {
      var text = String(characters)
      while text.last == " " { text.removeLast() }
      return text
    }
    return [quiet(line(numbers)) + (ascii ? " >x" : " ▸x"), quiet(line(marks))]
  }

  private func quiet(_ text: String) -> String { colours ? TextInk.quiet.coloured(text) : text }

  // MARK: Drawing

  private mutating func draw() {
    let drawn = picture.drawnIndices
    for mark in picture.marks { drawLines(mark) }
    for index in drawn { outline(index) }
    for mark in picture.marks { drawSigns(mark) }
    for mark in picture.marks { drawWords(mark) }
    name(drawn)
  }

  private mutating func outline(_ index: Int) {
    let view = picture.scene.views[index]
    canvas.ink = .level(view.level)
    for edge in view.quad.edges {
      let parts = view.clip.map { $0.parts(of: edge) } ?? (edge, [])
      for part in parts.outside { line(part, .dotted) }
      if let part = parts.inside { line(part, .solid) }
    }
  }

  mutating func line(_ edge: (CGPoint, CGPoint), _ style: TextCanvas.Style) {
    guard Quad(corners: [edge.0, edge.1]).isFinite, let seen = grid.region.part(of: edge) else { return }
    canvas.line(grid.place(seen.0), grid.place(seen.1), style)
  }
}
