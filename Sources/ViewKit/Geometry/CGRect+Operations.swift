/// An edge of a rectangle, for `divided(atDistance:from:)`.
@frozen public enum CGRectEdge: UInt32, Sendable {
  case minXEdge = 0
  case minYEdge = 1
  case maxXEdge = 2
  case maxYEdge = 3
}

extension CGRect {
  /// Moves each edge inward by `dx` or `dy`, outward when negative; null when a side would become negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let area = standardized
    let width = area.size.width - 2 * dx
    let height = area.size.height - 2 * dy
    if width < 0 || height < 0 { return .null }
    return CGRect(x: area.origin.x + dx, y: area.origin.y + dy, width: width, height: height)
  }

  /// The area moved by `dx` and `dy`; null stays null.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    if isNull { return self }
    let area = standardized
    return CGRect(origin: CGPoint(x: area.origin.x + dx, y: area.origin.y + dy), size: area.size)
  }

  /// The smallest rectangle with whole-number edges that holds this one.
  public var integral: CGRect {
    if isNull || isInfinite { return self }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The smallest rectangle that holds both. Null adds nothing; an empty rectangle still counts.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    // Taken from the far edges, the sides of an infinite rectangle would overflow.
    if isInfinite || other.isInfinite { return .infinite }
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return CGRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// The common area. Rectangles that only share an edge have a common area with a side of 0; null when they lie apart.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    if left > right || top > bottom { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether `intersection` is not null; touching edges count.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  /// Whether the point is inside: the left and top edges belong to the rectangle, the right and bottom ones do not.
  @inlinable public func contains(_ point: CGPoint) -> Bool {
    if isNull || isEmpty { return false }
    return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether `other` adds nothing to this rectangle. Every rectangle contains itself and the null rectangle.
  public func contains(_ other: CGRect) -> Bool { union(other) == self }

  /// Cuts a slice of the given thickness off one edge. The distance is clamped to 0 … the side.
  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    if isNull { return (.null, .null) }
    let area = standardized
    var slice = area
    var rest = area
    switch edge {
    case .minXEdge, .maxXEdge:
      let cut = Swift.min(Swift.max(distance, 0), area.size.width)
      slice.size.width = cut
      rest.size.width = area.size.width - cut
      if edge == .minXEdge { rest.origin.x += cut } else { slice.origin.x = area.maxX - cut }
    case .minYEdge, .maxYEdge:
      let cut = Swift.min(Swift.max(distance, 0), area.size.height)
      slice.size.height = cut
      rest.size.height = area.size.height - cut
      if edge == .minYEdge { rest.origin.y += cut } else { slice.origin.y = area.maxY - cut }
    }
    return (slice, rest)
  }

  /// The smallest rectangle around the four corners sent through `t`; null and infinite stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.b == 0 && t.c == 0 {
      let x0 = t.a * minX + t.tx
      let x1 = t.a * maxX + t.tx
      let y0 = t.d * minY + t.ty
      let y1 = t.d * maxY + t.ty
      return CGRect(
        x: Swift.min(x0, x1), y: Swift.min(y0, y1), width: abs(t.a) * width, height: abs(t.d) * height)
    }
    return CGRect(
      around: CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t))
  }

  /// The rectangle with each edge moved inward by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    let area = standardized
    return CGRect(
      x: area.origin.x + insets.left, y: area.origin.y + insets.top,
      width: area.size.width - insets.left - insets.right, height: area.size.height - insets.top - insets.bottom)
  }
}

extension CGRect {
  /// The smallest rectangle around four points.
  init(around p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) {
    let left = Swift.min(Swift.min(p.x, q.x), Swift.min(r.x, s.x))
    let right = Swift.max(Swift.max(p.x, q.x), Swift.max(r.x, s.x))
    let top = Swift.min(Swift.min(p.y, q.y), Swift.min(r.y, s.y))
    let bottom = Swift.max(Swift.max(p.y, q.y), Swift.max(r.y, s.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}
