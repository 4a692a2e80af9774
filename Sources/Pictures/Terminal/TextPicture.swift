import ViewKit

/// A picture in characters: rulers, the outlines of views as they really lie, their names, and what is marked.
///
/// Straight edges are box-drawing characters, slanted ones braille dots; in ASCII the same layout takes other
/// characters. Nothing has its meaning from colour: without its colours the text is the same.
public struct TextPicture {
  let picture: Picture
  let ascii: Bool
  private let colours: Bool
  private let grid: TextGrid
  private let margin: Int
  private let columns: Int
  private var canvas: TextCanvas
  private var labels: TextLabels
  /// Names for which there was no room.
  private var unnamed: [String] = []

  /// - Parameters:
  ///   - columns: The width of the whole text.
  ///   - rows: Its height, caption included, as far as the caption leaves room for a picture.
  public init(_ picture: Picture, columns: Int, rows: Int, ascii: Bool, colours: Bool = false) {
    self.picture = picture
    self.colours = colours
    self.ascii = ascii
    self.columns = columns
    let region = picture.region
    let caption = Self.wrapped(picture.caption, columns, picture)
    let high = max(3, rows - caption.count - 2)
    let ends = [region.minY, region.maxY].map { Figures.text($0.rounded(), 0).count }
    margin = max(3, ends.max() ?? 0) + 1
    grid = TextGrid(region, columns: max(8, columns - margin - 2), rows: high)
    canvas = TextCanvas(columns: grid.columns, rows: grid.rows)
    labels = TextLabels(columns: grid.columns, rows: grid.rows)
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
    var lines = picture.caption
    if !unnamed.isEmpty {
      let shown = unnamed.prefix(12).joined(separator: ", ")
      lines.append("too small to name: \(shown)" + (unnamed.count > 12 ? " and \(unnamed.count - 12) more" : ""))
    }
    return Self.wrapped(lines.map { ascii ? Self.plain($0) : $0 }, columns, picture)
  }

  /// Explanations, which have a headline, are tables: their lines stay whole.
  private static func wrapped(_ lines: [String], _ columns: Int, _ picture: Picture) -> [String] {
    picture.title.isEmpty ? lines.flatMap { wrapped($0, columns) } : lines
  }

