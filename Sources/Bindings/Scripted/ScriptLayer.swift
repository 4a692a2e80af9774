import Language
import ViewKit

/// The native part of a script's layer.
final class ScriptLayer: CALayer, Scripted {
  let overrides: Overrides

  init(_ instance: ScriptInstance, _ overrides: Overrides) {
    self.overrides = overrides
    super.init()
    attachment = instance
  }

  required init() {
    overrides = .none
    super.init()
  }

  deinit { scriptInstance?.runDeinitializers(of: self) }

  override func layoutSublayers() { perform(Hook.layerLayoutSublayers) { super.layoutSublayers() } }

  override func setNeedsLayout() { perform(Hook.setNeedsLayout) { super.setNeedsLayout() } }

  override func layoutIfNeeded() { perform(Hook.layoutIfNeeded) { super.layoutIfNeeded() } }

  override func display() { perform(Hook.layerDisplay) { super.display() } }

  override func draw(in context: CGContext) { perform(Hook.layerDraw, context) { super.draw(in: context) } }

  override func setNeedsDisplay() { perform(Hook.setNeedsDisplay) { super.setNeedsDisplay() } }

  override func setNeedsDisplay(_ rect: CGRect) {
    perform(Hook.setNeedsDisplayInRect, rect) { super.setNeedsDisplay(rect) }
  }

  override func contains(_ point: CGPoint) -> Bool { ask(Hook.layerContains, point) { super.contains(point) } }

  override func hitTest(_ point: CGPoint) -> CALayer? { ask(Hook.layerHitTest, point) { super.hitTest(point) } }

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
