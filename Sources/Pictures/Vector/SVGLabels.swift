import ViewKit

/// Names on small plates, where they hide least.
struct SVGLabels {
  private var taken: [Box] = []

  /// Keeps names away from a place.
  mutating func take(_ box: Box) { taken.append(box) }

  /// About how wide a word is at 12 units; that it fits exactly is nobody's need.
  static func width(_ word: String) -> Double { Double(word.count) * 7.1 + 10 }

  mutating func name(_ name: String, _ ink: String, _ box: Box, _ page: SVGPage, _ writer: inout SVGWriter) {
    let (width, height) = (Self.width(name), 18.0)
    let places = [
      CGPoint(x: box.minX + 4, y: box.minY + 4), CGPoint(x: box.maxX - width - 4, y: box.minY + 4),
      CGPoint(x: (box.minX + box.maxX - width) / 2, y: (box.minY + box.maxY - height) / 2),
      CGPoint(x: box.minX + 4, y: box.maxY - height - 4), CGPoint(x: box.maxX - width - 4, y: box.maxY - height - 4),
      CGPoint(x: box.minX, y: box.minY - height - 3), CGPoint(x: box.minX, y: box.maxY + 3),
      CGPoint(x: box.maxX + 4, y: (box.minY + box.maxY - height) / 2),
    ]
    let plot = Box(page.left, page.top, page.left + page.plotWidth, page.top + page.plotHeight).inset(by: -30)
    var chosen: Box?
    for place in places {
      let plate = Box(place.x, place.y, place.x + width, place.y + height)
      if taken.contains(where: { overlap($0, plate) }) || plot.intersection(plate) != plate { continue }
      chosen = plate
      break
    }
    // Every name stands somewhere, be it on another.
    let first = places[2]
    let plate = chosen ?? Box(first.x, first.y, first.x + width, first.y + height)
    taken.append(plate)
    writer.element(
      "rect",
      "x=\"\(svg(plate.minX))\" y=\"\(svg(plate.minY))\" width=\"\(svg(width))\" height=\"\(svg(height))\" rx=\"4\" "
        + "fill=\"#ffffff\" fill-opacity=\"0.88\"")
    writer.words(
      "text",
      "x=\"\(svg(plate.minX + width / 2))\" y=\"\(svg(plate.minY + 13))\" text-anchor=\"middle\" fill=\"\(ink)\"", name)
  }

  private func overlap(_ a: Box, _ b: Box) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}
