extension CALayer {
  /// 0 … 1 is meant; other values are kept and clamped only when drawn. Covers the whole subtree.
  public final var opacity: Float {
    get { opacityValue }
    set {
      if newValue == opacityValue { return }
      opacityValue = newValue
      Runtime.changed()
    }
  }

  public final var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      if newValue == isHidden { return }
      set(.hidden, newValue)
      // A window hidden by its layer is off the screen all the same.
      owner?.hiddenDidChange()
    }
  }

  /// Whether sublayers are cut off at the bounds.
  public final var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { set(.masksToBounds, newValue) }
  }

  public final var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { set(.opaque, newValue) }
  }

  public final var isDoubleSided: Bool {
    get { flags.contains(.doubleSided) }
    set { set(.doubleSided, newValue) }
  }

  public final var allowsGroupOpacity: Bool {
    get { flags.contains(.groupOpacity) }
    set { set(.groupOpacity, newValue) }
  }

  public final var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.displayOnBoundsChange) }
    set { set(.displayOnBoundsChange, newValue) }
  }

  /// Draws the layer above siblings of a smaller value; the order of `sublayers` stays.
  public final var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set { setRare(newValue, zPosition) { $0.zPosition = newValue } }
  }

  /// Pixels a point of the contents.
  public final var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set { setRare(newValue, contentsScale) { $0.contentsScale = newValue } }
  }

  /// How contents are fitted into the bounds.
  public final var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { setRare(newValue, contentsGravity) { $0.contentsGravity = newValue } }
  }

  /// The part of the contents to show, in unit coordinates.
  public final var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setRare(newValue, contentsRect) { $0.contentsRect = newValue } }
  }

  /// The part of the contents that stretches, in unit coordinates; a view's `contentStretch`.
  public final var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { setRare(newValue, contentsCenter) { $0.contentsCenter = newValue } }
  }

  public final var contents: Any? {
    get { extras?.contents }
    set {
      rare.contents = newValue
      Runtime.changed()
    }
  }

  /// Whether any of the values that few layers have other than by default was ever set.
  public final var hasRareValues: Bool { extras != nil }

  public final var cornerRadius: CGFloat {
    get { extras?.cornerRadius ?? 0 }
    set { setRare(newValue, cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// Which corners `cornerRadius` rounds; all by default.
  public final var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { setRare(newValue, maskedCorners) { $0.maskedCorners = newValue } }
  }

  public final var borderWidth: CGFloat {
    get { extras?.borderWidth ?? 0 }
    set { setRare(newValue, borderWidth) { $0.borderWidth = newValue } }
  }

  /// Opaque black by default.
  public final var borderColor: CGColor? {
    get { extras == nil ? .black : extras?.borderColor }
    set { setRare(newValue, borderColor) { $0.borderColor = newValue } }
  }

  public final var backgroundColor: CGColor? {
    get { extras?.background?.cgColor }
    set { setRare(newValue, backgroundColor) { $0.background = newValue.map { UIColor(cgColor: $0) } } }
  }

  /// Opaque black by default.
  public final var shadowColor: CGColor? {
    get { extras == nil ? .black : extras?.shadowColor }
    set { setRare(newValue, shadowColor) { $0.shadowColor = newValue } }
  }

  public final var shadowOpacity: Float {
    get { extras?.shadowOpacity ?? 0 }
    set { setRare(newValue, shadowOpacity) { $0.shadowOpacity = newValue } }
  }

  public final var shadowRadius: CGFloat {
    get { extras?.shadowRadius ?? 3 }
    set { setRare(newValue, shadowRadius) { $0.shadowRadius = newValue } }
  }

  public final var shadowOffset: CGSize {
    get { extras?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { setRare(newValue, shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// What casts the shadow, in the layer's own coordinates; nil is what the layer shows. The path is copied.
  public final var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set {
      if newValue == nil, shadowPath == nil { return }
      rare.shadowPath = newValue.map { CGPath($0.data) }
      Runtime.changed()
    }
  }

  /// A name of the program's own.
  public final var name: String? {
    get { extras?.name }
    set { setRare(newValue, name) { $0.name = newValue } }
  }

  /// The object that does the layer's work. The view, for a view's layer, unless another is set.
  public final var delegate: (any CALayerDelegate)? {
    get { extras?.delegate ?? owner }
    set {
      rare.delegate = newValue
      Runtime.changed()
    }
  }
}
