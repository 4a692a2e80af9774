extension CALayer {
  /// The point, given in the receiver's coordinates, in those of `layer`; nil stands for the root's coordinates.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let target = layer ?? root
    return outward(point, upTo: target) ?? Route(from: self, to: target).convert(point)
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
    var top = Unmanaged.passUnretained(self)
    while let up = top._withUnsafeGuaranteedRef({ $0.above }) { top = up }
    return top.takeUnretainedValue()
  }

  /// The superlayer without a counted reference, for walks that run no code of the program: counting would cost
  /// several times the step.
  @inline(__always) final var above: Unmanaged<CALayer>? {
    if let superlayerLink { return Unmanaged.passUnretained(superlayerLink) }
    guard let owner, let parent = owner.superviewLink else { return nil }
    return Unmanaged.passUnretained(parent.layer)
  }

  /// The point in the coordinates of an ancestor, the commonest target, by one step a level; nil when `target` is no
  /// ancestor.
  final func outward(_ point: CGPoint, upTo target: CALayer) -> CGPoint? {
    var p = point
    var step = Unmanaged.passUnretained(self)
    let end = Unmanaged.passUnretained(target).toOpaque()
    var steps = 0
    while step.toOpaque() != end {
      if Runtime.stops(&steps) { return p }
      guard let up = step._withUnsafeGuaranteedRef({ $0.above }) else { return nil }
      p = step._withUnsafeGuaranteedRef { $0.outward(p) }
      step = up
    }
    return p
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
  // Not counted: a route is used at once, and steps run no code of the program.
  typealias Steps = [Unmanaged<CALayer>]

  /// The layers to step out of, innermost first.
  private var out: Steps = []
  /// The layers to step into, innermost first.
  private var into: Steps = []
  /// Whether the layers stand in one tree.
  private(set) var isRelated = true

  init(from source: CALayer, to target: CALayer) {
    if source === target { return }
    // One step inward needs no way to the root, which may be far.
    if target.superlayer === source {
      into = [.passUnretained(target)]
      return
    }
    if Self.climb(from: source, to: target, &out) { return }
    if Self.climb(from: target, to: source, &into) {
      out = []
      return
    }
    // Both ways lead to a root. What they have in common at their ends is not part of the route.
    isRelated = out.last?.toOpaque() == into.last?.toOpaque()
    while let a = out.last, let b = into.last, a.toOpaque() == b.toOpaque() {
      out.removeLast()
      into.removeLast()
    }
  }

  /// Out of the root's own coordinates, as from a window to its screen.
  init(outOf source: CALayer) { _ = Self.climb(from: source, to: nil, &out) }

  /// Into the root's coordinates and further, as from a screen to its window.
  init(inTo target: CALayer) { _ = Self.climb(from: target, to: nil, &into) }

  /// Collects the layers from `source` up to below `end`. False when the root was reached instead, which then is the
  /// last of the layers.
  private static func climb(from source: CALayer, to end: CALayer?, _ steps: inout Steps) -> Bool {
    let end = end.map { Unmanaged.passUnretained($0).toOpaque() }
    var next: Unmanaged<CALayer>? = .passUnretained(source)
    var count = 0
    while let step = next {
      if step.toOpaque() == end || Runtime.stops(&count) { return true }
      steps.append(step)
      next = step._withUnsafeGuaranteedRef { $0.above }
    }
    return false
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var p = point
    for step in out { p = step._withUnsafeGuaranteedRef { $0.outward(p) } }
    for step in into.reversed() { p = step._withUnsafeGuaranteedRef { $0.inward(p) } }
    return p
  }

  func convert(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let area = rect.standardized
    return box(box(area, out) { $0.outward($1) }, into.reversed()) { $0.inward($1) }
  }

  /// The box around the rectangle after all steps; a plain move keeps the size exact.
  private func box(
    _ rect: CGRect, _ layers: some Sequence<Unmanaged<CALayer>>, _ step: (CALayer, CGPoint) -> CGPoint
  ) -> CGRect {
    var isMove = true
    var p = rect.origin
    var q = CGPoint(x: rect.maxX, y: rect.origin.y)
    var r = CGPoint(x: rect.origin.x, y: rect.maxY)
    var s = CGPoint(x: rect.maxX, y: rect.maxY)
    for layer in layers {
      layer._withUnsafeGuaranteedRef { layer in
        p = step(layer, p)
        q = step(layer, q)
        r = step(layer, r)
        s = step(layer, s)
        isMove = isMove && layer.transformBox == nil
      }
    }
    return isMove ? CGRect(origin: p, size: rect.size) : CGRect(around: p, q, r, s)
  }
}
