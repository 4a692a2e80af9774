import ViewKit

/// Where the names of views stand: in them, on their edges, beside them, or in the caption, with a letter in their place.
extension TextPicture {
  mutating func name(_ drawn: [Int]) {
    // Small views first: they have least room for a name. Names of marked views come before all.
    let marked = Set(picture.marks.compactMap { if case .axes(let index) = $0 { index } else { nil } })
    let order = drawn.map { (area($0, marked), $0) }.sorted { $0 < $1 }
    var small: [Int] = []
    for (_, index) in order {
      let shape = shape(index)
      guard isInSight(shape) else { continue }
      canvas.ink = .level(picture.scene.views[index].level)
      if !nameInside(index, shape), !nameBeside(index, shape) { small.append(index) }
    }
    // Letters come last: they need least room, and take none from a name.
    var letters = letters(besides: drawn)
    for index in small {
      if keys != nil, let letter = letters.first, place(letter, index) {
        letters.removeFirst()
        keys?.append((letter, picture.scene.views[index].name))
      } else {
        unnamed.append(picture.scene.views[index].name)
      }
    }
  }

  private func area(_ index: Int, _ marked: Set<Int>) -> Double {
    let box = picture.scene.views[index].quad.box
    return marked.contains(index) ? -1 : box.width * box.height
  }

  /// What of a view is to be seen, in cells.
  private struct Shape {
    let left, right, top, bottom: Int
    let isUpright: Bool
    /// The rows of its upper and lower edge; an edge of what cuts it off is none.
    let edges: [Int]

    var middle: (Int, Int) { ((left + right) / 2, (top + bottom) / 2) }
  }

  private func shape(_ index: Int) -> Shape {
    let view = picture.scene.views[index]
    let corners = view.quad.corners.map(grid.place)
    let whole = Box(around: corners)
    // Where a view is cut off, the name belongs to what is left to be seen of it.
    let cut = view.clip.map { Polygon(view.quad).intersection($0).points.map(grid.place) } ?? []
    let seen = cut.count > 2 ? Box(around: cut) : whole
    let isUpright =
      abs(corners[0].y - corners[1].y) < 0.5 && abs(corners[1].x - corners[2].x) < 0.5
      || abs(corners[0].x - corners[1].x) < 0.5 && abs(corners[1].y - corners[2].y) < 0.5
    let edges = [(seen.minY, whole.minY), (seen.maxY, whole.maxY)].filter { abs($0 - $1) < 0.5 }
    func cell(_ place: Double) -> Int { Int(place.rounded()) }
    return Shape(
      left: cell(seen.minX), right: cell(seen.maxX), top: cell(seen.minY), bottom: cell(seen.maxY),
      isUpright: isUpright, edges: edges.map { cell($0.0) })
  }

  /// What lies wholly beside the picture has no name in it.
  private func isInSight(_ shape: Shape) -> Bool {
    shape.right >= 0 && shape.bottom >= 0 && shape.left < grid.columns && shape.top < grid.rows
  }

  // MARK: In a view

  private mutating func nameInside(_ index: Int, _ shape: Shape) -> Bool {
    let (left, right, top, bottom) = (shape.left, shape.right, shape.top, shape.bottom)
    let (middle, edges) = (shape.middle, shape.edges)
    for name in TextLabels.shorter(picture.scene.views[index].name, ascii: ascii) {
      let padded = " \(name) "
      guard shape.isUpright else {
        guard right - left > name.count + 2 else { continue }
        let places = turnedPlaces(index, padded.count, middle)
        if labels.place(padded, places, &canvas, limit: 90) { return true }
        continue
      }
      let last = right - padded.count
      var places: [(Int, Int)] = []
      if let edge = edges.first {
        if left + 2 <= last { places += stride(from: left + 2, through: last, by: 2).map { ($0, edge) } }
        if left + 1 == last { places.append((left + 1, edge)) }
      }
      if labels.place(padded, places, &canvas, limit: 12) { return true }
      // Inside, where its own lines stay whole.
      let rows = [top + 1, middle.1, bottom - 1].filter { $0 > top && $0 < bottom }
      let inside = left + 2 + name.count < right ? left + 2 : left + 1
      if inside + name.count <= right, labels.place(name, rows.map { (inside, $0) }, &canvas, limit: 12) { return true }
      if left + 2 <= last, labels.place(padded, edges.suffix(1).map { (left + 2, $0) } + places, &canvas) {
        return true
      }
      // Anywhere inside where it hides nothing.
      if rows.isEmpty || inside + name.count > right { continue }
      let free = (top + 1..<bottom).flatMap { row in
        stride(from: inside, through: right - name.count, by: 2).map { ($0, row) }
      }
      if free.count < 500, labels.place(name, free, &canvas, limit: 12 + free.count) { return true }
    }
    return false
  }

