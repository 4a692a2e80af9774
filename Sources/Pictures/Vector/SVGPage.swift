import ViewKit

/// How a region of the scene lies on a page.
struct SVGPage {
  let region: Box
  /// Units of the page a point.
  let scale: Double
  let left: Double
  let top: Double
  let plotWidth: Double
  let plotHeight: Double
  let width: Double
  let height: Double

  /// What stands below the plot, in lines hardly wider than it.
  let caption: [String]

  static let captionLine = 18.0

  /// - Parameter room: How large the plot may be.
  init(_ picture: Picture, room: CGSize = CGSize(width: 760, height: 620)) {
    region = picture.region
    scale = min(room.width / region.width, room.height / region.height)
    left = 64
    top = picture.title.isEmpty ? 52 : 92
    (plotWidth, plotHeight) = (region.width * scale, region.height * scale)
    caption = Self.caption(of: picture, left + plotWidth)
    (width, height) = Self.size(picture.title, caption, left, top, plotWidth, plotHeight)
  }

  /// A page for pictures in a grid, which is the plot then; its own scale is nobody's.
  init(_ picture: Picture, grid: CGSize) {
    (region, scale) = (Box(0, 0, grid.width, grid.height), 1)
    (left, top) = (24, picture.title.isEmpty ? 12 : 56)
    (plotWidth, plotHeight) = (grid.width, grid.height)
    caption = Self.caption(of: picture, left + plotWidth)
    (width, height) = Self.size(picture.title, caption, left, top, plotWidth, plotHeight)
  }

  /// Explanations, which have a headline, are tables: their lines stay whole.
  private static func caption(of picture: Picture, _ width: Double) -> [String] {
    let columns = max(56, Int((width - 24) / letter))
    return picture.title.isEmpty ? picture.caption.flatMap { TextPicture.wrapped($0, columns) } : picture.caption
  }

  /// How wide a letter of the caption is.
  private static let letter = 7.3

  private static func size(
    _ title: String, _ caption: [String], _ left: Double, _ top: Double, _ plotWidth: Double, _ plotHeight: Double
  ) -> (Double, Double) {
    let longest = Double(caption.map(\.count).max() ?? 0) * letter + 64
    let width = max(left + plotWidth + 40, longest, Double(title.count) * 11 + 64).rounded(.up)
    let lines = Double(caption.count)
    let height = (top + plotHeight + (lines > 0 ? 34 + lines * Self.captionLine : 0) + 24).rounded(.up)
    return (width, height)
  }

  func place(_ point: CGPoint) -> CGPoint { CGPoint(x: x(point.x), y: y(point.y)) }
  func x(_ x: Double) -> Double { left + (x - region.minX) * scale }
  func y(_ y: Double) -> Double { top + (y - region.minY) * scale }

  /// From the scene's coordinates to the page's.
  var matrix: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left - region.minX * scale, ty: top - region.minY * scale)
  }

  /// Units of the page a point along a view's own axes.
  func scales(of view: SceneView) -> (x: Double, y: Double) {
    let m = view.matrix
    return (scale * (m.a * m.a + m.b * m.b).squareRoot(), scale * (m.c * m.c + m.d * m.d).squareRoot())
  }

  /// The outline of a view, grown or shrunk along its own axes, as path data in the page's units.
  func outline(_ view: SceneView, inset: CGSize = .zero) -> String {
    let (b, look) = (view.bounds, view.look)
    let rect = b.insetBy(dx: min(inset.width, b.width / 2), dy: min(inset.height, b.height / 2))
    let radius = look.cornerRadius > 0 ? max(0, look.cornerRadius - max(inset.width, inset.height)) : 0
    let r = min(radius, rect.width / 2, rect.height / 2)
    let change = view.matrix.concatenating(matrix)
    func p(_ x: Double, _ y: Double) -> String { svg(CGPoint(x: x, y: y).applying(change)) }
    // From each corner's end of one side to the beginning of the next.
    let corners: [(x: Double, y: Double, from: (Double, Double), to: (Double, Double), mask: CACornerMask)] = [
      (rect.minX, rect.minY, (0, 1), (1, 0), .layerMinXMinYCorner),
      (rect.maxX, rect.minY, (-1, 0), (0, 1), .layerMaxXMinYCorner),
      (rect.maxX, rect.maxY, (0, -1), (-1, 0), .layerMaxXMaxYCorner),
      (rect.minX, rect.maxY, (1, 0), (0, -1), .layerMinXMaxYCorner),
    ]
    // How far a cubic's handles reach so that it comes nearest to a quarter of a circle.
    let k = 1 - 0.5522847498
    var text = ""
    for (x, y, from, to, mask) in corners {
      let r = look.corners.contains(mask) ? r : 0
      text += (text.isEmpty ? "M" : "L") + p(x + from.0 * r, y + from.1 * r) + " "
      guard r > 0 else { continue }
      text += "C\(p(x + from.0 * r * k, y + from.1 * r * k)) \(p(x + to.0 * r * k, y + to.1 * r * k)) "
      text += p(x + to.0 * r, y + to.1 * r) + " "
    }
    return text + "Z"
  }

  func path(_ points: [CGPoint]) -> String {
    points.isEmpty ? "M0 0" : "M" + points.map { svg(place($0)) }.joined(separator: " L") + " Z"
  }
}

/// The colours of drawings; each says what its line pattern or word says too.
enum Ink {
  static let paper = "#ffffff", plot = "#f8fafc", grid = "#e2e8f0", ruler = "#64748b", text = "#0f172a"
  static let xAxis = "#dc2626", yAxis = "#15803d", frame = "#0f172a", point = "#be123c", ghost = "#94a3b8"
  /// Of views by their level.
  static let levels = ["#475569", "#2563eb", "#0d9488", "#9333ea", "#ea580c", "#be185d", "#4d7c0f", "#0369a1"]

  static func level(_ level: Int) -> String { levels[level % levels.count] }

  static let sans = "font-family=\"Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif\""
  static let mono = "font-family=\"'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace\""
}
