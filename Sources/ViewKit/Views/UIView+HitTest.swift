extension UIView {
  /// `hitTest(point, with: nil)`. Our own addition, since most who ask have no event.
  public final func hitTest(_ point: CGPoint) -> UIView? { hitTest(point, with: nil) }

  /// The work behind `hitTest(_:with:)`: descends by a loop, and calls into a view only when its
  /// class overrides `hitTest` or `point(inside:)`, so that depth costs no stack.
  final func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpenTo(point, with: event) else { return nil }
    var view = self
    var place = point
    var list = subviewList
    var next = list.count - 1
    var steps = 0
    while next >= 0, !Runtime.stops(&steps) {
      let child = list[next]
      next -= 1
      let inner = child.layer.inward(place)
      if child.hooks.contains(.hitTest) {
        if let hit = child.hitTest(inner, with: event) { return hit }
      } else if child.isOpenTo(inner, with: event) {
        // A view that takes the event is the answer or has it below: its siblings need not be asked any more.
        (view, place) = (child, inner)
        list = child.subviewList
        next = list.count - 1
      }
    }
    return view
  }

  /// Whether the view takes events at the point at all.
  private func isOpenTo(_ point: CGPoint, with event: UIEvent?) -> Bool {
    // As a number of 64 bits, because 0.01 itself, kept as a Float, lies just below.
    if !flags.contains(.interactive) || layer.flags.contains(.hidden) || Double(layer.opacityValue) < 0.01 {
      return false
    }
    return hooks.contains(.pointInside)
      ? self.point(inside: point, with: event) : layer.boundsValue.contains(point)
  }
}