  /// A line in pieces no wider than so many columns, as far as its words allow.
  static func wrapped(_ line: String, _ columns: Int) -> [String] {
    var result: [String] = []
    var rest = Array(line)
    while rest.count > columns, let cut = rest[..<columns].lastIndex(of: " "), cut > columns / 3 {
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
    // Small views first: they have least room for a name. Names of marked views come before all.
    let marked = Set(picture.marks.compactMap { if case .axes(let index) = $0 { index } else { nil } })
    let order = drawn.sorted { area($0, marked) < area($1, marked) }
    for index in order { name(index) }
  }

  private func area(_ index: Int, _ marked: Set<Int>) -> (Double, Int) {
    let box = picture.scene.views[index].quad.box
    return (marked.contains(index) ? -1 : box.width * box.height, index)
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

  private mutating func line(_ edge: (CGPoint, CGPoint), _ style: TextCanvas.Style) {
    guard Quad(corners: [edge.0, edge.1]).isFinite, let seen = grid.region.part(of: edge) else { return }
    canvas.line(grid.place(seen.0), grid.place(seen.1), style)
  }

  private mutating func drawLines(_ mark: Mark) {
    canvas.ink = .plain
    switch mark {
    case .frame(let index): for edge in picture.frameQuad(index).edges { line(edge, .dashed) }
    case .ghost(let quad, _):
      canvas.ink = .quiet
      if quad.isFinite { for edge in quad.edges { line(edge, .dotted) } }
    case .arrow(let from, let to, _):
      canvas.ink = .mark
      line((from, to), .dashed)
    default: break
    }
  }

  private mutating func drawSigns(_ mark: Mark) {
    canvas.ink = ink(mark)
    switch mark {
    case .axes(let index):
      let view = picture.scene.views[index]
      sign(ascii ? "O" : "◉", view.place(0, 0))
      let (x, y) = (axisPoint(view, 1, 0, cells: 4), axisPoint(view, 0, 1, cells: 2))
      canvas.ink = .x
      if let x { sign("x", x) }
      canvas.ink = .y
      if let y { sign("y", y) }
    case .point(let point, let label):
      sign(ascii ? "*" : "✕", point)
      if !label.isEmpty, let (column, row) = cell(point) {
        let (right, left) = (column + 1, column - label.count)
        let places = [(right, row), (left, row), (right, row - 1), (right, row + 1), (left, row - 1), (left, row + 1)]
        labels.place(label, places, &canvas, limit: 200)
      }
    case .step(let index, let number):
      let box = Box(around: picture.scene.views[index].quad.corners.map(grid.place))
      let (right, top) = (Int(box.maxX.rounded()), Int(box.minY.rounded()))
      let middle = (Int((box.minX + box.maxX) / 2), Int((box.minY + box.maxY) / 2))
      let text = " \(number) "
      labels.place(text, [(right - 4, top), middle, (middle.0, middle.1 + 1), (right + 1, top)], &canvas, limit: 200)
    case .ghost(let quad, let label):
      if let (column, row) = cell(quad.corners[2]) {
        labels.place(label, [(column - label.count, row), (column - label.count, row + 1), (column, row)], &canvas)
      }
    case .arrow(_, let to, let label):
      sign("*", to)
      guard let (column, row) = cell(to) else { return }
      let text = ascii ? Self.plain(label) : label
      labels.place(text, [(column + 2, row), (column - text.count - 1, row), (column, row + 1)], &canvas, limit: 200)
    case .strut(let from, let to): link(from, to, ascii ? "-" : "─", ascii ? "|" : "│")
    case .spring(let from, let to): link(from, to, ascii ? "~" : "∿", ascii ? "~" : "∿")
    case .frame: break
    }
  }

  private func ink(_ mark: Mark) -> TextInk {
    switch mark {
    case .point, .arrow, .spring: .mark
    case .ghost, .strut: .quiet
    case .step(let index, _): .level(picture.scene.views[index].level)
    case .axes: .heading
    case .frame: .plain
    }
  }

  /// A distance with a bar at each end, between the lines that it leads to.
  private mutating func link(_ from: CGPoint, _ to: CGPoint, _ across: String, _ down: String) {
    guard grid.region.contains(from), grid.region.contains(to) else { return }
    let isAcross = from.y == to.y
    let row = grid.row(from.y), column = grid.column(from.x)
    let ends = isAcross ? [column, grid.column(to.x)] : [row, grid.row(to.y)]
    let (first, last) = ((ends.min() ?? 0) + 1, (ends.max() ?? 0) - 1)
    // Where nothing lies between the lines there is no room to say what it is.
    guard first <= last else { return }
    for step in first...last {
      let (column, row) = isAcross ? (step, row) : (column, step)
      var text = isAcross ? across : down
      if first < last, step == first { text = isAcross ? (ascii ? "|" : "├") : (ascii ? "+" : "┬") }
      if first < last, step == last { text = isAcross ? (ascii ? "|" : "┤") : (ascii ? "+" : "┴") }
      canvas.put(text, column, row)
      labels.take(column, row, 1)
    }
  }

  /// A place on a view's axis so many cells from its origin.
  private func axisPoint(_ view: SceneView, _ x: Double, _ y: Double, cells: Double) -> CGPoint? {
    let (from, to) = (grid.place(view.place(0, 0)), grid.place(view.place(x, y)))
    let length = max(abs(to.x - from.x), abs(to.y - from.y) * 2)
    guard length > 0, length.isFinite else { return nil }
    return view.place(x * cells / length, y * cells / length)
  }

  private mutating func sign(_ text: String, _ point: CGPoint) {
    guard let (column, row) = cell(point) else { return }
    canvas.put(text, column, row)
    labels.take(column, row, text.count)
  }

  /// The cell that a place lies in; nil beside the picture.
  private func cell(_ point: CGPoint) -> (column: Int, row: Int)? {
    grid.region.contains(point) ? (grid.column(point.x), grid.row(point.y)) : nil
  }

  /// Places for the name of a turned view: about its middle, and where no view below it is.
  private func turnedPlaces(_ index: Int, _ count: Int, _ middle: (Int, Int)) -> [(Int, Int)] {
    let view = picture.scene.views[index]
    let area = Polygon(view.quad)
    let below =
      picture.scene.views.count > 300
      ? []
      : picture.drawnIndices.filter {
        $0 != index && picture.scene.isDescendant($0, of: index)
      }
    var good: [(Int, Int)] = []
    for row in [0, -1, 1, -2, 2, -3, 3, -4, 4, -6, 6] {
      for column in [0, -8, 8, -16, 16, -24, 24] {
        let (x, y) = (middle.0 + column, middle.1 + row)
        let point = CGPoint(
          x: grid.region.minX + Double(x) * grid.columnWidth, y: grid.region.minY + Double(y) * grid.rowHeight)
        guard area.contains(point) else { continue }
        if below.contains(where: { Polygon(picture.scene.views[$0].quad).contains(point) }) { continue }
        good.append((x - count / 2, y))
      }
    }
    return Array(good.prefix(12)) + [(middle.0 - count / 2, middle.1)]
  }

  private mutating func name(_ index: Int) {
    let view = picture.scene.views[index]
    canvas.ink = .level(view.level)
    let corners = view.quad.corners.map(grid.place)
    let whole = Box(around: corners)
    // Where a view is cut off, the name belongs to what is left to be seen of it.
    let seen = view.clip.map { Polygon(view.quad).intersection($0).points.map(grid.place) } ?? []
    let box = seen.count > 2 ? Box(around: seen) : whole
    // What lies wholly beside the picture has no name in it.
    guard box.maxX >= 0, box.maxY >= 0, box.minX <= Double(grid.columns - 1), box.minY <= Double(grid.rows - 1) else {
      return
    }
    let (left, right) = (Int(box.minX.rounded()), Int(box.maxX.rounded()))
    let (top, bottom) = (Int(box.minY.rounded()), Int(box.maxY.rounded()))
    let isUpright =
      abs(corners[0].y - corners[1].y) < 0.5 && abs(corners[1].x - corners[2].x) < 0.5
      || abs(corners[0].x - corners[1].x) < 0.5 && abs(corners[1].y - corners[2].y) < 0.5
    let middle = ((left + right) / 2, (top + bottom) / 2)
    // An edge of what cuts it off is no place for its name.
    let edges = [(top, box.minY - whole.minY), (bottom, box.maxY - whole.maxY)].filter { abs($0.1) < 0.5 }.map(\.0)
    for name in TextLabels.shorter(view.name, ascii: ascii) {
      let padded = " \(name) "
      if isUpright {
        let last = right - padded.count
        var places: [(Int, Int)] = []
        if let edge = edges.first {
          if left + 2 <= last { places += stride(from: left + 2, through: last, by: 2).map { ($0, edge) } }
          if left + 1 == last { places.append((left + 1, edge)) }
        }
        if labels.place(padded, places, &canvas, limit: 12) { return }
        // Inside, where its own lines stay whole.
        let rows = [top + 1, middle.1, bottom - 1].filter { $0 > top && $0 < bottom }
        let inside = left + 2 + name.count < right ? left + 2 : left + 1
        if inside + name.count <= right, labels.place(name, rows.map { (inside, $0) }, &canvas, limit: 12) { return }
        if left + 2 <= last, labels.place(padded, edges.suffix(1).map { (left + 2, $0) } + places, &canvas) {
          return
        }
        // Anywhere inside where it hides nothing.
        if rows.isEmpty || inside + name.count > right { continue }
        let free = (top + 1..<bottom).flatMap { row in
          stride(from: inside, through: right - name.count, by: 2).map { ($0, row) }
        }
        if free.count < 500, labels.place(name, free, &canvas, limit: 12 + free.count) { return }
      } else if right - left > name.count + 2 {
        let places = turnedPlaces(index, padded.count, middle)
        if labels.place(padded, places, &canvas, limit: 90) { return }
      }
    }
    // Beside it, when it is too small for a name.
    let beside = [(right + 1, middle.1), (left, top - 1), (left, bottom + 1), (left - view.name.count, middle.1)]
    if right - left <= view.name.count + 3 || bottom - top < 2 {
      if labels.place(view.name, beside, &canvas, limit: 12) { return }
      let (before, last) = (left - view.name.count, max(left, right - view.name.count + 1))
      let around =
        (top...bottom).prefix(40).flatMap { [(right + 1, $0), (before, $0)] }
        + stride(from: left, through: last, by: 2).flatMap { [($0, top - 1), ($0, bottom + 1)] }
      if labels.place(view.name, beside + around, &canvas) { return }
    }
    unnamed.append(view.name)
  }
}
