import ViewKit

/// What is pointed out in a picture in characters.
extension TextPicture {
  mutating func drawLines(_ mark: Mark) {
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

  /// What has its place, whatever else is in the picture.
  mutating func drawSigns(_ mark: Mark) {
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
    case .point(let point, _): sign(ascii ? "*" : "✕", point)
    case .arrow(_, let to, _): sign("*", to)
    case .strut(let from, let to): link(from, to, ascii ? "-" : "─", ascii ? "|" : "│")
    case .spring(let from, let to): link(from, to, ascii ? "~" : "∿", ascii ? "~" : "∿")
    case .frame, .ghost, .step: break
    }
  }

  /// The words of marks, which make room for all signs.
  mutating func drawWords(_ mark: Mark) {
    canvas.ink = ink(mark)
    switch mark {
    case .point(let point, let label):
      if !label.isEmpty, let (column, row) = cell(point) {
        let (right, left) = (column + 1, column - label.count)
        let places = [(right, row), (left, row), (right, row - 1), (right, row + 1), (left, row - 1), (left, row + 1)]
        labels.place(label, places, &canvas, limit: 200, isMark: true)
      }
    case .step(let index, let number):
      let box = Box(around: picture.scene.views[index].quad.corners.map(grid.place))
      let (right, top) = (Int(box.maxX.rounded()), Int(box.minY.rounded()))
      let middle = (Int((box.minX + box.maxX) / 2), Int((box.minY + box.maxY) / 2))
      let text = " \(number) "
      labels.place(
        text, [(right - 4, top), middle, (middle.0, middle.1 + 1), (right + 1, top)], &canvas, limit: 200, isMark: true)
    case .ghost(let quad, let label):
      if let (column, row) = cell(quad.corners[2]) {
        labels.place(
          label, [(column - label.count, row), (column - label.count, row + 1), (column, row)], &canvas, isMark: true)
      }
    case .arrow(_, let to, let label):
      guard let (column, row) = cell(to) else { return }
      let text = ascii ? Self.plain(label) : label
      labels.place(
        text, [(column + 2, row), (column - text.count - 1, row), (column, row + 1)], &canvas, limit: 200, isMark: true)
    case .axes, .frame, .strut, .spring: break
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
}
