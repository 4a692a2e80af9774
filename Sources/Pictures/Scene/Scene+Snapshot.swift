import ViewKit

extension Scene {
  /// A snapshot of a tree. Runs no code of the program: it reads layers, where views keep what they are.
  ///
  /// - Parameters:
  ///   - limit: How many views are taken in at most.
  ///   - name: What a view is called; gets its place among its siblings too.
  public init(of root: UIView, limit: Int = 2000, name: (UIView, Int) -> String) {
    var open: [(layer: CALayer, parent: Int?, level: Int, place: Int)] = [(root.layer, nil, 0, 0)]
    while let (layer, parent, level, place) = open.popLast() {
      guard views.count < limit else {
        left += 1
        if left >= 1_000_000 { break }
        open += (layer.sublayers ?? []).map { ($0, nil, 0, 0) }
        continue
      }
      let index = views.count
      let view = SceneView.view(of: layer)
      let label = view.map { name($0, place) } ?? layer.name ?? "\(layer.className)[\(place)]"
      views.append(SceneView(layer, view, label, parent: parent, level: level, in: self))
      // Views are numbered among views, and layers that no view has among those.
      var counts = (views: 0, layers: 0)
      var below: [(CALayer, Int?, Int, Int)] = []
      for sublayer in layer.sublayers ?? [] {
        let isView = SceneView.view(of: sublayer) != nil
        below.append((sublayer, index, level + 1, isView ? counts.views : counts.layers))
        if isView { counts.views += 1 } else { counts.layers += 1 }
      }
      // The last on the list is the next to be taken.
      open += below.reversed()
    }
  }

  /// A scene of rectangles that are no views; the first is what the others stand on.
  init(shapes: [(name: String, rect: CGRect, matrix: CGAffineTransform)]) {
    for (number, shape) in shapes.enumerated() {
      views.append(SceneView(shape: shape.name, number, shape.rect, shape.matrix))
    }
  }

  /// Leaves everything out of the picture but what the closure wants. No number changes.
  public func drawing(_ isWanted: (Int) -> Bool) -> Scene {
    var scene = self
    for index in views.indices where !isWanted(index) { scene.views[index].isDrawn = false }
    return scene
  }
}

extension SceneView {
  /// The view whose layer it is.
  static func view(of layer: CALayer) -> UIView? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view
  }

  init(_ layer: CALayer, _ view: UIView?, _ name: String, parent: Int?, level: Int, in scene: Scene) {
    let geometry = ViewGeometry(layer)
    let above = parent.map { scene.views[$0] }
    serial = view?.serialNumber ?? layer.serialNumber
    isView = view != nil
    self.name = name
    className = view?.className ?? layer.className
    self.parent = parent
    self.level = level
    bounds = geometry.bounds
    center = geometry.center
    anchorPoint = geometry.anchorPoint
    transform = geometry.transform
    frame = layer.frame
    isHidden = layer.isHidden
    isOutOfSight = layer.isHidden || above?.isOutOfSight ?? false
    alpha = Double(layer.opacity)
    clips = layer.masksToBounds
    isInteractive = view?.isUserInteractionEnabled ?? false
    mask = view?.autoresizingMask ?? []
    look = Look(layer)
    matrix = .identity
    quad = Quad(bounds, matrix)
    if let above { stand(in: above) }
  }

  /// What follows from the place of the superview.
  mutating func stand(in above: SceneView) {
    matrix = ViewGeometry(self).matrix.concatenating(above.matrix)
    quad = Quad(bounds, matrix)
    clip = above.clip
    guard above.clips else { return }
    let own = Polygon(above.quad)
    clip = above.clip.map { $0.intersection(own) } ?? own
  }

  mutating func place(_ place: Explanation.Place) {
    (bounds, center) = (place.bounds, place.center)
    let g = ViewGeometry(self)
    let size = bounds.size
    let box = CGRect(
      x: -g.anchorPoint.x * size.width, y: -g.anchorPoint.y * size.height, width: size.width, height: size.height
    ).applying(g.transform)
    frame = box.offsetBy(dx: center.x, dy: center.y)
  }
}

extension SceneView {
  init(shape name: String, _ number: Int, _ rect: CGRect, _ matrix: CGAffineTransform) {
    (serial, self.name, className, isView) = (number, name, "shape", false)
    (parent, level) = (number == 0 ? nil : 0, number)
    (bounds, frame) = (rect, rect)
    (center, anchorPoint, transform) = (CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: 0.5, y: 0.5), .identity)
    (isHidden, isOutOfSight, alpha, clips, isInteractive) = (false, false, 1, false, true)
    (mask, look, clip) = ([], Look(), nil)
    self.matrix = matrix
    quad = Quad(rect, matrix)
  }
}

extension Look {
  init(_ layer: CALayer) {
    background = layer.backgroundColor.map(Paint.init)
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    corners = layer.maskedCorners
    // A layer that cuts off what is beyond its bounds cuts its shadow off too.
    if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
      var paint = Paint(color)
      paint.alpha *= Double(layer.shadowOpacity)
      shadow = Shadow(
        paint: paint, offset: layer.shadowOffset, radius: layer.shadowRadius, path: layer.shadowPath?.elements)
    }
    if let list = layer.displayList, let placement = layer.contentsPlacement {
      drawing = Drawing(list: list, placement: placement)
    }
    if borderWidth > 0 { border = layer.borderColor.map(Paint.init) }
  }
}

/// What a view stores of its place, and the steps that follow from it.
public struct ViewGeometry: Sendable {
  public let bounds: CGRect
  public let center: CGPoint
  public let anchorPoint: CGPoint
  public let transform: CGAffineTransform

  public init(_ view: UIView) {
    let layer = view.layer
    (bounds, center, anchorPoint) = (layer.bounds, layer.position, layer.anchorPoint)
    transform = layer.affineTransform()
  }

  /// The anchor in the view's own coordinates: the point that `center` places.
  public var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the view's own coordinates to its superview's.
  public var matrix: CGAffineTransform {
    let (anchor, t) = (anchor, transform)
    return CGAffineTransform(
      a: t.a, b: t.b, c: t.c, d: t.d, tx: center.x + t.tx - (t.a * anchor.x + t.c * anchor.y),
      ty: center.y + t.ty - (t.b * anchor.x + t.d * anchor.y))
  }

  /// A point of the view in its superview's coordinates, computed as the view does.
  public func outward(_ point: CGPoint) -> CGPoint {
    let q = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    let turned = transform.isIdentity ? q : q.applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  /// A point of the superview in the view's own coordinates.
  public func inward(_ point: CGPoint) -> CGPoint {
    let q = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = transform.isIdentity ? q : q.applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }
}

extension CGAffineTransform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
