/// An object that takes events: a view, a controller, a window, the application. What it does not handle goes to its
/// `next` responder.
open class UIResponder: NSObject {
  /// Which members the object's class overrides; see `Hooks`. Set by hosts whose classes share one Swift class, right
  /// after the object is made.
  @exclusivity(unchecked) public final var hooks: Hooks = [] {
    didSet { hooksDidChange() }
  }

  public override init() {
    super.init()
    let type = type(of: self)
    if type != UIView.self { hooks = Runtime.current.hooks.hooks(of: type) }
  }

  /// The window in which the object can be first responder.
  var hostWindow: UIWindow? { nil }

  func hooksDidChange() {}

  /// Whether the object is, or stands for a view, below a view.
  func isInside(_ view: UIView) -> Bool {
    (self as? UIView)?.isDescendant(of: view) ?? (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view)
      ?? false
  }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  /// Whether this is its window's first responder.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes this the window's first responder after the present one has resigned. False without a window, when
  /// `canBecomeFirstResponder` is, or when the present one refuses.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirst() }

  /// Gives up being first responder; true, also for an object that was not.
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFirst() }

  // MARK: Touches and other events; the base class passes them on to `next`

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handler?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handler?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handler?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handler?.touchesCancelled(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handler?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handler?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handler?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    handler?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether the object carries the action out; true when it implements it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first responder up the chain, from this one, that carries the action out.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Input

  /// What is shown in place of the keyboard.
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views anew; without a keyboard there is nothing to do.
  open func reloadInputViews() {}
}
