import Glibc

extension PathData {
  /// How far the control points of a quarter circle lie from its ends, as a fraction of the radius.
  private static let kappa = 4.0 / 3 * tan(Double.pi / 8)

  // All answer whether the shape was added: as a whole, or, with a coordinate that is not finite, not at all.

  /// A rectangle as a closed part, from its corner of least coordinates along x.
  @discardableResult
  public mutating func addRect(_ given: CGRect, _ t: CGAffineTransform = .identity) -> Bool {
    let rect = given.standardized
    var part = PathData()
    part.move(to: CGPoint(x: rect.minX, y: rect.minY).applying(t))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(t))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
    part.addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(t))
    part.close()
    return part.elements.count == 5 && append(part)
  }

  /// The ellipse that touches the rectangle's sides, as four curves from the middle of the right side.
  @discardableResult
  public mutating func addEllipse(in given: CGRect, _ t: CGAffineTransform = .identity) -> Bool {
    let rect = given.standardized
    guard rect.isFinite else { return false }
    return addRounded(rect, width: rect.width / 2, height: rect.height / 2, corners: .allCorners, t)
  }

  /// A rectangle with corners of quarter ellipses. Radii larger than half a side are cut down to it.
  @discardableResult
  public mutating func addRoundedRect(
    _ given: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners,
    _ t: CGAffineTransform = .identity
  ) -> Bool {
    let rect = given.standardized
    guard rect.isFinite, width.isFinite, height.isFinite else { return false }
    let (w, h) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
    if w == 0 || h == 0 { return addRect(rect, t) }
    return addRounded(rect, width: w, height: h, corners: corners, t)
  }

  /// Part of a circle, by angles in radians from the x axis towards the y axis.
  ///
  /// - Parameter increasing: whether the angle grows from start to end (clockwise on screen, where y grows downward).
  ///   An end on the other side of the start is taken some turns further; a whole turn or more draws the circle.
  /// - Returns: Whether it was added: not with numbers that are not finite, or a negative radius.
  @discardableResult
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool,
    _ t: CGAffineTransform = .identity
  ) -> Bool {
    guard center.isFinite, radius.isFinite, radius >= 0, (endAngle - startAngle).isFinite else { return false }
    let sweep = Self.sweep(startAngle, endAngle, increasing)
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle).applying(t)
    let reaches = [-radius, radius].flatMap { x in [-radius, radius].map { (x, $0) } }
    guard
      reaches.allSatisfy({ CGPoint(x: center.x + $0.0 * 2, y: center.y + $0.1 * 2).applying(t).isFinite })
    else { return false }
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    for index in 0..<pieces where sweep != 0 {
      let (a, b) = (startAngle + step * Double(index), startAngle + step * Double(index + 1))
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to.applying(t),
        control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)).applying(t),
        control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)).applying(t))
    }
    return true
  }

  /// A line and an arc that touches two lines: from the current point to `corner`, and from there to `end`.
  ///
  /// Lines that lie on each other get a line to the corner, as does a radius of 0.
  @discardableResult
  public mutating func addArc(
    corner given: CGPoint, end: CGPoint, radius: CGFloat, _ t: CGAffineTransform = .identity
  ) -> Bool {
    guard let current = currentPoint, given.isFinite, end.isFinite, radius.isFinite else { return false }
    let from = current.applying(t.inverted())
    let (ax, ay) = (from.x - given.x, from.y - given.y)
    let (bx, by) = (end.x - given.x, end.y - given.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-12 * a * b else { return addLine(to: given.applying(t)) }
    let half = atan2(abs(cross), ax * bx + ay * by) / 2
    let (along, out) = (radius / tan(half), radius / sin(half))
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let middle = hypot(mx, my)
    let center = CGPoint(x: given.x + mx / middle * out, y: given.y + my / middle * out)
    let first = CGPoint(x: given.x + ax / a * along, y: given.y + ay / a * along)
    let last = CGPoint(x: given.x + bx / b * along, y: given.y + by / b * along)
    return addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), increasing: cross < 0, t)
  }

  private static func sweep(_ start: Double, _ end: Double, _ increasing: Bool) -> Double {
    let turn = 2 * Double.pi
    let span = increasing ? end - start : start - end
    if span >= turn { return increasing ? turn : -turn }
    var rest = span.truncatingRemainder(dividingBy: turn)
    if rest < 0 { rest += turn }
    return increasing ? rest : -rest
  }

  private mutating func addRounded(
    _ rect: CGRect, width w: CGFloat, height h: CGFloat, corners: UIRectCorner, _ t: CGAffineTransform
  ) -> Bool {
    var part = PathData()
    let (k, x0, x1, y0, y1) = (1 - Self.kappa, rect.minX, rect.maxX, rect.minY, rect.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    func place(_ corner: UIRectCorner) -> (CGFloat, CGFloat) { corners.contains(corner) ? (w, h) : (0, 0) }
    // Right side, then the corners: bottom right, bottom left, top left, top right.
    part.move(to: at(x1, y0 + (rect.height == 2 * h ? h : place(.topRight).1)))
    func corner(
      _ on: Bool, _ from: (CGFloat, CGFloat), _ c1: (CGFloat, CGFloat), _ c2: (CGFloat, CGFloat),
      _ to: (CGFloat, CGFloat)
    ) {
      let first = at(from.0, from.1)
      // Where sides have no length left, rounding must not leave a speck of a line.
      let gap = part.currentPoint.map { abs($0.x - first.x) + abs($0.y - first.y) } ?? 0
      if gap > 1e-9 * (abs(first.x) + abs(first.y)) { part.addLine(to: first) }
      if on { part.addCurve(to: at(to.0, to.1), control1: at(c1.0, c1.1), control2: at(c2.0, c2.1)) }
    }
    var (a, b) = place(.bottomRight)
    corner(a > 0, (x1, y1 - b), (x1, y1 - b * k), (x1 - a * k, y1), (x1 - a, y1))
    (a, b) = place(.bottomLeft)
    corner(a > 0, (x0 + a, y1), (x0 + a * k, y1), (x0, y1 - b * k), (x0, y1 - b))
    (a, b) = place(.topLeft)
    corner(a > 0, (x0, y0 + b), (x0, y0 + b * k), (x0 + a * k, y0), (x0 + a, y0))
    (a, b) = place(.topRight)
    corner(a > 0, (x1 - a, y0), (x1 - a * k, y0), (x1, y0 + b * k), (x1, y0 + b))
    part.close()
    let corners: [CGPoint] = [at(x0, y0), at(x1, y0), at(x0, y1), at(x1, y1)]
    return corners.allSatisfy(\.isFinite) && append(part)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)

  public var description: String {
    self == .allCorners ? "[.allCorners]" : SetText.of(rawValue, ["topLeft", "topRight", "bottomLeft", "bottomRight"])
  }
}

extension CGRect {
  /// Whether all four numbers are, which the null rectangle's are not.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
