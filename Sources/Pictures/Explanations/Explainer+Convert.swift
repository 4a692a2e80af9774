import ViewKit

extension Explainer {
  /// From whose coordinates a conversion goes to whose. Without a layer it is what lies outside of the root: for a
  /// window the screen.
  public struct Way {
    var out: [CALayer] = []
    var into: [CALayer] = []
    var from: CALayer?
    var to: CALayer?
    var isRelated = true
  }

  /// The way that `view.convert(…, to: other)` goes; with `isBack` that of `view.convert(…, from: other)`.
  public func way(_ view: UIView, _ other: UIView?, isBack: Bool) -> Way {
    let far = other?.layer ?? (view is UIWindow ? nil : view.window?.layer ?? root(of: view.layer))
    return isBack ? way(from: far, to: view.layer) : way(from: view.layer, to: far)
  }

  /// The way of a layer's conversion; there nil is the root.
  public func way(_ layer: CALayer, _ other: CALayer?, isBack: Bool) -> Way {
    let far = other ?? root(of: layer)
    return isBack ? way(from: far, to: layer) : way(from: layer, to: far)
  }

  private func root(of layer: CALayer) -> CALayer {
    var root = layer
    while let up = root.superlayer { root = up }
    return root
  }

  private func chain(_ layer: CALayer?) -> [CALayer] {
    Array(sequence(first: layer) { $0?.superlayer }.compactMap { $0 })
  }

  private func way(from source: CALayer?, to target: CALayer?) -> Way {
    var way = Way(from: source, to: target)
    (way.out, way.into) = (chain(source), chain(target))
    var isJoined = false
    while let a = way.out.last, let b = way.into.last, a === b {
      way.out.removeLast()
      way.into.removeLast()
      isJoined = true
    }
    way.isRelated = isJoined || source == nil || target == nil
    way.into.reverse()
    return way
  }

  private func placeName(_ layer: CALayer?) -> String { layer.map { name(of: $0) } ?? "the screen" }

  func inPlace(_ layer: CALayer?) -> String { layer.map { "in \(name(of: $0))" } ?? "on the screen" }

  /// Where a step out of a layer arrives.
  func outside(_ layer: CALayer) -> String {
    if let up = layer.superlayer { return "in \(name(of: up))" }
    return layer.delegate is UIWindow ? "on the screen" : "outside of \(name(of: layer))"
  }

  public func convert(_ point: CGPoint, _ way: Way) -> Explanation {
    var text = Explanation("convert", "\(Figures.text(point)) \(inPlace(way.from))")
    var p = point
    for layer in way.out { outward(layer, &p, &text) }
    for layer in way.into { inward(layer, &p, &text) }
    if text.steps.isEmpty { text.add("the same view: nothing to do", .point(p), inPlace(way.to)) }
    text.result = .point(p)
    if let from = way.from {
      text.signs += [.axes(serial(of: from)), .point(point, of: serial(of: from), Figures.text(point, 2))]
    }
    if let to = way.to, to !== way.from { text.signs.append(.axes(serial(of: to))) }
    text.notes += notes(way)
    if let to = way.to, !to.bounds.contains(p) { text.notes.append(outsideNote(p, to.bounds, name(of: to))) }
    return text
  }

  private func notes(_ way: Way) -> [String] {
    var notes: [String] = []
    if !way.isRelated {
      notes.append(
        "\(placeName(way.from)) and \(placeName(way.to)) stand in different trees, whose roots count as standing side by side in one place"
      )
    }
    for layer in way.into {
      let t = layer.affineTransform()
      if t.a * t.d - t.b * t.c == 0 {
        notes.append(
          "\(name(of: layer))'s transform squashes it flat and cannot be undone; Core Graphics then applies it as it is"
        )
      }
    }
    return notes
  }

  private func outsideNote(_ p: CGPoint, _ b: CGRect, _ name: String) -> String {
    var reasons: [String] = []
    if p.x < b.minX { reasons.append("x \(Figures.text(p.x)) < \(Figures.text(b.minX))") }
    if p.x >= b.maxX { reasons.append("x \(Figures.text(p.x)) ≥ \(Figures.text(b.maxX))") }
    if p.y < b.minY { reasons.append("y \(Figures.text(p.y)) < \(Figures.text(b.minY))") }
    if p.y >= b.maxY { reasons.append("y \(Figures.text(p.y)) ≥ \(Figures.text(b.maxY))") }
    return "outside of \(name)'s bounds \(Figures.text(b)): " + reasons.joined(separator: ", ")
  }

  // MARK: One step

  private func outward(_ layer: CALayer, _ p: inout CGPoint, _ text: inout Explanation) {
    let g = ViewGeometry(layer)
    let place = outside(layer)
    guard !g.transform.isIdentity else {
      p = g.outward(p)
      let scrolled = g.bounds.origin == .zero ? "" : ", minus bounds.origin \(Figures.text(g.bounds.origin))"
      return text.add(
        "\(name(of: layer)): no transform, frame.origin \(Figures.text(layer.frame.origin))\(scrolled)", .point(p),
        place)
    }
    let q = CGPoint(x: p.x - g.anchor.x, y: p.y - g.anchor.y)
    text.add("\(name(of: layer)): subtract the anchor, \(anchorText(g))", .point(q))
    let turned = q.applying(g.transform)
    text.add("transform: \(transformText(g.transform))", .point(turned))
    p = g.outward(p)
    text.add("add center \(Figures.text(g.center))", .point(p), place)
  }

  private func inward(_ layer: CALayer, _ p: inout CGPoint, _ text: inout Explanation) {
    let g = ViewGeometry(layer)
    let place = "in \(name(of: layer))"
    guard !g.transform.isIdentity else {
      p = g.inward(p)
      let scrolled = g.bounds.origin == .zero ? "" : ", add bounds.origin \(Figures.text(g.bounds.origin))"
      return text.add(
        "\(name(of: layer)): no transform, subtract frame.origin \(Figures.text(layer.frame.origin))\(scrolled)",
        .point(p),
        place)
    }
    let q = CGPoint(x: p.x - g.center.x, y: p.y - g.center.y)
    text.add("\(name(of: layer)): subtract center \(Figures.text(g.center))", .point(q))
    let inverse = g.transform.inverted()
    let turned = q.applying(inverse)
    text.add("undo the transform: \(transformText(g.transform, inverse))", .point(turned))
    p = g.inward(p)
    text.add("add the anchor, \(anchorText(g))", .point(p), place)
  }

  func anchorText(_ g: ViewGeometry) -> String {
    let part = CGPoint(x: g.anchorPoint.x * g.bounds.width, y: g.anchorPoint.y * g.bounds.height)
    let origin = g.bounds.origin == .zero ? "bounds.origin" : "bounds.origin \(Figures.text(g.bounds.origin))"
    return "\(origin) + \(Figures.text(part))"
  }

  func transformText(_ t: CGAffineTransform, _ used: CGAffineTransform? = nil) -> String {
    t.isIdentity ? "none" : (t.words.map { $0 + "  " } ?? "") + Figures.matrix(used ?? t)
  }
}

extension ViewGeometry {
  init(_ layer: CALayer) {
    (bounds, center, anchorPoint, transform) = (
      layer.bounds, layer.position, layer.anchorPoint, layer.affineTransform()
    )
  }
}
