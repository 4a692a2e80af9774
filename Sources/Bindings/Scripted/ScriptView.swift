import Language
import ViewKit

/// The native part of a script's view. `ScriptWindow` repeats it word for word, because Swift has no way to put one
/// set of overrides on two classes.
final class ScriptView: UIView, Scripted {
  let overrides: Overrides

  init(_ instance: ScriptInstance, _ overrides: Overrides) {
    self.overrides = overrides
    super.init(frame: .zero)
    attachment = instance
    hooks = overrides.hooks
  }

  /// Archives are not modelled: a view without a script.
  required init?(coder: NSCoder) {
    overrides = .none
    super.init(coder: coder)
  }

  deinit { scriptInstance?.runDeinitializers(of: self) }

  /// The layer class of the instance that is being made: Swift asks the class, which is the same for all scripts.
  nonisolated(unsafe) static var layerClassInMaking: AnyClass?

  override class var layerClass: AnyClass { layerClassInMaking ?? super.layerClass }

  // MARK: Geometry

  override var frame: CGRect {
    get { ask(Hook.frame) { super.frame } }
    set { perform(Hook.setFrame, newValue) { super.frame = newValue } }
  }

  override var bounds: CGRect {
    get { ask(Hook.bounds) { super.bounds } }
    set { perform(Hook.setBounds, newValue) { super.bounds = newValue } }
  }

  override var center: CGPoint {
    get { ask(Hook.center) { super.center } }
    set { perform(Hook.setCenter, newValue) { super.center = newValue } }
  }

  override var transform: CGAffineTransform {
    get { ask(Hook.transform) { super.transform } }
    set { perform(Hook.setTransform, newValue) { super.transform = newValue } }
  }

  // MARK: Looks

  override var alpha: CGFloat {
    get { ask(Hook.alpha) { super.alpha } }
    set { perform(Hook.setAlpha, newValue) { super.alpha = newValue } }
  }

  override var isHidden: Bool {
    get { ask(Hook.isHidden) { super.isHidden } }
    set { perform(Hook.setIsHidden, newValue) { super.isHidden = newValue } }
  }

  override var backgroundColor: UIColor? {
    get { ask(Hook.backgroundColor) { super.backgroundColor } }
    set { perform(Hook.setBackgroundColor, newValue) { super.backgroundColor = newValue } }
  }

  override var isOpaque: Bool {
    get { ask(Hook.isOpaque) { super.isOpaque } }
    set { perform(Hook.setIsOpaque, newValue) { super.isOpaque = newValue } }
  }

  override var clipsToBounds: Bool {
    get { ask(Hook.clipsToBounds) { super.clipsToBounds } }
    set { perform(Hook.setClipsToBounds, newValue) { super.clipsToBounds = newValue } }
  }

  override var contentMode: ContentMode {
    get { ask(Hook.contentMode) { super.contentMode } }
    set { perform(Hook.setContentMode, newValue) { super.contentMode = newValue } }
  }

  override var tintColor: UIColor! {
    get { ask(Hook.tintColor) { super.tintColor as UIColor? } }
    set { perform(Hook.setTintColor, newValue) { super.tintColor = newValue } }
  }

  override var isUserInteractionEnabled: Bool {
    get { ask(Hook.isUserInteractionEnabled) { super.isUserInteractionEnabled } }
    set { perform(Hook.setIsUserInteractionEnabled, newValue) { super.isUserInteractionEnabled = newValue } }
  }

  override var layoutMargins: UIEdgeInsets {
    get { ask(Hook.layoutMargins) { super.layoutMargins } }
    set { perform(Hook.setLayoutMargins, newValue) { super.layoutMargins = newValue } }
  }

  // MARK: Tree

  override func addSubview(_ view: UIView) { perform(Hook.addSubview, view) { super.addSubview(view) } }

  override func insertSubview(_ view: UIView, at index: Int) {
    perform(Hook.insertAt, view, index) { super.insertSubview(view, at: index) }
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    perform(Hook.insertAbove, view, sibling) { super.insertSubview(view, aboveSubview: sibling) }
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    perform(Hook.insertBelow, view, sibling) { super.insertSubview(view, belowSubview: sibling) }
  }

  override func removeFromSuperview() { perform(Hook.removeFromSuperview) { super.removeFromSuperview() } }

  override func bringSubviewToFront(_ view: UIView) {
    perform(Hook.bringSubviewToFront, view) { super.bringSubviewToFront(view) }
  }

  override func sendSubviewToBack(_ view: UIView) {
    perform(Hook.sendSubviewToBack, view) { super.sendSubviewToBack(view) }
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    perform(Hook.exchangeSubview, index1, index2) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
  }

  override func viewWithTag(_ tag: Int) -> UIView? { ask(Hook.viewWithTag, tag) { super.viewWithTag(tag) } }

