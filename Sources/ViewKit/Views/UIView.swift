/// A rectangle that shows something, holds other views and takes events: UIKit's `UIView`.
///
/// Geometry lives in the `layer`; what few views have lives in `extras`, made on first use. This file holds the stored
/// state and everything that a subclass may override; each topic's work is in `UIView+Topic.swift`.
open class UIView: UIResponder {
  // Walks touch these fields a million times over, and no access ever spans a call into other code: the dynamic checks
  // for overlapping access would cost a third of the time and find nothing.

  @exclusivity(unchecked) final var maskBits: UInt8 = 0
  @exclusivity(unchecked) final var contentModeValue = ContentMode.scaleToFill
  @exclusivity(unchecked) final var flags: Flags = .initial
  /// Where the view was last known to be among its siblings; only a hint.
  @exclusivity(unchecked) final var slot: UInt32 = 0
  /// How many places of `subviewPlaces` are empty.
  @exclusivity(unchecked) final var holes: UInt32 = 0

  /// The layer that holds the view's geometry, of the class that `layerClass` names. Its delegate is the view.
  public final let layer: CALayer

  // Plain pointers, because weak ones cost memory and time; the pointee's `deinit` clears them.
  @exclusivity(unchecked) final unowned(unsafe) var superviewLink: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var windowLink: UIWindow?

  /// The subviews back to front, with a stand-in where one has left and nobody has asked for the list since. Only for
  /// `UIView+Links.swift`; all else uses `subviewList`.
  @exclusivity(unchecked) final var subviewPlaces: [UIView] = []

  /// A number of the program's own, for `viewWithTag(_:)`.
  @exclusivity(unchecked) public final var tag = 0 {
    didSet { if tag != oldValue { Runtime.changed() } }
  }

  @exclusivity(unchecked) final var extras: ViewExtras?

  /// The class of the view's layer, asked once, when the view is made. A class that is no layer counts as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with this rectangle in its future superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    begin()
    layer.store(frame: frame)
  }

  /// A view from an archive. Archives are not modelled: the view is as `init(frame: .zero)` makes it.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    begin()
  }

  /// The same as `init(frame: .zero)`.
  public convenience override init() { self.init(frame: .zero) }

  deinit { tearDown() }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates: computed from `center`, `bounds` and `transform`, and set
  /// through them. With a transform other than the identity UIKit leaves it undefined; here it is the box around the
  /// view. Raises `CALayerInvalidGeometry` for a NaN.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates. The size changes about the center; the origin moves the subviews.
  /// Raises `CALayerInvalidGeometry` for a NaN.
  open var bounds: CGRect {
    get { layer.boundsValue }
    set { layer.bounds = newValue }
  }

  /// The place of the anchor point in the superview's coordinates. Raises `CALayerInvalidGeometry` for a NaN.
  open var center: CGPoint {
    get { layer.positionValue }
    set { layer.position = newValue }
  }

  /// The transform about the anchor point, by default the middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  // MARK: Looks

  /// The opacity of the view with all its subviews, kept as a `Float`: 0.3 reads back 0.30000001192092896.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacityValue) }
    set { setAlpha(newValue) }
  }

  /// Hides the view with all its subviews. It stays in the tree and keeps being laid out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The layer was hidden or shown.
  func hiddenDidChange() {}

  /// What is painted under the view's own drawing; nil is nothing.
  open var backgroundColor: UIColor? {
    get { layer.extras?.background }
    set { setBackgroundColor(newValue) }
  }

  /// A promise that the view fills its bounds; only a hint for drawing.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setOpaque(newValue) }
  }

  /// Whether drawing and subviews are cut off at the bounds. Hit testing never looks outside the bounds anyway.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How drawn content is fitted when the bounds change without drawing anew.
  open var contentMode: ContentMode {
    get { contentModeValue }
    set { setContentMode(newValue) }
  }

  /// The accent colour: the view's own, else its superview's, else system blue.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTintColor(newValue) }
  }

  // MARK: Events

  /// Whether events reach the view and its subviews.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.interactive) }
    set { set(.interactive, newValue) }
  }

  /// The innermost view at the point, in the receiver's coordinates; nil when the receiver is hidden, disabled, all
  /// but transparent (alpha below 0.01) or does not contain the point. Subviews are asked front to back.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// Whether the point, in the receiver's coordinates, is within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.boundsValue.contains(point) }

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { extras?.controller ?? superviewLink }

  override var hostWindow: UIWindow? { windowLink }

  override func hooksDidChange() { startDrawing() }

  // MARK: Hierarchy

  /// Puts the view on top of the receiver's other subviews, taking it away from where it was. A view that is a subview
  /// already comes to the front. Raises `NSInvalidArgumentException` for the receiver itself and `CALayerInvalid` for
  /// one of its ancestors.
  open func addSubview(_ view: UIView) { place(view, .top) }

  /// Puts the view at an index of the receiver's sublayers, which are its subviews unless it has bare layers. The index
  /// counts after the view has left its old place and is clamped into 0 … count. Raises like `addSubview`.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, .index(index)) }

  /// Puts the view right above a subview; on top when `siblingSubview` is none. Raises like `addSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, .above(siblingSubview.layer))
  }

  /// Puts the view right below a subview; on top when `siblingSubview` is none. Raises like `addSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, .below(siblingSubview.layer))
  }

  /// Takes the view out of its superview; does nothing without one.
  open func removeFromSuperview() { leaveSuperview() }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, .top, "bringSubviewToFront") }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, .index(0), "sendSubviewToBack") }

  /// Swaps two subviews; does nothing when an index has none.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// The receiver or the first of its descendants, parents first, with this tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview leaves. A dying view is told of each of its subviews; `isDeallocating` is true then, and
  /// the override must not keep the receiver.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; `superview` is still the old one (nil when that one is dying).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes, for a view and then its descendants.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed, for the descendants and then the view.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews. Called by the layout pass; the base class does nothing.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { markLayout(.asked) }

  /// Runs the layout pass for this view's subtree now, or for that of the outermost in an unbroken line of superviews
  /// that ask for layout.
  open func layoutIfNeeded() { LayoutPass.run(view: self) }

  /// The layer's call for layout; calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// The size that suits the view best within the given one; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { layer.boundsValue.size }

  /// Takes the size that `sizeThatFits(_:)` answers for the present one. The frame's origin stays.
  open func sizeToFit() { fitSize() }

  /// The size that the content wants; -1 (`noIntrinsicMetric`) on an axis without a wish.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// How far the alignment rectangle lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The distance that subviews should keep from the edges: 8 points and the safe area, unless set.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// Called when the layout margins were set.
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  /// Draws the part of the view that `rect` names, in its own coordinates. Called by the display pass; the base class
  /// does nothing, and a class without its own `draw(_:)` has no content to draw.
  open func draw(_ rect: CGRect) {}

  /// Asks for the whole view to be drawn in the next display pass.
  open func setNeedsDisplay() { requestDisplay(layer.boundsValue) }

  /// Asks for a part of the view, in its own coordinates, to be drawn in the next display pass.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay(rect) }

  /// The layer's call for contents; calls `draw(_:)` with what is to be drawn anew.
  open func display(_ layer: CALayer) {
    if layer === self.layer { drawInvalid() }
  }

  // MARK: Texts

  /// UIKit's form: `<UIView: card; frame = (40 60; 200 120); layer = <CALayer: 0x2>>`, with what is not at its default
  /// in between.
  open override var description: String { descriptionText }

  open override var className: String {
    type(of: self) == UIView.self ? "UIView" : _typeName(type(of: self), qualified: false)
  }
}

extension UIView: CALayerDelegate {}
