/// A displacement, in points.
@frozen public struct CGVector: Hashable, BitwiseCopyable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  @inlinable public init() {
    dx = 0
    dy = 0
  }

  @inlinable public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  @inlinable public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  @inlinable public static var zero: CGVector { CGVector() }
}

extension CGVector: CustomDebugStringConvertible {
  public var debugDescription: String { "CGVector(dx: \(dx), dy: \(dy))" }
}