  /// Places for the name of a turned view: about its middle, and where no view below it is.
  private func turnedPlaces(_ index: Int, _ count: Int, _ middle: (Int, Int)) -> [(Int, Int)] {
    let area = Polygon(picture.scene.views[index].quad)
    let below =
      picture.scene.views.count > Self.many
      ? []
      : picture.drawnIndices.filter {
        $0 != index && picture.scene.isDescendant($0, of: index)
      }
    var good: [(Int, Int)] = []
    for row in [0, -1, 1, -2, 2, -3, 3, -4, 4, -6, 6] {
      for column in [0, -8, 8, -16, 16, -24, 24] {
        let (x, y) = (middle.0 + column, middle.1 + row)
        let point = point(x, y)
        guard area.contains(point) else { continue }
        if below.contains(where: { Polygon(picture.scene.views[$0].quad).contains(point) }) { continue }
        good.append((x - count / 2, y))
      }
    }
    return Array(good.prefix(12)) + [(middle.0 - count / 2, middle.1)]
  }

  // MARK: Beside a view

  /// The whole name of a view that is too small for it, on empty ground that is no other view's.
  private mutating func nameBeside(_ index: Int, _ shape: Shape) -> Bool {
    let name = picture.scene.views[index].name
    let count = name.count
    let (left, right, top, bottom) = (shape.left, shape.right, shape.top, shape.bottom)
    guard right - left <= count + 3 || bottom - top < 2 else { return false }
    let middle = shape.middle.1
    let nearest = [(right + 1, middle), (left, top - 1), (left, bottom + 1), (left - count, middle)]
    let sides = (top...bottom).prefix(40).flatMap { [(right + 1, $0), (left - count, $0)] }
    let last = max(left, right - count + 1)
    let above = stride(from: left, through: last, by: 2).flatMap { [($0, top - 1), ($0, bottom + 1)] }
    let strange = strangers(index)
    let places = (nearest + sides + above).filter { column, row in
      !strange.contains { $0.contains(point(column, row)) || $0.contains(point(column + count - 1, row)) }
    }
    return labels.place(name, places, &canvas, limit: places.count + 1, onGround: true)
  }

  /// The views in which another's name would be taken for theirs.
  private func strangers(_ index: Int) -> [Polygon] {
    let scene = picture.scene
    guard scene.views.count <= Self.many else { return [] }
    let corners = scene.views[index].quad.corners
    return picture.drawnIndices.filter { $0 != index && !scene.isDescendant(index, of: $0) }
      .map { Polygon(scene.views[$0].quad) }.filter { area in !corners.allSatisfy(area.contains) }
  }

  /// Among more views nobody looks for the best place.
  private static var many: Int { 300 }

  // MARK: Letters

  /// Those that mean nothing else in the picture.
  private func letters(besides drawn: [Int]) -> [Character] {
    let names = Set(drawn.map { picture.scene.views[$0].name })
    return "abcdefghijklmnpqrstuvwzABCDEFGHIJKLMNPQRSTUVWZ".filter { !names.contains(String($0)) }
  }

  /// A letter in a view, on one of its edges, or right beside it.
  private mutating func place(_ letter: Character, _ index: Int) -> Bool {
    let view = picture.scene.views[index]
    let shape = shape(index)
    let (left, right, top, bottom) = (shape.left, shape.right, shape.top, shape.bottom)
    canvas.ink = .level(view.level)
    let (rows, columns) = ((top...bottom).prefix(60), (left...right).prefix(200))
    let area = Polygon(view.quad)
    typealias Cell = (Int, Int)
    let cells = rows.flatMap { (row: Int) -> [Cell] in columns.map { ($0, row) } }
    let inside = cells.filter { column, row in
      shape.isUpright ? column > left && column < right && row > top && row < bottom : area.contains(point(column, row))
    }
    if labels.place(String(letter), [shape.middle] + inside, &canvas, limit: 400, onGround: true) { return true }
    let strange = strangers(index)
    let aside = rows.flatMap { (row: Int) -> [Cell] in [(right + 1, row), (left - 1, row)] }
    let aboveAndBelow = columns.flatMap { (column: Int) -> [Cell] in [(column, top - 1), (column, bottom + 1)] }
    let beside = (aside + aboveAndBelow).filter { column, row in
      !strange.contains { $0.contains(point(column, row)) }
    }
    if labels.place(String(letter), beside, &canvas, limit: 600, onGround: true) { return true }
    // On an edge of its own, between the corners.
    guard shape.isUpright else { return false }
    let level = columns.flatMap { (column: Int) -> [Cell] in [(column, top), (column, bottom)] }
    let edges = level + rows.flatMap { (row: Int) -> [Cell] in [(left, row), (right, row)] }
    let open = edges.filter { column, row in column > left && column < right || row > top && row < bottom }
    return labels.place(String(letter), open, &canvas, limit: 12 + edges.count)
  }

  /// The place of the scene that a cell's centre is.
  private func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: grid.region.minX + Double(column) * grid.columnWidth, y: grid.region.minY + Double(row) * grid.rowHeight)
  }
}
