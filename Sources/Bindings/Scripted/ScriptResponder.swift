import Language
import ViewKit

/// The native part of a script's responder that is neither view nor controller.
final class ScriptResponder: UIResponder, Scripted {
  let overrides: Overrides

  init(_ instance: ScriptInstance, _ overrides: Overrides) {
    self.overrides = overrides
    super.init()
    attachment = instance
    hooks = overrides.hooks
  }

  deinit { scriptInstance?.runDeinitializers(of: self) }

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
