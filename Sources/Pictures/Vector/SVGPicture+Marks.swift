import ViewKit

extension SVGPicture {
  /// Keeps the words of other marks off what has its place.
  mutating func reserve(_ mark: Mark) {
    switch mark {
    case .point(let point, _), .arrow(_, let point, _):
      let p = page.place(point)
      labels.take(Box(p.x - 7, p.y - 7, p.x + 7, p.y + 7))
    default: break
    }
  }

  mutating func draw(_ mark: Mark) {
    switch mark {
    case .axes(let index): axes(index)
    case .frame(let index):
      writer.element(
        "path",
        "d=\"\(page.path(picture.frameQuad(index).corners))\" fill=\"none\" stroke=\"\(Ink.frame)\" stroke-width=\"1.25\" "
          + "stroke-dasharray=\"6 4\"")
    case .point(let point, let label): self.point(point, label)
    case .ghost(let quad, let label): ghost(quad, label)
    case .arrow(let from, let to, let label):
      arrow(page.place(from), page.place(to), Ink.point, dashed: false)
      let tip = page.place(to)
      let around = Box(tip.x - 6, tip.y - 6, tip.x + 6, tip.y + 6)
      labels.write(SVGName(text: label, ink: Ink.point, box: around, hidesDrawing: true), page, &writer)
    case .step(let index, let number): step(index, number)
    case .strut(let from, let to): link(from, to, isSpring: false)
    case .spring(let from, let to): link(from, to, isSpring: true)
    }
  }

  /// A distance with a bar at each end: straight, or a zigzag.
  private mutating func link(_ from: CGPoint, _ to: CGPoint, isSpring: Bool) {
    let (p, q) = (page.place(from), page.place(to))
    let (dx, dy) = (q.x - p.x, q.y - p.y)
    let length = abs(dx) + abs(dy)
    guard length > 4, length.isFinite, page.region.contains(from), page.region.contains(to) else { return }
    let (ux, uy) = (dx / length, dy / length)
    func at(_ along: Double, _ beside: Double) -> CGPoint {
      CGPoint(x: p.x + ux * along - uy * beside, y: p.y + uy * along + ux * beside)
    }
    var points = [at(2, 0)]
    if isSpring, length > 18 {
      let teeth = max(2, Int((length - 14) / 7))
      let step = (length - 14) / Double(teeth)
      points.append(at(7, 0))
      for tooth in 0..<teeth { points.append(at(7 + (Double(tooth) + 0.5) * step, tooth % 2 == 0 ? 4 : -4)) }
      points.append(at(length - 7, 0))
    }
    points.append(at(length - 2, 0))
    let line = "M" + points.map { svg($0) }.joined(separator: " L")
    let bars = [2, length - 2].map { "M\(svg(at($0, -4))) L\(svg(at($0, 4)))" }.joined(separator: " ")
    let ink = isSpring ? Ink.point : Ink.ruler
    for (color, width) in [("#ffffff", "4"), (ink, "1.75")] {
      writer.element(
        "path",
        "d=\"\(line) \(bars)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\" stroke-linecap=\"round\" "
          + "stroke-linejoin=\"round\"")
    }
    labels.take(Box(around: [at(0, -5), at(length, 5)]))
  }

  /// The origin of a view's own coordinates, and which way they go. Letters say what colours say.
  private mutating func axes(_ index: Int) {
    let view = views[index]
    let origin = view.place(0, 0)
    guard page.region.contains(origin) else { return }
    let o = page.place(origin)
    for (tip, ink, letter) in [(view.place(1, 0), Ink.xAxis, "x"), (view.place(0, 1), Ink.yAxis, "y")] {
      let t = page.place(tip)
      let length = ((t.x - o.x) * (t.x - o.x) + (t.y - o.y) * (t.y - o.y)).squareRoot()
      guard length > 0, length.isFinite else { continue }
      let (ux, uy) = ((t.x - o.x) / length, (t.y - o.y) / length)
      arrow(o, CGPoint(x: o.x + ux * 54, y: o.y + uy * 54), ink, dashed: false)
      writer.words(
        "text",
        "x=\"\(svg(o.x + ux * 66))\" y=\"\(svg(o.y + uy * 66 + 5))\" text-anchor=\"middle\" font-size=\"15\" "
          + "font-style=\"italic\" font-weight=\"700\" fill=\"\(ink)\" stroke=\"#ffffff\" stroke-width=\"3\" "
          + "paint-order=\"stroke\" \(Ink.sans)", letter)
      labels.take(Box(o.x + ux * 66 - 8, o.y + uy * 66 - 8, o.x + ux * 66 + 8, o.y + uy * 66 + 8))
    }
    writer.element(
      "circle",
      "cx=\"\(svg(o.x))\" cy=\"\(svg(o.y))\" r=\"5\" fill=\"\(Ink.text)\" stroke=\"#ffffff\" stroke-width=\"2\"")
    labels.take(Box(o.x - 7, o.y - 7, o.x + 7, o.y + 7))
  }

