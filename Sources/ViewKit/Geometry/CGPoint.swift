/// A place in some coordinate space, in points; y grows downward.
@frozen public struct CGPoint: Hashable, BitwiseCopyable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  @inlinable public init() {
    x = 0
    y = 0
  }

  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  @inlinable public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  @inlinable public static var zero: CGPoint { CGPoint() }

  @inlinable public func equalTo(_ other: CGPoint) -> Bool { self == other }

  /// The point that `t` sends this one to.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGPoint: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGPoint {
  /// Whether a component is not a number.
  @inlinable var hasNaN: Bool { x.isNaN || y.isNaN }
}
