/// What a view draws and where: the holder of all geometry, as in Core Animation.
///
/// A view's layer and a layer of its own ("bare") differ only in who places them: view layers stand in the layer tree
/// where their views stand in the view tree. Working on view layers with the layer calls works on the views: adding
/// one view's layer to another's is `addSubview`, removing it is `removeFromSuperview`.
///
/// Plain state is stored here, rare state in `extras` on first use, so that a million plain layers stay small.
open class CALayer: NSObject {
  // Unchecked for the same reason as in `UIView`.

  @exclusivity(unchecked) final var positionValue = CGPoint()
  @exclusivity(unchecked) final var boundsValue = CGRect()
  @exclusivity(unchecked) final var anchorPointValue = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) final var opacityValue: Float = 1
  @exclusivity(unchecked) final var flags: Flags = [.doubleSided, .groupOpacity, .needsLayout]

  /// The superlayer, when it is not simply the layer of the superview of the layer's view. Cleared by its `deinit`.
  @exclusivity(unchecked) final unowned(unsafe) var superlayerLink: CALayer?

  /// The view whose layer this is. Cleared by the view's `deinit`.
  @exclusivity(unchecked) final unowned(unsafe) var owner: UIView?

  /// The sublayers back to front. Nil in a view's layer stands for exactly the layers of its subviews.
  @exclusivity(unchecked) final var sublayerList: [CALayer]?

  @exclusivity(unchecked) final var extras: LayerExtras?

  /// The transform; nil is the identity.
  @exclusivity(unchecked) final var transformBox: TransformBox?

  public required override init() { super.init() }

  /// A copy of the plain values of another layer, without sublayers or delegate.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    positionValue = layer.positionValue
    boundsValue = layer.boundsValue
    anchorPointValue = layer.anchorPointValue
    opacityValue = layer.opacityValue
    flags = layer.flags
    extras = layer.extras?.copy()
    transformBox = layer.transformBox.map { TransformBox($0.full) }
  }

  deinit {
    guard var list = sublayerList else { return }
    sublayerList = nil
    for index in list.indices where list[index].superlayerLink === self { list[index].superlayerLink = nil }
    Graveyard.bury(&list)
  }

  open override var className: String {
    type(of: self) == CALayer.self ? "CALayer" : _typeName(type(of: self), qualified: false)
  }

  // MARK: Overridable work

  /// Places the sublayers; called by the layout pass. The base class asks the delegate, for a view's layer the view.
  open func layoutSublayers() {
    if let delegate { delegate.layoutSublayers(of: self) }
  }

  /// Marks the layer for the next layout pass.
  open func setNeedsLayout() { markLayout(.asked) }

  /// Runs the layout pass at once, from the outermost ancestor of an unbroken line that asks for it.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }

  /// Makes new contents; called by the display pass. The base class asks the delegate, for a view's layer the view;
  /// without one it keeps what `draw(in:)` draws.
  open func display() {
    if let delegate { delegate.display(self) } else { drawSelf() }
  }

  /// Draws the layer into a context, in its own coordinates; called by `display()`. The base class draws nothing.
  open func draw(in context: CGContext) {}

  open func setNeedsDisplay() { markDisplay(boundsValue) }

  /// Marks a part of the layer, in its own coordinates, as to be drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { markDisplay(rect) }

  /// Whether the point, in the layer's own coordinates, is within its bounds.
  open func contains(_ point: CGPoint) -> Bool { boundsValue.contains(point) }

  /// The innermost layer at a point given in the superlayer's coordinates; nil when there is none.
  open func hitTest(_ point: CGPoint) -> CALayer? { findHit(point) }
}

extension CALayer {
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let hidden = Flags(rawValue: 1)
    static let masksToBounds = Flags(rawValue: 2)
    static let opaque = Flags(rawValue: 4)
    static let doubleSided = Flags(rawValue: 8)
    static let groupOpacity = Flags(rawValue: 16)
    static let displayOnBoundsChange = Flags(rawValue: 32)
    /// This layer, which belongs to no view, asked for layout.
    static let needsLayout = Flags(rawValue: 64)
    /// This layer, which belongs to no view, asked for display.
    static let needsDisplay = Flags(rawValue: 128)
    /// A layer below this one, which belongs to no view, asked for layout.
    static let layoutBelow = Flags(rawValue: 256)
    /// A layer below this one, which belongs to no view, asked for display.
    static let displayBelow = Flags(rawValue: 512)
  }

  final func set(_ flag: Flags, _ on: Bool) {
    if flags.contains(flag) == on { return }
    if on { flags.insert(flag) } else { flags.remove(flag) }
    Runtime.changed()
  }
}

/// Does a layer's work in its place. A view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func display(_ layer: CALayer) {}
}

/// The class of a window's layer.
public final class UIWindowLayer: CALayer {}
