extension UIView {
  // MARK: Drawing

  /// Whether the drawing buffer is cleared before `draw(_:)`; ignored for opaque views.
  public final var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContext) }
    set { set(.clearsContext, newValue) }
  }

  /// Pixels a point: what was set, else the screen's scale for a drawing view in a window, else 1.
  public final var contentScaleFactor: CGFloat {
    get { extras?.contentScale ?? (hooks.contains(.draw) && windowLink != nil ? UIScreen.main.scale : 1) }
    set {
      setRare(newValue, extras?.contentScale) { $0.contentScale = newValue }
      layer.contentsScale = newValue
      markDisplay(layer.boundsValue, .contentScale)
    }
  }

  /// The part of drawn content that stretches, in unit coordinates. Old API that Swift does not import elsewhere.
  public final var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// A view whose alpha channel masks the receiver. It stands in no tree.
  public final var mask: UIView? {
    get { extras?.mask }
    set {
      if newValue === extras?.mask { return }
      rare.mask = newValue
      Runtime.changed()
    }
  }

  // MARK: Geometry

  /// The point of the view that `center` places, as fractions of the bounds; the middle by default.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The whole transform of the layer; `transform` is its affine part.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Touches

  /// Whether the view gets more than the first touch of a sequence.
  public final var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether other views of the window get no touches while this one has some, and the other way round.
  public final var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  // MARK: Identity

  /// The name under which a program's state restoration keeps the view; nil keeps nothing.
  public final var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { setRare(newValue, restorationIdentifier) { $0.restorationIdentifier = newValue } }
  }

  // MARK: Accessibility

  /// Whether assistive technology sees the view as one thing.
  public final var isAccessibilityElement: Bool {
    get { flags.contains(.accessibilityElement) }
    set { set(.accessibilityElement, newValue) }
  }

  public final var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { setRare(newValue, accessibilityLabel) { $0.accessibilityLabel = newValue } }
  }

  public final var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { setRare(newValue, accessibilityHint) { $0.accessibilityHint = newValue } }
  }

  public final var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { setRare(newValue, accessibilityValue) { $0.accessibilityValue = newValue } }
  }

  public final var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { setRare(newValue, accessibilityIdentifier) { $0.accessibilityIdentifier = newValue } }
  }

  /// The frame in screen coordinates.
  public final var accessibilityFrame: CGRect { Route(outOf: layer).convert(layer.boundsValue) }

  // MARK: Focus

  public final var canBecomeFocused: Bool { false }

  public final var isFocused: Bool { false }
}
