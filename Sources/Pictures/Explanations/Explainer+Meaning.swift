import ViewKit

/// Numbers recognized: which view's they are, and in whose coordinates.
extension Explainer {
  /// `badge's frame.origin, in card's coordinates`; nil when no view has such a point, and for (0, 0), which everything
  /// has.
  public func meaning(of point: CGPoint, among views: [UIView]) -> String? {
    if point.isNear(.zero) { return nil }
    for view in views {
      let (frame, bounds) = (view.frame, view.bounds)
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      if point.isNear(frame.origin) { return "\(name(view))'s frame.origin, \(aroundPlace(view))" }
      if point.isNear(view.center) { return "\(name(view))'s center, \(aroundPlace(view))" }
      if point.isNear(bounds.origin) { return "\(name(view))'s bounds.origin, in its own coordinates" }
      if point.isNear(middle) { return "the middle of \(name(view))'s bounds, in its own coordinates" }
    }
    return nil
  }

  /// The same of a rectangle: somebody's frame or bounds.
  public func meaning(of rect: CGRect, among views: [UIView]) -> String? {
    for view in views {
      if rect.isNear(view.frame) { return "\(name(view))'s frame, \(aroundPlace(view))" }
      if rect.isNear(view.bounds) { return "\(name(view))'s bounds, in its own coordinates" }
    }
    return nil
  }

  /// The view in whose coordinates a point is what `wanted` is in those of `space`: the answer, in the wrong system.
  public func space(of point: CGPoint, meaning wanted: CGPoint, in space: UIView, among views: [UIView]) -> UIView? {
    views.first { $0 !== space && space.convert(wanted, to: $0).isNear(point) && !wanted.isNear(point) }
  }

  private func aroundPlace(_ view: UIView) -> String {
    view.superview.map { "in \(name($0))'s coordinates" } ?? "on the screen"
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.0501 && abs(y - other.y) < 0.0501 }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && abs(width - other.width) < 0.0501 && abs(height - other.height) < 0.0501
  }
}
