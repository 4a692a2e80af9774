import Language
import ViewKit

/// The native part of a script's plain object.
final class ScriptObject: NSObject, Scripted {
  let overrides: Overrides

  init(_ instance: ScriptInstance, _ overrides: Overrides) {
    self.overrides = overrides
    super.init()
    attachment = instance
  }

  deinit { scriptInstance?.runDeinitializers(of: self) }

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
