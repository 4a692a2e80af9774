import ViewKit

extension Scene {
  /// The picture in words: everything that is seen in it, a line a view, for those who do not see it and for comparing.
  public func description(of focus: Int?) -> [String] {
    guard let root = views.first else { return [] }
    let eyes = views[self.eyes]
    let top = focus ?? 0
    var lines = [
      "\(views[top].name) with \(count(below: top)) below it, in the coordinates of \(eyes.name)"
        + (self.eyes == 0 && root.bounds.size != .zero ? ", \(Figures.text(root.bounds.size, 2)) points" : "")
    ]
    for index in views.indices where views[index].isDrawn && (focus.map { isDescendant(index, of: $0) } ?? true) {
      lines.append(String(repeating: "  ", count: min(20, views[index].level - views[top].level)) + line(index))
    }
    return lines
  }

  private func count(below top: Int) -> String {
    let count = views.indices.filter { $0 != top && isDescendant($0, of: top) }.count
    return count == 1 ? "1 view" : "\(count) views"
  }

  private func line(_ index: Int) -> String {
    let view = views[index]
    var facts: [String] = []
    let corners = view.quad.corners
    if isUpright(view.quad) {
      let box = view.quad.box
      facts.append(
        "from \(Figures.text(CGPoint(x: box.minX, y: box.minY), 2)) to \(Figures.text(CGPoint(x: box.maxX, y: box.maxY), 2))"
      )
    } else {
      facts.append("corners " + corners.map { Figures.text($0, 2) }.joined(separator: " "))
    }
    if view.isTransformed { facts.append(view.transform.words ?? "transform " + Figures.matrix(view.transform)) }
    if view.bounds.origin != .zero {
      facts.append("its own coordinates begin at \(Figures.text(view.bounds.origin, 2))")
    }
    if let parent = view.parent { facts += placing(view.frame, in: views[parent]) }
    facts += state(view)
    return "\(view.name): " + facts.joined(separator: ", ")
  }

  private func isUpright(_ quad: Quad) -> Bool {
    let c = quad.corners
    return c[0].y == c[1].y && c[1].x == c[2].x || c[0].x == c[1].x && c[1].y == c[2].y
  }

  /// By how much a view sticks out of its superview.
  private func placing(_ frame: CGRect, in parent: SceneView) -> [String] {
    let b = parent.bounds
    if !frame.intersects(b), !frame.isEmpty { return ["outside of \(parent.name)"] }
    let out: [(String, Double)] = [
      ("left", b.minX - frame.minX), ("right", frame.maxX - b.maxX), ("top", b.minY - frame.minY),
      ("bottom", frame.maxY - b.maxY),
    ]
    let over = out.filter { $0.1 > 1e-9 }.map { "\(Figures.text($0.1, 2)) over the \($0.0) edge" }
    return over.isEmpty ? [] : ["sticks out of \(parent.name): " + over.joined(separator: ", ")]
  }

  private func state(_ view: SceneView) -> [String] {
    var facts: [String] = []
    if view.isHidden { facts.append("hidden") } else if view.isOutOfSight { facts.append("below a hidden view") }
    if view.alpha != 1 { facts.append("alpha \(Figures.text(view.alpha, 2))") }
    if view.clips { facts.append("clips") }
    if let clip = view.clip {
      if clip.points.isEmpty {
        facts.append("clipped away")
      } else if !view.quad.corners.allSatisfy({ clip.contains($0) }) {
        facts.append("partly clipped")
      }
    }
    return facts
  }
}
