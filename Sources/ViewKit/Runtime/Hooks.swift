/// Which overridable members a responder's class overrides, so that walks over the tree may do by a loop what UIKit
/// does by calls into each view, and call only where a call can make a difference.
///
/// A Swift subclass's hooks are found by the runtime. A host whose classes are all backed by one Swift class sets
/// `UIResponder.hooks` on each instance to what its script class really overrides.
public struct Hooks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// a touch, motion or remote control method
  public static let touches = Hooks(rawValue: 1)
  /// `next`
  public static let next = Hooks(rawValue: 2)
  /// `layoutSubviews()`, `setNeedsLayout()` or `layoutSublayers(of:)`
  public static let layout = Hooks(rawValue: 4)
  /// `draw(_:)`
  public static let draw = Hooks(rawValue: 8)
  /// `hitTest(_:with:)`
  public static let hitTest = Hooks(rawValue: 16)
  /// `point(inside:with:)`
  public static let pointInside = Hooks(rawValue: 32)
  /// `willMove(toSuperview:)` or `didMoveToSuperview()`
  public static let superview = Hooks(rawValue: 64)
  /// `willMove(toWindow:)` or `didMoveToWindow()`
  public static let window = Hooks(rawValue: 128)
  /// `didAddSubview(_:)` or `willRemoveSubview(_:)`
  public static let subviews = Hooks(rawValue: 256)

  public static let all = Hooks(rawValue: 511)
}

/// The hooks of each class, worked out once a class.
///
/// Swift keeps a class's overridable methods as addresses in a table in the class's metadata (documented in the Swift
/// repository, `docs/ABI/TypeMetadata.rst`). Where a method's address lies is found by comparing tables: `HookProbes`
/// has a class for each hook that overrides just that. A class whose table has another address there than `UIView`'s
/// overrides the method. Should the comparison ever fail, a class counts as overriding everything, which is always
/// right and only slower.
struct HookTable {
  private var known: [ObjectIdentifier: Hooks] = [:]
  private var lastClass: ObjectIdentifier?
  private var lastHooks: Hooks = []

  mutating func hooks(of type: UIResponder.Type) -> Hooks {
    let id = ObjectIdentifier(type)
    if id == lastClass { return lastHooks }
    let answer = known[id] ?? Self.find(type)
    known[id] = answer
    lastClass = id
    lastHooks = answer
    return answer
  }

  private static func find(_ type: UIResponder.Type) -> Hooks {
    if type == UIView.self || type == UIResponder.self { return [] }
    guard type is UIView.Type else {
      // A controller or an application: not part of the large walks, so exactness buys nothing.
      return .all
    }
    var answer: Hooks = []
    for (hook, slots) in HookProbes.slots {
      let differs = slots.isEmpty || slots.contains { word($0, of: type) != word($0, of: UIView.self) }
      if differs { answer.insert(hook) }
    }
    return answer
  }

  /// The word at an index of a class's metadata.
  static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }
}
