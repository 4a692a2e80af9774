extension CALayer {
  /// The point, given in the receiver's coordinates, in those of `layer`; nil stands for the root's coordinates.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    Route(from: self, to: layer ?? root).convert(point)
  }

  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    Route(from: layer ?? root, to: self).convert(point)
  }

  /// The box around the rectangle as the nearest common ancestor sees it, and around that as `layer` sees it.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    Route(from: self, to: layer ?? root).convert(rect)
  }

  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    Route(from: layer ?? root, to: self).convert(rect)
  }

  final var root: CALayer {
    var top = self
    while let up = top.superlayer { top = up }
    return top
  }

  /// One step outward: the point in the superlayer's coordinates.
  @inline(__always) final func outward(_ p: CGPoint) -> CGPoint {
    let x = p.x - (boundsValue.origin.x + anchorPointValue.x * boundsValue.size.width)
    let y = p.y - (boundsValue.origin.y + anchorPointValue.y * boundsValue.size.height)
    guard let transformBox else { return CGPoint(x: positionValue.x + x, y: positionValue.y + y) }
    let q = CGPoint(x: x, y: y).applying(transformBox.affine)
    return CGPoint(x: positionValue.x + q.x, y: positionValue.y + q.y)
  }

  /// One step inward: a point of the superlayer in the receiver's coordinates.
  @inline(__always) final func inward(_ p: CGPoint) -> CGPoint {
    var q = CGPoint(x: p.x - positionValue.x, y: p.y - positionValue.y)
    if let transformBox { q = q.applying(transformBox.inverse) }
    return CGPoint(
      x: q.x + (boundsValue.origin.x + anchorPointValue.x * boundsValue.size.width),
      y: q.y + (boundsValue.origin.y + anchorPointValue.y * boundsValue.size.height))
  }
}

/// The way from one layer's coordinates to another's: out to the nearest common ancestor, then in.
///
/// Layers of unrelated trees meet outside their roots: each root's superlayer space counts as one and the same. For
/// two windows that space is the screen.
struct Route {
  /// The layers to step out of, innermost first.
  private(set) var out: [CALayer] = []
  /// The layers to step into, innermost first.
  private(set) var into: [CALayer] = []
  /// Whether the layers stand in one tree.
  private(set) var isRelated = true

  init(from source: CALayer, to target: CALayer) {
    if source === target { return }
    // The commonest cases by far need no search.
    if source.superlayer === target {
      out = [source]
      return
    }
    if target.superlayer === source {
      into = [target]
      return
    }
    var a: CALayer? = source
    var b: CALayer? = target
    var depthA = Self.depth(source)
    var depthB = Self.depth(target)
    while a !== b {
      if depthA >= depthB, let step = a {
        out.append(step)
        a = step.superlayer
        depthA -= 1
      } else if let step = b {
        into.append(step)
        b = step.superlayer
        depthB -= 1
      }
    }
    isRelated = a != nil
  }

  /// Out of the root's own coordinates, as from a window to its screen.
  init(outOf source: CALayer) {
    var step: CALayer? = source
    while let layer = step {
      out.append(layer)
      step = layer.superlayer
    }
  }

  /// Into the root's coordinates and further, as from a screen to its window.
  init(inTo target: CALayer) {
    into = Route(outOf: target).out
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var p = point
    for layer in out { p = layer.outward(p) }
    for layer in into.reversed() { p = layer.inward(p) }
    return p
  }

  func convert(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let area = rect.standardized
    return box(box(area, out) { $0.outward($1) }, into.reversed()) { $0.inward($1) }
  }

  /// The box around the rectangle after all steps; a plain move keeps the size exact.
  private func box(
    _ rect: CGRect, _ layers: some Sequence<CALayer>, _ step: (CALayer, CGPoint) -> CGPoint
  ) -> CGRect {
    var isMove = true
    var p = rect.origin
    var q = CGPoint(x: rect.maxX, y: rect.origin.y)
    var r = CGPoint(x: rect.origin.x, y: rect.maxY)
    var s = CGPoint(x: rect.maxX, y: rect.maxY)
    for layer in layers {
      p = step(layer, p)
      q = step(layer, q)
      r = step(layer, r)
      s = step(layer, s)
      isMove = isMove && layer.transformBox == nil
    }
    return isMove ? CGRect(origin: p, size: rect.size) : CGRect(around: p, q, r, s)
  }

  private static func depth(_ layer: CALayer) -> Int {
    var depth = 0
    var step = layer.superlayer
    while let up = step {
      depth += 1
      step = up.superlayer
    }
    return depth
  }
}
