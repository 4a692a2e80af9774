import Language
import Syntax
import ViewKit

extension ViewBindings {
  /// Lets scripts derive classes from a native one.
  ///
  /// - Parameters:
  ///   - overridable: full names of the methods, and names of the properties, that the class declares open.
  ///   - superInit: by initializer, what `super.init` does to an instance that exists.
  ///   - make: the native part of an instance.
  func openToScripts<C: NSObject, S: NSObject>(
    _ nominal: Nominal, _ type: C.Type, _ overridable: Set<String>, superInit: [String: Code],
    make: @escaping (ScriptInstance, Overrides) -> S
  ) {
    guard let native = nominal.native else { return }
    nominal.isFinal = false
    native.overridable = overridable
    native.superInit = superInit
    native.instance = { unsafeDowncast($0, to: NSObject.self).scriptInstance }
    native.makeScriptInstance = { [unowned self] instance in make(instance, overrides(of: instance)) }
  }

  /// `UIView()` is `init(frame: .zero)`, which the script's class may override.
  func forwardedFrameInit<V: UIView>(_ frame: @escaping (V) -> CGRect) -> Code {
    let name: Name = "init(frame:)"
    return code { (view: V) in
      guard let instance = view.scriptInstance,
        let function = instance.type.context.findOverride(instance.type, name)
      else {
        view.layer.frame = frame(view)
        return
      }
      try instance.type.context.withFreshFrame { memory in
        memory.value(at: 0).initialize(to: function.context)
        var writer = ArgumentWriter(function, memory)
        writer.add(view)
        writer.add(frame(view))
        do { try function.code.effect(memory) } catch { throw function.left(by: error) }
      }
    }
  }
}

/// What a `super.init` does, as code over `self` and the arguments.
func code<Root: Bridged>(_ run: @escaping (Root) throws -> Void) -> Code { .void { try run(Root.take($0)) } }

func code<Root: Bridged, A: Bridged>(_ run: @escaping (Root, A) throws -> Void) -> Code {
  .void { try run(Root.take($0), A.take($0 + Root.rep.size)) }
}