  private mutating func arrow(_ from: CGPoint, _ to: CGPoint, _ ink: String, dashed: Bool) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1, length.isFinite else { return }
    let (ux, uy) = (dx / length, dy / length)
    let neck = CGPoint(x: to.x - ux * 9, y: to.y - uy * 9)
    let dashes = dashed ? " stroke-dasharray=\"5 4\"" : ""
    // A white border keeps it apart from what it lies on.
    writer.element(
      "line",
      "x1=\"\(svg(from.x))\" y1=\"\(svg(from.y))\" x2=\"\(svg(to.x))\" y2=\"\(svg(to.y))\" stroke=\"#ffffff\" "
        + "stroke-width=\"5.5\" stroke-linecap=\"round\"")
    writer.element(
      "line",
      "x1=\"\(svg(from.x))\" y1=\"\(svg(from.y))\" x2=\"\(svg(neck.x))\" y2=\"\(svg(neck.y))\" stroke=\"\(ink)\" "
        + "stroke-width=\"2.25\"\(dashes)")
    let (left, right) = (
      CGPoint(x: neck.x - uy * 4.5, y: neck.y + ux * 4.5), CGPoint(x: neck.x + uy * 4.5, y: neck.y - ux * 4.5)
    )
    writer.element("path", "d=\"M\(svg(to)) L\(svg(left)) L\(svg(right)) Z\" fill=\"\(ink)\"")
  }

  private mutating func point(_ point: CGPoint, _ label: String) {
    guard page.region.inset(by: -20 / page.scale).contains(point) else { return }
    let p = page.place(point)
    let cross =
      "M\(svg(p.x - 5)) \(svg(p.y - 5)) L\(svg(p.x + 5)) \(svg(p.y + 5)) M\(svg(p.x - 5)) \(svg(p.y + 5)) L\(svg(p.x + 5)) \(svg(p.y - 5))"
    writer.element("path", "d=\"\(cross)\" stroke=\"#ffffff\" stroke-width=\"6\" stroke-linecap=\"round\"")
    writer.element("path", "d=\"\(cross)\" stroke=\"\(Ink.point)\" stroke-width=\"2.5\" stroke-linecap=\"round\"")
    if label.isEmpty { return }
    name(label, Ink.point) { Box(p.x - $0 / 2 - 6, p.y - 30, p.x + $0 / 2 + 6, p.y + 30) }
  }

  private mutating func ghost(_ quad: Quad, _ label: String) {
    writer.element(
      "path",
      "d=\"\(page.path(quad.corners))\" fill=\"none\" stroke=\"\(Ink.ghost)\" stroke-width=\"1.5\" "
        + "stroke-dasharray=\"2 4\" stroke-linecap=\"round\" clip-path=\"url(#\(id("plot")))\"")
    let corner = page.place(quad.corners[2])
    name(label, Ink.ruler) { Box(corner.x - $0 - 10, corner.y - 26, corner.x, corner.y) }
  }

  /// Writes a mark's word.
  ///
  /// - Parameter box: What it is to stand in or near, by the width of its plate.
  private mutating func name(_ word: String, _ ink: String, _ box: (Double) -> Box) {
    let width = SVGName(text: word, ink: ink, box: Box(0, 0, 0, 0)).size.width
    labels.write(SVGName(text: word, ink: ink, box: box(width)), page, &writer)
  }

  private mutating func step(_ index: Int, _ number: Int) {
    let corner = page.place(views[index].quad.corners[1])
    let (x, y) = (corner.x - 14, corner.y + 14)
    writer.element(
      "circle",
      "cx=\"\(svg(x))\" cy=\"\(svg(y))\" r=\"10\" fill=\"\(Ink.level(views[index].level))\" stroke=\"#ffffff\" "
        + "stroke-width=\"1.5\"")
    writer.words(
      "text",
      "x=\"\(svg(x))\" y=\"\(svg(y + 4))\" text-anchor=\"middle\" font-size=\"12\" font-weight=\"700\" fill=\"#ffffff\" "
        + Ink.sans, "\(number)")
    labels.take(Box(x - 12, y - 12, x + 12, y + 12))
  }

  private var views: [SceneView] { picture.scene.views }
}
