extension CALayer {
  /// The place of the anchor point in the superlayer's coordinates; for a view's layer the view's `center`.
  ///
  /// Raises `CALayerInvalidGeometry` for a NaN.
  public final var position: CGPoint {
    get { positionValue }
    set {
      if newValue == positionValue || !accepts(position: newValue) { return }
      positionValue = newValue
      Runtime.changed()
    }
  }

  /// The layer's rectangle in its own coordinates. Its size counts about the anchor point; its origin moves what is
  /// inside. Negative sides are standardized. Raises `CALayerInvalidGeometry` for a NaN.
  public final var bounds: CGRect {
    get { boundsValue }
    set {
      if accepts(bounds: newValue) { store(bounds: newValue.standardized) }
    }
  }

  /// The point of the layer that `position` places and the transform turns about, as fractions of the bounds.
  public final var anchorPoint: CGPoint {
    get { anchorPointValue }
    set {
      if newValue == anchorPointValue { return }
      anchorPointValue = newValue
      Runtime.changed()
    }
  }

  /// The box around the layer in its superlayer's coordinates, computed from `position`, `bounds`, `anchorPoint` and
  /// `transform`. Set, it changes the bounds' size and the position; under a rotation it does not read back the same.
  public final var frame: CGRect {
    get {
      let (w, h) = (boundsValue.size.width, boundsValue.size.height)
      let x = -anchorPointValue.x * w
      let y = -anchorPointValue.y * h
      guard let transformBox else {
        return CGRect(x: positionValue.x + x, y: positionValue.y + y, width: w, height: h)
      }
      let box = CGRect(x: x, y: y, width: w, height: h).applying(transformBox.affine)
      return CGRect(
        x: positionValue.x + box.origin.x, y: positionValue.y + box.origin.y,
        width: box.size.width, height: box.size.height)
    }
    set { store(frame: newValue) }
  }

  /// The transform about the anchor point, as far as the plane sees it.
  public final func affineTransform() -> CGAffineTransform { transformBox?.affine ?? .identity }

  public final func setAffineTransform(_ transform: CGAffineTransform) {
    if transform == affineTransform() && (transformBox.map { CATransform3DIsAffine($0.full) } ?? true) { return }
    transformBox = transform.isIdentity ? nil : TransformBox(CATransform3DMakeAffineTransform(transform))
    Runtime.changed()
  }

  /// The whole transform about the anchor point. Frames, conversions and hit tests use its affine part.
  public final var transform: CATransform3D {
    get { transformBox?.full ?? CATransform3DIdentity }
    set {
      if newValue == transform { return }
      transformBox = CATransform3DIsIdentity(newValue) ? nil : TransformBox(newValue)
      Runtime.changed()
    }
  }
}

extension CALayer {
  final func store(frame given: CGRect) {
    let rect = given.standardized
    var size = rect.size
    if let transformBox {
      size = CGRect(origin: .zero, size: size).applying(transformBox.affine.linear.inverted()).size
    }
    let newBounds = CGRect(origin: boundsValue.origin, size: size)
    // Bounds are looked at before the position, and nothing is stored before both are found good.
    guard accepts(bounds: newBounds) else { return }
    let x = -anchorPointValue.x * size.width
    let y = -anchorPointValue.y * size.height
    var place = CGPoint(x: rect.origin.x - x, y: rect.origin.y - y)
    if let transformBox {
      let box = CGRect(x: x, y: y, width: size.width, height: size.height).applying(transformBox.affine)
      place = CGPoint(x: rect.origin.x - box.origin.x, y: rect.origin.y - box.origin.y)
    }
    guard accepts(position: place) else { return }
    if place != positionValue {
      positionValue = place
      Runtime.changed()
    }
    store(bounds: newBounds)
  }

  /// Sets the frame of a layer without transform and tells nobody. Answers whether the size changed; nil, with nothing
  /// stored, when the frame has a NaN, about which somebody is to be told.
  final func store(plainFrame rect: CGRect) -> Bool? {
    let place = CGPoint(
      x: rect.origin.x + anchorPointValue.x * rect.size.width,
      y: rect.origin.y + anchorPointValue.y * rect.size.height)
    if place.hasNaN || rect.hasNaN { return nil }
    positionValue = place
    Runtime.changed()
    if rect.size == boundsValue.size { return false }
    boundsValue.size = rect.size
    return true
  }

  private func store(bounds: CGRect) {
    let old = boundsValue
    if bounds.origin == old.origin && bounds.size == old.size { return }
    boundsValue = bounds
    Runtime.changed()
    if let owner {
      owner.boundsDidChange(from: old)
    } else {
      if bounds.size != old.size || bounds.origin != old.origin { markLayout(.boundsSize) }
      if flags.contains(.displayOnBoundsChange) { markDisplay(bounds) }
    }
  }

  private func accepts(position: CGPoint) -> Bool {
    if !position.hasNaN { return true }
    Runtime.current.raise("CALayerInvalidGeometry", "CALayer position contains NaN: [\(position.spaced)]")
    return false
  }

  private func accepts(bounds: CGRect) -> Bool {
    if !bounds.hasNaN { return true }
    Runtime.current.raise("CALayerInvalidGeometry", "CALayer bounds contains NaN: [\(bounds.spaced)]")
    return false
  }
}
