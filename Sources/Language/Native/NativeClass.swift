/// How script code reaches instances of a native class, and how script classes derive from it.
public final class NativeClass {
  /// The Swift class, to ask an object's dynamic type: `object is Root`.
  public let isInstance: (AnyObject) -> Bool
  /// Makes an instance of a script class that derives from this one; the script's fields are attached
  /// afterwards. The name is the initializer's full name: `init(frame:)`. nil: cannot be subclassed.
  public var makeScriptInstance: ((_ initializer: String, Frame) throws -> AnyObject)?
  /// The script fields of an instance (nil when it is not of a script class).
  public var instance: ((AnyObject) -> ScriptInstance?)?
  public var attach: ((AnyObject, ScriptInstance) -> Void)?
  /// Names of the methods and properties that a script class may override, as `fullName`.
  public var overridable: Set<String> = []

  public init(isInstance: @escaping (AnyObject) -> Bool) { self.isInstance = isInstance }
}

/// What makes an object an instance of a script class: its class and its fields. A pure script object is one
/// itself; an instance of a script class that derives from a native class has one attached.
public final class ScriptInstance {
  public let type: RuntimeType
  public var fields: [Value]

  public init(type: RuntimeType, fields: [Value]) {
    self.type = type
    self.fields = fields
  }

  deinit { type.runDeinitializers(of: self) }
}
