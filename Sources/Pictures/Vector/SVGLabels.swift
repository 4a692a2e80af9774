import ViewKit

/// What is to be named on the page.
struct SVGName {
  let text: String
  let ink: String
  /// Of the view, on the page.
  let box: Box
  /// The outline of a view that does not fill its box.
  let turned: Polygon?
  /// How far round corners cut into the box.
  let rounding: Double
  /// A name in the view would stand on what it drew.
  let hidesDrawing: Bool

  /// How wide the word is set, whatever font there is.
  let length: Double

  /// Of its plate.
  var size: CGSize { CGSize(width: length + 12, height: 18) }

  init(
    text: String, ink: String, box: Box, turned: Polygon? = nil, rounding: Double = 0, hidesDrawing: Bool = false
  ) {
    (self.text, self.ink, self.box) = (text, ink, box)
    (self.turned, self.rounding, self.hidesDrawing) = (turned, rounding, hidesDrawing)
    length = (UIFont.systemFont(ofSize: 12, weight: .semibold).data.width(of: text) * 1.08).rounded()
  }
}

/// Names on small plates, where they hide least. One that stands apart has a line that leads to its view: past other
/// names, and past the views that its own is not part of, wherever there is a place from which that can be done.
struct SVGLabels {
  private(set) var taken: [Box] = []
  /// The lines from names to what they name.
  private(set) var leaders: [(CGPoint, CGPoint)] = []
  /// How many of them run through a view that theirs is not part of.
  private(set) var blockedLeaders = 0
  /// Lines on the page that words had better not cover.
  var edges: [(CGPoint, CGPoint)] = []
  /// The boxes of views in which the next name had better not stand: it would be read as theirs.
  var rooms: [Box] = []

  /// Keeps names away from a place.
  mutating func take(_ box: Box) { taken.append(box) }

  mutating func write(_ name: SVGName, _ page: SVGPage, _ writer: inout SVGWriter) {
    let strangers = strangers(to: name)
    let plate = bestPlate(for: name, strangers, page)
    if let leader = leader(from: plate, to: name, strangers)?.line {
      leaders.append(leader)
      if blocking(leader, strangers) > 0 { blockedLeaders += 1 }
      writer.element(
        "path",
        "d=\"M\(svg(leader.0)) L\(svg(leader.1))\" fill=\"none\" stroke=\"\(name.ink)\" stroke-width=\"1\"")
    }
    taken.append(plate)
    writer.element(
      "rect",
      "\(SVGPicture.attributes(of: CGRect(x: plate.minX, y: plate.minY, width: plate.width, height: plate.height))) "
        + "rx=\"4\" fill=\"#ffffff\" fill-opacity=\"0.88\"")
    writer.words(
      "text",
      "x=\"\(svg(plate.minX + plate.width / 2))\" y=\"\(svg(plate.minY + 13))\" text-anchor=\"middle\" font-size=\"12\" "
        + "font-weight=\"600\" fill=\"\(name.ink)\" textLength=\"\(svg(name.length))\" "
        + "lengthAdjust=\"spacingAndGlyphs\" \(Ink.sans)", name.text)
  }

  private func bestPlate(for name: SVGName, _ strangers: [Box], _ page: SVGPage) -> Box {
    let (near, far) = name.places(isAmongOthers: !rooms.isEmpty)
    // Above and to the left stand the rulers.
    let plot = Box(page.left, page.top, page.left + page.plotWidth + 30, page.top + page.plotHeight + 30)
    var best: (plate: Box, cost: Double)?
    for (order, plate) in (near + far).enumerated() where plot.intersection(plate) == plate {
      var cost = cost(plate, name, strangers) + Double(min(order, 11)) * 0.5
      if order >= near.count { cost += 4 + Double(order - near.count) / 8 }
      guard cost < best?.cost ?? .infinity else { continue }
      if let leader = leader(from: plate, to: name, strangers) { cost += leader.cost }
      if cost < best?.cost ?? .infinity { best = (plate, cost) }
    }
    // Every name stands somewhere.
    return best?.plate ?? name.middle
  }

  // MARK: What it costs

