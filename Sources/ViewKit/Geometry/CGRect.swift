/// A rectangle: an origin and a size, in points. A negative size means the same area as its `standardized` form.
@frozen public struct CGRect: BitwiseCopyable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  @inlinable public init() {
    origin = CGPoint()
    size = CGSize()
  }

  @inlinable public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  @inlinable public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }

  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  @inlinable public static var zero: CGRect { CGRect() }

  /// The rectangle that holds nothing, not even a point; what `intersection` answers when two rectangles lie apart.
  @inlinable public static var null: CGRect { CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0) }

  /// The rectangle without bounds.
  @inlinable public static var infinite: CGRect {
    let far = -CGFloat.greatestFiniteMagnitude / 2
    let long = CGFloat.greatestFiniteMagnitude
    return CGRect(x: far, y: far, width: long, height: long)
  }
}

extension CGRect: CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGRect: Hashable {
  /// Compares areas: `(10, 10, -5, -5) == (5, 5, 5, 5)`. A rectangle with a NaN equals none.
  @inlinable public static func == (a: CGRect, b: CGRect) -> Bool {
    if a.isNull || b.isNull { return a.isNull && b.isNull }
    let p = a.standardized
    let q = b.standardized
    return p.origin == q.origin && p.size == q.size
  }

  /// The same as `==`.
  @inlinable public func equalTo(_ other: CGRect) -> Bool { self == other }

  public func hash(into hasher: inout Hasher) {
    let area = standardized
    hasher.combine(area.origin)
    hasher.combine(area.size)
  }
}

extension CGRect {
  // These eight look at the area, so a negative size does not show in them; `size.width` is as stored.

  @inlinable public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  @inlinable public var midX: CGFloat { minX + width / 2 }
  @inlinable public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  @inlinable public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  @inlinable public var midY: CGFloat { minY + height / 2 }
  @inlinable public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
  @inlinable public var width: CGFloat { abs(size.width) }
  @inlinable public var height: CGFloat { abs(size.height) }

  /// Whether this is the null rectangle: either origin component is +infinity.
  @inlinable public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether nothing is inside: null, or a side of length 0. A negative side alone does not make it empty.
  @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  @inlinable public var isInfinite: Bool { self == .infinite }

  /// The same area with sides of at least 0.
  @inlinable public var standardized: CGRect {
    if isNull { return .null }
    if size.width >= 0 && size.height >= 0 { return self }
    return CGRect(x: minX, y: minY, width: width, height: height)
  }
}