  override func didAddSubview(_ subview: UIView) {
    perform(Hook.didAddSubview, subview) { super.didAddSubview(subview) }
  }

  override func willRemoveSubview(_ subview: UIView) {
    perform(Hook.willRemoveSubview, subview) { super.willRemoveSubview(subview) }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    perform(Hook.willMoveToSuperview, newSuperview) { super.willMove(toSuperview: newSuperview) }
  }

  override func didMoveToSuperview() { perform(Hook.didMoveToSuperview) { super.didMoveToSuperview() } }

  override func willMove(toWindow newWindow: UIWindow?) {
    perform(Hook.willMoveToWindow, newWindow) { super.willMove(toWindow: newWindow) }
  }

  override func didMoveToWindow() { perform(Hook.didMoveToWindow) { super.didMoveToWindow() } }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ask(Hook.hitTest, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ask(Hook.pointInside, point, event) { super.point(inside: point, with: event) }
  }

  // MARK: Layout and drawing

  override func layoutSubviews() { perform(Hook.layoutSubviews) { super.layoutSubviews() } }

  override func setNeedsLayout() { perform(Hook.setNeedsLayout) { super.setNeedsLayout() } }

  override func layoutIfNeeded() { perform(Hook.layoutIfNeeded) { super.layoutIfNeeded() } }

  override func layoutSublayers(of layer: CALayer) {
    perform(Hook.layoutSublayers, layer) { super.layoutSublayers(of: layer) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { ask(Hook.sizeThatFits, size) { super.sizeThatFits(size) } }

  override func sizeToFit() { perform(Hook.sizeToFit) { super.sizeToFit() } }

  override func layoutMarginsDidChange() { perform(Hook.layoutMarginsDidChange) { super.layoutMarginsDidChange() } }

  override var intrinsicContentSize: CGSize { ask(Hook.intrinsicContentSize) { super.intrinsicContentSize } }

  override var alignmentRectInsets: UIEdgeInsets { ask(Hook.alignmentRectInsets) { super.alignmentRectInsets } }

  override func draw(_ rect: CGRect) { perform(Hook.draw, rect) { super.draw(rect) } }

  override func setNeedsDisplay() { perform(Hook.setNeedsDisplay) { super.setNeedsDisplay() } }

  override func setNeedsDisplay(_ rect: CGRect) {
    perform(Hook.setNeedsDisplayInRect, rect) { super.setNeedsDisplay(rect) }
  }

  override func display(_ layer: CALayer) { perform(Hook.display, layer) { super.display(layer) } }

  // MARK: Events

  override var next: UIResponder? { ask(Hook.next) { super.next } }

  override var canBecomeFirstResponder: Bool {
    ask(Hook.canBecomeFirstResponder) { super.canBecomeFirstResponder }
  }

  override var canResignFirstResponder: Bool {
    ask(Hook.canResignFirstResponder) { super.canResignFirstResponder }
  }

  override var isFirstResponder: Bool { ask(Hook.isFirstResponder) { super.isFirstResponder } }

  override func becomeFirstResponder() -> Bool { ask(Hook.becomeFirstResponder) { super.becomeFirstResponder() } }

  override func resignFirstResponder() -> Bool { ask(Hook.resignFirstResponder) { super.resignFirstResponder() } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    performTouches(Hook.touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    performTouches(Hook.touchesMoved, touches, event) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    performTouches(Hook.touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    performTouches(Hook.touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    perform(Hook.motionBegan, motion, event) { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    perform(Hook.motionEnded, motion, event) { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    perform(Hook.motionCancelled, motion, event) { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    perform(Hook.remoteControlReceived, event) { super.remoteControlReceived(with: event) }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ask(Hook.canPerformAction, action, overrides.bindings?.any(sender)) {
      super.canPerformAction(action, withSender: sender)
    }
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    let bindings = overrides.bindings
    return ask(Hook.target, action, bindings?.any(sender)) {
      bindings?.any(super.target(forAction: action, withSender: sender))
    }?.native
  }

  override var inputView: UIView? { ask(Hook.inputView) { super.inputView } }

  override var inputAccessoryView: UIView? { ask(Hook.inputAccessoryView) { super.inputAccessoryView } }

  override func reloadInputViews() { perform(Hook.reloadInputViews) { super.reloadInputViews() } }

  override var description: String { ask(Hook.description) { super.description } }

  override func isEqual(_ object: Any?) -> Bool {
    ask(Hook.isEqual, overrides.bindings?.any(object)) { super.isEqual(object) }
  }

  override var hash: Int { ask(Hook.hash) { super.hash } }

  override func responds(to selector: Selector) -> Bool {
    ask(Hook.responds, selector) { implements(selector) || super.responds(to: selector) }
  }

  override var className: String { scriptClassName ?? super.className }
}
