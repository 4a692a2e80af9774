import ViewKit

/// Names on small plates, where they hide least.
struct SVGLabels {
  private var taken: [Box] = []
  /// Lines on the page that words had better not cover.
  var edges: [(CGPoint, CGPoint)] = []

  /// The boxes of views in which the name had better not stand: it would be read as theirs.
  var rooms: [Box] = []

  /// Keeps names away from a place.
  mutating func take(_ box: Box) { taken.append(box) }

  /// How wide a word is set, whatever font there is.
  private static func length(_ word: String) -> Double {
    (UIFont.systemFont(ofSize: 12, weight: .semibold).data.width(of: word) * 1.08).rounded()
  }

  /// The width of its plate.
  static func width(_ word: String) -> Double { length(word) + 12 }

  /// - Parameters:
  ///   - box: The view's box on the page.
  ///   - turned: The outline of a view that does not fill its box: its middle is what surely lies in it, and beside its
  ///     edges there is room too.
  ///   - hidesDrawing: A name in the view would stand on what it drew.
  mutating func name(
    _ name: String, _ ink: String, _ box: Box, turned: Polygon? = nil, hidesDrawing: Bool = false, _ page: SVGPage,
    _ writer: inout SVGWriter
  ) {
    let (width, height) = (Self.width(name), 18.0)
    let middle = CGPoint(x: (box.minX + box.maxX - width) / 2, y: (box.minY + box.maxY - height) / 2)
    let (left, right) = (box.minX + 5, box.maxX - width - 5)
    let (top, bottom) = (box.minY + 4, box.maxY - height - 4)
    var places = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom),
      CGPoint(x: middle.x, y: top), middle, CGPoint(x: middle.x, y: bottom),
      CGPoint(x: box.minX, y: box.minY - height - 3), CGPoint(x: box.minX, y: box.maxY + 3),
      CGPoint(x: box.maxX + 4, y: middle.y), CGPoint(x: box.minX - width - 4, y: middle.y),
    ]
    // Between its subviews: along its upper and lower edge.
    if !rooms.isEmpty {
      for step in stride(from: 0.125, to: 1, by: 0.125) {
        let x = left + (right - left) * step
        places += [CGPoint(x: x, y: top), CGPoint(x: x, y: bottom)]
      }
    }
    // What a view drew is to be seen.
    if hidesDrawing { places = [7, 8, 9, 10].map { places[$0] } + places[..<7] }
    if let turned {
      let beside = Self.places(beside: turned, CGSize(width: width, height: height))
      places = hidesDrawing ? beside + [middle] : [middle] + places + beside
    }
    // Further away, where a line leads from it to its view.
    let near = places.count
    if !rooms.isEmpty {
      for distance in [24.0, 46, 68, 96, 128] {
        for x in [box.minX, middle.x, box.maxX - width] {
          places += [CGPoint(x: x, y: box.minY - height - distance), CGPoint(x: x, y: box.maxY + distance)]
        }
        for y in [middle.y, middle.y - distance, middle.y + distance] {
          places += [CGPoint(x: box.maxX + distance, y: y), CGPoint(x: box.minX - width - distance, y: y)]
        }
      }
    }
    // Above and to the left stand the rulers.
    let plot = Box(page.left, page.top, page.left + page.plotWidth + 30, page.top + page.plotHeight + 30)
    var best: (plate: Box, cost: Double)?
    for (order, place) in places.enumerated() {
      let plate = Box(place.x, place.y, place.x + width, place.y + height)
      if plot.intersection(plate) != plate { continue }
      var cost = cost(plate, box) + Double(min(order, 11)) * 0.5
      if order >= near { cost += 4 + Double(order - near) / 8 }
      if hidesDrawing, overlap(plate, turned ?? Polygon(box)) { cost += 8 }
      if cost < best?.cost ?? .infinity { best = (plate, cost) }
    }
    // Every name stands somewhere.
    let plate = best?.plate ?? Box(middle.x, middle.y, middle.x + width, middle.y + height)
    taken.append(plate)
    leader(from: plate, to: box, ink, &writer)
    writer.element(
      "rect",
      "x=\"\(svg(plate.minX))\" y=\"\(svg(plate.minY))\" width=\"\(svg(width))\" height=\"\(svg(height))\" rx=\"4\" "
        + "fill=\"#ffffff\" fill-opacity=\"0.88\"")
    writer.words(
      "text",
      "x=\"\(svg(plate.minX + width / 2))\" y=\"\(svg(plate.minY + 13))\" text-anchor=\"middle\" font-size=\"12\" "
        + "font-weight=\"600\" fill=\"\(ink)\" textLength=\"\(svg(Self.length(name)))\" "
        + "lengthAdjust=\"spacingAndGlyphs\" \(Ink.sans)", name)
  }

  /// What a plate there would hide, or be mistaken for.
  private func cost(_ plate: Box, _ box: Box) -> Double {
    // A word on a word cannot be read; on a line it can.
    let words = taken.count { overlap($0, plate) }
    let lines = edges.count { line in plate.inset(by: 1).part(of: line) != nil }
    // In a view that this one does not lie in it would be taken for that one's name, and a small view it would hide.
    let strange = rooms.reduce(0.0) { sum, room in
      guard let both = room.intersection(plate), room.intersection(box) != box else { return sum }
      return sum + 20 * share(both, of: plate) + 15 * share(both, of: room)
    }
    let own = box.intersection(plate).map { 6 * share($0, of: box) } ?? 0
    return Double(words) * 100 + strange + own + Double(lines) * 3
  }

  private func share(_ part: Box, of whole: Box) -> Double {
    let area = whole.width * whole.height
    return area > 0 ? part.width * part.height / area : 0
  }

  /// Beside the middle of each edge, where a plate just does not touch it.
  private static func places(beside turned: Polygon, _ plate: CGSize) -> [CGPoint] {
    let corners = turned.points
    let middle = CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / Double(corners.count),
      y: corners.reduce(0) { $0 + $1.y } / Double(corners.count))
    return corners.indices.compactMap { index in
      let (p, q) = (corners[index], corners[(index + 1) % corners.count])
      let centre = between(p, q, 0.5)
      var (x, y) = (q.y - p.y, p.x - q.x)
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return nil }
      let outward = (centre.x - middle.x) * x + (centre.y - middle.y) * y < 0 ? -1.0 : 1
      (x, y) = (x / length * outward, y / length * outward)
      // Its half seen from the edge.
      let reach = (abs(x) * plate.width + abs(y) * plate.height) / 2 + 3
      return CGPoint(x: centre.x + x * reach - plate.width / 2, y: centre.y + y * reach - plate.height / 2)
    }
  }

  /// A line from a name that stands apart to what it names.
  private func leader(from plate: Box, to box: Box, _ ink: String, _ writer: inout SVGWriter) {
    // From where they are nearest to each other; from the middle, when one stands above or beside the other.
    func ends(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
      let (low, high) = (max(a.0, b.0), min(a.1, b.1))
      return low <= high ? ((low + high) / 2, (low + high) / 2) : a.1 < b.0 ? (a.1, b.0) : (a.0, b.1)
    }
    let x = ends((plate.minX, plate.maxX), (box.minX, box.maxX)),
      y = ends((plate.minY, plate.maxY), (box.minY, box.maxY))
    let (dx, dy) = (x.1 - x.0, y.1 - y.0)
    guard dx * dx + dy * dy > 64 else { return }
    writer.element(
      "path",
      "d=\"M\(svg(x.0)) \(svg(y.0)) L\(svg(x.1)) \(svg(y.1))\" fill=\"none\" stroke=\"\(ink)\" stroke-width=\"1\"")
  }

  private func overlap(_ a: Box, _ b: Box) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  private func overlap(_ plate: Box, _ area: Polygon) -> Bool { Polygon(plate).intersection(area).points.count > 2 }
}
