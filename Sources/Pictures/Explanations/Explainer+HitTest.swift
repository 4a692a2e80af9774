import ViewKit

extension Explainer {
  /// Of more visits nobody reads.
  private static var visitLimit: Int { 500 }

  /// Each view that a hit test visits, in order, and why it is passed over. The walk is the one that `hitTest` makes;
  /// views of classes with a `hitTest` or `point(inside:)` of their own are asked, once.
  public func hitTest(_ point: CGPoint, in root: UIView) -> Explanation {
    var text = Explanation("hitTest", "\(Figures.text(point)) in \(name(root)): subviews are asked front to back")
    text.signs.append(.point(point, of: root.serialNumber, Figures.text(point, 2)))
    var visited = 0
    /// Tells of a visit; whether the view is open to the point.
    func visit(_ view: UIView, _ place: CGPoint, _ level: Int) -> Bool {
      visited += 1
      if visited <= 9 { text.signs.append(.step(view.serialNumber, visited)) }
      let reason = refusal(view, place)
      let verdict =
        reason.map { "no: \($0)" } ?? "yes" + (view.subviews.isEmpty ? ": it has no subviews, so it is the answer" : "")
      if visited <= Self.visitLimit { text.add("\(visited) \(name(view))", .point(place), verdict, level: level) }
      return reason == nil
    }
    guard visit(root, point, 0) else {
      text.result = .view(nil)
      return text
    }
    var view = root
    var place = point
    var level = 0
    var next = view.subviews.count - 1
    while next >= 0 {
      let child = view.subviews[next]
      next -= 1
      let inner = ViewGeometry(child).inward(place)
      if child.hooks.contains(.hitTest) {
        visited += 1
        let hit = child.hitTest(inner, with: nil)
        text.add(
          "\(visited) \(name(child))", .point(inner), "its own hitTest answers \(hit.map { name($0) } ?? "nil")",
          level: level + 1)
        if let hit {
          text.result = .view(name(hit))
          return text
        }
      } else if visit(child, inner, level + 1) {
        (view, place) = (child, inner)
        level += 1
        next = view.subviews.count - 1
      }
    }
    if visited > Self.visitLimit {
      text.notes.append("\(visited) views were visited; the first \(Self.visitLimit) are shown")
    }
    if !view.subviews.isEmpty {
      text.add("none of \(name(view))'s subviews takes it, so \(name(view)) does", level: level)
    }
    text.result = .view(name(view))
    return text
  }

  /// Why a view gets no event at a point of its own coordinates; nil when it does.
  func refusal(_ view: UIView, _ point: CGPoint) -> String? {
    if !view.isUserInteractionEnabled { return "isUserInteractionEnabled is false" }
    if view.layer.isHidden { return "isHidden is true" }
    if Double(view.layer.opacity) < 0.01 { return "alpha \(Figures.text(Double(view.layer.opacity))) is below 0.01" }
    if view.hooks.contains(.pointInside) {
      return view.point(inside: point, with: nil) ? nil : "its own point(inside:) answers false"
    }
    return view.layer.bounds.contains(point) ? nil : "outside of its bounds \(Figures.text(view.layer.bounds))"
  }
}
