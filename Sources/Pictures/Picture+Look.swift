import ViewKit

extension Picture {
  /// Points out a view: its origin, its axes, its frame where that is another than the view itself, and its numbers.
  public mutating func select(_ index: Int) {
    let view = scene.views[index]
    marks.append(.axes(index))
    let isNear = region.contains(view.place(0, 0))
    var signs = isNear ? ["◉ origin of \(view.name)", "x y its axes"] : ["its origin is beside the picture"]
    if view.isTransformed, view.parent != nil {
      marks.append(.frame(index))
      signs.append("╌ frame of \(view.name)")
    }
    caption.append(" " + signs.joined(separator: "   "))
    caption.append(" \(view.name)  " + Self.facts(view).joined(separator: "  "))
  }

  /// Marks a point given in a view's own coordinates, and says what it is in the view's ancestors.
  public mutating func point(_ point: CGPoint, in index: Int, name: String = "p") {
    marks.append(.point(point.applying(scene.views[index].matrix), name))
    var texts = ["\(scene.views[index].name) \(Figures.text(point, 2))"]
    var p = point
    var step = index
    while let parent = scene.views[step].parent {
      let view = scene.views[step]
      p = ViewGeometry(view).outward(p)
      texts.append("\(scene.views[parent].name) \(Figures.text(p, 2))")
      step = parent
    }
    caption.append(" ✕ \(name)   " + texts.joined(separator: "   "))
  }

  /// What the picture does not show, by name.
  public mutating func tellOmissions() {
    let hidden = scene.views.filter { $0.isDrawn && $0.isHidden }.map(\.name)
    if !hidden.isEmpty { caption.append(" hidden: " + Self.list(hidden)) }
    let far = scene.views.filter { $0.isDrawn && !$0.quad.isFinite }.map(\.name)
    if !far.isEmpty { caption.append(" too far away to draw: " + Self.list(far)) }
    let region = region
    let beside = drawnIndices.filter { index in
      guard focus.map({ scene.isDescendant(index, of: $0) }) ?? true else { return false }
      return scene.views[index].quad.box.intersection(region) == nil
    }
    if !beside.isEmpty { caption.append(" beside the picture: " + Self.list(beside.map { scene.views[$0].name })) }
    let cut = drawnIndices.filter { index in
      guard let clip = scene.views[index].clip else { return false }
      return !scene.views[index].quad.corners.allSatisfy { clip.contains($0) }
    }
    if !cut.isEmpty { caption.append(" · clipped: " + Self.list(cut.map { scene.views[$0].name })) }
    if scene.left > 0 { caption.append(" left out: \(scene.left) more views; `look VIEW` shows a part") }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }

  static func facts(_ view: SceneView) -> [String] {
    var facts = ["frame \(Figures.text(view.frame, 2))", "bounds \(Figures.text(view.bounds, 2))"]
    if view.isTransformed { facts.append(view.transform.words ?? "transform " + Figures.matrix(view.transform, 2)) }
    return facts
  }
}

extension ViewGeometry {
  public init(_ view: SceneView) {
    (bounds, center, anchorPoint, transform) = (view.bounds, view.center, view.anchorPoint, view.transform)
  }
}

extension Picture {
  /// Marks where views stood in an earlier scene of the same tree; the names of those that moved.
  public mutating func addGhosts(of before: Scene) -> [String] {
    var former = before
    if scene.eyes > 0 {
      guard let eyes = before.index(ofSerial: scene.views[scene.eyes].serial), let seen = before.seen(from: eyes) else {
        return []
      }
      former = seen
    }
    var moved: [String] = []
    for old in former.views where !old.isOutOfSight && old.quad.isFinite {
      let now = scene.index(ofSerial: old.serial)
      if let now, scene.views[now].quad == old.quad || !scene.views[now].isDrawn { continue }
      marks.append(.ghost(old.quad, "\(old.name) before"))
      moved.append(now == nil ? "\(old.name) (gone)" : old.name)
    }
    return moved
  }
}
