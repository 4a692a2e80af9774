/// Distances inward from the four edges of a rectangle, in points.
@frozen public struct UIEdgeInsets: Hashable, BitwiseCopyable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  @inlinable public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  @inlinable public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIEdgeInsets: CustomDebugStringConvertible {
  public var debugDescription: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }
}

/// Distances inward from the edges, with leading and trailing in place of left and right.
@frozen public struct NSDirectionalEdgeInsets: Hashable, BitwiseCopyable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

extension NSDirectionalEdgeInsets: CustomDebugStringConvertible {
  public var debugDescription: String {
    "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
  }
}