  /// What a plate there would hide, or be mistaken for.
  private func cost(_ plate: Box, _ name: SVGName, _ strangers: [Box]) -> Double {
    let box = name.box
    // A word on a word cannot be read; on a line it can.
    let words = taken.count { overlap($0, plate) }
    let lines = edges.count { line in plate.inset(by: 1).part(of: line) != nil }
    let led = leaders.count { line in plate.part(of: line) != nil }
    // In a view that this one does not lie in it would be taken for that one's name, and a small view it would hide.
    let strange = strangers.reduce(0.0) { sum, room in
      guard let both = room.intersection(plate) else { return sum }
      return sum + 30 * share(both, of: plate) + 25 * share(both, of: room)
    }
    let own = box.intersection(plate).map { 6 * share($0, of: box) } ?? 0
    var cost = Double(words) * 100 + Double(led) * 60 + strange + own + Double(lines) * 3
    if name.hidesDrawing, overlap(plate, name.turned ?? Polygon(box)) { cost += 8 }
    return cost
  }

  /// What a leader there would run through.
  private func cost(_ leader: (CGPoint, CGPoint), _ strangers: [Box]) -> Double {
    let words = taken.count { $0.part(of: leader) != nil }, others = leaders.count { cross($0, leader) }
    return Double(words) * 60 + Double(others) * 30 + Double(blocking(leader, strangers)) * 60
  }

  private func blocking(_ leader: (CGPoint, CGPoint), _ strangers: [Box]) -> Int {
    strangers.count { $0.inset(by: 1).part(of: leader) != nil }
  }

  /// The boxes of views that a name's own is not part of.
  private func strangers(to name: SVGName) -> [Box] { rooms.filter { $0.intersection(name.box) != name.box } }

  private func share(_ part: Box, of whole: Box) -> Double {
    let area = whole.width * whole.height
    return area > 0 ? part.width * part.height / area : 0
  }

  private func overlap(_ a: Box, _ b: Box) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  private func overlap(_ plate: Box, _ area: Polygon) -> Bool { Polygon(plate).intersection(area).points.count > 2 }

  /// Whether two lines meet between their ends.
  private func cross(_ a: (CGPoint, CGPoint), _ b: (CGPoint, CGPoint)) -> Bool {
    func side(_ p: CGPoint, of line: (CGPoint, CGPoint)) -> Double {
      (line.1.x - line.0.x) * (p.y - line.0.y) - (line.1.y - line.0.y) * (p.x - line.0.x)
    }
    return side(a.0, of: b) * side(a.1, of: b) < 0 && side(b.0, of: a) * side(b.1, of: a) < 0
  }

  // MARK: Leaders

  /// The line from a name that stands apart to what it names, where it runs through least; nil where they are near
  /// enough.
  private func leader(from plate: Box, to name: SVGName, _ strangers: [Box]) -> (
    line: (CGPoint, CGPoint), cost: Double
  )? {
    var best: (line: (CGPoint, CGPoint), cost: Double)?
    for (order, part) in [0.5, 0.3, 0.7, 0.1, 0.9].enumerated() {
      guard let line = line(from: plate, to: name, part) else { return nil }
      let cost = cost(line, strangers) + Double(order) / 4
      if cost < best?.cost ?? .infinity { best = (line, cost) }
    }
    return best
  }

  /// From where they are nearest to each other.
  ///
  /// - Parameter part: When one stands above or beside the other, how far along what faces the other.
  private func line(from plate: Box, to name: SVGName, _ part: Double) -> (CGPoint, CGPoint)? {
    func ends(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
      let (low, high) = (max(a.0, b.0), min(a.1, b.1))
      let between = low + (high - low) * part
      return low <= high ? (between, between) : a.1 < b.0 ? (a.1, b.0) : (a.0, b.1)
    }
    let box = name.box
    let x = ends((plate.minX, plate.maxX), (box.minX, box.maxX)),
      y = ends((plate.minY, plate.maxY), (box.minY, box.maxY))
    let (dx, dy) = (x.1 - x.0, y.1 - y.0)
    guard dx * dx + dy * dy > 64 else { return nil }
    let start = CGPoint(x: x.0, y: y.0), end = CGPoint(x: x.1, y: y.1)
    guard let turned = name.turned, turned.points.count > 2 else { return (start, end) }
    // A turned view has no more of its box than its outline.
    return turned.parts(of: (start, turned.middle)).outside.first ?? (start, end)
  }
}
