/// A width and a height, in points. Either may be negative.
@frozen public struct CGSize: Hashable, BitwiseCopyable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  @inlinable public init() {
    width = 0
    height = 0
  }

  @inlinable public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  @inlinable public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  @inlinable public static var zero: CGSize { CGSize() }

  @inlinable public func equalTo(_ other: CGSize) -> Bool { self == other }

  /// The size as a vector through the linear part of `t`: translation plays no part and sides may become negative.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGSize: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}
