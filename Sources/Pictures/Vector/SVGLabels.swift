import ViewKit

/// Names on small plates, where they hide least.
struct SVGLabels {
  private var taken: [Box] = []
  /// Lines on the page that words had better not cover.
  var edges: [(CGPoint, CGPoint)] = []

  /// The boxes of views, in which no other view's name had better stand: it would be read as theirs.
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
  ///   - isTurned: The middle is then what surely lies in the view.
  ///   - hidesDrawing: A name in the view would stand on what it drew.
  mutating func name(
    _ name: String, _ ink: String, _ box: Box, isTurned: Bool = false, hidesDrawing: Bool = false, _ page: SVGPage,
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
    if isTurned { places.insert(middle, at: 0) }
    // What a view drew is to be seen.
    if hidesDrawing { places = [7, 8, 9, 10].map { places[$0] } + places[..<7] }
    // Above and to the left stand the rulers.
    let plot = Box(page.left, page.top, page.left + page.plotWidth + 30, page.top + page.plotHeight + 30)
    var best: (plate: Box, cost: Double)?
    for (order, place) in places.enumerated() {
      let plate = Box(place.x, place.y, place.x + width, place.y + height)
      if plot.intersection(plate) != plate { continue }
      let words = taken.count { overlap($0, plate) }
      // A word on a word cannot be read; on a line it can.
      let lines = edges.count { line in plate.inset(by: 1).part(of: line) != nil }
      // In a view that this one does not lie in it would be taken for that one's name.
      let strange = rooms.reduce(0.0) { sum, room in
        guard let both = room.intersection(plate), room.intersection(box) != box else { return sum }
        return sum + both.width * both.height / (width * height)
      }
      let cost = Double(words) * 100 + strange * 20 + Double(lines) * 3 + Double(min(order, 11)) * 0.5
      if cost < best?.cost ?? .infinity { best = (plate, cost) }
    }
    // Every name stands somewhere.
    let plate = best?.plate ?? Box(middle.x, middle.y, middle.x + width, middle.y + height)
    taken.append(plate)
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

  private func overlap(_ a: Box, _ b: Box) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}
