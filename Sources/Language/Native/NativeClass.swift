import Syntax

/// How script code reaches instances of a native class, and how script classes derive from it.
public final class NativeClass {
  /// The Swift class, to ask an object's dynamic type: `object is Root`.
  public let isInstance: (AnyObject) -> Bool
  /// Makes the native part of an instance of a script class, with the script part attached to it. It is
  /// made with the simplest initializer; `superInit` then does what the one that is called would have done.
  /// nil: the class cannot be subclassed.
  public var makeScriptInstance: ((ScriptInstance) -> AnyObject)?
  /// The script part of an instance (nil when it is not of a script class).
  public var instance: ((AnyObject) -> ScriptInstance?)?
  /// What `super.init(frame:)` does to the instance already made, by the initializer's full name; frame: `self`,
  /// then the arguments.
  public var superInit: [String: Code] = [:]
  /// Full names of the methods (`hitTest(_:with:)`), and names of the properties, that a script class may
  /// override.
  public var overridable: Set<String> = []

  public init(isInstance: @escaping (AnyObject) -> Bool) { self.isInstance = isInstance }
}

/// What makes an object an instance of a script class: its class and its fields. An object of a pure script
/// class is one itself; an instance of a script class that derives from a native one has one attached.
public final class ScriptInstance {
  public let type: RuntimeType
  /// Stored properties, superclasses' first (`RuntimeType.storedFields`).
  public let fields: UnsafeMutablePointer<Value>
  public let fieldCount: Int
  /// The native method that a `super` call is on its way to: the trampoline of that method must not go back
  /// into the script.
  public var bypass: Name?
  /// The initializers have reached that of the class without a superclass: an object that fails from then on is whole.
  public var hasReachedRoot = false
  private var isDeinitialized = false

  public init(type: RuntimeType, fields: [Value]) {
    self.type = type
    fieldCount = fields.count
    self.fields = .allocate(capacity: max(1, fields.count))
    for (index, value) in fields.enumerated() { (self.fields + index).initialize(to: value) }
  }

  /// The script's override of a native method (or accessor: `frame`, `setter:frame`), a function whose first
  /// parameter is `self`; nil when there is none, when a `super` call asked for the native one, or when an
  /// error is pending (then no script code may run until it is reported).
  public func override(_ name: Name) -> FunctionObject? {
    if bypass == name {
      bypass = nil
      return nil
    }
    if type.context.pendingError != nil { return nil }
    return type.context.findOverride(type, name)
  }

  /// Runs the script's `deinit`s, most derived first, once. Called by the native object's own deinitializer,
  /// while `object` is still whole.
  public func runDeinitializers(of object: AnyObject) {
    if isDeinitialized { return }
    isDeinitialized = true
    type.context.runDeinitializers(type, object)
  }

  /// The initializer failed before the object was whole: Swift runs no `deinit` then.
  public func skipDeinitializers() { isDeinitialized = true }

  deinit {
    // A pure script object is the instance itself.
    if type.nominal?.nativeRoot == nil { runDeinitializers(of: self) }
    fields.deinitialize(count: fieldCount)
    fields.deallocate()
  }
}
