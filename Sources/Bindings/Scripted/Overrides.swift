import Language
import Syntax
import ViewKit

/// What a script class overrides of its native class: found once a class, when the first instance is made.
final class Overrides {
  /// Few, as a rule, so a list: a glance at two or three numbers is quicker than a table.
  let names: [Name]
  /// The same for the walks over the tree.
  let hooks: Hooks
  let layerClass: AnyClass?
  /// nil for objects that no script class stands behind (made from an archive, or by a test).
  private(set) weak var bindings: ViewBindings?
  /// Keeps the type alive, so that its address names no other.
  private let type: RuntimeType?

  init(names: [Name], layerClass: AnyClass?, bindings: ViewBindings?, type: RuntimeType?) {
    self.names = names
    hooks = names.reduce(into: []) { $0.formUnion(Hook.groups[$1] ?? []) }
    self.layerClass = layerClass
    self.bindings = bindings
    self.type = type
  }

  static var none: Overrides { Overrides(names: [], layerClass: nil, bindings: nil, type: nil) }

  @inline(__always) func contains(_ name: Name) -> Bool {
    for known in names where known == name { return true }
    return false
  }
}

extension ViewBindings {
  func overrides(of instance: ScriptInstance) -> Overrides {
    let type = instance.type
    if let known = overrides[ObjectIdentifier(type)] { return known }
    let context = type.context
    var names: [Name] = []
    for nominal in [type.nominal].compactMap({ $0 }) + (type.nominal?.ancestors ?? []) {
      for text in nominal.native?.overridable ?? [] {
        for name in [Name(text), Name("setter:" + text)] where context.findOverride(type, name) != nil {
          names.append(name)
        }
      }
    }
    let made = Overrides(names: names, layerClass: layerClass(of: type), bindings: self, type: type)
    overrides[ObjectIdentifier(type)] = made
    return made
  }

  /// What the script's `class var layerClass` answers, as a native class: asked once a class.
  private func layerClass(of type: RuntimeType) -> AnyClass? {
    guard let function = type.context.findOverride(type, "static:layerClass") else { return nil }
    do {
      let answer = try type.context.withFreshFrame { try function.call($0) }
      guard let root = try answer.metatype().nominal?.nativeRoot else { return nil }
      return swiftClasses[ObjectIdentifier(root)]
    } catch {
      type.context.pendingError = error
      return nil
    }
  }
}
